"""The worth of each choice with all hands open: everybody sees all cards, and bids, buries and plays their best."""

from __future__ import annotations

from euchre.core.actions import Action, Play, Redeal
from euchre.core.cards import Suit
from euchre.core.engine import legal, step
from euchre.core.seating import FOUR
from euchre.core.state import Phase, State, the_actor, the_contract
from euchre.solve.open_play import OpenPlay
from euchre.solve.stakes import Stakes


def open_values(state: State) -> dict[Action, int]:
    """The points of side 0 (seats 0 and 2) less those of side 1 in this deal, after each choice.

    Everybody bids for points and plays for tricks. Cards thrown in and a redeal count 0, and so does a four-trick
    token; where the order of tricks matters (fast break), makers take theirs first. Empty where nobody is to act.
    Raises `EuchreError` for a state with unknown hands.
    """
    return _OpenDeal().values(state)


class _OpenDeal:
    """The bidding of a deal looked through to its end; a contract that is met twice is solved once."""

    def __init__(self) -> None:
        self._solved: dict[tuple[Suit, tuple[int, ...], tuple[int, ...]], int] = {}

    def values(self, state: State) -> dict[Action, int]:
        """The worth of each choice."""
        choices = legal(state)
        if any(isinstance(one, Play) for one in choices):
            worth, stakes = OpenPlay.of_state(state).card_values(), Stakes.of(state)
            return {one: _ahead(stakes, worth[one.card]) for one in choices if isinstance(one, Play)}
        return {one: 0 if isinstance(one, Redeal) else self._value(step(state, one)) for one in choices}

    def _value(self, state: State) -> int:
        """The worth of a state; 0 once the cards are thrown in."""
        if state.open.up_card is None:
            return 0
        if state.phase is Phase.PLAY:
            return self._played(state)
        best = min if FOUR.side(the_actor(state)) else max
        return best(self.values(state).values())

    def _played(self, state: State) -> int:
        contract = the_contract(state)
        if state.played:
            return _ahead(Stakes.of(state), OpenPlay.of_state(state).side_tricks())
        lead = contract.trump, contract.order[state.leader], state.hidden.hands
        if lead not in self._solved:
            self._solved[lead] = OpenPlay.of_state(state).side_tricks()
        return _ahead(Stakes.of(state), self._solved[lead])


def _ahead(stakes: Stakes, side_tricks: int) -> int:
    ours, theirs = stakes.points(side_tricks)
    return ours - theirs
