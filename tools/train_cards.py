"""Train the card policy by playing against itself.

Run ``python -m tools.train_cards cards.npy --minutes 15 --seed 7``. Deals come from `tools.contracts`. In each, the
policy plays all seats; at many of its decisions every other card is tried too, and the same deal played to its end. So
each decision gives what the makers reach after each card, and the net learns the differences (and, less, the level).
"""

# ruff: noqa: NPY002 - compiled code knows only NumPy's older random numbers

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from euchre.bots.nets.holdings import suspect
from euchre.bots.nets.rows import HIDDEN, MOST, CardNet, card_scratch
from euchre.bots.policy.card_features import card_features
from euchre.bots.policy.card_net import ROWS, learned_card
from euchre.bots.policy.nets import load_card_net
from euchre.fast.bits import NONE, ONE
from euchre.fast.jit import compiled, entry
from euchre.fast.play import FOUR_SEATS, LOST_FIRST_TWO, MADE, SEAT, PlayTerms, advance, first_lead, is_over, to_play
from tools import contracts
from tools.card_learner import Decision, fresh, learn
from tools.contracts import contract
from tools.duel_policies import duel
from tools.plain_policy import PLAIN, SideNets, playout

CHUNK = 20_000
"""Deals between two looks at the clock."""
TRIED = 0.5
"""The share of decisions at which the other cards are tried."""
STRAY = 0.06
"""The share of cards played that are not thought best, so that unusual positions come up."""


@entry
@compiled
def train(  # noqa: C901, PLR0912, PLR0915 - a deal from the lead to what was learned
    net: CardNet, guide: CardNet, speeds: NDArray[np.float32], rate: float, deals: int, seed: int
) -> int:
    """Play and learn; `guide` is the net that plays (the same one, or an empty one: play by rule). Counts decisions."""
    np.random.seed(seed)
    hands, away, may = np.zeros(4, np.uint64), np.zeros(4, np.uint64), np.zeros(4, np.uint64)
    numbers = np.zeros(5, np.int64)
    cards = np.zeros((20, 6), np.uint64)
    moments = np.zeros((20, MOST), np.int64)
    lists = np.zeros((20, 6, MOST), np.int64)
    results = np.zeros((20, 6), np.int64)
    found = np.zeros(20, np.int64)
    waits = np.zeros(20, np.int64)
    hidden = np.zeros((6, HIDDEN), np.float32)
    errors = np.zeros((6, 3), np.float32)
    scratch, nets = card_scratch(), SideNets(guide, guide)
    decisions = 0
    for _ in range(deals):
        pack, up = contract(hands, away, numbers, True)  # noqa: FBT003
        maker, out, no_trump = numbers[contracts.MAKER], numbers[contracts.OUT], numbers[contracts.NO_TRUMP] == 1
        terms = PlayTerms(pack, up, numbers[contracts.UP_HOLDER], maker, out, no_trump, FOUR_SEATS)
        play = first_lead(terms, numbers[contracts.LEADER])
        kept = 0
        while not is_over(play):
            seat = play.at[SEAT]
            hand = hands[seat]
            card = to_play(hand, play)
            if card & (card - ONE) != NONE:
                options = card
                suspect(hand, away[seat], play, may)
                choices = card_features(hand, options, may, play, cards[kept], moments[kept], lists[kept])
                card = cards[kept, 0]
                if choices > 1:
                    stray = np.random.random() < STRAY
                    tried = np.random.random() < TRIED
                    card = NONE
                    if len(guide) > 0:
                        card = learned_card(guide, hand, options, may, play, scratch)
                    if stray or card == NONE:
                        card = cards[kept, np.random.randint(choices)]
                    if stray:  # the outcomes of the earlier cards are settled without the stray
                        end = playout(nets, NONE, hands, away, play)
                        result = end % LOST_FIRST_TWO
                        for index in range(kept):
                            if waits[index] >= 0:
                                results[index, waits[index]] = result
                                waits[index] = -1
                    if tried:
                        found[kept] = choices
                        waits[kept] = -1
                        for index in range(choices):
                            if cards[kept, index] == card and len(guide) > 0:
                                waits[kept] = index
                                continue
                            end = playout(nets, cards[kept, index], hands, away, play)
                            results[kept, index] = end % LOST_FIRST_TWO
                        kept += 1
            advance(card, hands, play)
        for index in range(kept):
            if waits[index] >= 0:
                results[index, waits[index]] = play.at[MADE]
            tried_here = Decision(moments[index], lists[index], results[index], found[index])
            learn(net, speeds, np.float32(rate), tried_here, hidden, errors)
        decisions += kept
    return decisions


def main() -> None:
    """Train and save."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--start", type=Path, help="go on with the net in this file")
    asked = parser.parse_args()
    net = load_card_net(asked.start) if asked.start else fresh(ROWS, asked.seed)
    speeds = np.full(ROWS, 0.01, np.float32)
    train(net.copy(), PLAIN, speeds.copy(), 0.0, 1, 0)
    started, done, deals, decisions = perf_counter(), 0.0, 0, 0
    said = 0.0
    while done < 1.0:
        rate = asked.rate * max((1.0 - done) ** 2, 0.002)
        guide = PLAIN if done < 0.06 and not asked.start else net
        decisions += train(net, guide, speeds, rate, CHUNK, asked.seed * 1_000_003 + deals)
        deals += CHUNK
        done = (perf_counter() - started) / (60.0 * asked.minutes)
        if done >= said:
            said += 0.05
            sums = duel(net, PLAIN, 40_000, 5, True)[0]  # noqa: FBT003
            np.save(asked.file, net.astype(np.float16))
            print(f"{done:5.0%} {deals:9} deals {decisions:10} decisions: {sums[1] / sums[0]:+.4f} points", flush=True)
    np.save(asked.file, net.astype(np.float16))


if __name__ == "__main__":
    main()
