"""The example that learns by playing: its gradient is that of PPO's loss, and its player as strong as the page says."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from benchmarks.house.player import HouseBot

import learn_by_ppo
from euchre.bots.play import gain
from euchre.bots.random import RandomBot
from euchre.core.rules import PRESETS
from euchre.env import LAYOUT, BatchEnv, BatchSwift
from euchre.testing import check_bot
from learn_by_imitation import Net
from learn_by_ppo import CLIP, HIDDEN, VALUE, Array, League, loss_slopes, main, play

ROWS, NUMBERS, ENTROPY = 40, 6, 0.01


def _softmax(scores: Array) -> Array:
    powers = np.exp(scores)
    likely: Array = powers / powers.sum(1, keepdims=True)
    return likely


def _loss(scores: Array, expected: Array, number: Array, before: Array, baseline: Array, gained: Array) -> float:
    """PPO's loss as its paper has it: the clipped surrogate, the squared error of the value, the entropy."""
    likely = _softmax(scores)
    advantage = gained - baseline
    advantage = (advantage - advantage.mean()) / advantage.std()
    ratio = likely[np.arange(len(number)), number] / before
    surrogate = np.minimum(ratio * advantage, np.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
    entropy = -(likely * np.log(likely)).sum(1)
    return float((-surrogate + VALUE * (expected - gained) ** 2 / 2 - ENTROPY * entropy).mean())


def test_the_slopes_are_those_of_the_loss() -> None:
    rng, delta = np.random.default_rng(1), 1e-6
    outputs = rng.normal(0, 1, (ROWS, NUMBERS + 1))
    number, baseline, gained = rng.integers(NUMBERS, size=ROWS), rng.normal(size=ROWS), rng.normal(0, 2, ROWS)
    before = _softmax(outputs[:, :-1] + rng.normal(0, 0.4, (ROWS, NUMBERS)))[np.arange(ROWS), number]
    ratio = _softmax(outputs[:, :-1])[np.arange(ROWS), number] / before
    assert min((ratio > 1 + CLIP).sum(), (ratio < 1 - CLIP).sum(), (abs(ratio - 1) < CLIP).sum()) > 5

    def loss(given: Array) -> float:
        return _loss(given[:, :-1], given[:, -1], number, before, baseline, gained)

    measured = np.empty_like(outputs)
    for place in np.ndindex(outputs.shape):
        shift = np.zeros_like(outputs)
        shift[place] = delta
        measured[place] = (loss(outputs + shift) - loss(outputs - shift)) / (2 * delta)
    found = loss_slopes(ENTROPY, _softmax(outputs[:, :-1]), outputs[:, -1], number, before, baseline, gained)
    np.testing.assert_allclose(found, measured, atol=1e-7)


def test_a_step_goes_down_the_slope_of_every_weight() -> None:
    """Compare a step with the measured gradient of a loss: the sum of the outputs, each times its slope."""
    rng = np.random.default_rng(2)
    net, seen = Net(rng), rng.random((5, LAYOUT.size)).astype(np.float32)
    slopes = rng.normal(size=(5, net.weights[1].shape[1]))
    mask = np.ones((5, slopes.shape[1] - 1), np.int8)
    weights = [weight.astype(np.float64) for weight in net.weights]

    def loss() -> float:
        return float((np.maximum(seen @ weights[0], 0) @ weights[1] * slopes).sum())

    hidden, *_ = net(seen, mask)
    net.step(seen, hidden, slopes, 1e-3)
    for weight, moved in zip(weights, net.weights, strict=True):
        for place in [tuple(rng.integers(weight.shape)) for _ in range(30)]:
            before = weight[place]
            weight[place] = before + 1e-5
            above = loss()
            weight[place] = before - 1e-5
            slope = (above - loss()) / 2e-5
            weight[place] = before
            assert abs(slope) < 1e-3 or moved[place] - before == pytest.approx(-1e-3 * np.sign(slope), rel=0.01)


@pytest.mark.slow
def test_decisions_come_with_what_their_deal_gained() -> None:
    env, rng = BatchEnv("standard", deals=8, seed=1), np.random.default_rng(3)
    net = Net(rng)
    seen, mask, number, before, expected, gained = play(net, Net(rng), env, League(net, env), rng)
    assert {len(array) for array in (seen, mask, number, before, expected, gained)} == {len(seen)}
    assert len(seen) > 100
    assert (mask[np.arange(len(seen)), number] == 1).all()
    assert (mask.sum(1) > 1).all()
    assert ((before > 0) & (before < 1)).all()
    assert set(np.unique(gained)) <= {-4, -2, -1, 0, 1, 2, 4}
    # A trick is won or lost by both sides, so whoever has won more of them gains more in the mean.
    tricks = seen[:, LAYOUT["won"].places]
    ahead = tricks[:, 0] - tricks[:, 1]
    assert np.corrcoef(ahead, gained)[0, 1] > 0.2


@pytest.mark.slow
def test_what_it_learns_is_a_sound_player(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name, value in {"DEALS": 64, "REPORTS": 1, "measured": lambda _: "a few points on random"}.items():
        monkeypatch.setattr(learn_by_ppo, name, value)
    bot = main(Net(np.random.default_rng(1), HIDDEN), 2_000).player()
    check_bot(bot, [PRESETS["standard"], PRESETS["british"].but(weak_hand="go-under")], deals=1)
    first, last = capsys.readouterr().out.splitlines()
    assert first == "0 s, 0 decisions: a few points on random"
    assert " 0 decisions" not in last


@pytest.mark.slow
def test_other_players_choose_for_the_other_side_alone() -> None:
    env, rng = BatchEnv("standard", deals=60, seed=1), np.random.default_rng(4)
    net = Net(rng, HIDDEN)
    league = League(net, env)
    for weight in net.weights:
        weight[:] = -weight  # from now on it plays otherwise than it did
    swift, taken = BatchSwift(env.terms.rules), 0
    for _ in range(60):
        seen, mask, seat = env.observe(), env.mask.copy(), env.seat.copy()
        before = net(seen, mask)[1].argmax(1)
        number = before.copy()
        own = league.take_over(env, seen, mask, number)
        assert own[seat % 2 == 0].all(), "seats 0 and 2 are the net's own"
        assert (number == before)[own].all()
        rows = np.flatnonzero(~own)
        assert set((rows % 3).tolist()) <= {1, 2}
        wanted = swift.choose(env, rows)[rows]
        assert (number[rows] == wanted)[rows % 3 == 1].all()
        taken += int((number != before).sum())
        env.step(number)
    assert taken > 100


@pytest.mark.soak
def test_the_player_that_learnt_by_playing_is_as_strong_as_stated(
    record_property: Callable[[str, object], None],
) -> None:
    record_property("promise", "The player that learnt by PPO from nothing loses at most 0.5 points a deal to house")
    record_property("kind", "statistic")
    record_property("trials", 1)
    bot = main(Net(np.random.default_rng(1), HIDDEN)).player()
    for other, least in ((RandomBot(), 0.9), (HouseBot(), -0.5)):
        points, error = gain("standard,deals=1,target=0", bot, other, seed=6, count=2000)
        assert points - 2 * error > least
