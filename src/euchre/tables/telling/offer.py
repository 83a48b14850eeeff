"""The answers somebody can give that are no card of her hand, in the words of the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.actions import Action, Alone, Bump, Cut, GoUnder, Keep, Name, Order, Pass, Redeal, Together
from euchre.core.cards import Suit
from euchre.core.speech import card_name, phrase
from euchre.core.state import Call, Phase
from euchre.core.view import View


class Offer(NamedTuple):
    """An answer: a letter for it, its words, the action."""

    key: str
    label: str
    action: Action

    @property
    def alone(self) -> bool:
        """True if who says it plays alone, without her partner."""
        return isinstance(self.action, Alone) or (isinstance(self.action, Order | Name) and self.action.alone)


def offers(view: View) -> tuple[Offer, ...]:
    """The answers that the owner of the view may give now and that are not the choice of one card.

    Every cut has an offer, and every three cards that may go under the kitty; they share a letter.
    """
    found = (offer(view, action) for action in view.legal)
    return tuple(answer for answer in found if answer is not None)


def offer(view: View, action: Action) -> Offer | None:
    """One answer of ``view.legal`` in words; None if it is the choice of a card."""
    match action:
        case GoUnder(cards):
            names = " ".join(card_name(view.rules, card) for card in cards)
            return Offer("u", f"go under with {names}", action)
        case Cut(at):
            return Offer("c", f"cut {at} from the top", action)
        case Name(suit, alone):
            letter, sign = suit.letter, "no trump" if suit is Suit.NO_TRUMP else f"{suit.symbol} {suit}"
            return Offer(letter.upper(), f"{suit.symbol} alone", action) if alone else Offer(letter, sign, action)
        case Order(alone):
            said = _said(view, action)
            if alone and view.seat == law.partner(_dealer(view)) and "alone" not in said:
                said = f"play alone (“{said}”)"
            return Offer("a" if alone else "o", said, action)
        case Pass() if view.phase is Phase.ROUND_1 and view.seat == view.dealer:
            said = _said(view, action)
            return Offer("p", said if "turn" in said else f"{said} (turn it down)", action)
        case Bump() | Pass() | Keep() | Redeal() | Alone() | Together():
            return Offer(_KEYS[type(action)], _said(view, action), action)
        case _:
            return None


_KEYS: Final[dict[type, str]] = {Bump: "b", Pass: "p", Keep: "k", Redeal: "r", Alone: "a", Together: "t"}


def _said(view: View, action: Action) -> str:
    assert view.seat is not None, "a spectator is asked nothing"
    return phrase(view.rules, _dealer(view), view.calls, Call(view.seat, action))


def _dealer(view: View) -> int:
    assert view.dealer is not None, "nobody is asked before the first dealer is drawn"
    return view.dealer
