"""Drills as a guest is shown them: every field is listed here."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec.structs import replace

from euchre.core.view import View, the_seat
from euchre.drills.drill import Drill
from euchre.drills.kind import DrillKind
from euchre.drills.situation import Place, ScoreBand, place_of, score_band
from euchre.narration.people import People
from euchre.position.position import Position
from euchre.review.reviewed_deal import WeighedChoice
from euchre.tables.perspective.picture import picture_of
from euchre.tables.replies import Picture
from euchre.wording import Wording
from euchre.wording.unspoken import spoken

_NAMES: Final = ("Ann", "Bess", "Cleo", "Dora", "Emma", "Fay")
"""The players, from the seat that decides on; the first four are those of the lessons."""


class DrillShown(msgspec.Struct, frozen=True, kw_only=True):
    """A drill to answer, with the worth of its choices."""

    position: str
    kind: DrillKind
    players: tuple[str, ...]
    rules: str
    picture: Picture
    """The table, with the choices on offer only."""
    choices: tuple[WeighedChoice, ...]
    """The worth of the choices, the best first."""
    right: tuple[str, ...]
    """The choices that are right: the best, and those not clearly worse."""
    chosen: str
    """The choice of the guest in a match of theirs; "" for a drill of the collection."""
    place: Place | None
    """The place of the seat; None where there are not four."""
    score: ScoreBand
    due: float | None = None
    """The moment from which on it was to be asked again, in unix seconds; None until the guest has answered it."""


class DrillSet(msgspec.Struct, frozen=True):
    """The drills of one sitting."""

    drills: tuple[DrillShown, ...]


class KindProgress(msgspec.Struct, frozen=True, kw_only=True):
    """The progress of a guest in a kind."""

    kind: DrillKind
    drills: int
    """The number of drills: those of the collection, and the guest's own."""
    asked: int
    """The number of them that the guest has answered."""
    known: int
    """The number of these that are known."""


class DrillsNow(msgspec.Struct, frozen=True, kw_only=True):
    """The progress of a guest."""

    kinds: tuple[KindProgress, ...]
    due: int
    """The number of drills that are to be asked again today."""
    own: int
    """The number of drills from the guest's own matches."""


class DrillAnswered(msgspec.Struct, frozen=True):
    """The reply to an answer."""

    right: bool
    due: float | None
    """The moment from which on the drill is asked again, in unix seconds; None if it is not."""


def people_of(view: View) -> People:
    """The players of a drill, from the view of the seat that decides."""
    count = len(view.counts)
    return People(tuple(_NAMES[(seat - the_seat(view)) % count] for seat in range(count)), view.seat)


@lru_cache(1_024)
def shown(words: Wording, drill: Drill) -> DrillShown:
    """A drill in the words of a language. Raises `ParseError` for a position that cannot be read."""
    view = Position.parse(drill.position).view
    people = people_of(view)
    picture = picture_of(words, view, people)
    offered = {choice.action for choice in drill.choices}
    return DrillShown(
        position=drill.position,
        kind=drill.kind,
        players=tuple(words("who", **people.who(seat)) for seat in range(len(people.names))),
        rules=str(view.rules),
        picture=replace(picture, choices=tuple(choice for choice in picture.choices if choice.action in offered)),
        choices=tuple(replace(choice, why=spoken(words, choice.why)) for choice in drill.choices),
        right=tuple(choice.action for choice in drill.choices if drill.is_right(choice.action)),
        chosen=drill.chosen,
        place=place_of(view),
        score=score_band(view),
    )
