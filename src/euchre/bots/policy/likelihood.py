"""The likelihood of what players did, for the cards they may have held.

A player plays like the policy or more freely, and nobody knows which: every function here answers for each
`PlayerModel`, a row a model.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.nets.holdings import run_of, suspect
from euchre.bots.nets.rows import CardNet, card_scratch
from euchre.bots.policy.bidding import NEVER, PolicyContext, alone_gain, best_burial, bids, trump_call
from euchre.bots.policy.card_net import rate_cards
from euchre.fast.bits import ONE, count
from euchre.fast.convert import in_lanes
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import PLACE, Sets
from euchre.fast.play import ON_TABLE, PlayState, to_play


class PlayerModel(NamedTuple):
    """The ways in which a player departs from the policy."""

    share: float
    """The share of players like this."""
    doubt: float
    """The loss (in chances to win) with which a bid is still made now and then."""
    slip: float
    """The share of bids made for no reason at all."""
    odd_burial: float
    """The share of burials of another card than the policy's."""
    card_doubt: float
    """The loss, on the scale of the card net, with which a card is still played now and then."""
    odd_card: float
    """The share of cards played for no reason at all."""


MODELS: Final[tuple[PlayerModel, ...]] = (
    PlayerModel(share=0.4, doubt=0.01, slip=0.01, odd_burial=0.02, card_doubt=0.002, odd_card=0.15),
    PlayerModel(share=0.6, doubt=0.02, slip=0.02, odd_burial=0.2, card_doubt=0.12, odd_card=0.35),
)
"""Players much like the policy, and all others. `tools.fit_belief` fits and scores them; the scores are in
`docs/review.md`."""


@entry
@compiled
def likely_bid(
    models: tuple[PlayerModel, ...], hands: Sets, turn: int, choice: int, context: PolicyContext
) -> NDArray[np.float64]:
    """The chance that each of these hands (33 bits) makes a bid: 0 for a pass, 1 and more for the calls of the turn."""
    likely = np.empty((len(models), hands.shape[0]))
    for world in range(hands.shape[0]):
        worth = context.scratch.worth[: bids(hands[world], turn, context)]
        best = worth.max()
        for row, model in enumerate(models):
            total, allowed = 0.0, 0
            for each in worth:
                if each > NEVER:
                    total += np.exp((each - best) / model.doubt)
                    allowed += 1
            chance = 0.0 if worth[choice] == NEVER else np.exp((worth[choice] - best) / model.doubt) / total
            likely[row, world] = (1.0 - model.slip) * chance + model.slip / allowed
    return likely


@entry
@compiled
def likely_answer(
    models: tuple[PlayerModel, ...],
    hands: Sets,
    answer: int,
    node: int,
    turn: int,
    call: int,
    context: PolicyContext,
) -> NDArray[np.float64]:
    """The chance that each of these hands (33 bits), asked at a node of the auction, plays alone (1) or not (0)."""
    made, seat = trump_call(context.auction, turn, call), context.auction.node_seat[node]
    likely = np.empty((len(models), hands.shape[0]))
    for world in range(hands.shape[0]):
        gain = alone_gain(in_lanes(hands[world], made.trump), seat, made, node, context)
        for row, model in enumerate(models):
            chance = 1.0 / (1.0 + np.exp(-gain / model.doubt))
            likely[row, world] = (1.0 - model.slip) * (chance if answer else 1.0 - chance) + model.slip / 2
    return likely


@entry
@compiled
def likely_burial(
    models: tuple[PlayerModel, ...],
    hands: Sets,
    cards: Sets,
    node: int,
    turn: int,
    call: int,
    context: PolicyContext,
) -> NDArray[np.float64]:
    """The chance that the dealer, with each of these hands (33 bits, the up-card among them), buries these cards."""
    auction = context.auction
    made = trump_call(auction, turn, call)
    likely = np.empty((len(models), hands.shape[0]))
    for world in range(hands.shape[0]):
        hand = in_lanes(hands[world], made.trump)
        buriable = in_lanes(hands[world] & np.uint64(auction.buriable), made.trump)
        best = best_burial(hand, buriable, auction.dealer, made, node, context)[0]
        same = in_lanes(cards[world], made.trump) == best
        for row, model in enumerate(models):
            likely[row, world] = 1.0 - model.odd_burial if same else model.odd_burial / 5
    return likely


@entry
@compiled
def likely_card(
    models: tuple[PlayerModel, ...],
    net: CardNet,
    hands: Sets,
    away: Sets,
    card: int,
    trump: int,
    play: PlayState,
) -> NDArray[np.float64]:
    """The chance that the player with each of these hands (33 bits) plays a card (0..32) now; the rest is in lanes.

    Of cards that do the same each is as likely as the others: who plays one of several seldom plays just this one.
    """
    played = ONE << np.uint64(PLACE[trump, card])
    scratch, may = card_scratch(), np.empty(4, np.uint64)
    likely = np.empty((len(models), hands.shape[0]))
    for world in range(hands.shape[0]):
        hand, own = in_lanes(hands[world], trump), in_lanes(away[world], trump)
        options = to_play(hand, play)
        suspect(hand, own, play, may)
        found = rate_cards(net, hand, options, may, play, scratch)
        values, best = scratch.values[:found], scratch.values[:found].max()
        index, alike = run_of(played, options, scratch.cards[:found], play.at[ON_TABLE] == 0)
        for row, model in enumerate(models):
            total = 0.0
            for each in values:
                total += np.exp((each - best) / model.card_doubt)
            chance = np.exp((values[index] - best) / model.card_doubt) / total
            likely[row, world] = (1.0 - model.odd_card) * chance / alike + model.odd_card / count(options)
    return likely
