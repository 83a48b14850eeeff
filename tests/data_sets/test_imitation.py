"""The example that learns from data: its player is sound, and as strong as the documentation says."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from euchre.bots.play import gain
from euchre.bots.random import RandomBot
from euchre.core.rules import PRESETS
from euchre.data.dataset import DataSet
from euchre.data.making import make
from euchre.data.plan import DataPlan
from euchre.env.numbering import ACTIONS
from euchre.testing import check_bot

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_by_imitation.py"


def _learnt(folder: Path, players: str, matches: int, epochs: int) -> tuple[dict[str, Any], Any]:
    """The names of the example, and a net that has learnt from so many matches."""
    make(folder, DataPlan((players,), ("standard",), matches, 1), jobs=2)
    names = runpy.run_path(str(EXAMPLE))
    net = names["MLPClassifier"]((128,), learning_rate_init=1e-3, random_state=1)
    for _ in range(epochs):
        for batch in DataSet(folder).batches(("observation", "choice"), rows=200):
            net.partial_fit(batch["observation"], batch["choice"], classes=range(len(ACTIONS)))
    return names, net


def test_the_player_that_has_learnt_is_sound(tmp_path: Path) -> None:
    names, net = _learnt(tmp_path / "set", "house", 4, 1)
    check_bot(names["Imitator"](net), [PRESETS["standard"], PRESETS["british"].but(weak_hand="go-under")], deals=1)


@pytest.mark.soak
def test_the_player_that_imitates_beats_random_play(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "The player that learnt by imitation gains 0.9 points a deal on random play")
    record_property("kind", "statistic")
    record_property("trials", 1)
    names, net = _learnt(tmp_path / "set", "search:level=club", 650, 6)
    gained, error = gain(names["RULES"], names["Imitator"](net), RandomBot(), seed=5, count=1000)
    assert gained - 2 * error > 0.9
