"""A process full of players, each on a socket of its own, who answer every decision with a random legal move: at once,
or after a while as people do. A game that is over is followed by another one at a new table.

    python -m benchmarks.load.driver '{"dialect": "Latium", "port": 8000, "tables": 250, ...}'

Says in lines of JSON how many tables are ready; is told on stdin when to begin; tells at the end what came of it.
"""

import gc
import heapq
import http.client
import json
import os
import random
import resource
import select
import socket
import sys
import time
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from typing import Any, Final

import msgspec

from benchmarks.load.dialects import DIALECTS, SEATS, Dialect, Heard
from benchmarks.load.frames import CLOSE, PING, PONG, TEXT, Incoming, frame

OPENERS: Final = 4
"""Threads that open tables."""

LOCAL: Final = "127.0.0.1"
CHUNK: Final = 1 << 16


class Task(msgspec.Struct, frozen=True):
    """What a driver is to do: so many tables, each seat moving every `pace` seconds (0: at once)."""

    dialect: str
    port: int
    tables: int
    pace: float
    warm_up: float
    seconds: float
    seed: int


class Found(msgspec.Struct):
    """What came of it, in the seconds that count: how long each move took until whoever made it saw the position after
    it, how much was read, and how much time on the processor the driver itself took."""

    latencies: list[float]
    cpu_seconds: float = 0.0
    received_bytes: int = 0
    games: int = 0


class Line:
    """A seat on its socket."""

    def __init__(self, dialect: Dialect, port: int) -> None:
        self.dialect = dialect
        self.socket = socket.create_connection((LOCAL, port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(dialect.upgrade)
        self.incoming = Incoming()
        self.first = self._upgraded()
        self.socket.setblocking(False)
        self.sent_at = 0.0
        """When the move was sent that is under way; 0 if none is."""
        self.move = b""
        """The move that is due."""
        self.partners: list[Line] = []

    def _upgraded(self) -> bytes:
        """What came behind the answer to the upgrade."""
        found = b""
        while b"\r\n\r\n" not in found:
            more = self.socket.recv(CHUNK)
            assert more, found
            found += more
        head, _, rest = found.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        return rest


class Driver:
    """All the tables of a process. The clock is one that all processes share."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.dice = random.Random(task.seed)
        self.found = Found([])
        self.counting = False
        self.running = False
        self._epoll = select.epoll()
        self._lines: dict[int, Line] = {}
        self._due: list[tuple[float, int, Line]] = []
        self._numbers = count()
        self._openers = ThreadPoolExecutor(OPENERS)
        self._opened: deque[list[Line]] = deque()
        self._bell, self._ring = socket.socketpair()
        self._bell.setblocking(False)
        self._epoll.register(self._bell.fileno(), select.EPOLLIN)

    # Tables

    def open_tables(self) -> None:
        for _ in range(self.task.tables):
            self._open_table()
        ready = 0
        while ready < self.task.tables * SEATS:
            self.turn(1.0)
            if len(self._lines) != ready:
                ready = len(self._lines)
                say({"ready": ready // SEATS})

    def _open_table(self) -> None:
        self._openers.submit(self._seated).add_done_callback(self._is_open)

    def _seated(self) -> list[Line]:
        connection = http.client.HTTPConnection(LOCAL, self.task.port, timeout=60)
        try:
            seats = DIALECTS[self.task.dialect].table(connection)
        finally:
            connection.close()
        lines = [Line(seat, self.task.port) for seat in seats]
        for line in lines:
            line.partners = lines
        return lines

    def _is_open(self, opened: Future[list[Line]]) -> None:
        if opened.cancelled():
            return  # all is over
        if failure := opened.exception():
            print(f"{failure!r}", file=sys.stderr)
            os._exit(1)  # a table less would be a load less
        self._opened.append(opened.result())
        self._ring.send(b"!")

    def _take_in(self) -> None:
        self._bell.recv(CHUNK)
        while self._opened:
            for line in self._opened.popleft():
                self._lines[line.socket.fileno()] = line
                self._epoll.register(line.socket.fileno(), select.EPOLLIN)
                self._read(line, line.first)

    def _next_game(self, line: Line) -> None:
        """Whoever is still connected to the old table leaves it."""
        if self._lines.get(line.socket.fileno()) is not line:
            return
        for partner in line.partners:
            self._epoll.unregister(partner.socket.fileno())
            del self._lines[partner.socket.fileno()]
            partner.socket.close()
            partner.move = b""
        self.found.games += self.counting
        self._open_table()

    # Play

    def begin(self) -> None:
        """Those who are to move do, as if they had been asked at any moment before."""
        self.running = True
        now = time.monotonic()
        for line in self._lines.values():
            if line.move:
                self._at(now + self.dice.random() * self.task.pace / SEATS, line)

    def turn(self, patience: float) -> None:
        """Hear whoever said something, and make the moves whose time has come."""
        for descriptor, _ in self._epoll.poll(patience):
            if descriptor == self._bell.fileno():
                self._take_in()
            elif line := self._lines.get(descriptor):
                data = line.socket.recv(CHUNK)
                assert data, "no server drops anybody"
                self.found.received_bytes += len(data)
                self._read(line, data)
        while self._due and self._due[0][0] <= time.monotonic():
            self._send_move(heapq.heappop(self._due)[2])

    def play(self, until: float) -> None:
        while (now := time.monotonic()) < until:
            wanted = min(until, self._due[0][0]) if self._due else until
            self.turn(max(0.0, wanted - now))

    def _read(self, line: Line, data: bytes) -> None:
        for opcode, message in line.incoming.add(data):
            if opcode == TEXT:
                self._hear(line, line.dialect.heard(message, self.dice))
            elif opcode == PING:
                line.socket.send(frame(message, PONG))
            else:
                assert opcode != CLOSE, message

    def _hear(self, line: Line, heard: Heard) -> None:
        if heard.reply:
            line.socket.send(heard.reply)
        if heard.position and line.sent_at:
            if self.counting:
                self.found.latencies.append(time.monotonic() - line.sent_at)
            line.sent_at = 0.0
        if heard.move:
            line.move = heard.move
            if self.running:
                self._plan(line)
        if heard.over:
            self._next_game(line)

    def _plan(self, line: Line) -> None:
        if self.task.pace:
            self._at(time.monotonic() + self.dice.uniform(0.5, 1.5) * self.task.pace / SEATS, line)
        else:
            self._send_move(line)

    def _at(self, when: float, line: Line) -> None:
        heapq.heappush(self._due, (when, next(self._numbers), line))

    def _send_move(self, line: Line) -> None:
        move, line.move = line.move, b""
        if move:  # its table is still there
            line.sent_at = time.monotonic()
            line.socket.send(move)

    def close(self) -> None:
        self._openers.shutdown(cancel_futures=True)
        for line in self._lines.values():
            line.socket.close()


def say(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


def run(task: Task) -> Found:
    driver = Driver(task)
    driver.open_tables()
    gc.freeze()
    start = float(sys.stdin.readline())
    driver.play(start)  # pings are answered while others get ready
    driver.begin()
    driver.play(start + task.warm_up)
    before = time.process_time()
    driver.counting, driver.found.received_bytes = True, 0
    driver.play(start + task.warm_up + task.seconds)
    driver.found.cpu_seconds = time.process_time() - before
    driver.close()
    return driver.found


def main() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a file for each socket
    found = run(msgspec.json.decode(sys.argv[1], type=Task))
    say({"found": msgspec.to_builtins(found)})


if __name__ == "__main__":
    main()
