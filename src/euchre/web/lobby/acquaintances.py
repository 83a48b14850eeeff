"""The people whom a guest has played with: contacts by the consent of both, those blocked, and invitations."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Final, Literal, NamedTuple

import msgspec

from euchre.core.errors import EuchreError
from euchre.store.rows.contacts import Contact, Wish
from euchre.tables.fold import TABLE
from euchre.web.worker.worker import Worker

_TABLES: Final = 12
"""The latest tables of a guest whose people are listed."""
_ONLINE: Final = 100.0
"""Seconds for which somebody counts as online after their page has asked: it does so every half minute."""
_APPEARS_EACH: Final = 25.0
"""Seconds between two times that a guest is noted as online."""
_INVITED: Final = 900.0
"""Seconds for which an invitation stands."""

Relation = Literal["none", "asked", "asks", "contact", "blocked"]
"""The relation to a person: `asked` by the guest, or `asks` the guest, to be a contact."""


class KnownPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A person whom a guest has played with, or is a contact of."""

    ref: str
    """A reference that only the guest can use."""
    name: str
    relation: Relation
    online: bool = False
    """Their page is open; only contacts are told."""


class InvitedTo(msgspec.Struct, frozen=True, kw_only=True):
    """An invitation to a table."""

    ref: str
    name: str
    """The name of the person who invites."""
    code: str
    """The code of the table."""


class PeopleAround(msgspec.Struct, frozen=True, kw_only=True):
    """The contacts who are online, and the tables to which a guest is invited."""

    online: tuple[KnownPlayer, ...]
    invitations: tuple[InvitedTo, ...]


class _Other(NamedTuple):
    guest: str
    name: str
    relation: Relation
    seen: float | None


class Acquaintances:
    """The people whom guests have played with, as one worker knows them."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker
        self._store: Final = worker.store
        self._appeared: Final[dict[str, float]] = {}
        """The guests noted as online lately, in that order, with the time in steady seconds."""

    async def of_guest(self, guest: str) -> list[KnownPlayer]:
        """The people of a guest: contacts first, then those they have played with lately."""
        return [self._shown(guest, other) for other in await self._others(guest)]

    async def around(self, guest: str) -> PeopleAround:
        """The contacts of a guest who are online, and their invitations; from now on the guest is online, too."""
        contacts = await self._store.contacts.of_guest(guest)
        if any(contact.wish == "contact" for contact in contacts):
            await self._appear(guest)
        shown = [self._shown(guest, _other(contact)) for contact in contacts]
        since = self._worker.clock() - _INVITED
        invitations = await self._store.contacts.invitations(guest, since)
        names = {other.guest: other.name for other in await self._others(guest)} if invitations else {}
        return PeopleAround(
            online=tuple(player for player in shown if player.online),
            invitations=tuple(
                InvitedTo(ref=_ref(guest, invitation.guest), name=names[invitation.guest], code=invitation.code)
                for invitation in invitations
                if invitation.guest in names
            ),
        )

    async def set(self, guest: str, ref: str, wish: Wish | None) -> None:
        """Write what a guest wants of another person. Raises `EuchreError` for somebody they have not played with."""
        other = await self._named(guest, ref)
        await self._store.contacts.set(guest, other.guest, other.name, wish)
        self._appeared.pop(guest, None)  # a new contact is to see them online

    async def invite(self, guest: str, ref: str, code: str) -> None:
        """Invite a person to a table where the guest sits.

        Raises `EuchreError` for somebody they have not played with or have blocked, and for another table. A person who
        has blocked the guest is told nothing, nor is the guest.
        """
        other = await self._named(guest, ref)
        if other.relation == "blocked":
            raise EuchreError("people/blocked", f"You have blocked {other.name}.", name=other.name)
        tables = await self._store.matches.unfinished(guest)
        if all(entry.code != code for entry in tables):
            raise EuchreError("people/no-seat", "You can invite people to a table where you sit.")
        await self._store.contacts.invite(guest, other.guest, other.name, code, self._worker.clock())

    async def _appear(self, guest: str) -> None:
        now = self._worker.steady()
        while self._appeared and now - next(iter(self._appeared.values())) >= _APPEARS_EACH:
            del self._appeared[next(iter(self._appeared))]
        if guest in self._appeared:
            return
        self._appeared[guest] = now
        await self._store.contacts.appear(guest, self._worker.clock())

    async def _named(self, guest: str, ref: str) -> _Other:
        for other in await self._others(guest):
            if _ref(guest, other.guest) == ref:
                return other
        raise EuchreError("people/unknown", "You have not played with this person lately.")

    async def _others(self, guest: str) -> list[_Other]:
        contacts = {contact.other: contact for contact in await self._store.contacts.of_guest(guest)}
        asking = await self._store.contacts.asking(guest)
        others = {other: _other(contact) for other, contact in contacts.items()}
        tables = await self._store.streams.latest(TABLE, guest=guest, shared=True, most=_TABLES)
        for seated in await asyncio.gather(*map(self._store.guests.seated, tables)):
            for other, name in seated if any(other == guest for other, _ in seated) else ():
                if other != guest and other not in others:
                    others[other] = _Other(other, name, "asks" if other in asking else "none", None)
        return sorted(others.values(), key=lambda other: _ORDER.index(other.relation))

    def _shown(self, guest: str, other: _Other) -> KnownPlayer:
        online = other.seen is not None and self._worker.clock() - other.seen < _ONLINE
        return KnownPlayer(ref=_ref(guest, other.guest), name=other.name, relation=other.relation, online=online)


_ORDER: Final[tuple[Relation, ...]] = ("asks", "contact", "asked", "none", "blocked")


def _other(contact: Contact) -> _Other:
    return _Other(contact.other, contact.name, _relation(contact), contact.seen)


def _relation(contact: Contact) -> Relation:
    if contact.wish == "contact":
        return "contact" if contact.asks else "asked"
    return "blocked" if contact.wish == "block" else "asks" if contact.asks else "none"


def _ref(guest: str, other: str) -> str:
    return sha256(f"{guest} {other}".encode()).hexdigest()[:24]
