"""Cities are drawn, not played for forty lines.

    state = city(
        '''
        1a 1a 1  .
        2b 2  2b .
        ''',
        a="pottery",
        b="domus",
        coins={0: 5},
        row="c1 d1",
    )

The drawing begins at `corner`, row by row from the north. `.` is nobody's, `1` a lot of the first seat with its marker,
`1a` a lot under its building `a`; a letter stands for a piece, and lots of one letter that touch are one building.

What is not drawn is nobody's, but a seat that is drawn with fewer than six lots has the last ones of the city besides,
without buildings. Markers, trays, population and income follow from the drawing. The era is the first one that has had
enough deeds; those that are neither drawn nor in the row nor in a pile left the game. Without a `display` the game has
no monuments; monuments that are not named there but belong into it are the first of the set.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from latium.core.options import resolve
from latium.core.protocol import OptionValue
from latium.core.seats import Seat
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.catalogue import COMMERCIAL, RESIDENTIAL, Catalogue
from latium.games.foundations_of_rome.observe import catalogue_of
from latium.games.foundations_of_rome.rules.setup import pile_sizes
from latium.games.foundations_of_rome.state import SCORE_PARTS, State
from latium.games.foundations_of_rome.views import BuildingView, HandView, MonumentView, PlayerView, Step, View
from tests.games.asking import Asking

Points: TypeAlias = Mapping[Seat, Mapping[str, int]]
Options: TypeAlias = Mapping[str, OptionValue]

ROW: Final = 6
DEALT: Final = 6
ERAS: Final = (1, 2, 3)


class Standing(NamedTuple):
    """A building of a drawing."""

    owner: Seat
    piece: int
    footprint: int


class Sale(NamedTuple):
    """Where the deeds are that nobody owns."""

    era: int
    row: tuple[str, ...]
    piles: tuple[int, ...]
    gone: tuple[str, ...]


def city(
    drawing: str = "",
    *,
    seats: int = 2,
    corner: str = "a1",
    seat: Seat = 0,
    first: Seat = 0,
    coins: Mapping[Seat, int] | None = None,
    points: Points | None = None,
    era: int | None = None,
    row: str | None = None,
    pile: int | None = None,
    final_turns: int = 0,
    quiet: int = 0,
    display: str = "",
    worths: Mapping[str, int] | None = None,
    options: Options | None = None,
    legend: Mapping[str, str] | None = None,
    **pieces: str,
) -> State:
    """A position in which `seat` is to act. `row` names the deeds for sale, the cheapest first, and `pile` counts those
    left of the era; fewer than six in the row mean that none are, and so do final turns. In `display`, `pantheon/b` has
    its card of set B. `worths` are numbers of monuments that differ from what their neighbours make them. A
    `legend` tells letters too, and may know some that are not drawn."""
    chosen = _options(seats, first, display, options or {})
    catalogue = catalogue_of(chosen, seats)
    words = words_of(drawing, corner)
    owners = _filled({lot: int(word[0]) - 1 for lot, word in words.items() if word != "."}, catalogue)
    drawn = {word[1:] for word in words.values() if len(word) > 1}
    known = {letter: piece for letter, piece in (legend or {}).items() if letter in drawn}
    buildings = list(_standing(words, known | pieces, catalogue))
    sale = _sale(catalogue, chosen, owners, era, "" if final_turns else row, pile)
    built = _buildings(buildings, catalogue, worths or {})
    view = View(
        seats=seats,
        options=chosen,
        first=first,
        era=sale.era,
        final_turns=final_turns,
        quiet=quiet,
        reason="",
        steps=(Step("Acting", seat),),
        lots=owners,
        buildings=built,
        row=sale.row,
        piles=sale.piles,
        gone=sale.gone,
        display=_display(display, chosen, catalogue, built),
        hands=(HandView(0, (), False, None),) * seats,
        players=tuple(
            _player(catalogue, own, owners, buildings, built, (coins or {}).get(own, 0), (points or {}).get(own, {}))
            for own in range(seats)
        ),
    )
    return GAME.restore(msgspec.to_builtins(view))


def _options(seats: int, first: Seat, display: str, given: Options) -> dict[str, OptionValue]:
    cards: OptionValue = "mixed" if "/b" in display else "a"
    return resolve(GAME.facts, seats, {"first": first + 1, "monuments": bool(display), "cards": cards, **given})


def words_of(drawing: str, corner: str = "a1") -> dict[str, str]:
    """What is written on each lot of a drawing."""
    lines = [line.split() for line in drawing.splitlines() if line.strip()]
    left, top = ord(corner[0]), int(corner[1:])
    return {f"{chr(left + x)}{top + y}": word for y, line in enumerate(lines) for x, word in enumerate(line)}


def _filled(owners: dict[str, Seat], catalogue: Catalogue) -> dict[str, Seat]:
    """Everybody has been dealt six deeds (R-2.4): what is missing are the last lots of the city."""
    free = [lot for lot in catalogue.lots if lot not in owners]
    held = list(owners.values())
    for seat in range(catalogue.seats):
        owners |= {free.pop(): seat for _ in range(DEALT - held.count(seat))}
    return owners


def _standing(words: Mapping[str, str], pieces: Mapping[str, str], catalogue: Catalogue) -> Iterator[Standing]:
    letters = {word for word in words.values() if len(word) > 1}
    assert {word[1:] for word in letters} == {*pieces}, "letters of the drawing and pieces do not agree"
    for word in sorted(letters):
        piece = catalogue.piece_index[pieces[word[1:]]]
        lots = {catalogue.lot_index[lot] for lot, written in words.items() if written == word}
        for footprint in _parted(lots, catalogue, catalogue.size_of_piece[piece]):
            assert footprint in catalogue.footprint_index, f"no building covers just {word}"
            yield Standing(int(word[0]) - 1, piece, catalogue.footprint_index[footprint])


def _parted(lots: set[int], catalogue: Catalogue, size: int) -> Iterator[tuple[int, ...]]:
    """Lots that touch each other, together; a piece of one lot is always by itself."""
    while lots:
        part = [lots.pop()]
        for lot in part:
            near = [lot + step for step in (1, -1, catalogue.size, -catalogue.size)] if size > 1 else []
            part += [other for other in near if other in lots and not _wraps(lot, other, catalogue.size)]
            lots.difference_update(part)
        yield tuple(sorted(part))


def _wraps(lot: int, other: int, size: int) -> bool:
    """Whether a row of the city ends between two lots that follow each other."""
    return abs(lot % size - other % size) > 1


def _sale(
    catalogue: Catalogue,
    options: dict[str, OptionValue],
    owners: Mapping[str, Seat],
    era: int | None,
    row: str | None,
    pile: int | None,
) -> Sale:
    named = None if row is None else tuple(row.split())
    free = [lot for lot in catalogue.lots if lot not in owners and lot not in (named or ())]
    whole = pile_sizes(catalogue, options)
    now = era or next(number for number in ERAS if len(free) - (named is None) >= sum(whole[number:]))
    left = len(free) - sum(whole[now:])
    assert left >= 0, f"more deeds are drawn than there are until era {now}"
    if named is None:
        count = min(ROW, left)
        named, free, left = tuple(free[:count]), free[count:], left - count
    full = min(left, whole[now - 1] - ROW) if len(named) == ROW else 0
    here = full if pile is None else pile
    gone = free[: left - here]
    return Sale(now, named, (*[0] * (now - 1), here, *whole[now:]), tuple(gone))


def _buildings(
    standing: Sequence[Standing], catalogue: Catalogue, worths: Mapping[str, int]
) -> tuple[BuildingView, ...]:
    return tuple(
        BuildingView(
            building.owner,
            catalogue.pieces[building.piece],
            catalogue.footprints[building.footprint],
            worths.get(catalogue.pieces[building.piece], _worth(building, standing, catalogue)),
        )
        for building in sorted(standing, key=lambda building: (building.owner, building.footprint))
    )


def _worth(building: Standing, standing: Sequence[Standing], catalogue: Catalogue) -> int:
    """As printed, or as many as its neighbours make it (R-7.12)."""
    around = {*catalogue.around[building.footprint]}
    beside = [other for other in standing if around.intersection(catalogue.lots_of[other.footprint])]
    return catalogue.worths[building.piece] + catalogue.per_neighbour[building.piece] * len(beside)


def _display(
    display: str, options: Options, catalogue: Catalogue, built: Sequence[BuildingView]
) -> tuple[MonumentView, ...]:
    if options["monuments"] is not True:
        return ()
    named = dict(word.partition("/")[::2] for word in display.split())
    count = catalogue.source.game.extra_monuments + catalogue.seats
    more = [name for name in catalogue.pieces[catalogue.monuments_from :] if name not in named]
    names = [*named, *more][:count]
    assert {*named} == {*names} & {*named}, f"there are {count} monuments in the game"
    where = {building.piece: building.footprint for building in built}
    usual = "b" if options["cards"] == "b" else "a"
    return tuple(MonumentView(name, named.get(name) or usual, where.get(name)) for name in names)


def _player(
    catalogue: Catalogue,
    seat: Seat,
    owners: Mapping[str, Seat],
    standing: Sequence[Standing],
    built: Sequence[BuildingView],
    coins: int,
    points: Mapping[str, int],
) -> PlayerView:
    own = [building for building in standing if building.owner == seat]
    kinds = [building.piece for building in own]
    covered = sum(catalogue.size_of[building.footprint] for building in own)
    game = catalogue.source.game
    return PlayerView(
        coins=coins,
        markers=game.lot_markers - [*owners.values()].count(seat) + covered,
        monument_markers=game.monument_markers - sum(kind >= catalogue.monuments_from for kind in kinds),
        population=_total(catalogue, seat, built, RESIDENTIAL),
        income=catalogue.income_base + _total(catalogue, seat, built, COMMERCIAL),
        tray={catalogue.pieces[kind]: copies - kinds.count(kind) for kind, copies in enumerate(catalogue.copies)},
        points={part: points.get(part, 0) for part in SCORE_PARTS},
        counts={part: int(points.get(part, 0) > 0) for part in SCORE_PARTS},
    )


def _total(catalogue: Catalogue, seat: Seat, built: Sequence[BuildingView], type_: int) -> int:
    types = {name: catalogue.type_of[kind] for name, kind in catalogue.piece_index.items()}
    return sum(building.worth for building in built if building.owner == seat and types[building.piece] == type_)


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


def happened(kind: str, state: State, *texts: str) -> list[dict[str, Any]]:
    """The events of a kind in these plies, as JSON without their tag."""
    told = [msgspec.json.decode(msgspec.json.encode(event)) for event in events(state, *texts)]
    return [event for event in told if event.pop("event") == kind]


# --- looking


def view(state: State, viewer: Seat | None = None) -> View:
    return GAME.observe(state, viewer)


def player(state: State, seat: Seat = 0) -> PlayerView:
    return view(state).players[seat]


def coins(state: State) -> list[int]:
    """By seat."""
    return [player.coins for player in view(state).players]


def points(state: State, part: str = "") -> list[int]:
    """By seat: in all, or for one part of the score."""
    return [
        sum(number for name, number in player.points.items() if part in ("", name)) for player in view(state).players
    ]


def populations(state: State) -> list[int]:
    """By seat."""
    return [player.population for player in view(state).players]


def markers(state: State, seat: Seat = 0) -> int:
    """Lot markers in supply."""
    return player(state, seat).markers


def buildings(state: State, seat: Seat = 0) -> set[str]:
    """What a seat has in the city: {"pottery a1-b1"}."""
    return {f"{built.piece} {built.footprint}" for built in view(state).buildings if built.owner == seat}


def lots(state: State, seat: Seat = 0) -> set[str]:
    """What a seat owns."""
    return {lot for lot, owner in view(state).lots.items() if owner == seat}


def row(state: State) -> list[str]:
    return list(view(state).row)
