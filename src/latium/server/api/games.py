"""Which games there are."""

import msgspec
from fastapi import APIRouter, Response

from latium.bots.roster import BOTS
from latium.core.protocol import AnyGame
from latium.games import SHELF
from latium.server.api.wire import answer, described
from latium.server.messages import GameInfo, Games

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("", **described(gives=Games))
async def list_games() -> Response:
    """The games that can be played here, with their options and the bots that play them."""
    return answer(Games(games=[_info(game) for game in SHELF.values()]))


def _info(game: AnyGame) -> GameInfo:
    facts = game.facts
    return GameInfo(
        slug=facts.slug,
        seats=list(facts.seats),
        minutes=facts.minutes,
        rules_version=facts.rules_version,
        options=[msgspec.to_builtins(option) for option in facts.options],
        bots=list(BOTS),
    )
