"""What one guest may know of a table: all that ever leaves it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from euchre.core.view import view
from euchre.tables.clocks import seconds_left
from euchre.tables.events import Acted, Event, Undone
from euchre.tables.fair.seeds import match_seed
from euchre.tables.fold import evolve
from euchre.tables.replies import News, Now, Picture, SeatNow, ShuffleNow, TableNow
from euchre.tables.seat import level_of
from euchre.tables.shown.news import news_of
from euchre.tables.shown.picture import picture_of
from euchre.tables.shown.retelling import told_so_far
from euchre.tables.table import Table, text_of
from euchre.tables.telling.names import addressed


def now_of(
    table: Table,
    guest: str,
    *,
    before: Table | None = None,
    events: Sequence[Event] = (),
    at: float | None = None,
) -> Now:
    """How the table stands for a guest, and what has happened since it stood as `before`, through these `events`.

    Without `before` she has just come, and is told the deal so far. A guest without a seat is a spectator. `at` is the
    time for the clocks, if it is later than the last event.
    """
    return nows_of(table, (guest,), before=before, events=events, at=at)[guest]


def nows_of(
    table: Table,
    guests: Iterable[str],
    *,
    before: Table | None = None,
    events: Sequence[Event] = (),
    at: float | None = None,
) -> dict[str, Now]:
    """The same for many guests, with what they all see, and what all without a seat see, worked out once."""
    everybody = table_now(table, at=at)
    steps = () if before is None else _steps(before, table, events)
    seats = {guest: table.seat_of(guest) for guest in guests}
    pictures = {seat: _picture(table, seat) for seat in set(seats.values())}
    news = {seat: _news(steps, seat) for seat in pictures}
    told = {seat: _told(table, seat) if before is None else () for seat in pictures}
    return {
        guest: Now(
            version=table.version,
            you=seat,
            hosting=guest == table.host,
            table=everybody,
            picture=pictures[seat],
            news=news[seat],
            told=told[seat],
        )
        for guest, seat in seats.items()
    }


def may_watch(table: Table, seat: int | None) -> bool:
    """Whether the game may be seen from there; `seat` None is a spectator."""
    return seat is not None or table.terms.spectators


def table_now(table: Table, *, at: float | None = None) -> TableNow:
    """What everybody may know, at the table or not."""
    time = table.at if at is None else max(at, table.at)
    names = table.names
    undo = table.stage == "playing" and table.single is not None
    return TableNow(
        code=table.code,
        stage=table.stage,
        rules=text_of(table.rules),
        terms=table.terms,
        seats=tuple(_seat(table, place, name, time) for place, name in enumerate(names)),
        host=table.seat_of(table.host),
        spectators=table.watchers,
        match=table.match,
        shuffle=_shuffle(table),
        undo=undo,
        decided=undo and table.course is not None and bool(table.course.own),
        dealt=0 if table.course is None else table.course.deals,
    )


def _seat(table: Table, place: int, name: str, at: float) -> SeatNow:
    seat = table.seats[place]
    if seat.is_open:
        return SeatNow(player="open", name="")
    return SeatNow(
        player="bot" if seat.guest is None else "person",
        name=name,
        level=level_of(table.seats, place),
        here=seat.away is None,
        stands_in=seat.stands_in,
        again=seat.guest in table.wanted,
        clock=seconds_left(table, place, at),
        said=seat.said,
    )


def _shuffle(table: Table) -> ShuffleNow:
    ceremony = table.ceremony
    over = table.stage == "over"
    return ShuffleNow(
        promise=ceremony.promise,
        attempt=ceremony.attempt,
        contributors=ceremony.persons,
        promised=ceremony.promised,
        shown=tuple(None if added is None else added.hex() for added in ceremony.shown),
        seed=match_seed(table.root, table.match, ceremony.attempt).hex() if over else None,
    )


def _picture(table: Table, seat: int | None) -> Picture | None:
    if table.course is None or not may_watch(table, seat):
        return None
    return picture_of(view(table.course.state, seat), addressed(table.names, seat))


def _told(table: Table, seat: int | None) -> tuple[str, ...]:
    if table.course is None or not may_watch(table, seat):
        return ()
    return told_so_far(table.course, addressed(table.names, seat), seat)


class _Step(NamedTuple):
    """One event between two tables; `goes_on` if more has happened in the game since."""

    before: Table
    event: Event
    after: Table
    goes_on: bool


def _steps(before: Table, table: Table, events: Sequence[Event]) -> tuple[_Step, ...]:
    """How a table became another through these events."""
    steps: list[_Step] = []
    last = max((number for number, event in enumerate(events) if isinstance(event, Acted | Undone)), default=-1)
    for number, event in enumerate(events):
        after = table if number == len(events) - 1 else evolve(before, event)
        steps.append(_Step(before, event, after, number < last))
        before = after
    return tuple(steps)


def _news(steps: tuple[_Step, ...], seat: int | None) -> tuple[News, ...]:
    shown = (step for step in steps if may_watch(steps[-1].after, seat) or not isinstance(step.event, Acted))
    found = (news_of(step.before, step.after, step.event, seat, goes_on=step.goes_on) for step in shown)
    return tuple(news for news in found if news is not None)
