"""What has happened at a table, as one guest may know it."""

from __future__ import annotations

from euchre.tables.course import the_course
from euchre.tables.events import Acted, Event, Spoke, Undone
from euchre.tables.replies import News
from euchre.tables.shown.announcements import PHRASES, announcement
from euchre.tables.shown.game_news import game_news
from euchre.tables.shown.picture import picture_of
from euchre.tables.table import Table
from euchre.tables.telling.moment import Moment
from euchre.tables.telling.names import addressed


def news_of(before: Table, after: Table, event: Event, seat: int | None, *, goes_on: bool) -> News | None:
    """One event that led from one table to the next, for a seat (None: a spectator); None if it tells her nothing.

    `goes_on` says that more has happened in the game since, so that she needs the picture right after it, too.
    """
    if isinstance(event, Acted):
        return _of_game(before, after, seat, goes_on=goes_on)
    line = announcement(before, after, event, seat)
    lines = (line,) if line else ()
    if isinstance(event, Spoke):
        words = PHRASES[event.phrase]
        return News(version=after.version, kind="said", seat=event.seat, action=event.phrase, words=words, lines=lines)
    return News(version=after.version, kind="table", lines=lines) if line or isinstance(event, Undone) else None


def _of_game(before: Table, after: Table, seat: int | None, *, goes_on: bool) -> News:
    course = the_course(after.course)
    moment = Moment.seen_by(seat, the_course(before.course).state, course.actions[-1], course.state)
    names = addressed(after.names, seat)
    picture = picture_of(moment.shown, names) if goes_on or moment.ends_deal else None
    return game_news(moment, names, version=after.version, after=picture)
