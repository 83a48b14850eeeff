"""Learn to play from nothing but playing: proximal policy optimisation (PPO), with one net in every seat.

python examples/learn_by_ppo.py     (needs euchre[env])
"""

from __future__ import annotations

import shlex
import sys
from time import perf_counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from euchre import Rules
from euchre.bots import bot_named, gain
from euchre.env import ACTIONS, LAYOUT, ArrayBot, BatchEnv

Array = NDArray[Any]
RULES: Final = Rules.parse("standard,deals=1,target=0")
DEALS, STEPS, HIDDEN, PART, EPOCHS, REPORTS = 512, 64, 128, 512, 4, 8
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.01, 0.5
OPPONENTS: Final = {"random": "random", "house": f"cmd:{shlex.quote(sys.executable)} -m benchmarks.house"}
"""Opponents to measure by; the house player lies in the top folder, from which this runs."""


class Net:
    """A network with one hidden layer, and Adam to train it."""

    def __init__(self, rng: np.random.Generator) -> None:
        first = rng.normal(0, (2 / 60) ** 0.5, (LAYOUT.size, HIDDEN))  # some sixty places of an observation are not 0
        second = rng.normal(0, 0.1 / HIDDEN**0.5, (HIDDEN, len(ACTIONS) + 1))  # at first all choices seem alike
        self.weights: tuple[Array, ...] = first.astype(np.float32), second.astype(np.float32)
        self.means, self.squares = (tuple(map(np.zeros_like, self.weights)) for _ in range(2))

    def __call__(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, how likely each number is, and the points expected."""
        hidden = np.maximum(seen @ self.weights[0], 0)
        output = hidden @ self.weights[1]
        scores = np.where(mask == 1, output[:, :-1], -np.inf)
        powers = np.exp(scores - scores.max(1, keepdims=True))
        return hidden, powers / powers.sum(1, keepdims=True), output[:, -1]

    def step(self, seen: Array, hidden: Array, slopes: Array, rate: float) -> None:
        """Take one step down the loss, given its slope in each score and in the points expected."""
        down = seen.T @ (slopes @ self.weights[1].T * (hidden > 0)), hidden.T @ slopes
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, down, strict=True):
            mean[:] = 0.9 * mean + 0.1 * slope
            square[:] = 0.99 * square + 0.01 * slope**2
            weight[:] -= rate * mean / (square**0.5 + 1e-6)


def play(net: Net, env: BatchEnv, rng: np.random.Generator) -> list[Array]:
    """Decisions that left a choice: what was seen, possible, chosen, how likely, points expected and points gained."""
    rows, steps, kept, end = np.arange(env.deals), [], [], np.full((env.deals, 4), np.nan, np.float32)
    for _ in range(STEPS):
        seen, mask, seat = env.observe(), env.mask.copy(), env.seat.copy()
        _, likely, expected = net(seen, mask)
        number = (likely.cumsum(1) > rng.random((env.deals, 1)) * likely.sum(1, keepdims=True)).argmax(1)
        env.step(number)
        steps.append((seat, env.done.copy(), env.rewards.copy(), (seen, mask, number, likely[rows, number], expected)))
    for seat, done, rewards, arrays in reversed(steps):
        end[done] = rewards[done]
        use = (arrays[1].sum(1) > 1) & ~np.isnan(end[:, 0])  # the last deal of a row may not have ended
        kept.append([array[use] for array in (*arrays, end[rows, seat])])
    return [np.concatenate(arrays) for arrays in zip(*kept, strict=True)]


def loss_slopes(likely: Array, expected: Array, number: Array, before: Array, baseline: Array, gained: Array) -> Array:
    """The slope of PPO's loss in each score and, in the last column, in the points expected."""
    rows, advantage = np.arange(len(number)), gained - baseline
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    ratio = likely[rows, number] / before
    pull = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * advantage * ratio
    logs = np.log(np.maximum(likely, 1e-12))
    spread = ENTROPY * (logs - (likely * logs).sum(1, keepdims=True))
    slopes = np.column_stack([likely * (pull[:, None] + spread), VALUE * (expected - gained)])
    slopes[rows, number] -= pull
    return slopes / len(number)


def main(seconds: float = 480) -> ArrayBot:
    """Learn for so long, and tell now and then how well it plays."""
    rng = np.random.default_rng(1)
    net, env = Net(rng), BatchEnv("standard", deals=DEALS, seed=1)
    bot = ArrayBot(lambda seen, mask: int(net(seen[None], mask[None])[1].argmax()))
    began, learnt = perf_counter(), 0
    for report in range(REPORTS + 1):
        while (done := (perf_counter() - began) / seconds) < report / REPORTS:
            seen, mask, *given = play(net, env, rng)
            learnt += len(seen)
            for part in rng.integers(len(seen), size=(EPOCHS * len(seen) // PART, PART)):
                hidden, likely, expected = net(seen[part], mask[part])
                slopes = loss_slopes(likely, expected, *(array[part] for array in given))
                net.step(seen[part], hidden, slopes, RATE * (1 - done))
        gains = [f"{gain(RULES, bot, bot_named(name), 5, 500)} on {title}" for title, name in OPPONENTS.items()]
        print(f"{done * seconds:.0f} s, {learnt:,} decisions: {', '.join(gains)}", flush=True)
    return bot


if __name__ == "__main__":
    main()
