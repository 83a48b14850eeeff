"""Refusals of a club: a code for programs, a sentence for people."""

from __future__ import annotations

from euchre.clubs.club import Club, Member
from euchre.core.errors import refuse


def check_admin(club: Club, guest: str) -> None:
    """Raise `EuchreError` for anybody but an admin."""
    if guest not in club.admins:
        refuse("club/not-admin", "Only an admin of the club can do that.")


def the_member(club: Club, number: int) -> Member:
    """The member with a number. Raises `EuchreError` for a number that nobody has."""
    return club.members.get(number) or refuse("club/no-member", f"The club has no member {number}.", number=number)
