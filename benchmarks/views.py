"""The views of a seat beside OpenSpiel's information states, at every decision of the same deals."""

from __future__ import annotations

from random import Random
from typing import Any

from benchmarks.race import Race
from benchmarks.trees import deal
from euchre.core.engine import apply, legal
from euchre.core.seating import FOUR
from euchre.core.state import State
from euchre.core.view import view


def _walk(seed: int) -> list[tuple[State, Any]]:
    """The states of one random deal, ours and OpenSpiel's; each takes its own random actions."""
    rng = Random(seed)
    ours, theirs = deal(seed)
    walked = []
    while (mine := legal(ours)) and (other := theirs.legal_actions()):
        walked.append((ours, theirs))
        ours = apply(ours, mine[rng.randrange(len(mine))])
        theirs = theirs.child(other[rng.randrange(len(other))])
    return walked


def race(deals: int = 100) -> Race:
    """The race of our views against OpenSpiel's information states, as text."""
    states = [pair for seed in range(deals) for pair in _walk(seed)]

    def ours() -> int:
        for state, _ in states:
            for seat in FOUR.seats:
                view(state, seat)
        return 4 * len(states)

    def theirs() -> int:
        for _, state in states:
            for seat in FOUR.seats:
                state.information_state_string(seat)
        return 4 * len(states)

    return Race("what a seat knows", "views/s", ours, theirs, "OpenSpiel's information state")
