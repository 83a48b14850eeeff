"""The policy before the first lead: bids, burials, answers and gifts, wherever the engine asks somebody."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.hand_values import (
    BY_SELF,
    NOT_TAKEN,
    BidTerms,
    Floats,
    Proposal,
    bid_worths,
    buried,
    scores_no_more_alone,
    worth_with,
)
from euchre.bots.any_table.weights import TableWeights
from euchre.core import law
from euchre.core.actions import ALONE, BURIES, GIVES, TOGETHER, Action, Bury, Give, Keep, Name, Order, Pass
from euchre.core.cards import CARDS, Card, Suit, set_of
from euchre.core.rules import Rules
from euchre.core.state import Phase, Public, the_contract, the_up_card
from euchre.core.trump import STRENGTH, SUIT_SET
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction import pack_in_lanes
from euchre.fast.bits import TRUMPS
from euchre.fast.lanes import from_lane, place

ROUND: Final = {Phase.BENNY: 0, Phase.ROUND_1: 1, Phase.ROUND_2: 2}
Row = list[float]
"""The worth of each bid, by its number in `euchre.bots.any_table.hand_values`."""


class AuctionPolicy(NamedTuple):
    """The bidding of all players in one deal."""

    rules: Rules
    terms: BidTerms
    caution: float
    """The points of the deal by which a call must be better than a pass."""

    @classmethod
    def of(cls, seen: Public, weights: TableWeights, caution: float = 0.0) -> AuctionPolicy:
        """Make the policy for the deal under way."""
        return cls.at(MatchStakes.of(seen), the_up_card(seen.open), weights, caution)

    @classmethod
    def at(cls, stakes: MatchStakes, up_card: Card, weights: TableWeights, caution: float = 0.0) -> AuctionPolicy:
        """Make the policy for a deal with these stakes and this card turned up."""
        rules, table = stakes.rules, law.seating(stakes.rules)
        ends, nothing, point = _bid_ends(stakes)
        return cls(
            rules,
            BidTerms(
                table.players,
                table.sides,
                stakes.dealer,
                int(up_card),
                np.uint64(law.buriable(rules, set_of(law.pack(rules)), up_card)),
                packs(rules),
                weights.contracts,
                weights.passes,
                ends,
                nothing,
                point,
            ),
            caution,
        )

    def worths(self, hands: NDArray[np.uint64], bid_round: int) -> NDArray[np.float64]:
        """``[world, seat, bid]``: the worth of each bid of a round (0, 1, 2) with ``hands[world, seat]``."""
        worths = bid_worths(hands, bid_round, self.terms)
        worths[..., 0] += self.caution * self.terms.points
        return worths

    def row(self, seat: int, hand: int, bid_round: int) -> Row:
        """The worth of each bid to one seat."""
        hands = np.zeros((1, self.terms.players), np.uint64)
        hands[0, seat] = hand
        found: Row = self.worths(hands, bid_round)[0, seat].tolist()
        return found

    def choose(self, now: Public, seat: int, hand: int, offer: tuple[Action, ...], row: Row | None = None) -> Action:
        """The policy's choice of what is on `offer` to a seat; `row` says what its bids are worth, if that is known."""
        if len(offer) == 1:
            return offer[0]
        bid_round = ROUND.get(now.phase)
        if bid_round is not None:
            worth = self.row(seat, hand, bid_round) if row is None else row
            best = max(offer, key=lambda action: worth[bid_number(self.rules, action, the_up_card(now.open))])
            return Order() if best == Order(alone=True) and self.needless_alone(seat) else best
        if now.phase is Phase.BURY:
            return self._burial(now, seat, hand, offer)
        if now.phase is Phase.GIVE:
            trump = the_contract(now).trump
            cards = [action.card for action in offer if isinstance(action, Give) and action.card is not None]
            return GIVES[max(cards, key=lambda card: _rank(trump, card))]
        if now.phase is Phase.ALONE:
            return self._answer(now, seat, hand)
        if now.phase is Phase.WEAK_HANDS:
            return offer[0]
        return next((action for action in offer if not isinstance(action, Keep)), offer[0])

    def needless_alone(self, seat: int) -> bool:
        """True if the other side's dealer takes up the highest trump, and fewer than five tricks score no more alone.

        A partner's best card is worth having, whatever it scores.
        """
        return gives_highest_away(self.rules, self.terms.dealer, CARDS[self.terms.up_card], seat) and (
            scores_no_more_alone(self.terms.ends[seat])
        )

    def _burial(self, now: Public, seat: int, hand: int, offer: tuple[Action, ...]) -> Action:
        trump = the_contract(now).trump
        may = set_of(action.card for action in offer if isinstance(action, Bury) and action.card is not None)
        found = buried(np.uint64(hand), np.uint64(may), Proposal(int(trump), 0, seat, BY_SELF, 1), self.terms)
        return BURIES[from_lane(int(found), trump)]

    def _answer(self, now: Public, seat: int, hand: int) -> Action:
        contract, table = the_contract(now), law.seating(now.rules)
        if table.side(seat) != table.side(contract.maker):
            return TOGETHER
        taken = BY_SELF if contract.taken and seat == now.match.dealer else NOT_TAKEN
        ways = (Proposal(int(contract.trump), alone, seat, taken, 1) for alone in (0, 1))
        together, alone = (worth_with(np.uint64(hand), way, self.terms) for way in ways)
        return ALONE if alone > together else TOGETHER


def gives_highest_away(rules: Rules, dealer: int, up_card: Card, seat: int) -> bool:
    """True if a seat that orders up gives the highest trump to the other side, and no partner's best card is had."""
    table, suit = law.seating(rules), law.turned_suit(rules, up_card)
    if suit is None or table.side(seat) == table.side(dealer) or law.best_cards(rules):
        return False
    trumps = int(packs(rules)[suit] & TRUMPS)
    return place(up_card, suit) == trumps.bit_length() - 1


def bid_number(rules: Rules, action: Action, up_card: Card) -> int:
    """The number of a bid."""
    if isinstance(action, Pass):
        return 0
    assert isinstance(action, Order | Name), "a bid is a pass or a call"
    if isinstance(action, Name):
        return 1 + 2 * int(action.suit) + action.alone
    suit = law.turned_suit(rules, up_card)
    assert suit is not None, "a Benny for which the dealer names trump is never ordered up"
    return 1 + 2 * int(suit) + action.alone


@lru_cache(maxsize=64)
def packs(rules: Rules) -> NDArray[np.uint64]:
    """``[trump]``: the pack in lanes."""
    return np.array([pack_in_lanes(rules, trump) for trump in Suit], np.uint64)


def _rank(trump: Suit, card: Card) -> int:
    trumps = SUIT_SET[trump][trump]
    return STRENGTH[trump][card][card] + (100 if trumps >> card & 1 else 0)


@lru_cache(maxsize=256)
def _bid_ends(at: MatchStakes) -> tuple[Floats, Floats, Floats]:
    """The worth to each seat of the ends of its calls, of a deal without points, and of a point."""
    table = law.seating(at.rules)
    ends = [[_ways(at.rules, at, seat, alone) for alone in (False, True)] for seat in table.seats]
    nothing = [at.worth(table.nothing, table.side(seat)) for seat in table.seats]
    points = [at.point(table.side(seat)) for seat in table.seats]
    return np.array(ends), np.array(nothing), np.array(points)


def _ways(rules: Rules, at: MatchStakes, seat: int, alone: bool) -> list[float]:  # noqa: FBT001 - one of two rows
    """The worth to a caller of falling a trick short, of making it with a trick lost, and of a march."""
    table, size, enough = law.seating(rules), law.hand_size(rules), law.tricks_to_make(rules)
    side = table.side(seat)
    other = (side + 1) % table.sides
    loners = (seat,) if alone and table.partners(seat) else ()
    return [
        at.worth(law.points(rules, seat, loners, (side,) * made + (other,) * (size - made)), side)
        for made in (enough - 1, max(enough, size - 1), size)
    ]
