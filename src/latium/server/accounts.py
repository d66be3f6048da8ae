"""Accounts, for those who want one: a name and a password, and sessions that a cookie stands for."""

import unicodedata
from contextlib import suppress
from typing import Final, NamedTuple

from latium.core.letters import seen
from latium.core.protocol import message
from latium.core.text import shown
from latium.server import forgetting
from latium.server.errors import BadRequest, Forbidden, Taken, Unavailable
from latium.server.forgetting import Place
from latium.server.hosting import person_name
from latium.server.passwords import Passwords, outdated
from latium.server.sources import Sources
from latium.server.storage import accounts
from latium.server.storage.accounts import Account, Kept
from latium.server.storage.database import Database
from latium.server.storage.writing import Conflict
from latium.server.tokens import digest

SESSION: Final = 90 * 24 * 3600
"""Seconds that a session lasts."""

ATTEMPTS: Final = 20
"""So often tables are found changed, by people who move there, before it is called a fault."""

SHORTEST: Final = 8
"""Characters of a password at least."""


class Session(NamedTuple):
    """Somebody signed in, and the secret of it."""

    account: Account
    token: str


class Accounts:
    """Signing up, in and out."""

    def __init__(self, database: Database, sources: Sources) -> None:
        self._database = database
        self._sources = sources
        self._passwords = Passwords()

    async def sign_up(self, name: str, password: str) -> Session:
        """Raises Taken if somebody has the name, however it is written."""
        called = person_name(name)
        key, now = name_key(called), self._sources.now()
        hashed = await self._hashed(password)
        try:
            account = await self._database.write(lambda database: accounts.add(database, called, key, hashed, now))
        except Conflict:
            raise Taken(message("account-taken")) from None
        return await self._session(account)

    async def sign_in(self, name: str, password: str) -> Session:
        """Refuses a wrong name and a wrong password alike, and takes the same time for both."""
        kept = await self._checked(name, password)
        if outdated(kept.password_hash):
            await self._set_password(kept.account, password)
        return await self._session(kept.account)

    async def sign_out(self, token: str) -> None:
        await self._database.write(lambda database: accounts.close_session(database, digest(token)))

    async def change_password(self, account: Account, old: str, new: str) -> Session:
        """All sessions end, and a new one begins."""
        await self._checked(account.name, old)
        await self._set_password(account, new)
        await self._database.write(lambda database: accounts.close_sessions(database, account.id))
        return await self._session(account)

    async def forget(self, account: Account, password: str) -> list[Place]:
        """Delete an account at its own wish, and all that tells who it was. Where it sat."""
        await self._checked(account.name, password)
        for _ in range(ATTEMPTS):
            with suppress(Conflict):  # somebody has just moved at one of the tables
                return await self._database.write(
                    lambda database: forgetting.forget(database, account.id, self._sources.now())
                )
        raise Unavailable(message("server-busy"))

    async def signed_in(self, token: str) -> Account | None:
        """Whose session a secret stands for."""
        if not token:
            return None
        now = self._sources.now()
        return await self._database.read(lambda database: accounts.signed_in(database, digest(token), now))

    async def _checked(self, name: str, password: str) -> Kept:
        key = name_key(name)
        kept = await self._database.read(lambda database: accounts.named(database, key))
        if not await self._passwords.matches(password, kept.password_hash if kept else None) or kept is None:
            raise Forbidden(message("account-refused"))
        return kept

    async def _set_password(self, account: Account, password: str) -> None:
        hashed = await self._hashed(password)
        await self._database.write(lambda database: accounts.set_password(database, account.id, hashed))

    async def _hashed(self, password: str) -> str:
        if len(password) < SHORTEST:
            raise BadRequest(message("password-short", least=SHORTEST))
        return await self._passwords.hashed(password)

    async def _session(self, account: Account) -> Session:
        token, now = self._sources.token(), self._sources.now()
        ends = now + SESSION * 1000
        await self._database.write(
            lambda database: accounts.open_session(database, account.id, digest(token), now, ends)
        )
        return Session(account, token)


def name_key(name: str) -> str:
    """What two names must not share: neither case nor width nor spaces nor what cannot be seen make a difference."""
    return " ".join(unicodedata.normalize("NFKC", seen(shown(name))).casefold().split())
