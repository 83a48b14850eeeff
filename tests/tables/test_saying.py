"""The fixed phrases."""

from __future__ import annotations

import pytest

from euchre.tables.messages import Say
from support.evenings import HOST, by_chance, friends


def test_a_phrase_is_told_to_everybody_and_stays_for_the_deal() -> None:
    evening = friends(2)
    evening.begin()
    evening.do("ben", Say, phrase="nice-hand")
    now = evening.last_now(HOST)
    assert now.table.seats[1].said == "nice-hand"
    assert (now.news[-1].kind, now.news[-1].seat, now.news[-1].action) == ("said", 1, "nice-hand")
    assert now.news[-1].lines == ("Ben: Nice hand!",)
    assert evening.last_now("ben").news[-1].lines == ("You: Nice hand!",)
    before = evening.state.match
    evening.play(by_chance(1), until=lambda: evening.state.match is not before)
    assert evening.last_now(HOST).table.seats[1].said is None


@pytest.mark.parametrize(
    ("face", "sign", "sentence"),
    [("smile", "☺", "smiles"), ("laugh", "😄", "laughs"), ("surprise", "😮", "is surprised"), ("sigh", "☹", "sighs")],
)
def test_a_face_is_told_in_words_and_as_a_sign(face: str, sign: str, sentence: str) -> None:
    evening = friends(2)
    evening.do("ben", Say, phrase=face)
    news = evening.last_now(HOST).news[-1]
    assert (news.words, news.lines) == (sign, (f"Ben {sentence}.",))


def test_who_makes_a_face_is_addressed() -> None:
    evening = friends(2)
    evening.do("ben", Say, phrase="surprise")
    assert evening.last_now("ben").news[-1].lines == ("You are surprised.",)


def test_four_phrases_in_ten_seconds_are_enough() -> None:
    evening = friends(2)
    for _ in range(4):
        evening.do("ben", Say, phrase="oops")
        evening.now += 1
    assert evening.refused("ben", Say, phrase="sorry") == "say/too-often"
    evening.do(HOST, Say, phrase="hello")
    evening.now += 6
    evening.do("ben", Say, phrase="sorry")
    assert evening.refused("ben", Say, phrase="sorry") == "say/too-often"


def test_spectators_say_nothing() -> None:
    evening = friends(2)
    evening.arrive("eve")
    assert evening.refused("eve", Say, phrase="hello") == "seat/none"
