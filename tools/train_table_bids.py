"""Teach the bids for tables of any number of players: deals against itself, two small nets fitted to what came of them.

Run ``python -m tools.train_table_bids --rounds 4 --deals 300000 --seed 1``, or with ``--players 3`` for one number of
them. The first round bids at random; each later one bids by the nets of the round before, but for one bid in some of
the deals. Cards are played by the net in the package. Writes `euchre/bots/any_table/bids.npz`.
"""

# ruff: noqa: NPY002 - compiled code knows only NumPy's older random numbers

from __future__ import annotations

import argparse
from itertools import product
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.card_net import load_net
from euchre.bots.any_table.hand_values import (
    CONTRACT,
    PASS,
    UNITS,
    Proposal,
    bid_room,
    chances_to_make,
    contract_features,
    pass_features,
    taken_by,
)
from euchre.bots.any_table.playout import played_out
from euchre.bots.any_table.weights import FILE, LEARNT_FOR, TableWeights, net_file
from euchre.bots.nets.rows import CardNet, card_scratch
from euchre.core import law
from euchre.core.rules import Rules
from euchre.core.seating import ahead
from euchre.fast.bits import NONE
from euchre.fast.jit import compiled, entry
from euchre.fast.play import LOST_FIRST_TWO
from tools.table_contracts import AT_RANDOM, RULES, TableTerms, bid_deal, deal_hands, first_lead_of, table_terms

Rows = NDArray[np.float32]
BATCH = 1024
STEPS = 6_000
"""Gradient steps (Adam) for a net."""
RATE = 0.004


@entry
@compiled
def play_deals(
    table: TableTerms, cards: CardNet, gains: NDArray[np.float64], deals: int, seed: int, strange: int
) -> tuple[Rows, NDArray[np.int64], Rows, Rows]:
    """Play deals; one bid of the first `strange` is random, in deals with as many, or `AT_RANDOM` each.

    The features of each contract; whether it was alone, and the makers' tricks; the features of each pass; the points
    it brought. ``gains[alone, made, mine]`` are the points by which a side is ahead; a thrown-in deal is worth 0.
    """
    np.random.seed(seed)
    players = len(table.seats)
    contracts, results = np.empty((deals, CONTRACT), np.float32), np.empty((deals, 2), np.int64)
    passes = np.empty((deals * players, PASS), np.float32)
    points = np.empty((deals * players, 1), np.float32)
    room = bid_room()
    hands, away, may = np.empty(players, np.uint64), np.empty(players, np.uint64), np.empty(players, np.uint64)
    scratch, found, passed = card_scratch(), 0, 0
    for _ in range(deals):
        terms = deal_hands(table, hands)
        dealt = hands.copy()
        odd = AT_RANDOM if strange == AT_RANDOM else np.random.randint(strange)
        made = bid_deal(table, hands, terms, odd, terms, 0)
        tricks = 0
        if made.maker >= 0:
            play = first_lead_of(table, terms, made, hands, away)
            taken = taken_by(made.maker, made.round, made.alone, terms)
            proposal = Proposal(made.trump, made.alone, made.maker, taken, made.round)
            contract_features(hands[made.maker], proposal, terms, room.contract)
            tricks = played_out(NONE, hands, away, play, cards, may, scratch) % LOST_FIRST_TWO
            contracts[found] = room.contract[:CONTRACT]
            results[found, 0], results[found, 1] = made.alone, tricks
            found += 1
        for bid_round in range(1, 3):
            for step in range(1, players + 1):
                seat = (terms.dealer + step) % players
                if bid_round == made.round and seat == made.maker:
                    break
                if passed < len(passes):
                    chances_to_make(dealt[seat], seat, terms, room.chances, room.contract)
                    pass_features(dealt[seat], seat, bid_round, room.chances, terms, room.passing)
                    mine = 1 if seat % terms.sides == made.maker % terms.sides else 0
                    passes[passed] = room.passing[:PASS]
                    points[passed, 0] = gains[made.alone, tricks, mine] if made.maker >= 0 else 0.0
                    passed += 1
            if made.maker >= 0 and bid_round == made.round:
                break
    return contracts[:found], results[:found], passes[:passed], points[:passed]


def gains_of(rules: Rules) -> NDArray[np.float64]:
    """``[alone, made, mine]``: the points by which a side is ahead when the makers took `made` tricks."""
    table, found = law.seating(rules), np.zeros((2, law.HAND_SIZE + 1, 2))
    for alone, made in product((0, 1), range(law.HAND_SIZE + 1)):
        lone = (0,) if alone and table.has_partners else ()
        points = law.points(rules, 0, lone, (0,) * made + (1,) * (law.HAND_SIZE - made))
        found[alone, made] = ahead(points, 1), ahead(points, 0)
    return found


def fitted(rows: Rows, wanted: Rows, told: Rows, *, chances: bool, seed: int) -> NDArray[np.float64]:
    """The net that tells what is `wanted` of its rows, where it is `told` (1 or 0): chances, or else numbers.

    A row of weights for each feature, and one for each thing it tells.
    """
    rng = np.random.default_rng(seed)
    features, heads = rows.shape[1], wanted.shape[1]
    net = rng.normal(0.0, 0.3, (features + heads, UNITS)).astype(np.float32)
    slope, speed = np.zeros_like(net), np.zeros_like(net)
    for step in range(STEPS):
        at = rng.integers(0, len(rows), BATCH)
        here = rows[at]
        sums = here @ net[:features]
        hidden = np.maximum(sums, 0.0)
        out = hidden @ net[features:].T
        error = ((1.0 / (1.0 + np.exp(-np.clip(out, -30, 30))) if chances else out) - wanted[at]) * told[at] / BATCH
        back = (error @ net[features:]) * (sums > 0)
        now = np.concatenate((here.T @ back, error.T @ hidden)) + 1e-6 * net
        slope += 0.1 * (now - slope)
        speed += 0.001 * (now**2 - speed)
        steps = step + 1
        rate = RATE * (1.0 - step / STEPS)
        net -= rate * (slope / (1 - 0.9**steps)) / (np.sqrt(speed / (1 - 0.999**steps)) + 1e-8)
    return net.astype(np.float64)


def contract_nets(rows: Rows, results: NDArray[np.int64], seed: int) -> NDArray[np.float64]:
    """``[alone]``: the net that tells the chance to make a contract, and that of a march once it is made."""
    nets: list[NDArray[np.float64]] = []
    for alone in (0, 1):
        here = results[:, 0] == alone
        if not here.any():
            nets.append(nets[0])
            continue
        made = results[here, 1] >= law.TRICKS_TO_MAKE
        wanted = np.column_stack((made, results[here, 1] == law.HAND_SIZE)).astype(np.float32)
        told = np.column_stack((np.ones(len(made)), made)).astype(np.float32)
        nets.append(fitted(rows[here], wanted, told, chances=True, seed=seed))
    return np.array(nets)


def learnt(players: int, rounds: int, deals: int, seed: int) -> TableWeights:
    """The weights learnt for `players`."""
    rng = np.random.default_rng(seed)
    weights = TableWeights(
        load_net(net_file(players)),
        rng.normal(0.0, 0.1, (2, CONTRACT + 2, UNITS)),
        rng.normal(0.0, 0.1, (PASS + 1, UNITS)),
    )
    started = perf_counter()
    for number in range(rounds):
        parts = []
        for place, text in enumerate(RULES[players]):
            rules = Rules.parse(text)
            table, many = table_terms(rules, weights), deals // len(RULES[players])
            strange = 4 * players if number else AT_RANDOM
            source = 1000 * seed + 10 * number + place
            parts.append(play_deals(table, weights.cards, gains_of(rules), many, source, strange))
        contracts, results, passes, points = (np.concatenate(part) for part in zip(*parts, strict=True))
        calls = contract_nets(contracts, results, seed)
        later = fitted(passes, points, np.ones_like(points), chances=False, seed=seed)
        weights = weights._replace(contracts=calls, passes=later)
        gain = float(points.mean())
        print(
            f"{players} at the table, round {number + 1}: {len(contracts)} contracts, {results[:, 1].mean():.3f} "
            f"tricks, {len(passes)} passes, {gain:+.3f} points, {perf_counter() - started:.0f} s",
            flush=True,
        )
    return weights


def main() -> None:
    """Learn, and write down what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--deals", type=int, default=300_000, help="deals a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="*", default=LEARNT_FOR)
    asked = parser.parse_args()
    parts = dict(np.load(FILE)) if FILE.exists() else {}
    for players in asked.players:
        found = learnt(players, asked.rounds, asked.deals, asked.seed)
        for name in ("contracts", "passes"):
            parts[f"{name}_{players}"] = getattr(found, name).astype(np.float32)
        np.savez_compressed(FILE, **parts)


if __name__ == "__main__":
    main()
