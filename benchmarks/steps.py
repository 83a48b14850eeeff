"""A learner's steps: what the seat to act sees as an array, its choices, and a random one of them."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from pettingzoo import AECEnv

from benchmarks.deals import choice, dealt
from benchmarks.race import Race
from euchre.core import law
from euchre.env import BatchEnv, TableEnv
from euchre.env.openspiel import EuchreGame

_THEIRS = pyspiel.load_game("euchre", {"stick_the_dealer": True})
_OURS = EuchreGame({"rules": "openspiel"})


def table_steps(env: AECEnv[Any, Any, Any], steps: int, rng: Random) -> int:
    """Steps of a PettingZoo environment, episode after episode."""
    done = 0
    while done < steps:
        env.reset(seed=rng.getrandbits(30))
        while env.agents:
            seen, _, over, _, _ = env.last()
            env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            done += not over
    return done


def _tree(game: pyspiel.Game, pack: Iterable[int], steps: int, rng: Random) -> int:
    """Steps of a game of OpenSpiel's, driven from Python the fastest way; the time of dealing counts, too."""
    done, seen = 0, make_observation(game, INFO_STATE_OBS_TYPE)
    while done < steps:
        state = dealt(rng, game, pack)
        while not state.is_terminal():
            seen.set_from(state, state.current_player())
            state.apply_action(choice(rng, state.legal_actions()))
            done += 1
    return done


def _walk(game: pyspiel.Game, steps: int, rng: Random) -> int:
    """Steps of the same by the loop that OpenSpiel shows, chance and its outcomes included; nothing is read."""
    done = 0
    while done < steps:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choice(rng, state.chance_outcomes())[0])
            else:
                state.apply_action(choice(rng, state.legal_actions()))
            done += 1
    return done


def batch_steps(env: BatchEnv, steps: int, seen: NDArray[Any] | None = None) -> int:
    """Steps of all deals of a batch, with what each seat sees if there is room for it."""
    done = 0
    while done < steps:
        if seen is not None:
            env.observe(seen)
        env.step(env.random_actions())
        done += env.deals
    return done


def races(steps: int = 3000) -> list[Race]:
    """The races of our environments against OpenSpiel's own euchre in C++, by the same rules; two threads or one."""
    one, other, theirs = Random(1), Random(1), Random(1)
    pack = [*map(int, law.pack(_OURS.terms.rules))]
    table = TableEnv("openspiel")
    batch = BatchEnv("openspiel", deals=1024)
    seen = batch.observe()
    whole = np.empty(seen.shape, np.int8)
    alone, shared = (BatchEnv("openspiel", deals=32_768, threads=threads) for threads in (1, 2))

    def baseline() -> int:
        return _tree(_THEIRS, range(24), steps, theirs)

    against = "OpenSpiel's euchre from Python"
    return [
        Race("learner, four seats", "steps/s", lambda: table_steps(table, steps, one), baseline, against),
        Race("learner, game tree", "steps/s", lambda: _tree(_OURS, pack, steps, other), baseline, against),
        Race(
            "game tree, unread",
            "steps/s",
            lambda: _walk(_OURS, 3 * steps, other),
            lambda: _walk(_THEIRS, 3 * steps, theirs),
            "OpenSpiel's euchre, chance asked",
        ),
        Race("learner, batch", "steps/s", lambda: batch_steps(batch, 1_000 * steps, seen), baseline, against),
        Race(
            "batch, whole numbers",
            "steps/s",
            lambda: batch_steps(batch, 1_000 * steps, whole),
            lambda: batch_steps(batch, 1_000 * steps, seen),
            "the batch with observations in float32",
        ),
        Race(
            "batch, two threads",
            "steps/s",
            lambda: batch_steps(shared, 3_000 * steps),
            lambda: batch_steps(alone, 3_000 * steps),
            "one thread, neither with observations",
        ),
    ]
