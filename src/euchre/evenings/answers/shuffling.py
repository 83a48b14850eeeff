"""The shuffle of a round for all its live tables: what entrants add, and who is left out."""

from __future__ import annotations

from euchre.core.errors import refuse
from euchre.evenings import events, messages
from euchre.evenings.evening import Evening, Round
from euchre.evenings.refusals import the_entrant
from euchre.evenings.shuffle import PATIENCE, contributors_of, in_time
from euchre.tables.fair import ceremony as ceremonies
from euchre.tables.fair.ceremony import ATTEMPTS, Ceremony


def promise_part(evening: Evening, guest: str, message: messages.PromisePart, at: float) -> events.PartPromised:
    """An entrant promises what they add. Raises `EuchreError`: ``evening/no-shuffle``, and those of the ceremony."""
    entry, round_, ceremony = the_entrant(evening, guest), *_the_ceremony(evening, message.round)
    ceremonies.promise(ceremony, entry.number - 1, message.digest)
    return events.PartPromised(at=at, seated=round_.seated, number=entry.number, digest=message.digest)


def show_part(evening: Evening, guest: str, message: messages.ShowPart, at: float) -> events.PartShown:
    """An entrant shows what they add. Raises `EuchreError`: ``evening/no-shuffle``, and those of the ceremony."""
    entry, round_, ceremony = the_entrant(evening, guest), *_the_ceremony(evening, message.round)
    ceremonies.reveal(ceremony, entry.number - 1, bytes.fromhex(message.contribution))
    return events.PartShown(at=at, seated=round_.seated, number=entry.number, contribution=message.contribution)


def _the_ceremony(evening: Evening, number: int) -> tuple[Round, Ceremony]:
    round_ = evening.rounds[-1] if number == len(evening.rounds) else None
    if round_ is None or round_.ceremony is None or round_.ceremony.complete:
        refuse("evening/no-shuffle", "No cards are being shuffled for this round.")
    return round_, round_.ceremony


def hold(evening: Evening, seated: int, at: float) -> events.ShuffleBegun | None:
    """Begin the shuffle of the last round, or begin it again without those who have been silent for too long."""
    round_ = evening.rounds[-1] if evening.rounds else None
    if round_ is None or round_.seated != seated or not evening.settings.same_cards:
        return None
    ceremony = round_.ceremony
    attempts = [event for event in evening.log if isinstance(event, events.ShuffleBegun)]
    if ceremony is None:
        contributors = contributors_of(evening, round_)
    elif ceremony.complete or at < round_.asked + PATIENCE:
        return None
    else:
        tried = sum(event.seated == seated for event in attempts)
        contributors = in_time(ceremony) if tried < ATTEMPTS else ()
    attempt = 1 + sum(event.round == round_.number for event in attempts)  # also those of a seating taken back
    return events.ShuffleBegun(at=at, seated=seated, round=round_.number, attempt=attempt, contributors=contributors)
