"""Everything that ever happens in an evening, in the order in which it is stored: an evening is the fold of its events.

`at` is the time in unix seconds. Each message leads to one event, which names its sender in `by` and its `id`, so that
the same message is never done twice. Events hold secrets: they are stored, and never sent to anybody.
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from euchre.charts.planned_round import PlannedRound
from euchre.evenings.messages import RoundScore
from euchre.evenings.settings import EveningSettings, Section
from euchre.tables.messages import Level


class SeatedTable(msgspec.Struct, frozen=True):
    """A table of a round: the entrants' numbers by seat, clockwise; partners sit opposite each other.

    A table of three has no partners. Negative numbers are bots: -1 is the first bot of the round.
    """

    number: int
    section: Section
    seats: tuple[int, ...]


class _Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    exported: ClassVar[tuple[str, ...]] = ()
    """The fields that a guest may read whom the event is about, or who caused it; the others are shown to nobody."""

    at: float
    by: str | None = None
    id: str | None = None


class EveningOpened(_Event, frozen=True):
    """An evening is opened. It is always the first event.

    All draws of seats and the directors' key follow from `seed`, which is secret.
    """

    exported = ("evening", "code", "director", "settings", "club")

    evening: str
    code: str
    director: str
    seed: str
    settings: EveningSettings
    club: str = ""
    """The code of the club whose evening it is."""


class SettingsChanged(_Event, frozen=True):
    """The settings are changed."""

    exported = ("settings",)

    settings: EveningSettings


class Entered(_Event, frozen=True):
    """Somebody is entered, under the next number; with a `guest`, on a device of their own."""

    exported = ("number", "name", "section", "partner", "team", "guest", "member")

    number: int
    name: str
    section: Section
    partner: int | None = None
    team: str = ""
    guest: str | None = None
    member: int | None = None
    """Which member of the club they are; 0 for a visitor."""


class EntrantChanged(_Event, frozen=True):
    """An entrant has another name, section, partner, team or member."""

    exported = ("number", "name", "section", "partner", "team", "member")

    number: int
    name: str
    section: Section
    partner: int | None = None
    team: str = ""
    member: int | None = None


class EntrantRemoved(_Event, frozen=True):
    """An entrant who has played nothing is not entered any more."""

    exported = ("number",)

    number: int


class Withdrawn(_Event, frozen=True):
    """An entrant has gone home."""

    exported = ("number",)

    number: int


class CameBack(_Event, frozen=True):
    """An entrant is back."""

    exported = ("number",)

    number: int


class Linked(_Event, frozen=True):
    """A guest's device is an entrant's."""

    exported = ("number", "guest")

    number: int
    guest: str


class Unlinked(_Event, frozen=True):
    """An entrant has no device any more."""

    exported = ("number",)

    number: int


class PlayShown(_Event, frozen=True):
    """An entrant agrees that the evening shows how well they have played, or no longer."""

    exported = ("number", "shown")

    number: int
    shown: bool


class DirectorAdded(_Event, frozen=True):
    """A guest directs the evening, too."""

    exported = ("guest",)

    guest: str


class DirectorDismissed(_Event, frozen=True):
    """A director was dismissed."""

    exported = ("dismissed",)

    dismissed: int
    """Their number among the directors."""


class DirectorsKeyRenewed(_Event, frozen=True):
    """The directors' key is another one."""


class Planned(_Event, frozen=True):
    """The rounds of a section are planned by a chart, from round `first` on."""

    exported = ("section", "first", "rounds")

    section: Section
    first: int
    rounds: tuple[PlannedRound, ...]


class CardsPrinted(_Event, frozen=True):
    """The rounds of the hall are printed, from the first on: those that are seated, and those to come."""

    rounds: tuple[PlannedRound, ...]


class CardsDropped(_Event, frozen=True):
    """The printed cards are given up: the rounds to come are planned as if there were no cards."""


class RoundSeated(_Event, frozen=True):
    """A round is seated."""

    exported = ("round", "tables", "sit_outs")

    round: int
    tables: tuple[SeatedTable, ...]
    sit_outs: tuple[int, ...] = ()


class ShuffleBegun(_Event, frozen=True):
    """An attempt at the shuffle for all live tables of a round begins; `seated` is the number of the round's event."""

    exported = ("seated", "round", "attempt", "contributors")

    seated: int
    round: int
    attempt: int
    contributors: tuple[int, ...]
    """By number."""


class PartPromised(_Event, frozen=True):
    """An entrant promises what they add to the shuffle, by its SHA-256."""

    exported = ("seated", "number", "digest")

    seated: int
    number: int
    digest: str


class PartShown(_Event, frozen=True):
    """An entrant shows what they add to the shuffle."""

    exported = ("seated", "number", "contribution")

    seated: int
    number: int
    contribution: str


class ClockStarted(_Event, frozen=True):
    """The clock of a round runs until a moment, in unix seconds."""

    exported = ("round", "until")

    round: int
    until: float


class ClockStopped(_Event, frozen=True):
    """The clock of a round is stopped."""

    exported = ("round",)

    round: int


class ResultEntered(_Event, frozen=True):
    """A director enters or corrects a result; None for a table that was not played."""

    exported = ("round", "table", "score", "reason")

    round: int
    table: int
    score: RoundScore | None
    reason: str = ""


class ResultReported(_Event, frozen=True):
    """An entrant enters the result of their table."""

    exported = ("round", "table", "score", "number")

    round: int
    table: int
    score: RoundScore
    number: int


class ResultConfirmed(_Event, frozen=True):
    """An entrant of the other side confirms a result that was reported."""

    exported = ("round", "table", "number")

    round: int
    table: int
    number: int


class ResultDenied(_Event, frozen=True):
    """An entrant of the other side says that a reported result is wrong."""

    exported = ("round", "table", "number")

    round: int
    table: int
    number: int


class TableEnded(_Event, frozen=True):
    """The match of an online table is over."""

    exported = ("round", "table", "score")

    round: int
    table: int
    score: RoundScore


class Revoked(_Event, frozen=True):
    """The event with this number is taken back, as if it had not happened."""

    exported = ("event", "reason")

    event: int
    reason: str = ""
    """Why the seating of a round was taken back, where its cards were dealt."""


class EveningFinished(_Event, frozen=True):
    """The evening is over."""


class EveningReopened(_Event, frozen=True):
    """The evening goes on."""


EveningEvent = (
    EveningOpened
    | SettingsChanged
    | Entered
    | EntrantChanged
    | EntrantRemoved
    | Withdrawn
    | CameBack
    | Linked
    | Unlinked
    | PlayShown
    | DirectorAdded
    | DirectorDismissed
    | DirectorsKeyRenewed
    | Planned
    | CardsPrinted
    | CardsDropped
    | RoundSeated
    | ShuffleBegun
    | PartPromised
    | PartShown
    | ClockStarted
    | ClockStopped
    | ResultEntered
    | ResultReported
    | ResultConfirmed
    | ResultDenied
    | TableEnded
    | Revoked
    | EveningFinished
    | EveningReopened
)
"""Any of the above."""

BOT_LEVEL: Final[Level] = "club"
"""How the bots play that fill the tables of an evening."""

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[EveningEvent]] = msgspec.json.Decoder(EveningEvent)


def encode(event: EveningEvent) -> bytes:
    """An event as it is stored: one line of JSON."""
    return _encoder.encode(event)


def decode(stored: bytes) -> EveningEvent:
    """Read a stored event. Raises `msgspec.ValidationError` for anything else."""
    return _decoder.decode(stored)


def kind(event: EveningEvent) -> str:
    """The name of an event's kind, as in its JSON: ``entered``."""
    return type(event).__name__.lower()
