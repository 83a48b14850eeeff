"""A deal that is over, laid open."""

from __future__ import annotations

from euchre.core import law
from euchre.core.cards import Card, Suit, parse_cards
from euchre.core.open_deal import open_deal
from euchre.core.rules import PRESETS
from euchre.core.state import result_between
from support.hands import DEALER, LEFT, Hands, deal, play
from support.walks import walk

HANDS: Hands = {"left": "Jh Jd Ah Kh Qh", "dealer": "9c As", "up": "9h"}


def test_every_card_of_the_pack_is_there_once() -> None:
    rules = PRESETS["british"]
    ends = [step.state for step in walk(rules, 5) if result_between(step.state, step.after) is not None]
    assert ends
    for state in ends:
        found = open_deal(state)
        cards = [card for hand in (*found.hands, found.kitty) for card in hand]
        assert sorted(map(str, cards)) == sorted(map(str, law.pack(rules)))
        assert [len(hand) for hand in found.hands] == [5, 5, 5, 5]


def test_the_hands_are_those_after_the_exchange_and_buried_cards_lie_in_the_kitty() -> None:
    found = open_deal(play(deal("online", **HANDS), "order, bury 9c, together, together, tram"))
    assert found.trump is Suit.HEARTS
    assert found.hands[LEFT] == parse_cards("Jh Jd Ah Kh Qh"), "as people sort it, the bowers first"
    assert {Card.parse("9h"), Card.parse("As")} <= set(found.hands[DEALER])
    assert found.buried == parse_cards("9c")
    assert set(found.buried) <= set(found.kitty)


def test_what_was_thrown_in_has_no_trump_and_nothing_is_buried() -> None:
    found = open_deal(play(deal("standard", **HANDS), ", ".join(["pass"] * 7)))
    assert (found.trump, found.buried) == (None, ())
    assert Card.parse("9h") in found.kitty
