"""The reason for a card, in one sentence: what it does to the trick, from what the player can see and count."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

from euchre.bots.advice.wording import friends_and_foes
from euchre.core import law
from euchre.core.actions import Action, Play
from euchre.core.card_names import card_name, card_part
from euchre.core.cards import BENNY, Card, Suit, cards_in, set_of
from euchre.core.state import the_contract
from euchre.core.trump import FOLLOWS, STRENGTH, SUIT_IN_PLAY, SUIT_SET, winner
from euchre.core.unseen import holdable, plays
from euchre.core.view import View, the_seat
from euchre.wording import Wording

_KING: Final = 13
Say = Callable[..., str]
"""The sentences of a language, told of the people who play."""


class TrickTable(NamedTuple):
    """The trick as one player sees it; sets of cards have one bit a card."""

    view: View
    partners: tuple[int, ...]
    """The players on the same side in this deal: of three, the other defender."""
    trump: Suit
    cards: tuple[Card, ...]
    """The cards the player may play, one of each group that comes to the same."""
    foes: int
    """Cards that opponents still to play to this trick may hold."""
    mate: int
    """Cards that partners still to play may hold."""
    mate_later: bool
    """True if a partner is still to play."""

    def suit(self, card: Card) -> Suit:
        """The suit a card belongs to."""
        return SUIT_IN_PLAY[self.trump][card]

    def height(self, card: Card) -> tuple[bool, int]:
        """The rank of a card among those to keep: trumps first, then by strength."""
        return self.suit(card) is self.trump, STRENGTH[self.trump][card][card]

    def left(self, card: Card, suit: Suit) -> int:
        """The number of other cards of `suit` in the hand."""
        return sum(self.suit(other) is suit for other in self.view.hand if other != card)

    def can_be_beaten(self, card: Card) -> bool:
        """True if an opponent still to play may hold a card that beats this one."""
        strength = STRENGTH[self.trump][self.view.trick[0] if self.view.trick else card]
        return any(strength[other] > strength[card] for other in cards_in(self.foes))


def card_reason(words: Wording, view: View, card: Card, like: Action, choices: Iterable[Action]) -> str:
    """A sentence for or against a card; `like` is the one of the `choices` that it is equivalent to."""
    table = _table(view, tuple(action.card for action in choices if isinstance(action, Play)))
    say: Say = partial(words, **friends_and_foes(view))
    if len(view.legal) == 1:
        return _only(say, table, card)
    if isinstance(like, Play) and like.card != card:
        return say("hint-as-good", card=card_name(view.rules, like.card))
    return _following(say, table, card) if view.trick else _leading(say, table, card)


def _table(view: View, cards: tuple[Card, ...]) -> TrickTable:
    mates = law.seating(view.rules).allies(the_seat(view), the_contract(view).maker)
    later = view.order[len(view.trick) + 1 :]
    possible, foes, mate = possible_cards(view), 0, 0
    for seat in later:
        if seat in mates:
            mate |= possible[seat]
        else:
            foes |= possible[seat]
    return TrickTable(view, mates, the_contract(view).trump, cards, foes, mate, not set(mates).isdisjoint(later))


def possible_cards(view: View) -> tuple[int, ...]:
    """The set of cards each seat may hold, as far as the player of this view knows during the play.

    0 for this player and for a seat that sits out.
    """
    me, played, possible = the_seat(view), tuple(plays(view)), [0] * law.seating(view.rules).players
    seen = set_of(view.hand) | set_of(view.buried) | set_of(card for _, card, _ in played)
    others = tuple(seat for seat in view.order if seat != me)
    for seat, cards in zip(others, holdable(view, set_of(law.pack(view.rules)) & ~seen, others, played), strict=True):
        possible[seat] = cards
    return tuple(possible)


def _only(say: Say, table: TrickTable, card: Card) -> str:
    view = table.view
    if len(view.hand) == 1:
        return say("hint-last-card")
    if view.word is not None:
        return say("hint-rest-plays-itself")
    if table.suit(card) is table.trump:
        return say("hint-only-trump")
    return say("hint-only-of-suit", suit=str(table.suit(card)))


def _leading(say: Say, table: TrickTable, card: Card) -> str:
    trump, suit = table.trump, table.suit(card)
    if card == BENNY and trump is Suit.NO_TRUMP:
        return say("hint-lead-benny", card=card_part(table.view.rules, card))
    strength = STRENGTH[trump][card]
    same = SUIT_SET[trump][suit]
    higher = [other for other in cards_in((table.foes | table.mate) & same) if strength[other] > strength[card]]
    if suit is trump:
        out = ((table.foes | table.mate) & same).bit_count()
        if not table.foes & same:
            return say("hint-lead-no-trump-left")
        return say("hint-lead-trump" if higher else "hint-lead-highest-trump", count=out)
    if not table.can_be_beaten(card):
        return say("hint-lead-unbeatable")
    if not any(table.foes >> other & 1 for other in higher):
        return say("hint-lead-only-trump-beats", suit=str(suit))
    if not table.left(card, suit) and table.left(card, trump):
        return say("hint-lead-last-of-suit", suit=str(suit))
    return say("hint-lead-higher-out", count=len(higher), suit=str(suit))


def _following(say: Say, table: TrickTable, card: Card) -> str:
    view, trick = table.view, table.view.trick
    first = winner(table.trump, trick)
    strength = STRENGTH[table.trump][trick[0]]
    takes = strength[card] > strength[trick[first]]
    if view.order[first] in table.partners:
        return _with_partner(say, table, card, trick[first], takes=takes)
    if takes:
        return _taking(say, table, card, trick[first])
    better = [other for other in table.cards if strength[other] > strength[trick[first]]]
    if table.mate_later:
        return _keeping(say, table, card, say("hint-leave-to-partner"))
    if better:
        least = min(better, key=lambda other: strength[other])
        return say("hint-let-them", card=card_name(view.rules, least))
    suit = table.suit(card)
    thrown = not FOLLOWS[table.trump][trick[0]] >> card & 1
    if thrown and not table.left(card, suit) and table.left(card, table.trump):
        return say("hint-lost-last-of-suit", suit=str(suit))
    return _keeping(say, table, card, say("hint-lost"))


def _with_partner(say: Say, table: TrickTable, card: Card, best: Card, *, takes: bool) -> str:
    """The partner is winning the trick so far."""
    certain = not table.can_be_beaten(best)
    if not takes:
        whose = say("hint-partner-has-it" if certain else "hint-partner-is-winning")
        return _keeping(say, table, card, whose)
    if certain:
        return say("hint-overtakes-partner")
    if table.can_be_beaten(card):
        return say("hint-higher-than-partner")
    return say("hint-makes-sure")


def _taking(say: Say, table: TrickTable, card: Card, best: Card) -> str:
    """The opponents are winning the trick so far, and this card beats theirs."""
    view = table.view
    strength = STRENGTH[table.trump][view.trick[0]]
    lower = [other for other in table.cards if strength[best] < strength[other] < strength[card]]
    enough = [other for other in lower if not table.can_be_beaten(other)]
    if enough:
        least = min(enough, key=lambda other: strength[other])
        return say("hint-takes-too-high", card=card_name(view.rules, least))
    if not table.foes:
        return say("hint-takes-cheaply")
    if not table.can_be_beaten(card):
        return say("hint-takes-surely")
    trumps_in = table.suit(card) is table.trump and table.suit(view.trick[0]) is not table.trump
    return _keeping(say, table, card, say("hint-trumps-in" if trumps_in else "hint-goes-higher"))


def _keeping(say: Say, table: TrickTable, card: Card, why: str) -> str:
    """The reason, with the best card that stays in the hand, if it is one to keep."""
    best = max(table.cards, key=table.height)
    worth = table.suit(best) is table.trump or best.rank >= _KING
    if worth and table.height(best) > table.height(card):
        return say("hint-keeping", why=why, card=card_name(table.view.rules, best))
    return say("hint-stop", why=why)
