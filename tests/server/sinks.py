"""Where messages end up in tests: a mail server and a web server that keep what they are given."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import msgspec


class MailSink(socketserver.ThreadingTCPServer):
    """Takes every letter, or says that it may later."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Postman)
        self.letters: list[Message] = []
        self.busy = False

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"


class _Postman(socketserver.StreamRequestHandler):
    server: MailSink

    def handle(self) -> None:
        self._say("220 sink")
        while line := self.rfile.readline():
            self._heed(line.split()[0].upper())

    def _heed(self, word: bytes) -> None:
        if word == b"DATA":
            self._say("354 go on")
            self._keep()
        self._say("450 later" if self.server.busy and word == b"RCPT" else "250 so be it")

    def _keep(self) -> None:
        lines = iter(self.rfile.readline, b".\r\n")
        self.server.letters.append(message_from_bytes(b"".join(lines)))

    def _say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")


class HookSink(HTTPServer):
    """Keeps every JSON that is posted to it."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Hook)
        self.bodies: list[dict[str, Any]] = []
        self.status = 204

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/turns"


class _Hook(BaseHTTPRequestHandler):
    server: HookSink

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.server.status == 204:
            self.server.bodies.append(msgspec.json.decode(body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: Any) -> None: ...


@contextmanager
def listening(sink: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=sink.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        sink.shutdown()
        sink.server_close()
        thread.join()
