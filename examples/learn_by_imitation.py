"""Learn to play by imitating `swift`: a net of one hidden layer, above the house player in four minutes.

python examples/learn_by_imitation.py net.npz                (needs euchre[env])
euchre arena examples/learn_by_imitation.py:learnt swift     the player of the file net.npz here, in a contest
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from time import process_time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots import bot_named, gain
from euchre.env import ACTIONS, ArrayBot, BatchEnv, BatchSwift, layout_of

sys.path.append(str(Path(__file__).parents[1]))  # the folder of the house player
from benchmarks.house.player import HouseBot

Array = NDArray[Any]
FOUR: Final = layout_of(4).size
"""The places of an observation at a table of four."""
CHOICES, DEALS, HIDDEN, RATE, REPORTS = 14_000_000, 512, 128, 3e-3, 4


class Net:
    """A network with one hidden layer, and Adam to train it."""

    def __init__(self, rng: np.random.Generator, hidden: int = HIDDEN, places: int = FOUR) -> None:
        first = rng.normal(0, (2 / 60) ** 0.5, (places, hidden))  # some sixty places of an observation are not 0
        second = rng.normal(0, 0.1 / hidden**0.5, (hidden, len(ACTIONS) + 1))  # at first all choices seem alike
        self.start(first.astype(np.float32), second.astype(np.float32))

    def start(self, *weights: Array) -> None:
        """Start from these weights."""
        self.weights: tuple[Array, ...] = weights
        self.means, self.squares = (tuple(map(np.zeros_like, weights)) for _ in range(2))
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


def measured(net: Net, rules: str = "standard", deals: int = 500) -> str:
    """The points a deal that the net gains on each opponent, in as many deals from every seat."""
    player, one_deal = net.player(), f"{rules},deals=1,target=0"
    others = {"random": bot_named("random"), "house": HouseBot(), "swift": bot_named("swift")}
    gains = (f"{gain(one_deal, player, other, 5, deals)} on {name}" for name, other in others.items())
    return ", ".join(gains)


def main(rules: str = "standard", choices: int = CHOICES) -> Net:
    """Learn from a number of choices, and tell now and then how well the net plays."""
    env = BatchEnv(rules, deals=DEALS, seed=1)
    net, swift = Net(np.random.default_rng(1), places=env.layout.size), BatchSwift(env.terms.rules)
    imitate(net, env, swift, RATE)  # so that everything is compiled before the clock starts
    learnt, seconds = 0, 0.0
    for report in range(1, REPORTS + 1):
        began, before, alike = process_time(), learnt, 0
        while learnt < choices * report / REPORTS:
            seen, right = imitate(net, env, swift, RATE * max(0.0, 1 - learnt / choices))
            learnt, alike = learnt + seen, alike + right
        seconds += process_time() - began
        share = alike / (learnt - before)
        print(f"{seconds:.0f} s, {learnt:,} choices, {share:.1%} of them swift's: {measured(net, rules)}", flush=True)
    return net


def loaded(path: str) -> Net:
    """The net in a file that this program wrote."""
    net = Net(np.random.default_rng(1), hidden=1)
    with np.load(path) as weights:
        net.start(*(weights[name] for name in weights.files))
    return net


def learnt() -> ArrayBot:
    """The player of the net in the file `net.npz` of the folder in which a program runs."""
    return loaded("net.npz").player()


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("net", nargs="?", help="the file to write the net to, such as net.npz")
    parser.add_argument("--rules", default="standard", help="the rules, such as three-handed")
    parser.add_argument("--choices", type=int, default=CHOICES, help="the choices of swift to learn from")
    asked = parser.parse_args()
    trained = main(asked.rules, asked.choices)
    if asked.net:
        np.savez(asked.net, *trained.weights)
