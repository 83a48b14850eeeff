"""The entries of an evening: entering, changing, taking out an entrant."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from msgspec import structs

from euchre.core.errors import refuse
from euchre.evenings.changes import with_entrant
from euchre.evenings.evening import (
    Entry,
    Evening,
)
from euchre.evenings.fields import (
    EntrantNumber,
    MemberOrVisitor,
)
from euchre.evenings.refusals import check_director, check_open, the_entry
from euchre.evenings.settings import LONGEST_TEAM, MOST_ENTRANTS, Section, TeamName
from euchre.streams.event import Step
from euchre.streams.guest import Guest, GuestName, PersonNumber
from euchre.streams.logged import Acts
from euchre.streams.mappings import with_entry, without_entry
from euchre.streams.message import StreamMessage
from euchre.tables.messages import PersonName
from euchre.tables.names import clean, clean_name, unique_name


class Enter(StreamMessage, frozen=True):
    """A director enters somebody, who plays from the next round on."""

    name: PersonName
    section: Section = "hall"
    partner: EntrantNumber | None = None
    """The partner of a fixed pair, who is entered already."""
    team: TeamName = ""
    member: MemberOrVisitor | None = None
    """The member of the club they are. None leaves it to the name (`euchre.evenings.membership`)."""


class EnterMyself(StreamMessage, frozen=True):
    """A guest enters themselves and plays on the device that says so."""

    name: PersonName
    section: Section = "online"
    partner: EntrantNumber | None = None
    team: TeamName = ""


class Entered(Step, frozen=True):
    """A person is entered, under the next number; with a `guest`, on a device of their own."""

    exported = ("number", "name", "section", "partner", "team", "guest", "member")

    number: PersonNumber
    name: GuestName
    section: Section
    partner: int | None = None
    team: str = ""
    guest: Guest | None = None
    member: int | None = None
    """The member of the club they are; 0 for a visitor."""


def enter(evening: Evening, guest: str, message: Enter, at: float) -> Entered:
    """A director enters somebody.

    Raises `EuchreError` for anybody else, once the evening is full or over, for a member who is entered, and for a
    partner who has one.
    """
    check_director(evening, guest)
    _check_member(evening, message.member, None)
    return structs.replace(_entry_of(evening, message, None, at), member=message.member)


def enter_myself(evening: Evening, guest: str, message: EnterMyself, at: float) -> Entered:
    """Enter a guest who asks for it, on their device.

    They are of their partner's team. Raises `EuchreError` where only directors enter people, once the evening is full
    or over, for a guest who is or was entered, since it is one entry each, and for a partner who has played: they would
    have a part in results that are not theirs.
    """
    if evening.settings.enter != "anybody":
        refuse("evening/by-director", "A director enters the people of this evening. Ask to be entered.")
    if evening.entrant_of(guest) is not None:
        refuse("evening/entered", "You are entered already.")
    if any(isinstance(event, Entered) and event.guest == guest for event in evening.log):
        refuse("evening/entered-before", "You have entered once already. Choose your name, or ask a director.")
    if message.partner is None:
        return _entry_of(evening, message, guest, at)
    partner = the_entry(evening, message.partner)
    if evening.has_played(partner.number):
        sentence = f"{partner.name} has played already. Ask a director to make you partners."
        refuse("evening/partner-played", sentence, name=partner.name)
    return structs.replace(_entry_of(evening, message, guest, at), team=partner.team)


def _entry_of(evening: Evening, message: Enter | EnterMyself, guest: str | None, at: float) -> Entered:
    check_open(evening)
    if len(evening.entries) >= MOST_ENTRANTS:
        refuse("evening/full", f"An evening is for {MOST_ENTRANTS} people.", most=MOST_ENTRANTS)
    if message.partner is not None:
        _check_partner(evening, message.partner, None)
    taken = [entry.name for entry in evening.entries.values()]
    numbers = [event.number for event in evening.log if isinstance(event, Entered)]
    return Entered(
        at=at,
        number=max(numbers, default=0) + 1,  # also of those that were taken back: a number is never given twice
        name=unique_name(clean_name(message.name), taken),
        section=message.section,
        partner=message.partner,
        team=clean(message.team, LONGEST_TEAM),
        guest=guest,
    )


def _check_member(evening: Evening, member: int | None, number: int | None) -> None:
    others = (entry for entry in evening.entries.values() if entry.number != number)
    entered = next((entry for entry in others if member and entry.member == member), None)
    if entered is not None:
        sentence = f"This member is entered already, as {entered.name}."
        refuse("evening/member", sentence, name=entered.name)


def _check_partner(evening: Evening, partner: int, number: int | None) -> None:
    entry = the_entry(evening, partner)
    if partner == number:
        refuse("evening/own-partner", "Nobody is their own partner.")
    old = None if entry.partner is None else evening.entries.get(entry.partner)
    if old is not None and old.here and old.number != number:
        refuse("evening/has-partner", f"{entry.name} has a partner already.", name=entry.name)


def _entered(evening: Evening, event: Entered) -> Evening:
    entry = Entry(
        number=event.number,
        name=event.name,
        section=event.section,
        team=event.team,
        member=event.member,
        guest=event.guest,
        linked=0 if event.guest is None else evening.version + 1,
    )
    evening = replace(evening, entries=with_entry(evening.entries, event.number, entry))
    return _teamed(_paired(evening, event.number, event.partner), event.number)


def _paired(evening: Evening, number: int, partner: int | None) -> Evening:
    """Make two entrants partners, and part them from those they had; one whose entry was taken back is nobody's."""
    if partner not in evening.entries:
        partner = None
    for entry in evening.entries.values():
        if entry.number == partner:
            evening = with_entrant(evening, entry.number, partner=number)
        elif entry.partner in (number, partner) and entry.number != number and entry.partner is not None:
            evening = with_entrant(evening, entry.number, partner=None)
    return with_entrant(evening, number, partner=partner)


def _teamed(evening: Evening, number: int) -> Evening:
    """Let fixed partners be of one team: that of the entrant whose entry has changed, if they are in one."""
    entry = evening.entries.get(number)
    partner = None if entry is None else evening.entries.get(entry.partner or 0)
    if entry is None or partner is None or evening.settings.entries != "pairs":
        return evening
    team = entry.team or partner.team
    return with_entrant(with_entrant(evening, partner.number, team=team), number, team=team)


class ChangeEntrant(StreamMessage, frozen=True):
    """A director changes an entrant's name, section, partner, team or member; None leaves it as it is."""

    entrant: EntrantNumber
    name: PersonName | None = None
    section: Section | None = None
    partner: EntrantNumber | None = None
    team: TeamName | None = None
    member: MemberOrVisitor | None = None


class EntrantChanged(Step, frozen=True):
    """An entrant has another name, section, partner, team or member."""

    exported = ("number", "name", "section", "partner", "team", "member")

    number: PersonNumber
    name: GuestName
    section: Section
    partner: int | None = None
    team: str = ""
    member: int | None = None


def change(evening: Evening, guest: str, message: ChangeEntrant, at: float) -> EntrantChanged:
    """A director changes an entrant. Raises `EuchreError` for anybody else, and for a number that nobody has."""
    check_director(evening, guest)
    entry = the_entry(evening, message.entrant)
    taken = [other.name for other in evening.entries.values() if other.number != entry.number]
    if message.partner is not None:
        _check_partner(evening, message.partner, entry.number)
    _check_member(evening, message.member, entry.number)
    return EntrantChanged(
        at=at,
        number=entry.number,
        name=entry.name if message.name is None else unique_name(clean_name(message.name), taken),
        section=message.section or entry.section,
        partner=entry.partner if message.partner is None else message.partner,
        team=entry.team if message.team is None else clean(message.team, LONGEST_TEAM),
        member=entry.member if message.member is None else message.member,
    )


def _changed(evening: Evening, event: EntrantChanged) -> Evening:
    evening = with_entrant(
        evening, event.number, name=event.name, section=event.section, team=event.team, member=event.member
    )
    return _teamed(_paired(evening, event.number, event.partner), event.number)


class RemoveEntrant(StreamMessage, frozen=True):
    """A director takes out somebody who has played nothing, such as a name that was mistyped."""

    entrant: EntrantNumber


class EntrantRemoved(Step, frozen=True):
    """An entrant who has played nothing is not entered any more."""

    exported = ("number",)

    number: PersonNumber


def remove(evening: Evening, guest: str, message: RemoveEntrant, at: float) -> EntrantRemoved:
    """A director takes out an entrant.

    Raises `EuchreError` for anybody else, for a number that nobody has, and for one who has had a
    seat or sat out.
    """
    check_director(evening, guest)
    entry = the_entry(evening, message.entrant)
    if evening.has_played(entry.number):
        sentence = f"{entry.name} has played and stays in the results. Note that they have gone home instead."
        refuse("evening/has-played", sentence, name=entry.name)
    return EntrantRemoved(at=at, number=entry.number)


def _removed(evening: Evening, event: EntrantRemoved) -> Evening:
    evening = _paired(evening, event.number, None)
    return replace(evening, entries=without_entry(evening.entries, event.number))


ENTRIES: Final[Acts[Evening]] = Acts(
    answers={Enter: enter, EnterMyself: enter_myself, ChangeEntrant: change, RemoveEntrant: remove},
    changes={Entered: _entered, EntrantChanged: _changed, EntrantRemoved: _removed},
)
