"""Routes of the daily deals: a day as its guest may know it, one of its deals to play, and what proves the cards."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from euchre.daily.days import parse_day
from euchre.daily.replies import DailyNow, PersonsDeals, PlayedDay
from euchre.daily.table import PlayerOfDay
from euchre.tables.messages import Pace, PersonName
from euchre.web.daily.seeds import PublishedChain
from euchre.web.http.refusals import refusals
from euchre.web.http.request_guards import reads_body
from euchre.web.quotas.quotas import DAILY_LOOK, TABLE_OPENED, payer_of
from euchre.web.routes.dependencies import AnyRequest, Known, TheDays, ThePayer, ThePerson, TheQuotas, TheWorker

_Day = FromPath[str]


class WantedDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deal that a guest wants to play."""

    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    name: PersonName = ""
    pace: Pace = "normal"


class DailyTable(msgspec.Struct, frozen=True):
    """The guest's table for a daily deal."""

    code: str


@get("/api/daily", responses=refusals(429, 503))
async def my_days(known: Known, payer: ThePayer, days: TheDays, quotas: TheQuotas) -> list[PlayedDay]:
    """The days on which the guest finished daily deals, the latest first."""
    quotas.charge(DAILY_LOOK, payer)
    return await days.of_guest(known)


@get("/api/daily/seeds", responses=refusals(503))
async def daily_seeds(days: TheDays, worker: TheWorker) -> tuple[PublishedChain, ...]:
    """The published parts of the chain of seeds, and of the one that follows: they check the cards of every day."""
    return await days.seeds.published(worker.clock())


@get("/api/daily/best/{month:str}", responses=refusals(409, 429, 503))
async def best_of_month(
    month: FromPath[str], payer: ThePayer, days: TheDays, quotas: TheQuotas
) -> tuple[PersonsDeals, ...]:
    """The ten who lost least a deal in a month, such as ``2026-11``, among those who show their ratings."""
    quotas.charge(DAILY_LOOK, payer)
    return await days.shown.best(month)


@get("/api/daily/{day:str}", responses=refusals(409, 429, 503))
async def daily_now(day: _Day, known: Known, payer: ThePayer, days: TheDays, quotas: TheQuotas) -> DailyNow:
    """A day's deals: the guest's results, and those of everybody in the deals that the guest has played."""
    quotas.charge(DAILY_LOOK, payer)
    return await days.now(known, parse_day(day))


@post("/api/daily/{day:str}", **reads_body(409))
async def play_daily(
    day: _Day, data: JSONBody[WantedDeal], person: ThePerson, days: TheDays, quotas: TheQuotas, request: AnyRequest
) -> DailyTable:
    """Open the guest's table for a deal of a day that is open; one that is there is given again."""
    wanted = parse_day(day)
    code = await days.table(person, wanted, data.number)
    if code is None:
        quotas.charge(TABLE_OPENED, payer_of(request, person))
        code = await days.open(PlayerOfDay(person, data.name, data.pace), wanted, data.number)
    return DailyTable(code)
