"""The answers somebody can give other than a card of the hand, in the words of the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.actions import Action, Alone, AskPartner, Bump, Cut, GoUnder, Keep, Name, Order, Pass, Redeal, Together
from euchre.core.card_names import card_name
from euchre.core.state import Call, Phase
from euchre.core.view import View, the_seat
from euchre.narration.spoken import spoken
from euchre.wording import Wording


class Offer(NamedTuple):
    """An answer: a letter for it, its words, the action."""

    key: str
    label: str
    action: Action

    @property
    def alone(self) -> bool:
        """True if the player who says it plays alone."""
        return isinstance(self.action, Alone) or (isinstance(self.action, Order | Name) and self.action.alone)


def offers(words: Wording, view: View) -> tuple[Offer, ...]:
    """The answers that the owner of the view may give now, other than the choice of one card.

    Each cut is an offer, and so are any three cards that may go under the kitty; all of a kind share a letter.
    """
    found = (offer(words, view, action) for action in view.legal)
    return tuple(answer for answer in found if answer is not None)


def offer(words: Wording, view: View, action: Action) -> Offer | None:
    """The words of an answer of ``view.legal``; None if it is the choice of a card."""
    match action:
        case GoUnder(cards):
            names = " ".join(card_name(view.rules, card) for card in cards)
            return Offer("u", words("offer-go-under", cards=names), action)
        case Cut(at):
            return Offer("c", words("offer-cut", at=at), action)
        case Name(suit, alone):
            label = words("offer-suit-alone" if alone else "offer-suit", suit=str(suit))
            return Offer(suit.letter.upper() if alone else suit.letter, label, action)
        case Order(alone):
            return Offer("a" if alone else "o", _order(words, view, action), action)
        case Pass():
            turns_down = view.phase is Phase.ROUND_1 and view.seat == view.match.dealer
            said = _said(words, view, action)
            return Offer("p", words("offer-turn-down" if turns_down else "offer-pass", said=said), action)
        case AskPartner(seat):
            partners = law.seating(view.rules).partners(the_seat(view))
            near = "only" if len(partners) == 1 else "left" if seat == partners[0] else "right"
            return Offer({"only": "a", "left": "l", "right": "r"}[near], words("offer-ask", partner=near), action)
        case Bump() | Keep() | Redeal() | Alone() | Together():
            return Offer(_KEYS[type(action)], words("offer-say", said=_said(words, view, action)), action)
        case _:
            return None


_KEYS: Final[dict[type, str]] = {Bump: "b", Keep: "k", Redeal: "r", Alone: "a", Together: "t"}


def _order(words: Wording, view: View, action: Order) -> str:
    """Accepting the up-card. Where the words for playing alone are those for playing together, alone comes first."""
    said = _said(words, view, action)
    if not action.alone:
        return words("offer-accept", said=said)
    partner = view.seat in law.seating(view.rules).partners(view.match.dealer)
    return words("offer-accept-alone-unsaid" if partner and "alone" not in said else "offer-accept-alone", said=said)


def _said(words: Wording, view: View, action: Action) -> str:
    return spoken(words, view.rules, view.match.dealer, view.open.calls, Call(the_seat(view), action))
