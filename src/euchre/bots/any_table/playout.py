"""Deals played to their end by the policy, every seat from its own knowledge only; compiled."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.any_table.card_net import best_card, rate_cards
from euchre.bots.nets.holdings import run_of, suspect
from euchre.bots.nets.rows import CardNet, CardScratch, card_scratch
from euchre.core.cards import Suit
from euchre.fast.bits import NONE, ONE
from euchre.fast.convert import in_lanes
from euchre.fast.jit import compiled, entry
from euchre.fast.lanes import Cards, Sets
from euchre.fast.play import ON_TABLE, SEAT, PlayState, PlayTerms, advance, copy, end_code, first_lead, to_play

NO_TRUMP = int(Suit.NO_TRUMP)
TURNED_DOWN, UNKNOWN = -1, -2
"""The holder of the up-card: nobody, or nobody can tell who."""


class LeadDeals(NamedTuple):
    """Deals of one table at their first lead; sets of cards are 33 bits."""

    hands: Sets
    """``hands[deal, seat]``"""
    away: Sets
    """``away[deal, seat]``: what is laid away."""
    facts: NDArray[np.int64]
    """``facts[deal]``: the trump, the leader, the maker, a mask of the seats that sit out, and the seat that holds the
    up-card openly, `TURNED_DOWN` or `UNKNOWN`."""
    up_cards: Sets
    """``up_cards[deal]``: the card turned up, as a set."""
    packs: Sets
    """``packs[trump]``: the pack in lanes."""
    seats: tuple[int, ...]
    """The seats at the table; see `euchre.fast.play`."""


@compiled
def dealt_lanes(deals: LeadDeals, deal: int) -> tuple[Sets, Sets, PlayState]:
    """The hands and the cards laid away in one of the deals, in lanes, and the state of its play."""
    players = len(deals.seats)
    trump, leader, maker, out, holder = deals.facts[deal]
    hands, away = np.zeros(players, np.uint64), np.zeros(players, np.uint64)
    for seat in range(players):
        if not out >> seat & 1:
            hands[seat] = in_lanes(deals.hands[deal, seat], trump)
        away[seat] = in_lanes(deals.away[deal, seat], trump)
    pack, up = deals.packs[trump], in_lanes(deals.up_cards[deal], trump)
    if holder == TURNED_DOWN:
        pack &= ~up
    if holder < 0:
        up = NONE
    terms = PlayTerms(pack, up, holder, maker, out, trump == NO_TRUMP, deals.seats)
    return hands, away, first_lead(terms, leader)


@compiled
def played_out(
    first: Cards, hands: Sets, away: Sets, play: PlayState, weights: CardNet, may: Sets, scratch: CardScratch
) -> int:
    """The end of a deal (a code of `euchre.fast.play`) from here; `first`, if not empty, is the next card.

    `hands` and `play` are changed; `may` and `scratch` are room to work.
    """
    while hands[play.at[SEAT]] != NONE:
        seat = play.at[SEAT]
        card = first
        first = NONE
        if card == NONE:
            card = best_card(hands[seat], away[seat], play, weights, may, scratch)
        advance(card, hands, play)
    return end_code(play)


@entry
@compiled
def choose_card(hand: Cards, away: Cards, play: PlayState, weights: CardNet) -> Cards:
    """The card the policy plays now."""
    return best_card(hand, away, play, weights, np.empty(len(play.terms.seats), np.uint64), card_scratch())


@entry
@compiled
def playouts(cards: Sets, worlds: Sets, away: Sets, play: PlayState, weights: CardNet) -> NDArray[np.int64]:
    """``[card, world]``: how each of `cards`, played now, ends in each world.

    ``worlds[world, seat]`` are the hands and ``away[world, seat]`` what is laid away, in lanes.
    """
    codes = np.empty((cards.shape[0], worlds.shape[0]), np.int64)
    may, scratch = np.empty(len(play.terms.seats), np.uint64), card_scratch()
    for which in range(cards.shape[0]):
        for world in range(worlds.shape[0]):
            hands = worlds[world].copy()
            codes[which, world] = played_out(cards[which], hands, away[world], copy(play), weights, may, scratch)
    return codes


@entry
@compiled
def play_leads(deals: LeadDeals, weights: CardNet) -> NDArray[np.int64]:
    """``[deal]``: how each deal ends, played from its first lead on."""
    codes = np.empty(deals.hands.shape[0], np.int64)
    may, scratch = np.empty(len(deals.seats), np.uint64), card_scratch()
    for deal in range(deals.hands.shape[0]):
        hands, away, play = dealt_lanes(deals, deal)
        codes[deal] = played_out(NONE, hands, away, play, weights, may, scratch)
    return codes


class CardPlayed(NamedTuple):
    """A card that somebody played, and when."""

    card: int
    """Its number (0..32)."""
    trump: int
    play: PlayState
    """The state of the play before."""


@entry
@compiled
def likely_cards(hands: Sets, away: Sets, done: CardPlayed, weights: CardNet, scale: float) -> NDArray[np.float64]:
    """``[world]``: how likely the seat to play would play just this card from each hand (33 bits).

    Chances fall by a factor of e for each `scale` that a card is worth less than another. Of cards that do the same
    each is as likely as the others.
    """
    play, likely = done.play, np.empty(hands.shape[0])
    may, scratch = np.empty(len(play.terms.seats), np.uint64), card_scratch()
    card = in_lanes(ONE << np.uint64(done.card), done.trump)
    for world in range(hands.shape[0]):
        hand, laid = in_lanes(hands[world], done.trump), in_lanes(away[world], done.trump)
        options = to_play(hand, play)
        suspect(hand, laid, play, may)
        found = rate_cards(weights, hand, options, may, play, scratch)
        index, alike = run_of(card, options, scratch.cards[:found], play.at[ON_TABLE] == 0)
        total = 0.0
        for value in scratch.values[:found]:
            total += math.exp((value - scratch.values[index]) / scale)
        likely[world] = 1.0 / (total * alike)
    return likely
