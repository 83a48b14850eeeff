"""News of a table, as one guest may know it."""

from __future__ import annotations

from euchre.core.actions import parse_action
from euchre.narration.people import People
from euchre.narration.seen_action import SeenAction
from euchre.tables.course import the_course
from euchre.tables.events import Acted, Event, Spoke, Undone
from euchre.tables.perspective.announcements import announcement, phrase
from euchre.tables.perspective.deal_so_far import deal_so_far
from euchre.tables.perspective.game_news import game_news
from euchre.tables.perspective.picture import picture_of
from euchre.tables.replies import News
from euchre.tables.table import Table
from euchre.wording import Wording


def news_of(
    words: Wording, before: Table, after: Table, event: Event, seat: int | None, *, goes_on: bool
) -> News | None:
    """The news of an event between two tables, for a seat (None: a spectator); None if it is no news there.

    `goes_on` says that more has happened in the game since, so that the picture right after it is needed, too.
    """
    if isinstance(event, Acted):
        return _of_game(words, before, after, event, seat, goes_on=goes_on)
    line = announcement(words, before, after, event, seat)
    lines = (line,) if line else ()
    if isinstance(event, Spoke):
        said = phrase(words, event.phrase)
        return News(version=after.version, kind="said", seat=event.seat, action=event.phrase, words=said, lines=lines)
    if isinstance(event, Undone):
        retold = deal_so_far(words, the_course(after.course), People(after.names, seat))
        return News(version=after.version, kind="table", lines=lines, retold=retold)
    return News(version=after.version, kind="table", lines=lines) if line else None


def _of_game(words: Wording, before: Table, after: Table, event: Acted, seat: int | None, *, goes_on: bool) -> News:
    course = the_course(after.course)
    seen = SeenAction.seen_by(seat, the_course(before.course).state, parse_action(event.action), course.state)
    people = People(after.names, seat)
    picture = picture_of(words, seen.shown, people) if goes_on or seen.ends_deal else None
    return game_news(words, seen, people, version=after.version, after=picture)
