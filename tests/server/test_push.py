"""People who play over days are told of their turns on their devices: if it is set, if they asked, once a turn, sealed,
and nowhere but in the internet."""

import asyncio
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.x509.oid import NameOID
from structlog.testing import capture_logs

from latium.server import forgetting
from latium.server.client import RefusedError
from latium.server.clocks import Clock
from latium.server.configuration import Configuration
from latium.server.forgetting import Place
from latium.server.messages import JoinTable, Notified, NotifyDevice, OpenTable
from latium.server.notifying import Gone, Undelivered, posting
from latium.server.notifying.posting import Postman, place_of, public
from latium.server.notifying.push import Push
from latium.server.notifying.sealing import Key, PushError, make_key, read, sealed, spelled
from latium.server.services import Services
from latium.server.storage import contacts, devices
from latium.server.storage.archive import archived
from latium.server.storage.devices import MOST, Device
from latium.server.storage.reaching import reached
from tests.cli.running import latium
from tests.server.inside import inside
from tests.server.pushed import Browser, PushService
from tests.server.running import sqlite
from tests.server.sinks import listening
from tests.server.test_notifications import DAYS, SITE, later, to_the_next
from tests.server.timed import Hourglass, gathered, pass_time, serving

ENDPOINT = "https://push.example.org/send/ada"


@pytest.fixture
def service() -> Iterator[PushService]:
    found = PushService()
    with listening(found):
        yield found


@pytest.fixture
def key(tmp_path: Path) -> str:
    file = str(tmp_path / "push.pem")
    make_key(file)
    return file


async def wants(services: Services, id: str, seat: int, device: Device) -> None:
    await services.database.write(lambda connection: devices.set_device(connection, id, seat, device))


async def kept(services: Services, id: str, seat: int) -> list[Device]:
    return await services.database.read(lambda connection: devices.devices_of(connection, id, seat))


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """The example of RFC 8291, section 5."""
    number = int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = ec.derive_private_key(number, ec.SECP256R1())
    reader = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    plain, salt = b"When I grow up, I want to be a watermelon", read("DGv6ra1nlYgDCS1FRnbzlw")
    assert spelled(sealed(plain, reader, "BTBZMqHH6r4Tts7J_aSIgg", own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_each_device_of_a_seat_is_told_of_a_turn_once_in_its_language(
    tmp_path: Path, service: PushService, key: str
) -> None:
    async def run() -> None:
        hourglass, address = Hourglass(), sqlite(tmp_path)
        ways = {"push_key": key, "push_near": True, "public_url": SITE}
        async with serving(address, hourglass, **ways) as one, serving(address, hourglass, **ways) as other:
            id = await gathered(one, DAYS)
            first = (await one.desk.table(id)).acting[0]
            await wants(one, id, first, service.subscribed("phone", "fr"))
            await wants(one, id, first, service.subscribed("laptop"))
            await wants(one, id, 1 - first, service.subscribed("rival"))
            for _ in range(3):
                await later(hourglass, one, other)
            told = dict(service.got)
            assert sorted(name for name, _ in service.got) == ["laptop", "phone"]
            assert told["laptop"].keys() == {"title", "body", "lang", "table"}
            assert told["laptop"]["title"] == "Your turn: Founders of the Empire"
            assert f"It is your turn at table {id}." in told["laptop"]["body"]
            assert (told["laptop"]["table"], told["phone"]["lang"]) == (id, "fr")
            assert told["phone"]["title"] == "À vous de jouer : Founders of the Empire"
            for claims in service.claims:
                assert (claims["aud"], claims["sub"]) == (service.origin, SITE)
                assert claims["key"] == Key.kept_in(key).public
            await to_the_next(one, id)
            await later(hourglass, one, other)
            assert [name for name, _ in service.got][2:] == ["rival"]

    asyncio.run(run())


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_its_service_does_not_know_is_forgotten(
    tmp_path: Path, service: PushService, key: str, status: int
) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        async with serving(sqlite(tmp_path), hourglass, push_key=key, push_near=True) as services:
            id = await gathered(services, DAYS)
            seat = (await services.desk.table(id)).acting[0]
            await wants(services, id, seat, service.subscribed("phone"))
            service.status = status
            with capture_logs() as logs:
                await later(hourglass, services)
                await later(hourglass, services)
            assert (service.asked, await kept(services, id, seat)) == (1, [])
            assert [(line["event"], line["failure"]) for line in logs] == [("undeliverable", str(status))]
            assert "send/phone" not in str(logs)

    asyncio.run(run())


def test_what_could_not_be_delivered_is_tried_again_but_not_for_ever(
    tmp_path: Path, service: PushService, key: str
) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        async with serving(sqlite(tmp_path), hourglass, push_key=key, push_near=True) as services:
            id = await gathered(services, DAYS)
            seat = (await services.desk.table(id)).acting[0]
            await wants(services, id, seat, service.subscribed("phone"))
            service.status = 503
            await later(hourglass, services)
            assert service.asked == 1
            service.status = 201
            await later(hourglass, services)
            await later(hourglass, services)
            assert (service.asked, len(service.got)) == (2, 1)
            service.status = 503
            await wants(services, id, seat, service.subscribed("laptop"))
            await pass_time(hourglass, 600, services, step=5)
            await later(hourglass, services)
            await later(hourglass, services)
            assert (service.asked, len(await kept(services, id, seat))) == (3, 2)

    asyncio.run(run())


def test_nobody_is_led_elsewhere(tmp_path: Path, service: PushService, key: str) -> None:
    other = PushService()

    async def run() -> None:
        hourglass = Hourglass()
        async with serving(sqlite(tmp_path), hourglass, push_key=key, push_near=True) as services:
            id = await gathered(services, DAYS)
            for seat in range(2):
                await wants(services, id, seat, service.subscribed(f"phone{seat}"))
            service.status, service.location = 307, f"{other.origin}/send/phone0"
            for _ in range(2):
                await later(hourglass, services)
            assert (service.asked, other.asked) == (1, 0)

    with listening(other):
        asyncio.run(run())


def test_a_person_asks_to_be_told_on_devices_and_ends_it(tmp_path: Path, key: str) -> None:
    with inside(sqlite(tmp_path), push_key=key) as server:
        site = server.site
        table = site.open(OpenTable(game="founders", bots=["", "", ""], clock=DAYS))
        ada, ben = (site.join(table.id, JoinTable(name=name)) for name in ("Ada", "Ben"))
        path = f"/api/tables/{table.id}/notifications"
        offered = Notified(offered=False, email="", link=False, push=Key.kept_in(key).public, devices=[])
        assert site.ask("GET", path, Notified, token=ada.token) == offered
        browser = Browser()
        all_of_them = [browser.device(f"{ENDPOINT}{n}") for n in range(MOST + 1)]
        for device in all_of_them[:MOST]:
            site.ask("POST", f"{path}/devices", Notified, asked_for(device), ada.token)
        site.ask("POST", f"{path}/devices", Notified, asked_for(all_of_them[0]), ada.token)
        assert refused(site, path, asked_for(all_of_them[MOST]), ada.token) == (429, "push-devices")
        ids = sorted(device.id for device in all_of_them[:MOST])
        assert site.ask("GET", path, Notified, token=ada.token).devices == ids
        assert site.ask("GET", path, Notified, token=ben.token).devices == []

        for token in ("guessed", ""):
            assert refused(site, path, asked_for(all_of_them[0]), token) == (403, "seat-not-yours")
        with pytest.raises(RefusedError):  # the seat of somebody else
            site.call("POST", f"{path}/devices?seat=0", asked_for(all_of_them[0]), ben.token)
        assert site.ask("DELETE", f"{path}/devices/{ids[0]}", Notified, token=ben.token).devices == []
        assert site.ask("DELETE", f"{path}/devices/{ids[0]}", Notified, token=ada.token).devices == ids[1:]

        live = site.open(OpenTable(game="founders", bots=["", ""]))
        eve = site.join(live.id, JoinTable(name="Eve"))
        path = f"/api/tables/{live.id}/notifications"
        assert site.ask("GET", path, Notified, token=eve.token).push == ""
        assert refused(site, path, asked_for(all_of_them[0]), eve.token) == (409, "mail-none")


@pytest.mark.parametrize(("is_set", "refusal"), [(False, (409, "mail-none")), (True, (422, "push-device"))])
def test_nothing_is_offered_unless_it_is_set_and_what_is_no_device_is_not_taken(
    tmp_path: Path, key: str, is_set: bool, refusal: tuple[int, str]
) -> None:
    device = Browser().device(ENDPOINT)
    misfits = [
        device._replace(endpoint=f"https://push.example.org/{'x' * 1000}"),
        device._replace(endpoint="https://push.example.org/ x"),
        device._replace(p256dh=device.p256dh[:-1]),
        device._replace(auth=device.auth + "A"),
    ]
    wrong = [
        device._replace(endpoint="http://push.example.org/x"),
        device._replace(endpoint="https://127.0.0.1/x"),
        device._replace(p256dh="A" * 87),
    ]
    with inside(sqlite(tmp_path), push_key=key if is_set else "") as server:
        table = server.site.open(OpenTable(game="founders", bots=["", ""], clock=DAYS))
        ada = server.site.join(table.id, JoinTable(name="Ada"))
        path = f"/api/tables/{table.id}/notifications"
        assert bool(server.site.ask("GET", path, Notified, token=ada.token).push) is is_set
        found = [refused(server.site, path, asked_for(one), ada.token) for one in (*misfits, *wrong)]
        assert found == [(422, "request-misfit")] * len(misfits) + [refusal] * len(wrong)


def asked_for(device: Device) -> NotifyDevice:
    return NotifyDevice(endpoint=device.endpoint, p256dh=device.p256dh, auth=device.auth, lang="en")


def refused(site: Any, path: str, device: NotifyDevice, token: str) -> tuple[int, str]:
    with pytest.raises(RefusedError) as refusal:
        site.call("POST", f"{path}/devices", device, token)
    return refusal.value.status, refusal.value.problem.message.id


def test_who_is_forgotten_leaves_no_device_behind(tmp_path: Path, key: str) -> None:
    async def run() -> None:
        async with serving(sqlite(tmp_path), Hourglass(), push_key=key) as services:
            id = await gathered(services, Clock(kind="days", seconds=3600))
            device = Browser().device(ENDPOINT)
            await wants(services, id, 0, device)
            notice = (id, 0, 1, f"push-{device.id}")
            await services.database.write(lambda connection: contacts.claim(connection, *notice))
            await wants(services, id, 1, Browser().device(f"{ENDPOINT}-of-another"))
            await services.database.write(lambda connection: forgetting.forget_seat(connection, Place(id, 0), 0))

    asyncio.run(run())
    engine = reached(sqlite(tmp_path))
    known = (ENDPOINT.encode(), Browser().device(ENDPOINT).id.encode())
    lines = [line for line in archived(engine) if any(word in line for word in known)]
    engine.dispose()
    assert len(lines) == 1
    assert b"-of-another" in lines[0]


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "push.example.org",
        "https:///x",
        "https://push.example.org:8443/x",
        "https://push.example.org:x/x",
        "https://ada@push.example.org/x",
        "https://push.example.org/x\r\nHost: elsewhere",
        "https://localhost/x",
        "https://router/x",
        "https://127.0.0.1/x",
        "https://192.168.1.1/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
    ],
)
def test_an_address_that_nothing_is_sent_to(address: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # whatever it says
        place_of(address)


def test_addresses_that_are_out_in_the_internet() -> None:
    inside = [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
        ),
        *("240.0.0.1", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::a00:1"),
        *("2002:a00:1::1", "2001:0:a00:1::", "2001:db8::1"),
    ]
    assert [address for address in inside if public(address)] == []
    assert public("142.250.1.1")
    assert public("2a00:1450:4001:800::200a")


def test_a_name_that_leads_to_a_private_network_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("127.0.0.1", "10.0.0.1", "::1"):
        found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, found=found, **__: found)
        with pytest.raises(Gone, match="private"):
            asyncio.run(Postman().post(place_of(ENDPOINT), {}, b""))


def test_who_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        place = place_of(f"http://127.0.0.1:{silent.getsockname()[1]}/x", near=True)
        with pytest.raises(TimeoutError):  # it may have left
            asyncio.run(Postman(near=True).post(place, {}, b"x"))


def test_only_who_can_prove_its_name_is_told(tmp_path: Path, service: PushService, key: str) -> None:
    certificate = self_signed(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    service.socket = context.wrap_socket(service.socket, server_side=True)
    device = service.subscribed("phone")
    place = place_of(device.endpoint.replace("http://127.0.0.1", "https://localhost"), near=True)
    with pytest.raises(Undelivered, match="SSLCertVerificationError"):
        asyncio.run(Postman(near=True).post(place, {}, b""))
    assert service.asked == 0
    headers = {
        "Authorization": Key.kept_in(key).word(place.origin, SITE, int(datetime.now(UTC).timestamp())),
        "Content-Encoding": "aes128gcm",
        "TTL": "60",
    }
    trusting = Postman(near=True, context=ssl.create_default_context(cafile=str(certificate)))
    assert asyncio.run(trusting.post(place, headers, sealed(b"{}", device.p256dh, device.auth))) == 201
    assert service.got == [("phone", {})]


def self_signed(folder: Path) -> Path:
    """A key and a certificate for localhost, in one file."""
    own = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(own.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(own, SHA256())
    )
    private = own.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file = folder / "localhost.pem"
    file.write_bytes(private + certificate.public_bytes(serialization.Encoding.PEM))
    return file


def test_a_command_makes_a_key_and_no_second_one_over_it(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    made = latium("admin", "push-key", str(file))
    assert (made.exit_code, str(file) in made.stdout) == (0, True)
    assert file.stat().st_mode & 0o077 == 0
    before = file.read_bytes()
    assert latium("admin", "push-key", str(file)).exit_code == 1
    assert file.read_bytes() == before
    assert len(read(Key.kept_in(str(file)).public)) == 65


@pytest.mark.parametrize("content", ["", "no key", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"])
def test_a_server_does_not_start_with_what_is_no_key(tmp_path: Path, content: str) -> None:
    file = tmp_path / "push.pem"
    if content:
        file.write_text(content)
    with pytest.raises(PushError):
        Key.kept_in(str(file))
    said = latium("serve", "--port", "0", "--database", sqlite(tmp_path), "--push-key", str(file))
    assert (said.exit_code, "latium admin push-key" in said.stderr) == (1, True)


def test_without_the_extra_a_sentence_says_what_to_install() -> None:
    script = "import sys; sys.modules['cryptography'] = None; from latium.__main__ import main; main()"
    command = [sys.executable, "-c", script, "serve", "--port", "0", "--push-key", "any.pem", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == 'latium: Cryptography is not installed; pip install "latium[push]" brings it.\n'


def test_push_services_are_told_whom_to_ask(key: str) -> None:
    site = Push.of(Configuration(push_key=key, public_url=SITE))
    home = Push.of(Configuration(push_key=key, public_url="http://192.168.1.2:8000", mail_from="ada@example.org"))
    assert (site._contact, home._contact) == (SITE, "mailto:ada@example.org")
