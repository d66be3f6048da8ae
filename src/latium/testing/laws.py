"""The laws, one function each: they hold for every game, and raise LawError where one is broken."""

import itertools
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from latium.core.canonical import canonical
from latium.core.clauses import differences, rulebook
from latium.core.errors import IllegalMove, NotationError, SaveError
from latium.core.play import play, redacted
from latium.core.protocol import AnyGame, Message, Refusal, ranked
from latium.core.records import Record, replay, verify
from latium.core.resources import read_text
from latium.core.saving import load, save
from latium.core.seats import CHANCE, Seat
from latium.core.text import LANGUAGES, MissingTextError, gaps, texts
from latium.testing.walks import Chooser, Walk

NONSENSE: Final[tuple[Any, ...]] = (None, True, -1, 0, 7, 99, "", "nonsense", [], {}, [0])
"""What a stranger may send in place of any field of an action."""

POOL: Final = 120
"""How many actions are asked about in one position."""

AHEAD: Final = 8
"""Plies for which it is followed what a position shows."""

SPEAKERS: Final = tuple(f"Player {letter}" for letter in "ABCDEFGH")


class LawError(AssertionError):
    """A law is broken."""


def need(holds: object, problem: str) -> None:
    if not holds:
        raise LawError(problem)


# 1. Someone can act until there is an outcome; every game ends within its bound.


def ends(walk: Walk) -> None:
    """Law 1, for a walk without a limit."""
    game = walk.game
    for state in walk.states:
        _someone_acts(game, state, walk.case.seats)
    need(game.outcome(walk.end) is not None, f"not over after {len(walk.plies)} plies, which is the bound")
    _outcome_adds_up(game, walk.end, walk.case.seats)


def _someone_acts(game: AnyGame, state: Any, seats: int) -> None:
    acting = game.to_act(state)
    need(bool(acting) == (game.outcome(state) is None), f"{acting} are to act with outcome {game.outcome(state)}")
    need(acting == (CHANCE,) or (set(acting) <= set(range(seats)) and len(set(acting)) == len(acting)), f"{acting} act")
    for seat in (CHANCE, *range(seats)):
        legal = game.legal(state, seat)
        need(bool(legal) == (seat in acting), f"seat {seat} has {len(legal)} actions while {acting} are to act")
        need(len(set(legal)) == len(legal), f"seat {seat} is offered the same action twice")
        need(list(legal) == list(game.legal(state, seat)), f"the actions of seat {seat} have no stable order")
    if acting == (CHANCE,):
        weights = game.weights(state)
        need(len(weights) == len(game.legal(state, CHANCE)), "chance has not one weight for each action")
        need(
            all(type(weight) is int and weight > 0 for weight in weights),
            f"weights {weights} are not whole and positive",
        )


def _outcome_adds_up(game: AnyGame, state: Any, seats: int) -> None:
    outcome = game.outcome(state)
    assert outcome is not None
    need(outcome.reason in game.facts.end_reasons, f"{outcome.reason!r} is no end reason of the fact sheet")
    need(len(outcome.scores) == seats, "there is not one score for each seat")
    need(tuple(outcome.scores) == tuple(game.scores(state)), "the outcome's scores are not the standing at the end")
    need(
        outcome.ranks == ranked(outcome.reason, outcome.scores).ranks,
        f"ranks {outcome.ranks} do not follow from the scores",
    )
    for score in outcome.scores:
        need(score.total == sum(part.points for part in score.parts), f"{score} does not add up")
        unknown = {part.name for part in score.parts} - set(game.facts.score_parts)
        need(not unknown, f"{unknown} are no parts of a score of the fact sheet")


# 2. `play` leaves the old state untouched; a copy behaves as if it shared nothing.


def copies_share_nothing(walk: Walk) -> None:
    """Law 2: each state of the walk was copied before the next ply changed the copy, and is still as it was."""
    game = walk.game
    for n, (state, dump) in enumerate(zip(walk.states, walk.dumps, strict=True)):
        need(canonical(game.dump(state)) == dump, f"the position before ply {n} was changed by later plies on its copy")
    _originals_may_go_on(walk)
    for state, (seat, action), dump in zip(walk.states, walk.plies, walk.dumps, strict=False):
        play(game, state, seat, action)
        need(canonical(game.dump(state)) == dump, f"play changed the state it was given, by {action!r}")


def _originals_may_go_on(walk: Walk) -> None:
    """The other way round: the original goes on in place, the copies stay behind."""
    game = walk.game
    running, kept = game.setup(walk.case.seats, walk.options), []
    for seat, action in walk.plies:
        kept.append(running.copy())
        game.apply(running, seat, action)
    for n, copy in enumerate(kept):
        need(canonical(game.dump(copy)) == walk.dumps[n], f"a copy made before ply {n} changed with its original")
    need(canonical(game.dump(running)) == walk.dumps[-1], "in place and on copies, the same plies lead elsewhere")


# 3. Exactly the listed actions are accepted; anything else readable is refused with a clause.


def accepts_what_it_lists(walk: Walk, n: int, package: str) -> None:
    """Law 3 in the position before ply `n`, for the listed actions and a pool of others."""
    game, state = walk.game, walk.states[n]
    clauses = set(rulebook(package, LANGUAGES[0]).ids())
    say = speech(package).say
    pool = readable_pool(walk, n)
    for seat in (CHANCE, *walk.seats, walk.case.seats):
        legal = dict.fromkeys(game.legal(state, seat)) if seat < walk.case.seats else {}
        for action in [*legal, *pool]:
            refusal = game.explain(state, seat, action)
            need(
                (refusal is None) == (action in legal),
                f"seat {seat}, {action!r}: listed {action in legal}, but {refusal}",
            )
            if refusal:
                need(refusal.clause in clauses, f"{refusal} names a clause that the rulebook does not have")
                say(refusal)
        _door_agrees(game, state, seat, pool)
    _reads_or_says_why_not(walk, n)


def _reads_or_says_why_not(walk: Walk, n: int) -> None:
    """Notations of the whole walk, whole, cut and with their words mixed: each is an action or a NotationError."""
    chooser = Chooser(walk.seed + n)
    notations = [ply.notation for ply in walk.record.standing()]
    words = sorted({word for notation in notations for word in notation.split()})
    wild = [" ".join(chooser.one(words) for _ in range(1 + chooser.below(4))) for _ in notations]
    cut = [notation[: chooser.below(len(notation) + 1)] for notation in notations]
    for text in chooser.some(["", " ", "?", "é", "0", "-1", "9" * 30, *notations, *cut, *wild], POOL):
        for seat in (CHANCE, *walk.seats):
            try:
                walk.game.read(walk.states[n], seat, text)
            except NotationError:
                continue
            except Exception as error:
                raise LawError(f"{text!r} raises {error!r} instead of NotationError") from error


def _door_agrees(game: AnyGame, state: Any, seat: Seat, pool: Sequence[Any]) -> None:
    for action in pool[:3]:
        refused = game.explain(state, seat, action)
        try:
            play(game, state, seat, action)
        except IllegalMove as illegal:
            need(illegal.refusal == refused, f"{action!r} is refused in two ways")
        else:
            need(refused is None, f"{action!r} was played against {refused}")


def readable_pool(walk: Walk, n: int) -> list[Any]:
    """Actions that can be read in the position before ply `n`: of the whole walk, and their fields mixed anew."""
    game, state = walk.game, walk.states[n]
    chooser = Chooser(walk.seed + n)
    packed = list(_packed_actions(walk))
    wild = [*itertools.islice(_mixed(packed, chooser), POOL), *_strange(packed, chooser)]
    read: dict[Hashable, None] = {}
    for data in [*chooser.some(packed, POOL), *wild]:
        try:
            read[game.unpack(state, data)] = None
        except NotationError:
            continue
        except Exception as error:
            raise LawError(f"{data!r} raises {error!r} instead of NotationError") from error
    return list(read)


def _packed_actions(walk: Walk) -> Iterator[dict[str, Any]]:
    """Every action that was open anywhere on the walk, once."""
    seen: set[bytes] = set()
    for state in walk.states:
        for seat in walk.game.to_act(state):
            for action in walk.game.legal(state, seat):
                data = walk.game.pack(state, action)
                if (key := canonical(data)) not in seen:
                    seen.add(key)
                    yield data


def _mixed(packed: Sequence[dict[str, Any]], chooser: Chooser) -> Iterator[dict[str, Any]]:
    """Actions with one field taken from another action that has it too."""
    values: dict[str, list[Any]] = {}
    for data in packed:
        for key, value in data.items():
            if value not in values.setdefault(key, []):
                values[key].append(value)
    while packed:
        data = chooser.one(packed)
        key = chooser.one(list(data))
        yield {**data, key: chooser.one(values[key])}


def _strange(packed: Sequence[dict[str, Any]], chooser: Chooser) -> Iterator[Any]:
    """What is hardly an action: fields of nonsense, missing, added; and no object at all."""
    yield from NONSENSE
    for data in _one_of_each(packed):
        for key in data:
            yield {name: value for name, value in data.items() if name != key}
            for strange in NONSENSE:
                yield {**data, key: strange}
        yield {**data, "surplus": chooser.below(2)}


def _one_of_each(packed: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """One action for each set of texts and keys, which is about one for each kind."""
    kinds = {
        tuple((key, value if isinstance(value, str) else None) for key, value in data.items()): data for data in packed
    }
    return list(kinds.values())[:POOL]


# 4. Same record, same game.


def replays(walk: Walk) -> None:
    """Law 4: the walk written down, read and played again goes through the same positions, and verifies."""
    game = walk.game
    walk.record.finish(game.outcome(walk.end), walk.dice.secret)
    record = Record.from_text(walk.record.to_text())
    again = [canonical(game.dump(step.state)) for step in replay(game, record)]
    need(again == walk.dumps, "the same record led to other positions")
    verdict = verify(game, record)
    need(verdict.sound, f"the record does not verify: {verdict.findings}")
    need(verdict.draws == record.draws, "not every draw was derived again")


# 5. A viewer cannot tell a determinised state from the truth, by anything that is shown.


def keeps_secrets(walk: Walk, n: int, guesses: int = 2) -> None:
    """Law 5 in the position before ply `n`, for every viewer and a spectator."""
    truth, pool = walk.states[n], Chooser(n).some(readable_pool(walk, n), POOL)
    for viewer in walk.viewers:
        shown = canonical(walk.game.observe(truth, viewer))
        others = [guess(walk, n, viewer, k) for k in range(guesses)]
        told = _told(walk, truth, viewer, pool)
        for other in others:
            need(canonical(walk.game.observe(other, viewer)) == shown, f"a guess of viewer {viewer} looks different")
            for what, words in _told(walk, other, viewer, pool).items():
                need(words == told[what], f"viewer {viewer} learns from {what} what it may not know")
        _events_keep_secrets(walk, n, viewer, others)


def guess(walk: Walk, n: int, viewer: Seat | None, k: int) -> Any:
    """The k-th determinisation of what a viewer sees before ply `n`."""
    view = walk.game.observe(walk.states[n], viewer)
    return walk.game.determinize(view, Chooser(walk.seed * 31 + n * 7 + k))


def _told(walk: Walk, state: Any, viewer: Seat | None, pool: Sequence[Any]) -> dict[str, bytes]:
    """Everything a viewer is shown or may ask in a position."""
    game = walk.game
    told = {
        "who is to act": canonical(game.to_act(state)),
        "the outcome": canonical(game.outcome(state)),
        "the demands of cards": canonical(game.demands(state, viewer)),
    }
    if viewer is None:
        return told
    legal = game.legal(state, viewer)
    told["the legal actions"] = canonical([game.pack(state, action) for action in legal])
    told["the refusals"] = canonical([game.explain(state, viewer, action) for action in pool])
    if legal:
        told["the question"] = canonical(game.question(state, viewer))
        told["the previews"] = canonical([game.preview(state, viewer, action) for action in Chooser(0).some(legal, 16)])
        told["the notation"] = canonical([game.write(state, action) for action in legal])
    return told


class _Seen:
    """What a ply led to: the whole truth, what the viewer sees afterwards and what it was told of it."""

    def __init__(self, walk: Walk, state: Any, seat: Seat, action: Any, viewer: Seat | None) -> None:
        game, log = walk.game, list[Any]()
        after = state.copy()
        game.apply(after, seat, action, log)
        self.truth = canonical(game.dump(after))
        self.view = canonical(game.observe(after, viewer))
        self.told = canonical(redacted(game, log, viewer))


def _events_keep_secrets(walk: Walk, n: int, viewer: Seat | None, others: Sequence[Any]) -> None:
    """An event tells only what the view shows afterwards: what it reveals stays to be seen."""
    game, truth = walk.game, walk.states[n]
    for seat in game.to_act(truth):
        if seat == viewer:
            continue
        legal = Chooser(n).some(game.legal(truth, seat), 8)
        plies = [_Seen(walk, truth, seat, action, viewer) for action in legal]
        _same_told(plies, viewer)
        for action, seen in zip(legal, plies, strict=True):
            also = [other for other in others if action in game.legal(other, seat)]
            _same_told([seen, *(_Seen(walk, other, seat, action, viewer) for other in also)], viewer)


def _same_told(plies: Sequence[_Seen], viewer: Seat | None) -> None:
    for one, other in itertools.combinations(plies, 2):
        hidden = one.truth != other.truth and one.view == other.view
        need(
            not hidden or one.told == other.told,
            f"viewer {viewer} is told by an event what the view does not show afterwards",
        )


# 6. Actions, events, views, states and records survive JSON and notation.


def survives_writing(walk: Walk, n: int) -> None:
    """Law 6 in the position before ply `n`."""
    game, state = walk.game, walk.states[n]
    for seat in game.to_act(state):
        legal = game.legal(state, seat)
        notations = [game.write(state, action) for action in legal]
        need(len(set(notations)) == len(notations), f"two actions are written alike in {notations}")
        for action, notation in zip(legal, notations, strict=True):
            need(game.read(state, seat, notation) == action, f"{notation!r} is not read as {action!r}")
            data = game.pack(state, action)
            need(game.unpack(state, again(data)) == action, f"{action!r} does not survive JSON as {data}")
    for event in walk.events[n] if n < len(walk.events) else []:
        _event_survives(game, event, walk.viewers)
    for viewer in walk.viewers:
        view = game.observe(state, viewer)
        need(
            msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view, f"{view} does not survive JSON"
        )
    _shows_what_it_is(walk, n)
    _state_survives(walk, n)


def _shows_what_it_is(walk: Walk, n: int) -> None:
    """A state that was shown shows what becomes of it, and a copy of it what it still is."""
    game, state = walk.game, walk.states[n].copy()
    for seat, action in walk.plies[n : n + AHEAD]:
        _is_shown(game, state, seat)
        twin = state.copy()
        game.apply(state, seat, action)
        _is_shown(game, twin, seat)
    _is_shown(game, state, 0)


def _is_shown(game: AnyGame, state: Any, seat: Seat) -> None:
    for viewer in (max(seat, 0), None):
        need(game.show(state, viewer) == msgspec.json.encode(game.observe(state, viewer)), "it shows something else")
    legal = game.legal(state, seat)
    listed = [{"notation": game.write(state, action), "action": game.pack(state, action)} for action in legal]
    need(game.listing(state, legal) == msgspec.json.encode(listed), f"{listed} are listed as something else")


def again(data: Any) -> Any:
    """Data as it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))


def _event_survives(game: AnyGame, event: Any, viewers: Sequence[Seat | None]) -> None:
    for shown in (event, *(game.redact(event, viewer) for viewer in viewers)):
        if shown is not None:
            read = msgspec.json.decode(msgspec.json.encode(shown), type=game.event_type)
            need(read == shown, f"{shown} does not survive JSON")


def _state_survives(walk: Walk, n: int) -> None:
    game, state = walk.game, walk.states[n]
    dump = game.dump(state)
    need(_plain(dump), "the dump holds something JSON does not, or a float")
    restored = load(game, save(game, state))
    need(canonical(game.dump(restored)) == walk.dumps[n], f"the state before ply {n} does not survive saving")
    for seat in (CHANCE, *walk.seats):
        need(
            list(game.legal(restored, seat)) == list(game.legal(state, seat)),
            f"seat {seat} may do other things once saved",
        )
    for broken in _broken(dump):
        try:
            game.restore(broken)
        except SaveError:
            continue
        except Exception as error:
            raise LawError(
                f"a broken dump raises {error!r} instead of SaveError: {canonical(broken)[:200]!r}"
            ) from error
    for key in dump:
        lost = {name: value for name, value in dump.items() if name != key}
        need(_refuses(game, lost), f"a dump without {key!r} is restored")


def _broken(dump: Mapping[str, Any]) -> Iterator[Any]:
    yield from NONSENSE
    for key in dump:
        for strange in NONSENSE:
            yield {**dump, key: strange}


def _refuses(game: AnyGame, data: Any) -> bool:
    try:
        game.restore(data)
    except SaveError:
        return True
    return False


def _plain(data: Any) -> bool:
    if isinstance(data, dict):
        return all(type(key) is str and _plain(value) for key, value in data.items())
    if isinstance(data, list | tuple):
        return all(map(_plain, data))
    return data is None or type(data) in (bool, int, str)


# 7. Simultaneous choices commute.


def choices_commute(walk: Walk, n: int) -> None:
    """Law 7 in the position before ply `n`."""
    game, state = walk.game, walk.states[n]
    chooser = Chooser(walk.seed + n)
    for one, other in itertools.combinations(game.to_act(state), 2):
        for _ in range(4):
            choices = [(seat, chooser.one(game.legal(state, seat))) for seat in (one, other)]
            need(_after(game, state, choices) == _after(game, state, choices[::-1]), f"the order of {choices} matters")


def _after(game: AnyGame, state: Any, choices: Sequence[tuple[Seat, Any]]) -> bytes:
    running = state.copy()
    for seat, action in choices:
        need(action in game.legal(running, seat), f"seat {seat} may no longer do {action!r} once another has chosen")
        game.apply(running, seat, action)
    return canonical(game.dump(running))


# 8. Components are conserved.


def conserves(walk: Walk, inventory: Callable[[Any], Counter[str]]) -> None:
    """Law 8: what a game's `inventory` counts is the same in every position and in every guess at it."""
    first = inventory(walk.states[0])
    for n, state in enumerate(walk.states):
        need(
            inventory(state) == first, f"before ply {n} the components have changed: {_change(first, inventory(state))}"
        )
    middle = len(walk.plies) // 2
    for viewer in walk.viewers:
        held = inventory(guess(walk, middle, viewer, 0))
        need(held == first, f"a guess of viewer {viewer} has other components: {_change(first, held)}")


def _change(one: Counter[str], other: Counter[str]) -> dict[str, int]:
    return {key: other[key] - one[key] for key in sorted(one | other) if other[key] != one[key]}


# Whatever a game says is a sentence in every language, and its rulebook is the same in each.


def speaks(walk: Walk, package: str) -> None:
    """Questions, what cards ask for, and events, whole and redacted, are sentences in every language."""
    game, say = walk.game, speech(package).say
    for n, state in enumerate(walk.states):
        for seat in game.to_act(state):
            if seat != CHANCE:
                say(game.question(state, seat))
                for demand in itertools.chain.from_iterable(game.demands(state, seat).values()):
                    say(demand.says)
        for event in walk.events[n] if n < len(walk.events) else []:
            shown = [event, *(game.redact(event, viewer) for viewer in walk.viewers)]
            for told in shown:
                if told is not None:
                    say(game.describe(told))


class Speech:
    """The languages of a package, listening: each different message is made a sentence once."""

    def __init__(self, package: str) -> None:
        self._texts = [texts(language, package, strict=True) for language in LANGUAGES]
        self._heard: set[bytes] = set()

    def say(self, message: Message | Refusal) -> None:
        if (key := canonical(message)) in self._heard:
            return
        self._heard.add(key)
        name = message.message if isinstance(message, Refusal) else message.id
        for speaker, reader in itertools.product(self._texts, (None, 0)):
            try:
                sentence = speaker.sentence(message, SPEAKERS, reader)
            except MissingTextError as missing:
                raise LawError(f"{name}: {missing}") from None
            need(sentence.strip(), f"{name} says nothing in {speaker.language}")


@cache
def speech(package: str) -> Speech:
    return Speech(package)


def languages_agree(package: str) -> None:
    """The same clauses and the same messages in every language."""
    one, *others = LANGUAGES
    for other in others:
        apart = differences(rulebook(package, one), rulebook(package, other))
        need(not apart, f"rulebook {one} and {other}: {apart}")
        lacking = gaps(read_text(package, f"text/{one}.ftl"), read_text(package, f"text/{other}.ftl"))
        need(not lacking, f"text {one} and {other}: {lacking}")
