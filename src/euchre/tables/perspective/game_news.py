"""Makes the `News` of one action of a game."""

from __future__ import annotations

from euchre.core.actions import Deal, Draw, Play
from euchre.narration.chronicle import lines
from euchre.narration.people import People
from euchre.narration.seen_action import SeenAction
from euchre.narration.spoken import said_with
from euchre.tables.replies import GameKind, News, Picture
from euchre.wording import Wording


def game_news(words: Wording, seen: SeenAction, people: People, *, version: int, after: Picture | None = None) -> News:
    """The news of an action as one of these people saw it."""
    return News(
        version=version,
        kind=_kind(seen),
        seat=seen.seat,
        action=str(seen.action),
        words=said_with(words, seen),
        lines=lines(words, seen, people),
        heading=isinstance(seen.action, Deal),
        after=after,
    )


def _kind(seen: SeenAction) -> GameKind:
    if seen.ends_match:
        return "over"
    if seen.ends_deal:
        return "result"
    if seen.ends_trick:
        return "trick"
    if isinstance(seen.action, Play):
        return "card"
    return "deal" if isinstance(seen.action, Draw | Deal) else "call"
