"""Compare two card policies: the same deals and contracts, each policy once for the makers.

Run ``python -m tools.duel_policies plain net --deals 400000 --seed 1``: points and tricks per deal of the first
less the second's, with 95% intervals. A name is ``plain``, ``net`` (the one in the package) or a file that
``tools.train_cards`` wrote. ``--standard`` keeps to 24 cards without the Benny, no trump or lone defenders.
"""

# ruff: noqa: NPY002 - compiled code knows only NumPy's older random numbers

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from euchre.bots.nets.rows import CardNet
from euchre.bots.policy.nets import CARD_NET, load_card_net
from euchre.fast.bits import NONE
from euchre.fast.jit import compiled, entry
from euchre.fast.play import FOUR_SEATS, LOST_FIRST_TWO, PlayTerms, first_lead
from tools.contracts import LEADER, MAKER, NO_TRUMP, OUT, UP_HOLDER, contract, makers_points
from tools.plain_policy import PLAIN, SideNets, playout

KINDS = ("all deals", "both pairs play", "the maker is alone", "no trump")


@entry
@compiled
def duel(one: CardNet, other: CardNet, deals: int, seed: int, variety: bool) -> NDArray[np.float64]:  # noqa: FBT001
    """The sums for each kind of deal: the count, then sum and sum of squares of the points, and of the tricks."""
    np.random.seed(seed)
    sums = np.zeros((4, 7), np.float64)
    hands, away = np.zeros(4, np.uint64), np.zeros(4, np.uint64)
    numbers = np.zeros(5, np.int64)
    for _ in range(deals):
        pack, up = contract(hands, away, numbers, variety)
        maker, out, no_trump = numbers[MAKER], numbers[OUT], numbers[NO_TRUMP] == 1
        terms = PlayTerms(pack, up, numbers[UP_HOLDER], maker, out, no_trump, FOUR_SEATS)
        play = first_lead(terms, numbers[LEADER])
        first = playout(SideNets(one, other), NONE, hands, away, play) % LOST_FIRST_TWO
        second = playout(SideNets(other, one), NONE, hands, away, play) % LOST_FIRST_TWO
        points = (makers_points(first, maker, out) - makers_points(second, maker, out)) / 2.0
        tricks = (first - second) / 2.0
        for kind in range(4):
            if (kind == 1 and out != 0) or (kind == 2 and not (out >> (maker ^ 2)) & 1) or (kind == 3 and not no_trump):
                continue
            sums[kind, 0] += 1.0
            sums[kind, 1] += points
            sums[kind, 2] += points * points
            sums[kind, 3] += tricks
            sums[kind, 4] += tricks * tricks
            sums[kind, 5] += makers_points(first, maker, out)
            sums[kind, 6] += makers_points(second, maker, out)
    return sums


def policy_named(name: str) -> CardNet:
    """The net of a name on the command line."""
    return {"plain": PLAIN, "net": CARD_NET}[name] if name in ("plain", "net") else load_card_net(name)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs=2)
    parser.add_argument("--deals", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--standard", action="store_true")
    asked = parser.parse_args()
    one, other = map(policy_named, asked.names)
    sums = duel(one, other, asked.deals, asked.seed, not asked.standard)
    print(f"{asked.names[0]} against {asked.names[1]}, per deal, seed {asked.seed}:")
    for name, (number, points, points_2, tricks, tricks_2, first, second) in zip(KINDS, sums, strict=True):
        if number < 2:
            continue
        said = []
        for total, squares in ((points, points_2), (tricks, tricks_2)):
            mean = total / number
            said.append(f"{mean:+.4f} ± {1.96 * ((squares / number - mean**2) / number) ** 0.5:.4f}")
        print(f"{name:20} {int(number):8}: {said[0]} points, {said[1]} tricks", end="")
        print(f"; makers {first / number:+.3f} and {second / number:+.3f}")


if __name__ == "__main__":
    main()
