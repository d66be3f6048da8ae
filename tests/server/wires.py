"""Plain TCP between a port of this machine and others: a balancer, and a line that can be cut."""

import itertools
import socket
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Self


class Wire:
    """Hands every connection to the next of the ports in turn. Cut, it ends them all and takes no more until mended."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.taken: list[int] = []
        """The ports that connections were handed to, in their order."""
        self._turns = itertools.cycle(ports)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._ends: list[socket.socket] = []
        self._whole = threading.Event()
        self._whole.set()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._listening.close()
        self.cut()

    def cut(self) -> None:
        self._whole.clear()
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def mend(self) -> None:
        self._whole.set()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if not self._whole.is_set():
                    near.close()
                    continue
                port = next(self._turns)
                with suppress(OSError):
                    self._join(near, socket.create_connection(("127.0.0.1", port)))
                    self.taken.append(port)

    def _join(self, near: socket.socket, far: socket.socket) -> None:
        self._ends += [near, far]
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=_carry, args=(one, other), daemon=True).start()


def _carry(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(1 << 16):
            other.sendall(data)
    for end in (one, other):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
