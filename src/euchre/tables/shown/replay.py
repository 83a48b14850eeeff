"""A finished match step by step, all hands open: what the page shows of a game that is over."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from euchre.core.actions import Deal, Play
from euchre.core.cards import Card
from euchre.core.engine import apply, new_match
from euchre.core.errors import EuchreError
from euchre.core.state import State
from euchre.core.view import view
from euchre.record.game import Game
from euchre.tables.replies import News, Picture
from euchre.tables.shown.game_news import game_news
from euchre.tables.shown.picture import picture_of
from euchre.tables.telling.moment import Moment
from euchre.tables.telling.question import question
from euchre.tables.telling.results import verdict

Hands = tuple[tuple[Card, ...], ...]
"""What each seat holds."""


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The table right after one action, and what that action was."""

    picture: Picture
    """As its seat sees it, but every hand is `shown`, and nobody can do anything."""
    news: News
    """Its version is the number of the action, from 1."""


def frames(game: Game, from_seat: int = 0) -> tuple[Frame, ...]:
    """One frame for each action of a match that is over, with `from_seat` (0..3) as the seat in front.

    Raises `EuchreError` for a match that is not over, whose cards are nobody's business, and for a seat there is not.
    """
    if not game.final.over:
        raise EuchreError("replay/not-over", "The match is not over: its cards are shown only after it.")
    found: list[Frame] = []
    state = new_match(game.rules, score=game.start)
    before = view(state, from_seat)
    for number, action in enumerate(game.actions, start=1):
        after = apply(state, action)
        told = Deal((), action.packets) if isinstance(action, Deal) else action  # the hands show what was dealt
        moment = Moment(state.turn, told, before, view(after, from_seat))
        picture = _picture(moment, _hands(state, moment, after), game.players)
        found.append(Frame(picture=picture, news=game_news(moment, game.players, version=number)))
        state, before = after, moment.after
    return tuple(found)


def _picture(moment: Moment, hands: Hands, names: tuple[str, ...]) -> Picture:
    """The table after a moment; nobody is asked anything, and everybody may know everything."""
    shown = moment.shown
    seat = shown.seat or 0
    seen = replace(
        shown,
        turn=None,
        legal=(),
        hand=hands[seat],
        counts=tuple(map(len, hands)),
        shown=hands,
        winner=moment.after.winner,
    )
    asked = question(replace(shown, seat=None), names)
    picture = msgspec.structs.replace(picture_of(seen, names), turn=shown.turn, question=asked)
    if moment.ends_match:
        return msgspec.structs.replace(picture, phase=moment.after.phase.value, verdict=verdict(moment.after, names))
    return picture


def _hands(before: State, moment: Moment, after: State) -> Hands:
    """What everybody holds; once a deal is over, what was left."""
    if not moment.ends_deal:
        return tuple(after.hand(seat) for seat in range(4))
    played = moment.action.card if isinstance(moment.action, Play) else None
    return tuple(tuple(card for card in before.hand(seat) if card != played) for seat in range(4))
