"""An example of each kind of stream: whatever holds for all kinds is tried with each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from euchre.clubs.acts.members import AddMember, BecomeMember, ChangeMember
from euchre.clubs.acts.settings import SetUpClub
from euchre.clubs.catalogue import CLUB
from euchre.clubs.settings import ClubSettings
from euchre.evenings.acts.entries import Enter, EnterMyself
from euchre.evenings.catalogue import EVENING
from euchre.streams.inputs import Said
from euchre.streams.kind import StreamKind
from euchre.tables.effects import Persist
from euchre.tables.fold import TABLE
from euchre.tables.inputs import MessageReceived
from euchre.tables.messages import Arrange, Settle, Sit
from euchre.tables.step import step
from euchre.web.clubs.clubs import ClubRoom
from euchre.web.evenings.evening_room import EveningRoom
from euchre.web.live.room import Room
from euchre.web.streams.stream_room import LoggedRoom, StreamRoom
from support.clubs import ClubAdmin, new_club
from support.directing import Director, new_evening
from support.evenings import HOST, connection, friends
from support.page_kind import PAGE, Page, PageOpened, Write

BOB = "bobs-device"
"""A guest who takes part in each example, under the name of Robert."""


@dataclass(frozen=True)
class Example:
    """A stream of a kind, and what its owner may say to it again and again."""

    kind: StreamKind[Any]
    log: tuple[Any, ...]
    owner: str
    message: Callable[[str], Any]
    """Makes a message with an id, which is not refused."""
    room: type[StreamRoom[Any]]

    @property
    def state(self) -> Any:
        """The state after its log."""
        return self.kind.fold(self.log)

    def said(self, id_: str, guest: str = "") -> Any:
        """The input by which somebody says it."""
        guest, message = guest or self.owner, self.message(id_)
        return MessageReceived(guest, connection(guest), message) if self.kind is TABLE else Said(guest, message)

    def step(self, state: Any, received: Any, now: float) -> tuple[Any, ...]:
        """The events that an input leads to."""
        if self.kind is TABLE:
            _, effects = step(state, received, now)
            return tuple(event for effect in effects if isinstance(effect, Persist) for event in effect.events)
        event = self.kind.step(state, received, now)  # type: ignore[attr-defined] # the others are logged
        return () if event is None else (event,)


def _table() -> Example:
    evening = friends(1)
    evening.do(HOST, Arrange, seat=1, player="open")
    evening.receive(MessageReceived(BOB, "worker:7", Sit(id="sit", name="Robert", seat=1)))
    return Example(TABLE, tuple(evening.log), HOST, lambda id_: Settle(id=id_, title="Tuesday"), Room)


def _evening() -> Example:
    director = Director(new_evening(enter="anybody", movement="draw"))
    director.says(EnterMyself, BOB, name="Robert", section="hall")
    director.enters(4)
    director.plays(Random(1))
    return Example(EVENING, director.evening.log, "dan", lambda id_: Enter(id=id_, name="Ann"), EveningRoom)


def _club() -> Example:
    admin = ClubAdmin(new_club())
    for name in ("Ann", "Robert"):
        admin.says(AddMember, name=name)
    admin.says(BecomeMember, BOB, key=admin.club.member_key(admin.club.members[2]))
    admin.says(ChangeMember, member=2, name="Robert 2")
    settings = ClubSettings(name="Fridays")
    return Example(CLUB, admin.club.log, "ada", lambda id_: SetUpClub(id=id_, settings=settings), ClubRoom)


class PageRoom(LoggedRoom[Page]):
    """A page in memory."""

    kind = PAGE


def _page() -> Example:
    state = PAGE.fold([PageOpened(at=0.0, page="p", code="abcd", owner="ann")])
    for number, (guest, name) in enumerate((("ann", "Ann"), (BOB, "Robert"), ("ann", "Ann"))):
        event = PAGE.step(state, Said(guest, Write(id=f"w{number}", name=name, line="Hello")), 1.0)
        state = PAGE.evolve(state, event)
    return Example(PAGE, state.log, "ann", lambda id_: Write(id=id_, name="Ann", line="More"), PageRoom)


EXAMPLES = {"table": _table, "evening": _evening, "club": _club, "page": _page}
"""The examples by the name of the kind."""
