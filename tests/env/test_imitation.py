"""The example that imitates `swift`: it learns, its player is sound, and as strong as the page says."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from benchmarks.house.player import HouseBot

import learn_by_imitation
from euchre.bots.play import gain
from euchre.core.rules import PRESETS
from euchre.env import BatchEnv, BatchSwift
from euchre.testing import check_bot
from learn_by_imitation import Net, imitate, learnt, main


@pytest.mark.slow
def test_the_net_comes_to_choose_as_swift_does() -> None:
    env = BatchEnv("standard", deals=128, seed=1)
    net, swift = Net(np.random.default_rng(1), 32), BatchSwift(env.terms.rules)
    shares = []
    for _ in range(6):
        counts = np.sum([imitate(net, env, swift, 5e-3) for _ in range(60)], axis=0)
        shares.append(counts[1] / counts[0])
    assert shares[-1] > shares[0] + 0.06


@pytest.mark.slow
def test_the_player_that_has_learnt_is_sound(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in {"DEALS": 64, "REPORTS": 1, "measured": lambda *_: "a few points on random"}.items():
        monkeypatch.setattr(learn_by_imitation, name, value)
    bot = main(choices=2_000).player()
    check_bot(bot, [PRESETS["standard"], PRESETS["british"].but(weak_hand="go-under")], deals=1)
    assert capsys.readouterr().out.endswith("of them swift's: a few points on random\n")


@pytest.mark.slow
def test_a_net_that_was_saved_plays_at_the_table_it_learnt_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in {"DEALS": 64, "REPORTS": 1, "measured": lambda *_: "nothing"}.items():
        monkeypatch.setattr(learn_by_imitation, name, value)
    net = main("three-handed", 2_000)
    np.savez(tmp_path / "net.npz", *net.weights)
    monkeypatch.chdir(tmp_path)
    assert gain("three-handed,deals=1,target=0", learnt(), net.player(), seed=1, count=20).points == 0
    check_bot(learnt(), [PRESETS["three-handed"]], deals=1)


@pytest.mark.slow
def test_the_player_that_imitates_is_not_below_the_house_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page gives what was measured; here a net that learnt on another processor may be a little weaker."""
    monkeypatch.setattr(learn_by_imitation, "measured", lambda *_: "nothing")
    points, error = gain("standard,deals=1,target=0", main().player(), HouseBot(), seed=6, count=3_000)
    assert points + 2 * error > 0
