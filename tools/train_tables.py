"""Teach the policy for tables of two, three and six: deals against itself, the outcome of each choice, sums fitted.

Run ``python -m tools.train_tables --rounds 4 --deals 6000 --seed 1``. Each round plays deals by what the round before
has learnt, one bid in each deal being random; at every card each choice is played out, and each sum is fitted to
what came of it. Writes `euchre/bots/any_table/weights.npz`.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.auction import ROUND, AuctionPolicy
from euchre.bots.any_table.card_layout import FEATURES, GROUPS
from euchre.bots.any_table.card_scores import best_card, card_features, group_of
from euchre.bots.any_table.hand_values import CONTRACT, PASS, Proposal, contract_row, pass_row, taken_by
from euchre.bots.any_table.leads import Leads, deal_rows
from euchre.bots.any_table.playout import LeadDeals, dealt_lanes, play_leads, played_out
from euchre.bots.any_table.policy import contracts_of
from euchre.bots.any_table.weights import FILE, LEARNT_FOR, TableWeights
from euchre.bots.endings import THROWN
from euchre.core import law
from euchre.core.actions import Action, Pass
from euchre.core.engine import apply, legal, new_match, step
from euchre.core.rules import Rules
from euchre.core.seating import ahead
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, State, the_actor, the_contract
from euchre.fast.bits import count, lowest
from euchre.fast.jit import compiled, entry
from euchre.fast.play import CODES, LOST_FIRST_TWO, SEAT, advance, copy, is_over, to_play, with_maker

# ruff: noqa: NPY002 - compiled code knows only NumPy's older random numbers
RULES = {
    2: ("standard,players=2", "standard,players=2,all_pass=stick-the-dealer", "standard,players=2,lowest=7"),
    3: (
        "standard,players=3,points_march=3",
        "standard,players=3,points_march=3",
        "standard,players=3,points_march=3,all_pass=stick-the-dealer",
        "standard,players=3,lowest=7",
    ),
    4: (
        "standard",
        "standard,partners_best=1,all_pass=stick-the-dealer",
        "standard,partners_best=1,benny=joker",
    ),
    6: (
        "standard,players=6,lowest=7,benny=joker,points_lone_march=5",
        "standard,players=6,lowest=7,benny=joker,points_lone_march=5,all_pass=stick-the-dealer",
        "standard,players=6,lowest=7",
    ),
}
"""The rules to learn from, for each number of players."""
STRANGE = 0.1
"""The share of cards played at random."""
A_TRICK = 0.02
"""The points that a trick counts for where it changes nothing."""


class Sums(NamedTuple):
    """The sums that least squares asks for, one of each for every situation."""

    squares: NDArray[np.float64]
    """``[situation, feature, feature]``"""
    products: NDArray[np.float64]
    """``[situation, feature]``"""


@compiled
def note(sums: Sums, group: int, rows: NDArray[np.float64], worth: NDArray[np.float64]) -> None:
    """Add the features of the cards of a choice and what each brought, both less the average of the choice."""
    for feature in range(FEATURES):
        rows[:, feature] -= rows[:, feature].mean()
    mean = worth.mean()
    for at in range(len(worth)):
        for feature in range(FEATURES):
            here = rows[at, feature]
            if here != 0.0:
                sums.products[group, feature] += here * (worth[at] - mean)
                for other in range(FEATURES):
                    sums.squares[group, feature, other] += here * rows[at, other]


@entry
@compiled
def learn_cards(deals: LeadDeals, weights: NDArray[np.float64], values: NDArray[np.float64], sums: Sums) -> None:
    """Play deals from their first lead by the policy, and note every choice: each card is played out.

    ``values[code]`` is the worth of an end to the makers.
    """
    row, rows, worth = np.empty(FEATURES), np.empty((8, FEATURES)), np.empty(8)
    cards = np.empty(8, np.uint64)
    for deal in range(deals.hands.shape[0]):
        hands, away, play = dealt_lanes(deals, deal)
        while not is_over(play):
            seat = play.at[SEAT]
            hand = hands[seat]
            may = to_play(hand, play)
            number = count(may)
            chosen = best_card(hand, away[seat], play, weights, row)
            if number > 1:
                sign = 1.0 if with_maker(seat, play.terms) else -1.0
                for at in range(number):
                    card = lowest(may)
                    may ^= card
                    cards[at] = card
                    card_features(card, hand, away[seat], play, rows[at])
                    worth[at] = sign * values[played_out(card, hands.copy(), away, copy(play), weights, row)]
                note(sums, group_of(play), rows[:number], worth[:number])
                if np.random.random() < STRANGE:
                    chosen = cards[np.random.randint(number)]
            advance(chosen, hands, play)


def dealt(rules: Rules, rng: Random) -> State:
    """A fresh deal, at the first bid."""
    state = new_match(rules)
    while is_chance(state) or state.phase not in ROUND:
        state = apply(state, chance(state, rng) if is_chance(state) else legal(state)[0])
    return state


class Said(NamedTuple):
    """A bid as it was made."""

    seat: int
    round: int
    hand: int
    action: Action


class Notes:
    """The rows of features that a round of deals has shown, and what came of each."""

    def __init__(self) -> None:
        self.contracts: tuple[list[NDArray[np.float64]], list[NDArray[np.float64]]] = ([], [])
        """The contracts with a partner, or without one, and alone."""
        self.tricks: tuple[list[int], list[int]] = ([], [])
        self.passes: list[NDArray[np.float64]] = []
        self.gains: list[float] = []


def bid(state: State, policy: AuctionPolicy, rng: Random) -> tuple[list[Said], State]:
    """Bid a deal by the policy, one bid at random; all bids, and the state at the first lead or once thrown in."""
    hands = np.array([state.hidden.hands], np.uint64)
    rows = deal_rows(policy, hands, [0] if state.phase is Phase.BENNY else [1, 2])[0]
    said: list[Said] = []
    strange = rng.randrange(2 * len(state.hidden.hands))
    while state.phase is not Phase.PLAY and state.open.up_card is not None:
        seat, bid_round, offer = the_actor(state), ROUND.get(state.phase), legal(state)
        hand = state.hidden.hands[seat]
        row = None if bid_round is None else rows[bid_round][seat]
        action = policy.choose(state, seat, hand, offer, row)
        if bid_round is not None:
            action = rng.choice(offer) if len(said) == strange else action
            said.append(Said(seat, bid_round, hand, action))
        state = step(state, action)
    return said, state


def learn_deals(rules: Rules, weights: TableWeights, deals: int, rng: Random, notes: Notes, sums: Sums) -> float:
    """Play deals with one random bid each, and note what came of them; the makers' average gain."""
    table, leads = law.seating(rules), Leads(rules, contracts_of(rules), weights)
    played = []
    for _ in range(deals):
        state = dealt(rules, rng)
        policy = AuctionPolicy.of(state, weights)
        said, state = bid(state, policy, rng)
        leads.add(state if state.phase is Phase.PLAY else THROWN)
        played.append((policy, said, state))
    learn_cards(leads.deals, weights.cards, np.array([gain(rules, code) for code in range(CODES)]), sums)
    codes, gained = iter(play_leads(leads.deals, weights.cards).tolist()), []
    for policy, said, state in played:
        points = table.nothing
        if state.phase is Phase.PLAY:
            contract, made = the_contract(state), next(codes) % LOST_FIRST_TWO
            side, lone = table.side(contract.maker), int(bool(contract.alone))
            won = (side,) * made + ((side + 1) % table.sides,) * (law.HAND_SIZE - made)
            points = law.points(rules, contract.maker, contract.alone, won)
            gained.append(ahead(points, side))
            taken = taken_by(contract.maker, said[-1].round, lone, policy.terms)
            at = Proposal(int(contract.trump), lone, contract.maker, taken, said[-1].round)
            hand = np.uint64(state.hidden.hands[contract.maker])
            notes.contracts[lone].append(contract_row(hand, at, policy.terms))
            notes.tricks[lone].append(made)
        for seat, bid_round, held, action in said:
            if isinstance(action, Pass):
                notes.passes.append(pass_row(np.uint64(held), seat, bid_round, policy.terms))
                notes.gains.append(ahead(points, table.side(seat)))
    return fmean(gained)


def gain(rules: Rules, code: int) -> float:
    """The makers' points for an end, less the others', and a little for each trick."""
    made = code % LOST_FIRST_TWO
    if made > law.HAND_SIZE:
        return 0.0
    won = (0,) * made + (1,) * (law.HAND_SIZE - made)
    return ahead(law.points(rules, 0, (), won), 0) + A_TRICK * made


def logistic(rows: NDArray[np.float64], true: NDArray[np.bool_], ridge: float = 2.0) -> NDArray[np.float64]:
    """The weights of a sum whose logistic is the chance of `true` (Newton's method)."""
    weights = np.zeros(rows.shape[1])
    for _ in range(12):
        chance_ = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        slope = rows.T @ (true - chance_) - ridge * weights
        curve = (rows * (chance_ * (1 - chance_))[:, None]).T @ rows + ridge * np.eye(rows.shape[1])
        weights += np.linalg.solve(curve, slope)
    return weights


def start() -> TableWeights:
    """The weights before the first deal: trumps are good, high cards are, and a trick is worth taking."""
    cards = np.zeros((GROUPS, FEATURES))
    cards[:4, 3], cards[:4, 0] = 1.0, 0.5
    cards[4:, 0], cards[4:, 4], cards[4:, 5], cards[4:, 7], cards[4:, 10] = 1.0, -0.5, -0.3, -0.5, -0.5
    contracts = np.zeros((2, 2, CONTRACT))
    contracts[:, :, 0], contracts[:, :, 1:7], contracts[:, :, 13] = -3.0, 0.9, 0.6
    return TableWeights(cards, contracts, np.zeros(PASS))


def learnt(players: int, rounds: int, deals: int, seed: int) -> TableWeights:
    """The weights learnt for `players`."""
    weights, rng, every = start(), Random(f"{seed}/{players}"), Notes()
    for number in range(rounds):
        notes, many = Notes(), deals * (2 if number == rounds - 1 else 1)
        sums = Sums(np.zeros((GROUPS, FEATURES, FEATURES)), np.zeros((GROUPS, FEATURES)))
        gains = [
            learn_deals(Rules.parse(text), weights, many // len(RULES[players]), rng, notes, sums)
            for text in RULES[players]
        ]
        cards = [
            np.linalg.solve(squares + 5.0 * np.eye(FEATURES), products) for squares, products in zip(*sums, strict=True)
        ]
        contracts = weights.contracts.copy()
        for lone in (0, 1):
            every.contracts[lone].extend(notes.contracts[lone])
            every.tricks[lone].extend(notes.tricks[lone])
            if every.tricks[lone]:
                contracts[lone] = contract_weights(every.contracts[lone][-4 * many :], every.tricks[lone][-4 * many :])
        rows, points = np.array(notes.passes), np.array(notes.gains)
        passes = np.linalg.solve(rows.T @ rows + 20.0 * np.eye(PASS), rows.T @ points)
        weights = TableWeights(np.array(cards), contracts, passes)
        print(f"{players} at the table, round {number + 1}: {fmean(gains):+.3f}, {process_time():.0f} s", flush=True)
    return weights


def contract_weights(rows: list[NDArray[np.float64]], tricks: list[int]) -> NDArray[np.float64]:
    """The weights for the chance to make a contract, and for that of a march once it is made."""
    held, took = np.array(rows), np.array(tricks)
    made = took >= law.TRICKS_TO_MAKE
    return np.array([logistic(held, made), logistic(held[made], took[made] == law.HAND_SIZE)])


def main() -> None:
    """Learn, and write down what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--deals", type=int, default=6_000, help="deals a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="*", default=LEARNT_FOR)
    asked = parser.parse_args()
    parts = dict(np.load(FILE)) if FILE.exists() else {}
    for players in asked.players:
        found = learnt(players, asked.rounds, asked.deals, asked.seed)
        parts |= {f"{name}_{players}": part.astype(np.float32) for name, part in found._asdict().items()}
    np.savez_compressed(FILE, **parts)


if __name__ == "__main__":
    main()
