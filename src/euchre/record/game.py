"""A recorded game: who sat where, by which rules, and everything that happened, in order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

from euchre.core.actions import Action
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.state import Result, State

SEATS: Final = ("North", "East", "South", "West")
"""What the seats 0..3 are called where the players have no names."""


class PlayerId(NamedTuple):
    """Who a player is in somebody's register: that register's name for her, and whose register it is."""

    id: str
    source: str


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game as it was recorded: rules, starting score, players and actions, chance included.

    `actions` are everything that happened, from the draw of the first dealer on; `start` is the score
    before the first deal (seats 0 and 2 first). `players` are the names of the seats 0..3, `ids` who
    they are in other people's registers, `notes` whatever the record keeps besides (never changed once
    the game is made). A game that came from Euchre Game Notation keeps that text in `egn`: there,
    cards that the text does not know are still unknown, while the actions hold one way they may
    have lain.

    Replaying raises `IllegalAction` at the first action that the rules do not allow.
    """

    rules: Rules
    actions: tuple[Action, ...] = ()
    start: tuple[int, int] = (0, 0)
    players: tuple[str, ...] = SEATS
    ids: tuple[tuple[PlayerId, ...], ...] = ((), (), (), ())
    notes: Mapping[str, Any] = field(default_factory=dict, hash=False)
    egn: str | None = None

    def steps(self) -> Iterator[tuple[State, Action]]:
        """Each action with the state it was taken in."""
        state = new_match(self.rules, score=self.start)
        for action in self.actions:
            yield state, action
            state = apply(state, action)

    @cached_property
    def _replayed(self) -> tuple[State, tuple[Result, ...]]:
        state, results = new_match(self.rules, score=self.start), []
        for action in self.actions:
            before = state.match.last
            state = apply(state, action)
            if state.match.last is not before and state.match.last is not None:
                results.append(state.match.last)
        return state, tuple(results)

    @property
    def final(self) -> State:
        """The state after the last action."""
        return self._replayed[0]

    @property
    def results(self) -> tuple[Result, ...]:
        """How each finished deal ended, in order."""
        return self._replayed[1]

    @property
    def score(self) -> tuple[int, int]:
        """The score after the last action, seats 0 and 2 first."""
        return self.final.match.score

    @property
    def winner(self) -> int | None:
        """The side that won, once the match is over; None before that, and for a draw."""
        return self.final.match.winner
