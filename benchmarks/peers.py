"""Card games of other libraries, stepped by random choices: PettingZoo's Texas hold'em and PGX's sparrow mahjong."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import Any

from benchmarks.race import Race
from benchmarks.steps import batch_steps, table_steps
from euchre.env import BatchEnv, TableEnv

_DEALS = 1024


def races(steps: int = 3000) -> list[Race]:
    """The races under the preset `standard`, all with observations; none if the others are not installed."""
    if any(find_spec(name) is None for name in ("pgx", "rlcard", "pygame")):
        return []
    from pettingzoo.classic import texas_holdem_v4  # noqa: PLC0415 - only `make bench` installs what it needs

    table, poker = TableEnv("standard"), texas_holdem_v4.raw_env(num_players=4)
    batch = BatchEnv("standard", deals=_DEALS)
    ours = partial(batch_steps, batch, 1_000 * steps, batch.observe())
    return [
        Race(
            "learner, four seats",
            "steps/s",
            partial(table_steps, table, steps, Random(1)),
            partial(table_steps, poker, steps, Random(1)),
            "PettingZoo's Texas hold'em, four seats",
        ),
        Race("learner, batch", "steps/s", ours, _mahjong(100 * steps), "PGX's sparrow mahjong, one core"),
    ]


def _mahjong(steps: int) -> Callable[[], int]:
    """Steps of as many games of PGX at once, in one compiled loop on one core: what it is best at without a GPU."""
    # XLA reads these when JAX is imported.
    os.environ |= {"NPROC": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false", "JAX_PLATFORMS": "cpu"}
    import jax  # noqa: PLC0415 - the same
    import pgx  # noqa: PLC0415 - the same
    from pgx.experimental import auto_reset  # noqa: PLC0415 - the same

    env, rounds = pgx.make("sparrow_mahjong"), steps // _DEALS
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def turn(games: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        choosing, dealing = jax.random.split(key)
        chances = jax.numpy.where(games.legal_action_mask, 0.0, -jax.numpy.inf)
        games = step(games, jax.random.categorical(choosing, chances), jax.random.split(dealing, _DEALS))
        return games, games.observation.sum()  # so that observations are made

    def play(key: jax.Array) -> Any:
        first, *keys = jax.random.split(key, rounds + 1)
        return jax.lax.scan(turn, begin(jax.random.split(first, _DEALS)), jax.numpy.stack(keys))

    compiled = jax.jit(play)

    def work() -> int:
        # JAX is not in the environment of the type checks
        jax.block_until_ready(compiled(jax.random.PRNGKey(1)))  # type: ignore[no-untyped-call, unused-ignore]
        return rounds * _DEALS

    return work
