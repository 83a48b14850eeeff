"""A position with all hands open, worked out to its end: no chance, and nothing to guess."""

from __future__ import annotations

from typing import Any, NamedTuple

from euchre.core import law
from euchre.core.actions import Action
from euchre.core.diagram import diagram
from euchre.core.seating import FOUR, ahead
from euchre.core.state import State
from euchre.solve.open_points import open_points
from euchre.solve.open_values import open_values


class OpenAnalysis(NamedTuple):
    """The points of each choice if everybody sees all cards; ``print(analysis)`` shows it."""

    state: State
    choices: tuple[tuple[Action, float], ...]
    """The choices, the best first, and the points of the deal for the side to act, less the others' mean."""

    def __str__(self) -> str:
        """The diagram of all hands, and a line for each choice."""
        rows = [f"{action!s:20}{points:+g}" for action, points in self.choices]
        seats = law.seating(self.state.rules).seats
        return "\n".join((diagram(self.state, ((seat, self.state.hand(seat)) for seat in seats)), *rows))

    def to_json(self) -> dict[str, Any]:
        """The analysis as plain values."""
        choices = [{"action": str(action), "points": points} for action, points in self.choices]
        return {"seat": None, "turn": self.state.turn, "choices": choices}


def analyse_open(state: State) -> OpenAnalysis:
    """Analyse a whole state as `euchre.solve.open_values.open_values` does for four, and `open_points` for others.

    Raises `EuchreError` for a state with unknown hands.
    """
    table = law.seating(state.rules)
    side = 0 if state.turn is None else table.side(state.turn)
    worth: list[tuple[Action, float]]
    if table == FOUR:
        worth = [(action, (1 - 2 * side) * points) for action, points in open_values(state).items()]
    else:
        worth = [(action, ahead(points, side)) for action, points in open_points(state).items()]
    return OpenAnalysis(state, tuple(sorted(worth, key=lambda pair: -pair[1])))
