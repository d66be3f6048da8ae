"""The clause registry: what a rulebook file says, and where it is malformed."""

import pytest

from latium.core.clauses import Ruling, UnknownClauseError, differences, parse, rulebook

BOOK = """# Title

An introduction.

## X-1 First chapter
About it.

### X-1.1 A heading
Some text
on two lines.

> Ruling 3: because
> of this.

> Example: as drawn:
>
>     . fo .

### X-1.2 Another
Text.

## X-2 Second chapter

### X-2.1 Third
Text.

> Décisions 4, 5 : parce que.
"""


def test_a_rulebook_is_chapters_of_clauses() -> None:
    book = parse(BOOK)
    assert (book.title, book.intro) == ("Title", "An introduction.")
    assert [(chapter.id, chapter.heading, chapter.text) for chapter in book.chapters] == [
        ("X-1", "First chapter", "About it."),
        ("X-2", "Second chapter", ""),
    ]
    assert book.ids() == ["X-1.1", "X-1.2", "X-2.1"]


def test_a_clause_has_text_rulings_and_examples() -> None:
    clause = parse(BOOK).clause("X-1.1")
    assert clause.heading == "A heading"
    assert clause.text == "Some text\non two lines."
    assert clause.rulings == (Ruling((3,), "because\nof this."),)
    assert clause.examples == ("as drawn:\n\n    . fo .",)
    assert parse(BOOK).clause("x-2.1").rulings == (Ruling((4, 5), "parce que."),)


def test_an_unknown_clause_names_those_like_it() -> None:
    with pytest.raises(UnknownClauseError) as unknown:
        parse(BOOK).clause("X-1.7")
    assert set(unknown.value.close) == {"X-1.2", "X-1.1"}
    assert str(unknown.value).startswith("there is no clause X-1.7; near it are X-1.")
    with pytest.raises(UnknownClauseError, match=r"^there is no clause 99\.$"):
        parse(BOOK).clause("99")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: a rulebook begins with its only title"),
        ("words\n", "line 1: a rulebook begins with its title"),
        ("## X-1 A\n", "line 1: a rulebook begins with its only title"),
        (BOOK + "# Again\n", "line 1: a rulebook begins with its only title"),
        ("# T\n### X-1.1 A\nt\n", "line 2: this clause stands before the first chapter"),
        ("# T\n## Chapter\n", "line 2: a chapter is headed by its id and its name, not 'Chapter'"),
        ("# T\n## X-1 A\n### X-2.1 B\nt\n", "line 3: a clause of X-1 is headed X-1.number and a name"),
        ("# T\n## X-1 A\n### X-1.1\nt\n", "line 3: a clause of X-1 is headed X-1.number and a name"),
        ("# T\n## X-1 A\n### X-1.1 B\n\n", "line 3: X-1.1 says nothing"),
        ("# T\n## X-1 A\n### X-1.1 B\nt\n### X-1.1 C\nt\n", "line 5: X-1.1 stands here a second time"),
        ("# T\n## X-1 A\n### X-1.1 B\nt\n> Note: x\n", "line 5: a quotation begins with Ruling"),
    ],
)
def test_a_malformed_rulebook_names_the_line(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=r"^line \d+: ") as malformed:
        parse(text)
    assert str(malformed.value).startswith(problem)


def test_languages_have_the_same_clauses_in_the_same_order() -> None:
    book = parse(BOOK)
    assert differences(book, book) == []
    less = parse(BOOK.replace("### X-1.2 Another\nText.\n", "").replace("# Title", "# Titre", 1))
    assert differences(book, less) == ["X-1.2 is only in 'Title'"]
    assert differences(less, book) == ["X-1.2 is only in 'Title'"]
    first, second, third = BOOK.index("## X-1 "), BOOK.index("## X-2 "), len(BOOK)
    swapped = parse(BOOK[:first] + BOOK[second:third] + BOOK[first:second])
    assert differences(book, swapped) == [
        "the clauses are not in the same order",
        "the chapters of 'Title' and 'Title' differ",
    ]


def test_packages_ship_their_rulebooks() -> None:
    assert rulebook("tests.core.toy", "fr").clause("W-2.3").rulings[0].numbers == (1,)
    assert rulebook("tests.core.toy", "en") is rulebook("tests.core.toy", "en")
