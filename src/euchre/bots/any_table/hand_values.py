"""The worth of each bid with a hand, from two small nets over plain features; compiled.

A net is one array: a row of `UNITS` weights for each feature, and one for each thing it tells. A row of features has
room for the hidden units behind it.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.fast.bits import NONE, ONE, TRUMPS, count, highest, lane_set, lowest
from euchre.fast.convert import in_lanes
from euchre.fast.jit import compiled, entry, lean, shared
from euchre.fast.lanes import LANE, NEXT_LANE, PLACE, TRUMP_LANE, Cards, Sets

CONTRACT = 40
"""Features of a contract; 0 is always 1."""
PASS = 32
"""Features of a pass; the first dozen say whose turn it is."""
UNITS = 16
"""The hidden units of a net."""
BIDS = 11
"""Numbers of the bids of a turn: 0 a pass, ``1 + 2 * trump`` a call, and one more alone."""
NOT_TAKEN, BY_SELF, BY_PARTNER, BY_FOE = 0, 1, 2, 3
NO_TRUMP = 4
ACE_HEIGHT, KING_HEIGHT = 7, 6
Floats = NDArray[np.float64]


class BidTerms(NamedTuple):
    """The facts of a deal that everybody bids by, and what was learnt."""

    players: int
    sides: int
    dealer: int
    up_card: int
    """The card turned up (0..32)."""
    buriable: np.uint64
    """The cards the dealer may bury, if they hold them (33 bits)."""
    packs: Sets
    """``packs[trump]``: the pack in lanes."""
    contracts: Floats
    """``contracts[alone]``: the net of a contract, for the chances to make it and, once made, to march."""
    passes: Floats
    """The net of a pass, for the points it brings."""
    ends: Floats
    """``ends[seat, alone, way]``: the worth to a caller of being euchred, of making it, of a march."""
    nothing: Floats
    """``nothing[seat]``: the worth of a deal without points."""
    points: Floats
    """``points[seat]``: the worth of a point."""


@shared
def scores_no_more_alone(ends: Floats) -> bool:
    """True if a call scores no more alone with fewer than five tricks; `ends` are those of the caller."""
    return bool(ends[1, 0] <= ends[0, 0] and ends[1, 1] <= ends[0, 1])


class Proposal(NamedTuple):
    """A contract that a seat may make, or has made."""

    trump: int
    alone: int
    """1 if the seat plays alone, else 0."""
    seat: int
    taken: int
    """The seat that takes the up-card: `NOT_TAKEN` to `BY_FOE`."""
    round: int
    """1 or 2; 0 when the Benny was turned up."""


class BidRoom(NamedTuple):
    """The room to work out the worth of bids."""

    chances: Floats
    """``chances[4]``: the chance to make each suit."""
    contract: Floats
    """The features of a contract and its hidden units."""
    passing: Floats
    """The features of a pass and its hidden units."""


@lean
def trump_features(hand: Cards, trump: int, taken: int, terms: BidTerms, row: Floats) -> None:
    """Write the features of a hand's trumps, and of an up-card that another takes."""
    pack = terms.packs[trump]
    up = ONE << np.uint64(PLACE[trump, terms.up_card])
    if taken == NOT_TAKEN:
        pack &= ~up
    trumps = hand & TRUMPS
    number = count(trumps)
    above = pack & TRUMPS
    for place in range(6):
        top = highest(above)
        above ^= top
        if trumps & top != NONE:
            row[1 + place] = 1.0
    row[6 + min(max(number, 1), 5)] = 1.0 if number else 0.0
    row[12] = count(trumps & above)
    row[17] = row[1] * row[2]
    row[18] = row[1] if number >= 3 else 0.0
    high_up = up & TRUMPS != NONE and count(pack & TRUMPS & ~((up << ONE) - ONE)) <= 1
    if taken == BY_FOE:
        row[19] = 1.0
        row[20] = 1.0 if high_up else 0.0
    elif taken == BY_PARTNER:
        row[21] = 1.0
        row[22] = 1.0 if high_up else 0.0
    elif taken == BY_SELF:
        row[23] = 1.0


@compiled
def contract_room() -> Floats:
    """Make room for the features of a contract and its hidden units."""
    return np.empty(CONTRACT + UNITS)


@compiled
def bid_room() -> BidRoom:
    """Make room to work out the worth of bids."""
    return BidRoom(np.empty(4), contract_room(), np.empty(PASS + UNITS))


@lean
def hidden_units(net: Floats, features: int, row: Floats) -> None:
    """Write the hidden units behind the features of a row."""
    row[features:] = 0.0
    for feature in range(features):
        here = row[feature]
        if here != 0.0:
            for unit in range(UNITS):
                row[features + unit] += here * net[feature, unit]
    for unit in range(UNITS):
        row[features + unit] = max(row[features + unit], 0.0)


@lean
def told(net: Floats, features: int, head: int, row: Floats) -> float:
    """The number that a net tells, once the hidden units are written."""
    total = 0.0
    for unit in range(UNITS):
        total += row[features + unit] * net[features + head, unit]
    return total


@lean
def contract_features(hand: Cards, at: Proposal, terms: BidTerms, row: Floats) -> None:
    """Write the features of a hand (in lanes) whose player makes trump."""
    row[:] = 0.0
    row[0] = 1.0
    trump_features(hand, at.trump, at.taken, terms, row)
    number = count(hand & TRUMPS)
    aces = voids = kings = bare = 0
    for lane in range(TRUMP_LANE):
        if at.trump != NO_TRUMP and lane == 0:
            continue
        suit = hand & lane_set(lane)
        if suit == NONE:
            voids += 1
            continue
        ace = suit >> np.uint64(lane * LANE + ACE_HEIGHT) & ONE != NONE
        king = suit >> np.uint64(lane * LANE + KING_HEIGHT) & ONE != NONE
        aces += ace
        bare += ace and suit & (suit - ONE) == NONE
        kings += king and suit & (suit - ONE) != NONE
    row[13] = aces
    row[14] = 1.0 if aces else 0.0
    row[15] = kings
    row[16] = voids if number else 0.0
    row[24] = 1.0 if (at.seat - terms.dealer) % terms.players == 1 else 0.0
    row[25] = 1.0 if at.seat == terms.dealer else 0.0
    row[26] = 1.0 if at.round == 2 else 0.0
    up = ONE << np.uint64(PLACE[at.trump, terms.up_card])
    row[32 + (at.seat - terms.dealer - 1) % terms.players] = 1.0
    row[38] = 1.0 if hand & lane_set(NEXT_LANE) == NONE else 0.0
    row[39] = voids * min(number, 3)
    row[27] = 1.0 if at.round == 2 and up & lane_set(NEXT_LANE) != NONE and at.trump != NO_TRUMP else 0.0
    row[28] = number * aces / 5.0
    row[30] = bare
    if at.trump == NO_TRUMP:
        row[29] = 1.0
        row[30] = aces
        row[31] = kings


@lean
def chance_of(net: Floats, head: int, row: Floats) -> float:
    """The chance of making a contract (head 0), or of a march once it is made (1), its hidden units being written."""
    total = told(net, CONTRACT, head, row)
    return 1.0 / (1.0 + math.exp(-min(max(total, -30.0), 30.0)))


@entry
@lean
def taken_by(seat: int, bid_round: int, alone: int, terms: BidTerms) -> int:
    """The taker of the up-card, seen from a caller."""
    if bid_round == 2:
        return NOT_TAKEN
    if seat == terms.dealer:
        return BY_SELF
    if seat % terms.sides == terms.dealer % terms.sides:
        return NOT_TAKEN if alone else BY_PARTNER
    return BY_FOE


@lean
def contract_worth(hand: Cards, at: Proposal, terms: BidTerms, row: Floats) -> float:
    """The worth to a seat of a contract with this hand (in lanes)."""
    contract_features(hand, at, terms, row)
    net = terms.contracts[at.alone]
    hidden_units(net, CONTRACT, row)
    made = chance_of(net, 0, row)
    marched = made * chance_of(net, 1, row)
    ways = terms.ends[at.seat, at.alone]
    return float(ways[0] + made * (ways[1] - ways[0]) + marched * (ways[2] - ways[1]))


@lean
def best_burial(hand: Cards, may: Cards, at: Proposal, terms: BidTerms, row: Floats) -> tuple[Cards, float]:
    """The card to lay away of those that may be (all in lanes), and the worth of the contract without it."""
    best, found = -1e30, NONE
    choices = hand & may
    plain = choices & ~TRUMPS
    if plain != NONE:
        choices = plain
    while choices != NONE:
        card = lowest(choices)
        choices ^= card
        worth = contract_worth(hand ^ card, at, terms, row)
        if worth > best:
            best, found = worth, card
    return found, best


@lean
def call_worth(hand: Cards, trump: int, alone: int, seat: int, bid_round: int, terms: BidTerms, row: Floats) -> float:
    """The worth to a seat of a call with its hand (33 bits)."""
    at = Proposal(trump, alone, seat, taken_by(seat, bid_round, alone, terms), bid_round)
    if at.taken != BY_SELF:
        return contract_worth(in_lanes(hand, trump), at, terms, row)
    six = hand | ONE << np.uint64(terms.up_card)
    lanes, may = in_lanes(six, trump), in_lanes(six & terms.buriable, trump)
    return best_burial(lanes, may, at, terms, row)[1]


@lean
def pass_features(hand: Cards, seat: int, bid_round: int, calls: Floats, terms: BidTerms, row: Floats) -> None:
    """Write the features of a pass with a hand (33 bits); `calls` are the chances to make each suit trump with it."""
    row[:] = 0.0
    row[23] = 1.0
    turn = (seat - terms.dealer - 1) % terms.players
    row[turn + (6 if bid_round == 2 else 0)] = 1.0
    up_suit = terms.up_card // 8
    best = second = 0.0
    for trump in range(4):
        if trump == up_suit:
            continue
        if calls[trump] > best:
            best, second = calls[trump], best
        elif calls[trump] > second:
            second = calls[trump]
    if bid_round == 2:
        row[12], row[13] = best, second
        row[22] = 1.0 if best > 0.6 else 0.0
        return
    mate = 1.0 if seat % terms.sides == terms.dealer % terms.sides and seat != terms.dealer else 0.0
    turned = min(up_suit, 3)
    lanes, trumps = in_lanes(hand, turned), terms.packs[turned] & TRUMPS
    up = ONE << np.uint64(PLACE[turned, terms.up_card])
    row[24] = count(lanes & TRUMPS) / 3.0
    row[25] = 1.0 if lanes & highest(trumps) != NONE else 0.0
    row[26] = 1.0 if lanes & highest(trumps ^ highest(trumps)) != NONE else 0.0
    row[27] = 1.0 if up == highest(trumps) else 0.0
    row[28] = 1.0 if count(trumps & ~((up << ONE) - ONE)) <= 2 else 0.0
    row[29] = row[27] * row[24]
    row[30] = 1.0 if seat % terms.sides == terms.dealer % terms.sides else 0.0
    row[31] = row[24] * row[30]
    row[14], row[15] = best, second
    row[16] = calls[up_suit] if up_suit < 4 else 0.0
    row[17] = mate
    row[18] = mate * row[16]
    row[19] = 1.0 if best > 0.6 else 0.0
    row[20] = row[16] if seat == terms.dealer else 0.0
    row[21] = 1.0 if best > 0.75 else 0.0


@lean
def pass_worth(hand: Cards, seat: int, bid_round: int, calls: Floats, terms: BidTerms, row: Floats) -> float:
    """The worth to a seat of a pass with its hand (33 bits)."""
    pass_features(hand, seat, bid_round, calls, terms, row)
    hidden_units(terms.passes, PASS, row)
    points = told(terms.passes, PASS, 0, row)
    return float(terms.nothing[seat] + points * terms.points[seat])


@lean
def chances_to_make(hand: Cards, seat: int, terms: BidTerms, calls: Floats, row: Floats) -> None:
    """Write the chance to make each suit with a hand (33 bits) as if it were named in round 2."""
    for trump in range(4):
        contract_features(in_lanes(hand, trump), Proposal(trump, 0, seat, NOT_TAKEN, 2), terms, row)
        hidden_units(terms.contracts[0], CONTRACT, row)
        calls[trump] = chance_of(terms.contracts[0], 0, row)


@lean
def seat_worths(hand: Cards, seat: int, bid_round: int, terms: BidTerms, room: BidRoom, worths: Floats) -> None:
    """Write the worth of each bid of a round to a seat with its hand (33 bits); bids of other rounds are left alone."""
    chances_to_make(hand, seat, terms, room.chances, room.contract)
    worths[0] = pass_worth(hand, seat, bid_round, room.chances, terms, room.passing)
    for trump in range(5):
        if bid_round == 1 and trump != terms.up_card // 8 and terms.up_card < 32:
            continue
        for alone in range(2 if terms.players > terms.sides else 1):
            worths[1 + 2 * trump + alone] = call_worth(hand, trump, alone, seat, bid_round, terms, room.contract)


@entry
@compiled
def bid_worths(hands: Sets, bid_round: int, terms: BidTerms) -> Floats:
    """``[world, seat, bid]``: the worth of each bid of a round to each seat, its hand being ``hands[world, seat]``.

    0 is the round in which the dealer names trump for a turned-up Benny. Whether a bid is allowed is not asked here.
    """
    worths = np.full((hands.shape[0], terms.players, BIDS), -1e9)
    room = bid_room()
    for world in range(hands.shape[0]):
        for seat in range(terms.players):
            if bid_round == 0 and seat != terms.dealer:
                continue
            seat_worths(hands[world, seat], seat, bid_round, terms, room, worths[world, seat])
    return worths


@entry
@compiled
def worth_with(hand: Cards, at: Proposal, terms: BidTerms) -> float:
    """The worth to a seat of a contract with its hand (33 bits)."""
    return contract_worth(in_lanes(hand, at.trump), at, terms, contract_room())


@entry
@compiled
def buried(hand: Cards, may: Cards, at: Proposal, terms: BidTerms) -> Cards:
    """The card that the policy lays away (in lanes) from a hand of which it may lay away `may` (33 bits)."""
    row = contract_room()
    return best_burial(in_lanes(hand, at.trump), in_lanes(may, at.trump), at, terms, row)[0]
