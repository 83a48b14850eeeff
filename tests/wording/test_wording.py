"""Sentences are found, filled in and never stop a table."""

from __future__ import annotations

import re

import pytest

from euchre.wording import LANGUAGES, best_language, wording


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
