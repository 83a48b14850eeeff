"""The open-hand solver for a game: the worth of each card with all hands face up."""

from __future__ import annotations

from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from euchre.core.cards import CARDS, Card, Suit
from euchre.core.errors import EuchreError
from euchre.core.seating import FOUR
from euchre.core.state import Phase, State, the_contract
from euchre.fast.lanes import LANE, LANES, PLACE, to_lane, to_lanes
from euchre.solve.kernel import card_values, side_tricks


class OpenPlay(NamedTuple):
    """A moment of the play for a solver; the arrays are described in `euchre.solve.kernel` and `euchre.solve.maxn`."""

    trump: Suit
    hands: NDArray[np.uint64]
    leader: int
    table: NDArray[np.uint64]

    @property
    def no_trump(self) -> bool:
        """True if lane 4 holds the Benny alone."""
        return self.trump is Suit.NO_TRUMP

    @classmethod
    def of_state(cls, state: State) -> Self:
        """The play of a whole state.

        Raises `EuchreError` for a state that is not in the play or has unknown hands.
        """
        if state.phase is not Phase.PLAY:
            sentence = "Only a moment of the play can be solved: trump made, and a card to be played."
            raise EuchreError("solve/no-play", sentence)
        contract = the_contract(state)
        trump, order, trick = contract.trump, contract.order[state.leader], state.trick
        held = [hand & ~state.played for hand in state.hidden.hands]
        left = held[order[-1]].bit_count()
        table = np.zeros(len(held), np.uint64)
        for seat, card in zip(order, trick, strict=False):
            table[seat] = to_lane(card, trump)
        for place, seat in enumerate(order):
            if held[seat].bit_count() != left - (place < len(trick)) or not left:
                raise EuchreError("solve/hands", f"Seat {seat} does not hold as many cards as it must at this moment.")
        lanes = [to_lanes(hand, trump) if seat in order else 0 for seat, hand in enumerate(held)]
        return cls(trump, np.array(lanes, dtype=np.uint64), order[0], table)

    def side_tricks(self) -> int:
        """The number of tricks left, the one on the table among them, that side 0 takes if all four play their best."""
        assert len(self.hands) == FOUR.players, "other tables are for `SeatedPlay`"
        return int(side_tricks(self.hands, self.leader, self.table, self.no_trump))

    def card_values(self) -> dict[Card, int]:
        """The number of tricks side 0 takes after each card that the next player of four may play."""
        assert len(self.hands) == FOUR.players, "other tables are for `SeatedPlay`"
        values = np.empty(LANE * LANES, np.int8)
        card_values(self.hands, self.leader, self.table, self.no_trump, values)
        by_card = zip(CARDS, values[PLACE[self.trump]].tolist(), strict=True)
        return {card: value for card, value in by_card if value >= 0}
