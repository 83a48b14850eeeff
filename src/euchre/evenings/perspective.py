"""An evening as somebody gets to see it: everybody the seats and results, directors what they work with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import msgspec

from euchre.evenings.acts.results import ResultEntered
from euchre.evenings.cards import CardsNow, cards_now
from euchre.evenings.doubts import HandPoints, hand_points
from euchre.evenings.evening import Evening, EveningStage, Report, Round, RoundResult, TakenBack
from euchre.evenings.luck import EveningLuck, luck_of
from euchre.evenings.movements.seating import SECTIONS, SeatedRound, numbered
from euchre.evenings.planning import rounds_to_come
from euchre.evenings.seated_table import SeatedTable
from euchre.evenings.settings import EveningSettings, Section
from euchre.evenings.standings import PairStanding, StandingOf, TeamStanding, pair_standings, standings, team_standings
from euchre.evenings.teams import teams_of
from euchre.streams.guest import tag_of
from euchre.streams.managers import ManagerNow
from euchre.tables.replies import ShuffleNow


class EntrantNow(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant."""

    number: int
    name: str
    section: Section
    partner: int | None
    team: str
    member: int | None
    """The number of a member of the club, 0 for a visitor, None where nobody has said it; for directors only, since the
    page of the club calls members by their numbers who are not to be named."""
    here: bool
    linked: bool
    """True if they have a device of their own."""
    shows_play: bool
    """True if they agree that the evening shows their play quality."""


class RoundTableNow(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round."""

    number: int
    section: Section
    seats: tuple[int, ...]
    """Entrants by seat, clockwise; negative numbers are bots."""
    result: RoundResult | None
    report: Report | None
    is_in: bool
    """True if it has its result, also where that is not shown before the round is over."""
    taken_over: tuple[int, ...]
    """The entrants for whom another device took over in mid-round."""
    code: str
    """The invite code of a live table; "" in the hall, or before it is open."""


class RoundNow(msgspec.Struct, frozen=True, kw_only=True):
    """A round."""

    number: int
    tables: tuple[RoundTableNow, ...]
    sit_outs: tuple[int, ...]
    until: float | None
    is_over: bool
    taken_back: tuple[TakenBack, ...]


class RoundCountNow(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant's round, as it counts."""

    round: int
    points: float
    wins: float
    loners: int
    played: bool
    counts: bool
    over_field: float | None
    """The points above the average of the online tables at the same seats, with the same cards; None before the
    round is over, and in the hall."""


class StandingNow(msgspec.Struct, frozen=True, kw_only=True):
    """The standing of an entrant."""

    number: int
    rank: int
    points: float
    wins: float
    loners: int
    euchres: int
    over_field: float | None
    """The sum over the rounds that count."""
    rounds: tuple[RoundCountNow, ...]


class LastStep(msgspec.Struct, frozen=True, kw_only=True):
    """The directors' last step, which can be taken back."""

    event: int
    kind: str
    by_me: bool
    round: int | None = None
    table: int | None = None
    number: int | None = None


class EveningNow(msgspec.Struct, frozen=True, kw_only=True):
    """An evening as one guest may see it."""

    version: int
    """The number of the last event that people are told of."""
    at: float
    """The server's clock, in unix seconds."""
    code: str
    club: str
    settings: EveningSettings
    hand: HandPoints
    """The points that one hand gives by its rules."""
    stage: EveningStage
    entrants: tuple[EntrantNow, ...]
    rounds: tuple[RoundNow, ...]
    shuffle: ShuffleNow | None
    """The shuffle for all live tables of the last round, where they have the same cards, until it is complete.

    Instead of seats it has entrants: number 1 is the first.
    """
    planned: tuple[SeatedRound, ...]
    """Rounds to come, where a chart says how they will be as long as nobody comes or goes."""
    standings: tuple[StandingNow, ...]
    teams: tuple[TeamStanding, ...]
    pairs: tuple[PairStanding, ...]
    """The standings by pairs, where partners stay the same."""
    me: int | None
    """The number of the entrant who asks."""
    director: bool
    key: str | None = None
    """The key that makes others directors, for directors."""
    directors: tuple[ManagerNow, ...] = ()
    """The last step, for directors."""
    last_step: LastStep | None = None
    """The last step, for directors."""
    cards: CardsNow | None = None
    """The printed cards where they no longer say everything, for directors."""
    luck: EveningLuck | None = None
    """The luck in its standings once it is over, where that is known."""


def evening_now(evening: Evening, guest: str | None, *, at: float, codes: dict[tuple[int, int], str]) -> EveningNow:
    """An evening as a guest sees it at a moment (unix seconds); `codes` are those of live tables, by round and table.

    Where all tables play the same cards, nobody but the directors sees a result before the round is over.
    """
    director = guest in evening.directors
    shown = _shown(evening, director=director)
    me = None if guest is None else evening.entrant_of(guest)
    teams = teams_of(evening)
    return EveningNow(
        version=evening.news,
        at=at,
        code=evening.code,
        club=evening.club,
        settings=evening.settings,
        hand=hand_points(evening.settings),
        stage=evening.stage,
        entrants=tuple(
            EntrantNow(
                number=one.number,
                name=one.name,
                section=one.section,
                partner=one.partner,
                team=teams[one.number],
                member=one.member if director else None,
                here=one.here,
                linked=one.guest is not None,
                shows_play=one.shows_play,
            )
            for one in evening.entries.values()
        ),
        rounds=tuple(_round(round_, evening, codes, director=director) for round_ in evening.rounds),
        shuffle=_shuffle(evening),
        planned=tuple(_planned(evening)),
        standings=tuple(map(_standing, standings(shown))),
        teams=team_standings(shown),
        pairs=pair_standings(shown),
        me=None if me is None else me.number,
        director=director,
        directors=evening.directors.now(guest, _names(evening)) if director else (),
        key=evening.directors.key if director else None,
        last_step=_last_step(evening, guest) if director else None,
        cards=cards_now(evening) if director else None,
        luck=luck_of(evening) if evening.is_over else None,
    )


def _names(evening: Evening) -> dict[str | None, str]:
    return {entry.guest: entry.name for entry in evening.entries.values()}


def _hides_results(evening: Evening, round_: Round, *, director: bool) -> bool:
    return evening.settings.same_cards and not director and not round_.is_over


def _shown(evening: Evening, *, director: bool) -> Evening:
    """The evening without the results that are not shown yet."""
    if not evening.rounds or not _hides_results(evening, evening.rounds[-1], director=director):
        return evening
    return replace(evening, rounds=evening.rounds[:-1])


def _round(round_: Round, evening: Evening, codes: dict[tuple[int, int], str], *, director: bool) -> RoundNow:
    hidden = _hides_results(evening, round_, director=director)
    tables = (
        _table(round_, table, codes.get((round_.number, table.number), ""), hidden=hidden) for table in round_.tables
    )
    return RoundNow(
        number=round_.number,
        tables=tuple(tables),
        sit_outs=round_.sit_outs,
        until=round_.until,
        is_over=round_.is_over,
        taken_back=evening.taken_back.get(round_.number, ()),
    )


def _shuffle(evening: Evening) -> ShuffleNow | None:
    """The shuffle as people are told of it: the promises once all are there, and no part, for the last one ends it."""
    ceremony = evening.rounds[-1].ceremony if evening.rounds else None
    if ceremony is None or ceremony.complete:
        return None
    nothing = (None,) * len(ceremony.promised)
    return ShuffleNow(
        promise=ceremony.promise,
        attempt=ceremony.attempt,
        promised=ceremony.promised if ceremony.ready else nothing,
        shown=nothing,
        contributors=ceremony.persons,
        entrants=len(ceremony.promised),
    )


def _table(round_: Round, table: SeatedTable, code: str, *, hidden: bool) -> RoundTableNow:
    result, sent = round_.results.get(table.number), round_.reports.get(table.number)
    devices = Counter(round_.devices.values())
    return RoundTableNow(
        number=table.number,
        section=table.section,
        seats=table.seats,
        result=None if hidden else result,
        report=None if sent is None else sent.report,
        is_in=result is not None,
        taken_over=tuple(number for number in table.seats if devices[number] > 1),
        code=code,
    )


def _planned(evening: Evening) -> Iterator[SeatedRound]:
    """The rounds to come, as far as there is a chart for all who are there."""
    if evening.is_over:
        return
    plans = {section: to_come for section in SECTIONS if (to_come := rounds_to_come(evening, section)) is not None}
    for number, rounds in enumerate(zip(*plans.values(), strict=False), len(evening.rounds) + 1):
        yield numbered(number, dict(zip(plans, rounds, strict=True)))


def _standing(one: StandingOf) -> StandingNow:
    # Fractions end here, once for all who look: to encode thousands of them takes as long as the rest of an answer.
    rounds = (
        RoundCountNow(
            round=count.round,
            points=float(count.points),
            wins=float(count.wins),
            loners=count.loners,
            played=count.played,
            counts=count.round not in one.dropped,
            over_field=_number(count.over_field),
        )
        for count in one.rounds
    )
    return StandingNow(
        number=one.number,
        rank=one.rank,
        points=float(one.points),
        wins=float(one.wins),
        loners=one.loners,
        euchres=one.euchres,
        over_field=_number(one.over_field),
        rounds=tuple(rounds),
    )


def _number(value: Fraction | None) -> float | None:
    return None if value is None else float(value)


def _last_step(evening: Evening, guest: str | None) -> LastStep | None:
    if not evening.steps:
        return None
    number = evening.steps[-1]
    event: Any = evening.log[number - 1]
    return LastStep(
        event=number,
        kind=tag_of(type(event)),
        by_me=event.by == guest,
        round=getattr(event, "round", None),
        table=event.table if isinstance(event, ResultEntered) else None,
        number=getattr(event, "number", None),
    )
