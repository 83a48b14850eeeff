"""The whole tree of a small game as arrays: every history once, built by the engine.

Histories are numbered by depth, so that a parent comes before its children. All histories of an information state have
the same depth, since everybody sees that something was done.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import Action
from euchre.core.engine import apply, legal
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.scoring import gained
from euchre.core.state import State
from euchre.core.view import Seen, View, redact, view
from euchre.worlds.small_deals import before_deal, deals

Ints = NDArray[np.int32]
Longs = NDArray[np.int64]
Floats = NDArray[np.float64]

CHANCE: Final = -1
END: Final = -2


class InformationState(NamedTuple):
    """The knowledge of a seat that is to choose."""

    view: View
    actions: tuple[Action, ...]
    """The legal actions; a policy has a probability for each, in this order."""


class Histories(NamedTuple):
    """The histories of a tree as arrays, for compiled code; history 0 is the one before the deal."""

    parent: Ints
    """``[history]``: the history before the last action; -1 for the first."""
    action: Ints
    """``[history]``: the place of the last action among the actions of its information state, or of the deal."""
    seat: Ints
    """``[history]``: the seat to choose, `CHANCE` or `END`."""
    state: Ints
    """``[history]``: the information state of the seat to choose, or -1."""
    payoff: Floats
    """``[history, seat]``: at an end, what the seat's side gains (`euchre.core.scoring.gained`)."""
    depth: Longs
    """The first history of each depth, and the number of histories last."""


class Tree(NamedTuple):
    """The tree of a small game, in which seat 0 deals."""

    rules: Rules
    histories: Histories
    states: tuple[InformationState, ...]
    """The information states of all seats, those of smaller depth first."""
    counts: Ints
    """``[state]``: the number of its actions."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return law.seating(self.rules).players

    @property
    def owners(self) -> Longs:
        """``[state]``: the seat that is to choose."""
        return np.array([known.view.seat for known in self.states], np.int64)

    @property
    def uniform(self) -> Floats:
        """``[state, action]``: the policy of all seats that chooses each legal action equally often."""
        places = np.arange(int(self.counts.max()))
        return (places < self.counts[:, None]) / self.counts[:, None]


class _Node(NamedTuple):
    state: State
    known: tuple[int, ...]
    """A number for what each seat has seen so far."""


@lru_cache(maxsize=4)
def tree_of(rules: Rules) -> Tree:
    """The whole tree of a small game.

    Raises `EuchreError` in one sentence for rules of which no whole tree can be built, or that are not for two: only a
    game for two has a value that each player can be sure of.
    """
    if (players := law.seating(rules).players) != 2:
        sentence = f"Only a game for two is solved exactly, and {rules} is for {players}."
        raise EuchreError("exact/players", sentence, rules=str(rules), players=players)
    start = before_deal(rules)
    table = law.seating(rules)
    seats, sides = table.seats, tuple(map(table.side, table.seats))
    numbers: dict[tuple[int, Seen], int] = {}
    nothing_known = (0,) * len(seats)
    level = [_after(_Node(start, nothing_known), deal, numbers) for deal in deals(start)]
    parents, actions, turns, states, payoffs = [-1], [0], [CHANCE], [-1], [(0.0,) * len(seats)]
    depth, found = [0], dict[tuple[int, int], int]()
    information: list[InformationState] = []
    above, places = [0] * len(level), list(range(len(level)))
    while level:
        first = len(parents)
        depth.append(first)
        parents += above
        actions += places
        following: list[_Node] = []
        above, places = [], []
        for number, node in enumerate(level, first):
            state = node.state
            if state.match.last is not None:
                turns.append(END)
                states.append(-1)
                gains = gained(state.match.last.points)
                payoffs.append(tuple(gains[side] for side in sides))
                continue
            seat, offer = state.turn, legal(state)
            assert seat is not None, "after the deal it is always somebody's turn"
            key = (seat, node.known[seat])
            if key not in found:
                found[key] = len(information)
                information.append(InformationState(view(state, seat), offer))
            turns.append(seat)
            states.append(found[key])
            payoffs.append(payoffs[0])
            following += [_after(node, action, numbers) for action in offer]
            above += [number] * len(offer)
            places += range(len(offer))
        level = following
    histories = Histories(
        np.array(parents, np.int32),
        np.array(actions, np.int32),
        np.array(turns, np.int32),
        np.array(states, np.int32),
        np.array(payoffs),
        np.array([*depth, len(parents)], np.int64),
    )
    counts = np.array([len(known.actions) for known in information], np.int32)
    return Tree(rules, histories, tuple(information), counts)


def _after(node: _Node, action: Action, numbers: dict[tuple[int, Seen], int]) -> _Node:
    """The history after an action; what a seat has seen gets a number when it is first seen."""
    seen = [(before, redact(node.state, action, seat)) for seat, before in enumerate(node.known)]
    return _Node(apply(node.state, action), tuple([numbers.setdefault(each, len(numbers) + 1) for each in seen]))
