"""The managers of an evening or a club: guests who came by a secret key, listed and dismissed one by one."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import NamedTuple, Self

import msgspec


class Manager(NamedTuple):
    """A guest who manages."""

    number: int
    """The number from 1, in the order in which they came; the founder is number 1."""
    since: float
    """The time they came, in unix seconds."""


class ManagerNow(msgspec.Struct, frozen=True, kw_only=True):
    """A manager, as other managers see them."""

    number: int
    """Number 1 is the founder."""
    name: str
    """The name as an entrant or a member; "" for any other."""
    since: float
    me: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Managers:
    """The managers by guest, in the order in which they came."""

    secret: str = field(repr=False)
    """The secret from which the keys follow."""
    by_guest: Mapping[str, Manager]
    came: int = 1
    """The number of managers so far, those who were dismissed among them."""
    renewed: int = 0
    """The number of times the key was renewed."""

    @classmethod
    def founded(cls, secret: str, guest: str, at: float) -> Self:
        """The managers at the beginning: the founder alone."""
        return cls(secret=secret, by_guest=MappingProxyType({guest: Manager(1, at)}))

    def __contains__(self, guest: object) -> bool:
        """True for a guest who manages."""
        return guest in self.by_guest

    @property
    def founder(self) -> str:
        """The guest who came first, whom nobody dismisses."""
        return next(iter(self.by_guest))

    @property
    def key(self) -> str:
        """The key that makes its holder a manager, too: 128 bits, in hexadecimal."""
        return hmac.digest(self.secret.encode(), f"managers/{self.renewed}".encode(), "sha256").hex()[:32]

    def opens(self, key: str) -> bool:
        """True for the key as it is now, compared in constant time."""
        return hmac.compare_digest(key.encode(), self.key.encode())

    def may_dismiss(self, guest: str, number: int) -> bool:
        """True if a manager came before the one with a number: a stolen key dismisses nobody who was there before."""
        return guest in self and number > self.by_guest[guest].number

    def has(self, number: int) -> bool:
        """True if somebody manages under a number."""
        return any(manager.number == number for manager in self.by_guest.values())

    def joined(self, guest: str, at: float) -> Self:
        """The managers with one more."""
        number = self.came + 1
        return replace(self, by_guest=MappingProxyType({**self.by_guest, guest: Manager(number, at)}), came=number)

    def dismissed(self, number: int) -> Self:
        """The managers without one, and with another key: the one that they had is worth nothing any more."""
        left = {guest: manager for guest, manager in self.by_guest.items() if manager.number != number}
        return replace(self.rekeyed(), by_guest=MappingProxyType(left))

    def rekeyed(self) -> Self:
        """The managers with another key."""
        return replace(self, renewed=self.renewed + 1)

    def now(self, guest: str | None, names: Mapping[str | None, str]) -> tuple[ManagerNow, ...]:
        """The managers as one of them sees them; `names` are by guest."""
        return tuple(
            ManagerNow(number=manager.number, name=names.get(other, ""), since=manager.since, me=other == guest)
            for other, manager in self.by_guest.items()
        )
