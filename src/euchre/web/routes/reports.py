"""The route by which people at a table report somebody there to the operator."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from euchre.store.rows.reports import FiledReport
from euchre.tables.answers.refusals import seat_of_person
from euchre.tables.messages import PersonName
from euchre.web.http.refusals import Denied
from euchre.web.http.request_guards import reads_body
from euchre.web.operator.replies import ReportReason
from euchre.web.quotas.quotas import REPORT
from euchre.web.routes.dependencies import ThePayer, ThePerson, TheQuotas, TheRoom, TheWorker


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report about the person of a name at a table."""

    name: PersonName
    reason: ReportReason
    left: bool = False
    """True for the last of the name who has left, where another may have it by now."""
    place: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The place in `left` of one who has left, where several may have had the name."""


@post("/api/tables/{code:str}/reports", **reads_body(404, 409), status_code=204)
async def report(
    data: JSONBody[NewReport], room: TheRoom, person: ThePerson, payer: ThePayer, worker: TheWorker, quotas: TheQuotas
) -> None:
    """Report somebody who sits at the same table, or has left it; the first report about them in a match stays."""
    quotas.charge(REPORT, payer)
    table = room.table
    seat_of_person(table, person)
    here = [(seat.guest, seat.name, table.match) for seat in table.seats if seat.guest and seat.guest != person]
    gone = [(guest, *leaver) for guest, leaver in table.left_lately.items()]
    others = [*([] if data.left else here), *reversed(gone)] if data.place is None else gone[data.place :][:1]
    for guest, name, match in others:
        if name == data.name:
            if data.reason == "title" and guest != table.host:
                raise Denied("report/title", "Only the host names the table, so report the host for that.", status=409)
            report = FiledReport(table.id, match, person, guest, name, data.reason, worker.clock())
            return await worker.store.reports.file(report)
    raise Denied("report/nobody", "You can report others who sit at your table or have just left it.", status=409)
