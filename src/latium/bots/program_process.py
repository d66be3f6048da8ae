"""A program of somebody else's as a process: asked line by line, never waited for longer than it was given, and
ended together with whatever it started."""

import atexit
import os
import selectors
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from types import FrameType
from typing import IO, Final, TypeAlias, cast, final

from latium.bots.interrupts import ENDING, held_back
from latium.core.errors import LatiumError
from latium.core.protocol import message

LONGEST_ANSWER: Final = 1 << 16
CHUNK: Final = 1 << 16
KEPT: Final = 1 << 12
"""Of what the program says on stderr, so many of the last bytes."""
EXITING: Final = 0.5
"""Seconds it may take from the end of its output to its exit."""

_Traffic: TypeAlias = tuple[IO[bytes], int, Callable[[], None]]


class ProgramError(LatiumError):
    """A program did not answer as agreed."""


@final
class Process:
    """A program run without a shell, in a session of its own: Ctrl-C is for its table to act on."""

    def __init__(self, command: Sequence[str]) -> None:
        """Raises ProgramError if the system does not start it."""
        _mind_signals()
        self._outgoing = b""
        self._incoming = b""
        self._complaints = b""
        self._over = False
        try:
            with held_back():  # no process between its start and our knowing of it
                self._process = subprocess.Popen(
                    command,
                    bufsize=0,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    start_new_session=True,
                )
                _RUNNING.add(self)
        except OSError as failure:
            raise ProgramError(message("program-unstartable", reason=failure.strerror or str(failure))) from None
        self._stdin = cast(IO[bytes], self._process.stdin)
        self._stdout = cast(IO[bytes], self._process.stdout)
        self._stderr = cast(IO[bytes], self._process.stderr)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The next line the program says once it was told this one. Raises ProgramError."""
        deadline = time.monotonic() + seconds
        self._outgoing += line
        while self._outgoing or b"\n" not in self._incoming:
            if self._over:
                raise self._exited()
            if len(self._incoming) > LONGEST_ANSWER:
                break
            left = deadline - time.monotonic()
            if left <= 0:
                raise ProgramError(message("program-late", milliseconds=round(1000 * seconds)))
            self._exchange(left)
        answer, _, self._incoming = self._incoming.partition(b"\n")
        if len(answer) > LONGEST_ANSWER:
            raise ProgramError(message("program-endless", most=LONGEST_ANSWER))
        return answer

    def part(self, line: bytes, seconds: float) -> None:
        """A last line, a little time to put things in order, and the end."""
        deadline = time.monotonic() + seconds
        self._outgoing += line
        try:
            while not self._over and (left := deadline - time.monotonic()) > 0:
                self._incoming = b""  # whatever it still says
                self._exchange(left)
                if not self._outgoing:
                    self._stdin.close()
        finally:
            self.end()

    def end(self) -> int:
        """End it now, if it has not ended itself; its exit status."""
        with held_back():
            if self in _RUNNING:
                _RUNNING.remove(self)
                with suppress(ProcessLookupError, PermissionError):  # it is over, and so is whatever it started
                    os.killpg(self._process.pid, signal.SIGKILL)
            for pipe in (self._stdin, self._stdout, self._stderr):
                pipe.close()
            return self._process.wait()

    def _exchange(self, seconds: float) -> None:
        """Whatever can be sent or heard next within this time."""
        with selectors.DefaultSelector() as selector:
            for pipe, event, job in self._traffic():
                selector.register(pipe, event, job)
            for key, _ in selector.select(seconds):
                key.data()

    def _traffic(self) -> Iterator[_Traffic]:
        if self._outgoing:
            yield self._stdin, selectors.EVENT_WRITE, self._send
        if b"\n" not in self._incoming:  # who talks on has to wait until asked
            yield self._stdout, selectors.EVENT_READ, self._hear
        if not self._stderr.closed:
            yield self._stderr, selectors.EVENT_READ, self._overhear

    def _send(self) -> None:
        try:
            self._outgoing = self._outgoing[os.write(self._stdin.fileno(), self._outgoing) :]
        except BrokenPipeError:
            self._outgoing = b""  # it has ended, or does not listen: its output will tell

    def _hear(self) -> None:
        heard = os.read(self._stdout.fileno(), CHUNK)
        self._incoming += heard
        self._over = not heard

    def _overhear(self) -> None:
        heard = os.read(self._stderr.fileno(), CHUNK)
        self._complaints = (self._complaints + heard)[-KEPT:]
        if not heard:
            self._stderr.close()

    def _exited(self) -> ProgramError:
        """It has ended its output: how it exits, and the last it has to say."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(EXITING)
        with suppress(BlockingIOError):
            while not self._stderr.closed:
                self._overhear()
        status = self.end()
        last = self._complaints.decode(errors="replace").strip().rpartition("\n")[2]
        if last:
            return ProgramError(message("program-exited-saying", status=status, said=last))
        return ProgramError(message("program-exited", status=status))


_RUNNING: Final[set[Process]] = set()


def running() -> int:
    """How many programs there are that were started and not ended."""
    return len(_RUNNING)


@atexit.register
def end_all() -> None:
    """No program outlives its table."""
    for process in tuple(_RUNNING):
        process.end()


def _mind_signals() -> None:
    """A signal that would end us at once ends the programs first."""
    if threading.current_thread() is threading.main_thread():
        for number in ENDING:
            if signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _end_with_all)


def _end_with_all(number: int, _: FrameType | None) -> None:
    end_all()
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)
