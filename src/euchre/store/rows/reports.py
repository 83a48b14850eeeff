"""The reports of people about others at their tables, for the operator."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, select, update

from euchre.store.database.schema import matches, reports, streams
from euchre.store.rows.forgetting import is_leaving
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert
from euchre.streams.guest import GUEST


class ReportKey(NamedTuple):
    """The key of a report: to report somebody again for the same match changes nothing."""

    stream: str
    """The id of the table."""
    match: int
    reporter: str
    guest: str
    """The guest who was reported."""


class FiledReport(NamedTuple):
    """A report about somebody who sits at a table, or has sat there."""

    stream: str
    match: int
    reporter: str
    guest: str
    name: str
    """The name of that guest at the table."""
    reason: str
    at: float


class ReportRow(NamedTuple):
    """A report as it is listed, with the code of its table."""

    report: FiledReport
    code: str
    over: bool
    """True once the match is over, and there is a record of it."""


class Reports(Rows):
    """The reports of a store."""

    @writes
    def file(self, connection: Connection, report: FiledReport) -> None:
        """Keep a report; the first of a person about another in a match stays."""
        if not is_leaving(connection, report.reporter, report.guest):
            upsert(connection, reports, report._asdict(), keep=True)

    @reads
    def latest(self, connection: Connection, most: int) -> tuple[ReportRow, ...]:
        """The latest reports, `most` at most."""
        same = (matches.c.stream == reports.c.stream) & (matches.c.match == reports.c.match)
        query = select(*reports.c, streams.c.code, matches.c.ended).select_from(reports).join(streams)
        rows = connection.execute(query.outerjoin(matches, same).order_by(reports.c.at.desc()).limit(most))
        return tuple(ReportRow(FiledReport(*fields), code, ended is not None) for *fields, code, ended in rows)

    @writes
    def dismiss(self, connection: Connection, key: ReportKey) -> None:
        """Delete a report that is dealt with."""
        same = (reports.c[name] == value for name, value in key._asdict().items())
        connection.execute(delete(reports).where(*same))

    @writes
    def dismiss_all_of(self, connection: Connection, reporter: str) -> None:
        """Delete all reports of a guest."""
        connection.execute(delete(reports).where(reports.c.reporter == reporter))

    @reads
    def exported(self, connection: Connection, guest: str) -> list[dict[str, Any]]:
        """Export the reports that a guest has made, without the ids of others."""
        columns = streams.c.code, reports.c.match, reports.c.name, reports.c.reason, reports.c.at
        query = select(*columns).select_from(reports).join(streams).where(reports.c.reporter == guest)
        return [dict(row) for row in connection.execute(query.order_by(reports.c.at)).mappings()]


def forget(connection: Connection, guest: str) -> None:
    """Delete the reports that a guest has made, and take them out of those about them."""
    connection.execute(delete(reports).where(reports.c.reporter == guest))
    nobody = {"guest": f"forgotten-{token_urlsafe(16)}", "name": GUEST}
    connection.execute(update(reports).where(reports.c.guest == guest).values(nobody))
