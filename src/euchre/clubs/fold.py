"""Makes a club from its events: the first founds it, and each of the others changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from euchre.clubs import events
from euchre.clubs.club import Club, Member
from euchre.clubs.events import ClubEvent
from euchre.streams.managers import Managers
from euchre.streams.mappings import shared, unshared, with_entry, without_entry


def founded(happened: Iterable[ClubEvent]) -> Club:
    """The club of which these are all the events, the first being `ClubFounded`."""
    first, *others = happened
    assert isinstance(first, events.ClubFounded), "a club begins by being founded"
    club = unshared(
        Club(
            id=first.club,
            code=first.code,
            secret=first.secret,
            settings=first.settings,
            admins=Managers.founded(first.secret, first.admin, first.at),
        )
    )
    for event in others:
        club = _changed(club, event)
    return replace(shared(club), log=(first, *others))


def evolved(club: Club, event: ClubEvent) -> Club:
    """The club after one more event."""
    return replace(_changed(club, event), log=(*club.log, event))


def _changed(club: Club, event: ClubEvent) -> Club:
    member: int = getattr(event, "number", 0)
    if event.by is not None and event.by not in club.admins and member in club.members:
        club = _member(club, member, acts=club.members[member].acts + 1)
    return _CHANGES[type(event)](club, event)


def done(log: Sequence[ClubEvent], guest: str, id_: str) -> bool:
    """True if a guest's message has led to an event."""
    return any(event.id == id_ and event.by == guest for event in log)


def _settings_changed(club: Club, event: events.ClubChanged) -> Club:
    return replace(club, settings=event.settings)


def _member_added(club: Club, event: events.MemberAdded) -> Club:
    member = Member(number=event.number, name=event.name, public=event.public)
    return replace(club, members=with_entry(club.members, event.number, member))


def _member(club: Club, number: int, **changes: Any) -> Club:
    return replace(club, members=with_entry(club.members, number, replace(club.members[number], **changes)))


def _member_changed(club: Club, event: events.MemberChanged) -> Club:
    return _member(club, event.number, name=event.name, public=event.public, active=event.active)


def _member_linked(club: Club, event: events.MemberLinked) -> Club:
    """One guest is one member: whom they were before has no device any more."""
    other, before = club.devices.get(event.guest), club.members[event.number].guest
    if other is not None:
        club = _member(club, other, guest=None)
    devices = club.devices if before is None else without_entry(club.devices, before)
    club = replace(club, devices=with_entry(devices, event.guest, event.number))
    return _member(club, event.number, guest=event.guest)


def _member_parted(club: Club, event: events.MemberParted) -> Club:
    member = club.members[event.number]
    acts = 0 if event.by in club.admins else member.acts
    if member.guest is not None:
        club = replace(club, devices=without_entry(club.devices, member.guest))
    return _member(club, event.number, guest=None, parted=member.parted + 1, acts=acts)


def _admin_added(club: Club, event: events.AdminAdded) -> Club:
    return replace(club, admins=club.admins.joined(event.guest, event.at))


def _admin_dismissed(club: Club, event: events.AdminDismissed) -> Club:
    return replace(club, admins=club.admins.dismissed(event.dismissed))


def _key_renewed(club: Club, _: events.KeyRenewed) -> Club:
    return replace(club, admins=club.admins.rekeyed())


def _season_planned(club: Club, event: events.SeasonPlanned) -> Club:
    return replace(club, seasons=with_entry(club.seasons, event.number, event.settings))


def _season_dropped(club: Club, event: events.SeasonDropped) -> Club:
    return replace(club, seasons=without_entry(club.seasons, event.number))


def _evening_held(club: Club, event: events.EveningHeld) -> Club:
    return replace(club, evenings=with_entry(club.evenings, event.evening, event.code))


def _evening_dropped(club: Club, event: events.EveningDropped) -> Club:
    return replace(club, evenings=without_entry(club.evenings, event.evening))


_CHANGES: Final[dict[type, Callable[[Club, Any], Club]]] = {
    events.ClubChanged: _settings_changed,
    events.MemberAdded: _member_added,
    events.MemberChanged: _member_changed,
    events.MemberLinked: _member_linked,
    events.MemberParted: _member_parted,
    events.AdminAdded: _admin_added,
    events.AdminDismissed: _admin_dismissed,
    events.KeyRenewed: _key_renewed,
    events.SeasonPlanned: _season_planned,
    events.SeasonDropped: _season_dropped,
    events.EveningHeld: _evening_held,
    events.EveningDropped: _evening_dropped,
}
