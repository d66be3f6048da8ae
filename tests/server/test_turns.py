"""One after the other: whoever waits gets the turn in the end, and whoever goes away does not keep it."""

import asyncio

from latium.server.turns import Turns


def test_a_turn_is_taken_at_once_only_if_nobody_has_it() -> None:
    turns = Turns()
    assert turns.take()
    assert not turns.take()
    turns.pass_on()
    assert turns.take()


def test_whoever_has_waited_longest_is_next_and_nobody_gets_in_between() -> None:
    came: list[str] = []

    async def wait(turns: Turns, name: str) -> None:
        async with turns:
            came.append(name)
            await asyncio.sleep(0)
            assert not turns.take()

    async def run() -> None:
        turns = Turns()
        assert turns.take()
        waiting = [asyncio.create_task(wait(turns, name)) for name in "abc"]
        await asyncio.sleep(0)
        turns.pass_on()
        assert not turns.take()
        await asyncio.gather(*waiting)
        assert came == ["a", "b", "c"]
        assert turns.take()

    asyncio.run(run())


def test_whoever_goes_away_passes_the_turn_on() -> None:
    async def wait(turns: Turns) -> None:
        async with turns:
            pass

    async def run() -> None:
        turns = Turns()
        assert turns.take()
        early, late, last = (asyncio.create_task(wait(turns)) for _ in range(3))
        await asyncio.sleep(0)
        early.cancel()  # while it waits
        await asyncio.sleep(0)
        turns.pass_on()
        late.cancel()  # after it was given the turn, before it knew
        await asyncio.gather(early, late, return_exceptions=True)
        await last
        assert not turns.taken

    asyncio.run(run())
