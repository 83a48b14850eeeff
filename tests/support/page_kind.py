"""A fourth kind of stream, for tests of what every kind gets by being one: a page on which guests write lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from euchre.core.errors import refuse
from euchre.streams.event import StreamEvent
from euchre.streams.guest import Guest, GuestName
from euchre.streams.logged import Acts, LoggedKind
from euchre.streams.message import StreamMessage


@dataclass(frozen=True, kw_only=True)
class Page:
    id: str
    code: str
    at: float
    lines: tuple[tuple[str, str], ...] = ()
    version: int = 1
    log: tuple[StreamEvent, ...] = ()


class PageOpened(StreamEvent, frozen=True):
    page: str
    code: str
    owner: Guest


class Write(StreamMessage, frozen=True):
    name: str
    line: str


class Written(StreamEvent, frozen=True):
    exported = ("guest", "name")
    guest: Guest
    name: GuestName
    line: str


def _write(_: Page, guest: str, message: Write, at: float) -> Written:
    return Written(at=at, guest=guest, name=message.name, line=message.line or refuse("page/empty", "Write something."))


PAGE: Final[LoggedKind[Page]] = LoggedKind(
    name="page",
    events=PageOpened | Written,
    opening=PageOpened,
    opened=lambda first: Page(id=first.page, code=first.code, at=first.at, log=(first,)),
    acts=Acts(
        answers={Write: _write},
        changes={Written: lambda page, event: replace(page, lines=(*page.lines, (event.name, event.line)))},
    ),
    too_long=lambda: refuse("page/too-long", "Too much has been written. Take another page."),
)
