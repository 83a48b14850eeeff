"""Directors' work besides people and results: settings, seating a round, the clock, the end, taking back."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from euchre.core.errors import refuse
from euchre.evenings import events, messages
from euchre.evenings.evening import Evening, Round
from euchre.evenings.movements.seating import next_round
from euchre.evenings.refusals import check_director, check_open, the_round
from euchre.evenings.settings import cleaned_settings
from euchre.evenings.teams import teams_of

MINUTE: Final = 60.0
_LATER: Final = ("title", "day", "rounds", "scoring", "loners", "euchres", "enter", "players_report", "teams")
"""Settings that may change once a round was seated."""
_TEAMS: Final = 2
"""How many play a league match."""


def set_up(evening: Evening, guest: str, message: messages.SetUp, at: float) -> events.SettingsChanged:
    """A director changes the settings.

    Raises `EuchreError`: ``evening/not-director``, ``evening/begun``, ``evening/rounds``, and `cleaned_settings`'.
    """
    check_director(evening, guest)
    settings = cleaned_settings(message.settings)
    if evening.rounds:
        fixed = replace(settings, **{name: getattr(evening.settings, name) for name in _LATER})
        if fixed != evening.settings or len(settings.teams) != len(evening.settings.teams):
            sentence = (
                "Once a round is seated, only title, day, rounds, scoring and how results are entered can change."
            )
            refuse("evening/begun", sentence)
        if settings.rounds < len(evening.rounds):
            refuse("evening/rounds", f"Round {len(evening.rounds)} is seated already.", round=len(evening.rounds))
    return events.SettingsChanged(at=at, settings=settings)


def plan_ahead(evening: Evening, guest: str, _: messages.PlanAhead, at: float) -> None:  # noqa: ARG001 - as the others
    """A director wants the rounds to come. Raises `EuchreError`: ``evening/not-director``, ``evening/over``.

    That is all there is to check here: the plans were made before this message was answered, as `PlanMade`.
    """
    check_director(evening, guest)
    check_open(evening)


def seat_round(evening: Evening, guest: str, message: messages.SeatRound, at: float) -> events.RoundSeated:
    """A director seats the next round.

    Raises `EuchreError`: ``evening/not-director``, ``evening/over``, ``evening/seated`` for one that is seated,
    ``evening/results`` while a result is missing, ``evening/no-more`` after the last round, ``evening/too-few``,
    ``evening/two-teams``.
    """
    check_director(evening, guest)
    check_open(evening)
    if message.round <= len(evening.rounds):
        refuse("evening/seated", f"Round {message.round} is seated already.", round=message.round)
    if message.round > len(evening.rounds) + 1:
        refuse("evening/no-round", f"Round {message.round - 1} is not seated yet.", round=message.round - 1)
    if evening.stage == "seated":
        missing = next(
            table.number for table in evening.rounds[-1].tables if not evening.rounds[-1].results.get(table.number)
        )
        refuse("evening/results", f"The result of table {missing} is missing.", table=missing)
    if message.round > evening.settings.rounds:
        refuse("evening/no-more", f"The evening has {evening.settings.rounds} rounds.", rounds=evening.settings.rounds)
    _check_teams(evening)
    seated = next_round(evening)
    if not seated.tables:
        refuse("evening/too-few", "Four people make a table, and there are fewer.")
    return events.RoundSeated(at=at, round=message.round, tables=seated.tables, sit_outs=seated.sit_outs)


def _check_teams(evening: Evening) -> None:
    """Raise `EuchreError` ``evening/two-teams`` for a league match of other than two teams."""
    teams = teams_of(evening)
    here = {teams[entry.number] for entry in evening.entries.values() if entry.here}
    if evening.settings.movement == "league" and len(here) != _TEAMS:
        refuse("evening/two-teams", "A league match is for two teams: say of everybody which team they play for.")


def start_clock(evening: Evening, guest: str, message: messages.StartClock, at: float) -> events.ClockStarted:
    """A director starts the clock. Raises `EuchreError`: ``evening/not-director``, ``evening/not-last``."""
    check_director(evening, guest)
    _check_last(evening, message.round)
    return events.ClockStarted(at=at, round=message.round, until=at + MINUTE * message.minutes)


def stop_clock(evening: Evening, guest: str, message: messages.StopClock, at: float) -> events.ClockStopped:
    """A director stops the clock. Raises `EuchreError`: ``evening/not-director``, ``evening/not-last``."""
    check_director(evening, guest)
    _check_last(evening, message.round)
    return events.ClockStopped(at=at, round=message.round)


def _check_last(evening: Evening, number: int) -> None:
    if the_round(evening, number) is not evening.rounds[-1]:
        refuse("evening/not-last", f"Round {number} is over.", round=number)


def revoke(evening: Evening, guest: str, message: messages.Revoke, at: float) -> events.Revoked:
    """A director takes back the directors' last step.

    Raises `EuchreError`: ``evening/not-director``, ``evening/nothing``, ``evening/not-last-step`` where another step
    has followed, ``evening/has-results`` for a round that has results (what only one side says is none),
    ``evening/why-again`` without a reason for a round whose cards may be dealt: shuffling anew would choose cards.
    """
    check_director(evening, guest)
    reason = " ".join(message.reason.split())
    if not evening.steps:
        refuse("evening/nothing", "There is nothing to take back.")
    if evening.steps[-1] != message.event:
        refuse("evening/not-last-step", "Something else has been done since. Take that back first.")
    if isinstance(evening.log[message.event - 1], events.RoundSeated):
        last = evening.rounds[-1]
        if last.results:
            sentence = f"Players have entered results of round {last.number}, so it cannot be seated again."
            refuse("evening/has-results", sentence, round=last.number)
        if _may_be_dealt(evening, last) and not reason:
            sentence = (
                f"Cards of round {last.number} may be on the tables. Say why it is seated again: everybody reads it."
            )
            refuse("evening/why-again", sentence, round=last.number)
    return events.Revoked(at=at, event=message.event, reason=reason)


def _may_be_dealt(evening: Evening, round_: Round) -> bool:
    """True for a round with a live table that can be open."""
    shuffled = round_.ceremony is not None and round_.ceremony.complete
    return bool(round_.live_tables) and (shuffled or not evening.settings.same_cards)


def finish(evening: Evening, guest: str, _: messages.Finish, at: float) -> events.EveningFinished:
    """A director ends the evening. Raises `EuchreError`: ``evening/not-director``, ``.../over``, ``.../results``."""
    check_director(evening, guest)
    check_open(evening)
    if evening.stage == "seated":
        refuse("evening/unfinished", "Results of this round are missing. Enter them, or that a table was not played.")
    return events.EveningFinished(at=at)


def reopen(evening: Evening, guest: str, _: messages.Reopen, at: float) -> events.EveningReopened:
    """A director goes on with an evening. Raises `EuchreError`: ``evening/not-director``, ``evening/not-over``."""
    check_director(evening, guest)
    if not evening.is_over:
        refuse("evening/not-over", "The evening is not over.")
    return events.EveningReopened(at=at)
