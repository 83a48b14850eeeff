"""A player of this package at another program's table: it speaks the line protocol of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from euchre.bots.bot import Bot
from euchre.bots.protocol.forms import read_view
from euchre.bots.protocol.messages import PROTOCOL, ProgramMessage, TableMessage, read_table_message, write
from euchre.core.errors import EuchreError


def answers(bot: Bot, name: str, lines: Iterable[bytes]) -> Iterator[bytes]:
    """The lines a player answers with, one for each that asks something; it leaves at ``quit`` or the last line.

    `name` is what it calls itself. What cannot be read or answered gets an ``error`` with a sentence, and it goes
    on. Chance comes from the seed of each view and nothing else.
    """
    for line in lines:
        if not line.strip():
            continue
        try:
            asked = read_table_message(line.strip())
            if asked.quit:
                return
            answer = _answer(bot, name, asked)
        except Exception as problem:  # noqa: BLE001 - whatever a player does, the table hears of it
            said = " ".join(str(problem).split()) or type(problem).__name__
            answer = ProgramMessage(error=said if isinstance(problem, EuchreError) else f"{name} failed: {said[:200]}.")
        if answer is not None:
            yield write(answer)


def _answer(bot: Bot, name: str, asked: TableMessage) -> ProgramMessage | None:
    if asked.hello is not None:
        return ProgramMessage(ready=PROTOCOL, name=name, author="the Euchre founders")
    if asked.view is not None:
        view = read_view(asked.view)
        if not view.legal:
            raise EuchreError("message/no-choice", "There is nothing to choose in that view.")
        return ProgramMessage(action=str(bot.choose(view, Random(asked.seed))))
    return None
