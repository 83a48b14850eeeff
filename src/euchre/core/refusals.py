"""Why an action is refused: one sentence, a stable code, and the house rule that forbids it."""

from __future__ import annotations

from typing import Final

from euchre.core.actions import (
    Action,
    Bump,
    Bury,
    Cut,
    Deal,
    Give,
    GoUnder,
    Name,
    Order,
    Pass,
    Play,
    Redeal,
    Tram,
)
from euchre.core.cards import Suit, format_cards
from euchre.core.errors import IllegalAction
from euchre.core.speech import card_name
from euchre.core.state import Phase, State
from euchre.core.trump import suit_of

_WAITS_FOR: Final = {
    Phase.DRAW: "the first dealer is drawn",
    Phase.CUT: "the pack is cut",
    Phase.DEAL: "the cards are dealt",
    Phase.BENNY: "the dealer names trump for the Benny",
    Phase.WEAK_HANDS: "the player keeps her hand or says that it is weak",
    Phase.ROUND_1: "the up-card is accepted or passed",
    Phase.ROUND_2: "another suit is named or passed",
    Phase.BURY: "a card is buried",
    Phase.ALONE: "the player says whether she plays alone",
    Phase.GIVE: "the loner's partner gives her best card",
    Phase.PLAY: "a card is played",
}

_BEFORE_THE_CARDS: Final = (Phase.DRAW, Phase.CUT, Phase.DEAL)


def refusal(state: State, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
    """The error for an action that is not legal in this state; `legal` is what would have been."""
    if state.phase is Phase.OVER:
        return IllegalAction("game/over", "The match is over.")
    if not any(type(action) is type(other) for other in legal):
        return _out_of_place(state, action, legal)
    match action:
        case Play():
            return _play(state, action)
        case Bury():
            return _bury(state, action)
        case Order() | Name():
            return _call(state, action, legal)
        case Deal():
            return _deal(action, legal)
        case Cut():
            ends = [other.at for other in legal if isinstance(other, Cut)]
            return IllegalAction(
                "cut/too-few", f"The cut must be from {ends[0]} to {ends[-1]} cards.", option="cut_minimum"
            )
        case Give():
            return IllegalAction("card/not-held", f"{_card(state, action)} is not in the giver's hand.")
        case GoUnder():
            return IllegalAction(
                "weak/not-low", "Only three held cards of ten or lower may go under.", option="weak_hand"
            )
        case _:
            return IllegalAction("action/value", f"{str(action)!r} is not possible: {_instead(legal)}.")


def _out_of_place(state: State, action: Action, legal: tuple[Action, ...]) -> IllegalAction:
    if isinstance(action, Pass) and state.phase is Phase.ROUND_2:
        return IllegalAction("bid/stuck", "The dealer is stuck and must name a suit.", option="all_pass")
    if isinstance(action, Pass) and state.phase is Phase.BENNY:
        return IllegalAction("bid/benny", "The Benny is turned up, so the dealer must name trump.")
    if isinstance(action, Order) and state.phase is Phase.ROUND_1:
        return IllegalAction("bid/holding", "The caller must hold a card of the suit.", option="holding")
    if isinstance(action, Name) and state.phase is Phase.ROUND_1:
        return IllegalAction("bid/first-round", "In round 1 only the up-card's suit can become trump: order it up.")
    if isinstance(action, Order) and state.phase is Phase.ROUND_2:
        return IllegalAction("bid/turned-down", "The up-card was turned down: name another suit.")
    if isinstance(action, Name) and state.phase is Phase.ROUND_2:
        return _call(state, action, legal)
    if isinstance(action, Bump) and state.phase is Phase.CUT:
        return IllegalAction("cut/no-bump", "Here the pack must be cut.", option="cut")
    if isinstance(action, Redeal | GoUnder) and state.phase is Phase.WEAK_HANDS:
        return _weak(action)
    if isinstance(action, Tram) and state.phase is Phase.PLAY:
        sentence = "TRAM is for a player on lead who is certain of every trick left, at a table that plays it."
        return IllegalAction("play/no-tram", sentence, option="tram")
    if isinstance(action, Play) and state.phase is Phase.PLAY:
        return IllegalAction("play/tram", "The leader takes every trick left and says so: TRAM.", option="tram")
    when = "until" if state.phase in _BEFORE_THE_CARDS else "now; next,"
    sentence = f"{str(action)[:40]!r} is not possible {when} {_WAITS_FOR[state.phase]}: {_instead(legal)}."
    return IllegalAction("turn/not-now", sentence)


def _weak(action: Redeal | GoUnder) -> IllegalAction:
    if isinstance(action, Redeal):
        sentence = "A new deal is for a hand of five cards of ten or lower, at a table with the farmer's-hand rule."
    else:
        sentence = "Going under is for a hand with three cards of ten or lower, at a table that plays it."
    return IllegalAction("weak/not-weak", sentence, option="weak_hand")


def _play(state: State, action: Play) -> IllegalAction:
    seat, contract = state.turn, state.contract
    if seat is None or contract is None or action.card not in state.hand(seat):
        return IllegalAction("card/not-held", f"{_card(state, action)} is not in the player's hand.")
    if contract.word is not None:
        option = "tram" if contract.word == "TRAM" else "euchre_autoplay"
        return IllegalAction("play/decided", f"{contract.word}: the rest of the hand plays itself.", option=option)
    suit = suit_of(state.trick[0], contract.trump)
    return IllegalAction("play/must-follow-suit", f"{_card(state, action)} does not follow suit: {suit} were led.")


def _bury(state: State, action: Bury) -> IllegalAction:
    if state.turn is None or action.card not in state.hand(state.turn):
        return IllegalAction("card/not-held", f"{_card(state, action)} is not in the player's hand.")
    return IllegalAction("bury/up-card", "The up-card itself may not be buried.", option="bury_up_card")


def _call(state: State, action: Order | Name, legal: tuple[Action, ...]) -> IllegalAction:
    if isinstance(action, Order) or Name(action.suit, not action.alone) in legal:
        if action.alone:
            return IllegalAction(
                "bid/alone-later", "Playing alone is not said with the call here.", option="alone_when"
            )
        return IllegalAction(
            "bid/partner-alone", "The dealer's partner may accept the up-card only alone.", option="partner"
        )
    if action.suit is Suit.NO_TRUMP:
        return IllegalAction("bid/no-trump", "No trump may not be named here.", option="no_trump")
    up_card = state.open.up_card
    if up_card is not None and action.suit is up_card.suit:
        return IllegalAction("bid/turned-down", f"{str(action.suit).capitalize()} were turned down: name another suit.")
    return IllegalAction("bid/holding", f"The caller must hold {action.suit} to name them.", option="holding")


def _deal(action: Deal, legal: tuple[Action, ...]) -> IllegalAction:
    if action.packets not in [other.packets for other in legal if isinstance(other, Deal)]:
        return IllegalAction("deal/packets", f"Packets of {action.packets} are not dealt here.", option="packets")
    pack = next(other.deck for other in legal if isinstance(other, Deal))
    wrong = sorted(set(action.deck) ^ set(pack))
    which = f": look at {format_cards(wrong[:4])}" if wrong else ", each once"
    return IllegalAction("deal/pack", f"The deck must be the {len(pack)} cards of this pack{which}.", option="lowest")


def _card(state: State, action: Play | Bury | Give) -> str:
    return "No card" if action.card is None else card_name(state.match.rules, action.card)


def _instead(legal: tuple[Action, ...]) -> str:
    some = ", ".join(str(action)[:40] for action in legal[:6])
    return f"choose {some}{' and so on' if len(legal) > 6 else ''}"
