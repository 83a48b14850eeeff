"""The answers the person can give with a key."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.actions import Action, Alone, Bump, Cut, GoUnder, Keep, Name, Order, Pass, Redeal, Together
from euchre.core.cards import Card, Suit
from euchre.core.speech import card_name, phrase
from euchre.core.state import Call, Phase
from euchre.core.view import View


class Offer(NamedTuple):
    """An answer: its key, its words, the action; `row` 1 stands under `row` 0."""

    key: str
    label: str
    action: Action
    row: int = 0


def offers(view: View, *, cut_at: int | None = None, marked: tuple[Card, ...] = ()) -> tuple[Offer, ...]:
    """The answers that are not cards of the hand.

    `cut_at` is where the person would cut the pack, `marked` the cards she would put under the kitty.
    """
    found = (_offer(view, action, cut_at, set(marked)) for action in view.legal)
    return tuple(offer for offer in found if offer is not None)


def cuts(view: View) -> tuple[int, ...]:
    """Where the person may cut the pack; empty when she is not asked to."""
    return tuple(action.at for action in view.legal if isinstance(action, Cut))


def _offer(view: View, action: Action, cut_at: int | None, marked: set[Card]) -> Offer | None:
    match action:
        case GoUnder(cards):
            names = " ".join(card_name(view.rules, card) for card in cards)
            return Offer("u", f"go under with {names}", action) if set(cards) == marked else None
        case Cut(at):
            return Offer("c", f"cut {at} from the top", action) if at == cut_at else None
        case Name(suit, alone):
            letter, sign = suit.letter, "no trump" if suit is Suit.NO_TRUMP else f"{suit.symbol} {suit}"
            return Offer(letter.upper(), f"{suit.symbol} alone", action, 1) if alone else Offer(letter, sign, action)
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
