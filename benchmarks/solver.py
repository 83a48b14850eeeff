"""The open-hand solver: whole deals a second, beside a fixed piece of compiled work; `python -m benchmarks solver`."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.race import Race
from euchre.core.cards import CARDS, Suit
from euchre.fast.bits import NONE
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import PLACE
from euchre.solve.batch import outcomes_many, tricks_many
from euchre.solve.window import win

DEALS = 20_000
_PACK = [card for card in CARDS[:32] if card.rank >= 9]
_SPINS = 4_000_000
Rows = tuple[NDArray[np.uint64], NDArray[np.int64], NDArray[np.uint64]]
"""Hands, leaders and empty tables."""


def deals(count: int, *, seed: int = 1, lone: bool = False) -> Rows:
    """Deal five random cards each from 24, hearts trump, seat 0 on lead; `lone`: seat 2 sits out."""
    rng = np.random.default_rng(seed)
    places = np.uint64(1) << PLACE[Suit.HEARTS][_PACK].astype(np.uint64)
    dealt = rng.permuted(np.tile(places, (count, 1)), axis=1)[:, :20]
    hands = np.bitwise_or.reduce(dealt.reshape(count, 4, 5), axis=2)
    if lone:
        hands[:, 2] = 0
    return hands, np.zeros(count, np.int64), np.zeros((count, 4), np.uint64)


def card_plays(rows: Rows) -> float:
    """The number of cards the solver tries for one exact number of tricks, on average."""
    tally = np.zeros(6, np.int64)
    for a, b, c, d in rows[0]:
        if win(a, b, c, d, 3, 5, NONE, tally):
            win(a, b, c, d, 4, 5, NONE, tally) and win(a, b, c, d, 5, 5, NONE, tally)
        else:
            win(a, b, c, d, 2, 5, NONE, tally) or win(a, b, c, d, 1, 5, NONE, tally)
    return float(tally.sum() / len(rows[0]))


@entry
@compiled
def _spin(count: int) -> Any:
    word = np.uint64(88172645463325252)
    for _ in range(count):
        word ^= word << np.uint64(13)
        word ^= word >> np.uint64(7)
        word ^= word << np.uint64(17)
    return word


def _spun() -> int:
    _spin(_SPINS)
    return _SPINS


def _tricks(rows: Rows) -> int:
    return len(tricks_many(*rows, False))  # noqa: FBT003 - compiled functions take arguments by place


def _outcomes(rows: Rows) -> int:
    return len(outcomes_many(*rows, False, 0, 0))  # noqa: FBT003


def _on_two_threads(rows: Rows, pool: ThreadPoolExecutor) -> int:
    half = len(rows[0]) // 2
    first, second = (part[:half] for part in rows), (part[half:] for part in rows)
    return sum(pool.map(_tricks, ((*first,), (*second,))))


def races() -> list[Race]:
    """Tricks and outcomes of whole deals, four hands and three, beside a random number generator."""
    four, three = deals(DEALS), deals(DEALS, lone=True)
    pool = ThreadPoolExecutor(2)
    return [
        Race("exact tricks", "deals/s", partial(_tricks, four), _spun, "xorshift, steps/s"),
        Race("outcomes", "deals/s", partial(_outcomes, four), partial(_tricks, four), "exact tricks"),
        Race("lone tricks", "deals/s", partial(_tricks, three), partial(_tricks, four), "four hands"),
        Race("lone outcomes", "deals/s", partial(_outcomes, three), partial(_tricks, three), "lone tricks"),
        Race("two threads", "deals/s", partial(_on_two_threads, four, pool), partial(_tricks, four), "one thread"),
    ]


def cards_tried() -> str:
    """A line that says how many cards the solver tries."""
    four, three = card_plays(deals(2_000)), card_plays(deals(2_000, lone=True))
    return f"Cards tried for an exact number of tricks: {four:.1f}; lone hands: {three:.1f} (2,000 deals, seed 1)."
