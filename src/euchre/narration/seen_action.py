"""An action of a game, as seen from a seat or by a spectator."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from euchre.core.actions import Action, Pass, Play
from euchre.core.cards import CardSet
from euchre.core.state import Phase, State, Trick
from euchre.core.trump import winner
from euchre.core.view import View, redact, view

cached_view: Final = lru_cache(8192)(view)
"""`view` with a cache: the view after one action is the view before the next, and the picture shows it as well.

Between two actions at one of a thousand tables there is one at each of the others, and each has some five viewers.
"""


class SeenAction(NamedTuple):
    """An action with somebody's view before and after; what they may not know is missing from it.

    `seat` is who acted, None for chance.
    """

    seat: int | None
    action: Action
    before: View
    after: View

    @classmethod
    def seen_by(cls, seat: int | None, state: State, action: Action, after: State) -> SeenAction:
        """The action taken in `state`, which led to `after`, as a seat or a spectator (None) sees it."""
        return cls(state.turn, redact(state, action, seat).action, cached_view(state, seat), cached_view(after, seat))

    @property
    def ends_deal(self) -> bool:
        """True if a result was written down: the cards were played out or thrown in."""
        return self.after.match.last != self.before.match.last  # the dealer differs, whatever else is equal

    @property
    def is_dealt_again(self) -> bool:
        """True if all have passed twice and the same dealer deals again, which is no result."""
        passed = isinstance(self.action, Pass) and self.before.phase is Phase.ROUND_2
        return passed and not self.ends_deal and self.after.open.up_card is None

    @property
    def ends_match(self) -> bool:
        """True if the match ended with it."""
        return self.after.phase is Phase.OVER

    @property
    def ends_trick(self) -> bool:
        """True if this card was the last of its trick."""
        return isinstance(self.action, Play) and len(self.before.trick) + 1 == len(self.before.order)

    @property
    def shown(self) -> View:
        """The trick on the table now: the view after, but a finished deal stays until the next one begins."""
        if not self.ends_deal:
            return self.after
        return self.before._replace(
            turn=None,
            legal=(),
            match=self.before.match._replace(
                score=self.after.match.score,
                games=self.after.match.games,
                tokens=self.after.match.tokens,
                last=self.after.match.last,
            ),
            hand=CardSet(),
            counts=(0,) * len(self.before.counts),
            shown=(),
            trick=(),
            tricks=self._tricks(),
        )

    def _tricks(self) -> tuple[Trick, ...]:
        before, action = self.before, self.action
        if not isinstance(action, Play) or before.trump is None:
            return before.tricks
        cards = (*before.trick, action.card)
        return (*before.tricks, Trick(before.leader, cards, before.order[winner(before.trump, cards)]))
