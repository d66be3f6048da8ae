"""The examples of the rulebooks, to try things out in."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from latium.core.examples import examples
from latium.core.resources import package_of
from latium.server.api.wire import answer, described, reads
from latium.server.messages import (
    ConsiderInExample,
    ExampleInfo,
    Examples,
    ExampleSeen,
    PlayExample,
    PreviewSeen,
    WhyNot,
)
from latium.server.naming import game_of
from latium.server.playing import meant
from latium.server.problems import language_of, problem_of
from latium.server.trying import Trial

router = APIRouter(prefix="/api/games/{slug}/examples", tags=["games"])

Slug = Annotated[str, Path(max_length=40)]
ExampleId = Annotated[str, Path(max_length=20)]


@router.get("", **described(gives=Examples))
async def list_examples(slug: Slug) -> Response:
    """The examples of a game's rulebook that can be tried out."""
    found = await asyncio.to_thread(examples, package_of(game_of(slug)))
    return answer(Examples(examples=[ExampleInfo(id=one.id, clause=one.clause, number=one.number) for one in found]))


@router.post("/{id}", **described(PlayExample, ExampleSeen))
async def play_example(
    slug: Slug, id: ExampleId, wanted: Annotated[PlayExample, Depends(reads(PlayExample))]
) -> Response:
    """The position of an example after these moves, each by whoever is to act."""
    trial = await asyncio.to_thread(Trial, slug, id, wanted.moves)
    return answer(trial.seen())


@router.post("/{id}/why", **described(ConsiderInExample, WhyNot))
async def why_in_example(
    request: Request, slug: Slug, id: ExampleId, wanted: Annotated[ConsiderInExample, Depends(reads(ConsiderInExample))]
) -> Response:
    """Would this be allowed there, and if not, which clause forbids it?"""
    trial = await asyncio.to_thread(Trial, slug, id, wanted.moves)
    refused = trial.why(meant(wanted.action, wanted.notation))
    language = language_of(request.headers.get("accept-language"))
    return answer(WhyNot(problem=problem_of(refused, language) if refused else None))


@router.post("/{id}/preview", **described(ConsiderInExample, PreviewSeen))
async def preview_in_example(
    slug: Slug, id: ExampleId, wanted: Annotated[ConsiderInExample, Depends(reads(ConsiderInExample))]
) -> Response:
    """What would this bring there?"""
    trial = await asyncio.to_thread(Trial, slug, id, wanted.moves)
    return answer(PreviewSeen(preview=trial.preview(meant(wanted.action, wanted.notation))))
