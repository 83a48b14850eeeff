"""The cards another seat may hold, as a seat knows them: the same from the whole state and from one with blanks.

The dealer sits in seat 3.
"""

import pytest

from euchre.core import law
from euchre.core.cards import CardSet, set_of
from euchre.position.possible_actions import holdable
from support.hands import DEALER, LEFT, PARTNER, RIGHT, deal, play

UNDER = CardSet.parse("9c Tc 9s")


def test_only_the_seat_that_went_under_knows_that_nobody_holds_its_laid_away_cards() -> None:
    state = deal("standard weak_hand=go-under", left=f"{UNDER} Ah Kh", up="Td", kitty="Ac As Ad")
    state = play(state, f"under {UNDER}")
    assert holdable(state, LEFT, RIGHT) & UNDER == 0
    for seat in (PARTNER, RIGHT, DEALER):
        assert holdable(state, seat, LEFT) & UNDER == UNDER


@pytest.mark.parametrize(
    ("rules", "seen"), [("standard benny=joker", 0), ("standard benny=joker benny_turned=dealer-looks-first", 5)]
)
def test_a_dealer_who_names_trump_blind_takes_their_own_cards_for_anybodys(rules: str, seen: int) -> None:
    state = deal(rules, up="B")
    may = holdable(state, DEALER, LEFT)
    assert (set_of(state.hand(DEALER)) & ~may).bit_count() == seen
    assert may.bit_count() == len(law.pack(state.rules)) - 1 - seen
