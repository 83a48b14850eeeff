"""A recorded match: who sat where, by which rules, and everything that happened, in order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Any, Final, NamedTuple

from euchre.core import law
from euchre.core.actions import Action, Deal
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.seating import Seating
from euchre.core.state import Result, Standing, State, result_between
from euchre.position.position import Position, position_of

SEATS: Final = ("South", "West", "North", "East")
"""The names of the seats at a table of four whose players have none: seat 0 is in front, as at our tables."""


IN_WORDS: Final = {2: "two", 3: "three", 4: "four", 6: "six"}
"""The numbers of players as sentences have them."""


def seat_names(players: int) -> tuple[str, ...]:
    """The names of the seats where the players have none.

    >>> seat_names(3)
    ('Seat 1', 'Seat 2', 'Seat 3')
    """
    return SEATS if players == len(SEATS) else tuple(f"Seat {number}" for number in range(1, players + 1))


CONCEDED: Final = "conceded"
"""The key in the notes of a record for the side that gave the match up."""
ABANDONED: Final = "abandoned"
"""The key in the notes of a match that had too many deals, and nobody has won."""
TIME_UP: Final = "time_up"
"""The key in the notes of a match whose time was up before it had ended: the side ahead has won."""


UNREAD: Final = "unread"
"""The key in the notes of a part of a game for the deals of the file that cannot be read: number and reason."""
SCORE_UNTOLD: Final = "score_untold"
"""The key in the notes of a record that begins with an unknown score."""


class PlayerId(NamedTuple):
    """The identity of a player in a register: that register's name for them, and whose register it is."""

    id: str
    source: str


@dataclass(frozen=True, kw_only=True)
class MatchRecord:
    """A match as it was recorded: rules, starting score, players and actions, chance included.

    `actions` are everything that happened, from the draw of the first dealer on; `start` is the score
    before the first deal, by side. `players` are the names of the seats, `ids` who
    they are in other people's registers, `notes` whatever else the record keeps (never changed once
    the record is made). A record read from Euchre Game Notation keeps that text in `egn`: there,
    cards that the text does not know are still unknown, while the actions hold one way they may
    have lain.

    Replaying raises `IllegalAction` at the first action that the rules do not allow.
    """

    rules: Rules
    actions: tuple[Action, ...] = ()
    start: tuple[int, ...] = ()
    players: tuple[str, ...] = ()
    ids: tuple[tuple[PlayerId, ...], ...] = ()
    notes: Mapping[str, Any] = field(default_factory=dict, hash=False)
    egn: str | None = None

    def __post_init__(self) -> None:
        unsaid = {
            "start": self.seating.nothing,
            "players": seat_names(self.seating.players),
            "ids": ((),) * self.seating.players,
        }
        for name, value in unsaid.items():
            object.__setattr__(self, name, getattr(self, name) or value)

    @property
    def seating(self) -> Seating:
        """The seating of the table."""
        return law.seating(self.rules)

    def steps(self) -> Iterator[tuple[State, Action]]:
        """The actions, each with the state it was taken in."""
        state = new_match(self.rules, score=self.start)
        for action in self.actions:
            yield state, action
            state = apply(state, action)

    def position(self, number: int, seat: int | None) -> Position:
        """The moment before an action, numbered from 0, as a seat knew it, or with all hands open (None).

        The number of actions gives the moment after the last. Raises `EuchreError` where no cards are dealt.
        """
        return position_of(islice(self.steps(), number), seat)

    @cached_property
    def _replayed(self) -> tuple[State, tuple[Result, ...]]:
        state, results = new_match(self.rules, score=self.start), []
        for action in self.actions:
            before, state = state, apply(state, action)
            if (result := result_between(before, state)) is not None:
                results.append(result)
        return state, tuple(results)

    @property
    def deals(self) -> int:
        """The number of deals begun."""
        return sum(isinstance(action, Deal) for action in self.actions)

    @property
    def final(self) -> State:
        """The state after the last action."""
        return self._replayed[0]

    @property
    def results(self) -> tuple[Result, ...]:
        """The results of the finished deals, in order."""
        return self._replayed[1]

    @property
    def score(self) -> tuple[int, ...]:
        """The score after the last action, by side."""
        return self.final.match.score

    @property
    def conceded(self) -> int | None:
        """The side that gave up, by the notes; None where the match was played to its end, or goes on."""
        side = self.notes.get(CONCEDED)
        sides = range(self.seating.sides)
        return side if type(side) is int and side in sides and not self.final.over else None

    @property
    def remark(self) -> str:
        """The remark on an untold score and on deals of its file that cannot be read; empty without these."""
        said = ["The score before these deals is not told."] if SCORE_UNTOLD in self.notes else []
        unread = self.notes.get(UNREAD)
        for deal_unread in unread if isinstance(unread, list) else ():
            match deal_unread:
                case {"deal": int(deal), "why": str(why)}:
                    said.append(f"Deal {deal} of the file cannot be read ({why.rstrip('.')}).")
        return " ".join(said)

    @property
    def broken_off(self) -> bool:
        """True if nothing more is played although the match goes on.

        A side gave it up, it was abandoned, or the time for it was up.
        """
        ended = self.notes.get(ABANDONED) is True or self.time_up
        return self.conceded is not None or (ended and not self.final.over)

    @property
    def time_up(self) -> bool:
        """True if the time for the match was up before its end, by the notes."""
        return self.notes.get(TIME_UP) is True and self.conceded is None and not self.final.over

    @property
    def over(self) -> bool:
        """True once nothing more is played: the match has ended, or was broken off."""
        return self.final.over or self.broken_off

    @property
    def winner(self) -> int | None:
        """The side that won, once the match is over; None before that, and for a draw."""
        match, gave_up = self.final.match, self.conceded
        return side_ahead(match, without=gave_up) if gave_up is not None or self.time_up else match.winner


def side_ahead(match: Standing, *, without: int | None = None) -> int | None:
    """The side that leads, by games and then by score; None if two are level. One that gave up is left out.

    >>> side_ahead(new_match(Rules(), score=(3, 5)).match)
    1
    >>> side_ahead(new_match(Rules(players=3), score=(7, 2, 5)).match, without=0)
    2
    """
    results = {side: each for side, each in enumerate(zip(match.games, match.score, strict=True)) if side != without}
    ahead = [side for side, each in results.items() if each == max(results.values())]
    return ahead[0] if len(ahead) == 1 else None
