"""What somebody is asked at the table, in a sentence."""

from __future__ import annotations

from typing import Final

from euchre.core import law
from euchre.core.actions import KEEP, Bump, Order, Pass, Redeal
from euchre.core.cards import BENNY, Suit
from euchre.core.speech import the_card
from euchre.core.state import Phase
from euchre.core.trump import suit_of
from euchre.core.view import View


def question(view: View, names: tuple[str, ...]) -> str:
    """What the owner of the view is asked now, or who is waited for; "" if there is nothing to say.

    `names` are those of the seats 0..3. A spectator only hears who is waited for.
    """
    if view.turn is None:
        return "The cards are dealt." if view.phase is Phase.DEAL else ""
    if view.word:
        return f"{view.word}: the rest of the hand plays itself."
    if view.turn != view.seat:
        return f"{names[view.turn]} {_WAITED_FOR.get(view.phase, 'is asked')}."
    match view.phase:
        case Phase.CUT:
            return _cut(view, names)
        case Phase.BENNY:
            return _benny(view)
        case Phase.WEAK_HANDS:
            return _weak(view)
        case Phase.ROUND_1:
            return _round_1(view, names)
        case Phase.ROUND_2:
            return _round_2(view)
        case Phase.BURY:
            return "Bury a card: choose it from your hand."
        case Phase.ALONE:
            return _alone(view, names)
        case Phase.GIVE:
            return f"{names[law.partner(view.turn)]} plays alone: give your best card."
        case _:
            return _play(view)


_WAITED_FOR: Final = {
    Phase.CUT: "is to cut",
    Phase.BENNY: "names trump for the Benny",
    Phase.BURY: "is to bury a card",
    Phase.PLAY: "is to play",
}


def _round_1(view: View, names: tuple[str, ...]) -> str:
    dealer = view.dealer or 0
    card, suit = _up_card(view), _up_suit(view)
    if view.seat == dealer:
        return f"You turned up {card}. Take it up and make {suit} trump?"
    who = names[dealer]
    if not any(isinstance(action, Order) for action in view.legal):
        return f"{who} turned up {card}; you hold no {suit}, so you must pass."
    if not any(action == Order() for action in view.legal):
        return f"{who}, your partner, turned up {card}. You may accept it only by playing alone."
    return f"{who} turned up {card}. Shall {suit} be trump?"


def _round_2(view: View) -> str:
    if not any(isinstance(action, Pass) for action in view.legal):
        return f"All have passed {_up_card(view)}: you must name trump."
    return f"{_up_card(view)} was turned down. Name another suit, or pass."


def _benny(view: View) -> str:
    blind = "without seeing your cards" if law.named_blind(view.rules) else "after a look at your cards"
    return f"You turned up {the_card(view.rules, BENNY)}, the Benny: name trump {blind}."


def _weak(view: View) -> str:
    if view.legal == (KEEP,):
        return ""
    if Redeal() in view.legal:
        return "You hold no ace and no face card: ask for a new deal?"
    return "Keep your hand, or mark three cards of ten or lower to swap with the kitty."


def _cut(view: View, names: tuple[str, ...]) -> str:
    how = "Cut, or bump to leave the cards as they are" if Bump() in view.legal else "Cut the pack"
    return f"{names[view.dealer or 0]} deals. {how}."


def _alone(view: View, names: tuple[str, ...]) -> str:
    assert view.seat is not None, "a spectator is asked nothing"
    makers = view.maker is not None and law.side(view.maker) == law.side(view.seat)
    partner = names[law.partner(view.seat)]
    asked = f"Do you {'play' if makers else 'defend'} alone, without {partner}?"
    if not view.alone:
        return asked
    # Who has declined is asked again when somebody of the other side goes alone.
    return f"{names[view.alone[0]]} {'defends' if makers else 'plays'} alone. {asked}"


def _play(view: View) -> str:
    if not view.trick:
        return "You lead: choose a card."
    led = suit_of(view.trick[0], view.trump)
    what = "The Benny was" if led is Suit.NO_TRUMP else f"{str(led).capitalize()} were"
    return f"{what} led: choose a card."


def _up_card(view: View) -> str:
    assert view.up_card is not None, "a card is turned up in the bidding"
    return the_card(view.rules, view.up_card)


def _up_suit(view: View) -> str:
    assert view.up_card is not None, "a card is turned up in the bidding"
    return str(view.up_card.suit)
