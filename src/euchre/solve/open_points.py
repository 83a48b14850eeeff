"""The points that each choice brings every side with all hands open, at a table of any size."""

from __future__ import annotations

from euchre.core import law
from euchre.core.actions import Action, Play, Redeal
from euchre.core.engine import legal, step
from euchre.core.seating import ahead
from euchre.core.state import Phase, State, the_actor, the_contract
from euchre.solve.seated_play import BySide, SeatedPlay, Worth


def open_points(state: State, worth: Worth = ahead) -> dict[Action, BySide]:
    """The points of the deal by side after each choice, if all see all cards and play their best from there on.

    Each side's best is what `worth` says of the points: without one, its own less the others' mean. Cards are played as
    in `euchre.solve.maxn`; of calls that are worth the same the first is made. Cards thrown in and a redeal bring
    nothing, and so does a four-trick token; where the order of tricks matters (fast break), makers take theirs first.
    Empty where nobody is to act. Raises `EuchreError` for a state with unknown hands.
    """
    return _OpenDeal(worth).choices(state)


class _OpenDeal:
    """The bidding of a deal looked through to its end; a contract that is met twice is solved once."""

    def __init__(self, worth: Worth) -> None:
        self._worth = worth
        self._solved: dict[tuple[object, ...], BySide] = {}

    def choices(self, state: State) -> dict[Action, BySide]:
        """The points that follow each choice."""
        offered = legal(state)
        if any(isinstance(one, Play) for one in offered):
            cards = SeatedPlay.of_state(state, self._worth).card_points()
            return {one: cards[one.card] for one in offered if isinstance(one, Play)}
        nothing = law.seating(state.rules).nothing
        return {one: nothing if isinstance(one, Redeal) else self._points(step(state, one)) for one in offered}

    def _points(self, state: State) -> BySide:
        table = law.seating(state.rules)
        if state.open.up_card is None:
            return table.nothing
        if state.phase is Phase.PLAY:
            return self._played(state)
        side = table.side(the_actor(state))
        return max(self.choices(state).values(), key=lambda points: self._worth(points, side))

    def _played(self, state: State) -> BySide:
        made = the_contract(state)
        lead = made.trump, made.order[state.leader], made.maker, made.alone, state.hidden.hands, state.played
        if lead not in self._solved:
            self._solved[lead] = SeatedPlay.of_state(state, self._worth).points()
        return self._solved[lead]
