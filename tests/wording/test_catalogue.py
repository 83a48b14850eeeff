"""The catalogue is the same in every language: the same sentences, with the same parts and the same marks.

Sentences whose English stands in the code are in the other languages alone: test_refusals.py and test_titles.py.
"""

from __future__ import annotations

from collections import Counter

import pytest

from euchre.wording import LANGUAGES
from support.catalogue import Sentence, parts_needed, sentences, whole, written

ENGLISH, *OTHERS = LANGUAGES
ENGLISH_IN_CODE = {"table/options.ftl", "table/refusals.ftl"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_two_places(language: str) -> None:
    names = Counter(one.name for one in written(language))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_in_every_language_in_the_same_place(language: str) -> None:
    own, english = places(language), places(ENGLISH)
    assert english - own == set(), f"catalogue/{language} lacks these messages"
    lacking = {(file, name) for file, name in own - english if file not in ENGLISH_IN_CODE}
    assert lacking == set(), f"catalogue/{ENGLISH} lacks these messages"


def places(language: str) -> set[tuple[str, str]]:
    """Every message of a language, by file and id."""
    return {(one.file, one.name) for one in written(language)}


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_uses_the_same_parts_and_marks_in_every_language(language: str) -> None:
    own, english = sentences(language), sentences(ENGLISH)
    pairs = {name: (needs(name, own), needs(name, english)) for name in own.keys() & english.keys()}
    assert {name: pair for name, pair in pairs.items() if pair[0] != pair[1]} == {}


def needs(name: str, known: dict[str, Sentence]) -> tuple[set[str], set[str]]:
    """The parts and the marks of a sentence, with those of the sentences within it."""
    return parts_needed(known, name), {mark for one in whole(known, name) for mark in one.marks}
