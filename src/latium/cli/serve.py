"""`latium serve`: a place to play with others."""

import errno
import ipaddress
import re
import socket
from typing import Final
from urllib.parse import SplitResult, urlsplit

import click
import msgspec

from latium.cli.browsing import open_browser
from latium.cli.codes import print_code
from latium.cli.databases import database_option
from latium.cli.problems import BadRequest, Problem
from latium.cli.speech import console, lang_option, program, sentence
from latium.server.addresses import EVERYWHERE, home_addresses
from latium.server.configuration import Configuration
from latium.server.rates import Rates

LOOPBACK: Final = "127.0.0.1"

FORMS: Final = ("people", "json")
LEVELS: Final = ("debug", "info", "warning", "error")


@click.command(context_settings={"auto_envvar_prefix": "LATIUM"})
@click.option("--host", metavar="ADDRESS", help=f"Address to listen at.  [default: {LOOPBACK}, with --lan all]")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="Port; 0: a free one.")
@click.option("--lan", is_flag=True, help="Let others in the network join, and show them how.")
@click.option("--public-url", default="", metavar="URL", help="The address for links that are shared.")
@click.option(
    "--allow-host", default="", metavar="NAME,...", help="Names that lead here, besides known ones; * for any."
)
@database_option
@click.option("--redis", default="", metavar="URL", help="Tells several server processes of each other's moves.")
@click.option("--invite-only", is_flag=True, help="Only who is invited can open tables.")
@click.option("--limit", "limits", multiple=True, metavar="NAME=RATE", help="A rate of one's own: openings=20/hour.")
@click.option(
    "--proxy", "proxies", default="", metavar="ADDRESS,...", help="Whom to believe on who asks; * for anybody."
)
@click.option("--base-path", default="", metavar="PATH", help="Where the site begins behind a proxy: /latium.")
@click.option("--smtp", default="", metavar="URL", help="Mail server for messages about one's turn in games of days.")
@click.option("--mail-from", default="latium@localhost", show_default=True, metavar="ADDRESS", help="Their sender.")
@click.option("--webhook", default="", metavar="URL", help="A program that is told of turns in games of days.")
@click.option("--push-key", default="", metavar="FILE", help="Key for messages on people's devices in games of days.")
@click.option("--thinkers", type=click.IntRange(1, 256), help="Processes for bots.  [default: half the processors]")
@click.option("--log", default=FORMS[0], show_default=True, type=click.Choice(FORMS), help="For whom the log is.")
@click.option("--log-level", default="warning", show_default=True, type=click.Choice(LEVELS), help="What is logged.")
@click.option("--pages", default="", metavar="FOLDER", help="A web client that was built elsewhere.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@lang_option
def serve(
    host: str | None,
    port: int,
    lan: bool,
    public_url: str,
    allow_host: str,
    database: str,
    redis: str,
    invite_only: bool,
    limits: tuple[str, ...],
    proxies: str,
    base_path: str,
    smtp: str,
    mail_from: str,
    webhook: str,
    push_key: str,
    thinkers: int | None,
    log: str,
    log_level: str,
    pages: str,
    no_browser: bool,
) -> None:
    """Serve tables to play at with friends and bots.

    Everything is kept in one file here, or in the PostgreSQL that --database names, and no move is lost.
    Each option can be a variable of the environment too, such as LATIUM_DATABASE.
    """
    configuration = Configuration(
        database=database,
        redis=_redis(redis),
        public_url=_public_url(public_url),
        allow_host=",".join(filter(None, (host, allow_host))),
        base_path=_base_path(base_path),
        proxies=_proxies(proxies),
        invite_only=invite_only,
        rates=_rates(limits),
        smtp=_smtp(smtp),
        mail_from=mail_from,
        webhook=_webhook(webhook),
        push_key=_push_key(push_key),
        pages=pages,
    )
    if thinkers:
        configuration = msgspec.structs.replace(configuration, thinkers=thinkers)
    with _listening(host or (EVERYWHERE if lan else LOOPBACK), port) as listening:
        invitation = _prepared(configuration)
        _keep_log(log, log_level)
        _run(configuration, listening, Sign(configuration, listening, lan, invitation, not no_browser))


def _keep_log(form: str, level: str) -> None:
    from latium.server.logs import configure

    configure(form, level)


def _run(configuration: Configuration, listening: socket.socket, sign: "Sign") -> None:
    from latium.server.app import create_app
    from latium.server.running import serve as run

    run(create_app(configuration), listening, sign.show, configuration.proxies)


def _prepared(configuration: Configuration) -> str:
    """The first invitation, to a server that needs one; its database can be used. Raises DatabaseError."""
    from latium.server.administering import first_invitation
    from latium.server.storage.reaching import reached

    engine = reached(configuration.database)
    invitation = first_invitation(engine) if configuration.invite_only else ""
    engine.dispose()
    return invitation


class Sign:
    """What is printed once the server is ready."""

    def __init__(
        self, configuration: Configuration, listening: socket.socket, lan: bool, invitation: str, browser: bool
    ) -> None:
        host, self._port = listening.getsockname()[:2]
        self._host = LOOPBACK if host in {EVERYWHERE, "::"} else host
        self._configuration = configuration
        self._lan = lan
        self._shared = [configuration.public_url] if configuration.public_url else self._at_home()
        self._invitation = invitation
        self._browser = browser

    def _address(self, host: str) -> str:
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}:{self._port}{self._configuration.base_path}"

    def show(self) -> None:
        here = self._address(self._host)
        click.echo(sentence("serve-ready", address=f"{here}/"))
        if self._lan:
            self._show_lan()
        if self._configuration.invite_only:
            self._show_invitation(next(iter(self._shared), here))
        click.echo(sentence("serve-terminal", program=program(), address=here))
        click.echo(sentence("serve-end"))
        if self._browser:
            open_browser(f"{here}/")

    def _at_home(self) -> list[str]:
        return [self._address(host) for host in home_addresses()] if self._lan else []

    def _show_lan(self) -> None:
        if not self._shared:
            click.echo(sentence("serve-lan-none"))
            return
        click.echo(sentence("serve-lan", address=", ".join(self._shared)))
        print_code(console(), f"{self._shared[0]}/")

    def _show_invitation(self, site: str) -> None:
        if self._invitation:
            click.echo(sentence("serve-invitation", link=f"{site}/#invitation={self._invitation}"))
        else:
            click.echo(sentence("serve-invited"))


def _listening(host: str, port: int) -> socket.socket:
    from latium.server.running import listen

    try:
        return listen(host, port)
    except OSError as failure:
        raise Problem(_why_not(failure, host, port)) from None


def _why_not(failure: OSError, host: str, port: int) -> str:
    if isinstance(failure, socket.gaierror) or failure.errno == errno.EADDRNOTAVAIL:
        return sentence("serve-host-unknown", host=host)
    if failure.errno == errno.EADDRINUSE:
        return sentence("serve-port-taken", port=str(port))
    if failure.errno == errno.EACCES:
        return sentence("serve-port-forbidden", port=str(port))
    return sentence("serve-refused", host=host, port=str(port), reason=failure.strerror or str(failure))


def _public_url(url: str) -> str:
    parts = _split(url)
    plain = parts and parts.scheme in {"http", "https"} and parts.hostname and not parts.query and not parts.fragment
    if url and not plain:
        raise BadRequest(sentence("serve-public-url", url=url))
    return url.rstrip("/")


def _redis(url: str) -> str:
    parts = _split(url)
    if url and not (parts and parts.scheme in {"redis", "rediss", "unix"}):
        raise BadRequest(sentence("serve-redis-url"))
    return url


def _smtp(url: str) -> str:
    parts = _split(url)
    if url and not (parts and parts.scheme in {"smtp", "smtps"} and parts.hostname):
        raise BadRequest(sentence("serve-smtp-url"))
    return url


def _webhook(url: str) -> str:
    parts = _split(url)
    if url and not (parts and parts.scheme in {"http", "https"} and parts.hostname):
        raise BadRequest(sentence("serve-webhook-url"))
    return url


def _push_key(file: str) -> str:
    """Raises PushError."""
    if file:
        from latium.server.notifying.sealing import Key

        Key.kept_in(file)
    return file


def _split(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return parts


def _base_path(path: str) -> str:
    if path and not re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", path):
        raise BadRequest(sentence("serve-base-path", path=path))
    return path


def _proxies(proxies: str) -> str:
    try:
        for one in filter(None, proxies.split(",")) if proxies != "*" else ():
            ipaddress.ip_network(one.strip())
    except ValueError:
        raise BadRequest(sentence("serve-proxy", proxies=proxies)) from None
    return proxies


def _rates(limits: tuple[str, ...]) -> Rates:
    from latium.server.limiting import changed

    rates = Rates()
    for limit in limits:
        try:
            rates = changed(rates, [limit])
        except ValueError:
            known = ", ".join(Rates.__struct_fields__)
            raise BadRequest(sentence("serve-limit-wrong", limit=limit, known=known)) from None
    return rates
