"""People who play over days are told of their turns: if it is set, if they asked, once a turn, and without secrets."""

import asyncio
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest

from latium.server import playing
from latium.server.client import RefusedError
from latium.server.clocks import Clock
from latium.server.configuration import Configuration
from latium.server.messages import JoinTable, Notified, Notify, OpenTable
from latium.server.notifying.mail import MailServer, mail_server
from latium.server.notifying.telling import ways_of
from latium.server.services import Services
from latium.server.storage import contacts
from latium.server.storage.contacts import Contact
from latium.server.table import Table
from tests.server.running import Running, sqlite
from tests.server.sinks import HookSink, MailSink, listening
from tests.server.timed import Hourglass, gathered, pass_time, serving

DAYS = Clock(kind="days", seconds=3 * 24 * 3600)
SITE = "https://latium.example"


@pytest.fixture
def mail() -> Iterator[MailSink]:
    sink = MailSink()
    with listening(sink):
        yield sink


@pytest.fixture
def hook() -> Iterator[HookSink]:
    sink = HookSink()
    with listening(sink):
        yield sink


async def wants_mail(services: Services, id: str, seat: int, language: str = "en", token: str = "") -> None:
    contact = Contact(f"guest{seat}@latium.example", language, token)
    await services.database.write(lambda connection: contacts.set_contact(connection, id, seat, contact))


async def later(hourglass: Hourglass, *services: Services) -> None:
    """So late that everybody is away who says nothing."""
    await pass_time(hourglass, 60, *services, step=5)
    await asyncio.gather(*(one.notifier.look() for one in services))


def content(letter: Message) -> str:
    decoded = letter.get_payload(decode=True)
    assert isinstance(decoded, bytes)
    return decoded.decode()


async def to_the_next(services: Services, id: str) -> Table:
    """Moves until somebody else is asked."""
    table = await services.desk.table(id)
    seat = table.acting[0]
    while table.acting == (seat,):
        action = table.game.pack(table.state, table.game.legal(table.state, seat)[0])
        await playing.move(services.desk, id, seat, f"c{table.version}", table.decisions[seat].number, action)
        table = await services.desk.table(id)
    return table


def test_a_turn_is_told_once_by_each_way_whoever_looks(tmp_path: Path, mail: MailSink, hook: HookSink) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        ways = {"smtp": mail.address, "webhook": hook.address, "public_url": SITE}
        address = sqlite(tmp_path)
        async with serving(address, hourglass, **ways) as one, serving(address, hourglass, **ways) as other:
            id = await gathered(one, DAYS)
            table = await one.desk.table(id)
            first, second = table.acting[0], 1 - table.acting[0]
            await wants_mail(one, id, first)
            await wants_mail(one, id, second, "fr")
            for _ in range(3):
                await later(hourglass, one, other)
            due = table.due(first)
            link = f"{SITE}/tables/{id}"
            told = {"event": "turn", "table": id, "game": "founders", "seat": first, "turn": table.turns[first]}
            assert hook.bodies == [{**told, "due": due, "link": link}]
            assert [(letter["To"], letter["Subject"]) for letter in mail.letters] == [
                (f"guest{first}@latium.example", "Your turn: Founders of the Empire")
            ]
            assert link in content(mail.letters[0]).split()
            await to_the_next(one, id)
            await later(hourglass, one, other)
            assert [body["seat"] for body in hook.bodies] == [first, second]
            assert [letter["To"] for letter in mail.letters][1:] == [f"guest{second}@latium.example"]

    asyncio.run(run())


def test_who_is_there_is_not_told(tmp_path: Path, hook: HookSink) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        async with serving(sqlite(tmp_path), hourglass, webhook=hook.address) as services:
            id = await gathered(services, DAYS)
            seat = (await services.desk.table(id)).acting[0]
            await pass_time(hourglass, 60, services, step=5)
            services.presence.heard(id, seat)
            await services.notifier.look()
            assert hook.bodies == []
            await later(hourglass, services)
            assert [body["seat"] for body in hook.bodies] == [seat]

    asyncio.run(run())


def test_nothing_is_sent_unless_it_is_set_and_only_in_games_of_days(tmp_path: Path, hook: HookSink) -> None:
    assert ways_of(Configuration()) == []

    async def run() -> None:
        hourglass = Hourglass()
        async with serving(sqlite(tmp_path), hourglass, webhook=hook.address) as services:
            await gathered(services, Clock(kind="game", seconds=3600))
            await later(hourglass, services)
            assert hook.bodies == []

    asyncio.run(run())


def test_the_secret_of_the_seat_is_in_the_letter_only_if_it_was_asked_for(tmp_path: Path, mail: MailSink) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        async with serving(sqlite(tmp_path), hourglass, smtp=mail.address, public_url=SITE) as services:
            for token in ("", "secret-of-the-seat"):
                id = await gathered(services, DAYS)
                for seat in range(2):
                    await wants_mail(services, id, seat, token=token)
                await later(hourglass, services)
                assert ("#secret-of-the-seat" in content(mail.letters[-1])) is bool(token)
            assert len(mail.letters) == 2

    asyncio.run(run())


def test_what_could_not_be_delivered_is_tried_again(tmp_path: Path, mail: MailSink, hook: HookSink) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        ways = {"smtp": mail.address, "webhook": hook.address}
        async with serving(sqlite(tmp_path), hourglass, **ways) as services:
            id = await gathered(services, DAYS)
            for seat in range(2):
                await wants_mail(services, id, seat)
            mail.busy, hook.status = True, 503
            await later(hourglass, services)
            assert (mail.letters, hook.bodies) == ([], [])
            mail.busy, hook.status = False, 204
            await later(hourglass, services)
            await later(hourglass, services)
            assert (len(mail.letters), len(hook.bodies)) == (1, 1)

    asyncio.run(run())


def test_a_person_asks_for_letters_and_ends_them(tmp_path: Path, mail: MailSink) -> None:
    server = Running(sqlite(tmp_path), "--smtp", mail.address).start()
    try:
        site = server.site
        table = site.open(OpenTable(game="founders", bots=["", ""], clock=DAYS))
        player = site.join(table.id, JoinTable(name="Ada"))
        path = f"/api/tables/{table.id}/notifications"
        seen = site.ask("GET", path, Notified, token=player.token)
        assert seen == Notified(offered=True, email="", link=False, push="", devices=[])
        wanted = Notify(email="ada@latium.example", token=player.token)
        seen = site.ask("PUT", path, Notified, wanted, player.token)
        assert seen == Notified(offered=True, email="ada@latium.example", link=True, push="", devices=[])
        for wrong in ({"email": "ada@latium.example", "token": "guessed"}, {"email": "ada\nBcc: ben@latium.example"}):
            with pytest.raises(RefusedError):
                site.call("PUT", path, wrong, player.token)
        with pytest.raises(RefusedError):
            site.call("GET", path)
        assert not site.ask("DELETE", path, Notified, token=player.token).email
        live = site.open(OpenTable(game="founders", bots=["", ""]))
        other = site.join(live.id, JoinTable(name="Ada"))
        with pytest.raises(RefusedError) as refused:
            site.call("PUT", f"/api/tables/{live.id}/notifications", wanted, other.token)
        assert refused.value.problem.message.id == "mail-none"
    finally:
        server.stop()


def test_a_mail_server_by_its_address() -> None:
    assert mail_server("smtp://mail.example") == MailServer(False, "mail.example", 587, "", "")
    assert mail_server("smtps://a%40b:p%3Aw@mail.example:4650") == MailServer(True, "mail.example", 4650, "a@b", "p:w")
    with pytest.raises(ValueError, match="smtp"):
        mail_server("http://mail.example")
