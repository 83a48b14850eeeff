"""A club evening: its entrants, rounds and results. It is the fold of its events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, NamedTuple

import msgspec

from euchre.charts.planned_round import PlannedRound
from euchre.evenings.score import RoundScore
from euchre.evenings.seated_table import SeatedTable
from euchre.evenings.settings import EveningSettings, Section
from euchre.streams.event import StreamEvent
from euchre.streams.managers import Managers
from euchre.tables.fair.ceremony import Ceremony

EveningStage = Literal["entries", "seated", "between", "over"]
"""The stage: before the first round, in one, between two, and after the last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """An entrant."""

    number: int
    name: str
    section: Section
    partner: int | None = None
    team: str = ""
    member: int | None = None
    """The member of the club they are; 0 for a visitor, None where nobody has said it."""
    guest: str | None = None
    """The guest whose device is theirs."""
    linked: int = 0
    """The number of the event by which it became theirs."""
    acts: int = 0
    """The number of events their devices have caused since a director last parted one from them."""
    shows_play: bool = False
    """True if they agree that the evening shows their play quality."""
    here: bool = True
    """True if they have not gone home."""


Source = Literal["director", "players", "table"]
"""The source of a result: a director, both sides of the table, or the live table itself."""


class OldResult(msgspec.Struct, frozen=True, kw_only=True):
    """A result that another one has replaced."""

    score: RoundScore | None
    source: Source
    at: float


class RoundResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a table in a round, with those it has replaced."""

    score: RoundScore | None
    """The score; None where it was not played."""
    source: Source
    at: float
    reason: str = ""
    """The reason why it replaced the last of the `earlier` ones."""
    earlier: tuple[OldResult, ...] = ()


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A result that one side of a table has entered, and the other has yet to confirm."""

    score: RoundScore
    number: int
    """The entrant who entered it."""
    denied_by: int | None = None


class SentReport(NamedTuple):
    """A report, and where it came from, which nobody is shown."""

    report: Report
    guest: str
    """The device on which it was entered."""
    event: int
    """The number of its event."""


class TakenBack(msgspec.Struct, frozen=True, kw_only=True):
    """An earlier seating of a round, which directors took back."""

    at: float
    """The time in unix seconds."""
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """A round, as it was seated."""

    number: int
    seated: int
    """The number of the event that seated it: a round that was taken back and seated again has another one."""
    tables: tuple[SeatedTable, ...]
    sit_outs: tuple[int, ...] = ()
    until: float | None = None
    """The time its clock ends, in unix seconds; None while none runs."""
    results: Mapping[int, RoundResult] = field(default_factory=lambda: MappingProxyType({}))
    """The results by table."""
    reports: Mapping[int, SentReport] = field(default_factory=lambda: MappingProxyType({}))
    """The reports that wait for the other side, by table."""
    ended: frozenset[int] = frozenset()
    """The live tables whose match is over."""
    ceremony: Ceremony | None = None
    """The shuffle for all live tables, where they have the same cards (`euchre.evenings.shuffle`)."""
    asked: float = 0.0
    """The time people were last asked for something in it."""
    devices: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """The entrant that each guest has played for in it: nobody plays for two, who would see two hands of one deal."""

    @property
    def is_over(self) -> bool:
        """True if every table has its result."""
        return all(table.number in self.results for table in self.tables)

    @property
    def is_played_out(self) -> bool:
        """True once no card of it is hidden any more: every table has its result, and every live match is over."""
        return self.is_over and all(table.number in self.ended for table in self.live_tables)

    @property
    def live_tables(self) -> tuple[SeatedTable, ...]:
        """The tables at which people play on devices."""
        return tuple(table for table in self.tables if table.section == "online")

    def table(self, number: int) -> SeatedTable | None:
        """The table with a number."""
        return next((table for table in self.tables if table.number == number), None)

    def table_of(self, entrant: int) -> SeatedTable | None:
        """The table of an entrant; None for one who sits out."""
        return next((table for table in self.tables if entrant in table.seats), None)


class SectionPlan(NamedTuple):
    """The rounds of a section by a chart, from round `first` on."""

    first: int
    rounds: tuple[PlannedRound, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """The state of an evening, secrets included; `euchre.evenings.perspective` makes what a guest gets to see."""

    id: str
    code: str
    seed: str = field(repr=False)
    """The secret from which all draws of seats follow, and the directors' key."""
    club: str
    settings: EveningSettings
    directors: Managers
    entries: Mapping[int, Entry] = field(default_factory=lambda: MappingProxyType({}))
    """The entrants by number, in the order of their numbers."""
    rounds: tuple[Round, ...] = ()
    taken_back: Mapping[int, tuple[TakenBack, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """The earlier seatings of rounds, by number."""
    plans: Mapping[Section, SectionPlan] = field(default_factory=lambda: MappingProxyType({}))
    printed: tuple[PlannedRound, ...] = ()
    """The rounds of the hall on the cards that people have, from the first on; none where nothing is printed."""
    is_over: bool = False
    steps: tuple[int, ...] = ()
    """The numbers of the directors' events that can be taken back, the last one first to go."""
    before: tuple[Evening, ...] = field(default=(), repr=False, compare=False)
    """The evening before each of the last of these steps, without its log: no more than a few."""
    news: int = 1
    """The number of the last event that people are told of: of most parts of a shuffle they are not."""
    version: int = 1
    """The number of events."""
    at: float
    """The time of the last one, in unix seconds."""
    log: tuple[StreamEvent, ...] = field(default=(), repr=False)
    """The events, also those that were taken back."""

    @property
    def managers(self) -> Managers:
        """The directors, whose steps can be taken back."""
        return self.directors

    @property
    def under_way(self) -> Round | None:
        """The last round, while a card of it is hidden."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].is_played_out else None

    @property
    def stage(self) -> EveningStage:
        """The stage of the evening."""
        if self.is_over:
            return "over"
        if not self.rounds:
            return "entries"
        return "between" if self.rounds[-1].is_over else "seated"

    def entrant_of(self, guest: str) -> Entry | None:
        """The entrant whose device is a guest's."""
        return next((entry for entry in self.entries.values() if entry.guest == guest), None)

    def has_played(self, entrant: int) -> bool:
        """True for an entrant who has had a seat or sat out."""
        return any(round_.table_of(entrant) or entrant in round_.sit_outs for round_ in self.rounds)

    def present(self, section: Section) -> tuple[int, ...]:
        """The entrants of a section who are there, by number."""
        return tuple(entry.number for entry in self.entries.values() if entry.here and entry.section == section)
