"""What is told of one thing that happened in a game."""

from __future__ import annotations

from euchre.core.actions import Deal, Draw, Play
from euchre.tables.replies import GameKind, News, Picture
from euchre.tables.telling.chronicle import lines, words
from euchre.tables.telling.moment import Moment


def game_news(moment: Moment, names: tuple[str, ...], *, version: int, after: Picture | None = None) -> News:
    """What somebody saw happen in the game, told with these names of the seats 0..3."""
    return News(
        version=version,
        kind=_kind(moment),
        seat=moment.seat,
        action=str(moment.action),
        words=words(moment),
        lines=lines(moment, names),
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
