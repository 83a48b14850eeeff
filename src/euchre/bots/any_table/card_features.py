"""The input of a card net: the moment and each card that might be played, as lists of yes-or-no features.

Every feature is relative: other players are foes or mates, cards count by those still unseen. It is what
`euchre.bots.policy.card_features` is at tables of four, where each of the three others has a place of their own.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table import card_layout as layout
from euchre.bots.nets.holdings import FEW, distinct, ranks, stage_of, tricks_done, winning
from euchre.fast.bits import NONE, ONE, TRUMPS, count, higher, highest, lane_of, lane_set
from euchre.fast.jit import compiled, lean
from euchre.fast.lanes import NEXT_LANE, Cards, Sets
from euchre.fast.play import LEADER, ON_TABLE, SEAT, PlayState, best_of, seat_after, with_maker
from euchre.fast.seating import wrapped


class TrickSeen(NamedTuple):
    """The trick and the others, as the player whose turn it is sees them."""

    led: Cards
    """The lane led; empty for a leader, like all that is about the trick."""
    best: Cards
    """The card that wins so far."""
    mate_wins: int
    """1 if it is a mate's."""
    foes: Cards
    """The cards that foes may hold."""
    mates: Cards
    later_foes: Cards
    """The cards that foes still to play may hold."""
    later_mates: Cards
    foes_in: int
    """The foes in the game."""
    mates_in: int
    foes_later: int
    """The foes still to play."""
    mates_later: int
    ruffs: int
    """The foes still to play who are out of the lane led and may trump."""
    safe: int
    """1 if nobody still to play can beat the best card, as far as the suits they have shown to be out of tell."""
    maker_later: int
    """1 if the maker is still to play."""


@compiled
def trick_seen(may: Sets, play: PlayState) -> TrickSeen:
    """The table as the player whose turn it is sees it; `may` are the cards each seat may hold."""
    terms, seat, leader, on_table = play.terms, play.at[SEAT], play.at[LEADER], play.at[ON_TABLE]
    mine = with_maker(seat, terms)
    best, winner = best_of(on_table, play) if on_table > 0 else (NONE, leader)
    led = lane_of(play.trick[0]) if on_table > 0 else NONE
    above = higher(best, lane_of(best)) if on_table > 0 else NONE
    ruffing = above if best & TRUMPS != NONE else above | TRUMPS
    foes = mates = later_foes = later_mates = NONE
    foes_in = mates_in = foes_later = mates_later = ruffs = maker_later = 0
    safe, later = 1, True
    other = seat_after(seat, terms)
    while other != seat:
        later = later and other != leader
        held = may[other]
        threat = held & (ruffing if held & led == NONE else above)
        if with_maker(other, terms) == mine:
            mates |= held
            mates_in += 1
            if later:
                later_mates |= held
                mates_later += 1
        else:
            foes |= held
            foes_in += 1
            if later:
                later_foes |= held
                foes_later += 1
                ruffs += held & led == NONE and held & TRUMPS != NONE
        if later:
            safe = 0 if threat != NONE else safe
            maker_later = 1 if other == terms.maker else maker_later
        other = seat_after(other, terms)
    mate_wins = 1 if on_table > 0 and with_maker(winner, terms) == mine else 0
    return TrickSeen(
        led,
        best,
        mate_wins,
        foes,
        mates,
        later_foes,
        later_mates,
        foes_in,
        mates_in,
        foes_later,
        mates_later,
        ruffs,
        safe,
        maker_later,
    )


@lean
def out_of(lane: Cards, needed: Cards, may: Sets, play: PlayState) -> tuple[int, int]:
    """The foes (3 at most) and the mates who can hold no card of a lane, but may hold one of `needed`, if not empty."""
    terms, seat = play.terms, play.at[SEAT]
    mine = with_maker(seat, terms)
    foes = mates = 0
    other = seat_after(seat, terms)
    while other != seat:
        if may[other] & lane == NONE and (needed == NONE or may[other] & needed != NONE):
            if with_maker(other, terms) == mine:
                mates += 1
            else:
                foes += 1
        other = seat_after(other, terms)
    return min(foes, 3), min(mates, 2)


@lean
def role_of(play: PlayState) -> int:
    """0 for the maker, 1 for who plays with the maker, 2 for a defender."""
    seat, terms = play.at[SEAT], play.terms
    return 0 if seat == terms.maker else 1 if with_maker(seat, terms) else 2


@lean
def trick_features(hand: Cards, table: TrickSeen, wins: Cards, n: int, features: NDArray[np.int64]) -> int:
    """List, from place `n` on, the features of the trick on the table; returns the place after them."""
    kind = 0 if table.led == TRUMPS else 2 if table.best & TRUMPS != NONE else 1
    up_there = higher(table.best, lane_of(table.best))
    threat = min(count(table.later_foes & up_there), 3)
    can = (0 if wins != NONE else 1) + (0 if hand & table.led != NONE else 2)
    features[n] = layout.trick(winner=table.mate_wins, kind=kind, threat=threat, can=can, foes=table.foes_later)
    features[n + 1] = layout.led(
        unseen=min(count((table.foes | table.mates) & table.led), 5), out=table.ruffs, maker=table.maker_later
    )
    n += 2
    if table.mates_later:
        helps = min(count(table.later_mates & up_there), 3)
        features[n] = layout.partner(helps=helps, can=can, mates=table.mates_later)
        n += 1
    return n


@lean
def moment_features(
    hand: Cards, may: Sets, play: PlayState, table: TrickSeen, wins: Cards, features: NDArray[np.int64]
) -> int:
    """List the features of the moment, -1 after the last; returns of how many plain suits the best card is in hand."""
    terms, seat, on_table = play.terms, play.at[SEAT], play.at[ON_TABLE]
    players = len(terms.seats)
    theirs, up = table.foes | table.mates, terms.up
    side = 1 if with_maker(seat, terms) else 0
    trumps = hand & TRUMPS
    held = count(trumps)
    makers = table.mates_in + 1 if side else table.foes_in
    out_foes, out_mates = out_of(TRUMPS, NONE, may, play)
    features[0] = layout.role(maker=wrapped(players, terms.maker - seat), foes=table.foes_in, mates=table.mates_in)
    features[1] = layout.stage(stage=stage_of(play), side=side, alone=1 if makers == 1 else 0)
    features[2] = layout.place(place=on_table, foes=table.foes_later, mates=table.mates_later)
    features[3] = layout.trump_count(held=held, foes=min(count(table.foes & TRUMPS), 8))
    features[4] = layout.trump_ranks(ranks=ranks(trumps, theirs, TRUMPS, 6), side=side)
    features[5] = layout.trumpless(foes=out_foes, mates=out_mates, held=min(held, 3))
    features[6] = layout.unseen(done=tricks_done(play), pairs=min(count(theirs) >> 1, 14))
    n = 7
    masters = 0
    for number in range(0 if terms.no_trump else 1, 4):
        lane = lane_set(number)
        mine = hand & lane
        size = min(count(mine), 3)
        above = 0
        if mine != NONE:
            above = min(count(theirs & higher(highest(mine), lane)), 3)
            masters += 1 if above == 0 else 0
        out_foes, out_mates = out_of(lane, NONE, may, play)
        features[n] = layout.lane(size=size, above=above, unseen=FEW[count(theirs & lane)], trumps=min(held, 1))
        features[n + 1] = layout.gaps(foes=out_foes, mates=out_mates, size=size)
        features[n + 2] = layout.lane_ranks(ranks=ranks(mine, theirs, lane, 4), held=min(held, 2))
        n += 3
    if up & theirs != NONE:
        above = min(count((theirs | hand) & higher(up, TRUMPS)), 4)
        is_foe = table.foes & up != NONE
        later = on_table > 0 and (table.later_foes if is_foe else table.later_mates) & up != NONE
        holder = (2 if is_foe else 0) + (1 if later else 0)
        features[n] = layout.up_card(holder=holder, above=above, beaten=1 if trumps > up else 0)
        n += 1
    if on_table > 0:
        n = trick_features(hand, table, wins, n, features)
    if terms.no_trump:
        features[n] = layout.no_trump()
        n += 1
    features[n] = -1
    return masters


@lean
def lead_features(
    card: Cards, hand: Cards, may: Sets, play: PlayState, table: TrickSeen, features: NDArray[np.int64]
) -> int:
    """List the features of a lead; returns how many."""
    theirs, lane = table.foes | table.mates, lane_of(card)
    up = higher(card, lane)
    above, foes_above = count(theirs & up), count(table.foes & up)
    side = 1 if with_maker(play.at[SEAT], play.terms) else 0
    sure = 1 if foes_above == 0 else 0
    trump = 1 if card & TRUMPS != NONE else 0
    features[0] = layout.lead_stage(stage=stage_of(play), side=side, sure=sure)
    features[1] = layout.lead_mates(mates=min(count(table.mates & up), 3), foes=min(foes_above, 3), trump=trump)
    if trump:
        role = role_of(play)
        features[2] = layout.lead_trump(beside=count(hand & TRUMPS) - 1, above=min(foes_above, 4), role=role)
        features[3] = layout.lead_left(foes=min(count(table.foes & TRUMPS), 8), above=min(above, 4))
        features[4] = layout.lead_round(done=tricks_done(play), role=role, sure=sure)
        return 5
    trumps_out = 1 if table.foes & TRUMPS != NONE else 0
    out_foes, out_mates = out_of(lane, TRUMPS, may, play)
    features[2] = layout.lead_plain(
        size=min(count(hand & lane & ~card), 2),
        above=min(above, 3),
        unseen=min(count(theirs & lane), 5),
        trumps=trumps_out,
    )
    features[3] = layout.lead_ruff(foes=out_foes, mates=out_mates, sure=sure)
    is_next = 1 if lane == lane_set(NEXT_LANE) else 0
    features[4] = layout.lead_lane(next=is_next, side=side, above=min(above, 3))
    return 5


@lean
def follow_features(
    card: Cards, hand: Cards, may: Sets, play: PlayState, table: TrickSeen, wins: Cards, features: NDArray[np.int64]
) -> int:
    """List the features of a card to follow with; returns how many."""
    theirs, lane = table.foes | table.mates, lane_of(card)
    up = higher(card, lane)
    side = 1 if with_maker(play.at[SEAT], play.terms) else 0
    takes = 1 if card & wins != NONE else 0
    if lane == table.led:
        kind = (2 if card & TRUMPS != NONE else 0) + takes
    elif card & TRUMPS != NONE:
        kind = 4 + takes
    else:
        kind = 6
    above = min(count(theirs & up), 3)
    threat = min(count(table.later_foes & up), 3)
    features[0] = layout.follow(kind=kind, mates=table.mate_wins, foes=table.foes_later, threat=threat)
    features[1] = layout.follow_safe(kind=kind, mates=table.mate_wins, safe=table.safe, side=side)
    features[2] = layout.follow_stage(stage=stage_of(play), side=side, takes=takes)
    features[3] = layout.follow_keep(
        kept=min(count(hand & lane & ~card), 2),
        above=above,
        trumps=min(count(hand & TRUMPS & ~card), 2),
        takes=takes,
    )
    features[4] = layout.follow_ruff(kind=kind, ruffs=table.ruffs)
    n = 5
    if takes:
        cheaper = min(count(wins & lane & (card - ONE)), 2)
        features[n] = layout.follow_rank(cheaper=cheaper, dearer=min(count(wins & up), 2))
        n += 1
    if table.mates_later:
        helps = min(count(table.later_mates & up), 3)
        features[n] = layout.follow_partner(kind=kind, above=helps, mates=table.mates_later)
        n += 1
    if kind == 6:
        last = 1 if count(hand) == 2 else 0
        out_foes = out_of(lane, NONE, may, play)[0]
        features[n] = layout.discard(foes=out_foes, above=above, mates=table.mate_wins, last=last)
        n += 1
    return n


@lean
def rest_features(
    card: Cards, hand: Cards, theirs: Cards, takes: int, masters: int, n: int, features: NDArray[np.int64]
) -> None:
    """List, from place `n` on, the features of the hand that a card leaves, and -1 after the last."""
    lane, trumps = lane_of(card), hand & TRUMPS & ~card
    if card & TRUMPS != NONE:
        features[n] = layout.after_trumps(ranks=ranks(trumps, theirs, TRUMPS, 6), takes=takes)
    else:
        rest = hand & lane & ~card
        above = 0
        was_master = hand & higher(card, lane) == NONE and theirs & higher(card, lane) == NONE
        if was_master:
            masters -= 1
        if rest != NONE:
            above = min(count(theirs & higher(highest(rest), lane)), 3)
            if above == 0 and was_master:
                masters += 1
        features[n] = layout.after_lane(kept=min(count(rest), 3), above=above, unseen=FEW[count(theirs & lane)])
    features[n + 1] = layout.after_masters(masters=min(masters, 3), trumps=min(count(trumps), 3))
    features[n + 2] = -1


@lean
def card_features(
    hand: Cards,
    options: Cards,
    may: Sets,
    play: PlayState,
    cards: Sets,
    moment: NDArray[np.int64],
    lists: NDArray[np.int64],
) -> int:
    """Fill `cards` with the cards worth telling apart, and `moment` and `lists` (a row a card) with features.

    After the last feature of a list stands -1. Returns how many cards.
    """
    table, leads = trick_seen(may, play), play.at[ON_TABLE] == 0
    theirs = table.foes | table.mates
    found = distinct(options, theirs | table.best, leads, cards)
    if found == 1:
        return 1
    wins = winning(options, table.best)
    masters = moment_features(hand, may, play, table, wins, moment)
    for index in range(found):
        card = cards[index]
        if leads:
            takes = 1 if table.foes & higher(card, lane_of(card)) == NONE else 0
            n = lead_features(card, hand, may, play, table, lists[index])
        else:
            takes = 1 if card & wins != NONE else 0
            n = follow_features(card, hand, may, play, table, wins, lists[index])
        rest_features(card, hand, theirs, takes, masters, n, lists[index])
    return found
