"""The whole tree of a small game as arrays: every history once, built by the engine.

Histories are numbered by depth, so that a parent comes before its children. All histories of an information state have
the same depth, since everybody sees that something was done.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import Action
from euchre.core.engine import apply, legal
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.scoring import gained
from euchre.core.state import State, the_actor
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

    def __str__(self) -> str:
        """The seat, its hand, and all that was called and played, in a line."""
        seen = self.view
        cards = [card for trick in seen.tricks for card in trick.cards] + [*seen.trick]
        past = ", ".join(map(str, [*(call.action for call in seen.open.calls), *cards])) or "no call"
        return f"seat {seen.seat} with {' '.join(map(str, seen.hand))}, {seen.open.up_card} turned up, after {past}"


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


@dataclass(frozen=True, eq=False)
class Tree:
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
    def deals(self) -> int:
        """The number of deals, all equally likely."""
        return int(self.histories.depth[2]) - 1

    @cached_property
    def rows(self) -> Mapping[View, int]:
        """The row of each view: its place in `states`, and in a policy."""
        return {known.view: row for row, known in enumerate(self.states)}

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
    level: int


def tree_of(rules: Rules | str) -> Tree:
    """The whole tree of a small game.

    Raises `EuchreError` in one sentence for rules of which no whole tree can be built, or that are not for two: only a
    game for two has a value that each player can be sure of.
    """
    return _tree_of(Rules.of(rules))


@lru_cache(maxsize=4)
def _tree_of(rules: Rules) -> Tree:
    if (players := law.seating(rules).players) != 2:
        sentence = f"Only a game for two is solved exactly, and {rules} is for {players}."
        raise EuchreError("exact/players", sentence, rules=str(rules), players=players)
    growing = _Growing(rules)
    start = _Node(before_deal(rules), (0,) * players, 0)
    waiting = deque([start])
    while waiting:  # the first come is the first served, so histories are numbered by depth
        waiting += growing.add(waiting.popleft())
    return growing.tree()


class _Growing:
    """A tree as far as it has grown."""

    def __init__(self, rules: Rules) -> None:
        table = law.seating(rules)
        self._rules: Final = rules
        self._sides: Final = tuple(map(table.side, table.seats))
        self._numbers: Final[dict[tuple[int, Seen], int]] = {}
        """A number for each thing that can be seen after what was seen before."""
        self._found: Final[dict[tuple[int, int], int]] = {}
        """The information states, by seat and by what it has seen."""
        self._states: Final[list[InformationState]] = []
        self._last: Final[list[tuple[int, int]]] = [(-1, 0)]
        """The parent and the last action of each history, those that are still to be added among them."""
        self._turns: Final[list[tuple[int, int]]] = []
        self._payoffs: Final[list[tuple[float, ...]]] = []
        self._levels: Final[list[int]] = []

    def add(self, node: _Node) -> list[_Node]:
        """Add a history; returns those after it."""
        number, result = len(self._turns), node.state.match.last
        gains = (0.0,) * len(self._sides) if result is None else gained(result.points)
        turn, actions = (END, -1), tuple[Action, ...]()
        if number == 0:
            turn, actions = (CHANCE, -1), tuple(deals(node.state))
        elif result is None:
            turn, actions = self._choice(node)
        self._turns.append(turn)
        self._payoffs.append(tuple(gains[side] for side in self._sides))
        self._levels.append(node.level)
        self._last.extend((number, place) for place in range(len(actions)))
        return [self._after(node, action) for action in actions]

    def _choice(self, node: _Node) -> tuple[tuple[int, int], tuple[Action, ...]]:
        """The seat to choose and its information state, and the actions there."""
        seat, actions = the_actor(node.state), legal(node.state)
        known = seat, node.known[seat]
        if known not in self._found:
            self._found[known] = len(self._states)
            self._states.append(InformationState(view(node.state, seat), actions))
        return (seat, self._found[known]), actions

    def _after(self, node: _Node, action: Action) -> _Node:
        numbers = self._numbers
        seen = [(before, redact(node.state, action, seat)) for seat, before in enumerate(node.known)]
        known = tuple([numbers.setdefault(each, len(numbers) + 1) for each in seen])
        return _Node(apply(node.state, action), known, node.level + 1)

    def tree(self) -> Tree:
        """The tree, once nothing is left to add."""
        parents, actions = np.array(self._last, np.int32).T.copy()
        seats, states = np.array(self._turns, np.int32).T.copy()
        depth = np.searchsorted(self._levels, np.arange(self._levels[-1] + 2))
        histories = Histories(parents, actions, seats, states, np.array(self._payoffs), depth)
        counts = np.array([len(known.actions) for known in self._states], np.int32)
        return Tree(self._rules, histories, tuple(self._states), counts)
