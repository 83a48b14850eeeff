"""A moment of a match that is over, played on from one seat: the other seats are bots who see no hidden card."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from euchre.bots.policy.player import PlainSwiftBot
from euchre.core import law
from euchre.core.actions import parse_action
from euchre.core.engine import Move, apply
from euchre.core.errors import EuchreError
from euchre.core.state import Phase, State, the_actor
from euchre.core.view import view
from euchre.narration.people import People
from euchre.narration.seen_action import SeenAction
from euchre.position.position import Position
from euchre.tables.perspective.game_news import game_news
from euchre.tables.perspective.picture import picture_of
from euchre.tables.replies import News, Picture
from euchre.wording import Wording

_ENDS: Final = (Phase.DRAW, Phase.CUT, Phase.DEAL, Phase.OVER)


class PlayedOn(msgspec.Struct, frozen=True, kw_only=True):
    """A deal played on from a position, after some answers."""

    before: Picture
    """The table before the news."""
    news: tuple[News, ...]
    """The news since the last answer, that answer first, each with the table right after it."""
    over: bool
    """The deal is over; otherwise the seat is to answer."""


def played_on(words: Wording, text: str, seat: int, answers: Sequence[str], players: tuple[str, ...]) -> PlayedOn:
    """Play a deal on from a position with all hands open, as far as the answers of a seat lead.

    The others choose as `swift` does. Raises `EuchreError` for a text that is no such position, for another number of
    players than it has, and for an answer that the rules do not allow.
    """
    position = Position.parse(text)
    if position.seat is not None:
        raise EuchreError("position/not-open", "A deal can be played on only with all hands known.", seat=position.seat)
    seats = len(law.seating(position.state.rules).seats)
    if len(players) != seats or seat >= seats:
        sentence = f"This position has {seats} players."
        raise EuchreError("position/players", sentence, players=seats)
    people = People(players, seat)
    state, moves = _others(position.state, seat)
    for answer in answers:
        if state.turn != seat or state.phase in _ENDS:
            raise EuchreError("position/over", "Nobody asks for this answer: the deal is over.")
        move = _move(state, answer)
        state, others = _others(move.after, seat)
        moves = (move, *others)
    start = moves[0].before if moves else state
    return PlayedOn(
        before=picture_of(words, view(start, seat), people),
        news=tuple(_news(words, seat, people, number, move) for number, move in enumerate(moves, 1)),
        over=state.phase in _ENDS,
    )


def _others(state: State, seat: int) -> tuple[State, tuple[Move, ...]]:
    """Let the others act until the seat is to act, or the deal is over."""
    bot, moves = PlainSwiftBot(), list[Move]()
    while state.phase not in _ENDS and (turn := the_actor(state)) != seat:
        moves.append(_move(state, str(bot.choose(view(state, turn), Random(0)))))  # noqa: S311 - the same each time
        state = moves[-1].after
    return state, tuple(moves)


def _move(state: State, action: str) -> Move:
    chosen = parse_action(action)
    return Move(state, chosen, apply(state, chosen))


def _news(words: Wording, seat: int, people: People, number: int, move: Move) -> News:
    seen = SeenAction.seen_by(seat, move.before, move.action, move.after)
    return game_news(words, seen, people, version=number, after=picture_of(words, seen.shown, people))
