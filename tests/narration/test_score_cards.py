"""The score kept with spare cards: a 5 and a 6, a 7 and an 8 to 15, or a 6 and a 4."""

import pytest

from euchre.core.rules import PRESETS, Rules
from euchre.narration.score_cards import PipCard, score_cards


def _lie(rules: Rules, score: int) -> tuple[PipCard, PipCard]:
    cards = score_cards(rules, score)
    assert cards is not None
    return cards


@pytest.mark.parametrize("name", ["standard", "online", "openspiel"])
def test_where_no_cards_keep_the_score_none_lie(name: str) -> None:
    assert score_cards(PRESETS[name], 3) is None


@pytest.mark.parametrize("name", ["british", "north-american"])
def test_at_nil_both_cards_lie_face_down(name: str) -> None:
    assert [card.face_up for card in _lie(PRESETS[name], 0)] == [False, False]
    assert [card.showing for card in _lie(PRESETS[name], 0)] == [0, 0]


@pytest.mark.parametrize(("target", "pips"), [(5, {5, 6}), (10, {5, 6}), (11, {5, 6}), (12, {7, 8}), (15, {7, 8})])
def test_a_5_and_a_6_show_up_to_11_and_beyond_it_takes_a_7_and_an_8(target: int, pips: set[int]) -> None:
    assert {card.pips for card in _lie(PRESETS["british"].but(target=target), 1)} == pips


@pytest.mark.parametrize("name", ["british", "north-american", "british,target=15"])
def test_the_pips_showing_are_the_score_as_long_as_the_cards_can_show_it(name: str) -> None:
    rules = Rules.parse(name)
    most = sum(card.pips for card in _lie(rules, 0))
    for score in range(most + 1):
        assert sum(card.showing for card in _lie(rules, score)) == score
        assert all(0 <= card.showing <= card.pips for card in _lie(rules, score))
        assert all(card.face_up for card in _lie(rules, score) if card.showing)


def test_a_score_past_what_the_cards_can_show_leaves_them_all_showing() -> None:
    assert _lie(PRESETS["british"], 13) == (PipCard(6, 6, face_up=True), PipCard(5, 5, face_up=True))
