"""Information from which a movement seats the next round of a section."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random

from euchre.charts.planned_round import PlannedRound
from euchre.evenings.evening import Evening, Round, SectionPlan
from euchre.evenings.movements.fixed_pairs import FixedPairs, fixed_pairs, opponents_missing, with_bot_pairs
from euchre.evenings.movements.played_round import PlayedRound, PlayedTable
from euchre.evenings.settings import EveningSettings, Section
from euchre.evenings.teams import teams_of


@dataclass(frozen=True, kw_only=True)
class SectionField:
    """The facts a movement goes by. Entrants are numbers; negative ones are bots, who fill up an online section."""

    section: Section
    round: int
    """The number of the round to be seated."""
    people: tuple[int, ...]
    """The people who are there for the next round, bots among them."""
    fixed: FixedPairs | None
    """The same people in fixed pairs; None where partners change."""
    played: tuple[PlayedRound, ...]
    """The rounds before, also those in which nobody of the section played."""
    ranks: Mapping[int, int]
    """The ranks of the entrants; empty where the movement does not ask."""
    teams: Mapping[int, str]
    settings: EveningSettings
    plan: SectionPlan | None
    printed: tuple[PlannedRound, ...]
    """The rounds on the cards that people of the section have, from the first on."""
    seed: str
    """The seed from which all draws for this round follow. It is secret."""

    @cached_property
    def rng(self) -> Random:
        """The chance of this round."""
        return Random(self.seed)  # noqa: S311 - the seed is secret

    @cached_property
    def seated(self) -> tuple[PlannedRound, ...]:
        """The rounds before as they were seated."""
        return tuple(round_.seated for round_ in self.played)

    @property
    def has_threes(self) -> bool:
        """True if the people left over play at tables of three."""
        return self.settings.extra == "threes" and self.section == "hall" and self.fixed is None


def section_field(evening: Evening, section: Section, ranks: Mapping[int, int]) -> SectionField:
    """The field of a section, for the round after the last one that is seated."""
    entries, people = evening.entries, evening.present(section)
    played = tuple(_played(evening, round_, section) for round_ in evening.rounds)
    teams = teams_of(evening)
    fixed = None
    if evening.settings.entries == "pairs":
        partners = {number: partner for number in people if (partner := entries[number].partner) in people and partner}
        is_league = evening.settings.movement == "league"
        fixed = fixed_pairs(people, partners, played, sides=teams if is_league else None, online=section == "online")
        if section == "online":
            missing = opponents_missing(fixed, teams) if is_league else len(fixed.pairs) % 2
            fixed = with_bot_pairs(fixed, missing, played)
        people = fixed.people
    elif section == "online":
        people = (*people, *(-bot for bot in range(1, -len(people) % 4 + 1)))
    return SectionField(
        section=section,
        round=len(evening.rounds) + 1,
        people=people,
        fixed=fixed,
        played=played,
        ranks=ranks,
        teams=teams,
        settings=evening.settings,
        plan=evening.plans.get(section),
        printed=evening.printed if section == "hall" else (),
        seed=f"{evening.seed}/{section}/{len(evening.rounds) + 1}",
    )


def _played(evening: Evening, round_: Round, section: Section) -> PlayedRound:
    tables = (
        PlayedTable(one.seats, None if (result := round_.results.get(one.number)) is None else result.score)
        for one in round_.tables
        if one.section == section
    )
    sit_outs = (number for number in round_.sit_outs if evening.entries[number].section == section)
    return PlayedRound(tuple(tables), tuple(sit_outs))
