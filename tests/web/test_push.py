"""A real browser is told of a turn while the table is not open, and leads there."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from latium.server.clocks import Clock
from latium.server.messages import OpenTable
from latium.server.notifying.sealing import make_key
from scripts.browser import PAGES
from tests.server.pushed import Browser as Device
from tests.server.running import Running, sqlite
from tests.web.conftest import Meet

BASE = "/latium"

STUB = """
    const given = (at) => ({ endpoint: at, options: {}, toJSON: () => (%s), unsubscribe: async () => true });
    PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
      localStorage.setItem("pushed", applicationServerKey.length);
      return given("%s");
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem("pushed") ? given("%s") : null);
"""
"""No push service can be reached here; all the rest is the browser's own."""

CLICK = """async () => {
    const [notification] = await registration.getNotifications();
    return new Promise((opened) => {
      Clients.prototype.openWindow = async (address) => opened(address);
      dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    });
}"""
"""What a person does; a script may not open a window by itself, so that it is asked for is enough."""


@pytest.fixture
def pushing(browser: Browser, tmp_path: Path) -> Iterator[Running]:
    """A server that can, in a folder of its address."""
    key = tmp_path / "push.pem"
    make_key(str(key))
    options = ("--pages", str(PAGES), "--push-key", str(key), "--base-path", BASE)
    running = Running(sqlite(tmp_path), *options).start()
    yield running
    running.stop()


def test_a_device_is_told_by_its_browser(pushing: Running, meet: Meet) -> None:
    site = pushing.site.address + BASE
    table = pushing.site.open(OpenTable(game="founders", bots=["", "greedy"], clock=Clock(kind="days", seconds=86400)))
    livia = meet(site)
    context, page = livia.page.context, livia.page
    context.grant_permissions(["notifications"])
    device = Device().device("https://push.example.org/send/livia")
    keys = json.dumps({"keys": {"p256dh": device.p256dh, "auth": device.auth}})
    context.add_init_script(STUB % (keys, device.endpoint, device.endpoint))
    livia.no_guide()
    livia.sit(f"/tables/{table.id}")
    livia.await_start()

    switch = page.get_by_role("switch", name=livia.t("table-push"))
    livia.button("table-menu").click()
    expect(switch).not_to_be_checked()
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    switch.click()
    page.wait_for_function("() => localStorage.getItem('pushed') === '65'")
    expect(switch).to_be_enabled()
    expect(switch).to_be_checked()

    page.reload()
    livia.button("table-menu").click()
    expect(switch).to_be_checked()

    livia.go("/about")
    told = {"title": "Your turn", "body": "It is your turn.", "lang": "en", "table": table.id}
    deliver(page, json.dumps(told))
    page.wait_for_function("""async () => {
        const shown = await (await navigator.serviceWorker.ready).getNotifications();
        return shown.length === 1 && shown[0].title === "Your turn" && shown[0].body === "It is your turn.";
    }""")
    (worker,) = context.service_workers
    assert worker.url == f"{site}/worker.js"
    assert worker.evaluate(CLICK) == f"{site}/tables/{table.id}"

    livia.go(f"/tables/{table.id}")
    livia.button("table-menu").click()
    switch.click()
    expect(switch).to_be_enabled()
    expect(switch).not_to_be_checked()


def deliver(page: Page, message: str) -> None:
    """As a push service would, to the one worker there is."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": message})
