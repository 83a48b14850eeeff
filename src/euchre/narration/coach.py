"""A line for a beginner about the call or the card to be chosen, made from the player's own view only.

Of a card it states what the rules make of the cards in sight. The only advice in it, to save a high card on a trick
that your partner has won, is given to whoever plays last, when nothing can change the trick any more. Of a call it says
what the hand has, whose deal it is, and whether that is enough.
"""

from __future__ import annotations

from euchre.core import law
from euchre.core.actions import Play
from euchre.core.card_names import card_part, highest_trump
from euchre.core.cards import Card, Suit
from euchre.core.state import Phase
from euchre.core.trump import is_left_bower, suit_of, winner
from euchre.core.view import View, the_seat
from euchre.narration.calling import counted
from euchre.wording import Wording


def coach(words: Wording, view: View) -> str:
    """Advice for the owner of a view who is to call or to play; "" where there is nothing to say, or no choice."""
    if view.turn == view.seat and view.phase in {Phase.ROUND_1, Phase.ROUND_2}:
        return _calling(words, view)
    if view.phase is not Phase.PLAY or view.turn != view.seat or view.trump is None or view.word or len(view.legal) < 2:
        return ""
    cards = tuple(action.card for action in view.legal if isinstance(action, Play))
    if view.trick:
        return _following(words, view, view.trump, cards)
    return _left_bower(words, view, view.trump, cards)


def _calling(words: Wording, view: View) -> str:
    count = counted(view)
    if count is None or view.dealer is None:
        return ""
    seat = the_seat(view)
    partners = law.seating(view.rules).partners(seat)
    ours = "partner" if len(partners) == 1 else "partners"
    deal = "own" if view.dealer == seat else ours if view.dealer in partners else "theirs"
    best = highest_trump(view.rules) if count.bennies else "none"
    has = {"trumps": count.trumps, "best": best, "bowers": count.bowers, "aces": count.aces, "advice": count.advice}
    if view.phase is Phase.ROUND_1:
        return words("coach-order", deal=deal, **has)
    return words("coach-name", suit=str(count.suit), **has)


def _following(words: Wording, view: View, trump: Suit, cards: tuple[Card, ...]) -> str:
    led, ours = suit_of(view.trick[0], trump), _partner_is_winning(view, trump)
    last = len(view.trick) == len(view.order) - 1
    if ours and last and not all(_wins(view, trump, card) for card in cards):
        partners = len(law.seating(view.rules).partners(the_seat(view)))
        return words("coach-partner-wins", partners=partners)
    printed = _left_bower(words, view, trump, tuple(card for card in view.hand if card.suit is led))
    if printed:  # it looks as if it could follow suit
        return printed
    bower = _left_bower(words, view, trump, cards)
    followers = [card for card in cards if suit_of(card, trump) is led]
    if len(followers) == len(cards):
        return bower or (words("coach-must-follow", suit=str(led)) if len(cards) < len(view.hand) else "")
    ruffs = any(suit_of(card, trump) is trump and _wins(view, trump, card) for card in cards)
    if ruffs and not followers and not ours and trump is not Suit.NO_TRUMP:
        return words("coach-may-trump", suit=str(led))
    return bower


def _partner_is_winning(view: View, trump: Suit) -> bool:
    return view.order[winner(trump, view.trick)] in law.seating(view.rules).partners(the_seat(view))


def _wins(view: View, trump: Suit, card: Card) -> bool:
    """True if a card beats everything that has been played to the trick."""
    return winner(trump, (*view.trick, card)) == len(view.trick)


def _left_bower(words: Wording, view: View, trump: Suit, cards: tuple[Card, ...]) -> str:
    left = next((card for card in cards if is_left_bower(card, trump)), None)
    return "" if left is None else words("coach-left-bower", card=card_part(view.rules, left), suit=str(trump))
