"""Learn the numbers of the house bot from deals it plays against itself.

Run ``python -m tools.fit_house --deals 40000 --seed 1 --rounds 2`` from the top folder: it writes
``src/euchre/bots/house/weights.json``. In each deal one player, at one turn to bid, does something at random;
the outcomes of all calls, and of a pass at that turn, are counted.
Play starts from the numbers that the file already has. Chances are fitted by logistic regression, passes by counting.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.house.bidding import considered, passing, rate, strong_elsewhere
from euchre.bots.house.features import DEFENCE_NAMES, NAMES, ProposedCall, defence_features, features
from euchre.bots.house.forecast import PASS_POINTS, chances
from euchre.bots.house.player import HouseBot
from euchre.bots.house.weights import FILE, PassKey
from euchre.core import law
from euchre.core.actions import ALONE, PASS, TOGETHER, Action, Name, Order
from euchre.core.engine import apply, new_match
from euchre.core.rules import PRESETS
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, State
from euchre.core.view import View, view
from euchre.equity.stakes import MatchStakes
from tools.data_file import as_text

_BASE: Final = PRESETS["standard"]
RULES: Final = (
    *(_BASE,) * 5,
    *(_BASE.but(all_pass="stick-the-dealer"),) * 3,
    _BASE.but(alone_lead="left-of-loner"),
    *(_BASE.but(benny="joker", defend_alone="always", alone_lead="left-of-loner"),) * 2,
    _BASE.but(defend_alone="always"),
    _BASE.but(lowest=8),
    _BASE.but(lowest=7),
    _BASE.but(lowest=7, benny="joker"),
    *(_BASE.but(no_trump="second-round"),) * 2,
)
CLOSE: Final = 0.8
"""Between a call and a pass: about so many points make a player think twice."""
_BOT: Final = HouseBot()

Sample = tuple[tuple[float, ...], int]
"""What was counted, and how many tricks the player's side took."""


class Harvest(NamedTuple):
    """The outcomes of calls, of lone defences, and of passes."""

    calls: dict[bool, list[Sample]]
    defences: dict[bool, list[Sample]]
    passes: dict[PassKey, Counter[int]]


def play(seed: int, harvest: Harvest) -> None:
    """Play one deal and add its outcome."""
    rng = Random(seed)
    rules = RULES[rng.randrange(len(RULES))]
    state = new_match(rules)
    wild = rng.random() < 0.6
    turn = rng.choice((1, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7))
    call: ProposedCall | None = None
    defences: list[tuple[int, tuple[float, ...]]] = []
    passed: tuple[int, PassKey] | None = None
    bids = 0
    while state.match.last is None:
        if is_chance(state) or state.turn is None:
            state = apply(state, chance(state, rng))
            continue
        seen = view(state, state.turn)
        action = _BOT.choose(seen, rng)
        if state.phase in (Phase.ROUND_1, Phase.ROUND_2):
            bids += 1
            if wild and bids == turn:
                action = explore(seen, rng) or action
            elif not wild and bids <= turn and PASS in seen.legal and _close(seen):
                action = PASS
                if bids == turn:
                    passed = state.turn, _key(seen, bids)
            if isinstance(action, Order | Name):
                call = considered(seen, action)
        elif state.phase is Phase.ALONE and rng.random() < 0.25:
            action = rng.choice((ALONE, TOGETHER))
        state = apply(state, action)
        if state.phase is Phase.PLAY and not state.trick and not state.tricks:
            defences = _defences(state)
    _reap(state, call, defences, passed, harvest)


def explore(seen: View, rng: Random) -> Action | None:
    """Any legal call, unless it is hopeless."""
    action = seen.legal[rng.randrange(len(seen.legal))]
    if isinstance(action, Order | Name):
        call = considered(seen, action)
        least = 0.5 if call.alone else 0.25
        hopeless = chances(call._replace(alone=False)).make < least
        return None if hopeless else action
    return action


def _close(seen: View) -> bool:
    """Whether the player might have thought of calling."""
    at = MatchStakes.of(seen)
    point = at.point()
    calls = [action for action in seen.legal if isinstance(action, Order | Name)]
    best = max((rate(seen, action, at, point) for action in calls), default=0.0)
    return abs(best - passing(seen, at)) < CLOSE * point


def _key(seen: View, place: int) -> PassKey:
    stuck = law.sticks_the_dealer(seen.rules)
    return place, stuck, strong_elsewhere(seen)


def _defences(state: State) -> list[tuple[int, tuple[float, ...]]]:
    contract = state.contract
    assert contract is not None
    maker_alone = any(law.side(seat) == law.side(contract.maker) for seat in contract.alone)
    found = []
    for seat in contract.order[state.leader]:
        if law.side(seat) != law.side(contract.maker):
            hand = state.hidden.hands[seat]
            found.append((seat, defence_features(state.rules, contract.trump, hand, maker_alone=maker_alone)))
    return found


def _reap(
    state: State,
    call: ProposedCall | None,
    defences: list[tuple[int, tuple[float, ...]]],
    passed: tuple[int, PassKey] | None,
    harvest: Harvest,
) -> None:
    last = state.match.last
    assert last is not None
    if passed is not None:
        side = law.side(passed[0])
        harvest.passes[passed[1]][last.points[side] - last.points[1 - side]] += 1
    if call is None or last.maker is None:
        return
    lone = {law.side(seat) for seat in last.alone}
    makers = law.side(last.maker)
    if 1 - makers not in lone:
        harvest.calls[call.alone].append((features(call), last.tricks[makers]))
    for seat, counted in defences:
        harvest.defences[seat in last.alone].append((counted, last.tricks[law.side(seat)]))


def harvest(seeds: tuple[int, int]) -> Harvest:
    """Play the deals of a range of seeds."""
    found = Harvest({False: [], True: []}, {False: [], True: []}, defaultdict(Counter))
    for seed in range(*seeds):
        play(seed, found)
    return found


def fit(samples: list[Sample], least: int) -> tuple[float, ...]:
    """Log-odds weights for taking at least so many tricks: ridge-penalised logistic regression by Newton steps."""
    counted: NDArray[np.float64] = np.array([sample for sample, _ in samples])
    reached: NDArray[np.float64] = np.array([float(tricks >= least) for _, tricks in samples])
    weights: NDArray[np.float64] = np.zeros(counted.shape[1])
    ridge: NDArray[np.float64] = np.eye(counted.shape[1]) * 1.0
    for _ in range(12):
        odds = 1.0 / (1.0 + np.exp(-counted @ weights))
        slope = counted.T @ (reached - odds) - ridge @ weights
        bend = (counted * (odds * (1.0 - odds))[:, None]).T @ counted + ridge
        weights = weights + np.linalg.solve(bend, slope)
    return tuple(round(float(weight), 2) for weight in weights)


def spread(passes: dict[PassKey, Counter[int]], key: PassKey) -> tuple[float, ...]:
    """How often each outcome came; thin counts are smoothed towards those of all hands at the same turn to bid."""
    place, stuck, _ = key
    if place == 8:  # thrown in
        return tuple(float(points == 0) for points in PASS_POINTS)
    counts = passes[key]
    alike: Counter[int] = Counter(dict(zip(PASS_POINTS, (1, 4, 8, 3, 8, 5, 1), strict=True)))
    for strong in (False, True):
        alike.update(passes[place, stuck, strong])
    lean = 100 / alike.total()
    total = counts.total() + 100
    return tuple(round((counts[points] + alike[points] * lean) / total, 3) for points in PASS_POINTS)


def written(found: Harvest, command: str) -> str:
    """The text of the file for these numbers."""
    calls, defences = found.calls, found.defences
    tables = {
        "make": (NAMES, fit(calls[False], 3)),
        "march": (NAMES, fit(calls[False], 5)),
        "lone_make": (NAMES, fit(calls[True], 3)),
        "lone_march": (NAMES, fit(calls[True], 5)),
        "defend": (DEFENCE_NAMES, fit(defences[False], 3)),
        "lone_defend": (DEFENCE_NAMES, fit(defences[True], 3)),
    }
    return as_text(
        {
            "about": "How much each thing a player counts is worth, in log-odds, and what comes of a pass.",
            "command": command,
            "started_from": "the numbers of earlier runs",
            **{name: dict(zip(names, weights, strict=True)) for name, (names, weights) in tables.items()},
            "passes": [
                {"turn": turn, "stuck": stuck, "strong": strong, "chances": spread(found.passes, (turn, stuck, strong))}
                for turn in range(1, 9)
                for stuck in (False, True)
                for strong in (False, True)
            ],
        }
    )


def main() -> None:
    """Play, fit, write; each round plays with the numbers of the one before."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=2)
    asked = parser.parse_args()
    command = f"python -m tools.fit_house --deals {asked.deals} --seed {asked.seed} --rounds {asked.rounds}"
    for turn in range(asked.rounds):
        first = (asked.seed * 1000 + turn) * 1_000_000
        if turn < asked.rounds - 1:
            step = [sys.executable, "-m", "tools.fit_house", "--deals", str(asked.deals), "--rounds", "1"]
            subprocess.run([*step, "--seed", str(asked.seed)], check=True)  # noqa: S603 - this very program
            continue
        size = asked.deals // 2
        with ProcessPoolExecutor(2) as pool:
            parts = list(pool.map(harvest, [(first, first + size), (first + size, first + 2 * size)]))
        found = parts[0]
        for samples in (False, True):
            found.calls[samples].extend(parts[1].calls[samples])
            found.defences[samples].extend(parts[1].defences[samples])
        for key, counts in parts[1].passes.items():
            found.passes[key].update(counts)
        FILE.write_text(written(found, command), encoding="utf-8")
        print(command, {alone: len(found.calls[alone]) for alone in (False, True)})
        print({alone: len(found.defences[alone]) for alone in (False, True)})
        print({key: counts.total() for key, counts in sorted(found.passes.items())})


if __name__ == "__main__":
    main()
