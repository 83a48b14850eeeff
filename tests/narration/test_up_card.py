"""The up-card, from the deal to the play."""

from euchre.core.cards import Card
from euchre.core.engine import new_match
from euchre.core.rules import PRESETS
from euchre.core.state import State
from euchre.core.view import view
from euchre.narration.up_card import UpCard, up_card
from support.hands import deal, play

NINE = Card.parse("9d")


def _lies(state: State) -> UpCard | None:
    return up_card(view(state, None))


def test_no_card_lies_on_the_kitty_before_the_deal() -> None:
    assert _lies(new_match(PRESETS["standard"])) is None


def test_the_up_card_is_offered_in_round_1() -> None:
    assert _lies(deal("standard", up="9d")) == UpCard(NINE, "offered", face_up=True)


def test_the_dealer_takes_the_up_card_that_is_ordered_up() -> None:
    assert _lies(play(deal("standard", up="9d"), "order")) == UpCard(NINE, "taken", face_up=False)


def test_nobody_takes_the_up_card_if_the_dealers_partner_plays_alone() -> None:
    assert _lies(play(deal("british", up="9d"), "pass, order alone")) == UpCard(NINE, "left", face_up=True)


def test_the_up_card_stays_turned_down_once_another_suit_is_trump() -> None:
    named = play(deal("north-american", up="9d"), "pass, pass, pass, pass, name clubs")
    assert _lies(named) == UpCard(NINE, "turned down", face_up=True)
