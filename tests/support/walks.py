"""The random matches, one action after another."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from euchre.core.actions import (
    BURIES,
    GIVES,
    KEEP,
    PASS,
    PLAYS,
    Action,
    Alone,
    AskPartner,
    Bump,
    Bury,
    Cut,
    Deal,
    Draw,
    Give,
    GoUnder,
    Name,
    Order,
    Redeal,
    Together,
    Tram,
)
from euchre.core.cards import CARDS, Suit
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import State

EVERYTHING: tuple[Action, ...] = (
    *map(Draw, range(-1, 7)),
    *map(Cut, range(-1, 34)),
    Bump(),
    Deal((), ()),
    *(Deal(CARDS, (3,) * players) for players in (2, 3, 4, 6)),
    Deal(CARDS[:1] * 24, (3, 3, 3, 3)),
    KEEP,
    Redeal(),
    GoUnder(()),
    GoUnder(CARDS[:3]),
    GoUnder(CARDS[8:10]),
    PASS,
    Order(),
    Order(alone=True),
    *(Name(suit, alone) for suit in Suit for alone in (False, True)),
    *BURIES,
    Bury(None),
    Alone(),
    Together(),
    *map(AskPartner, range(-1, 7)),
    *GIVES,
    Give(None),
    Tram(),
    *PLAYS,
)
"""Actions of every kind, most of them wrong most of the time; those with blanks are always wrong."""


class Step(NamedTuple):
    """An action of a match: the state before and after it."""

    state: State
    action: Action
    after: State


def walk(rules: Rules, seed: int, *, deals: int | None = None) -> Iterator[Step]:
    """A random match to its end, or its first few deals."""
    rng, state, left = Random(seed), new_match(rules), deals
    while not state.over and left != 0:
        action = chance(state, rng) if is_chance(state) else rng.choice(legal(state))
        after = apply(state, action)
        yield Step(state, action, after)
        if left is not None and after.match is not state.match:
            left -= not isinstance(action, Draw)
        state = after
