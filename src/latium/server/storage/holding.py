"""Who holds which seats, of many at once. Functions of a connection."""

import hmac
from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server.errors import Forbidden
from latium.server.storage.schema import SEATS, SESSIONS
from latium.server.storage.tables import Keeper, in_parts


class Claim(NamedTuple):
    """A seat, and by what somebody says it is theirs: digests of its secret, and of a session."""

    table: str
    seat: Seat
    secret: bytes
    session: bytes | None


def upheld(connection: Connection, claims: Collection[Claim], now: int) -> set[Claim]:
    """Those that are right."""
    keepers = _keepers(connection, list({claim.table for claim in claims}))
    accounts = _accounts(connection, list({claim.session for claim in claims if claim.session}), now)
    return {
        claim
        for claim in claims
        if (keeper := keepers.get((claim.table, claim.seat)))
        and (
            hmac.compare_digest(claim.secret, keeper.token_hash)
            or (keeper.account is not None and claim.session and accounts.get(claim.session) == keeper.account)
        )
    }


def check(connection: Connection, claim: Claim, now: int) -> None:
    """In the transaction that a claim is acted upon. Raises Forbidden."""
    if not upheld(connection, [claim], now):
        raise Forbidden(message("seat-not-yours"))


def _keepers(connection: Connection, tables: Sequence[str]) -> dict[tuple[str, Seat], Keeper]:
    query = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.token_hash, SEATS.c.account_id)
    found: dict[tuple[str, Seat], Keeper] = {}
    for some in in_parts(tables):
        rows = connection.execute(query.where(SEATS.c.table_id.in_(some)))
        found.update(((table, seat), Keeper(*keeper)) for table, seat, *keeper in rows)
    return found


def _accounts(connection: Connection, sessions: Sequence[bytes], now: int) -> dict[bytes, int]:
    """By session, of those that have not ended."""
    query = select(SESSIONS.c.token_hash, SESSIONS.c.account_id).where(SESSIONS.c.expires_at > now)
    found: dict[bytes, int] = {}
    for some in in_parts(sessions):
        rows = connection.execute(query.where(SESSIONS.c.token_hash.in_(some)))
        found.update((session, account) for session, account in rows)
    return found
