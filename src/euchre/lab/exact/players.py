"""The policies of players in a small game, asked in each of their information states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import numpy as np

from euchre.bots.bot import Bot
from euchre.core.errors import EuchreError
from euchre.core.view import View
from euchre.lab.exact.policy import checked_policy
from euchre.lab.exact.tree import Floats, Tree
from euchre.lab.forfeit import Forfeited
from euchre.lab.player import ArenaPlayer

_LONGEST: Final = 60
"""Characters of a wrong answer that are worth a reader's time."""


def policy_of(tree: Tree, probabilities: Callable[[View], Sequence[float]]) -> Floats:
    """``[state, action]``: the policy of a function that gives a probability for each of ``view.legal``.

    Raises `EuchreError` for anything that is not as many probabilities, none below 0, that add up to 1.
    """
    policy = np.zeros_like(tree.uniform)
    for row, known in enumerate(tree.states):
        count, given = len(known.actions), probabilities(known.view)
        try:
            policy[row, :count] = np.asarray(given, float).reshape(count)
        except (TypeError, ValueError):
            sentence = f"A policy gives a sequence of {count} probabilities, not {repr(given)[:_LONGEST]}: {known}."
            raise EuchreError("exact/policy", sentence, row=row) from None
    return checked_policy(tree, policy)


def policy_of_bot(tree: Tree, bot: Bot | str, asked: int = 1, seed: int = 1) -> Floats:
    """The policy ``[state, action]`` of a bot, or of the one of a name: how often it chooses each action in a state.

    It is asked `asked` times in each. One that always chooses the same is known exactly after once; of one that chooses
    by chance it is an estimate, and its exploitability comes out too high the more seldom it was asked. Raises
    `EuchreError` as soon as it fails or chooses what is not allowed.
    """
    if asked < 1:
        raise EuchreError(
            "exact/asked", f"A player is asked at least once in each information state, not {asked} times."
        )
    player, rng = ArenaPlayer(bot), Random(seed)

    def shares(view: View) -> list[float]:
        try:
            choices = [player.choose(view, rng) for _ in range(asked)]
        except Forfeited as failed:
            known, why = tree.states[tree.rows[view]], failed.why.removesuffix(".")
            raise EuchreError("exact/player", f"{player.name} fails in {known}: {why}.") from failed
        return [choices.count(action) / asked for action in view.legal]

    try:
        return policy_of(tree, shares)
    finally:
        if isinstance(bot, str):
            player.leave()
