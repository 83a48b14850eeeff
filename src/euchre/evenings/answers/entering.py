"""Entrants: entering, changing, going home and coming back, and whose device is whose."""

from __future__ import annotations

from msgspec.structs import replace

from euchre.core.errors import refuse
from euchre.evenings import events, messages
from euchre.evenings.evening import Entry, Evening
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

    Raises `EuchreError`: ``evening/by-director`` where only directors enter people, ``evening/entered``,
    ``evening/entered-before`` for a guest who has done so already: one entry each, ``evening/partner-played`` for a
    partner in whose results they would have a part. They are of their partner's team.
    """
    if evening.settings.enter != "anybody":
        refuse("evening/by-director", "A director enters the people of this evening. Ask to be entered.")
    if evening.entrant_of(guest) is not None:
        refuse("evening/entered", "You are entered already.")
    if any(isinstance(event, events.Entered) and event.guest == guest for event in evening.log):
        refuse("evening/entered-before", "You have entered once already. Choose your name, or ask a director.")
    if message.partner is None:
        return _entered(evening, message, guest, at)
    partner = the_entry(evening, message.partner)
    if _has_played(evening, partner):
        sentence = f"{partner.name} has played already. Ask a director to make you partners."
        refuse("evening/partner-played", sentence, name=partner.name)
    return replace(_entered(evening, message, guest, at), team=partner.team)


def remove(evening: Evening, guest: str, message: messages.RemoveEntrant, at: float) -> events.EntrantRemoved:
    """A director takes out an entrant.

    Raises `EuchreError`: ``evening/not-director``, ``evening/no-entrant``, ``evening/has-played`` for one who has had a
    seat or sat out.
    """
    check_director(evening, guest)
    entry = the_entry(evening, message.entrant)
    if _has_played(evening, entry):
        sentence = f"{entry.name} has played and stays in the results. Note that they have gone home instead."
        refuse("evening/has-played", sentence, name=entry.name)
    return events.EntrantRemoved(at=at, number=entry.number)


def _has_played(evening: Evening, entry: Entry) -> bool:
    """True for an entrant who has had a seat or sat out."""
    return any(round_.table_of(entry.number) or entry.number in round_.sit_outs for round_ in evening.rounds)


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


def link(evening: Evening, guest: str, message: messages.Link, at: float) -> events.Linked | None:
    """Somebody says who they are.

    Raises `EuchreError`: ``evening/over``, ``evening/linked`` where that entrant has a device already, and where they
    would see a second hand of a deal ``evening/other-hand``, ``evening/director-hand``.
    """
    check_open(evening)
    entry = the_entry(evening, message.entrant)
    if entry.guest == guest:
        return None
    if entry.guest is not None:
        sentence = f"{entry.name} plays on another device. A director can part them from it."
        refuse("evening/linked", sentence, name=entry.name)
    _check_hand(evening, entry, guest)
    return events.Linked(at=at, number=entry.number, guest=guest)


def _check_hand(evening: Evening, entry: Entry, guest: str) -> None:
    """Raise `EuchreError` for a guest who would see a second hand of a deal, or who directs and would see any.

    Live tables may have the same cards, and whoever takes a seat over in mid-round takes its hand.
    """
    last = evening.under_way
    if last is None or last.devices.get(guest) == entry.number:
        return
    live = {number for table in last.live_tables for number in table.seats}
    played = last.devices.get(guest)
    if played is not None and live & {played, entry.number}:
        sentence = "You have played as somebody else in this round. You can change once it is over at all tables."
        refuse("evening/other-hand", sentence)
    if played is None and entry.number in live and guest in evening.directors:
        sentence = "A director takes nobody's seat at a live table while a round is played: its cards would be seen."
        refuse("evening/director-hand", sentence)


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
    if not evening.directors.opens(message.key):
        refuse("evening/key", "This is not the directors' key of this evening.")
    if guest in evening.directors:
        refuse("evening/directs", "You direct this evening already.")
    return events.DirectorAdded(at=at, guest=guest)


def dismiss(evening: Evening, guest: str, message: messages.DismissDirector, at: float) -> events.DirectorDismissed:
    """A director dismisses one who came after them, so that nobody with a stolen key can dismiss those before them.

    Raises `EuchreError`: ``evening/not-director``, ``evening/no-director``, ``evening/senior``.
    """
    check_director(evening, guest)
    if not evening.directors.has(message.director):
        refuse("evening/no-director", f"There is no director {message.director}.", number=message.director)
    if not evening.directors.may_dismiss(guest, message.director):
        refuse("evening/senior", "You can dismiss only directors who came after you.")
    return events.DirectorDismissed(at=at, dismissed=message.director)


def renew_key(evening: Evening, guest: str, _: messages.RenewDirectorsKey, at: float) -> events.DirectorsKeyRenewed:
    """A director renews the directors' key. Raises `EuchreError` ``evening/not-director``."""
    check_director(evening, guest)
    return events.DirectorsKeyRenewed(at=at)
