"""Everything that ever happens in an evening, in the order in which it is stored: an evening is the fold of its events.

`at` is the time in unix seconds. Each message leads to one event, which names its sender in `by` and its `id`, so that
the same message is never done twice. Events hold secrets: they are stored, and never sent to anybody.
"""

from __future__ import annotations

from typing import Final

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
    at: float
    by: str | None = None
    id: str | None = None


class EveningOpened(_Event, frozen=True):
    """An evening is opened. It is always the first event.

    `key` makes its holder a director; all draws of seats follow from `seed`. Both are secret.
    """

    evening: str
    code: str
    director: str
    key: str
    seed: str
    settings: EveningSettings
    club: str = ""
    """The code of the club whose evening it is."""


class SettingsChanged(_Event, frozen=True):
    """The settings are changed."""

    settings: EveningSettings


class Entered(_Event, frozen=True):
    """Somebody is entered, under the next number; with a `guest`, on a device of their own."""

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

    number: int
    name: str
    section: Section
    partner: int | None = None
    team: str = ""
    member: int | None = None


class Withdrawn(_Event, frozen=True):
    """An entrant has gone home."""

    number: int


class CameBack(_Event, frozen=True):
    """An entrant is back."""

    number: int


class Linked(_Event, frozen=True):
    """A guest's device is an entrant's."""

    number: int
    guest: str


class Unlinked(_Event, frozen=True):
    """An entrant has no device any more."""

    number: int


class PlayShown(_Event, frozen=True):
    """An entrant agrees that the evening shows how well they have played, or no longer."""

    number: int
    shown: bool


class DirectorAdded(_Event, frozen=True):
    """A guest directs the evening, too."""

    guest: str


class Planned(_Event, frozen=True):
    """The rounds of a section are planned by a chart, from round `first` on."""

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

    round: int
    tables: tuple[SeatedTable, ...]
    sit_outs: tuple[int, ...] = ()


class ShuffleBegun(_Event, frozen=True):
    """An attempt at the shuffle for all live tables of a round begins; `seated` is the number of the round's event."""

    seated: int
    round: int
    attempt: int
    contributors: tuple[int, ...]
    """By number."""


class PartPromised(_Event, frozen=True):
    """An entrant promises what they add to the shuffle, by its SHA-256."""

    seated: int
    number: int
    digest: str


class PartShown(_Event, frozen=True):
    """An entrant shows what they add to the shuffle."""

    seated: int
    number: int
    contribution: str


class ClockStarted(_Event, frozen=True):
    """The clock of a round runs until a moment, in unix seconds."""

    round: int
    until: float


class ClockStopped(_Event, frozen=True):
    """The clock of a round is stopped."""

    round: int


class ResultEntered(_Event, frozen=True):
    """A director enters or corrects a result; None for a table that was not played."""

    round: int
    table: int
    score: RoundScore | None
    reason: str = ""


class ResultReported(_Event, frozen=True):
    """An entrant enters the result of their table."""

    round: int
    table: int
    score: RoundScore
    number: int


class ResultConfirmed(_Event, frozen=True):
    """An entrant of the other side confirms a result that was reported."""

    round: int
    table: int
    number: int


class ResultDenied(_Event, frozen=True):
    """An entrant of the other side says that a reported result is wrong."""

    round: int
    table: int
    number: int


class TableEnded(_Event, frozen=True):
    """The match of an online table is over."""

    round: int
    table: int
    score: RoundScore


class Revoked(_Event, frozen=True):
    """The event with this number is taken back, as if it had not happened."""

    event: int


class EveningFinished(_Event, frozen=True):
    """The evening is over."""


class EveningReopened(_Event, frozen=True):
    """The evening goes on."""


EveningEvent = (
    EveningOpened
    | SettingsChanged
    | Entered
    | EntrantChanged
    | Withdrawn
    | CameBack
    | Linked
    | Unlinked
    | PlayShown
    | DirectorAdded
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
