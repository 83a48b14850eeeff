"""The choice of a card: each tried in deals that may be, everybody playing on as the policy does."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bidding import PolicyNets
from euchre.bots.policy.cards import choose_card as choose_by_policy
from euchre.bots.policy.playout import playouts
from euchre.bots.policy.values import codes_worth
from euchre.bots.search.alternatives import Alternatives, SampledEnds, worth_to_player
from euchre.bots.search.level import SearchLevel
from euchre.bots.search.memory import mix_in, remembered
from euchre.bots.search.sampling import Sampling
from euchre.core import law
from euchre.core.actions import PLAYS, Action, Play
from euchre.core.cards import Card, Suit
from euchre.core.seating import FOUR
from euchre.equity.stakes import MatchStakes
from euchre.fast.convert import many_in_lanes
from euchre.fast.decision import PlayDecision
from euchre.fast.lanes import LANE, place, to_lane
from euchre.fast.play import LOST_FIRST_TWO, PlayState
from euchre.solve.batch import card_values_many

EXACT: Final = 2
"""With so few cards left, who holds what decides, and not how people play: then the hands are played open."""


def decide_card(decision: PlayDecision, rng: Random, level: SearchLevel, policy: PolicyNets) -> Alternatives:
    """The alternatives in the play of the cards."""
    gone, decision = decision.play.gone[0], remembered(decision, level.memory)
    hand, away, trump, play = decision.hand, decision.away, int(decision.trump), decision.play
    forgotten = int(gone & ~play.gone[0])
    others = play.terms.pack & ~(hand | away | play.gone[0]) | play.trick.sum(dtype=np.uint64)
    alike = equivalent_groups(decision.actions, decision.trump, int(others))
    stakes = MatchStakes.of(decision.view, blind=not level.score)
    worth = np.array(codes_worth(stakes, decision.maker, decision.alone))
    bits = np.array([to_lane(cards[0], decision.trump) for cards in alike], dtype=np.uint64)
    chosen = choose_by_policy(policy.cards, hand, away, play)
    favourite = max((row for row, bit in enumerate(bits) if bit <= chosen), default=0)
    sampling, few = Sampling(decision.view, level, policy), int(hand).bit_count() <= EXACT

    def look(running: NDArray[np.int64]) -> SampledEnds:
        drawn, draws = sampling.sample(rng)
        hands = many_in_lanes(drawn.hands, trump)
        if forgotten:
            mix_in(forgotten, hands, decision, rng)
        if few:
            return SampledEnds(solved(play, bits[running], hands), draws)
        return SampledEnds(playouts(policy.cards, bits[running], hands, many_in_lanes(drawn.away, trump), play), draws)

    choices = tuple(tuple(PLAYS[card] for card in cards) for cards in alike)
    return Alternatives(choices, favourite, worth_to_player(decision.seat, worth), look)


def solved(here: PlayState, cards: NDArray[np.uint64], hands: NDArray[np.uint64]) -> NDArray[np.int64]:
    """``[card, world]``: how each card ends, as `playout` says it, if all hands lay open and all played their best."""
    table = np.zeros(4, np.uint64)
    terms, (_, leader, _, made, lost, lost_first_two) = here.terms, here.at.tolist()
    in_play = [seat & 3 for seat in range(leader, leader + 4) if not terms.out >> (seat & 3) & 1]
    for seat, card in zip(in_play, here.trick, strict=False):
        table[seat] = card
    hands = hands.copy()
    hands[:, [seat for seat in range(4) if seat not in in_play]] = 0
    rows = len(hands)
    values = card_values_many(hands, np.full(rows, leader), np.tile(table, (rows, 1)), terms.no_trump)
    left = law.HAND_SIZE - made - lost
    side0 = values[:, [int(card).bit_length() - 1 for card in cards]].T.astype(np.int64)
    makers = made + (side0 if FOUR.side(terms.maker) == 0 else left - side0)
    return np.asarray(makers + LOST_FIRST_TWO * lost_first_two)


def equivalent_groups(actions: tuple[Action, ...], trump: Suit, others: int) -> list[list[Card]]:
    """Group the cards that may be played, low to high: those of a suit with none of `others` between them.

    `others` are the cards unseen or on the table.
    """
    places = sorted((place(action.card, trump), action.card) for action in actions if isinstance(action, Play))
    alike: list[list[Card]] = []
    below = -1
    for bit, card in places:
        between = others & ((1 << bit) - (1 << below + 1)) if below >= 0 else -1
        if below < 0 or between or below // LANE != bit // LANE:
            alike.append([])
        alike[-1].append(card)
        below = bit
    return alike
