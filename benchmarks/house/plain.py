"""The house player at tables of two, three and six: plain rules of thumb, as a beginners' book has them."""

from __future__ import annotations

from random import Random
from typing import Final

from benchmarks.pimc.burial import best_gift, worst_card
from euchre.core import law
from euchre.core.actions import ALONE, PASS, PLAYS, TOGETHER, Action, Bury, Give, Keep, Name, Order, Play
from euchre.core.cards import BENNY, JACK, Card, Suit, cards_in, set_of
from euchre.core.seating import Seating
from euchre.core.state import Phase, the_contract, the_up_card
from euchre.core.trump import STRENGTH, SUIT_IN_PLAY, SUIT_SET, winner
from euchre.core.view import View, the_seat

ACE, KING = 14, 13
ENOUGH: Final = {2: 2.0, 3: 2.6, 6: 2.2}
"""The own tricks that make a call, by the number of players: six have two partners, three have none."""
ENOUGH_ALONE: Final = 3.9
ACE_TAKES: Final = {2: 0.7, 3: 0.6, 6: 0.35}
"""The tricks an ace of another suit takes."""
PARTNER_TAKES_UP: Final = 0.4
FOE_TAKES_UP: Final = -0.4


def plain_choice(view: View, rng: Random) -> Action:
    """Choose one of ``view.legal``."""
    trump = view.trump
    match view.phase:
        case Phase.PLAY:
            return _card(view) if isinstance(view.legal[0], Play) else view.legal[0]
        case Phase.ROUND_1 | Phase.ROUND_2 | Phase.BENNY if view.hand:
            return _bid(view)
        case Phase.BURY if trump is not None:
            cards = tuple(action.card for action in view.legal if isinstance(action, Bury) and action.card is not None)
            return Bury(worst_card(trump, set_of(view.hand), cards))
        case Phase.GIVE if trump is not None:
            return Give(best_gift(trump, view.hand))
        case Phase.ALONE if trump is not None:
            own = law.seating(view.rules).side(the_seat(view)) == law.seating(view.rules).side(the_contract(view).maker)
            return ALONE if own and tricks(view, trump, set_of(view.hand)) >= ENOUGH_ALONE else TOGETHER
        case Phase.WEAK_HANDS:
            return view.legal[0]
    plain = [action for action in view.legal if not isinstance(action, Keep) and not getattr(action, "alone", False)]
    return plain[rng.randrange(len(plain))]


def tricks(view: View, trump: Suit, hand: int) -> float:
    """The tricks that a hand is good for by itself."""
    trumps = hand & SUIT_SET[trump][trump]
    players = law.seating(view.rules).players
    total = 0.0
    for card in cards_in(hand):
        if trumps >> card & 1:
            total += 1.0 if card == BENNY or card.rank == JACK else {ACE: 0.75, KING: 0.6}.get(card.rank, 0.45)
        elif card.rank == ACE:
            total += ACE_TAKES[players]
    voids = sum(not hand & SUIT_SET[trump][suit] for suit in Suit if suit is not trump and suit is not Suit.NO_TRUMP)
    return total + (0.15 * voids if trumps else 0.0)


def _bid(view: View) -> Action:
    calls = [action for action in view.legal if isinstance(action, Order | Name)]
    if not calls:
        return view.legal[0]
    best, call = max(((_judged(view, action), action) for action in calls), key=lambda pair: pair[0])
    players = law.seating(view.rules).players
    if PASS in view.legal and best < ENOUGH[players]:
        return PASS
    trump = _trump(view, call)
    lone = [action for action in calls if action.alone and _trump(view, action) is trump]
    plain = [action for action in calls if not action.alone and _trump(view, action) is trump]
    return lone[0] if lone and (best >= ENOUGH_ALONE or not plain) else plain[0]


def _trump(view: View, call: Order | Name) -> Suit:
    if isinstance(call, Name):
        return call.suit
    suit = law.turned_suit(view.rules, the_up_card(view.open))
    assert suit is not None, "a Benny for which the dealer names trump is never ordered up"
    return suit


def _judged(view: View, call: Order | Name) -> float:
    """The tricks to expect from a call, the up-card considered."""
    table, seat, dealer = law.seating(view.rules), the_seat(view), view.match.dealer
    trump, hand = _trump(view, call), set_of(view.hand)
    if view.phase is Phase.ROUND_2:
        return tricks(view, trump, hand)
    if seat == dealer:
        six = hand | 1 << the_up_card(view.open)
        return tricks(view, trump, six & ~(1 << worst_card(trump, six, cards_in(six))))
    partner = table.side(seat) == table.side(dealer)
    return tricks(view, trump, hand) + (PARTNER_TAKES_UP if partner else FOE_TAKES_UP)


def _card(view: View) -> Action:
    contract = the_contract(view)
    trump, table, me = contract.trump, law.seating(view.rules), the_seat(view)
    cards = sorted((action.card for action in view.legal if isinstance(action, Play)), key=lambda c: _rank(trump, c))
    seen = set_of(view.hand) | set_of(view.buried) | set_of(view.trick)
    seen |= set_of(card for trick in view.tricks for card in trick.cards)
    unseen = set_of(law.pack(view.rules)) & ~seen
    sure = [card for card in cards if not _above(trump, card) & unseen]
    if not view.trick:
        return PLAYS[_lead(trump, cards, sure, maker=me == contract.maker)]
    best = winner(trump, view.trick)
    mine = _with_makers(view, table, me)
    later = len(view.order) - len(view.trick) - 1
    wins = [card for card in cards if winner(trump, (*view.trick, card)) == len(view.trick)]
    friend = _with_makers(view, table, view.order[best]) == mine
    if friend and (not later or not _above(trump, view.trick[best]) & unseen):
        return PLAYS[cards[0]]
    if wins and not (friend and wins[0] not in sure):
        certain = [card for card in wins if card in sure]
        return PLAYS[certain[0] if later and certain else wins[0]]
    return PLAYS[cards[0]]


def _lead(trump: Suit, cards: list[Card], sure: list[Card], *, maker: bool) -> Card:
    trumps = [card for card in cards if SUIT_IN_PLAY[trump][card] is trump]
    others = [card for card in cards if card not in trumps]
    if maker and trumps and (trumps[-1] in sure or len(trumps) >= 3):
        return trumps[-1]
    aces = [card for card in others if card in sure]
    if aces:
        return aces[-1]
    return (others or trumps)[0]


def _with_makers(view: View, table: Seating, seat: int) -> bool:
    return table.side(seat) == table.side(the_contract(view).maker)


def _above(trump: Suit, card: Card) -> int:
    """The cards of the same suit that beat a card."""
    suit, strength = SUIT_SET[trump][SUIT_IN_PLAY[trump][card]], STRENGTH[trump][card]
    return set_of(other for other in cards_in(suit) if strength[other] > strength[card])


def _rank(trump: Suit, card: Card) -> int:
    return STRENGTH[trump][card][card]
