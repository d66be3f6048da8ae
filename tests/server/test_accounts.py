"""Accounts: who one is, on which devices, and what others can find out about it."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from latium.core.protocol import message
from latium.server.accounts import name_key
from latium.server.client import RefusedError, Site
from latium.server.errors import BadRequest
from latium.server.gates import Gate
from latium.server.hosting import person_name
from latium.server.limiting import Limiter
from latium.server.messages import AccountSeen, Farewell, JoinTable, NewPassword, OpenTable
from latium.server.passwords import WAITING, Passwords
from tests.server.inside import inside
from tests.server.people import Device
from tests.server.running import sqlite


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with inside(sqlite(tmp_path_factory.mktemp("accounts"))) as running:
        yield running.site


def me(device: Device) -> str | None:
    seen = device.ask("GET", "/api/session", AccountSeen)
    return seen.account.name if seen.account else None


def refused(device: Device, name: str, password: str) -> tuple[int, bytes]:
    with pytest.raises(RefusedError) as refusal:
        device.sign_in(name, password)
    return refusal.value.status, refusal.value.problem.sentence.encode()


def test_one_signs_up_out_and_in_again(site: Site) -> None:
    device = Device(site)
    assert me(device) is None
    assert device.sign_up("Ada").account is not None
    assert me(device) == "Ada"
    (cookie,) = device.cookies
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "strict"
    old = cookie.value
    device.call("DELETE", "/api/session")
    assert me(device) is None
    cookie.value = old
    device.cookies.set_cookie(cookie)
    assert me(device) is None, "a session that has ended does not come back"
    device.sign_in("ada")
    assert me(device) == "Ada"


def test_a_name_is_taken_however_it_is_written(site: Site) -> None:
    Device(site).sign_up("Ben Franklin")
    with pytest.raises(RefusedError) as refusal:
        Device(site).sign_up(" BEN  franklin")
    assert (refusal.value.status, refusal.value.problem.message.id) == (409, "account-taken")


def test_a_wrong_name_and_a_wrong_password_are_refused_alike(site: Site) -> None:
    device = Device(site)
    device.sign_up("Carla")
    assert refused(device, "Carla", "open sesam") == refused(device, "Nobody", "open sesam")


def test_a_new_password_ends_all_other_sessions(site: Site) -> None:
    here, there = Device(site), Device(site)
    here.sign_up("Dora")
    there.sign_in("Dora")
    change = NewPassword(old="open sesame", new="close sesame")
    here.ask("PUT", "/api/account/password", AccountSeen, change)
    assert (me(here), me(there)) == ("Dora", None)
    assert refused(there, "Dora", "open sesame")[0] == 403
    there.sign_in("Dora", "close sesame")


def test_a_short_password_and_an_empty_name_are_refused(site: Site) -> None:
    for name, password, problem in (("Eve", "short", "password-short"), (" \t ", "long enough", "name-empty")):
        with pytest.raises(RefusedError) as refusal:
            Device(site).sign_up(name, password)
        assert (refusal.value.status, refusal.value.problem.message.id) == (422, problem)


def test_an_account_has_its_seat_on_every_device(site: Site) -> None:
    here, there = Device(site), Device(site)
    here.sign_up("Fay")
    there.sign_in("Fay")
    table = here.open(OpenTable(game="founders", bots=["", ""]))
    here.join(table.id, JoinTable(name="whatever"))
    seen = there.see(table.id)
    assert (seen.you, seen.yours, seen.host) == (0, [0], True)
    assert (seen.position.seats[0].name, seen.position.seats[0].member) == ("Fay", True)
    assert [brief.id for brief in there.mine()] == [table.id]
    stranger = Device(site).see(table.id)
    assert (stranger.you, stranger.yours, stranger.host) == (None, [], False)


def test_a_guest_can_gather_a_seat_into_an_account_later(site: Site) -> None:
    guest, elsewhere = Device(site), Device(site)
    table = guest.open(OpenTable(game="founders", bots=["", ""]))
    guest.join(table.id, JoinTable(name="Guest"))
    with pytest.raises(RefusedError) as refusal:
        guest.call("POST", f"/api/tables/{table.id}/claim")
    assert refusal.value.problem.message.id == "account-needed"
    guest.sign_up("Gus")
    guest.call("POST", f"/api/tables/{table.id}/claim")
    guest.call("POST", f"/api/tables/{table.id}/claim")
    elsewhere.sign_in("Gus")
    assert elsewhere.see(table.id).yours == [0]
    guest.sign_up("Gil")
    with pytest.raises(RefusedError) as refusal:
        guest.call("POST", f"/api/tables/{table.id}/claim?seat=0")
    assert refusal.value.problem.message.id == "seat-taken"


def test_where_there_is_no_account_a_password_takes_as_long() -> None:
    async def run() -> tuple[float, float]:
        passwords = Passwords()
        kept = await passwords.hashed("right")
        assert await passwords.matches("right", kept)
        times = []
        for known in (kept, None):
            start = time.perf_counter()
            assert not await passwords.matches("wrong", known)
            times.append(time.perf_counter() - start)
        return times[0], times[1]

    there, nowhere = asyncio.run(run())
    assert nowhere > there / 20, "it is compared all the same"


def test_no_more_wait_for_a_hash_than_there_is_room_for() -> None:
    async def run() -> int:
        passwords = Passwords()
        passwords._gate = Gate(0, WAITING, message("passwords-many"))
        waiting = [asyncio.create_task(passwords.hashed("x")) for _ in range(WAITING + 3)]
        done, rest = await asyncio.wait(waiting, timeout=0.2)
        for task in rest:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return len(done)

    assert asyncio.run(run()) == 3


def test_whoever_changes_a_password_is_counted_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = []

    async def check(_: Limiter, kind: str, who: str) -> None:
        counted.append((kind, who))

    monkeypatch.setattr(Limiter, "check", check)
    with inside(sqlite(tmp_path)) as running:
        device = Device(running.site)
        device.sign_up("Ida")
        device.call("PUT", "/api/account/password", {"old": "open sesame", "new": "sesame, open"})
    assert ("secrets", "name ida") in counted


@pytest.mark.parametrize("name", ["Ada", "ADA", "ａｄａ", " ada ", "Ada\x00"])
def test_names_that_look_alike_are_one(name: str) -> None:
    assert name_key(name) == "ada"


@pytest.mark.parametrize("letter", ["\u034f", "\u200c", "\u200d", "\u2800", "\u3164", "\ufe0f", "\U000e0100"])
def test_what_cannot_be_seen_makes_no_other_name(letter: str) -> None:
    assert name_key(f"Ada{letter}") == name_key(f"A{letter}da") == "ada"
    assert name_key(f"Zoe{letter}\u0308") == name_key("Zoë")


@pytest.mark.parametrize("name", ["\u2800", "\u3164", "\u200d\u200c", "\u0301", "...", "\U0001d159"])
def test_a_name_has_something_to_call_one_by(name: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        person_name(name)
    assert refusal.value.message.id == "name-empty"


@pytest.mark.parametrize("name", ["Ada", "7", "Zoë", "Цезарь", "凯撒", "قيصر", "🦊", "❤\ufe0f", "👩\u200d🚀", "🇫🇷"])
def test_people_are_called_in_any_script_and_by_pictures(name: str) -> None:
    assert person_name(name) == name


def test_the_storage_has_no_password_and_no_secret_of_a_session(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as running:
        device = Device(running.site)
        device.sign_up("Hal", "a very long password")
        (cookie,) = device.cookies
        assert cookie.value is not None
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b"$argon2id$" in kept
        assert b"a very long password" not in kept
        assert cookie.value.encode() not in kept


def test_one_can_delete_ones_account_with_its_password(site: Site) -> None:
    device, friend = Device(site), Device(site)
    device.sign_up("Cleopatra")
    table = device.open(OpenTable(game="founders", bots=["", ""], listed=True)).id
    player = device.join(table, JoinTable(name="Cleopatra"))
    friend.join(table, JoinTable(name="Marc"))
    with pytest.raises(RefusedError) as refusal:
        device.call("POST", "/api/account/deletion", Farewell(password="guessed"))
    assert (refusal.value.status, me(device)) == (403, "Cleopatra")

    gone = device.ask("POST", "/api/account/deletion", AccountSeen, Farewell(password="open sesame"))
    assert gone.account is None
    assert me(device) is None
    assert refused(device, "Cleopatra", "open sesame")[0] == 403
    assert [seat.name for seat in friend.see(table).position.seats] == ["#1", "Marc"]
    assert player.connect().you == 0, "the game goes on, by the secret of the seat"
    player.close()
    Device(site).sign_up("Cleopatra")


def test_a_guest_has_no_account_to_delete(site: Site) -> None:
    with pytest.raises(RefusedError) as refusal:
        Device(site).call("POST", "/api/account/deletion", Farewell(password="open sesame"))
    assert refusal.value.status == 403
