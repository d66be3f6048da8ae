"""Records are gone through apart from the event loop, a few at a time, and not many wait for it."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from latium.core.protocol import message
from latium.core.records import Record
from latium.server import replays
from latium.server.client import RefusedError, Site
from latium.server.gates import Gate
from latium.server.messages import Checked, Outline, RecordSeen
from latium.server.records import LONGEST
from tests.server.inside import inside
from tests.server.running import sqlite

GAME = (Path(__file__).parents[1] / "golden" / "founders" / "agreement.jsonl").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with inside(sqlite(tmp_path_factory.mktemp("gates"))) as running:
        yield running.site


def test_few_at_once_and_few_that_wait() -> None:
    under_way = [0]
    most = [0]

    def work() -> None:
        under_way[0] += 1
        most[0] = max(most[0], under_way[0])
        time.sleep(0.02)
        under_way[0] -= 1

    async def run() -> list[BaseException | None]:
        gate = Gate(2, 3, message("records-many"))
        found = await asyncio.gather(*(gate.apart(work) for _ in range(7)), return_exceptions=True)
        await gate.apart(work)
        return found

    refused = [answer.message.id for answer in asyncio.run(run()) if answer is not None]  # type: ignore[attr-defined]
    assert refused == ["records-many"] * 2
    assert most == [2]


def test_no_record_is_read_by_the_event_loop(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Record.from_text
    reads = []

    def read(text: str) -> Record:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        reads.append(text)
        return usual(text)

    monkeypatch.setattr(Record, "from_text", read)
    brought = site.ask("POST", "/api/records", RecordSeen, msgspec.Raw(GAME.encode()))
    path = f"/api/records/{brought.record.id}"
    assert site.ask("GET", f"{path}/verification", Checked) == brought.checked
    assert site.ask("GET", f"{path}/outline", Outline).names == brought.record.names
    assert site.ask("POST", "/api/records/verification", Checked, msgspec.Raw(GAME.encode())) == brought.checked
    assert reads == [GAME] * 4


def test_to_bring_a_record_shows_it_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(replays, "all_views", never)
    record, verdict = replays.readable(GAME)
    assert verdict.sound
    assert len(record.entries) == verdict.plies


@pytest.mark.parametrize("path", ["/api/records", "/api/records/verification"])
def test_a_record_longer_than_any_game_is_refused(site: Site, path: str) -> None:
    with pytest.raises(RefusedError) as refused:
        site.call("POST", path, msgspec.Raw((GAME + "\n" * LONGEST).encode()))
    assert (refused.value.status, refused.value.problem.message.id) == (422, "record-long")
    assert "5,000" in refused.value.problem.sentence
