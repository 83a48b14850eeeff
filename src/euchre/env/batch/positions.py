"""The rows of a batch that begin at a position: its deal is played there, choice by choice."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

import numpy as np

from euchre.core.cards import set_of
from euchre.core.engine import apply, legal
from euchre.core.seating import SEATINGS
from euchre.core.state import the_up_card
from euchre.env.batch.arrays import BatchArrays
from euchre.env.batch.steps import MatchTables, deal_cards, step_some
from euchre.env.numbering import numbers_of
from euchre.fast.batch import row
from euchre.fast.batch.deal_tables import DealTables
from euchre.position.position import Position
from euchre.worlds.open_position import opened

_KITTY: Final = 3
"""The cards of the kitty that a row knows; at a table of six it knows none."""


def play_to(positions: Mapping[int, Position], table: DealTables, arrays: BatchArrays, match: MatchTables) -> None:
    """Play the deals that have just begun in some rows up to these positions, the hidden cards drawn by their seeds.

    What the arrays tell of the episodes before stays there.
    """
    rows = np.array([*positions], np.int64)
    ends = (arrays.rewards, arrays.done, arrays.truncated, arrays.illegal)
    kept = [array[rows] for array in ends]
    moments = [opened(position, Random(int(arrays.words[deal, row.SEED]))) for deal, position in positions.items()]
    deal_cards(table, arrays, rows, np.array([_cards(moment) for moment in moments], np.uint64))
    spellings, actions = [_numbers(moment) for moment in moments], np.zeros(len(arrays.numbers), np.int64)
    for turn in range(max(map(len, spellings))):
        waiting = [place for place, spelling in enumerate(spellings) if len(spelling) > turn]
        actions[rows[waiting]] = [spellings[place][turn] for place in waiting]
        step_some(table, arrays, match, actions, rows[waiting])
    arrays.numbers[rows, row.MOVES] = 0  # the next step clears the ends, as in a deal that has just begun
    for array, before in zip(ends, kept, strict=True):
        array[rows] = before


def _cards(moment: Position) -> list[int]:
    """The cards of a deal, as `deal_cards` takes them."""
    ((before, action), *_) = moment.steps()
    dealt = apply(before, action)
    hands = dealt.hidden.hands
    kitty = set_of(dealt.hidden.kitty[:_KITTY]) if len(hands) < max(SEATINGS) else 0
    return [*hands, kitty, the_up_card(dealt.open), moment.cut]


def _numbers(moment: Position) -> list[int]:
    """The numbers of the actions after the deal."""
    _, *steps = moment.steps()
    return [number for before, action in steps for number in numbers_of(action, legal(before))]
