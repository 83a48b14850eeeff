"""Makes an evening from its events: the first opens it, and each of the others changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, TypeVar

from euchre.evenings import events, shuffle
from euchre.evenings.evening import (
    Entry,
    Evening,
    OldResult,
    Report,
    Round,
    RoundResult,
    SectionPlan,
    Source,
    TakenBack,
)
from euchre.evenings.events import EveningEvent
from euchre.evenings.messages import RoundScore
from euchre.evenings.teams import teams_of
from euchre.streams.managers import Managers
from euchre.tables.fair import ceremony as ceremonies
from euchre.tables.fair.ceremony import Ceremony

_K = TypeVar("_K")
_V = TypeVar("_V")
_Change = Callable[[Evening, Any], Evening]
_NumberedChange = Callable[[Evening, Any, int], Evening]

STEPS: Final = (
    events.SettingsChanged,
    events.Entered,
    events.EntrantChanged,
    events.EntrantRemoved,
    events.Withdrawn,
    events.CameBack,
    events.CardsDropped,
    events.RoundSeated,
    events.ClockStarted,
    events.ClockStopped,
    events.ResultEntered,
    events.EveningFinished,
    events.EveningReopened,
)
"""What a director can take back."""


_KEPT: Final = 30
"""Steps whose states before them are kept: taking one of these back goes through the events since then only."""


def opened(happened: Iterable[EveningEvent]) -> Evening:
    """The evening of which these are all the events, the first being `EveningOpened`."""
    log = tuple(happened)
    first = log[0]
    assert isinstance(first, events.EveningOpened), "an evening begins by being opened"
    return _continued(_opened(first), log, 1)


def evolve(evening: Evening, event: EveningEvent) -> Evening:
    """The evening after one more event."""
    log = (*evening.log, event)
    if not isinstance(event, events.Revoked):
        return replace(_after(evening, len(log), event), log=log)
    if not evening.before:
        return opened(log)
    before = replace(evening.before[-1], steps=evening.steps[:-1], before=evening.before[:-1])
    return _continued(before, log, event.event - 1)


def _continued(evening: Evening, log: tuple[EveningEvent, ...], start: int) -> Evening:
    """The evening after all of a log, of which `start` events have happened in it."""
    later = log[start:]
    revoked = {event.event: event for event in later if isinstance(event, events.Revoked)}
    for number, event in enumerate(later, start + 1):
        if isinstance(event, events.Revoked):
            evening = replace(evening, news=number)
        elif number not in revoked:
            evening = _after(evening, number, event)
        elif isinstance(event, events.RoundSeated):
            back = TakenBack(revoked[number].at, revoked[number].reason)
            rounds = _with(evening.taken_back, event.round, (*evening.taken_back.get(event.round, ()), back))
            evening = replace(evening, taken_back=rounds)
    return replace(evening, log=log)


def _after(evening: Evening, number: int, event: EveningEvent) -> Evening:
    """The evening after an event, its log left as it is."""
    changed = _changed(evening, number, event)
    if not (isinstance(event, STEPS) and event.by in evening.directors):
        return changed
    before = (*evening.before[1 - _KEPT :], replace(evening, log=(), steps=(), before=()))
    return replace(changed, steps=(*evening.steps, number), before=before)


def _opened(event: events.EveningOpened) -> Evening:
    return Evening(
        id=event.evening,
        code=event.code,
        seed=event.seed,
        club=event.club,
        settings=event.settings,
        directors=Managers.founded(event.seed, event.director, event.at),
        log=(event,),
    )


def _changed(evening: Evening, number: int, event: EveningEvent) -> Evening:
    numbered = _NUMBERED.get(type(event))
    after = _CHANGES[type(event)](evening, event) if numbered is None else numbered(evening, event, number)
    entrant: int = getattr(event, "number", 0)
    if event.by is not None and event.by not in evening.directors and entrant in after.entries:
        after = _entry(after, entrant, acts=after.entries[entrant].acts + 1)
    return after if _is_quiet(evening, after, event) else replace(after, news=number)


def _is_quiet(before: Evening, after: Evening, event: EveningEvent) -> bool:
    """True for a part of a shuffle after which nobody is asked for anything else.

    Otherwise a hundred people would be told of a hundred parts, each of them.
    """
    if not isinstance(event, events.PartPromised | events.PartShown) or not before.rounds:
        return False
    was, now = before.rounds[-1].ceremony, after.rounds[-1].ceremony
    return was is not None and now is not None and (was.ready, was.complete) == (now.ready, now.complete)


def _with(mapping: Any, key: _K, value: _V) -> MappingProxyType[_K, _V]:
    return MappingProxyType({**mapping, key: value})


def _without(mapping: Any, key: _K) -> MappingProxyType[_K, Any]:
    return MappingProxyType({other: value for other, value in mapping.items() if other != key})


def _settings_changed(evening: Evening, event: events.SettingsChanged) -> Evening:
    """Change the settings; who is in a team that has another name by now stays in it."""
    if event.settings.teams == evening.settings.teams:
        return replace(evening, settings=event.settings)
    renamed = dict(zip(evening.settings.teams, event.settings.teams, strict=False))
    entries = {
        number: replace(entry, team=renamed.get(entry.team, entry.team)) for number, entry in evening.entries.items()
    }
    return replace(evening, settings=event.settings, entries=MappingProxyType(entries))


def _entry(evening: Evening, number: int, **changes: Any) -> Evening:
    """Change an entrant; one whose entry was taken back is not there, and nothing changes."""
    entry = evening.entries.get(number)
    if entry is None:
        return evening
    return replace(evening, entries=_with(evening.entries, number, replace(entry, **changes)))


def _paired(evening: Evening, number: int, partner: int | None) -> Evening:
    """Make two entrants partners, and part them from those they had; one whose entry was taken back is nobody's."""
    if partner not in evening.entries:
        partner = None
    for entry in evening.entries.values():
        if entry.number == partner:
            evening = _entry(evening, entry.number, partner=number)
        elif entry.partner in (number, partner) and entry.number != number and entry.partner is not None:
            evening = _entry(evening, entry.number, partner=None)
    return _entry(evening, number, partner=partner)


def _entered(evening: Evening, event: events.Entered, number: int) -> Evening:
    entry = Entry(
        number=event.number,
        name=event.name,
        section=event.section,
        team=event.team,
        member=event.member,
        guest=event.guest,
        linked=0 if event.guest is None else number,
    )
    evening = replace(evening, entries=_with(evening.entries, event.number, entry))
    return _teamed(_paired(evening, event.number, event.partner), event.number)


def _teamed(evening: Evening, number: int) -> Evening:
    """Let fixed partners be of one team: that of the entrant whose entry has changed, if they are in one."""
    entry = evening.entries.get(number)
    partner = None if entry is None else evening.entries.get(entry.partner or 0)
    if entry is None or partner is None or evening.settings.entries != "pairs":
        return evening
    team = entry.team or partner.team
    return _entry(_entry(evening, partner.number, team=team), number, team=team)


def _renamed(evening: Evening, event: events.EntrantChanged) -> Evening:
    evening = _entry(
        evening, event.number, name=event.name, section=event.section, team=event.team, member=event.member
    )
    return _teamed(_paired(evening, event.number, event.partner), event.number)


def _removed(evening: Evening, event: events.EntrantRemoved) -> Evening:
    evening = _paired(evening, event.number, None)
    return replace(evening, entries=_without(evening.entries, event.number))


def _withdrawn(evening: Evening, event: events.Withdrawn) -> Evening:
    return _entry(evening, event.number, here=False)


def _came_back(evening: Evening, event: events.CameBack) -> Evening:
    return _entry(evening, event.number, here=True)


def _linked(evening: Evening, event: events.Linked, number: int) -> Evening:
    other = evening.entrant_of(event.guest)
    if other is not None:
        evening = _entry(evening, other.number, guest=None, shows_play=False)
    agreed = other is not None and other.number == event.number and other.shows_play
    evening = _entry(evening, event.number, guest=event.guest, linked=number, shows_play=agreed)
    last = evening.under_way
    if last is None or event.guest in last.devices or last.table_of(event.number) is None:
        return evening
    return _round(evening, last.number, devices=_with(last.devices, event.guest, event.number))


def _unlinked(evening: Evening, event: events.Unlinked) -> Evening:
    evening = _entry(evening, event.number, guest=None, linked=0, shows_play=False)
    return _entry(evening, event.number, acts=0) if event.by in evening.directors else evening


def _play_shown(evening: Evening, event: events.PlayShown) -> Evening:
    return _entry(evening, event.number, shows_play=event.shown)


def _director_added(evening: Evening, event: events.DirectorAdded) -> Evening:
    return replace(evening, directors=evening.directors.joined(event.guest, event.at))


def _director_dismissed(evening: Evening, event: events.DirectorDismissed) -> Evening:
    return replace(evening, directors=evening.directors.dismissed(event.dismissed))


def _key_renewed(evening: Evening, _: events.DirectorsKeyRenewed) -> Evening:
    return replace(evening, directors=evening.directors.rekeyed())


def _planned(evening: Evening, event: events.Planned) -> Evening:
    return replace(evening, plans=_with(evening.plans, event.section, SectionPlan(event.first, event.rounds)))


def _cards_printed(evening: Evening, event: events.CardsPrinted) -> Evening:
    return replace(evening, printed=event.rounds)


def _cards_dropped(evening: Evening, _: events.CardsDropped) -> Evening:
    return replace(evening, printed=())


def _round_seated(evening: Evening, event: events.RoundSeated, number: int) -> Evening:
    """Seat a round; who plays in it stays in their team."""
    teams = teams_of(evening)
    entries = {number: replace(entry, team=teams[number]) for number, entry in evening.entries.items()}
    seats = {entrant for table in event.tables for entrant in table.seats}
    devices = {entry.guest: entry.number for entry in entries.values() if entry.guest and entry.number in seats}
    seated = Round(
        number=event.round,
        seated=number,
        tables=event.tables,
        sit_outs=event.sit_outs,
        devices=MappingProxyType(devices),
    )
    return replace(evening, rounds=(*evening.rounds, seated), entries=MappingProxyType(entries))


def _round(evening: Evening, number: int, **changes: Any) -> Evening:
    rounds = list(evening.rounds)
    rounds[number - 1] = replace(rounds[number - 1], **changes)
    return replace(evening, rounds=tuple(rounds))


def _ceremony(
    evening: Evening, seated: int, at: float, change: Callable[[Evening, Round, Ceremony | None], Ceremony]
) -> Evening:
    """Change the shuffle of a round; that of one that was taken back is not there, and nothing changes."""
    round_ = next((one for one in evening.rounds if one.seated == seated), None)
    if round_ is None:
        return evening
    before = round_.ceremony
    after = change(evening, round_, before)
    anew = before is None or before.attempt != after.attempt or before.ready != after.ready
    return _round(evening, round_.number, ceremony=after, asked=at if anew else round_.asked)


def _shuffle_begun(evening: Evening, event: events.ShuffleBegun) -> Evening:
    def change(evening: Evening, round_: Round, _: Ceremony | None) -> Ceremony:
        return shuffle.begun(evening, round_, event.attempt, event.contributors)

    return _ceremony(evening, event.seated, event.at, change)


def _part_promised(evening: Evening, event: events.PartPromised) -> Evening:
    def change(_: Evening, __: Round, before: Ceremony | None) -> Ceremony:
        assert before is not None, "a part is of a shuffle"
        return ceremonies.promise(before, event.number - 1, event.digest)

    return _ceremony(evening, event.seated, event.at, change)


def _part_shown(evening: Evening, event: events.PartShown) -> Evening:
    def change(_: Evening, __: Round, before: Ceremony | None) -> Ceremony:
        assert before is not None, "a part is of a shuffle"
        return ceremonies.reveal(before, event.number - 1, bytes.fromhex(event.contribution))

    return _ceremony(evening, event.seated, event.at, change)


def _clock_started(evening: Evening, event: events.ClockStarted) -> Evening:
    return _round(evening, event.round, until=event.until)


def _clock_stopped(evening: Evening, event: events.ClockStopped) -> Evening:
    return _round(evening, event.round, until=None)


def _resulted(
    evening: Evening, number: int, table: int, score: RoundScore | None, source: Source, at: float, reason: str = ""
) -> Evening:
    round_ = evening.rounds[number - 1]
    old = round_.results.get(table)
    earlier = () if old is None else (*old.earlier, OldResult(old.score, old.source, old.at))
    result = RoundResult(score=score, source=source, at=at, reason=reason, earlier=earlier)
    return _round(
        evening, number, results=_with(round_.results, table, result), reports=_without(round_.reports, table)
    )


def _result_entered(evening: Evening, event: events.ResultEntered) -> Evening:
    return _resulted(evening, event.round, event.table, event.score, "director", event.at, event.reason)


def _table_ended(evening: Evening, event: events.TableEnded) -> Evening:
    """The result of the live table, unless a director has entered one: that stands, until it is taken back."""
    round_ = evening.rounds[event.round - 1]
    if event.table not in round_.results:
        evening = _resulted(evening, event.round, event.table, event.score, "table", event.at)
    return _round(evening, event.round, ended=round_.ended | {event.table})


def _result_reported(evening: Evening, event: events.ResultReported, number: int) -> Evening:
    if event.round > len(evening.rounds):  # of a seating that was taken back
        return evening
    reports = evening.rounds[event.round - 1].reports
    report = Report(score=event.score, number=event.number, guest=event.by or "", event=number)
    return _round(evening, event.round, reports=_with(reports, event.table, report))


def _result_confirmed(evening: Evening, event: events.ResultConfirmed) -> Evening:
    report = evening.rounds[event.round - 1].reports.get(event.table)
    if report is None:  # a director's result that was taken back had replaced it
        return evening
    return _resulted(evening, event.round, event.table, report.score, "players", event.at)


def _result_denied(evening: Evening, event: events.ResultDenied) -> Evening:
    reports = evening.rounds[event.round - 1].reports if event.round <= len(evening.rounds) else {}
    if event.table not in reports:
        return evening
    denied = replace(reports[event.table], denied_by=event.number)
    return _round(evening, event.round, reports=_with(reports, event.table, denied))


def _finished(evening: Evening, _: events.EveningFinished) -> Evening:
    return replace(evening, is_over=True)


def _reopened(evening: Evening, _: events.EveningReopened) -> Evening:
    return replace(evening, is_over=False)


_CHANGES: Final[dict[type, _Change]] = {
    events.SettingsChanged: _settings_changed,
    events.EntrantChanged: _renamed,
    events.EntrantRemoved: _removed,
    events.Withdrawn: _withdrawn,
    events.CameBack: _came_back,
    events.Unlinked: _unlinked,
    events.PlayShown: _play_shown,
    events.DirectorAdded: _director_added,
    events.DirectorDismissed: _director_dismissed,
    events.DirectorsKeyRenewed: _key_renewed,
    events.Planned: _planned,
    events.CardsPrinted: _cards_printed,
    events.CardsDropped: _cards_dropped,
    events.ShuffleBegun: _shuffle_begun,
    events.PartPromised: _part_promised,
    events.PartShown: _part_shown,
    events.ClockStarted: _clock_started,
    events.ClockStopped: _clock_stopped,
    events.ResultEntered: _result_entered,
    events.ResultConfirmed: _result_confirmed,
    events.ResultDenied: _result_denied,
    events.TableEnded: _table_ended,
    events.EveningFinished: _finished,
    events.EveningReopened: _reopened,
}


_NUMBERED: Final[dict[type, _NumberedChange]] = {
    events.Entered: _entered,
    events.Linked: _linked,
    events.RoundSeated: _round_seated,
    events.ResultReported: _result_reported,
}
"""The changes that go by the number of their event, too."""


def done(log: Sequence[EveningEvent], guest: str, id_: str) -> int | None:
    """The number of the event that a guest's message has led to; None while it has led to none."""
    return next((number for number, event in enumerate(log, 1) if event.id == id_ and event.by == guest), None)
