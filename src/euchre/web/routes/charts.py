"""The route that plans a chart for any number of people, with numbers instead of names."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import get
from litestar.params import FromPath

from euchre.charts.chart import check_size
from euchre.charts.planned_round import PlannedRound
from euchre.charts.planning import plan
from euchre.charts.quality import quality
from euchre.charts.statement import statement
from euchre.web.http.language import language_of
from euchre.web.http.refusals import refusals
from euchre.web.quotas.quotas import ANALYSIS
from euchre.web.routes.dependencies import AnyRequest, ThePayer, TheQuotas, TheWorker
from euchre.wording import Language, wording


class ChartRound(msgspec.Struct, frozen=True):
    """A round: the people at each table by seat, clockwise from north, and who sits out."""

    tables: tuple[tuple[int, ...], ...]
    sit_outs: tuple[int, ...]


class PlannedChart(msgspec.Struct, frozen=True):
    """The rounds for `people`, who are the numbers from 1 on."""

    people: int
    rounds: tuple[ChartRound, ...]
    statement: str
    """The quality of the chart in a sentence: how often the same people meet again."""


@cache
def planned_rounds(people: int, rounds: int) -> tuple[PlannedRound, ...]:
    """The rounds of a chart, searched once. Raises `EuchreError` for sizes that no chart has."""
    return tuple(plan(range(1, people + 1), rounds))


@cache
def planned_chart(people: int, rounds: int, language: Language) -> PlannedChart:
    """A chart; the same one whenever it is asked for. Raises `EuchreError` for sizes that no chart has."""
    planned = planned_rounds(people, rounds)
    return PlannedChart(
        people,
        tuple(ChartRound(one.tables, one.sit_outs) for one in planned),
        statement(wording(language), quality(planned)),
    )


@get("/api/charts/{people:int}/{rounds:int}", responses=refusals(400, 429, 503))
async def chart(
    people: FromPath[int],
    rounds: FromPath[int],
    payer: ThePayer,
    worker: TheWorker,
    quotas: TheQuotas,
    request: AnyRequest,
) -> PlannedChart:
    """A chart for `people` and `rounds`, in which partners rotate. People are numbers from 1 on."""
    check_size(people, rounds)
    quotas.charge(ANALYSIS, payer)
    return await worker.past_matches.run(lambda: planned_chart(people, rounds, language_of(request)), payer)
