"""One after the other: a lock that may also be taken without waiting."""

import asyncio
from collections import deque
from types import TracebackType


class Turns:
    """`async with` waits for one's turn; `take` takes it at once if nobody else has it or waits for it."""

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Whether one has the turn now; then `pass_on` ends it."""
        if self.taken:
            return False
        self.taken = True
        return True

    def pass_on(self) -> None:
        """The turn is over, and goes to whoever has waited longest."""
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was theirs already
                self.pass_on()
            raise

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.pass_on()
