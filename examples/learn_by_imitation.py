"""Learn to play from data: a small net imitates the club player's choices, then meets other players.

    euchre data make club --players search:level=club --matches 650
    python examples/learn_by_imitation.py club

It needs euchre[bots,arena,train]. The last decisions of the data set are only for the test.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPClassifier

from euchre import Rules
from euchre.bots import bot_named, gain
from euchre.data.dataset import DataSet
from euchre.env import ACTIONS, ArrayBot

Floats = NDArray[Any]
EPOCHS = 6
TESTED = 10_000
"""Decisions that are only for the test."""
OPPONENTS = {
    "random": "random",
    "house": f"cmd:{shlex.quote(sys.executable)} -m benchmarks.house",
    "search:level=club": "search:level=club",
}
"""Opponents to measure by; the house player lies in the top folder, from which this runs."""
RULES = Rules.parse("standard,deals=1,target=0")


def player(net: MLPClassifier) -> ArrayBot:
    """A player that chooses what the net finds likeliest."""
    return ArrayBot(lambda seen, mask: int(likeliest(net, seen[None], mask[None])[0]))


def likeliest(net: MLPClassifier, seen: Floats, legal: Floats) -> Floats:
    """The number of the likeliest legal action in each row."""
    best: Floats = np.argmax(np.where(legal == 1, net.predict_proba(seen), -1.0), axis=1)
    return best


def main(folder: Path) -> None:
    """Train, test after each epoch, and play."""
    batches = list(DataSet(folder).batches(("observation", "legal", "choice"), rows=1000))
    training, tested = batches[: -TESTED // 1000], batches[-TESTED // 1000 :]
    net, rng = MLPClassifier((128,), learning_rate_init=1e-3, random_state=1), Random(1)
    for epoch in range(1, EPOCHS + 1):
        for batch in rng.sample(training, len(training)):
            for rows in np.array_split(np.arange(len(batch["choice"])), 5):
                net.partial_fit(batch["observation"][rows], batch["choice"][rows], classes=range(len(ACTIONS)))
        right = [likeliest(net, one["observation"], one["legal"]) == one["choice"] for one in tested]
        print(f"epoch {epoch}: {np.concatenate(right).mean():.1%} of the choices are those of the club player")
    for title, name in OPPONENTS.items():
        print(f"against {title}: {gain(RULES, player(net), bot_named(name), seed=5, count=1000)}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
