"""The guests whose page is open on a screen other than a table, as one worker knows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, get_args

from euchre.web.operator.replies import Screen

_LATELY: Final = 130.0
"""Seconds for which a page counts as open after it has looked for a message: in sight, it does so every minute."""
_VISIT: Final = 600.0
"""Seconds without a look after which the next one begins another visit: some go to other workers meanwhile."""
_SCREENS: Final[dict[str, Screen]] = {screen: screen for screen in get_args(Screen)}


class Visit(NamedTuple):
    """The visit of a guest: when it began, the last look, and the screen then; times in unix seconds."""

    since: float
    last: float
    screen: Screen

    def with_other(self, other: Visit) -> Visit:
        """The visit with what another worker knows of it."""
        return max(self, other, key=lambda visit: visit.last)._replace(since=min(self.since, other.since))


class Elsewhere:
    """The visits of guests, whose pages look for the operator's message at this worker."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock: Final = clock
        self._visits: Final[dict[str, Visit]] = {}
        """The visits in the order of their last looks."""

    def note(self, guest: str, screen: str) -> None:
        """Note that the page of a guest has looked from a screen."""
        now = self._clock()
        while self._visits and not 0 <= now - next(iter(self._visits.values())).last < _VISIT:
            del self._visits[next(iter(self._visits))]  # of the future, once the clock was set back
        before = self._visits.pop(guest, None)
        self._visits[guest] = Visit(now if before is None else before.since, now, _SCREENS.get(screen, "other"))

    @property
    def visits(self) -> dict[str, Visit]:
        """The visits that may go on, at other workers too."""
        return self._since(self._visits, _VISIT)

    def open(self, visits: dict[str, Visit]) -> dict[str, Visit]:
        """The visits, of those of all workers, whose page is open."""
        return self._since(visits, _LATELY)

    def _since(self, visits: dict[str, Visit], seconds: float) -> dict[str, Visit]:
        since = self._clock() - seconds
        return {guest: visit for guest, visit in visits.items() if visit.last > since}
