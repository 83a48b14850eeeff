"""Hints: what the strongest player makes of a decision, for a person who has only bots for company."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from euchre.bots.company.levels import STRONGEST
from euchre.core.view import View
from euchre.tables.effects import Advise
from euchre.tables.replies import Advice, Advised, Refused
from euchre.tables.shown.choices import choices
from euchre.web.hall import Hall

_NOT_READY: Final = "The players are still getting ready: ask again in a moment."


async def advice(hall: Hall, asked: Advise) -> Advice | Refused:
    """The answer to a hint that the table has allowed."""
    if not hall.company.can_play(STRONGEST):
        return Refused(id=asked.id, code="hint/not-ready", sentence=_NOT_READY, option=None, now=None)
    return Advice(
        id=asked.id, version=asked.version, choices=await hall.think(lambda: _choices(asked.view, asked.seed))
    )


@lru_cache(maxsize=256)  # who asks again and again keeps nobody else's bots from thinking
def _choices(view: View, seed: str) -> tuple[Advised, ...]:
    """The choices of the seat, best first: from its own view, and the same whenever they are asked for."""
    from euchre.bots.search.advice import advise  # noqa: PLC0415 - players load what they think with

    found = advise(view, Random(seed))  # noqa: S311 - a hint needs no secret
    labels = {choice.action: choice.label for choice in choices(view)}
    return tuple(
        Advised(action=action, label=labels.get(action, action), points=one.points, wins=one.wins, why=one.why)
        for action, one in ((str(one.action), one) for one in found)
    )
