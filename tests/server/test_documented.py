"""What goes over the wire is in docs/protocol.md."""

from pathlib import Path
from typing import get_args

import pytest
from fastapi.routing import APIRoute

from latium.server.api import (
    accounts,
    examples,
    games,
    imports,
    invitations,
    lobby,
    notifications,
    play,
    records,
    tables,
)
from latium.server.api.identity import guest_or_member, holder, host, member, request_services, viewer
from latium.server.app import create_app
from latium.server.configuration import Configuration
from latium.server.entries import Entry
from latium.server.messages import Answer, Request

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")
PARTS = (accounts, examples, games, imports, invitations, lobby, notifications, play, records, tables)
WHO = (viewer, holder, host, member, guest_or_member)
ROUTES = [route for part in PARTS for route in part.router.routes if isinstance(route, APIRoute)]


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_every_request_is_documented(route: APIRoute) -> None:
    (method,) = route.methods or {""}
    assert f"| `{method} {route.path}` |" in PAGE


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_who_asks_is_looked_up_once_all_they_say_has_come(route: APIRoute) -> None:
    """A body may take its time, and seats change hands meanwhile."""
    calls = [part.call for part in route.dependant.dependencies]
    who = [place for place, call in enumerate(calls) if call in WHO]
    said = [place for place, call in enumerate(calls) if call not in WHO and call is not request_services]
    assert max(said, default=-1) < min(who, default=len(calls))


@pytest.mark.parametrize(
    "kind", [*get_args(Request), *get_args(Answer), *get_args(Entry)], ids=lambda kind: kind.__name__
)
def test_every_message_is_documented(kind: type) -> None:
    assert f"`{kind.__struct_config__.tag}`" in PAGE  # type: ignore[attr-defined]


def test_the_openapi_document_describes_every_message() -> None:
    document = create_app(Configuration(database="sqlite://")).openapi()
    schemas = document["components"]["schemas"]
    assert {kind.__name__ for kind in (*get_args(Request), *get_args(Answer))} <= set(schemas)
    assert set(document["paths"]) == {route.path for route in ROUTES}
