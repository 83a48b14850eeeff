"""The deals of a small game, each once: in which order cards came to a hand makes no difference."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Final

from euchre.core import law
from euchre.core.actions import Deal, Draw
from euchre.core.cards import Card, set_of
from euchre.core.dealing import stacked
from euchre.core.engine import apply, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import State

MOST_DEALS: Final = 5_000
"""The most deals that are told one by one."""


def before_deal(rules: Rules, dealer: int = 0) -> State:
    """The moment before the only deal of a small game.

    Raises `EuchreError` in one sentence for rules whose deals cannot be told one by one.
    """
    if law.deals_in_a_game(rules) != 1 or law.games_to_win(rules) != 1 or law.repeats_the_deal(rules):
        raise _refusal(rules, "of one deal (deals=1) without redeals")
    if law.cut_offer(rules, 0) or law.widow(rules) or len(law.packets(rules)) > 1:
        raise _refusal(rules, "dealt in one way, without a cut or a widow,")
    if law.weak_hand_offer(rules, 0):
        raise _refusal(rules, "without weak hands (weak_hand=play-on)")
    if (count := deal_count(rules)) > MOST_DEALS:
        raise _refusal(rules, f"of at most {MOST_DEALS:,} deals", f"has {count:,}")
    return apply(new_match(rules), Draw(dealer))


def deal_count(rules: Rules) -> int:
    """The number of deals: hands and an up-card; the order of the other cards makes no difference."""
    left, count = len(law.pack(rules)), 1
    for _ in law.seating(rules).seats:
        count *= comb(left, law.hand_size(rules))
        left -= law.hand_size(rules)
    return count * left


def deals(before: State) -> Iterator[Deal]:
    """The deals from the moment before the deal, all equally likely, always in the same order."""
    rules = before.rules
    packets = law.packets(rules)[0]
    for hands, rest in _hands(rules, law.seating(rules).players, law.pack(rules)):
        for up_card in rest:
            kitty = (card for card in rest if card != up_card)
            yield stacked(before, packets, hands, (up_card, *kitty))


def _hands(rules: Rules, seats: int, cards: tuple[Card, ...]) -> Iterator[tuple[tuple[int, ...], tuple[Card, ...]]]:
    """Hands for as many seats out of these cards, as sets, each with the cards left."""
    if not seats:
        yield (), cards
        return
    for hand in combinations(cards, law.hand_size(rules)):
        left = tuple(card for card in cards if card not in hand)
        for hands, rest in _hands(rules, seats - 1, left):
            yield (set_of(hand), *hands), rest


def _refusal(rules: Rules, needs: str, but: str = "is not one") -> EuchreError:
    return EuchreError("rules/deals", f"Only a game {needs} can be solved; {rules} {but}.", rules=str(rules))
