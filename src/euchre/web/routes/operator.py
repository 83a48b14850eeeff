"""The routes of the operator: their page, and their message to everybody."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody

from euchre.store.rows.measures import Measure
from euchre.store.rows.reports import ReportKey
from euchre.tables.answers.refusals import LAST_BEGIN
from euchre.tables.inputs import Clearing, Closing
from euchre.tables.messages import PersonName
from euchre.tables.names import clean, clean_name
from euchre.tables.replies import Notice
from euchre.web.http.refusals import Denied, refusals
from euchre.web.http.request_guards import reads_body
from euchre.web.operator.replies import OperatorNow
from euchre.web.routes.dependencies import (
    Known,
    TheOperator,
    TheOverview,
    ThePayer,
    TheQuotas,
    TheRooms,
    TheWorker,
)
from euchre.web.routes.lookup import room_after

LONGEST_MESSAGE: Final = 200
_Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,100}$")]
"""The id of a guest or a table, or the code of a table."""
_MINUTE: Final = 60.0
_MOST_MINUTES: Final = 366 * 24 * 60
_Minutes = Annotated[int, msgspec.Meta(ge=1, le=_MOST_MINUTES)]


class _Order(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    pass


class Announce(_Order, frozen=True):
    """Show everybody a message, in place of the one before; without text, none."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_MESSAGE)]
    minutes: _Minutes = 60


class RemoveGuest(_Order, frozen=True):
    """Remove a guest from the server, for some minutes or for good."""

    who: _Id
    name: PersonName = ""
    minutes: _Minutes | None = None


class ReadmitGuest(_Order, frozen=True):
    """Let a guest come back."""

    who: _Id


class CloseTable(_Order, frozen=True):
    """Close a table for good: its match ends without a winner."""

    code: _Id


class Clear(_Order, frozen=True):
    """Put the usual name in place of a person's at a table; without a person, take the title of the table away."""

    code: _Id
    who: _Id | None = None


class Dismiss(_Order, frozen=True):
    """Delete a report that is dealt with, or all by the same reporter."""

    table: _Id
    match: Annotated[int, msgspec.Meta(ge=1, le=LAST_BEGIN)]
    reporter: _Id
    guest: _Id
    all: bool = False


Order = Announce | RemoveGuest | ReadmitGuest | CloseTable | Clear | Dismiss
"""The type of an order: any of the above."""


@get("/api/notice", responses=refusals())
async def notice(overview: TheOverview, known: Known, at: FromQuery[str] = "") -> Notice | None:
    """The operator's message to everybody, for pages without a live connection; `at` is their screen."""
    if known is not None and at != "operator":
        overview.elsewhere.note(known, at)
    return overview.measures.notice


@get("/api/operator", responses=refusals(403, 429, 503))
async def operator_now(operator: TheOperator) -> OperatorNow:
    """The server as its operator sees it."""
    return await operator.now()


@post("/api/operator", **reads_body(404, 409), status_code=200)
async def to_operator(
    data: JSONBody[Order],
    operator: TheOperator,
    payer: ThePayer,
    worker: TheWorker,
    rooms: TheRooms,
    quotas: TheQuotas,
) -> OperatorNow:
    """Do what the operator wants done; the answer is the server after it."""
    now, measures = worker.clock(), operator.measures
    match data:
        case Announce():
            text = clean(data.text, LONGEST_MESSAGE)
            if text:
                await measures.take(Measure("message", "", text, now, now + data.minutes * _MINUTE))
            else:
                await measures.end("message")
        case RemoveGuest():
            until = None if data.minutes is None else now + data.minutes * _MINUTE
            await measures.take(Measure("removal", data.who, clean_name(data.name), now, until))
        case ReadmitGuest():
            await measures.end("removal", data.who)
        case CloseTable():
            room = await room_after(Closing(), data.code, payer, worker, rooms, quotas)
            if room.table.counts:
                sentence = "The result of this table counts in an evening or among the daily deals, so it stays open."
                raise Denied("operator/counts", sentence, status=409)
            await worker.store.contacts.end_invitations(data.code)
        case Clear():
            await room_after(Clearing(data.who), data.code, payer, worker, rooms, quotas)
        case Dismiss():
            reports = worker.store.reports
            key = ReportKey(data.table, data.match, data.reporter, data.guest)
            await (reports.dismiss_all_of(data.reporter) if data.all else reports.dismiss(key))
    return await operator.now()
