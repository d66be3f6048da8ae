"""Bots among themselves do not keep somebody's bot waiting."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from latium.server import hosting, steward
from latium.server.messages import JoinTable, OpenTable
from latium.server.services import Services
from latium.server.thinking import Question, Thinkers
from tests.server.running import sqlite
from tests.server.test_desk import opened


class Ponderers(Thinkers):
    """They are asked, and never done."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []

    async def think(self, question: Question) -> dict[str, object]:  # type: ignore[override]
        self.asked.append(question.game)
        await asyncio.Event().wait()
        return {}


async def bots_among_themselves(services: Services, tables: int) -> None:
    for _ in range(tables):
        await hosting.open_table(services.desk, OpenTable(game="founders", bots=["novice", "novice"]))


def test_somebodys_bot_does_not_wait_for_tables_without_people(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with opened(sqlite(tmp_path)) as services:
            thinkers = services.steward._thinkers = Ponderers()
            await bots_among_themselves(services, 5)
            wanted = OpenTable(game="foundations-of-rome", bots=["", "novice"], options={"drafting": True})
            table, _ = await hosting.open_table(services.desk, wanted)
            await hosting.join(services.desk, table.opening.id, JoinTable(name="Ada"))
            await asyncio.sleep(0.2)
            return thinkers.asked

    assert asyncio.run(run()) == ["founders", "foundations-of-rome"]


def test_not_all_of_them_wait_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steward, "UNATTENDED", 2)

    async def run() -> int:
        async with opened(sqlite(tmp_path)) as services:
            services.steward._thinkers = Ponderers()
            await bots_among_themselves(services, 5)
            return services.steward.thinking

    assert asyncio.run(run()) == 2


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steward, "UNATTENDED", 0)
    monkeypatch.setattr(steward, "ORPHANED", 0)

    async def run() -> int:
        async with opened(sqlite(tmp_path)) as services:
            services.steward._thinkers = Ponderers()
            await bots_among_themselves(services, 3)
            monkeypatch.setattr(steward, "UNATTENDED", 256)
            monkeypatch.setattr(services.desk, "catch_up", refusing_the_first(services.desk.catch_up))
            await services.steward._look()
            return services.steward.thinking

    assert asyncio.run(run()) == 2


def refusing_the_first(catch_up: Callable[[str], Awaitable[None]]) -> Callable[[str], Awaitable[None]]:
    unreadable: list[str] = []

    async def refusing(id: str) -> None:
        if not unreadable:
            unreadable.append(id)
            raise ValueError("no log of ours")
        await catch_up(id)

    return refusing
