"""Train the card nets for tables of any number of players by playing against themselves.

Run ``python -m tools.train_table_cards --players 3 --deals 2000000 --seed 7``. Deals come from `tools.table_contracts`,
bid by the policy of the package. In each, the net plays all seats; at many of its decisions every other card is tried
too, and the same deal played to its end, as in `tools.train_cards`. The first net plays at random. Writes the file of
`euchre.bots.any_table.weights.net_file`, or that of ``--file``.
"""

# ruff: noqa: NPY002 - compiled code knows only NumPy's older random numbers

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.card_features import card_features
from euchre.bots.any_table.card_net import ROWS, load_net, rate_cards
from euchre.bots.any_table.weights import LEARNT_FOR, net_file, weights_for
from euchre.bots.nets.holdings import suspect
from euchre.bots.nets.rows import HIDDEN, MOST, CardNet, CardScratch, best_rated, card_scratch
from euchre.core.rules import Rules
from euchre.fast.bits import NONE, ONE, count, lowest
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import LOST_FIRST_TWO, MADE, SEAT, PlayState, advance, copy, end_code, is_over, to_play
from tools.card_learner import Decision, fresh, learn
from tools.table_contracts import RULES, TableTerms, bid_deal, deal_hands, first_lead_of, table_terms

CHUNK = 5_000
"""Deals by the same rules and at the same rate."""
TRIED = 0.5
"""The share of decisions at which the other cards are tried."""
STRAY = 0.06
"""The share of cards played that are not thought best, so that unusual positions come up."""
FIRST_AT_RANDOM = 0.04
"""The share of deals, the first ones, that are played at random: no net knows anything yet."""
DECISIONS = 30
"""The most decisions of a deal."""


@compiled
def guided(net: CardNet, hand: Cards, away: Cards, play: PlayState, may: Sets, scratch: CardScratch) -> Cards:
    """The card that a net plays, or a random one without a net."""
    options = to_play(hand, play)
    if options & (options - ONE) == NONE:
        return options
    if len(net) == 0:
        for _ in range(np.random.randint(count(options))):
            options ^= lowest(options)
        return lowest(options)
    suspect(hand, away, play, may)
    return best_rated(rate_cards(net, hand, options, may, play, scratch), scratch)


@compiled
def finished(net: CardNet, first: Cards, hands: Sets, away: Sets, play: PlayState, scratch: CardScratch) -> int:
    """The makers' tricks once the deal is played out, `first` being the next card, if not empty."""
    hands, play, may = hands.copy(), copy(play), np.empty(len(play.terms.seats), np.uint64)
    while not is_over(play):
        seat = play.at[SEAT]
        card = first if first != NONE else guided(net, hands[seat], away[seat], play, may, scratch)
        first = NONE
        advance(card, hands, play)
    return end_code(play) % LOST_FIRST_TWO


@entry
@compiled
def train(  # noqa: C901, PLR0912, PLR0915 - a deal from the bidding to what was learned
    net: CardNet,
    guide: CardNet,
    speeds: NDArray[np.float32],
    rate: float,
    deals: int,
    seed: int,
    table: TableTerms,
) -> int:
    """Play and learn; `guide` is the net that plays, or an empty one: play at random. Counts decisions."""
    np.random.seed(seed)
    players = len(table.seats)
    hands, away, may = np.zeros(players, np.uint64), np.zeros(players, np.uint64), np.zeros(players, np.uint64)
    cards = np.zeros((DECISIONS, 6), np.uint64)
    moments = np.zeros((DECISIONS, MOST), np.int64)
    lists = np.zeros((DECISIONS, 6, MOST), np.int64)
    results = np.zeros((DECISIONS, 6), np.int64)
    found = np.zeros(DECISIONS, np.int64)
    waits = np.zeros(DECISIONS, np.int64)
    hidden, errors = np.zeros((6, HIDDEN), np.float32), np.zeros((6, 3), np.float32)
    scratch, decisions = card_scratch(), 0
    for _ in range(deals):
        terms = deal_hands(table, hands)
        made = bid_deal(table, hands, terms, np.random.randint(2 * players), terms, 0)
        if made.maker < 0:
            continue
        play = first_lead_of(table, terms, made, hands, away)
        kept = 0
        while not is_over(play):
            seat = play.at[SEAT]
            hand = hands[seat]
            options = to_play(hand, play)
            card = options
            if options & (options - ONE) != NONE:
                suspect(hand, away[seat], play, may)
                choices = card_features(hand, options, may, play, cards[kept], moments[kept], lists[kept])
                card = cards[kept, 0]
                if choices > 1:
                    stray = len(guide) == 0 or np.random.random() < STRAY
                    if stray:
                        card = cards[kept, np.random.randint(choices)]
                    else:
                        card = best_rated(rate_cards(guide, hand, options, may, play, scratch), scratch)
                    if stray and kept:  # the outcomes of the earlier cards are settled without the stray
                        result = finished(guide, NONE, hands, away, play, scratch)
                        for index in range(kept):
                            if waits[index] >= 0:
                                results[index, waits[index]] = result
                                waits[index] = -1
                    if np.random.random() < TRIED:
                        found[kept] = choices
                        waits[kept] = -1
                        for index in range(choices):
                            if cards[kept, index] == card and len(guide) > 0:
                                waits[kept] = index
                                continue
                            results[kept, index] = finished(guide, cards[kept, index], hands, away, play, scratch)
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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=LEARNT_FOR, required=True)
    parser.add_argument("--deals", type=int, default=2_000_000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--start", type=Path, help="go on with the net in this file")
    parser.add_argument("--file", type=Path)
    asked = parser.parse_args()
    file = asked.file or net_file(asked.players)
    weights = weights_for(asked.players)
    tables = [table_terms(Rules.parse(text), weights) for text in RULES[asked.players]]
    net, nothing = load_net(asked.start) if asked.start else fresh(ROWS, asked.seed), np.zeros((0, HIDDEN), np.float32)
    speeds = np.full(ROWS, 0.01, np.float32)
    train(net.copy(), nothing, speeds.copy(), 0.0, 1, 0, tables[0])
    started, decisions = perf_counter(), 0
    chunks = -(-asked.deals // CHUNK)
    for chunk in range(chunks):
        done = chunk / chunks
        rate = asked.rate * max((1.0 - done) ** 2, 0.002)
        guide = nothing if done < FIRST_AT_RANDOM and not asked.start else net
        seed = asked.seed * 1_000_003 + chunk
        decisions += train(net, guide, speeds, rate, CHUNK, seed, tables[chunk % len(tables)])
        if chunk % 20 == 19 or chunk + 1 == chunks:
            np.save(file, net.astype(np.float16))
            minutes = (perf_counter() - started) / 60
            print(f"{CHUNK * (chunk + 1):9} deals, {decisions:10} decisions, {minutes:.1f} minutes", flush=True)


if __name__ == "__main__":
    main()
