"""Teach the compiled policy to bid: deals against itself, the outcome of each call and each pass, two small networks.

Run ``python -m tools.train_bids --rounds 4 --deals 400000 --seed 1``. Each round plays deals with the networks of the
round before (the first at random), in which one bid of each deal is random, so that calls nobody would make are
tried too; then fits new networks to what happened. Needs scikit-learn. Writes `euchre/bots/policy/bids.npz`.
"""

from __future__ import annotations

# ruff: noqa: NPY002 - compiled code knows only NumPy's older random numbers
import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from sklearn.neural_network import MLPClassifier

from euchre.bots.policy.bid_features import ContractPosition, contract_features, pass_features
from euchre.bots.policy.bid_layout import CONTRACT, MOST, PASS
from euchre.bots.policy.bid_net import HIDDEN, KINDS, BidNet
from euchre.bots.policy.bidding import NEVER, PolicyContext, PolicyNets, bids, kind_of, trump_call
from euchre.bots.policy.deal import FREE, ask_on, bid_on, bury, give, played
from euchre.bots.policy.nets import BID_NETS, CARD_NET, policy_context
from euchre.core import law
from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.equity.stakes import MatchStakes
from euchre.fast.convert import in_lanes
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import PLACE
from euchre.fast.play import LOST_FIRST_TWO

RULES = (
    *("standard", "standard", "standard,all_pass=stick-the-dealer", "standard,no_trump=second-round"),
    *("british", "british", "british,benny_turned=dealer-looks-first,all_pass=stick-the-dealer"),
    *("online", "openspiel", "openspiel", "standard,defend_alone=against-loner,alone_when=after-burial"),
    *("standard,lowest=7", "standard,lowest=8,all_pass=stick-the-dealer", "standard,benny=joker"),
    *("standard,lowest=7,benny=joker,all_pass=stick-the-dealer,no_trump=second-round,defend_alone=always",),
    *("standard,partner=alone-only,alone_when=before-lead,alone_who=either-maker", "standard,partners_best=1"),
)
"""The rules to learn from: the presets, and the house rules that change a hand's worth."""
BATCH = 128
"""Deals with the same rules, dealer, up-card and score."""
PASSES = 0.4
"""The share of strange bids that are passes."""
OTHERS = 0.4
"""The share of contracts for which the other players' view is noted."""
STRANGE_ANSWERS = 0.25
"""The share of questions answered at random."""


class Rows(NamedTuple):
    """The notes on a batch of deals: rows of features that held, -1 behind the last, and the outcome of each."""

    call_rows: NDArray[np.int64]
    call_took: NDArray[np.int64]
    """The makers' tricks."""
    pass_rows: NDArray[np.int64]
    pass_kind: NDArray[np.int64]


@compiled
def chance() -> float:
    """A random number below 1."""
    return np.random.random()


@compiled
def note(rows: NDArray[np.int64], row: int, features: NDArray[np.int64], size: int) -> None:
    """Write down which features held."""
    rows[row, :size] = features[:size]
    rows[row, size:] = -1


@compiled
def strange_bid(hand: np.uint64, turn: int, context: PolicyContext) -> int:
    """A bid at random, a pass more often than a call."""
    number = bids(hand, turn, context)
    choice = 0 if chance() < PASSES else np.random.randint(number)
    while context.scratch.worth[choice] == NEVER:
        choice = np.random.randint(number)
    return choice


@compiled
def note_contract(
    hands: NDArray[np.uint64], leaf: int, turn: int, call: int, context: PolicyContext, rows: Rows, row: int
) -> int:
    """Note how the contract looks to the maker, and sometimes to others in the game; returns the next row."""
    auction = context.auction
    made, maker = trump_call(auction, turn, call), auction.node_maker[leaf]
    for seat in range(4):
        if auction.node_out[leaf] >> seat & 1 or (seat != maker and chance() > OTHERS):
            continue
        at = ContractPosition(
            seat,
            auction.dealer,
            maker,
            made.trump,
            auction.up_card,
            made.round,
            made.taken,
            auction.node_lead[leaf],
            auction.node_alone[leaf],
        )
        size = contract_features(
            hands[seat], auction.lanes[made.trump], PLACE[made.trump, auction.up_card], at, context.scratch.features
        )
        note(rows.call_rows, row, context.scratch.features, size)
        row += 1
    return row


@entry
@compiled
def record(dealt: NDArray[np.uint64], context: PolicyContext, explore: float, rows: Rows) -> tuple[int, int]:
    """Play deals, ``dealt[deal, seat]``, and note each hand and its outcome; returns the rows filled."""
    auction = context.auction
    calls = passes = 0
    for number in range(dealt.shape[0]):
        cards = dealt[number]
        tried = np.random.randint(auction.turn_seat.shape[0])
        first_pass, first_call = passes, calls
        turn, call = 0, -1
        while turn < auction.turn_seat.shape[0]:
            hand = cards[auction.turn_seat[turn]]
            forced = strange_bid(hand, turn, context) if turn == tried or chance() < explore else FREE
            at, call = bid_on(cards, turn, forced, context)
            end = at if call >= 0 else auction.turn_seat.shape[0]
            if end > turn and tried > turn:
                end, call = turn + 1, -1  # only one turn was passed: the strange bid is still to come
            for passed in range(turn, end):
                size = pass_features(cards[auction.turn_seat[passed]], auction, passed, context.scratch.features)
                note(rows.pass_rows, passes, context.scratch.features, size)
                rows.pass_kind[passes] = auction.turn_seat[passed]
                passes += 1
            turn = end
            if call >= 0:
                break
        if call < 0:
            rows.pass_kind[first_pass:passes] = 0
            continue
        made, leaf = trump_call(auction, turn, call), auction.call_node[call]
        hands, away = np.empty(4, np.uint64), np.zeros(4, np.uint64)
        for seat in range(4):
            hands[seat] = in_lanes(cards[seat], made.trump)
        if made.taken:
            bury(hands, away, leaf, FREE, made, context)
        while auction.node_seat[leaf] >= 0 and chance() < STRANGE_ANSWERS:
            leaf = auction.node_yes[leaf] if chance() < STRANGE_ANSWERS else auction.node_no[leaf]
        leaf = ask_on(hands, leaf, FREE, made, context)
        calls = note_contract(hands, leaf, turn, call, context, rows, calls)
        if auction.gift:
            give(hands, away, leaf, FREE, made, context)
        took = played(hands, away, leaf, made, context) % LOST_FIRST_TWO
        rows.call_took[first_call:calls] = took
        maker = auction.node_maker[leaf]
        alone = auction.node_alone[leaf] & (5 if maker & 1 == 0 else 10) != 0
        for row in range(first_pass, passes):
            rows.pass_kind[row] = kind_of((rows.pass_kind[row] ^ maker) & 1 == 0, alone, took)
    return calls, passes


def deal(rules: Rules, up_card: Card, count: int, rng: np.random.Generator) -> NDArray[np.uint64]:
    """Deal random hands (33 bits) around an up-card."""
    rest = np.array([card for card in law.pack(rules) if card != up_card], dtype=np.uint64)
    order = rng.permuted(np.tile(rest, (count, 1)), axis=1)[:, :20].reshape(count, 4, 5)
    return np.asarray(np.bitwise_or.reduce(np.uint64(1) << order, axis=2), dtype=np.uint64)


def play(policy: PolicyNets, deals: int, explore: float, rng: np.random.Generator) -> Rows:
    """The rows of many deals."""
    kept: tuple[list[NDArray[np.int64]], ...] = ([], [], [], [])
    for _ in range(deals // BATCH):
        rules = Rules.parse(RULES[rng.integers(len(RULES))])
        pack = law.pack(rules)
        up_card, dealer = pack[rng.integers(len(pack))], int(rng.integers(4))
        target = law.target(rules)
        score = (0, 0)
        if target and rng.random() < 0.3:
            score = (int(rng.integers(target)), int(rng.integers(target)))
        context = policy_context(MatchStakes(rules, score, (0, 0), dealer, 1), up_card, policy)
        sizes: tuple[tuple[int, ...], ...] = ((BATCH * 4, MOST), (BATCH * 4,), (BATCH * 8, MOST), (BATCH * 8,))
        rows = Rows(*(np.empty(size, dtype=np.int64) for size in sizes))
        calls, passes = record(deal(rules, up_card, BATCH, rng), context, explore, rows)
        for part, filled, count in zip(kept, rows, (calls, calls, passes, passes), strict=True):
            part.append(filled[:count])
    return Rows(*map(np.concatenate, kept))


def fit(rows: NDArray[np.int64], outcome: NDArray[np.int64], names: int, kinds: int, seed: int) -> BidNet:
    """A network that predicts the chances of each outcome."""
    known = rows >= 0
    matrix = csr_matrix(
        (np.ones(known.sum(), dtype=np.float32), rows[known], np.concatenate([[0], known.sum(axis=1).cumsum()])),
        shape=(len(rows), names),
    )
    model = MLPClassifier((HIDDEN,), batch_size=1024, learning_rate_init=2e-3, random_state=seed, alpha=1e-6)
    for step in range(5):
        model.learning_rate_init = 2e-3 / (1 + step)
        model.partial_fit(matrix, outcome, classes=np.arange(kinds))
    print(f"  {len(rows)} rows, loss {model.loss_:.4f}", flush=True)
    (hidden, out), (hidden_bias, out_bias) = model.coefs_, model.intercepts_
    return BidNet(*(np.ascontiguousarray(part, dtype=np.float32) for part in (hidden, hidden_bias, out, out_bias)))


def blank(names: int, kinds: int) -> BidNet:
    """A network that knows nothing."""
    return BidNet(*(np.zeros(shape, dtype=np.float32) for shape in ((names, HIDDEN), HIDDEN, (HIDDEN, kinds), kinds)))


def _save(calls: BidNet, passes: BidNet, path: Path) -> None:
    """Write the bid nets to a file."""
    named = {"calls": calls, "passes": passes}
    parts = {f"{name}_{part}": value for name, net in named.items() for part, value in net._asdict().items()}
    np.savez_compressed(path, **parts)


def main() -> None:
    """Play and learn, round after round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--deals", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=BID_NETS)
    asked = parser.parse_args()
    rng = np.random.default_rng(asked.seed)
    policy = PolicyNets(blank(CONTRACT.size, 6), blank(PASS.size, KINDS), CARD_NET)
    for number in range(asked.rounds):
        rows = play(policy, asked.deals, 1.0 if number == 0 else 0.0, rng)
        took, kind = rows.call_took, rows.pass_kind
        print(f"round {number}: {len(took)} contracts, {len(kind)} passes, makers took {took.mean():.3f}", flush=True)
        calls = fit(rows.call_rows, took, CONTRACT.size, 6, asked.seed)
        passes = fit(rows.pass_rows, kind, PASS.size, KINDS, asked.seed)
        policy = PolicyNets(calls, passes, CARD_NET)
        _save(calls, passes, asked.to)


if __name__ == "__main__":
    main()
