"""The route by which people at a table report somebody there to the operator."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from euchre.store.rows.reports import FiledReport
from euchre.tables.answers.refusals import seat_of_person
from euchre.web.http.refusals import Denied
from euchre.web.http.request_guards import reads_body
from euchre.web.operator.replies import ReportReason
from euchre.web.quotas.quotas import REPORT
from euchre.web.routes.dependencies import ThePayer, ThePerson, TheQuotas, TheRoom, TheWorker


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report about the person on a seat."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    reason: ReportReason


@post("/api/tables/{code:str}/reports", **reads_body(404, 409), status_code=204)
async def report(
    data: JSONBody[NewReport], room: TheRoom, person: ThePerson, payer: ThePayer, worker: TheWorker, quotas: TheQuotas
) -> None:
    """Report somebody who sits at the same table; the first report about a seat in a match stays."""
    quotas.charge(REPORT, payer)
    table = room.table
    own = seat_of_person(table, person)
    seat = table.seats[data.seat] if data.seat < len(table.seats) and data.seat != own else None
    if seat is None or seat.guest is None:
        raise Denied("report/nobody", "You can report other people who sit at your table.", status=409)
    await worker.store.reports.file(
        FiledReport(table.id, table.match, person, data.seat, seat.guest, seat.name, data.reason, worker.clock())
    )
