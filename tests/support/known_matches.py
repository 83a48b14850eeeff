"""Matches known before they are played: every card follows from bytes the test chose, every bot is `PlannedBot`.

There is no back door in the server for this. A test writes the first event of a table into the store, root secret and
all, and what its page adds to the shuffle is known too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Final, Literal

from euchre.core import law
from euchre.core.actions import Action, parse_action
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.state import Phase
from euchre.core.view import View, view
from euchre.tables.course import the_course
from euchre.tables.effects import Persist
from euchre.tables.events import Event, Opened
from euchre.tables.fair import seeds
from euchre.tables.fold import TABLE
from euchre.tables.inputs import Arrived, BotActs, Gone, Input, MessageReceived
from euchre.tables.messages import Act, Commit, Level, Reveal, Terms
from euchre.tables.perspective.choices import choices
from euchre.tables.replies import Choice
from euchre.tables.step import step
from euchre.tables.table import Table
from euchre.tables.turns import bot_turn
from euchre.wording import wording
from support.planned_bot import PlannedBot

Habit = Callable[[View], Action]
"""The choice of a player when asked."""
Seats = tuple[Level | Literal["me", "open"], ...]

ADDED: Final = bytes([17]) * seeds.SIZE
"""The contribution of a test's page to the shuffle."""
HOST: Final = "host"
NAME: Final = "Ann"
_HOUSE: Final = PlannedBot()


@dataclass(frozen=True, slots=True)
class KnownMatch:
    """A table whose course is known up to a point."""

    first: Opened
    rules: Rules
    answers: tuple[Choice, ...]
    """The choices of the person on seat 0 up to there."""
    view: View
    """The view of the player there."""
    log: tuple[Event, ...]
    """The events up to there, the first included, and that the person has gone since."""


def house(seen: View) -> Action:
    """Play as the house player does."""
    return _HOUSE.choose(seen, Random(0))


def meek(seen: View) -> Action:
    """Decline while one may, and otherwise play as the house player does."""
    declining = ("pass", "keep", "together", "bump")
    return next((action for action in seen.legal if str(action) in declining), None) or house(seen)


def is_over(seen: View) -> bool:
    """True at the end of the match."""
    return seen.phase is Phase.OVER


def known_match(
    rules: str, wanted: Callable[[View], bool] = is_over, *, habit: Habit = house, deals: int = 1
) -> KnownMatch:
    """The first table at which the person on seat 0 sees a wanted view within `deals` deals."""
    for number in count():
        first = open_table(rules, number)
        played = _Played(first)
        answers: list[Choice] = []
        for seen, answer in _course(played, habit):
            if wanted(seen):
                played.hear(Gone(("page",)))
                return KnownMatch(first, seen.rules, tuple(answers), seen, tuple(played.log))
            if seen.deal_number > deals and not is_over(seen):
                break
            if answer is not None:
                answers.append(answer)
    raise AssertionError("there is always another table")


def open_table(rules: str, number: int = 0, seats: Seats | None = None) -> Opened:
    """The first event of a table, with bots on the other seats; its secret is the number."""
    if seats is None:
        others: list[Level] = ["swift"] * (law.seating(Rules.parse(rules)).players - 1)
        seats = ("me", *others)
    return Opened(
        at=0.0,
        table="",
        code="",
        host=HOST,
        name=NAME,
        root=f"{number:064x}",
        rules=rules,
        terms=Terms(pace="instant"),
        seats=seats,
        at_once="open" not in seats,
    )


class _Played:
    """A table at which something happens, and what it keeps of it."""

    def __init__(self, first: Opened) -> None:
        self.log: list[Event] = [first]
        self.table: Table = TABLE.fold(self.log)

    def hear(self, heard: Input) -> None:
        self.table, effects = step(self.table, heard, 0.0)
        self.log += [event for effect in effects if isinstance(effect, Persist) for event in effect.events]


def _course(played: _Played, habit: Habit) -> Iterator[tuple[View, Choice | None]]:
    """Yield the views of seat 0 throughout a match, with its choice if it is asked."""
    played.hear(Arrived(HOST, "page"))
    played.hear(MessageReceived(HOST, "page", Commit(id="1", digest=seeds.promise(ADDED))))
    played.hear(MessageReceived(HOST, "page", Reveal(id="2", contribution=ADDED.hex())))
    state, told = new_match(played.table.rules), 0
    while True:
        for action in the_course(played.table.course).actions[told:]:
            if told:
                yield view(state, 0), None
            state, told = apply(state, action), told + 1
        seen = view(state, 0)
        turn = bot_turn(played.table)
        if turn is not None:
            yield seen, None
            played.hear(BotActs(turn.seat, turn.seen, _HOUSE.choose(turn.view, Random(turn.seed))))
        elif seen.legal:
            action = habit(seen)
            yield seen, next(choice for choice in choices(wording(), seen) if parse_action(choice.action) == action)
            version = played.table.version
            played.hear(MessageReceived(HOST, "page", Act(id=f"act-{version}", seen=version, action=str(action))))
        else:
            yield seen, None
            return
