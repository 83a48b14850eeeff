"""The last deal at a table, laid open for whoever may watch the game."""

from __future__ import annotations

from litestar import get

from euchre.tables.answers.refusals import NO_SPECTATORS
from euchre.tables.perspective.last_deal import LastDeal, last_deal
from euchre.web.http.refusals import Denied, refusals
from euchre.web.quotas.quotas import REPLAY
from euchre.web.routes.dependencies import Known, ThePayer, TheQuotas, TheRoom, TheWorker


@get("/api/tables/{code:str}/last-deal", responses=refusals(403, 404, 409, 429, 503))
async def laid_open(room: TheRoom, known: Known, payer: ThePayer, worker: TheWorker, quotas: TheQuotas) -> LastDeal:
    """All hands and the kitty of the last deal that is over; never of one that goes on."""
    quotas.charge(REPLAY, payer)
    table = room.table
    if table.course is not None and not table.course.is_open_to(known):
        raise Denied("table/no-spectators", NO_SPECTATORS, status=403)
    found = await worker.past_matches.run(lambda: last_deal(table.course), payer)
    if found is None:
        raise Denied("deal/not-over", "The hands are shown once a deal is over.", status=409)
    return found
