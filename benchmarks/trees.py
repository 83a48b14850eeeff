"""Counting every way a deal can go, to a depth, on our engine and on OpenSpiel's."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from benchmarks.race import Race
from euchre.core import law
from euchre.core.actions import Deal, Draw
from euchre.core.cards import Suit, card_of
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import PRESETS
from euchre.core.state import State

DEPTH = 9
_RULES = PRESETS["openspiel"]


def leaves(state: State, depth: int) -> int:
    """The number of sequences of `depth` legal actions."""
    actions = legal(state)
    if depth == 1 or not actions:
        return len(actions)
    return sum(leaves(apply(state, action), depth - 1) for action in actions)


def spiel_leaves(state: Any, depth: int) -> int:
    """The same on an OpenSpiel state."""
    actions = state.legal_actions()
    if depth == 1 or not actions:
        return len(actions)
    return sum(spiel_leaves(state.child(action), depth - 1) for action in actions)


def deal(seed: int) -> tuple[State, Any]:
    """The same random deal, dealer 0, on both engines, before the first bid."""
    numbers = list(range(24))
    Random(seed).shuffle(numbers)
    theirs = pyspiel.load_game("euchre", {"stick_the_dealer": True}).new_initial_state()
    for chance in (0, *numbers[:21]):
        theirs.apply_action(chance)
    deck = tuple(card_of(Suit(number % 4), number // 4 + 9) for number in numbers)
    return apply(apply(new_match(_RULES), Draw(0)), Deal(deck, law.packets(_RULES)[0])), theirs


def race(depth: int = DEPTH) -> Race:
    """The race of our leaves a second against OpenSpiel's."""
    mine, other = deal(7)
    return Race(
        f"legal sequences of {depth}",
        "leaves/s",
        lambda: leaves(mine, depth),
        lambda: spiel_leaves(other, depth),
        "OpenSpiel from Python",
    )
