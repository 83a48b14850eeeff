"""Sentences are found, filled in and never stop a table."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from euchre.wording import LANGUAGES, Language, Wording, best_language, wording
from support.catalogue import CATALOGUE, parts_needed, sentences


@pytest.mark.parametrize(
    ("language", "suit", "rank", "name"),
    [("en", "hearts", 11, "jack of hearts"), ("de", "hearts", 11, "Herz-Bube"), ("de", "spades", 10, "Pik-Zehn")],
)
def test_a_card_is_named_in_each_language(language: str, suit: str, rank: int, name: str) -> None:
    chosen = next(known for known in LANGUAGES if known == language)
    assert wording(chosen)("card", suit=suit, rank=rank) == name


def test_a_missing_sentence_is_a_defect_and_leaves_its_name() -> None:
    with pytest.warns(UserWarning, match="No sentence is called 'nothing-like-it' in 'de'"):
        assert wording("de")("nothing-like-it") == "nothing-like-it"


def test_a_missing_part_is_a_defect_and_leaves_the_rest() -> None:
    with pytest.warns(UserWarning, match=re.escape("The sentence 'card' in 'en'")):
        assert wording("en")("card", suit="hearts").endswith("of hearts")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_fluent_says_that_reads_whole_files(language: Language) -> None:
    words, whole = Wording(language), FluentBundle([language], use_isolating=False)
    known = sentences(language, "shared", "table")
    for file in {f"{language}/{one.file}" for one in known.values()}:
        whole.add_resource(FluentResource((CATALOGUE / file).read_text("utf-8")))
    for name in known:
        parts = dict.fromkeys(parts_needed(known, name), 2)
        pattern = whole.get_message(name).value
        assert pattern is not None
        assert words(name, **parts) == whole.format_pattern(pattern, parts)[0]
    assert not any(words.has(name) for name in sentences(language, "page")), "only the page says them"


@pytest.mark.parametrize(
    ("preferred", "best"),
    [
        (["de"], "de"),
        (["de-CH", "en"], "de"),
        (["fr", "de"], "de"),
        (["fr"], "en"),
        ([], "en"),
        (["en-GB", "de"], "en"),
    ],
)
def test_the_first_language_known_is_chosen(preferred: list[str], best: str) -> None:
    assert best_language(preferred) == best
