"""The unseen cards each seat may hold, at tables of three and six."""

from euchre.core.cards import parse_cards, set_of
from euchre.core.unseen import holdable
from support.hands import deal_around, play

ASKING = "six-handed,partners_best=1,best_when=may-ask,alone_when=after-burial,alone_who=either-maker"


def _cards(text: str) -> int:
    return set_of(parse_cards(text))


def test_before_trump_is_made_every_unseen_card_may_be_anywhere_but_the_up_card() -> None:
    state = deal_around("three-handed,lowest=7", up="9d")
    unseen = _cards("7c As Jh")
    assert holdable(state, unseen | _cards("9d"), (0, 1, 2)) == (unseen,) * 3


def test_who_does_not_follow_suit_has_none_of_it_as_far_as_the_tricks_are_looked_at() -> None:
    state = deal_around("three-handed", "Jh 9c 9s Td Tc", "Jd Ah Kc Qc Jc", "Kh Qh As Ks Qs", up="9d")
    state = play(state, "pass, pass, pass, name hearts, Jh Ah Qh, 9c Kc As")
    unseen = _cards("Jc Qc Kd")
    assert holdable(state, unseen, (1, 2)) == (unseen, _cards("Kd"))
    assert holdable(state, unseen, (1, 2), played=()) == (unseen, unseen)


def test_the_up_card_that_was_taken_is_with_the_dealer() -> None:
    state = play(deal_around("three-handed", "", "", "Ac Kc Qc Tc 9c", up="9h"), "order, bury 9c")
    assert holdable(state, _cards("9h Qs"), (0, 1, 2)) == (_cards("Qs"), _cards("Qs"), _cards("9h Qs"))


def test_a_partner_who_asked_the_dealer_may_hold_the_up_card() -> None:
    state = deal_around(ASKING, up="Ah")
    state = play(state, "pass, pass, pass, pass, pass, order")
    buried = next(str(card) for card in state.hand(5) if str(card) != "Ah")
    state = play(state, f"bury {buried}, together, alone, ask 5, give Ah")
    own = next(str(card) for card in state.hand(1) if str(card) != "Ah")
    state = play(state, f"bury {own}")
    assert holdable(state, _cards("Ah"), (0, 1, 2, 4)) == (0, _cards("Ah"), 0, 0)
