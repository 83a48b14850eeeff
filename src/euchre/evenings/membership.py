"""The members of the club whose evening it is: which of them somebody is, by a director's word, a name or a device."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

from euchre.core.errors import refuse
from euchre.evenings.acts.entries import ChangeEntrant, Enter, EnterMyself
from euchre.evenings.evening import Evening
from euchre.streams.guest import GUEST
from euchre.streams.message import StreamMessage
from euchre.tables.lookalikes import looks
from euchre.tables.messages import LONGEST_NAME
from euchre.tables.names import are_namesakes, clean_name, is_same_name, without_number

VISITOR: Final = 0
"""The number of somebody who is said to be no member, whatever their name is."""
_STEM: Final = LONGEST_NAME - len(" 1000")
"""Letters of a name that are left of a long one beside its number."""


class ClubMember(NamedTuple):
    """A member of the club, as far as an evening needs to know them."""

    number: int
    name: str
    guest: str | None = None
    """The guest whose device is theirs."""


class MemberHere(msgspec.Struct, frozen=True):
    """A member of the club, for the directors of its evenings."""

    number: int
    name: str


class MemberQuestion(msgspec.Struct, frozen=True):
    """A question to the directors: which of these members an entrant is, if one of them."""

    entrant: int
    members: tuple[int, ...]
    """The members by number."""


class MembersNow(msgspec.Struct, frozen=True, kw_only=True):
    """The members of the club whose evening it is, for its directors."""

    members: tuple[MemberHere, ...]
    questions: tuple[MemberQuestion, ...]
    """The questions about people who may be members, of whom no director has said yet if they are."""


def members_now(evening: Evening, members: Collection[ClubMember]) -> MembersNow:
    """The members of the club as the directors of an evening see them: their numbers and names, and nothing else."""
    return MembersNow(
        members=tuple(MemberHere(one.number, one.name) for one in members),
        questions=tuple(_questions(evening, members)),
    )


def _questions(evening: Evening, members: Collection[ClubMember]) -> Iterator[MemberQuestion]:
    """A question about each entrant whose name, perhaps without its accents, is that of members who are not entered."""
    alike: defaultdict[str, set[ClubMember]] = defaultdict(set)
    for one in _absent(evening, members):
        for reading in _stem(one.name):
            alike[reading].add(one)
    for entry in evening.entries.values():
        if entry.member is None and not are_namesakes(entry.name, GUEST):
            near = {one for reading in _stem(entry.name) for one in alike[reading]}
            found = sorted(one.number for one in near if are_namesakes(_plain(entry.name), _plain(one.name)))
            if found:
                yield MemberQuestion(entry.number, tuple(found))


def _stem(name: str) -> frozenset[str]:
    """The readings of a name without its number: names that share none are no namesakes, which is faster to see."""
    return frozenset(reading[:_STEM] for reading in looks(without_number(_plain(name))))


def member_meant(
    evening: Evening, guest: str, message: StreamMessage, members: Collection[ClubMember] | None
) -> int | None:
    """The member that a message makes of an entrant without saying so; None where that stays as it is.

    A director who types the name of a member means that member. Where several share the name it is open who is meant
    (`members_now`), and so it is where people enter themselves: they may call themselves as they like, and are a member
    only on the device of one. `members` are those of the club; None where nothing is known of it.

    Raises `EuchreError` where the message says a number that no member has.
    """
    if members is None:
        return None
    match message:
        case Enter(member=None, name=name):
            return _called(name, _absent(evening, members))
        case ChangeEntrant(member=None, name=str() as name):
            return _called(name, _absent(evening, members, but=message.entrant))
        case Enter(member=int() as number) | ChangeEntrant(member=int() as number):
            _check_member(evening, number, members)
        case EnterMyself():
            return next((one.number for one in _absent(evening, members) if one.guest == guest), None)
    return None


def _check_member(evening: Evening, number: int, members: Iterable[ClubMember]) -> None:
    """Raise `EuchreError` unless a member has this number; who has left the club stays who they are in an evening."""
    known = {VISITOR, *(one.number for one in members), *(entry.member for entry in evening.entries.values())}
    if number not in known:
        refuse("evening/no-member", f"The club has no member {number}.", number=number)


def _absent(evening: Evening, members: Iterable[ClubMember], *, but: int | None = None) -> tuple[ClubMember, ...]:
    """The members who are not entered, or only as the entrant `but`."""
    entered = {entry.member for entry in evening.entries.values() if entry.number != but}
    return tuple(one for one in members if one.number not in entered)


def _called(name: str, members: Iterable[ClubMember]) -> int | None:
    """The only one of the members who is called so; None for none, or several.

    A club that has two members called Ann calls one of them Ann 2: by "Ann" either may be meant.
    """
    name = clean_name(name)
    if are_namesakes(name, GUEST):  # who is called so has no name, or has had their data deleted
        return None
    is_meant = are_namesakes if without_number(name) == name else is_same_name
    found = [one.number for one in members if is_meant(name, one.name)]
    return found[0] if len(found) == 1 else None


def _plain(name: str) -> str:
    """The name without accents."""
    parted = unicodedata.normalize("NFD", name)
    return "".join(char for char in parted if not unicodedata.combining(char))
