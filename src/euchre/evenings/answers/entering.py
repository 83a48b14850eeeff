"""Entrants: entering, changing, going home and coming back, and whose device is whose."""

from __future__ import annotations

import hmac

from msgspec.structs import replace

from euchre.core.errors import refuse
from euchre.evenings import events, messages
from euchre.evenings.evening import Evening
from euchre.evenings.refusals import check_director, check_open, the_entrant, the_entry
from euchre.evenings.settings import LONGEST_TEAM, MOST_ENTRANTS
from euchre.tables.names import clean, clean_name, unique_name


def enter(evening: Evening, guest: str, message: messages.Enter, at: float) -> events.Entered:
    """A director enters somebody.

    Raises `EuchreError`: ``evening/not-director``, ``evening/full``, ``evening/member`` for a member who is entered.
    """
    check_director(evening, guest)
    _check_member(evening, message.member, None)
    return replace(_entered(evening, message, None, at), member=message.member)


def enter_myself(evening: Evening, guest: str, message: messages.EnterMyself, at: float) -> events.Entered:
    """Somebody enters themselves.

    Raises `EuchreError`: ``evening/by-director`` where only directors enter people, ``evening/entered``.
    """
    if evening.settings.enter != "anybody":
        refuse("evening/by-director", "A director enters the people of this evening. Ask to be entered.")
    if evening.entrant_of(guest) is not None:
        refuse("evening/entered", "You are entered already.")
    return _entered(evening, message, guest, at)


def _entered(
    evening: Evening, message: messages.Enter | messages.EnterMyself, guest: str | None, at: float
) -> events.Entered:
    check_open(evening)
    if len(evening.entries) >= MOST_ENTRANTS:
        refuse("evening/full", f"An evening is for {MOST_ENTRANTS} people.", most=MOST_ENTRANTS)
    if message.partner is not None:
        _check_partner(evening, message.partner, None)
    taken = [entry.name for entry in evening.entries.values()]
    numbers = [event.number for event in evening.log if isinstance(event, events.Entered)]
    return events.Entered(
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


def change(evening: Evening, guest: str, message: messages.ChangeEntrant, at: float) -> events.EntrantChanged:
    """A director changes an entrant. Raises `EuchreError`: ``evening/not-director``, ``evening/no-entrant``."""
    check_director(evening, guest)
    entry = the_entry(evening, message.entrant)
    taken = [other.name for other in evening.entries.values() if other.number != entry.number]
    if message.partner is not None:
        _check_partner(evening, message.partner, entry.number)
    _check_member(evening, message.member, entry.number)
    return events.EntrantChanged(
        at=at,
        number=entry.number,
        name=entry.name if message.name is None else unique_name(clean_name(message.name), taken),
        section=message.section or entry.section,
        partner=entry.partner if message.partner is None else message.partner,
        team=entry.team if message.team is None else clean(message.team, LONGEST_TEAM),
        member=entry.member if message.member is None else message.member,
    )


def withdraw(evening: Evening, guest: str, message: messages.Withdraw, at: float) -> events.Withdrawn:
    """A director says that somebody has gone home. Raises `EuchreError`: ``evening/gone`` for one who has already."""
    check_director(evening, guest)
    entry = the_entry(evening, message.entrant)
    if not entry.here:
        refuse("evening/gone", f"{entry.name} has gone home already.", name=entry.name)
    return events.Withdrawn(at=at, number=entry.number)


def come_back(evening: Evening, guest: str, message: messages.ComeBack, at: float) -> events.CameBack:
    """A director says that somebody is back. Raises `EuchreError`: ``evening/here`` for one who never went."""
    check_director(evening, guest)
    entry = the_entry(evening, message.entrant)
    if entry.here:
        refuse("evening/here", f"{entry.name} is here.", name=entry.name)
    return events.CameBack(at=at, number=entry.number)


def link(evening: Evening, guest: str, message: messages.Link, at: float) -> events.Linked:
    """Somebody says who they are. Raises `EuchreError`: ``evening/linked`` where that entrant has a device already."""
    entry = the_entry(evening, message.entrant)
    if entry.guest not in (None, guest):
        sentence = f"{entry.name} plays on another device. A director can part them from it."
        refuse("evening/linked", sentence, name=entry.name)
    return events.Linked(at=at, number=entry.number, guest=guest)


def unlink(evening: Evening, guest: str, message: messages.Unlink, at: float) -> events.Unlinked:
    """A director, or the entrant, parts an entrant from a device. Raises `EuchreError`: ``evening/not-director``."""
    entry = the_entry(evening, message.entrant)
    if entry.guest != guest:
        check_director(evening, guest)
    return events.Unlinked(at=at, number=entry.number)


def show_play(evening: Evening, guest: str, message: messages.ShowPlay, at: float) -> events.PlayShown | None:
    """An entrant agrees that their play is shown, or not. Raises `EuchreError` ``evening/not-entered``."""
    entry = the_entrant(evening, guest)
    if entry.shows_play == message.shown:
        return None
    return events.PlayShown(at=at, number=entry.number, shown=message.shown)


def direct(evening: Evening, guest: str, message: messages.Direct, at: float) -> events.DirectorAdded:
    """Somebody with the key becomes a director. Raises `EuchreError`: ``evening/key``, ``evening/directs``."""
    if not hmac.compare_digest(message.key.encode(), evening.key.encode()):
        refuse("evening/key", "This is not the directors' key of this evening.")
    if guest in evening.directors:
        refuse("evening/directs", "You direct this evening already.")
    return events.DirectorAdded(at=at, guest=guest)
