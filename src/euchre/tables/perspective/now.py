"""The table as one guest may know it: all that ever leaves it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from euchre.core.view import View
from euchre.narration.people import People
from euchre.narration.refused import sentence_of
from euchre.narration.seen_action import cached_view
from euchre.tables.clocks import bot_in, seconds_left, starts_in
from euchre.tables.course import Course
from euchre.tables.effects import Refuse
from euchre.tables.evening_place import EveningPlace
from euchre.tables.events import Acted, Event, Undone
from euchre.tables.fair.round_shuffle import by_seat
from euchre.tables.fair.seeds import match_seed
from euchre.tables.fold import evolve
from euchre.tables.perspective.deal_so_far import deal_so_far
from euchre.tables.perspective.news import news_of
from euchre.tables.perspective.picture import broken_off, picture_of, public_picture
from euchre.tables.replies import News, Now, Picture, PlaceNow, Refused, SeatNow, ShuffleNow, TableNow
from euchre.tables.table import Table, text_of
from euchre.wording import Language, wording


class Reader(NamedTuple):
    """A guest, and the language that the guest's client speaks."""

    guest: str
    language: Language = "en"


def now_of(
    table: Table,
    guest: str,
    language: Language = "en",
    *,
    before: Table | None = None,
    events: Sequence[Event] = (),
    at: float | None = None,
) -> Now:
    """The table as a guest sees it, and what has happened since it stood as `before`, through these `events`.

    Without `before` the guest has just come, and gets the deal so far in sentences. A guest without a seat is a
    spectator. `at` is the time for the clocks, if it is later than the last event.
    """
    reader = Reader(guest, language)
    return nows_of(table, (reader,), before=before, events=events, at=at)[reader]


def refused_of(table: Table, refusal: Refuse, language: Language = "en") -> Refused:
    """The reply to a refused message: the reason, and the table as it is."""
    error = refusal.error
    now = now_of(table, refusal.guest, language, before=table)
    sentence = sentence_of(wording(language), error)
    return Refused(id=refusal.id, code=error.code, sentence=sentence, options=error.options, now=now)


def nows_of(
    table: Table,
    readers: Iterable[Reader],
    *,
    before: Table | None = None,
    events: Sequence[Event] = (),
    at: float | None = None,
) -> dict[Reader, Now]:
    """The table as many guests see it; what several see in the same language is worked out once."""
    everybody = table_now(table, at=at)
    steps = () if before is None else _steps(before, table, events)
    places = {reader: _Place(table.seat_of(reader.guest), reader.language) for reader in readers}
    public = {language: _public(table, language) for language in {place.language for place in places.values()}}
    pictures = {place: _picture(table, place, public[place.language]) for place in set(places.values())}
    news = {place: _news(steps, place) for place in pictures}
    so_far = {place: _so_far(table, place) if before is None else () for place in pictures}
    return {
        reader: Now(
            version=table.version,
            you=place.seat,
            hosting=reader.guest == table.host,
            table=everybody,
            picture=pictures[place],
            news=news[place],
            removed=reader.guest in table.removed,
            requested=reader.guest in table.requests,
            taken_over=None if place.seat is not None else _taken_over(table, reader.guest),
            told=so_far[place],
        )
        for reader, place in places.items()
    }


def _taken_over(table: Table, guest: str) -> int | None:
    """The seat on which a guest began the match, where another person sits by now."""
    if table.course is None or table.stage != "playing":
        return None
    began = (place for place, player in enumerate(table.course.players) if player.guest == guest)
    return next((place for place in began if table.seats[place].guest is not None), None)


class _Place(NamedTuple):
    """A seat (None: a spectator's) and a language: people who share both get the same."""

    seat: int | None
    language: Language


def may_watch(table: Table, seat: int | None) -> bool:
    """True if the game may be seen from a seat; None is a spectator."""
    return seat is not None or (table.terms.spectators and not table.sealed)


def _may_see(table: Table, seat: int | None) -> bool:
    """True if a seat may see the picture: after a private match, only those who sat at it may."""
    private = table.course is not None and table.course.private and table.stage != "playing"
    return may_watch(table, seat) and (seat is not None or not private)


def is_closed_to(table: Table, guest: str) -> bool:
    """True for a guest who may not even watch. Where a seat is free everybody may come, since they may yet sit down.

    The director of an evening comes to every table, without seeing more than its seats.
    """
    may_sit = table.stage == "gathering" or bool(table.free)
    directs = table.evening is not None and guest == table.host
    return not may_sit and not directs and not may_watch(table, table.seat_of(guest))


def removed_spectators(before: Table, after: Table) -> frozenset[str]:
    """The spectators whom the host has turned away in between; a host who only watches stays."""
    if after.terms.spectators or not before.terms.spectators:
        return frozenset()
    return frozenset(guest for guest in after.guests if guest != after.host and is_closed_to(after, guest))


def table_now(table: Table, *, at: float | None = None) -> TableNow:
    """The part that everybody may know, at the table or not."""
    time = table.at if at is None else max(at, table.at)
    names = table.names
    undo = table.stage == "playing" and table.single is not None and not table.counts
    return TableNow(
        code=table.code,
        stage=table.stage,
        rules=text_of(table.rules),
        players=table.seating.players,
        sides=table.seating.sides,
        terms=table.terms,
        seats=tuple(_seat(table, place, name, time) for place, name in enumerate(names)),
        host=table.seat_of(table.host),
        spectators=table.watchers,
        match=table.match,
        shuffle=_shuffle(table),
        undo=undo,
        decided=undo and table.course is not None and table.course.last_own is not None,
        title=table.title,
        conceding=tuple(sorted(table.conceding)),
        conceded=None if table.course is None else table.course.conceded,
        abandoned=table.course is not None and table.course.abandoned,
        evening=_evening(table.evening),
        daily=table.daily,
        last_deal=table.last_deal and table.stage != "over",
        time_up=table.course is not None and table.course.time_up,
        requests=tuple(table.requests.values()),
        removed=tuple(table.removed.values()),
        left=tuple(leaver.name for leaver in table.left_lately.values()),
        dealt=0 if table.course is None else table.course.deals,
    )


def _evening(place: EveningPlace | None) -> PlaceNow | None:
    if place is None:
        return None
    return PlaceNow(code=place.code, name=place.name, round=place.round, table=place.number, entrants=place.entrants)


def _seat(table: Table, place: int, name: str, at: float) -> SeatNow:
    seat = table.seats[place]
    if seat.is_open:
        return SeatNow(player="open", name="")
    return SeatNow(
        player="bot" if seat.guest is None else "person",
        name=name,
        level=table.level_of(place),
        here=seat.away is None or seat.comes,
        stands_in=seat.stands_in,
        next_deal=seat.until_next is not None,
        bot_in=bot_in(table, place, at),
        again=seat.guest in table.wanted,
        won=0 if seat.guest is None else table.won.get(seat.guest, 0),
        clock=seconds_left(table, place, at),
        clock_starts_in=starts_in(table, place, at),
        said=seat.said,
        asks=seat.asks,
        offered=seat.offered and not table.is_replayed,
    )


def _shuffle(table: Table) -> ShuffleNow:
    ceremony, shared = table.ceremony, table.shuffle
    over = table.stage == "over" and not table.sealed
    if shared is not None:
        return ShuffleNow(
            promise=shared.promise,
            attempt=shared.attempt,
            promised=by_seat(shared.promises, table.entrants),
            shown=by_seat(shared.contributions, table.entrants),
            entrants=sum(added is not None for added in shared.contributions),
            seed=shared.seed if over else None,
        )
    return ShuffleNow(
        promise=ceremony.promise,
        attempt=ceremony.attempt,
        contributors=ceremony.persons,
        promised=ceremony.promised,
        shown=tuple(None if added is None else added.hex() for added in ceremony.shown),
        seed=match_seed(table.root, table.match, ceremony.attempt).hex() if over else None,
    )


def _public(table: Table, language: Language) -> Picture | None:
    """The part of the game that everybody who may see it sees alike: made of what a spectator knows."""
    return None if table.course is None else public_picture(wording(language), _known(table.course, None))


def _picture(table: Table, place: _Place, public: Picture | None) -> Picture | None:
    if table.course is None or not _may_see(table, place.seat):
        return None
    people, known = People(table.names, place.seat), _known(table.course, place.seat)
    return picture_of(wording(place.language), known, people, coached=not table.counts, public=public)


def _known(course: Course, seat: int | None) -> View:
    """The game as a seat knows it; once it is given up or abandoned nobody is asked anything any more."""
    known = cached_view(course.state, seat)
    return broken_off(known, course.winner) if course.broken_off else known


def _so_far(table: Table, place: _Place) -> tuple[str, ...]:
    if table.course is None or not _may_see(table, place.seat):
        return ()
    return deal_so_far(wording(place.language), table.course, People(table.names, place.seat))


class _Step(NamedTuple):
    """An event between two tables; `goes_on` if more has happened in the game since."""

    before: Table
    event: Event
    after: Table
    goes_on: bool


def _steps(before: Table, table: Table, events: Sequence[Event]) -> tuple[_Step, ...]:
    """The steps by which a table became another through these events."""
    steps: list[_Step] = []
    last = max((number for number, event in enumerate(events) if isinstance(event, Acted | Undone)), default=-1)
    for number, event in enumerate(events):
        after = table if number == len(events) - 1 else evolve(before, event)
        steps.append(_Step(before, event, after, number < last))
        before = after
    return tuple(steps)


def _news(steps: tuple[_Step, ...], place: _Place) -> tuple[News, ...]:
    words, seat = wording(place.language), place.seat
    shown = (step for step in steps if may_watch(steps[-1].after, seat) or not isinstance(step.event, Acted | Undone))
    found = (news_of(words, step.before, step.after, step.event, seat, goes_on=step.goes_on) for step in shown)
    return tuple(news for news in found if news is not None)
