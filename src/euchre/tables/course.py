"""The course of a match: what has happened in the game, whose decision it is, and since when."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from euchre.core.actions import Action, Deal, Draw, Play
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.state import State, result_between
from euchre.record.match_record import side_ahead
from euchre.tables.events import Decider
from euchre.tables.messages import Level
from euchre.tables.segment import Segment, chances_in, is_shuffle

MOST_DEALS: Final = 1_200
"""Deals after which a match is abandoned; the longest rubber in which every deal scores a point has 1,071.

Where all may pass for ever, a match might never end, but a table must.
"""
_AFTER_A_TRICK: Final = 2
_AFTER_A_DEAL: Final = 4


class Participant(NamedTuple):
    """The players who began the match, by seat: a guest, or None for a bot, which has a level."""

    guest: str | None
    name: str
    level: Level | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """A match that has been dealt. Everything in it but the state, the key and the segments is public."""

    key: bytes
    """The key that determines every draw and deal (`euchre.tables.fair.seeds`)."""
    players: tuple[Participant, ...]
    state: State
    moved: int
    """The version of the table at which this state arose."""
    since: float
    """The time it arose, or somebody was back to see it, in unix seconds."""
    banks: tuple[float, ...]
    """Seconds each seat has left for the match, up to `since`."""
    past: tuple[Segment, ...] = ()
    """The segments up to the last shuffle."""
    segment: Segment = field(default_factory=Segment)
    """The actions since."""
    chances: int = 0
    """The number of actions that were draws and deals."""
    decided: frozenset[int] = frozenset()
    """Seats that have decided something in this deal."""
    late: bool = False
    """The time for the decision is up."""
    rest: int = 0
    """The load on people since the last pause: an action counts 1, the end of a trick or deal more."""
    skipped: bool = False
    """The only person at the table need not see the rest of this deal."""
    taken_back: int = 0
    hints: int = 0
    conceded: int | None = None
    """The side that gave the match up."""
    abandoned: bool = False
    """The match had too many deals, and nobody has won."""
    time_up: bool = False
    """The time of an evening's round was up before the match had ended, and the score decides."""
    private: bool = False
    """True if nobody was allowed to watch for some of this match: only its own people may see its hands."""
    joined: frozenset[str] = frozenset()
    """The guests who took over a seat after it had begun."""
    taken_over: tuple[int, ...] = ()
    """The seats that they took over, in order."""

    @classmethod
    def begin(
        cls,
        rules: Rules,
        key: bytes,
        players: tuple[Participant, ...],
        *,
        seconds: float,
        private: bool,
        version: int,
        at: float,
    ) -> Course:
        """The match before its first draw; each seat has `seconds` for it."""
        banks = (seconds,) * len(players)
        state = new_match(rules)
        return cls(key=key, players=players, state=state, moved=version, since=at, banks=banks, private=private)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions from the draw of the first dealer on; a long match has many thousands."""
        return tuple(action for segment in (*self.past, self.segment) for action in segment.parsed())

    @property
    def length(self) -> int:
        """The number of actions."""
        return self.segment.end

    @property
    def last_own(self) -> int | None:
        """The number of the last action that a person decided, from 0."""
        return next((segment.own[-1] for segment in (self.segment, *reversed(self.past)) if segment.own), None)

    @property
    def stood_in(self) -> tuple[dict[Level, int], ...]:
        """The number of decisions that bots took for each seat's player, by level."""
        found: tuple[dict[Level, int], ...] = tuple({} for _ in self.players)
        for segment in (*self.past, self.segment):
            for _, seat, level in segment.stood_in:
                found[seat][level] = found[seat].get(level, 0) + 1
        return found

    @property
    def broken_off(self) -> bool:
        """True if it ended before the game did: given up, abandoned, or the time of its round was up."""
        return self.conceded is not None or self.abandoned or self.time_up

    def was_played_by(self, guest: str | None) -> bool:
        """True for a guest who began the match, or took over a seat in it."""
        return guest is not None and (guest in self.joined or any(player.guest == guest for player in self.players))

    @property
    def endless(self) -> bool:
        """True where another deal would be one too many."""
        return self.deals >= MOST_DEALS and not self.segment.actions and not self.state.over

    @property
    def is_between_deals(self) -> bool:
        """True while no cards are dealt, and where cards that were thrown in are dealt again."""
        return not self.segment.is_dealt and not self.state.over

    @property
    def deals(self) -> int:
        """The number of deals; the draw of the first dealer does not count."""
        return max(0, self.chances - 1)

    @property
    def winner(self) -> int | None:
        """The side that won, by its points or because another gave up; None before that, and for a draw."""
        match, gave_up = self.state.match, self.conceded
        return side_ahead(match, without=gave_up) if gave_up is not None or self.time_up else match.winner

    def after(self, action: Action, who: Decider, *, version: int, at: float, stood_in: Level | None = None) -> Course:
        """The course after an action, which `who` decided, or a bot of a level in place of the seat's player.

        Raises `IllegalAction`.
        """
        before, state = self.state, apply(self.state, action)
        by_chance = isinstance(action, Draw | Deal)
        seat, banks, decided = before.turn, self.banks, self.decided
        if seat is not None and who != "rules":
            left = max(0.0, banks[seat] - (at - self.since))
            banks = (*banks[:seat], left, *banks[seat + 1 :])
            decided |= {seat}
        other = None if seat is None or stood_in is None else (seat, stood_in)
        past, segment = self.past, self.segment.after(action, own=who == "person", stood_in=other)
        if is_shuffle(action, state):
            past, segment = (*past, segment), segment.followed_by(state.match, self.chances + by_chance)
        return replace(
            self,
            state=state,
            moved=version,
            since=at,
            banks=banks,
            past=past,
            segment=segment,
            chances=self.chances + by_chance,
            decided=frozenset() if by_chance else decided,
            late=False,
            rest=(self.rest if at == self.since and not self.skipped else 0) + _weight(before, action, state),
            skipped=self.skipped and result_between(before, state) is None,
        )

    def back_to(self, count: int, *, version: int, at: float) -> Course:
        """The course as it was after `count` actions; the same cards will be dealt again."""
        past, segment = self.past, self.segment
        while segment.first > count:
            *earlier, segment = past
            past = tuple(earlier)
        segment = segment.cut_to(count)
        return replace(
            self,
            state=segment.replayed(self.state.rules),
            moved=version,
            since=at,
            past=past,
            segment=segment,
            chances=segment.chances + chances_in(segment.parsed()),
            late=False,
            rest=0,
            skipped=False,
            taken_back=self.taken_back + 1,
        )


def _weight(before: State, action: Action, after: State) -> int:
    if result_between(before, after) is not None:
        return _AFTER_A_DEAL
    return _AFTER_A_TRICK if isinstance(action, Play) and not after.trick else 1


def the_course(course: Course | None) -> Course:
    """The match that is being played, or was."""
    assert course is not None, "the cards are dealt"
    return course
