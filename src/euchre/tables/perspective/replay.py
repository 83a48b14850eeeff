"""A finished match step by step, all hands open: what the page shows of a match that is over."""

from __future__ import annotations

import msgspec

from euchre.core.actions import Action, Bury, Deal, GoUnder, Play
from euchre.core.cards import Card, CardSet
from euchre.core.engine import apply, new_match
from euchre.core.errors import EuchreError
from euchre.core.state import State
from euchre.core.view import view
from euchre.narration.people import People
from euchre.narration.question import question
from euchre.narration.results import verdict
from euchre.narration.seen_action import SeenAction
from euchre.record.match_record import MatchRecord
from euchre.tables.perspective.faces import texts
from euchre.tables.perspective.game_news import game_news
from euchre.tables.perspective.picture import broken_off, picture_of
from euchre.tables.replies import CardText, News, Picture
from euchre.wording import Wording

Hands = tuple[CardSet, ...]
"""The hands of all seats."""


class LaidAway(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that a seat laid into the kitty, face down."""

    seat: int
    cards: tuple[CardText, ...]
    """The card buried, or the three that went under."""
    version: int
    """The number of the action that did it, from 1."""


class Kitty(msgspec.Struct, frozen=True, kw_only=True):
    """The cards that nobody holds, besides the up-card, which the picture has."""

    cards: tuple[CardText, ...] = ()
    """The cards dealt face down and still there, top first."""
    laid_away: tuple[LaidAway, ...] = ()


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The table right after one action, and what that action was."""

    picture: Picture
    """The picture as its seat sees it, but every hand is `shown`, and nobody can do anything."""
    kitty: Kitty
    """Face up; once a deal is over, as it was at its end."""
    news: News
    """Its version is the number of the action, from 1."""


def frames(
    words: Wording, record: MatchRecord, from_seat: int = 0, *, first: int = 0, most: int | None = None
) -> tuple[Frame, ...]:
    """The frames of a finished match, one an action, with `from_seat` as the seat in front.

    They begin at the place `first`, and are at most `most`.

    Raises `EuchreError` for a match that is not over, whose cards are nobody's business, and for a seat there is not.
    """
    if not record.over:
        raise EuchreError("replay/not-over", "The match is not over: its cards are shown only after it.")
    found: list[Frame] = []
    state = new_match(record.rules, score=record.start)
    before, people = view(state, from_seat), People(record.players)
    laid_away: tuple[LaidAway, ...] = ()
    last = len(record.actions) if most is None else min(first + most, len(record.actions))
    for number, action in enumerate(record.actions[:last], start=1):
        after = apply(state, action)
        if number <= first:
            laid_away = _laid_away(laid_away, action, seat=state.turn, version=number)
            state, before = after, view(after, from_seat) if number == first else before
            continue
        public_action = Deal((), action.packets) if isinstance(action, Deal) else action
        seen = SeenAction(state.turn, public_action, before, view(after, from_seat))
        picture = _picture(words, seen, _hands(state, seen, after), people)
        laid_away = _laid_away(laid_away, action, seat=state.turn, version=number)
        dealt = (state if seen.ends_deal else after).hidden.kitty
        kitty = Kitty(cards=texts(dealt), laid_away=laid_away)
        found.append(Frame(picture=picture, kitty=kitty, news=game_news(words, seen, people, version=number)))
        state, before = after, seen.after
    if record.broken_off and found and last == len(record.actions):
        end = broken_off(before, record.winner)
        said = verdict(words, end, people)
        shown = found.pop()
        picture = msgspec.structs.replace(
            shown.picture, phase=end.phase.value, turn=None, winner=end.match.winner, verdict=said
        )
        found.append(msgspec.structs.replace(shown, picture=picture))
    return tuple(found)


def _picture(words: Wording, seen: SeenAction, hands: Hands, people: People) -> Picture:
    """The table after a moment; nobody is asked anything, and everybody may know everything."""
    shown = seen.shown
    seat = shown.seat or 0
    open_view = shown._replace(
        turn=None,
        legal=(),
        hand=hands[seat],
        counts=tuple(map(len, hands)),
        shown=hands,
        match=shown.match._replace(winner=seen.after.match.winner),
    )
    asked = question(words, shown._replace(seat=None), people)
    picture = msgspec.structs.replace(picture_of(words, open_view, people), turn=shown.turn, question=asked)
    if seen.ends_match:
        return msgspec.structs.replace(
            picture, phase=seen.after.phase.value, verdict=verdict(words, seen.after, people)
        )
    return picture


def _laid_away(
    earlier: tuple[LaidAway, ...], action: Action, *, seat: int | None, version: int
) -> tuple[LaidAway, ...]:
    """The cards laid into the kitty in this deal."""
    match action:
        case Deal():
            return ()
        case Bury(card=Card() as card):
            cards: tuple[Card, ...] = (card,)
        case GoUnder(cards=cards):
            pass
        case _:
            return earlier
    assert seat is not None, "chance buries nothing"
    return (*earlier, LaidAway(seat=seat, cards=texts(cards), version=version))


def _hands(before: State, seen: SeenAction, after: State) -> Hands:
    """The hands of all seats; once a deal is over, what was left."""
    seats = range(len(seen.after.counts))
    if not seen.ends_deal:
        return tuple(after.hand(seat) for seat in seats)
    played = seen.action.card if isinstance(seen.action, Play) else None
    return tuple(CardSet.of(card for card in before.hand(seat) if card != played) for seat in seats)
