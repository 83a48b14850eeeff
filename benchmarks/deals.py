"""The random deals played to the end: our engine beside OpenSpiel's, driven from Python by the same loop."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pyspiel

from benchmarks.race import Race
from euchre.core import law
from euchre.core.actions import Deal, Draw
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import PRESETS
from euchre.core.seating import FOUR
from euchre.fast.batch.random_deals import random_deals

_RULES = PRESETS["openspiel"]
_GAME = pyspiel.load_game("euchre", {"stick_the_dealer": True})
_PACKETS = law.packets(_RULES)[0]


def ours(deals: int, rng: Random) -> int:
    """Play deals on our engine: shuffle, deal, and take random legal actions."""
    deck, start = list(law.pack(_RULES)), new_match(_RULES)
    for _ in range(deals):
        rng.shuffle(deck)
        state = apply(start, Draw(rng.randrange(FOUR.players)))
        state = apply(state, Deal(tuple(deck), _PACKETS))
        while actions := legal(state):
            state = apply(state, choice(rng, actions))
    return deals


def theirs(deals: int, rng: Random) -> int:
    """The same on OpenSpiel."""
    for _ in range(deals):
        state = dealt(rng)
        while actions := state.legal_actions():
            state.apply_action(choice(rng, actions))
    return deals


def dealt(rng: Random, game: pyspiel.Game = _GAME, pack: Iterable[int] = range(24)) -> pyspiel.State:
    """A deal of OpenSpiel's, the fastest way: chance takes an action for the dealer and for each card it uses.

    To ask for the legal actions of chance each time would take longer than to play the deal.
    """
    deck = list(pack)
    rng.shuffle(deck)
    state = game.new_initial_state()
    state.apply_action(rng.randrange(FOUR.players))
    for card in deck[:21]:
        state.apply_action(card)
    return state


def choice(rng: Random, actions: Any) -> Any:
    """Take one of the actions, each as likely, faster than `Random.choice` does."""
    return actions[int(rng.random() * len(actions))]


def race(deals: int = 2000) -> Race:
    """The race of our random deals against OpenSpiel's."""
    mine, other = Random(1), Random(1)
    return Race(
        "random deals", "deals/s", lambda: ours(deals, mine), lambda: theirs(deals, other), "OpenSpiel from Python"
    )


def compiled_race(deals: int = 200_000) -> Race:
    """The race of our compiled random deals against OpenSpiel's."""
    other = Random(1)
    return Race(
        "random deals, compiled",
        "deals/s",
        lambda: len(random_deals(_RULES, deals, 1).maker),
        lambda: theirs(2000, other),
        "OpenSpiel from Python",
    )
