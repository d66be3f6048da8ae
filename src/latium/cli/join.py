"""`latium join`: a seat at a server's table, in the terminal."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException

from latium.cli.conversation import Leave
from latium.cli.play import LONGEST_NAME, edit_lines, end_line
from latium.cli.problems import INTERRUPTED, BadRequest, Problem
from latium.cli.remote import YOU, RemoteSession
from latium.cli.screen import Screen
from latium.cli.shelf import GameName
from latium.cli.speech import ask, console, lang_option, printable, sentence, spoken
from latium.cli.visiting import Visit
from latium.core.protocol import AnyGame
from latium.core.resources import package_of
from latium.server.client import Player, RefusedError, Site
from latium.server.links import Link, parse_link
from latium.server.messages import JoinTable, OpenTable, TableSeen

ANYBODY: Final = "-"
"""Where somebody else is to sit."""

OPEN: Final = "open"


@click.command()
@click.argument("link")
@click.option("--name", help="What the others call you; asked for if it is not said.")
@click.option("--seat", type=click.IntRange(1, 16), help="The seat to sit down at.  [default: the first free one]")
@click.option("--watch", is_flag=True, help="Watch, and do not sit down.")
@click.option("--open", "game", type=GameName(), metavar="GAME", help="Open a table of GAME at the server of LINK.")
@click.option(
    "--players",
    default=f"{YOU},greedy",
    show_default=True,
    metavar="NAME,...",
    help=f"With --open: {YOU}, bots, and {ANYBODY} where somebody else is to sit.",
)
@click.option("--invitation", default="", metavar="SECRET", help="With --open, where one needs an invitation.")
@lang_option
def join(
    link: str, name: str | None, seat: int | None, watch: bool, game: AnyGame | None, players: str, invitation: str
) -> None:
    """Join the table of LINK, in the terminal.

    It is shown and played as `latium play` does it. Whoever leaves can come back by the personal link that is shown
    then; everything is kept by the server.
    """
    with _said():
        place, own = _opened(link, game, players, invitation) if game else (_link(link), None)
        player = _player(place, name, own if seat is None else seat - 1, watch)
        try:
            _visit(player, place, game is not None)
        finally:
            player.close()


@contextmanager
def _said() -> Iterator[None]:
    """What the server or the network refuses, as a sentence."""
    try:
        yield
    except RefusedError as refusal:
        told = spoken(refusal.problem.package).sentence(refusal.problem.message)
        raise Problem(printable(told)) from None
    except msgspec.DecodeError:
        raise Problem(sentence("join-no-latium")) from None
    except (OSError, WebSocketException) as failure:
        reason = getattr(failure, "reason", None) or getattr(failure, "strerror", None) or failure
        raise Problem(printable(sentence("join-unreachable", reason=str(reason)))) from None


def _link(text: str) -> Link:
    place = parse_link(text)
    if place is None:
        raise BadRequest(sentence("join-link", link=printable(text)))
    return place


def _opened(address: str, game: AnyGame, players: str, invitation: str) -> tuple[Link, int | None]:
    """A new table, and the seat that is meant for whoever opens it."""
    given = [player.strip() for player in players.split(",")]
    if given.count(YOU) != 1:
        raise BadRequest(sentence("join-players"))
    site = _site(address)
    site.invitation = invitation
    bots = ["" if player in {YOU, ANYBODY} else player for player in given]
    table = site.open(OpenTable(game=game.facts.slug, bots=bots))
    return Link(site.address, table.id, ""), given.index(YOU)


def _site(address: str) -> Site:
    found = parse_link(address)
    if found is None and not address.startswith(("http://", "https://")):
        raise BadRequest(sentence("join-link", link=printable(address)))
    return Site(found.site if found else address.partition("#")[0])


def _player(place: Link, name: str | None, seat: int | None, watch: bool) -> Player:
    site = Site(place.site)
    if place.token:
        return Player(site, place.table, place.token)
    position = site.ask("GET", f"/api/tables/{place.table}", TableSeen).position
    if watch or position.phase != OPEN:
        return site.watch(place.table)
    nonce = secrets.token_hex(16)
    return site.join(place.table, JoinTable(name=_name(name), nonce=nonce, seat=seat))


def _name(given: str | None) -> str:
    name = given or ask(console(), sentence("join-name"))
    if not name:
        raise BadRequest(sentence("join-nameless"))
    return printable(name)[:LONGEST_NAME]


def _visit(player: Player, place: Link, opened: bool) -> None:
    player.since = 0
    welcome = player.connect()
    player.stay()
    waits = welcome.position.phase == OPEN
    if waits or opened:
        click.echo(sentence("join-share", link=str(place._replace(token=""))))
    if waits:
        _await_start(player)
    session = RemoteSession(player, welcome.table, waits or opened)
    _talk(Visit(session, Screen(session, spoken(package_of(session.game)), console())))


def _await_start(player: Player) -> None:
    """Until the last seat is taken."""
    free = -1
    while player.position is not None and player.position.phase == OPEN:
        if (left := sum(seat.free for seat in player.position.seats)) != free:
            click.echo(sentence("join-free", count=left))
            free = left
        try:
            player.receive()
        except TimeoutError:
            continue
        except (OSError, ConnectionClosed):
            player.reconnect()


def _talk(visit: Visit) -> None:
    """Until the game is over or the person leaves."""
    if not visit.remote.people:
        visit.screen.tell("join-watching", "dim")
    edit_lines(visit)
    code = 0
    try:
        visit.run()
        visit.offer_record(None)
    except Leave:
        end_line()
    except KeyboardInterrupt:
        end_line()
        code = INTERRUPTED
    visit.leave()
    if code:
        raise click.exceptions.Exit(code)
