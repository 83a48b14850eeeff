"""The refusals of actions: one sentence, a stable code, and the house rule that forbids it."""

from __future__ import annotations

from typing import Final

from euchre.core import law
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
from euchre.core.card_names import card_part, the_card
from euchre.core.cards import BENNY, Card, Suit, format_cards
from euchre.core.errors import IllegalAction
from euchre.core.rules import Rules
from euchre.core.state import Phase, State
from euchre.core.trump import suit_of

_WAITS_FOR: Final = {
    Phase.DRAW: "until the first dealer is drawn",
    Phase.CUT: "until the pack is cut",
    Phase.DEAL: "until the cards are dealt",
    Phase.BENNY: "now; next, the dealer names trump for {benny}",
    Phase.WEAK_HANDS: "now; next, somebody keeps a hand or says that it is weak",
    Phase.ROUND_1: "now; next, the up-card is accepted or passed",
    Phase.ROUND_2: "now; next, another suit is named or passed",
    Phase.BURY: "now; next, a card is buried",
    Phase.ALONE: "now; next, somebody says whether to play alone",
    Phase.ASK: "now; next, a lone player asks a partner for a card, or keeps the hand",
    Phase.GIVE: "now; next, the loner's partner gives the best card",
    Phase.PLAY: "now; next, a card is played",
}
_SHOWN: Final = 6
"""The number of possible actions a refusal names."""


def refusal(state: State, action: Action, legal: tuple[Action, ...]) -> IllegalAction:  # noqa: PLR0911 - a case for each kind of action
    """The error for an action that is not legal in this state; `legal` are those that would have been."""
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
            low, high = ends[0], ends[-1]
            sentence = f"The cut must be from {low} to {high} cards."
            return IllegalAction("cut/too-few", sentence, options=("cut_minimum",), low=low, high=high)
        case Give():
            return _not_held(state.rules, action.card)
        case GoUnder():
            sentence = "Only three held cards of ten or lower may go under."
            return IllegalAction("weak/not-low", sentence, options=("weak_hand",))
        case _:
            said, choices = repr(str(action)), _instead(legal)
            sentence = f"{said} is not possible: choose {choices}."
            return IllegalAction("action/value", sentence, said=said, choices=choices)


def _out_of_place(state: State, action: Action, legal: tuple[Action, ...]) -> IllegalAction:  # noqa: PLR0911 - a return for each way to be wrong
    if isinstance(action, Pass) and state.phase is Phase.ROUND_2:
        return IllegalAction("bid/stuck", "The dealer is stuck and must name a suit.", options=("all_pass",))
    if isinstance(action, Pass) and state.phase is Phase.BENNY:
        sentence = f"{_first(the_card(state.rules, BENNY))} is turned up, so the dealer must name trump."
        return IllegalAction("bid/benny", sentence, card=card_part(state.rules, BENNY))
    if isinstance(action, Order) and state.phase is Phase.ROUND_1:
        return _not_ordered(state)
    if isinstance(action, Name) and state.phase is Phase.ROUND_1:
        return IllegalAction("bid/first-round", "In round 1 only the up-card's suit can become trump: order it up.")
    if isinstance(action, Order) and state.phase is Phase.ROUND_2:
        return _turned_down(state)
    if isinstance(action, Name) and state.phase is Phase.ROUND_2:
        return _call(state, action, legal)
    if isinstance(action, Bump) and state.phase is Phase.CUT:
        return IllegalAction("cut/no-bump", "Here the pack must be cut.", options=("cut",))
    if isinstance(action, Redeal | GoUnder) and state.phase is Phase.WEAK_HANDS:
        return _weak(state, action)
    if isinstance(action, Tram) and state.phase is Phase.PLAY:
        sentence = "TRAM is for a player on lead who is certain of every trick left, at a table that plays it."
        return IllegalAction("play/no-tram", sentence, options=("tram",))
    if isinstance(action, Play) and state.phase is Phase.PLAY:
        return IllegalAction("play/tram", "The leader takes every trick left and says so: TRAM.", options=("tram",))
    said, choices, phase = repr(str(action)[:40]), _instead(legal), state.phase.value
    awaited = _WAITS_FOR[state.phase].format(benny=the_card(state.rules, BENNY))
    sentence, card = f"{said} is not possible {awaited}: choose {choices}.", card_part(state.rules, BENNY)
    return IllegalAction("turn/not-now", sentence, said=said, choices=choices, phase=phase, card=card)


def _weak(state: State, action: Redeal | GoUnder) -> IllegalAction:
    if isinstance(action, Redeal) and law.an_ace_is_weak(state.match.rules):
        sentence = "A new deal is for a hand with no face card and at most one ace."
        return IllegalAction("weak/not-weak", sentence, options=("weak_hand",), kind="ace")
    if isinstance(action, Redeal):
        sentence = "A new deal is for a hand of five cards of ten or lower, at a table with the farmer's-hand rule."
        return IllegalAction("weak/not-weak", sentence, options=("weak_hand",), kind="redeal")
    sentence = "Going under is for a hand with three cards of ten or lower, at a table that plays it."
    return IllegalAction("weak/not-weak", sentence, options=("weak_hand",), kind="under")


def _play(state: State, action: Play) -> IllegalAction:
    seat, contract = state.turn, state.contract
    if seat is None or contract is None or action.card not in state.hand(seat):
        return _not_held(state.rules, action.card)
    if contract.word is not None:
        option = "tram" if contract.word == "TRAM" else "euchre_autoplay"
        word = contract.word
        return IllegalAction(
            "play/decided", f"{word}: the rest of the hand plays itself.", options=(option,), word=word
        )
    led = suit_of(state.trick[0], contract.trump)
    card, suit = card_part(state.rules, action.card), str(led)
    sentence = f"{_first(the_card(state.rules, action.card))} does not follow suit: {suit} were led."
    return IllegalAction("play/must-follow-suit", sentence, card=card, suit=suit)


def _bury(state: State, action: Bury) -> IllegalAction:
    if state.turn is None or action.card not in state.hand(state.turn):
        return _not_held(state.rules, action.card)
    return IllegalAction("bury/up-card", "The up-card itself may not be buried.", options=("bury_up_card",))


def _not_held(rules: Rules, named: Card | None) -> IllegalAction:
    assert named is not None, "the engine has refused an action without its card already"
    sentence = f"{_first(the_card(rules, named))} is not in your hand."
    return IllegalAction("card/not-held", sentence, card=card_part(rules, named))


def _call(state: State, action: Order | Name, legal: tuple[Action, ...]) -> IllegalAction:
    if isinstance(action, Order) or Name(action.suit, not action.alone) in legal:
        if action.alone:
            return _alone(state)
        sentence = "The dealer's partner may accept the up-card only alone."
        return IllegalAction("bid/partner-alone", sentence, options=("partner",))
    if action.suit is Suit.NO_TRUMP:
        return IllegalAction("bid/no-trump", "No trump may not be named here.", options=("no_trump",))
    up_card = state.open.up_card
    turned = None if up_card is None else law.turned_suit(state.match.rules, up_card)
    return _turned_down(state) if action.suit is turned else _holding(action.suit)


def _alone(state: State) -> IllegalAction:
    rules = state.match.rules
    if state.turn is not None and law.seating(rules).side(state.turn) in law.barred_from_alone(
        rules, state.match.score
    ):
        sentence = "So near the target nobody of your side may play alone."
        return IllegalAction("bid/alone-barred", sentence, options=("alone_allowed",))
    if not law.may_play_alone(rules):
        return IllegalAction("bid/nobody-alone", "Nobody plays alone here.", options=("alone_allowed",))
    sentence = "Playing alone is not said with the call here."
    return IllegalAction("bid/alone-later", sentence, options=("alone_when",))


def _not_ordered(state: State) -> IllegalAction:
    seat, rules, up_card = state.turn, state.match.rules, state.open.up_card
    assert seat is not None, "a player answers"
    assert up_card is not None, "in round 1 a card is turned up"
    if len(law.order_offer(rules, state.match.dealer, seat, state.hidden.hands[seat], up_card)) > 1:
        return _alone(state)
    return _holding(law.turned_suit(rules, up_card))


def _holding(wanted: Suit | None) -> IllegalAction:
    suit = str(wanted)
    return IllegalAction("bid/holding", f"You must hold {suit} to make them trump.", options=("holding",), suit=suit)


def _turned_down(state: State) -> IllegalAction:
    suit = "" if state.open.up_card is None else str(law.turned_suit(state.match.rules, state.open.up_card))
    return IllegalAction("bid/turned-down", f"{suit.capitalize()} were turned down: name another suit.", suit=suit)


def _deal(action: Deal, legal: tuple[Action, ...]) -> IllegalAction:
    if action.packets not in [other.packets for other in legal if isinstance(other, Deal)]:
        packets = str(action.packets)
        return IllegalAction(
            "deal/packets", f"Packets of {packets} are not dealt here.", options=("packets",), packets=packets
        )
    pack = next(other.deck for other in legal if isinstance(other, Deal))
    size, wrong = len(pack), sorted(set(action.deck) ^ set(pack))
    if not wrong:
        sentence = f"The deck must be the {size} cards of this pack, each once."
        return IllegalAction("deal/pack", sentence, options=("lowest",), kind="twice", size=size)
    cards = format_cards(wrong[:4])
    sentence = f"The deck must be the {size} cards of this pack: look at {cards}."
    return IllegalAction("deal/pack", sentence, options=("lowest",), kind="wrong", size=size, cards=cards)


def _first(words: str) -> str:
    """Words as a sentence begins with them."""
    return words[:1].upper() + words[1:]


def _instead(legal: tuple[Action, ...]) -> str:
    some = ", ".join(str(action)[:40] for action in legal[:_SHOWN])
    return f"{some} …" if len(legal) > _SHOWN else some
