"""What the pages say of the repository is so: links lead somewhere, and the files they name exist."""

import re
from pathlib import Path

import pytest

from latium.games import SHELF

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("benchmarks/*.md")])
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")
FILE_ROW = re.compile(r"^\| (`[^|]+`) \|", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("slug", list(SHELF))
def test_every_game_has_the_files_that_adding_a_game_lists(slug: str) -> None:
    package = ROOT / "src/latium/games" / slug.replace("-", "_")
    assert [name for name in files_named("# Adding a game", 15) if not (package / name).exists()] == []


@pytest.mark.parametrize("slug", list(SHELF))
def test_every_game_is_wherever_adding_a_game_says(slug: str) -> None:
    places = [ROOT / name for name in files_named("## Where the rest of the product meets it", 10)]
    assert [place for place in places if not is_in(slug, place)] == []


def files_named(heading: str, least: int) -> list[str]:
    """In the first column of the table below a heading."""
    page = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    part = page.split(heading, 1)[1].split("\n## ", 1)[0]
    named = [name for row in FILE_ROW.findall(part) for name in re.findall(r"`([^`]+)`", row)]
    assert len(named) >= least
    return named


def is_in(slug: str, place: Path) -> bool:
    """Whether a file speaks of a game, or a folder has a part named after it."""
    names = (slug, slug.replace("-", "_"))
    if place.is_dir():
        return any(part.name.startswith(names) for part in place.iterdir())
    return any(name in place.read_text(encoding="utf-8") for name in names)


def test_the_front_page_shows_both_commands() -> None:
    front = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in front
    assert "make test" in front


def test_the_examples_of_the_front_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    front = (ROOT / "README.md").read_text(encoding="utf-8")
    for example in re.findall(r"```python\n(.*?)```", front, re.DOTALL):
        exec(compile(example, "README.md", "exec"), {})
    *_, drafted, first, second = capsys.readouterr().out.splitlines()
    assert drafted == "('forest',)"
    assert {line.split()[0] for line in (first, second)} == {"player_0", "player_1"}
    assert sum(float(line.split()[1]) for line in (first, second)) == 0
