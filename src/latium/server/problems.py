"""Errors as clients get them: an id with arguments for programs, and a sentence for a reader."""

import re

from latium.core.errors import PRODUCT, IllegalMove, LatiumError, NotationError
from latium.core.protocol import Refusal
from latium.core.resources import package_of
from latium.core.text import LANGUAGES, Texts, texts
from latium.games import SHELF
from latium.server.errors import ServerError
from latium.server.messages import Problem

UNMEANT = 422
BOUND = re.compile(r"(?<=\S) (?=[:;?!»])|(?<=«) ")


def status_of(error: LatiumError) -> int:
    return error.status if isinstance(error, ServerError) else UNMEANT


def problem_of(error: LatiumError, language: str = "en") -> Problem:
    """The sentence names players by number unless the error knows them, and not the clause, which stands beside it."""
    refusal = _refusal(error)
    said = error.refusal if isinstance(error, IllegalMove) else error.message
    return Problem(
        message=error.message,
        package=error.package,
        sentence=_unbroken(language, _said(language, error.package).sentence(said, error.names)),
        clause=refusal.clause if refusal else None,
        refusal=refusal,
    )


def _unbroken(language: str, sentence: str) -> str:
    """In French no line may begin with a mark."""
    return BOUND.sub("\N{NO-BREAK SPACE}", sentence) if language == "fr" else sentence


def make_ready() -> None:
    """Read all the sentences before anybody asks for one: that takes too long for the event loop."""
    for language in LANGUAGES:
        for package in (PRODUCT, *map(package_of, SHELF.values())):
            _said(language, package)


def _said(language: str, package: str) -> Texts:
    return texts(language, *dict.fromkeys((PRODUCT, package)))


def _refusal(error: LatiumError) -> Refusal | None:
    return error.refusal if isinstance(error, IllegalMove | NotationError) else None


def language_of(accepted: str | None) -> str:
    """The first of our languages that an Accept-Language header names; English otherwise."""
    for part in (accepted or "").split(","):
        if (language := part.strip()[:2].lower()) in LANGUAGES:
            return language
    return "en"
