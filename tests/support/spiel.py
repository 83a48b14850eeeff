"""OpenSpiel's euchre, driven beside ours: the same cards, the same choices, everything compared."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pyspiel

from euchre.core.actions import Action, Alone, Bury, Deal, Draw, Name, Order, Pass, Play, Together
from euchre.core.cards import Card, Suit, card_of
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import State

SETTINGS = tuple((stick, defend) for stick in (True, False) for defend in (False, True))
"""OpenSpiel's parameters: stick_the_dealer, allow_lone_defender."""

_FIRST_SUIT = 25
_OTHERS: dict[type, int] = {Pass: 24, Alone: 29, Together: 30}


def rules_for(stick: bool, defend: bool) -> Rules:
    """The rules for OpenSpiel's parameters."""
    return PRESETS["openspiel"].but(
        all_pass="stick-the-dealer" if stick else "next-dealer",
        defend_alone="always" if defend else "never",
    )


def load(stick: bool, defend: bool) -> Any:
    """OpenSpiel's game with these parameters."""
    return pyspiel.load_game("euchre", {"stick_the_dealer": stick, "allow_lone_defender": defend})


def our_card(number: int) -> Card:
    """The card with an OpenSpiel number: they go rank first, 0 the nine of clubs, 1 the nine of diamonds."""
    return _CARDS[number]


_CARDS = tuple(card_of(Suit(number % 4), number // 4 + 9) for number in range(24))
_NUMBERS = {card: number for number, card in enumerate(_CARDS)}


def spiel_action(state: State, action: Action) -> int:
    """The OpenSpiel number of an action of ours."""
    match action:
        case Play(card):
            return _NUMBERS[card]
        case Bury(card) if card is not None:
            return _NUMBERS[card]
        case Order() if state.open.up_card is not None:
            return _FIRST_SUIT + _NUMBERS[state.open.up_card] % 4
        case Name(suit):
            return _FIRST_SUIT + suit
        case _:
            return _OTHERS[type(action)]


def compare_deals(stick: bool, defend: bool, count: int, seed: int) -> int:
    """Play random deals on both engines; the number of steps compared. Fails at the first difference."""
    game, rules, rng = load(stick, defend), rules_for(stick, defend), Random(seed)
    steps = 0
    for number in range(count):
        deck = list(range(24))
        rng.shuffle(deck)
        ours, theirs = deal_both(game, rules, rng.randrange(4), deck)
        while not theirs.is_terminal():
            actions = legal(ours)
            numbers = [spiel_action(ours, action) for action in actions]
            assert ours.turn == theirs.current_player(), f"seed {seed}, deal {number}: {theirs}"
            assert sorted(numbers) == theirs.legal_actions(), f"seed {seed}, deal {number}: {theirs}"
            choice = rng.randrange(len(actions))
            ours = apply(ours, actions[choice])
            theirs.apply_action(numbers[choice])
            steps += 1
        assert ours.over, f"seed {seed}, deal {number}: {theirs}"
        north_south, east_west = ours.match.score
        gain = north_south - east_west
        assert theirs.returns() == [gain, -gain, gain, -gain], f"seed {seed}, deal {number}: {theirs}"
    return steps


def deal_both(game: Any, rules: Rules, dealer: int, deck: Sequence[int]) -> tuple[State, Any]:
    """The same deal on both engines, before the first bid; `deck` is in OpenSpiel's numbers."""
    theirs = game.new_initial_state()
    for chance in (dealer, *deck[:21]):
        theirs.apply_action(chance)
    ours = apply(new_match(rules), Draw(dealer))
    return apply(ours, Deal(tuple(map(our_card, deck)), (1, 1, 1, 1))), theirs
