"""What is told of one thing that happened in a game."""

from __future__ import annotations

from euchre.core.actions import Deal, Draw, Play
from euchre.tables.replies import GameKind, News, Picture
from euchre.tables.telling.chronicle import lines
from euchre.tables.telling.moment import Moment
from euchre.tables.telling.people import People
from euchre.tables.telling.spoken import said_with
from euchre.wording import Wording


def game_news(words: Wording, moment: Moment, people: People, *, version: int, after: Picture | None = None) -> News:
    """What somebody saw happen in the game, told to one of these people."""
    return News(
        version=version,
        kind=_kind(moment),
        seat=moment.seat,
        action=str(moment.action),
        words=said_with(words, moment),
        lines=lines(words, moment, people),
        after=after,
    )


def _kind(moment: Moment) -> GameKind:
    if moment.ends_match:
        return "over"
    if moment.ends_deal:
        return "result"
    if moment.ends_trick:
        return "trick"
    if isinstance(moment.action, Play):
        return "card"
    return "deal" if isinstance(moment.action, Draw | Deal) else "call"
