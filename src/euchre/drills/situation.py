"""The situation of a call: the seat from the dealer's left on, and the score."""

from __future__ import annotations

from typing import Final, Literal, get_args

from euchre.core import law
from euchre.core.view import View, the_seat

Place = Literal["first", "second", "third", "dealer"]
"""The place of a seat at a table of four, from the dealer's left on."""
PLACES: Final[tuple[Place, ...]] = get_args(Place)
ScoreBand = Literal["early", "ahead", "level", "behind"]
"""The score: early while nobody is within three points of the game; then that of the player's side."""
SCORE_BANDS: Final[tuple[ScoreBand, ...]] = get_args(ScoreBand)
_NEAR: Final = 3
"""The points to the end of a game from which on the score counts."""


def place_of(view: View) -> Place | None:
    """The place of the seat whose view it is; None at a table of another number."""
    seating = law.seating(view.rules)
    if seating.players != len(PLACES):
        return None
    return PLACES[(the_seat(view) - seating.left_of(view.match.dealer)) % seating.players]


def score_band(view: View) -> ScoreBand:
    """The score as the seat whose view it is sees it."""
    side, score = law.seating(view.rules).side(the_seat(view)), view.match.score
    ours, theirs = score[side], max(points for other, points in enumerate(score) if other != side)
    if max(ours, theirs) < law.target(view.rules) - _NEAR:
        return "early"
    return "level" if ours == theirs else "ahead" if ours > theirs else "behind"
