"""The example that learns from data: its player is sound, and as strong as the documentation says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from euchre.bots.play import gain
from euchre.bots.random import RandomBot
from euchre.core.rules import PRESETS, Rules
from euchre.data.dataset import DataSet
from euchre.data.making import make
from euchre.data.plan import DataPlan
from euchre.env import ACTIONS, ArrayBot
from euchre.testing import check_bot

pytestmark = pytest.mark.slow

RULES = Rules.parse("standard,deals=1,target=0")


def _learnt(folder: Path, players: str, matches: int, epochs: int) -> ArrayBot:
    """A player that has learnt from `matches` matches."""
    # They bring scikit-learn: a second, in every worker.
    from sklearn.neural_network import MLPClassifier  # noqa: PLC0415

    from learn_by_imitation import player  # noqa: PLC0415

    make(folder, DataPlan((players,), ("standard",), matches, 1), jobs=2)
    net = MLPClassifier((128,), learning_rate_init=1e-3, random_state=1)
    for _ in range(epochs):
        for batch in DataSet(folder).batches(("observation", "choice"), rows=200):
            net.partial_fit(batch["observation"], batch["choice"], classes=range(len(ACTIONS)))
    return player(net)


def test_the_player_that_has_learnt_is_sound(tmp_path: Path) -> None:
    bot = _learnt(tmp_path / "set", "swift", 4, 1)
    check_bot(bot, [PRESETS["standard"], PRESETS["british"].but(weak_hand="go-under")], deals=1)


@pytest.mark.soak
def test_the_player_that_imitates_beats_random_play(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "The player that learnt by imitation gains 0.9 points a deal on random play")
    record_property("kind", "statistic")
    record_property("trials", 1)
    bot = _learnt(tmp_path / "set", "search:level=club", 650, 6)
    gained, error = gain(RULES, bot, RandomBot(), seed=5, count=1000)
    assert gained - 2 * error > 0.9
