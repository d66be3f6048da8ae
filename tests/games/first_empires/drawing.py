"""Positions are written down, not played for forty lines.

    state = table(
        seats=3,
        civilizations=("huaxia", "etruria", "karthadst"),
        at={"scythia": (0, 3), "rus": (1, 2), "huaxia": (1, 1)},
        cities={"albion": 0},
        hands={0: "gansu-road"},
        dice="g p",
        points=4,
    )

A region not named is empty. A seat that is not named at all has the explorers of its bottom space in its start region.
The yellow markers stand where they show the explorers that are written down, those on their way included. City tokens
lie above the tracks whose city space is not reached; all others that are not named lie in the start region, or were
taken by the rival that is there. Cards not named are in the decks. Dice are letters: o b p g y, and k for black.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from latium.core.options import resolve
from latium.core.protocol import OptionValue
from latium.core.seats import Seat
from latium.games.first_empires import GAME
from latium.games.first_empires.catalogue import BLUE, COLOURS, FACE_NAMES, PURPLE, YELLOW, Catalogue, catalogue_for
from latium.games.first_empires.components import DECK_SIZE
from latium.games.first_empires.notation import LETTERS
from latium.games.first_empires.state import State
from latium.games.first_empires.views import PlayerView, RegionView, Step, TurnView, View
from tests.games.asking import Asking

Held: TypeAlias = tuple[Seat, int]
"""A seat and how many of its explorers."""
Words: TypeAlias = str | Sequence[str]
"""Names, in one text or one by one."""

ROLLING: Final = ("Rolling", "Rerolling")
BEFORE_ADVANCING: Final = ("Rolling", "Rerolling", "Moving")
MOVING_ON: Final = {
    "Invading": "Moving",
    "Retreating": "Moving",
    "Placing": "Advancing",
    "Drawing": "Advancing",
}
"""Steps in the middle of another one."""


def table(
    *,
    seats: int | None = None,
    at: Mapping[str, Held] | None = None,
    cities: Mapping[str, Seat | Held] | None = None,
    taken: Mapping[Seat, Mapping[Seat, int]] | None = None,
    civilizations: Sequence[str] | None = None,
    levels: Mapping[Seat, Mapping[str, int]] | None = None,
    tokens: Mapping[Seat, Words] | None = None,
    hands: Mapping[Seat, Words] | None = None,
    scored: Mapping[Seat, Words] | None = None,
    discarded: Mapping[Seat, Words] | None = None,
    step: str = "Moving",
    seat: Seat = 0,
    fresh: bool = True,
    by: Seat = 0,
    count: int | None = None,
    region: str | None = None,
    tracks: Words = (),
    dice: str = "",
    natural: str | None = None,
    blackened: int = 0,
    rerolls: int | None = None,
    points: int | None = None,
    conquests: int = 0,
    rivals: Sequence[Seat] = (),
    captured: int = 0,
    raised: Mapping[str, int] | None = None,
    founded: Words = (),
    round_: int = 1,
    first: Seat = 0,
    options: Mapping[str, OptionValue] | None = None,
) -> State:
    """A position at `step` of `seat`: "Rerolling", "Moving" (`fresh`: before the first move), "Invading" (`region`,
    `count` brought), "Retreating" (`count` explorers out of `region`, on the turn of `by`), "Advancing" (`fresh`:
    before the first raise), "Placing" (`count`), "Drawing" (`count`), "Founding" (`tracks`), "Closing" or another of
    `observe.Step`. `cities` and `taken` count tokens: {"albion": 0}, {"albion": (0, 2)}, {taker: {owner: 2}}.

    What is not given is as the tracks say: points from the purple one up to the movement, re-rolls from the blue one
    while dice are rolled; and the dice as they fell (`natural`) are those that lie there.
    """
    number = seats or len(civilizations or ()) or 2
    chosen = resolve(GAME.facts, number, {"first": first + 1, **(options or {})})
    components = chosen["components"]
    catalogue = catalogue_for(components if isinstance(components, str) else None, number)
    names = civilizations or [catalogue.civilizations[civilization] for civilization in catalogue.allowed[:number]]
    steps = _steps(step, seat, fresh, by, count, region, _words(tracks))
    map_ = _populated(catalogue, names, at or {})
    marks = [_levels(catalogue, names[own], own, (levels or {}).get(own, {}), map_, steps) for own in range(number)]
    above = {own: _above(catalogue, names[own], marks[own]) for own in range(number)}
    above.update({own: _words(given) for own, given in (tokens or {}).items()})
    turned = {own: dict(given) for own, given in (taken or {}).items()}
    placed = {place: (held, 1) if isinstance(held, int) else held for place, held in (cities or {}).items()}
    for own in range(number):
        _put_tokens(own, catalogue, names[own], above, placed, turned, map_)
    acting = by if step == "Retreating" else seat
    value = _values(catalogue, names[acting], marks[acting])
    view = View(
        seats=number,
        options=chosen,
        first=first,
        round=round_,
        reason="",
        steps=steps,
        regions={id: _region(id, map_, placed, number) for id in catalogue.regions},
        players=tuple(
            _player(
                names[own],
                marks[own],
                *(_words((cards or {}).get(own, ())) for cards in (hands, scored, discarded)),
                tokens=above[own],
                taken=tuple(turned.get(own, {}).get(other, 0) for other in range(number)),
            )
            for own in range(number)
        ),
        turn=TurnView(
            dice=_faces(dice),
            natural=_faces(dice if natural is None and step not in ROLLING else natural or ""),
            blackened=blackened,
            rerolls=rerolls if rerolls is not None else value[BLUE] if step in ROLLING else 0,
            points=points if points is not None else value[PURPLE] if step in BEFORE_ADVANCING else 0,
            conquests=conquests,
            rivals=tuple(rivals),
            captured=captured,
            raised={colour: (raised or {}).get(colour, 0) for colour in COLOURS},
            founded=_words(founded),
        ),
        values_left=tuple(_token_counts(catalogue) for _ in range(number)),
    )
    return GAME.restore(msgspec.to_builtins(view))


def _player(
    name: str,
    levels: dict[str, int],
    hand: tuple[str, ...],
    scored: tuple[str, ...],
    discarded: tuple[str, ...],
    *,
    tokens: tuple[str, ...],
    taken: tuple[int, ...],
) -> PlayerView:
    return PlayerView(
        civilization=name,
        levels=levels,
        hand=hand,
        hand_size=len(hand),
        deck_size=DECK_SIZE - len(hand) - len(scored) - len(discarded),
        scored=scored,
        discarded=discarded,
        tokens=tokens,
        taken=taken,
        revealed=(),
    )


def _words(given: Words) -> tuple[str, ...]:
    return tuple(given.split()) if isinstance(given, str) else tuple(given)


def _steps(
    step: str, seat: Seat, fresh: bool, by: Seat, count: int | None, region: str | None, tracks: tuple[str, ...]
) -> tuple[Step, ...]:
    turn = by if step == "Retreating" else seat
    under = (Step(MOVING_ON[step], turn),) if step in MOVING_ON else ()
    return (*under, Step(step, seat, count, region, tracks=tracks, fresh=fresh and step in ("Moving", "Advancing")))


def _populated(catalogue: Catalogue, names: Sequence[str], at: Mapping[str, Held]) -> dict[str, Held]:
    map_ = dict(at)
    present = {seat for seat, _ in at.values()}
    for seat, name in enumerate(names):
        if seat not in present:
            civilization = catalogue.civilization_index[name]
            start = catalogue.regions[catalogue.start_of[civilization]]
            assert start not in map_, f"nobody says where seat {seat} is, and its start region is taken"
            map_[start] = (seat, catalogue.values[civilization][YELLOW][0])
    return map_


def _levels(
    catalogue: Catalogue,
    name: str,
    seat: Seat,
    given: Mapping[str, int],
    map_: Mapping[str, Held],
    steps: Sequence[Step],
) -> dict[str, int]:
    marks = {colour: given.get(colour, 0) for colour in COLOURS}
    if "yellow" in given:
        return marks
    underway = [step.count or 0 for step in steps if step.step in ("Placing", "Retreating", "Invading")]
    away = sum(underway) if steps[-1].seat == seat else 0
    total = away + sum(count for owner, count in map_.values() if owner == seat)
    shown = catalogue.values[catalogue.civilization_index[name]][YELLOW]
    assert total in shown, f"{total} explorers of seat {seat}, and {name} can have {sorted(set(shown))}"
    return {**marks, "yellow": shown.index(total)}


def _values(catalogue: Catalogue, name: str, marks: Mapping[str, int]) -> list[int]:
    tracks = catalogue.values[catalogue.civilization_index[name]]
    return [tracks[track][marks[colour]] for track, colour in enumerate(COLOURS)]


def _above(catalogue: Catalogue, name: str, marks: Mapping[str, int]) -> tuple[str, ...]:
    spaces = catalogue.city_at[catalogue.civilization_index[name]]
    return tuple(colour for track, colour in enumerate(COLOURS) if marks[colour] < spaces[track])


def _put_tokens(
    seat: Seat,
    catalogue: Catalogue,
    name: str,
    above: dict[Seat, tuple[str, ...]],
    placed: dict[str, Held],
    taken: dict[Seat, dict[Seat, int]],
    map_: Mapping[str, Held],
) -> None:
    """Six in all: too many on the map come from above the last tracks, too few are made up in the start region."""
    away = sum(count for owner, count in placed.values() if owner == seat)
    away += sum(counts.get(seat, 0) for counts in taken.values())
    total = len(catalogue.token_values)
    above[seat] = above[seat][: total - away]
    rest = total - away - len(above[seat])
    if not rest:
        return
    start = catalogue.regions[catalogue.start_of[catalogue.civilization_index[name]]]
    owner = map_.get(start, (seat, 0))[0]
    if owner == seat:
        before = placed.get(start, (seat, 0))
        assert before[0] == seat, f"a city of another in {start}, where {rest} of seat {seat} would lie"
        placed[start] = (seat, before[1] + rest)
    else:
        taken.setdefault(owner, {})[seat] = taken.get(owner, {}).get(seat, 0) + rest


def _region(id: str, map_: Mapping[str, Held], placed: Mapping[str, Held], seats: int) -> RegionView:
    owner, count = map_.get(id, (None, 0))
    mayor, tokens = placed.get(id, (0, 0))
    counts = tuple(tokens if seat == mayor else 0 for seat in range(seats)) if tokens else ()
    return RegionView(owner, count, counts)


def _faces(letters: str) -> dict[str, int]:
    words = letters.split()
    assert set(words) <= set(LETTERS), f"no dice: {letters}"
    return {face: words.count(letter) for face, letter in zip(FACE_NAMES, LETTERS, strict=True)}


def _token_counts(catalogue: Catalogue) -> tuple[int, ...]:
    return tuple(catalogue.token_values.count(value) for value in range(max(catalogue.token_values) + 1))


# --- asking and playing

_ASKING: Final = Asking(GAME)
acting = _ASKING.acting
action_of = _ASKING.action_of
legal = _ASKING.legal
can = _ASKING.can
refusal = _ASKING.refusal
clause = _ASKING.clause
after = _ASKING.after
events = _ASKING.events


# --- looking


def view(state: State, viewer: Seat | None = None) -> View:
    return GAME.observe(state, viewer)


def held(state: State) -> dict[str, Held]:
    """Who is where, as `table` takes it."""
    regions = view(state).regions
    return {id: (seen.owner, seen.explorers) for id, seen in regions.items() if seen.owner is not None}


def cities(state: State) -> dict[str, Held]:
    """Whose cities lie where; no region has cities of two."""
    found: dict[str, Held] = {}
    for id, seen in view(state).regions.items():
        for seat, count in enumerate(seen.cities):
            if count:
                assert id not in found, f"cities of two in {id}"
                found[id] = (seat, count)
    return found


def taken(state: State, seat: Seat = 0) -> tuple[int, ...]:
    """How many tokens of each seat this one took."""
    return view(state).players[seat].taken


def hand(state: State, seat: Seat = 0) -> tuple[str, ...]:
    return view(state, seat).players[seat].hand or ()


def dice(state: State) -> str:
    """The dice as `table` takes them, in the order of the faces."""
    shown = view(state).turn.dice
    return " ".join(letter for face, letter in zip(FACE_NAMES, LETTERS, strict=True) for _ in range(shown[face]))


def cards_of(civilization: str) -> list[str]:
    """The deck of a civilization, in the order of the set."""
    return [card.id for card in catalogue_for(None, 5).source.card if card.civilization == civilization]


def points_left(state: State) -> int:
    return view(state).turn.points


def step_of(state: State) -> tuple[str, Seat | None]:
    """Which step is open, and whose it is."""
    step = view(state).steps[-1]
    return step.step, step.seat


def level(state: State, track: str, seat: int = 0) -> int:
    return view(state).players[seat].levels[track]
