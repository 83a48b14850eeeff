"""A player for any number at the table that goes by simple rules: it stands in where no better one sits down yet.

`tools.measure_outcomes` counts with it how deals end between two, three and six.
"""

from __future__ import annotations

from random import Random
from typing import Final

from benchmarks.pimc.burial import best_gift, worst_card

from euchre.core import law
from euchre.core.actions import PLAYS, Action, Alone, Bury, Give, Name, Order, Play
from euchre.core.cards import Card, Suit, cards_in, set_of
from euchre.core.seating import Seating
from euchre.core.state import Phase, the_contract, the_up_card
from euchre.core.trump import STRENGTH, SUIT_IN_PLAY, winner
from euchre.core.view import View, the_seat

_TRUMPS: Final = {117: 1.3, 116: 1.25, 115: 1.1, 114: 0.95, 113: 0.8, 112: 0.7}
"""Tricks that a trump is good for, by its strength; any lower one a little less."""
_CALLS: Final = {2: 2.0, 3: 2.5, 4: 2.1, 6: 2.1}
"""Tricks for which a hand calls trump, by the number of players: partners are worth the rest."""
_ALONE: Final = 3.9
_UP_CARD: Final = 0.5
"""Tricks by which the up-card helps a partner who deals, and harms against others."""


class PlainBot:
    """Counts what its trumps and aces are good for, and plays to win each trick as cheaply as it can."""

    def choose(self, view: View, rng: Random) -> Action:
        """Choose one of ``view.legal``."""
        match view.phase:
            case Phase.ROUND_1 | Phase.ROUND_2 | Phase.BENNY:
                return max(view.legal, key=lambda call: _liking(view, call))
            case Phase.BURY:
                choices = tuple(action.card for action in view.legal if isinstance(action, Bury) and action.card)
                trump = the_contract(view).trump
                return Bury(worst_card(trump, set_of(view.hand), choices)) if choices else view.legal[0]
            case Phase.GIVE:
                return Give(best_gift(the_contract(view).trump, view.hand))
            case Phase.ALONE:
                good = _tricks(view, set_of(view.hand), the_contract(view).trump) >= _ALONE
                return next((one for one in view.legal if isinstance(one, Alone) == good), view.legal[0])
            case Phase.PLAY if any(isinstance(one, Play) for one in view.legal):
                return PLAYS[_card(view)]
            case _:
                return view.legal[rng.randrange(len(view.legal))]


def _tricks(view: View, hand: int, trump: Suit) -> float:
    """The tricks that a hand is good for, about: a plain ace is ruffed more often the more play."""
    good = 0.0
    for card in cards_in(hand):
        if SUIT_IN_PLAY[trump][card] is trump:
            good += _TRUMPS.get(STRENGTH[trump][card][card], 0.55)
        elif card.rank == 14:
            good += 0.9 - 0.08 * law.seating(view.rules).players
    return good


def _liking(view: View, call: Action) -> float:
    """The advantage of a call over passing, which is 0; below 0 if it is worse."""
    if not isinstance(call, Order | Name):
        return 0.0
    table, seat, dealer = law.seating(view.rules), the_seat(view), view.match.dealer
    hand, up_card = set_of(view.hand), the_up_card(view.open)
    trump = call.suit if isinstance(call, Name) else up_card.suit
    assert trump is not None
    more = 0.0
    if isinstance(call, Order) or view.phase is Phase.BENNY:
        if seat == dealer:
            hand |= 1 << up_card
            hand &= ~(1 << worst_card(trump, hand, cards_in(hand)))
        else:
            more = _UP_CARD if table.side(seat) == table.side(dealer) else -_UP_CARD
    good = _tricks(view, hand, trump)
    if call.alone:
        return good + 1.0 if good >= _ALONE else -9.0
    return good + more - _CALLS[table.players]


def _card(view: View) -> Card:
    """The card to play."""
    trump, table, order = the_contract(view).trump, law.seating(view.rules), view.order
    cards = tuple(one.card for one in view.legal if isinstance(one, Play))
    cheap = min(cards, key=lambda card: _rank(trump, card))
    if not view.trick:
        return _lead(view, table, cards)
    best = winner(trump, view.trick)
    last = len(view.trick) == len(order) - 1
    beating = [card for card in cards if winner(trump, (*view.trick, card)) == len(view.trick)]
    if not beating or (table.side(order[best]) == table.side(the_seat(view)) and (last or view.trick[best].rank == 14)):
        return cheap
    return (min if last else max)(beating, key=lambda card: _rank(trump, card))


def _lead(view: View, table: Seating, cards: tuple[Card, ...]) -> Card:
    made = the_contract(view)
    trumps = [card for card in cards if SUIT_IN_PLAY[made.trump][card] is made.trump]
    plain = [card for card in cards if card not in trumps]
    strongest = max(cards, key=lambda card: _rank(made.trump, card))
    if not plain or (trumps and table.side(made.maker) == table.side(the_seat(view)) and len(trumps) > 1):
        return strongest
    return max(plain, key=lambda card: _rank(made.trump, card))


def _rank(trump: Suit, card: Card) -> int:
    return STRENGTH[trump][card][card]
