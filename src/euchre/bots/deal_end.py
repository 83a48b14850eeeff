"""The end of a deal, and the count of deals without a score after which a match is stalled."""

from __future__ import annotations

from typing import Final

from euchre.core.actions import Action, Bump, Cut, Draw
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import Phase, State, result_between

MOST_SCORELESS_DEALS: Final = 1000
"""The number of deals in a row without a score after which a match is given up: it would never end."""
_BETWEEN: Final = (Phase.CUT, Phase.DEAL, Phase.OVER)
"""The phases in which a deal has ended, or is still to be cut for."""


def ends_deal(action: Action, after: State) -> bool:
    """True if an action has ended the deal: it is scored, or the cards are thrown in."""
    return after.phase in _BETWEEN and not isinstance(action, Draw | Cut | Bump)


class ScorelessDeals:
    """Counts the deals in a row in which nobody scored."""

    def __init__(self) -> None:
        self._number = 0

    def add(self, before: State, after: State) -> None:
        """A deal has ended, by what led from `before` to `after`."""
        result = result_between(before, after)
        scored = result is not None and any(result.points)
        self._number = 0 if scored or after.over else self._number + 1

    @property
    def too_many(self) -> bool:
        """True once the match is to be given up; never when it has come to its end."""
        return self._number >= MOST_SCORELESS_DEALS


def stalled(rules: Rules) -> EuchreError:
    """The error for a match in which nobody scores any more, because everybody keeps passing."""
    sentence = f"Nobody scored in {MOST_SCORELESS_DEALS:,} deals in a row under {rules}, so the match was given up."
    return EuchreError("match/stalled", sentence)
