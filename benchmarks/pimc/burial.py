"""Burials, gifts and exchanges by rule: make a void, keep trumps and aces."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.core import law
from euchre.core.actions import KEEP, REDEAL, Action, GoUnder
from euchre.core.cards import Card, Suit, cards_in, set_of
from euchre.core.seating import FOUR
from euchre.core.trump import STRENGTH, SUIT_IN_PLAY, SUIT_SET
from euchre.core.view import View, the_seat


def worst_card(trump: Suit, hand: int, choices: tuple[Card, ...]) -> Card:
    """The card of `choices` that the hand (a set, the choices in it) misses least.

    Trumps are kept while there is anything else, then aces; the last card of a suit goes first, because a void
    lets trumps work; a king is kept while a lower card of its suit guards it. Where only trumps are left, the
    lowest goes.
    """
    return min(choices, key=lambda card: (_use(trump, hand, card), card))


def _use(trump: Suit, hand: int, card: Card) -> float:
    suit = SUIT_IN_PLAY[trump][card]
    if suit is trump:
        return 1000.0 + STRENGTH[trump][card][card]
    rank = card.rank
    others = cards_in(hand & SUIT_SET[trump][suit] & ~(1 << card))
    use = {14: 60.0, 13: 9.0, 12: 3.0}.get(rank, (rank - 7) / 2)
    trumps = hand & SUIT_SET[trump][trump]
    if not others and trumps:
        return use - 8.0
    if len(others) == 1 and others[0].rank == 13 and rank < 13:
        return use + 5.0  # the king's guard
    if any(other.rank == 14 for other in others) and rank >= 12:
        return use + 4.0
    return use


def after_burial(trump: Suit, hand: int, choices: tuple[Card, ...] | None = None) -> int:
    """The five cards (a set) that are left of six."""
    return hand & ~(1 << worst_card(trump, hand, choices or cards_in(hand)))


def best_gift(trump: Suit, hand: Iterable[Card]) -> Card:
    """The card a lone player's partner gives: their highest trump, or else their highest card."""
    return max(hand, key=lambda card: (STRENGTH[trump][card][card], card))


def weak_hand(view: View) -> Action:
    """The answer with a weak hand: a new deal, an exchange with the kitty, or neither.

    The cards that go under are the lowest three, and none of the suit that the player's side may make trump.
    """
    if REDEAL in view.legal:
        return REDEAL
    ours = FOUR.side(the_seat(view)) == FOUR.side(view.match.dealer)
    up_card = view.open.up_card
    wanted = law.turned_suit(view.rules, up_card) if ours and up_card is not None else None
    exchanges = [action for action in view.legal if isinstance(action, GoUnder)]
    free = [action for action in exchanges if not any(card.suit is wanted for card in action.cards)]
    return min(free, key=lambda action: (sum(card.rank for card in action.cards), set_of(action.cards)), default=KEEP)
