"""The policies of a small game: from the arrays of `euchre.lab.exact` to OpenSpiel, and back.

>>> from euchre.lab.exact.tree import tree_of
>>> tree = tree_of("tiny")
>>> policy = OpenSpielPolicy(tree, tree.uniform)
>>> (policy_of_openspiel(tree, policy) == tree.uniform).all()
np.True_
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from euchre.extras import missing

try:
    import numpy as np
    import pyspiel
    from numpy.typing import ArrayLike
    from open_spiel.python.policy import Policy
except ModuleNotFoundError as problem:
    raise missing("open_spiel", "openspiel", "euchre.env.openspiel_policies") from problem

from euchre.core.view import View, view
from euchre.env import openspiel  # noqa: F401 - registers the game
from euchre.env.numbering import numbers_of
from euchre.lab.exact.policy import checked_policy
from euchre.lab.exact.tree import Floats, Tree


class OpenSpielPolicy(Policy):  # type: ignore[misc]  # the library has no types
    """A policy ``[state, action]`` of a tree, of all seats, as OpenSpiel's algorithms ask for it.

    Raises `EuchreError` for one that does not fit the tree.
    """

    def __init__(self, tree: Tree, policy: ArrayLike) -> None:
        super().__init__(game_of(tree), list(range(tree.seats)))
        self._tree, self._policy = tree, checked_policy(tree, policy)

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """The probability of each action, by its number."""
        row = self._tree.rows[_seen(state, player_id)]
        numbers = _numbers(self._tree, row)
        return dict(zip(numbers, self._policy[row].tolist(), strict=False))


def policy_of_openspiel(tree: Tree, policy: Any) -> Floats:
    """``[state, action]``: the policy of all seats that one of OpenSpiel gives in the game of the tree.

    Raises `EuchreError` for one that gives no probabilities for the legal actions.
    """
    table = np.zeros_like(tree.uniform)
    for row, state in _states(tree):
        chances = policy.action_probabilities(state)
        numbers = _numbers(tree, row)
        table[row, : len(numbers)] = [chances.get(number, 0.0) for number in numbers]
    return checked_policy(tree, table)


def game_of(tree: Tree) -> Any:
    """The game of OpenSpiel that has the information states of a tree: seat 0 deals, and chance deals at once."""
    return pyspiel.load_game("python_euchre", {"rules": str(tree.rules), "dealer": 0, "deal": "whole"})


def _seen(state: Any, seat: int | None = None) -> View:
    return view(state.moment.state, state.current_player() if seat is None else seat)


def _numbers(tree: Tree, row: int) -> list[int]:
    """The number of each action of an information state, in the order of the tree."""
    return [numbers_of(action)[0] for action in tree.states[row].actions]


def _states(tree: Tree) -> Iterator[tuple[int, Any]]:
    """The rows of a tree, each once, with a state of OpenSpiel in which the seat knows just this."""
    rows = dict(tree.rows)
    waiting = [game_of(tree).new_initial_state()]
    while rows:
        state = waiting.pop()
        if not state.is_chance_node():
            row = rows.pop(_seen(state), None)
            if row is not None:
                yield row, state
        waiting += [after for number in state.legal_actions() if not (after := state.child(number)).is_terminal()]
