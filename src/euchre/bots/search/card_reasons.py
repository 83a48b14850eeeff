"""Why a card, in one sentence: what it does to the trick, from what the player can see and count."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from euchre.bots.reading import read, sum_of
from euchre.bots.search.wording import named, number, of_suit, plural
from euchre.core import law
from euchre.core.actions import Action, Play
from euchre.core.cards import BENNY, Card, Suit, cards_in
from euchre.core.trump import FOLLOWS, STRENGTH, SUIT_IN_PLAY, SUIT_SET, winner
from euchre.core.view import View

_KING: Final = 13


class Table(NamedTuple):
    """The trick as one player sees it; sets of cards have one bit a card."""

    view: View
    trump: Suit
    cards: tuple[Card, ...]
    """What she may play; of cards that come to the same, one."""
    foes: int
    """Cards that opponents still to play to this trick may hold."""
    mate: int
    """Cards that the partner may hold, if she is still to play."""
    mate_later: bool
    """She is still to play."""

    def suit(self, card: Card) -> Suit:
        """The suit a card belongs to."""
        return SUIT_IN_PLAY[self.trump][card]

    def height(self, card: Card) -> tuple[bool, int]:
        """How good a card is to keep."""
        return self.suit(card) is self.trump, STRENGTH[self.trump][card][card]

    def left(self, card: Card, suit: Suit) -> int:
        """How many cards of a suit the hand holds without this one."""
        return sum(self.suit(other) is suit for other in self.view.hand if other != card)

    def can_be_beaten(self, card: Card) -> bool:
        """Whether an opponent who is still to play may hold a card that beats this one."""
        strength = STRENGTH[self.trump][self.view.trick[0] if self.view.trick else card]
        return any(strength[other] > strength[card] for other in cards_in(self.foes))


def card_reason(view: View, card: Card, like: Action, choices: Iterable[Action]) -> str:
    """Why, or why not, to play this card, which comes to the same as that of `like`, one of the `choices`."""
    table = _table(view, tuple(action.card for action in choices if isinstance(action, Play)))
    if len(view.legal) == 1:
        return _only(table, card)
    if isinstance(like, Play) and like.card != card:
        return f"As good as the {_name(view, like.card)}: no card between the two is still out."
    return _following(table, card) if view.trick else _leading(table, card)


def _table(view: View, cards: tuple[Card, ...]) -> Table:
    assert view.trump is not None, "trump is made before the play"
    assert view.seat is not None, "a spectator plays no cards"
    later, mate = view.order[len(view.trick) + 1 :], law.partner(view.seat)
    may = read(view).may
    foes = sum_of(tuple(may[seat] for seat in later if seat != mate))
    return Table(view, view.trump, cards, foes, may[mate] if mate in later else 0, mate in later)


def _name(view: View, card: Card) -> str:
    return named(view.rules, (card,))[0]


def _only(table: Table, card: Card) -> str:
    view = table.view
    if len(view.hand) == 1:
        return "It is your last card."
    if view.word is not None:
        return "The rest of the hand plays itself."
    return f"You must follow suit, and this is your only {_kind(table, table.suit(card))}."


def _kind(table: Table, suit: Suit) -> str:
    return "trump" if suit is table.trump else of_suit(suit)


def _unseen(count: int) -> str:
    return f"{number(count)} {'is' if count == 1 else 'are'} still unseen"


def _leading(table: Table, card: Card) -> str:
    trump, suit = table.trump, table.suit(card)
    if card == BENNY and trump is Suit.NO_TRUMP:
        return "Nothing beats the Benny."
    strength = STRENGTH[trump][card]
    same = SUIT_SET[trump][suit]
    higher = [other for other in cards_in((table.foes | table.mate) & same) if strength[other] > strength[card]]
    if suit is trump:
        out = ((table.foes | table.mate) & same).bit_count()
        if not table.foes & same:
            return "The opponents have no trump left to draw."
        return f"{'Draws trump' if higher else 'The highest trump left, to draw the others'}: {_unseen(out)}."
    if not table.can_be_beaten(card):
        return "No opponent can beat it."
    if not any(table.foes >> other & 1 for other in higher):
        return f"No opponent can hold a higher {of_suit(suit)}: only a trump beats it."
    if not table.left(card, suit) and table.left(card, trump):
        return f"Leaves you out of {suit}, so that you can trump the next one."
    return f"{number(len(higher)).capitalize()} higher {plural(len(higher), of_suit(suit))} may still come."


def _following(table: Table, card: Card) -> str:
    view, trick = table.view, table.view.trick
    assert view.seat is not None, "a spectator plays no cards"
    first = winner(table.trump, trick)
    strength = STRENGTH[table.trump][trick[0]]
    takes = strength[card] > strength[trick[first]]
    if view.order[first] == law.partner(view.seat):
        return _with_partner(table, card, trick[first], takes=takes)
    if takes:
        return _taking(table, card, trick[first])
    better = [other for other in table.cards if strength[other] > strength[trick[first]]]
    if table.mate_later:
        return f"Leaves the trick to your partner, who is still to play{_keeping(table, card)}."
    if better:
        least = min(better, key=lambda other: strength[other])
        return f"Lets the opponents have the trick, though the {_name(view, least)} would go higher."
    suit = table.suit(card)
    thrown = not FOLLOWS[table.trump][trick[0]] >> card & 1
    if thrown and not table.left(card, suit) and table.left(card, table.trump):
        return f"You cannot win this trick: it leaves you out of {suit}, so that you can trump the next one."
    return f"You cannot win this trick{_keeping(table, card)}."


def _with_partner(table: Table, card: Card, best: Card, *, takes: bool) -> str:
    """Her partner is winning the trick so far."""
    hers = not table.can_be_beaten(best)
    if not takes:
        whose = "The trick is your partner's" if hers else "Your partner is winning the trick so far"
        return f"{whose}{_keeping(table, card)}."
    if hers:
        return "It takes a trick that is your partner's already."
    if table.can_be_beaten(card):
        return "Goes higher than your partner, but can still be beaten."
    return "Makes sure of the trick: your partner's card can still be beaten, and yours cannot."


def _taking(table: Table, card: Card, best: Card) -> str:
    """The opponents are winning the trick so far, and this card beats theirs."""
    view = table.view
    strength = STRENGTH[table.trump][view.trick[0]]
    lower = [other for other in table.cards if strength[best] < strength[other] < strength[card]]
    enough = [other for other in lower if not table.can_be_beaten(other)]
    if enough:
        least = min(enough, key=lambda other: strength[other])
        return f"Takes the trick, but the {_name(view, least)} does so, too."
    if not table.foes:
        return "Takes the trick from the opponents, as cheaply as you can."
    if not table.can_be_beaten(card):
        return "Takes the trick: no opponent after you can beat it."
    trumps_in = table.suit(card) is table.trump and table.suit(view.trick[0]) is not table.trump
    how = "Trumps in" if trumps_in else "Goes higher"
    return f"{how}, but can still be beaten{_keeping(table, card)}."


def _keeping(table: Table, card: Card) -> str:
    """The best card that stays in the hand, if it is one to keep."""
    best = max(table.cards, key=table.height)
    worth = table.suit(best) is table.trump or best.rank >= _KING
    return f": keep the {_name(table.view, best)}" if worth and table.height(best) > table.height(card) else ""
