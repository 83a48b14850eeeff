"""Information from which a movement seats the next round of a section."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from euchre.evenings.evening import Evening, SectionPlan
from euchre.evenings.events import SeatedTable
from euchre.evenings.messages import RoundScore
from euchre.evenings.settings import EveningSettings, Section


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedTable:
    """A table of an earlier round, and its score; None where it was not played."""

    seats: tuple[int, ...]
    score: RoundScore | None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRound:
    """An earlier round of a section: its tables from the head table on, and who sat out."""

    tables: tuple[PlayedTable, ...]
    sit_outs: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionField:
    """Everything a movement goes by. Entrants are numbers; negative ones are bots, who fill up an online section."""

    section: Section
    present: tuple[int, ...]
    """Who plays the next round, if there is a table for them."""
    partners: Mapping[int, int]
    """Of fixed pairs; empty where partners change."""
    played: tuple[PlayedRound, ...]
    points: Mapping[int, float]
    """How the entrants stand by now."""
    teams: Mapping[int, str]
    settings: EveningSettings
    plan: SectionPlan | None
    rng: Random
    """For draws; it follows from the evening's seed and the number of the round."""

    @property
    def sat_out(self) -> Counter[int]:
        """How often everybody has sat out."""
        return Counter(number for round_ in self.played for number in round_.sit_outs)


def section_field(evening: Evening, section: Section, points: Mapping[int, float]) -> SectionField:
    """The field of a section, for the round after the last one that is seated."""
    people = evening.present(section)
    bots = -len(people) % 4 if section == "online" else 0
    paired = evening.settings.entries == "pairs"
    entries = evening.entries
    there = set(people)
    partners = {
        number: partner for number in people if paired and (partner := entries[number].partner) in there and partner
    }
    return SectionField(
        section=section,
        present=(*people, *(-bot for bot in range(1, bots + 1))),
        partners=partners,
        played=tuple(_played(evening, number, section) for number in range(len(evening.rounds))),
        points=points,
        teams={number: entries[number].team for number in people},
        settings=evening.settings,
        plan=evening.plans.get(section),
        rng=Random(f"{evening.seed}/{section}/{len(evening.rounds) + 1}"),  # noqa: S311 - the seed is secret
    )


def _played(evening: Evening, index: int, section: Section) -> PlayedRound:
    round_ = evening.rounds[index]

    def score(table: SeatedTable) -> RoundScore | None:
        found = round_.results.get(table.number)
        return None if found is None else found.score

    tables = (PlayedTable(seats=one.seats, score=score(one)) for one in round_.tables if one.section == section)
    sit_outs = (number for number in round_.sit_outs if evening.entries[number].section == section)
    return PlayedRound(tables=tuple(tables), sit_outs=tuple(sit_outs))
