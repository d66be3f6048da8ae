"""What goes out together: in order, at the end of a turn of the event loop, and before the end of its line."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from latium.server.outgoing import AT_MOST, Line


class Wire(asyncio.Transport):
    """A transport that notes what becomes of it."""

    def __init__(self, notes: list[str], name: str = "") -> None:
        self.notes = notes
        self.name = name
        self.closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.name == "bad:":
            raise OSError
        self.notes.append(f"{self.name}{bytes(data).decode()}")

    def close(self) -> None:
        self.closing = True
        self.notes.append(f"{self.name}closed")

    def abort(self) -> None:
        self.closing = True
        self.notes.append(f"{self.name}aborted")

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return 100


def noted(deeds: Callable[[list[str]], Awaitable[None]]) -> list[str]:
    notes: list[str] = []
    asyncio.run(deeds(notes))  # type: ignore[arg-type]
    return notes


def line(notes: list[str], name: str = "") -> Line:
    return Line(Wire(notes, name), asyncio.get_running_loop())


def test_all_lines_are_written_to_together_after_the_work_of_the_turn() -> None:
    async def deeds(notes: list[str]) -> None:
        one, other = line(notes, "one:"), line(notes, "other:")
        one.write(b"a")
        other.write(b"b")
        one.write(b"c")
        asyncio.get_running_loop().call_soon(notes.append, "next turn")
        notes.append("work")
        await asyncio.sleep(0)
        one.write(b"d")
        await asyncio.sleep(0)

    assert noted(deeds) == ["work", "one:ac", "other:b", "next turn", "one:d"]


@pytest.mark.parametrize(("end", "left"), [("close", ["a", "closed"]), ("abort", ["aborted"])])
def test_what_was_said_before_the_end_is_sent_unless_the_line_is_cut(end: str, left: list[str]) -> None:
    async def deeds(notes: list[str]) -> None:
        one = line(notes)
        one.write(b"a")
        getattr(one, end)()
        one.write(b"too late")
        await asyncio.sleep(0)

    assert noted(deeds) == left


def test_a_line_that_fails_ends_alone() -> None:
    async def deeds(notes: list[str]) -> None:
        for one in (line(notes, "bad:"), line(notes, "good:")):
            one.write(b"a")
        await asyncio.sleep(0)

    assert noted(deeds) == ["bad:aborted", "good:a"]


def test_what_is_long_does_not_wait() -> None:
    async def deeds(notes: list[str]) -> None:
        one = line(notes)
        one.write(b"a")
        one.write(b"b" * AT_MOST)
        notes.append("work")
        one.write(b"c")
        await asyncio.sleep(0)

    assert noted(deeds) == ["a" + "b" * AT_MOST, "work", "c"]


def test_what_waits_to_be_sent_counts_as_unread() -> None:
    async def deeds(notes: list[str]) -> None:
        one = line(notes)
        one.write(b"abc")
        assert one.get_write_buffer_size() == 103
        await asyncio.sleep(0)
        assert one.get_write_buffer_size() == 100

    assert noted(deeds) == ["abc"]
