"""What the words of a text stand for: names in the reader's language, and the notation's own ids."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from latium.cli.speech import unaccented
from latium.core.notation import Field, Notation
from latium.core.text import Texts

_WORD: Final = re.compile(r"-?[a-z]{1,2}-?\d{1,2}(?![\w])|(?<!\w)-\d+|\w+")
_SHORTEST: Final = 3
_LONGEST: Final = 7
"""So many words a name can have."""

Speller = Callable[[str], list[str]]
"""Says a notation, or its beginning, in the words of the reader's language: one text for each word of the notation."""


def words_of(text: str) -> list[str]:
    """The words of a text in small letters without accents; names of cells stay whole."""
    return _WORD.findall(unaccented(text))


class Vocabulary:
    """The components and the verbs of a game, by their ids.

    `terms` are components as (kind, id), their names being the messages `kind-id`; a word that only one name among
    those of a kind in `telling` has is enough for it: `zeus`.
    """

    def __init__(
        self, texts: Texts, terms: Sequence[tuple[str, str]], verbs: Iterable[str], telling: Sequence[str]
    ) -> None:
        self._phrases: dict[tuple[str, ...], str] = {}
        for kind, id in terms:
            self._learn(texts.term(f"{kind}-{id}"), id)
            self._learn(id, id)
        for verb in verbs:
            for word in texts.format(f"verb-{verb}").split("|") if texts.has(f"verb-{verb}") else ():
                self._learn(word, verb)
            self._learn(verb, verb)
        self._learn_single_words([(texts.term(f"{kind}-{id}"), id) for kind, id in terms if kind in telling])

    def _learn(self, phrase: str, id: str) -> None:
        self._phrases.setdefault(tuple(words_of(phrase)), id)

    def _learn_single_words(self, names: Sequence[tuple[str, str]]) -> None:
        owners: dict[str, set[str]] = {}
        for name, id in names:
            for word in (*words_of(name), *words_of(id)):
                owners.setdefault(word, set()).add(id)
        for word, ids in owners.items():
            if len(ids) == 1 and len(word) >= _SHORTEST:
                self._phrases.setdefault((word,), next(iter(ids)))

    def find(self, text: str) -> list[str]:
        """The text with every phrase replaced by what it stands for; other words stay."""
        return list(self._found(words_of(text)))

    def _found(self, words: Sequence[str]) -> Iterator[str]:
        place = 0
        while place < len(words):
            length = next(
                (size for size in range(_LONGEST, 0, -1) if tuple(words[place : place + size]) in self._phrases), None
            )
            if length is None:
                yield self._completed(words[place])
                place += 1
            else:
                yield self._phrases[tuple(words[place : place + length])]
                place += length

    def _completed(self, word: str) -> str:
        """What a word cut short stands for, if that is certain; else the word."""
        if len(word) < _SHORTEST:
            return word
        begun = {id for phrase, id in self._phrases.items() if len(phrase) == 1 and phrase[0].startswith(word)}
        return next(iter(begun)) if len(begun) == 1 else word


def speller(
    notation: Notation[Any, Any], kinds: Mapping[Field[Any], str], vocabulary: Vocabulary, texts: Texts
) -> Speller:
    """Moves in the reader's language, such that the vocabulary reads them back; `kinds` says whose names a field has.

    English has the notation itself.
    """

    def spell(move: str) -> list[str]:
        words = move.split()
        if texts.language == "en" or not words or words[0] not in notation.by_word:
            return words
        fields = [slot.field for slot in notation.by_word[words[0]].slots]
        named = [kinds.get(field) for field in fields] + [None] * len(words)
        said = [_verb(words[0], texts)]
        said += [texts.term(f"{kind}-{word}") if kind else word for kind, word in zip(named, words[1:], strict=False)]
        return [one if vocabulary.find(one) == [word] else word for one, word in zip(said, words, strict=True)]

    return spell


def _verb(word: str, texts: Texts) -> str:
    return texts.format(f"verb-{word}").split("|")[0] if texts.has(f"verb-{word}") else word
