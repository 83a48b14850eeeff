"""The state of a deal of a batch: a row of small numbers, and a row of 64-bit words, most of them sets of cards.

What there is for each seat comes last, so that a row is as long as the number of players asks for.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.fast.jit import shared

Numbers = NDArray[np.int32]
"""A row of small numbers, by the columns below; seats are 0..5, cards 0..32."""
Words = NDArray[np.uint64]
"""A row of words; sets of cards are 33-bit."""

CUTS, NAMES_BENNY, WEAK, ROUND_1, ROUND_2, BURIES, ANSWERS, GIVES, PLAYS, DEALS = range(10)
"""The phases in the order of a deal; for the cards nobody waits who could choose."""
CARD, LAY_AWAY, GIFT, UNDER, SAY = range(5)
"""Kinds of choices. One of the first three is a card; one of `UNDER` the place of a card among those of ten and lower,
or `KEEP_ALL`; one of `SAY` as follows."""
KEEP_ALL: Final = 32
PASS, ORDER, ORDER_ALONE, NAME, ALONE, TOGETHER, TRAM, KEEP, REDEAL, BUMP = 0, 1, 2, 3, 13, 14, 15, 16, 17, 18
"""The words said: `NAME` and more is a suit, five more if it is alone; `BUMP` and more is the number of cards cut."""
SAID_KEEP, SAID_UNDER, SAID, SAID_GIVE, SAID_AGAIN = 0, 1, 2, 17, 18
"""Bits of what a seat has said: `SAID` more than what was said, and, said again, a bit for a pass and the next one."""
NO_WORD, TRAM_WORD, EUCHRE_WORD = range(3)

(
    EPISODE,  # how many deals have begun in this row
    STANDING,  # the number of the standing of the match that this deal is part of
    SCORELESS,  # deals in a row in which nobody scored
    START,  # the number of the standing that matches in this row begin with
    FIRST_DEALER,  # the dealer they begin with; -1 for one that is drawn
    MOVES,  # choices made in this deal
    PHASE,
    TURN,
    KIND,  # of what may be chosen
    DEALER,
    UP_CARD,  # -1 until the deal
    CUT,  # how many cards were cut
    BID,  # which turn to bid it is, in the tables
    NODE,  # which answer is waited for, in the tables
    TRUMP,  # -1 until it is made
    MAKER,  # -1 until trump is made
    LONERS,  # a mask of seats
    TAKEN,  # the dealer has taken the up-card
    GIVEN,  # the lone maker has got a card
    HOLDERS,  # a mask of the seats that may hold the up-card
    WENT_UNDER,  # a seat; -1 for nobody
    CALLED,  # `NO_WORD`, or why the rest of the hand plays itself
    LEADER,
    PLACED,  # cards on the table
    TRICK,  # complete tricks
    WON,  # the sides that won the tricks, see `seating.won_by`
    BEST,  # the best card on the table and who played it, see `trick_tables.RANKED`
    BURIALS,  # how many cards are buried; who buried the first, and which, and the second
    BURIED,
    LED,  # five: who led to each trick
    SAID_BY,  # for each seat: bits of what it has said; after the last seat, the columns of `laid`
) = (*range(29), 32, 37)
"""The columns of the numbers."""
(
    LANE,  # the seed of the row
    SEED,  # the seed of the deal
    KITTY,  # its top three cards
    UNDERNEATH,  # the cards that went under it
    BEGUN,  # of those, the ones chosen so far
    GONE,  # played
    FOLLOW,  # what follows suit to the card led
    OFFER,  # bit n: choice n of the kind may be made
    HANDS,  # for each seat: what it holds; after the last seat, the columns of `away`, `voids` and `threats`
) = range(9)
"""The columns of the words."""


@shared
def laid(players: int, trick: int, seat: int) -> int:
    """The column of 1 + the card of a seat in a trick, 0 before it plays."""
    return SAID_BY + players * (1 + trick) + seat


@shared
def numbers(players: int) -> int:
    """The number of numbers in a row."""
    return SAID_BY + 6 * players


@shared
def away(players: int, seat: int) -> int:
    """The column of what a seat has laid away."""
    return HANDS + players + seat


@shared
def voids(players: int, seat: int) -> int:
    """The column of the suits that a seat has shown it is out of."""
    return HANDS + 2 * players + seat


@shared
def threats(players: int) -> int:
    """The first column with room for what each of the others may hold."""
    return HANDS + 3 * players


@shared
def words(players: int) -> int:
    """The number of words in a row."""
    return HANDS + 4 * players - 1
