"""A club as somebody gets to see it: everybody the results, by name only of those who agreed; admins all of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import msgspec

from euchre.clubs.calendar import next_evening, start_of
from euchre.clubs.club import Club, Member
from euchre.clubs.held_evening import HeldEvening
from euchre.clubs.records import RecordKind, club_records
from euchre.clubs.season_table import season_table
from euchre.clubs.settings import ClubSettings, SeasonSettings
from euchre.streams.managers import ManagerNow


class Who(msgspec.Struct, frozen=True, kw_only=True):
    """A person in a result of the club."""

    name: str | None
    """The name; None for a member who has not agreed to be named, and for visitors, whom the evening's page names."""
    member: int | None
    """Their number in the club, with the name only: by a number the page of one evening would name them in all."""
    visitor: bool


class FinalNow(msgspec.Struct, frozen=True, kw_only=True):
    """The final standing of a person in an evening."""

    who: Who
    rank: int
    points: float
    wins: float
    loners: int


class HeldNow(msgspec.Struct, frozen=True, kw_only=True):
    """An evening of the club."""

    day: str
    title: str
    rounds: int
    is_over: bool
    standings: tuple[FinalNow, ...]
    code: str | None
    """Its code, for admins and members: the page of an evening names everybody who is entered."""


class SeasonRow(msgspec.Struct, frozen=True, kw_only=True):
    """The standing of a member in a season."""

    who: Who
    rank: int
    total: float
    evenings: int
    counted: tuple[float, ...]
    """The worth of each evening that counts, the best first."""


class SeasonNow(msgspec.Struct, frozen=True, kw_only=True):
    """A season and its table."""

    number: int
    settings: SeasonSettings
    table: tuple[SeasonRow, ...]


class RecordNow(msgspec.Struct, frozen=True, kw_only=True):
    """A record of the club."""

    kind: RecordKind
    value: float
    who: Who
    day: str


class MemberNow(msgspec.Struct, frozen=True, kw_only=True):
    """A member, for admins."""

    number: int
    name: str
    public: bool
    active: bool
    linked: bool
    """True if they have a device of their own."""
    key: str
    """Makes its holder's device the member's."""


class MyMembership(msgspec.Struct, frozen=True, kw_only=True):
    """The member who asks."""

    number: int
    name: str
    public: bool


class ClubNow(msgspec.Struct, frozen=True, kw_only=True):
    """A club as one guest may see it."""

    version: int
    code: str
    settings: ClubSettings
    next_day: str | None
    """The day of the next evening."""
    next_start: str | None
    """The time it begins, as RFC 3339 in UTC; without "Z" in a club without a zone."""
    evenings: tuple[HeldNow, ...]
    """The latest first."""
    seasons: tuple[SeasonNow, ...]
    """The latest first."""
    records: tuple[RecordNow, ...]
    me: MyMembership | None
    admin: bool
    members: tuple[MemberNow, ...] = ()
    """The admins, for admins."""
    admins: tuple[ManagerNow, ...] = ()
    """The admins, for admins."""
    key: str | None = None
    """The key that makes others admins, for admins."""


def club_now(club: Club, held: Sequence[HeldEvening], guest: str | None, today: date) -> ClubNow:
    """A club as a guest sees it on a day; `held` are its evenings."""
    me = None if guest is None else club.member_of(guest)
    names = Names(club, me, all_of_them=guest in club.admins)
    inside = names.all_of_them or me is not None
    coming = next_evening(club, today)
    latest = sorted(held, key=lambda evening: evening.day, reverse=True)
    days = {evening.id: evening.day for evening in held}
    seasons = sorted(club.seasons.items(), key=lambda one: (one[1].last, one[0]), reverse=True)
    return ClubNow(
        version=club.version,
        code=club.code,
        settings=club.settings,
        next_day=None if coming is None else coming.isoformat(),
        next_start=None if coming is None else start_of(club, coming).isoformat().replace("+00:00", "Z"),
        evenings=tuple(_held(evening, names, inside=inside) for evening in latest),
        seasons=tuple(
            SeasonNow(number=number, settings=season, table=_table(season, held, names)) for number, season in seasons
        ),
        records=tuple(
            RecordNow(
                kind=one.kind,
                value=float(one.value),
                who=names.of(one.holder.member),
                day=days[one.evening],
            )
            for one in club_records(held)
        ),
        me=None if me is None else MyMembership(number=me.number, name=me.name, public=me.public),
        admin=names.all_of_them,
        members=_members(club) if names.all_of_them else (),
        admins=club.admins.now(guest, _called(club)) if names.all_of_them else (),
        key=club.admins.key if names.all_of_them else None,
    )


class Names:
    """The names that a reader of a club may know: their own, those of members who agreed, for admins all of them."""

    def __init__(self, club: Club, me: Member | None, *, all_of_them: bool) -> None:
        self.all_of_them = all_of_them
        self._known = {one.number: one.name for one in club.members.values() if all_of_them or one.public or one is me}

    def of(self, member: int | None) -> Who:
        """A member by number, or a visitor (None)."""
        name = self._known.get(member or 0)
        return Who(name=name, member=None if name is None else member, visitor=member is None)


def _held(evening: HeldEvening, names: Names, *, inside: bool) -> HeldNow:
    return HeldNow(
        day=evening.day,
        title=evening.title,
        rounds=evening.rounds,
        is_over=evening.is_over,
        standings=tuple(
            FinalNow(
                who=names.of(one.member),
                rank=one.rank,
                points=float(one.points),
                wins=float(one.wins),
                loners=one.loners,
            )
            for one in evening.standings
        ),
        code=evening.code if inside else None,
    )


def _table(season: SeasonSettings, held: Sequence[HeldEvening], names: Names) -> tuple[SeasonRow, ...]:
    return tuple(
        SeasonRow(
            who=names.of(one.member),
            rank=one.rank,
            total=float(one.total),
            evenings=one.evenings,
            counted=tuple(float(value) for _, value in one.counted),
        )
        for one in season_table(season, held)
    )


def _called(club: Club) -> dict[str | None, str]:
    return {member.guest: member.name for member in club.members.values()}


def _members(club: Club) -> tuple[MemberNow, ...]:
    return tuple(
        MemberNow(
            number=one.number,
            name=one.name,
            public=one.public,
            active=one.active,
            linked=one.guest is not None,
            key=club.member_key(one),
        )
        for one in club.members.values()
    )
