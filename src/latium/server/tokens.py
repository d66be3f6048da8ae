"""Secrets that stand for a seat, a host or a session: unguessable, kept only as digests, compared in constant time."""

import hashlib
import hmac


def digest(token: str) -> bytes:
    """What is kept of a token. It is long and random, so that a fast hash is enough."""
    return hashlib.sha256(token.encode()).digest()


def matches(token: str, kept: bytes | None) -> bool:
    return kept is not None and hmac.compare_digest(digest(token), kept)
