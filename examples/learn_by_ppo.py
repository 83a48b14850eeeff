"""Learn by playing: proximal policy optimisation (PPO), from a net that imitates `swift`, or from nothing.

python examples/learn_by_imitation.py net.npz
python examples/learn_by_ppo.py net.npz     (needs euchre[env]; without a net it begins with nothing)
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from euchre.env import ACTIONS, BatchEnv, BatchSwift
from learn_by_imitation import Net, loaded, measured

Array = NDArray[Any]
DECISIONS, DEALS, STEPS, HIDDEN, PART, EPOCHS, REPORTS = 6_000_000, 512, 64, 128, 512, 4, 8
CLIP, VALUE, WARM = 0.2, 0.5, 0.1
"""The last is the part of the decisions from which the critic alone learns: while it expects nothing, all is luck."""
NOTHING, BEGUN = (1e-3, 0.01), (1e-4, 0.0)
"""The rate of learning and the weight of the entropy, for a net that begins with nothing, and for one that can play."""
_EXPECTED = np.arange(len(ACTIONS) + 1) == len(ACTIONS)
"""The column of what is expected."""
ITSELF, SWIFT, EARLIER = range(3)
"""The players of the other side, in turn by deals: the net itself, swift, and the net as it was at the last report."""


class League:
    """The players of the other side."""

    def __init__(self, net: Net, env: BatchEnv) -> None:
        self._swift, self._earlier = BatchSwift(env.terms.rules), Net(np.random.default_rng(1), HIDDEN)
        self._against = np.arange(env.deals) % 3
        self.remember(net)

    def remember(self, net: Net) -> None:
        """Keep the net as it is now, to play against later."""
        for kept, weight in zip(self._earlier.weights, net.weights, strict=True):
            kept[:] = weight

    def take_over(self, env: BatchEnv, seen: Array, mask: Array, number: Array) -> Array:
        """Choose where seats 1 and 3 are not the net's own; returns the deals in which the net's choice stands."""
        others = (env.seat % 2 == 1) & (self._against != ITSELF)
        rows = np.flatnonzero(others & (self._against == SWIFT))
        number[rows] = self._swift.choose(env, rows)[rows]
        rows = np.flatnonzero(others & (self._against == EARLIER))
        number[rows] = self._earlier(seen[rows], mask[rows])[1].argmax(1)
        own: Array = ~others
        return own


def play(net: Net, critic: Net, env: BatchEnv, league: League, rng: np.random.Generator) -> list[Array]:
    """Decisions that left a choice: what was seen, possible, chosen, how likely, points expected and points gained."""
    rows, steps, kept, end = np.arange(env.deals), [], [], np.full((env.deals, 4), np.nan, np.float32)
    for _ in range(STEPS):
        seen, mask, seat = env.observe(), env.mask.copy(), env.seat.copy()
        likely, expected = net(seen, mask)[1], critic(seen, mask)[2]
        number = (likely.cumsum(1) > rng.random((env.deals, 1)) * likely.sum(1, keepdims=True)).argmax(1)
        own = league.take_over(env, seen, mask, number)
        env.step(number)
        arrays = seen, mask, number, likely[rows, number], expected
        steps.append((seat, own, env.done.copy(), env.rewards.copy(), arrays))
    for seat, own, done, rewards, arrays in reversed(steps):
        end[done] = rewards[done]
        use = own & (arrays[1].sum(1) > 1) & ~np.isnan(end[:, 0])  # the last deal of a row may not have ended
        kept.append([array[use] for array in (*arrays, end[rows, seat])])
    return [np.concatenate(arrays) for arrays in zip(*kept, strict=True)]


def loss_slopes(
    entropy: float, likely: Array, expected: Array, number: Array, before: Array, baseline: Array, gained: Array
) -> Array:
    """The slope of PPO's loss in each score and, in the last column, in the points expected."""
    rows, advantage = np.arange(len(number)), gained - baseline
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    ratio = likely[rows, number] / before
    pull = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * advantage * ratio
    logs = np.log(np.maximum(likely, 1e-12))
    spread = entropy * (logs - (likely * logs).sum(1, keepdims=True))
    slopes = np.column_stack([likely * (pull[:, None] + spread), VALUE * (expected - gained)])
    slopes[rows, number] -= pull
    return slopes / len(number)


def main(net: Net, decisions: int = DECISIONS, settings: tuple[float, float] = NOTHING) -> Net:
    """Learn from a number of decisions, and tell now and then how well the net plays.

    A critic of its own says what to expect: what it learns would change the choices of a net that did both.
    """
    (rate, entropy), rng, env = settings, np.random.default_rng(1), BatchEnv("standard", deals=DEALS, seed=1)
    league, critic = League(net, env), Net(rng, HIDDEN)
    play(net, critic, env, league, rng)  # so that everything is compiled before the clock starts
    learnt, seconds = 0, 0.0
    for report in range(REPORTS + 1):
        began = process_time()
        while learnt < decisions * report / REPORTS:
            seen, mask, *given = play(net, critic, env, league, rng)
            learnt += len(seen)
            for part in rng.integers(len(seen), size=(EPOCHS * len(seen) // PART, PART)):
                (hidden, likely, _), (critics, _, expected) = (one(seen[part], mask[part]) for one in (net, critic))
                slopes = loss_slopes(entropy, likely, expected, *(array[part] for array in given))
                left = max(0.0, 1 - learnt / decisions)
                critic.step(seen[part], critics, slopes * _EXPECTED, 1e-3 * left)
                if learnt > WARM * decisions:
                    net.step(seen[part], hidden, slopes * ~_EXPECTED, rate * left)
        seconds += process_time() - began
        league.remember(net)
        print(f"{seconds:.0f} s, {learnt:,} decisions: {measured(net)}", flush=True)
    return net


if __name__ == "__main__":
    begun = loaded(sys.argv[1]) if sys.argv[1:] else Net(np.random.default_rng(1), HIDDEN)
    main(begun, settings=BEGUN if sys.argv[1:] else NOTHING)
