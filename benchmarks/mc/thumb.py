"""Rules of thumb, compiled: the card to play, the card to bury, the bid, each from one hand alone."""

from __future__ import annotations

from typing import NamedTuple

from euchre.fast.bits import NONE, ONE, TRUMPS, beats, count, higher, highest, lane_of, lane_set, lowest, number_of
from euchre.fast.convert import in_lanes
from euchre.fast.jit import compiled, entry, lean
from euchre.fast.lanes import LANE, PLACE, Cards, Sets
from euchre.fast.play import (
    LEADER,
    ON_TABLE,
    SEAT,
    PlayState,
    PlayTerms,
    advance,
    best_of,
    first_lead,
    seat_after,
    to_play,
    with_maker,
)
from euchre.fast.play import end_code as end_of

ACE, NO_TRUMP = 7, 4
"""The height of an ace, and the number of no trump among the suits."""
TRUMP_TAKES = (0.45, 0.45, 0.45, 0.45, 0.45, 0.45, 0.6, 0.75, 1.0, 1.0, 1.0)
"""The tricks that a trump takes, by its height."""


class Bidding(NamedTuple):
    """The facts by which everybody bids."""

    seats: tuple[int, ...]
    sides: int
    dealer: int
    up_card: int
    """The card turned up (0..32)."""
    turned: int
    """Its suit."""
    buriable: Cards
    packs: Sets
    enough: float
    """The tricks that make a call."""
    enough_alone: float
    ace: float
    """The tricks that an ace of another suit takes."""
    dealer_must: bool


@lean
def cheapest(cards: Cards) -> Cards:
    """The lowest card by rank, trumps last."""
    plain = cards & ~TRUMPS
    cards = plain if plain != NONE else cards
    best, found = 99, NONE
    while cards != NONE:
        card = lowest(cards)
        cards ^= card
        if number_of(card) % LANE < best:
            best, found = number_of(card) % LANE, card
    return found


@lean
def thumb_card(hand: Cards, play: PlayState) -> Cards:
    """The card to play: the maker draws trumps, sure cards are led, a partner's trick is left to the partner."""
    may, terms, seat = to_play(hand, play), play.terms, play.at[SEAT]
    unseen = terms.pack & ~(hand | play.gone[0])
    if play.at[ON_TABLE] == 0:
        trumps, rest = hand & TRUMPS, hand & ~TRUMPS
        top = highest(trumps)
        if seat == terms.maker and trumps != NONE and (count(trumps) >= 3 or unseen & higher(top, TRUMPS) == NONE):
            return top
        while rest != NONE:
            card = lowest(rest)
            rest ^= card
            if unseen & higher(card, lane_of(card)) == NONE:
                return card
        return cheapest(hand)
    best, winner = best_of(play.at[ON_TABLE], play)
    last = seat_after(seat, terms) == play.at[LEADER]
    friend = with_maker(winner, terms) == with_maker(seat, terms)
    if friend and (last or unseen & higher(best, lane_of(best)) == NONE):
        return cheapest(may)
    wins, left = NONE, may
    while left != NONE:
        card = lowest(left)
        left ^= card
        if beats(card, best):
            wins |= card
    if wins == NONE or friend:
        return cheapest(may)
    top = highest(wins)
    return top if not last and unseen & higher(top, lane_of(top)) == NONE else lowest(wins)


@entry
@compiled
def played_out(first: Cards, hands: Sets, play: PlayState) -> int:
    """The end of a deal once `first`, if not empty, is played; changes `hands` and `play`."""
    while hands[play.at[SEAT]] != NONE:
        advance(first if first != NONE else thumb_card(hands[play.at[SEAT]], play), hands, play)
        first = NONE
    return end_of(play)


@lean
def worst_card(hand: Cards, may: Cards) -> Cards:
    """The card to bury: a low one that is alone in its suit, else the lowest."""
    single, left = NONE, hand & may & ~TRUMPS
    while left != NONE:
        card = lowest(left)
        left ^= card
        if hand & lane_of(card) == card and number_of(card) % LANE != ACE:
            single |= card
    return cheapest(single if single != NONE else hand & may)


@lean
def tricks_of(hand: Cards, trump: int, at: Bidding) -> float:
    """The tricks that a hand (in lanes) is good for by itself."""
    found, trumps, left = 0.0, hand & TRUMPS, hand & TRUMPS
    while left != NONE:
        card = lowest(left)
        left ^= card
        found += TRUMP_TAKES[number_of(card) % LANE]
    for lane in range(0 if trump == NO_TRUMP else 1, 4):
        suit = hand & lane_set(lane)
        if suit == NONE and trumps != NONE:
            found += 0.15
        if suit & (ONE << (lane * LANE + ACE)) != NONE:
            found += at.ace
    return found


@compiled
def contract_end(hands: Sets, trump: int, maker: int, alone: int, ordered: bool, at: Bidding) -> int:  # noqa: FBT001
    """The end of a contract with these hands (33 bits): the code of the play, and the maker and whether alone."""
    players = len(at.seats)
    held = hands.copy()
    out = 0
    for seat in range(players):
        held[seat] = in_lanes(hands[seat], trump)
        if alone and seat != maker and seat % at.sides == maker % at.sides:
            out |= 1 << seat
            held[seat] = NONE
    up = ONE << PLACE[trump, at.up_card]
    takes = ordered and not out >> at.dealer & 1
    if takes:
        held[at.dealer] |= up
        held[at.dealer] ^= worst_card(held[at.dealer], in_lanes(at.buriable, trump))
    pack = at.packs[trump] if takes else at.packs[trump] & ~up
    terms = PlayTerms(pack, up if takes else NONE, at.dealer if takes else -1, maker, out, trump == NO_TRUMP, at.seats)
    play = first_lead(terms, seat_after(at.dealer, terms))
    return played_out(NONE, held, play) + 16 * (2 * maker + alone)


@lean
def judged(hand: Cards, trump: int, seat: int, ordered: bool, at: Bidding) -> float:  # noqa: FBT001
    """The tricks to expect of a call, the up-card considered."""
    lanes = in_lanes(hand, trump)
    if not ordered:
        return tricks_of(lanes, trump, at)
    if seat == at.dealer:
        six = lanes | ONE << PLACE[trump, at.up_card]
        return tricks_of(six ^ worst_card(six, in_lanes(at.buriable, trump)), trump, at)
    return tricks_of(lanes, trump, at) + (0.4 if seat % at.sides == at.dealer % at.sides else -0.4)


@entry
@compiled
def bid_end(hands: Sets, seat: int, ordering: bool, bid: int, at: Bidding) -> int:  # noqa: FBT001
    """The end of a deal once a seat bids: 0 a pass, ``1 + 2 * trump`` a call, one more alone; -1 is thrown in."""
    if bid:
        return contract_end(hands, (bid - 1) // 2, seat, (bid - 1) % 2, ordering, at)
    players, lone = len(at.seats), len(at.seats) > at.sides
    while True:
        if seat == at.dealer:
            if not ordering:
                return -1
            ordering = False
        seat = (seat + 1) % players
        best, call = -1.0, -1
        for trump in range(4):
            if (trump == at.turned) == ordering:
                worth = judged(hands[seat], trump, seat, ordering, at)
                if worth > best:
                    best, call = worth, trump
        if best >= at.enough or (at.dealer_must and not ordering and seat == at.dealer):
            return contract_end(hands, call, seat, 1 if lone and best >= at.enough_alone else 0, ordering, at)
