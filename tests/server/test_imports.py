"""Records that are brought to be looked at: kept, checked and bounded."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from latium.core.records import Glimpse, Record, partial, replay
from latium.games import SHELF
from latium.server.client import RefusedError, Site
from latium.server.errors import TooMany
from latium.server.messages import Checked, JoinTable, OpenTable, Outline, RecordInfo, Records, RecordSeen, Replay
from latium.server.storage import accounts
from latium.server.storage.engine import make_engine
from latium.server.storage.imports import New, add
from latium.server.storage.migrating import migrate
from tests.server.inside import inside
from tests.server.people import Device
from tests.server.running import sqlite


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with inside(sqlite(tmp_path_factory.mktemp("imports"))) as running:
        yield running.site


@pytest.fixture(scope="module")
def text(site: Site) -> str:
    """A short game, from its table."""
    table = site.open(OpenTable(game="first-empires", bots=["", ""]))
    players = [site.join(table.id, JoinTable(name=name)) for name in ("Ada", "Ben")]
    for player in players:
        player.connect()
    mover = next(player for player in players if player.position and player.position.asked)
    assert mover.position is not None
    assert mover.position.asked is not None
    mover.play(mover.position.asked.legal[0])
    site.call("POST", f"/api/tables/{table.id}/resign", {"client": "end"}, token=players[0].token)
    return site.record(table.id)


def bring(site: Site, text: str) -> RecordSeen:
    return site.ask("POST", "/api/records", RecordSeen, msgspec.Raw(text.encode()))


def test_a_record_is_kept_as_it_is_and_can_be_gone_through(site: Site, text: str) -> None:
    brought = bring(site, text)
    assert (brought.checked.findings, brought.checked.finished) == ([], True)
    assert brought.record.names == ["Ada", "Ben"]
    id = brought.record.id
    assert bring(site, text).record.id == id, "it is kept once"
    assert site.call("GET", f"/api/records/{id}/text").decode() == text
    assert site.ask("GET", f"/api/records/{id}", RecordInfo) == brought.record
    assert site.ask("GET", f"/api/records/{id}/verification", Checked) == brought.checked
    shown = site.ask("GET", f"/api/records/{id}/replay?count=50", Replay)
    assert shown.total == len(list(replay(SHELF["first-empires"], Record.from_text(text))))
    assert [step.n for step in shown.steps] == list(range(-1, len(shown.steps) - 1))


def test_what_one_seat_saw_can_be_looked_at_too(site: Site, text: str) -> None:
    seen = partial(SHELF["first-empires"], Record.from_text(text), 1)
    brought = bring(site, seen.to_text())
    assert (brought.record.partial, brought.record.viewer) == (True, 1)
    shown = site.ask("GET", f"/api/records/{brought.record.id}/replay", Replay)
    assert {step.kind for step in shown.steps} == {"seen"}
    assert all(len(step.views) == 1 for step in shown.steps)


def test_an_outline_has_every_line_with_its_sentences_and_the_scores_as_they_stood(site: Site, text: str) -> None:
    game, record = SHELF["first-empires"], Record.from_text(text)
    outline = site.ask("GET", f"/api/records/{bring(site, text).record.id}/outline", Outline)
    assert (outline.game, outline.names, outline.commitment) == (
        "first-empires",
        ["Ada", "Ben"],
        record.header.commitment,
    )
    told = [[game.describe(event) for event in step.events] for step in replay(game, record)]
    assert [line.told for line in outline.lines] == told
    assert outline.outcome is not None
    assert outline.lines[-1].scores == [score.total for score in outline.outcome.scores]


def test_an_outline_of_one_seat_has_what_that_seat_saw(site: Site, text: str) -> None:
    id = bring(site, text).record.id
    one, all_ = (site.ask("GET", f"/api/records/{id}/outline{seat}", Outline) for seat in ("?view=0", ""))
    drawn = [
        [event for line in told.lines for event in line.events if event["event"] == "drew"] for told in (one, all_)
    ]
    assert all(event["card"] for event in drawn[1])
    assert [event["card"] is not None for event in drawn[0]] == [event["seat"] == 0 for event in drawn[1]]


def test_a_table_is_outlined_once_its_game_is_over(site: Site) -> None:
    table = site.open(OpenTable(game="founders", bots=["", ""]))
    tokens = [site.join(table.id, JoinTable(name=name)).token for name in ("Ada", "Ben")]
    path = f"/api/tables/{table.id}/outline"
    with pytest.raises(RefusedError) as refusal:
        site.ask("GET", path, Outline)
    assert refusal.value.status == 409
    site.call("POST", f"/api/tables/{table.id}/resign", {"client": "end"}, token=tokens[0])
    outline = site.ask("GET", path, Outline)
    assert (outline.names, outline.lines[-1].kind) == (["Ada", "Ben"], "resigned")
    assert outline == site.ask("GET", f"/api/records/{bring(site, site.record(table.id)).record.id}/outline", Outline)


def test_what_one_seat_saw_has_no_scores(site: Site, text: str) -> None:
    seen = partial(SHELF["first-empires"], Record.from_text(text), 1)
    outline = site.ask("GET", f"/api/records/{bring(site, seen.to_text()).record.id}/outline", Outline)
    assert (outline.partial, outline.viewer, len(outline.lines)) == (True, 1, len(seen.entries))
    assert not any(line.scores for line in outline.lines)


def blinded(text: str) -> str:
    """What one seat saw, if its views were none of the game's."""
    seen = partial(SHELF["first-empires"], Record.from_text(text), 1)
    glimpses = [Glimpse(n=entry.n, events=[], view={"score": "high"}) for entry in seen.entries]
    return Record(seen.header, glimpses).to_text()


@pytest.mark.parametrize("spoil", ["nonsense", "chain", "view"])
def test_what_cannot_be_shown_is_refused(site: Site, text: str, spoil: str) -> None:
    spoiled = {
        "nonsense": "[1, 2]\n",
        "chain": text.replace('"Ada"', '"Eve"'),
        "view": partial(SHELF["first-empires"], Record.from_text(text), 1)
        .to_text()
        .replace('"view":{', '"view":{"x":'),
    }[spoil]
    with pytest.raises(RefusedError) as refusal:
        bring(site, spoiled)
    assert refusal.value.status == 422


def test_an_account_finds_its_records_again(site: Site, text: str) -> None:
    ada = Device(site)
    ada.sign_up("Ada")
    brought = bring(ada, partial(SHELF["first-empires"], Record.from_text(text), 0).to_text()).record
    assert ada.ask("GET", "/api/records", Records).records == [brought]
    with pytest.raises(RefusedError) as refusal:
        site.call("GET", "/api/records")
    assert refusal.value.problem.message.id == "account-needed"


def test_there_is_room_for_so_many(tmp_path: Path) -> None:
    engine = make_engine(sqlite(tmp_path))
    migrate(engine)
    with engine.connect() as connection:
        for text in ("one", "two", "two"):
            add(connection, New(text, text, "{}", None, 0), 4)
        with pytest.raises(TooMany):
            add(connection, New("three", "three", "{}", None, 0), 4)
        assert add(connection, New("again", "one", "{}", None, 0), 4) == "one"
        ada = accounts.add(connection, "Ada", "ada", "hash", 0).id
        for text in ("a member's", "another of theirs"):
            add(connection, New(text, text, "{}", ada, 0), 4)
        with pytest.raises(TooMany):
            add(connection, New("their last", "their last", "{}", ada, 0), 4)
    engine.dispose()


def test_there_is_no_record_that_nobody_brought(site: Site) -> None:
    for what in ("", "/text", "/replay", "/verification"):
        with pytest.raises(RefusedError) as refusal:
            site.call("GET", f"/api/records/nothing{what}")
        assert (refusal.value.status, refusal.value.problem.message.id) == (404, "record-unknown")
