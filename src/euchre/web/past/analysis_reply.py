"""The analysis of one position as it is sent, made from the position's text in the review process."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from euchre.bots.protocol.forms import ViewForm, view_form
from euchre.core import law
from euchre.core.engine import legal
from euchre.core.view import View
from euchre.narration.people import People
from euchre.position.position import Position
from euchre.review.judgement import ReviewLevel
from euchre.review.reviewed_deal import WeighedChoice
from euchre.tables.perspective.picture import picture_of
from euchre.tables.replies import Picture
from euchre.wording import Language, Wording, wording

_REMEMBERED: Final = 256
"""Positions whose analysis is kept: people go back and forth between them."""


class AnalysedMove(msgspec.Struct, frozen=True):
    """The choices of the player to act, as far as the seat of the position can tell."""

    action: str
    """The action, without the cards that this seat does not see."""
    position: str | None
    """The text of the position after it; None where the deal ends, and where this seat then sees cards."""


class AnalysedPosition(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a position."""

    position: str
    """Its text as the game writes it."""
    level: ReviewLevel
    phase: str
    seat: int | None
    """The seat from which it is seen; None where all hands are open."""
    turn: int | None
    exact: bool
    """True where all hands are open: then points are worked out, and nothing is drawn."""
    choices: tuple[WeighedChoice, ...]
    """The best first; none where it is not this seat's turn, and before they are weighed."""
    cards: dict[str, tuple[float, ...]] | None
    """The chances for each unseen card that the seats, in order, hold it and, last, that it is out of play."""
    view: ViewForm
    """The view of the position's seat; with all hands open everybody's hand is `shown`."""
    possible: tuple[AnalysedMove, ...]
    """The actions that may follow; of other seats, those that may be theirs."""
    picture: Picture
    """The table as a page draws it; where all hands are open, they are `shown`, and seat 0 sits in front."""


@lru_cache(_REMEMBERED)
def analysed(text: str, level: ReviewLevel, language: Language) -> AnalysedPosition:
    """Analyse a position. Raises `ParseError` for a text that is not one, and `EuchreError` as `analyse` does."""
    position = Position.parse(text)
    return _reply(
        position, level, language, _open(position) if position.seat is None else _seen(position, level, language)
    )


def drawn(text: str, level: ReviewLevel, language: Language) -> AnalysedPosition:
    """A position before its analysis: the table, without choices and cards. Raises `ParseError` as `analysed` does."""
    return _reply(Position.parse(text), level, language, ((), None))


def _reply(position: Position, level: ReviewLevel, language: Language, found: _Found) -> AnalysedPosition:
    choices, cards = found
    view = _open_view(position) if position.seat is None else position.view
    return AnalysedPosition(
        position=str(position),
        level=level,
        phase=view.phase.value,
        seat=position.seat,
        turn=view.turn,
        exact=position.seat is None,
        choices=choices,
        cards=cards,
        view=view_form(view),
        possible=tuple(
            AnalysedMove(str(action), None if after is None else str(after)) for action, after in position.following()
        ),
        picture=_picture(view, wording(language)),
    )


def _open_view(position: Position) -> View:
    """The analysis with all hands open."""
    state = position.state
    hands = tuple(state.hand(seat) for seat in law.seating(state.rules).seats)
    return position.view._replace(shown=hands, legal=legal(state))


def _picture(seen: View, words: Wording) -> Picture:
    """The table; nobody is named, so nothing is said of whose turn it is."""
    if seen.seat is None:
        seen = seen._replace(seat=0, hand=seen.shown[0], legal=())
    nobody = People(("",) * law.seating(seen.rules).players)
    return msgspec.structs.replace(picture_of(words, seen, nobody), question="")


_Found = tuple[tuple[WeighedChoice, ...], dict[str, tuple[float, ...]] | None]


def _seen(position: Position, level: ReviewLevel, language: Language) -> _Found:
    from euchre.review.analysis import analyse  # noqa: PLC0415 - which loads the search

    found = analyse(position.view, level, words=wording(language))
    choices = (WeighedChoice(**one.to_json()) for one in found.choices)
    return tuple(choices), {card: tuple(chances) for card, chances in found.cards.to_json().items()}


def _open(position: Position) -> _Found:
    from euchre.review.open_analysis import analyse_open  # noqa: PLC0415 - which loads the solver

    found = analyse_open(position.state).choices
    return tuple(WeighedChoice(str(action), float(points), None, 0.0, "") for action, points in found), None
