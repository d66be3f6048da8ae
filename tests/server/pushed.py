"""A push service as the makers of browsers keep them, and the devices of people who have its browser: it believes only
what a server has signed, and a device can read what was sealed for it."""

import base64
import json
import secrets
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from latium.server.storage.devices import Device

CURVE = ec.SECP256R1()


def spelled(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    found: bytes = HKDF(SHA256(), length, salt, info).derive(secret)
    return found


class Browser:
    """One device, which keeps the key that its messages are sealed for."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(CURVE)
        self.auth = secrets.token_bytes(16)
        self.point: bytes = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def device(self, endpoint: str, language: str = "en") -> Device:
        return Device(endpoint, spelled(self.point), spelled(self.auth), language)

    def opened(self, body: bytes) -> dict[str, Any]:
        """As RFC 8291 has it, for a message of one record."""
        salt, length = body[:16], body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = derived(shared, self.auth, b"WebPush: info\0" + self.point + sender, 32)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)).decrypt(nonce, text, None)
        assert plain[-1:] == b"\x02"
        said: dict[str, Any] = json.loads(plain[:-1])
        return said


class PushService(HTTPServer):
    """Takes what is meant for its browsers, and answers what it is told to."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Taking)
        self.browsers: dict[str, Browser] = {}
        self.got: list[tuple[str, dict[str, Any]]] = []
        self.claims: list[dict[str, Any]] = []
        self.asked = 0
        self.status = 201
        self.location = ""

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def subscribed(self, name: str, language: str = "en") -> Device:
        self.browsers[name] = Browser()
        return self.browsers[name].device(f"{self.origin}/send/{name}", language)


class _Taking(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        service = self.server
        service.asked += 1
        body = self.rfile.read(int(self.headers["Content-Length"]))
        claims = vouched(self.headers["Authorization"])
        assert self.headers["Content-Encoding"] == "aes128gcm"
        assert int(self.headers["TTL"]) > 0
        if service.status == 201:
            name = self.path.rpartition("/")[2]
            service.got.append((name, service.browsers[name].opened(body)))
            service.claims.append(claims)
        self.send_response(service.status)
        if service.location:
            self.send_header("Location", service.location)
        self.end_headers()

    def log_message(self, *_: Any) -> None: ...


def vouched(word: str) -> dict[str, Any]:
    """What the server says of itself, if it has signed that (RFC 8292)."""
    scheme, _, rest = word.partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(", "))
    said, _, signature = parts["t"].rpartition(".")
    raw = read(signature)
    assert (scheme, len(raw)) == ("vapid", 64)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(parts["k"]))
    key.verify(der, said.encode(), ec.ECDSA(SHA256()))
    header, claims = (json.loads(read(part)) for part in said.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    return {**claims, "key": parts["k"]}
