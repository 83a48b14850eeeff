"""Learn to play by imitating `swift`: a net of one hidden layer, above the house player in four minutes.

python examples/learn_by_imitation.py [net.npz]     (needs euchre[env])
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
from euchre.env import ACTIONS, LAYOUT, ArrayBot, BatchEnv, BatchSwift

Array = NDArray[Any]
RULES: Final = Rules.parse("standard,deals=1,target=0")
CHOICES, DEALS, HIDDEN, RATE, REPORTS = 14_000_000, 512, 128, 3e-3, 4
OPPONENTS: Final = {
    "random": "random",
    "house": f"cmd:{shlex.quote(sys.executable)} -m benchmarks.house",
    "swift": "swift",
}
"""Opponents to measure by; the house player lies in the top folder, from which this runs."""


class Net:
    """A network with one hidden layer, and Adam to train it."""

    def __init__(self, rng: np.random.Generator, hidden: int = HIDDEN) -> None:
        first = rng.normal(0, (2 / 60) ** 0.5, (LAYOUT.size, hidden))  # some sixty places of an observation are not 0
        second = rng.normal(0, 0.1 / hidden**0.5, (hidden, len(ACTIONS) + 1))  # at first all choices seem alike
        self.weights: tuple[Array, ...] = first.astype(np.float32), second.astype(np.float32)
        self.means, self.squares = (tuple(map(np.zeros_like, self.weights)) for _ in range(2))
        self.steps = 0

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
        self.steps += 1
        early = 1 - 0.9**self.steps, 1 - 0.999**self.steps  # the means begin at 0
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, down, strict=True):
            mean[:] = 0.9 * mean + 0.1 * slope
            square[:] = 0.999 * square + 0.001 * slope**2
            weight[:] -= rate * (mean / early[0]) / ((square / early[1]) ** 0.5 + 1e-8)

    def player(self) -> ArrayBot:
        """A player that chooses the likeliest number, for the arena or a table."""
        return ArrayBot(lambda seen, mask: int(self(seen[None], mask[None])[1].argmax()))


def imitate(net: Net, env: BatchEnv, swift: BatchSwift, rate: float) -> tuple[int, int]:
    """Learn from the deals in which there is a choice; tells in how many, and in how many the net's is that of swift.

    In half of the deals the net plays, so that it learns what to do where only its own faults lead.
    """
    number, rows = swift.choose(env, np.arange(env.deals)), np.flatnonzero(env.mask.sum(1) > 1)
    seen, wanted = env.observe_some(rows), number[rows]
    hidden, likely, _ = net(seen, env.mask[rows])
    own = likely.argmax(1)
    slopes = np.column_stack([likely, np.zeros(len(rows), np.float32)])
    slopes[np.arange(len(rows)), wanted] -= 1
    net.step(seen, hidden, slopes / len(rows), rate)
    number[rows] = np.where(rows % 2 == 0, own, wanted)
    env.step(number)
    return len(rows), int((own == wanted).sum())


def measured(net: Net, deals: int = 500) -> str:
    """The points a deal that the net gains on each opponent, in as many deals from both sides."""
    player = net.player()
    gains = (f"{gain(RULES, player, bot_named(name), 5, deals)} on {title}" for title, name in OPPONENTS.items())
    return ", ".join(gains)


def main(choices: int = CHOICES) -> Net:
    """Learn from a number of choices, and tell now and then how well the net plays."""
    env = BatchEnv("standard", deals=DEALS, seed=1)
    net, swift = Net(np.random.default_rng(1)), BatchSwift(env.terms.rules)
    imitate(net, env, swift, RATE)  # so that everything is compiled before the clock starts
    learnt, seconds = 0, 0.0
    for report in range(1, REPORTS + 1):
        began, before, alike = perf_counter(), learnt, 0
        while learnt < choices * report / REPORTS:
            seen, right = imitate(net, env, swift, RATE * max(0.0, 1 - learnt / choices))
            learnt, alike = learnt + seen, alike + right
        seconds += perf_counter() - began
        share = alike / (learnt - before)
        print(f"{seconds:.0f} s, {learnt:,} choices, {share:.1%} of them swift's: {measured(net)}", flush=True)
    return net


if __name__ == "__main__":
    learnt = main()
    if sys.argv[1:]:
        np.savez(sys.argv[1], *learnt.weights)
