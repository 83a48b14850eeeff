"""The likelihood of what players did, for the cards they may have held."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bidding import NEVER, PolicyContext, alone_gain, best_burial, bids, trump_call
from euchre.bots.policy.card_net import CardNet
from euchre.bots.policy.cards import choose_card
from euchre.fast.bits import NONE, ONE, lane_of
from euchre.fast.convert import in_lanes
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import PLACE, Sets
from euchre.fast.play import ON_TABLE, PlayState

DOUBT: Final = 0.006
"""How much worse (in chances to win) a bid may look and still be made now and then: others do not think as we do."""
SLIP: Final = 0.01
"""How often a bid is made for no reason at all."""
ODD_BURIAL: Final = 0.25
ODD_CARD: Final = 0.25
"""How often another card is buried, or played, than the policy would choose."""


@entry
@compiled
def likely_bid(hands: Sets, turn: int, choice: int, context: PolicyContext) -> NDArray[np.float64]:
    """How likely each of these hands (33 bits) makes a bid: 0 for a pass, 1 and more for the calls of the turn."""
    likely = np.empty(hands.shape[0])
    for world in range(hands.shape[0]):
        worth = context.scratch.worth[: bids(hands[world], turn, context)]
        best = worth.max()
        total, allowed = 0.0, 0
        for each in worth:
            if each > NEVER:
                total += np.exp((each - best) / DOUBT)
                allowed += 1
        chance = 0.0 if worth[choice] == NEVER else np.exp((worth[choice] - best) / DOUBT) / total
        likely[world] = (1.0 - SLIP) * chance + SLIP / allowed
    return likely


@entry
@compiled
def likely_answer(
    hands: Sets, seat: int, answer: int, node: int, turn: int, call: int, context: PolicyContext
) -> NDArray[np.float64]:
    """How likely each of these hands (33 bits), asked at a node of the auction, plays alone (1) or not (0)."""
    made = trump_call(context.auction, turn, call)
    likely = np.empty(hands.shape[0])
    for world in range(hands.shape[0]):
        gain = alone_gain(in_lanes(hands[world], made.trump), seat, made, node, context)
        chance = 1.0 / (1.0 + np.exp(-gain / DOUBT))
        likely[world] = (1.0 - SLIP) * (chance if answer else 1.0 - chance) + SLIP / 2
    return likely


@entry
@compiled
def likely_burial(
    hands: Sets, cards: Sets, node: int, turn: int, call: int, context: PolicyContext
) -> NDArray[np.float64]:
    """How likely the dealer, holding each of these hands (33 bits, the up-card among them), buries these cards."""
    auction = context.auction
    made = trump_call(auction, turn, call)
    likely = np.empty(hands.shape[0])
    for world in range(hands.shape[0]):
        hand = in_lanes(hands[world], made.trump)
        buriable = in_lanes(hands[world] & np.uint64(auction.buriable), made.trump)
        best = best_burial(hand, buriable, auction.dealer, made, node, context)[0]
        likely[world] = 1.0 - ODD_BURIAL if in_lanes(cards[world], made.trump) == best else ODD_BURIAL / 5
    return likely


@entry
@compiled
def likely_card(net: CardNet, hands: Sets, away: Sets, card: int, trump: int, play: PlayState) -> NDArray[np.float64]:
    """How likely the player with each of these hands (33 bits) plays a card (0..32) now; the rest is in lanes."""
    played = ONE << np.uint64(PLACE[trump, card])
    lane = lane_of(played)
    table = NONE
    for place in range(play.at[ON_TABLE]):
        table |= play.trick[place]
    likely = np.empty(hands.shape[0])
    for world in range(hands.shape[0]):
        hand, own = in_lanes(hands[world], trump), in_lanes(away[world], trump)
        chosen = choose_card(net, hand, own, play)
        # Cards with nothing between them that is unseen, or on the table, do the same.
        low, high = min(chosen, played), max(chosen, played)
        between = (high - low) & ~low & (play.terms.pack & ~(hand | play.gone[0] | own) | table)
        same = chosen & lane != NONE and between == NONE
        likely[world] = 1.0 - ODD_CARD if same else ODD_CARD / 2
    return likely
