"""Messages that nobody on the way can read (RFC 8291), and the word of a server that devices know (RFC 8292)."""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Any, Final

from latium.core.errors import LatiumError
from latium.core.protocol import message


class PushError(LatiumError):
    """There is no key to push messages with."""


try:
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
except ImportError:
    raise PushError(message("extra-missing", module="cryptography", extra="push")) from None

CURVE: Final = ec.SECP256R1()
LAST: Final = b"\x02"
"""Behind the text of the last record, and ours has no other (RFC 8188)."""

RECORD: Final = 4096
"""Bytes; what a push service has to take at least."""

SALT: Final = 16
WORD: Final = 12 * 3600
"""Seconds that the word of a server is good for; a day is the most."""


def spelled(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(text: str) -> Any:
    """The public key of a device. Raises ValueError for what is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(text))


def sealed(plain: bytes, p256dh: str, auth: str, own: Any = None, salt: bytes | None = None) -> bytes:
    """What only the device with these keys can read; the rest is chance, but in tests."""
    key = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT)
    sender, reader = _point_of(key), read(p256dh)
    shared = key.exchange(ec.ECDH(), point(p256dh))
    secret = _derived(shared, read(auth), b"WebPush: info\0" + reader + sender, 32)
    cipher = AESGCM(_derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    text: bytes = cipher.encrypt(nonce, plain + LAST, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender + text


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    derived: bytes = HKDF(SHA256(), length, salt, info).derive(secret)
    return derived


def _point_of(key: Any) -> bytes:
    encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    encoded: bytes = key.public_key().public_bytes(encoding, form)
    return encoded


class Key:
    """The key by which push services know that messages come from one and the same server."""

    def __init__(self, private: Any) -> None:
        self._private = private
        self.public: Final = spelled(_point_of(private))
        """What browsers are told when they are asked for an address."""

    @classmethod
    def kept_in(cls, file: str) -> "Key":
        """Raises PushError."""
        try:
            private = serialization.load_pem_private_key(Path(file).read_bytes(), None)
        except (OSError, TypeError, ValueError, UnsupportedAlgorithm):
            private = None
        if not isinstance(private, ec.EllipticCurvePrivateKey) or private.curve.name != CURVE.name:
            raise PushError(message("push-key-wrong", file=file))
        return cls(private)

    def word(self, origin: str, contact: str, now: int) -> str:
        """For one push service: who sends this, and whom to ask about it."""
        claims = {"aud": origin, "exp": now + WORD, "sub": contact}
        said = ".".join(spelled(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._private.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = spelled(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"


def make_key(file: str) -> None:
    """Into a new file that is its owner's only. Raises OSError."""
    text = ec.generate_private_key(CURVE).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as written:
        written.write(text)
