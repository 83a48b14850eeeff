"""Takes a guest out of the state of a table: an unknown guest without a name takes their place."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any

from euchre.streams.forgetting import Forgetting
from euchre.streams.guest import GUEST
from euchre.tables.course import Course
from euchre.tables.seat import Seat, bot_called
from euchre.tables.table import Table


def without_guest(table: Table, forgetting: Forgetting) -> Table:
    """The table without a guest. Cards, calls, results and the proofs of the deals stay as they are.

    It is the table of the rewritten events.
    """
    return _Rewriting(*forgetting).table(table)


class _Rewriting(Forgetting):
    def table(self, table: Table) -> Table:
        removed = {self._guest(guest): self._name(guest, name) for guest, name in table.removed.items()}
        left = {
            self._guest(guest): leaver._replace(name=self._name(guest, leaver.name))
            for guest, leaver in table.left.items()
        }
        requests = {self._guest(guest): self._name(guest, name) for guest, name in table.requests.items()}
        connections = {name: self._guest(guest) for name, guest in table.connections.items()}
        return replace(
            table,
            host=self._guest(table.host),
            seats=tuple(map(self._seat, table.seats)),
            requests=MappingProxyType(requests),
            removed=MappingProxyType(removed),
            left=MappingProxyType(left),
            course=None if table.course is None else self._course(table.course, table.bot_names),
            wanted=frozenset(map(self._guest, table.wanted)),
            won=MappingProxyType({self._guest(guest): count for guest, count in table.won.items()}),
            connections=MappingProxyType(connections),
            done=MappingProxyType({self._guest(guest): done for guest, done in table.done.items()}),
        )

    def _guest(self, value: Any) -> Any:
        return self.other if value == self.guest else value

    def _name(self, guest: str | None, name: str) -> str:
        return GUEST if guest == self.guest else name

    def _seat(self, seat: Seat) -> Seat:
        name, held_by = self._name(seat.guest, seat.name), frozenset(map(self._guest, seat.held_by))
        return replace(seat, guest=self._guest(seat.guest), name=name, held_by=held_by)

    def _course(self, course: Course, bots: tuple[str, ...]) -> Course:
        """The match with the names of its bots as they are where nobody has the guest's."""
        names = [self._name(player.guest, player.name) for player in course.players]
        people = [name for name, player in zip(names, course.players, strict=True) if player.guest is not None]
        players = tuple(
            player._replace(
                guest=self._guest(player.guest),
                name=bot_called(place, people, bots) if player.guest is None else name,
            )
            for place, (name, player) in enumerate(zip(names, course.players, strict=True))
        )
        return replace(course, players=players, joined=frozenset(map(self._guest, course.joined)))
