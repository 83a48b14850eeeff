"""Answers to the messages of a club: which event each leads to, or why it is refused."""

from __future__ import annotations

from typing import Any

from euchre.clubs import events, messages
from euchre.clubs.club import Club, Member
from euchre.clubs.messages import MOST_MEMBERS, MOST_SEASONS
from euchre.clubs.settings import cleaned, cleaned_season
from euchre.core.errors import refuse
from euchre.tables.names import clean_name, unique_name


def check_admin(club: Club, guest: str) -> None:
    """Raise `EuchreError` ``club/not-admin`` for anybody but an admin."""
    if guest not in club.admins:
        refuse("club/not-admin", "Only an admin of the club can do that.")


def the_member(club: Club, number: int) -> Member:
    """The member with a number. Raises `EuchreError` ``club/no-member``."""
    return club.members.get(number) or refuse("club/no-member", f"The club has no member {number}.", number=number)


def set_up(club: Club, guest: str, message: messages.SetUpClub, at: float) -> events.ClubChanged:
    """An admin changes the settings. Raises `EuchreError`: ``club/not-admin``, and those of `cleaned`."""
    check_admin(club, guest)
    return events.ClubChanged(at=at, settings=cleaned(message.settings))


def add_member(club: Club, guest: str, message: messages.AddMember, at: float) -> events.MemberAdded:
    """An admin takes somebody in. Raises `EuchreError`: ``club/not-admin``, ``club/full``."""
    check_admin(club, guest)
    if len(club.members) >= MOST_MEMBERS:
        refuse("club/full", f"A club has up to {MOST_MEMBERS} members.", most=MOST_MEMBERS)
    name = unique_name(clean_name(message.name), [member.name for member in club.members.values()])
    return events.MemberAdded(at=at, number=len(club.members) + 1, name=name, public=message.public)


def change_member(club: Club, guest: str, message: messages.ChangeMember, at: float) -> events.MemberChanged:
    """An admin changes a member. Raises `EuchreError`: ``club/not-admin``, ``club/no-member``."""
    check_admin(club, guest)
    member = the_member(club, message.member)
    taken = [other.name for other in club.members.values() if other.number != member.number]
    return events.MemberChanged(
        at=at,
        number=member.number,
        name=member.name if message.name is None else unique_name(clean_name(message.name), taken),
        public=_or(message.public, member.public),
        active=_or(message.active, member.active),
    )


def _or(new: Any, old: Any) -> Any:
    return old if new is None else new


def become_member(club: Club, guest: str, message: messages.BecomeMember, at: float) -> events.MemberLinked:
    """Somebody with a member's key is that member.

    Raises `EuchreError`: ``club/member-key``, ``club/linked`` where the member has another device already.
    """
    member = club.member_with(message.key)
    if member is None:
        refuse("club/member-key", "This link to a member of the club is no longer valid. Ask for a new one.")
    if member.guest not in (None, guest):
        refuse("club/linked", f"{member.name} uses another device. An admin can part them from it.", name=member.name)
    return events.MemberLinked(at=at, number=member.number, guest=guest)


def agree(club: Club, guest: str, message: messages.Agree, at: float) -> events.MemberChanged:
    """A member agrees to be named, or no longer. Raises `EuchreError` ``club/not-member``."""
    member = club.member_of(guest)
    if member is None:
        refuse("club/not-member", "Open the link first that an admin of the club gives you.")
    return events.MemberChanged(
        at=at, number=member.number, name=member.name, public=message.public, active=member.active
    )


def part_member(club: Club, guest: str, message: messages.PartMember, at: float) -> events.MemberParted:
    """An admin, or the member, parts a member from a device. Raises `EuchreError`: ``club/not-admin``."""
    member = the_member(club, message.member)
    if member.guest != guest:
        check_admin(club, guest)
    return events.MemberParted(at=at, number=member.number)


def administer(club: Club, guest: str, message: messages.Administer, at: float) -> events.AdminAdded:
    """Somebody with the key becomes an admin. Raises `EuchreError`: ``club/key``, ``club/admin``."""
    if not club.admins.opens(message.key):
        refuse("club/key", "This link for admins of the club is no longer valid. Ask for a new one.")
    if guest in club.admins:
        refuse("club/admin", "You are an admin of this club already.")
    return events.AdminAdded(at=at, guest=guest)


def dismiss_admin(club: Club, guest: str, message: messages.DismissAdmin, at: float) -> events.AdminDismissed:
    """An admin dismisses one who came after them. Raises `EuchreError`: ``club/not-admin``, ``club/senior``."""
    check_admin(club, guest)
    if not club.admins.has(message.admin) or not club.admins.may_dismiss(guest, message.admin):
        refuse("club/senior", "You can dismiss only admins who came after you.")
    return events.AdminDismissed(at=at, dismissed=message.admin)


def renew_key(club: Club, guest: str, _: messages.RenewKey, at: float) -> events.KeyRenewed:
    """An admin renews the key. Raises `EuchreError` ``club/not-admin``."""
    check_admin(club, guest)
    return events.KeyRenewed(at=at)


def plan_season(club: Club, guest: str, message: messages.PlanSeason, at: float) -> events.SeasonPlanned:
    """An admin plans a season.

    Raises `EuchreError`: ``club/not-admin``, ``club/no-season``, ``club/seasons``, and those of `cleaned_season`.
    """
    check_admin(club, guest)
    if message.season is not None:
        _check_season(club, message.season)
    elif len(club.seasons) >= MOST_SEASONS:
        refuse("club/seasons", f"A club has up to {MOST_SEASONS} seasons.", most=MOST_SEASONS)
    planned = [event.number for event in club.log if isinstance(event, events.SeasonPlanned)]
    number = message.season or max(planned, default=0) + 1  # a number is never given twice
    return events.SeasonPlanned(at=at, number=number, settings=cleaned_season(message.settings))


def drop_season(club: Club, guest: str, message: messages.DropSeason, at: float) -> events.SeasonDropped:
    """An admin deletes a season. Raises `EuchreError`: ``club/not-admin``, ``club/no-season``."""
    check_admin(club, guest)
    _check_season(club, message.season)
    return events.SeasonDropped(at=at, number=message.season)


def _check_season(club: Club, number: int) -> None:
    if number not in club.seasons:
        refuse("club/no-season", f"The club has no season {number}.", number=number)


def drop_evening(club: Club, guest: str, message: messages.DropEvening, at: float) -> events.EveningDropped:
    """An admin takes an evening out of the club. Raises `EuchreError`: ``club/not-admin``, ``club/no-evening``."""
    check_admin(club, guest)
    found = next((evening for evening, code in club.evenings.items() if code == message.code), None)
    if found is None:
        refuse("club/no-evening", "The club has no such evening.")
    return events.EveningDropped(at=at, evening=found)
