"""Schemathesis asks for everything that the OpenAPI document describes, in right ways and wrong: nothing is a fault."""

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from latium.server.app import create_app
from latium.server.client import Player
from latium.server.configuration import Configuration
from tests.server.people import sit
from tests.server.running import Running, sqlite

EXAMPLES = 500 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 8

schema = schemathesis.openapi.from_dict(create_app(Configuration(database="sqlite://")).openapi())

_dice = random.Random(6)


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Player]]:
    """The players of a game that is under way, and of one that has not begun."""
    kinds = ("requests", "openings", "secrets", "checks", "replays", "asking", "chat")
    rates = [part for kind in kinds for part in ("--limit", f"{kind}=")]
    running = Running(sqlite(tmp_path_factory.mktemp("openapi")), *rates).start()
    yield [*sit(running.site, "founders"), *sit(running.site, "foundations-of-rome", drafting=True)]
    running.stop()


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_is_answered_with_a_fault(case: Any, tried: list[Player]) -> None:
    player = _dice.choice(tried)
    if "id" in (case.path_parameters or {}) and _dice.random() < 0.8:
        case.path_parameters["id"] = player.table
    if _dice.random() < 0.7:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {player.token}"}
    response = case.call(base_url=player.site.address, timeout=60)
    assert response.status_code < 500, (response.status_code, response.text)
    if response.status_code >= 400 and "json" in response.headers["content-type"]:
        assert {"message", "sentence"} <= response.json().keys()
