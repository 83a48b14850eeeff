"""Compare two sets of nets for tables of any number of players: the same deals, in every seating, at 0-0.

Run ``python -m tools.duel_tables 3 package old --deals 100000 --seed 1``: points per deal, as the arena counts them, of
the first less the second, with 95% intervals: cards and bids of both, and each alone. A name is ``package`` or a folder
with files of the same names, of which those that are missing are the package's.
"""

# ruff: noqa: NPY002 - compiled code knows only NumPy's older random numbers

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.card_net import best_card
from euchre.bots.any_table.weights import FILE, LEARNT_FOR, TableWeights, net_file, read_weights
from euchre.bots.nets.rows import CardNet, card_scratch
from euchre.core import law
from euchre.core.rules import Rules
from euchre.fast.jit import compiled, entry
from euchre.fast.play import LOST_FIRST_TWO, SEAT, advance, end_code, is_over
from tools.table_contracts import NEVER, RULES, TableTerms, bid_deal, deal_hands, first_lead_of, of_deal, table_terms


@entry
@compiled
def duel(
    one: TableTerms,
    other: TableTerms,
    cards: tuple[CardNet, CardNet],
    seatings: NDArray[np.int64],
    points: NDArray[np.float64],
    deals: int,
    seed: int,
) -> NDArray[np.float64]:
    """``[deal]``: what the seats of `one` gain; ``seatings`` are masks of the seats of `other`.

    ``points[maker, alone, made, seat]`` are the points of a seat's side.
    """
    np.random.seed(seed)
    players = len(one.seats)
    dealt, away, may = np.empty(players, np.uint64), np.empty(players, np.uint64), np.empty(players, np.uint64)
    scratch, gains = card_scratch(), np.zeros(deals)
    for deal in range(deals):
        terms = deal_hands(one, dealt)
        rival = of_deal(other.bids, terms.dealer, terms.up_card, other)
        for others in seatings:
            hands = dealt.copy()
            made = bid_deal(one, hands, terms, NEVER, rival, others)
            if made.maker < 0:
                continue
            dealer = rival if others >> terms.dealer & 1 else terms
            play = first_lead_of(one, dealer, made, hands, away)
            while not is_over(play):
                seat = play.at[SEAT]
                net = cards[1] if others >> seat & 1 else cards[0]
                advance(best_card(hands[seat], away[seat], play, net, may, scratch), hands, play)
            tricks, mine, theirs, seats = end_code(play) % LOST_FIRST_TWO, 0.0, 0.0, 0
            for seat in range(players):
                gain = points[made.maker, made.alone, tricks, seat]
                if others >> seat & 1:
                    theirs += gain
                else:
                    mine += gain
                    seats += 1
            gains[deal] += (mine / seats - theirs / (players - seats)) / len(seatings)
    return gains


def points_of(rules: Rules) -> NDArray[np.float64]:
    """``[maker, alone, made, seat]``: the points that the side of a seat scores."""
    table = law.seating(rules)
    found = np.zeros((table.players, 2, law.HAND_SIZE + 1, table.players))
    for maker, alone, made in product(table.seats, (0, 1), range(law.HAND_SIZE + 1)):
        lone = (maker,) if alone and table.has_partners else ()
        side = table.side(maker)
        won = (side,) * made + ((side + 1) % table.sides,) * (law.HAND_SIZE - made)
        scored = law.points(rules, maker, lone, won)
        found[maker, alone, made] = [scored[table.side(seat)] for seat in table.seats]
    return found


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int, choices=LEARNT_FOR)
    parser.add_argument("names", nargs=2)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules")
    asked = parser.parse_args()
    rules = Rules.parse(asked.rules or RULES[asked.players][0])
    table = law.seating(rules)
    one, other = (named(name, asked.players) for name in asked.names)
    sides = [sum(1 << seat for seat in table.members(side)) for side in range(table.sides)]
    every = sum(sides)
    seatings = np.array(sorted({*sides, *(every ^ side for side in sides)}))
    points = points_of(rules)
    for what, bids, cards in (("all", other, other), ("bids", other, one), ("cards", one, other)):
        found = duel(
            table_terms(rules, one),
            table_terms(rules, bids),
            (one.cards, cards.cards),
            seatings,
            points,
            asked.deals,
            asked.seed,
        )
        error = 1.96 * found.std() / len(found) ** 0.5
        print(f"{what:6} {found.mean():+.4f} ± {error:.4f} points, {len(found)} deals by {rules}", flush=True)


def named(name: str, players: int) -> TableWeights:
    """The nets of a name on the command line."""
    folder = FILE.parent if name == "package" else Path(name)
    cards, bids = (folder / file.name for file in (net_file(players), FILE))
    return read_weights(cards if cards.exists() else net_file(players), bids if bids.exists() else FILE, players)


if __name__ == "__main__":
    main()
