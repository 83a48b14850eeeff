"""The catalogue is the same in every language: the same sentences, with the same parts and the same marks.

Sentences whose English stands in the code are in the other languages alone: test_refusals.py and test_titles.py.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from euchre.wording import LANGUAGES
from support.catalogue import CATALOGUE, Sentence, parts_needed, sentences, whole, written

ENGLISH, *OTHERS = LANGUAGES
ENGLISH_IN_CODE = {"table/options.ftl", "table/refusals.ftl", "table/spoken.ftl"}


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
    """The messages of a language, by file and id."""
    return {(one.file, one.name) for one in written(language)}


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_uses_the_same_parts_and_marks_in_every_language(language: str) -> None:
    own, english = sentences(language), sentences(ENGLISH)
    pairs = {name: (needs(name, own), needs(name, english)) for name in own.keys() & english.keys()}
    assert {name: pair for name, pair in pairs.items() if pair[0] != pair[1]} == {}


def needs(name: str, known: dict[str, Sentence]) -> tuple[set[str], set[str]]:
    """The parts and the marks of a sentence, with those of the sentences within it."""
    return parts_needed(known, name), {mark for one in whole(known, name) for mark in one.marks}


OTHER_WORDS = {
    "Gegenüber": "Partner",
    "Restkarten": "Talon",
    "Marsch": "Durchmarsch",
    "[Aa]blegen": "drücken",
    "aufnehmen lassen": "annehmen",
    "[Aa]ufgedeckte Karte": "offene Karte",
    r"Blatt \{ \$(?:number|deal)": "Runde",
    "(?:in der|In der) (?:ersten|zweiten) Runde": "Ansagerunde",
    "(?<!Karten )je Blatt": "Runde",
    "Mischen nachprüfen": "Mischen prüfen",
}
"""Words that said in German what another word of the glossary says, as patterns, and that word."""


def test_german_has_one_word_for_each_thing() -> None:
    rows = lines("de")
    assert [
        f"{row}: {right}" for row in rows for wrong, right in OTHER_WORDS.items() if re.search(rf"(?<!\w){wrong}", row)
    ] == []


@pytest.mark.parametrize(("language", "before"), [("en", r"[\d}]"), ("de", r"[\d}]\N{NO-BREAK SPACE}|95-")])
def test_percent_is_written_as_the_language_writes_it(language: str, before: str) -> None:
    """English: 50%. German: 50 %, with a space that does not break (DIN 5008); 95-%-Bereich is a compound."""
    signs = [(row, found.start()) for row in lines(language) for found in re.finditer("%", row)]
    assert signs
    assert [row for row, at in signs if not re.search(rf"(?:{before})$", row[:at])] == []


def lines(language: str) -> list[str]:
    """The lines of a language's files that are not comments."""
    files = sorted((CATALOGUE / language).rglob("*.ftl"))
    return [row for file in files for row in file.read_text("utf-8").splitlines() if not row.startswith("#")]
