"""The events of a table, in the order in which they are stored: a table is the fold of its events.

What an event says has been decided already; folding it needs no clock, no chance and no judgement. `at` is the time in
unix seconds. An event that a guest's message led to says so in `by` and `id`, so that the same message is never done
twice. Events hold secrets, hidden cards among them: they are stored, and never sent to anybody.
"""

from __future__ import annotations

from typing import Literal

from euchre.streams.event import StreamEvent
from euchre.streams.guest import Guest, GuestName
from euchre.tables.daily_place import DailyPlace
from euchre.tables.evening_place import EveningPlace
from euchre.tables.fair.round_shuffle import RoundShuffle
from euchre.tables.messages import Level, Phrase, Sitter, Terms

Decider = Literal["chance", "person", "bot", "rules"]
"""The source of an action; the rules are where there was only one answer."""


class Opened(StreamEvent, frozen=True):
    """A table is opened. It is always the first event.

    `seats` says who may sit where: the host (``me``), anybody (``open``), or a bot of a level. `root` is the
    secret from which the seeds of all shuffles come, 32 bytes in hexadecimal. With `at_once` the match begins as soon
    as the host is there. `evening` is the table's place in an evening, if it belongs to one: then the host is its
    director (`euchre.tables.evening_table`). `daily` is its place among the daily deals (`euchre.daily.table`). With
    `shuffle` its cards follow from the shuffle of its round or day.
    """

    exported = ("table", "code", "host", "name", "rules", "terms", "seats", "at_once", "evening", "daily")

    table: str
    code: str
    host: Guest
    name: GuestName
    root: str
    rules: str
    terms: Terms
    seats: tuple[Literal[Sitter, "me"], ...]
    at_once: bool = False
    evening: EveningPlace | None = None
    daily: DailyPlace | None = None
    shuffle: RoundShuffle | None = None


class Connected(StreamEvent, frozen=True):
    """A guest's page, or another client of theirs, is connected."""

    exported = ("guest",)

    guest: Guest
    connection: str


class Disconnected(StreamEvent, frozen=True):
    """Connections were closed or lost."""

    exported = ("died",)

    connections: tuple[str, ...]
    died: bool = False
    """The worker that held them died, and nobody knows exactly when: the time since then is nobody's fault."""


class Seated(StreamEvent, frozen=True):
    """A guest takes a seat, or changes seat or name; in a match they take over the hand of the player before them.

    With `next_deal` that is a bot, which plays the deal under way to its end.
    """

    exported = ("seat", "guest", "name", "next_deal")

    seat: int
    guest: Guest
    name: GuestName
    next_deal: bool = False


class Risen(StreamEvent, frozen=True):
    """A player leaves their seat for good."""

    exported = ("seat",)

    seat: int


class Arranged(StreamEvent, frozen=True):
    """The host puts a bot on a seat, or opens it."""

    exported = ("seat", "player")

    seat: int
    player: Sitter


class Offered(StreamEvent, frozen=True):
    """The host opens a seat in a match to anybody who is there, or closes it again."""

    exported = ("seat", "open")

    seat: int
    open: bool


class Swapped(StreamEvent, frozen=True):
    """The host lets two seats change places."""

    exported = ("first", "second")

    first: int
    second: int


class Paired(StreamEvent, frozen=True):
    """The partners are drawn again: `order` says, for each seat, where its player sat before.

    `cards` are what the seats drew, in their old places, where high card decided; otherwise none.
    """

    exported = ("order", "cards")

    order: tuple[int, ...]
    cards: tuple[str, ...] = ()


class SeatAsked(StreamEvent, frozen=True):
    """The person on a seat would like another one; None takes that back."""

    exported = ("seat", "wanted")

    seat: int
    wanted: int | None


class SeatRequested(StreamEvent, frozen=True):
    """A guest without a seat would like to play along."""

    exported = ("guest", "name")

    guest: Guest
    name: GuestName


class Removed(StreamEvent, frozen=True):
    """The host removes from a seat a guest of this name."""

    exported = ("seat", "guest", "name")

    seat: int
    guest: Guest
    name: GuestName


class Readmitted(StreamEvent, frozen=True):
    """A guest who was removed may sit down again."""

    exported = ("guest",)

    guest: Guest


class Cleared(StreamEvent, frozen=True):
    """The operator of the server gives a guest without a seat, who is remembered by name, another one."""

    exported = ("guest", "name")

    guest: Guest
    name: GuestName


class Settled(StreamEvent, frozen=True):
    """The host changes the rules, the terms or the table's name; None leaves them as they are."""

    exported = ("rules", "terms", "title")

    rules: str | None = None
    terms: Terms | None = None
    title: str | None = None


class HostPassed(StreamEvent, frozen=True):
    """The host passes the table to another guest."""

    exported = ("guest",)

    guest: Guest


class Wanted(StreamEvent, frozen=True):
    """A guest wants another match."""

    exported = ("guest",)

    guest: Guest


class Gathered(StreamEvent, frozen=True):
    """The table goes back to the lobby after a match; the next one has another number."""


class Begun(StreamEvent, frozen=True):
    """A match begins with its shuffle: these seats contribute to it. Open seats are taken by bots."""

    exported = ("match", "contributors")

    match: int
    contributors: tuple[int, ...]


class Promised(StreamEvent, frozen=True):
    """A seat promises its contribution, by its SHA-256."""

    exported = ("seat", "digest")

    seat: int
    digest: str


class Revealed(StreamEvent, frozen=True):
    """A seat shows the contribution it promised."""

    exported = ("seat", "contribution")

    seat: int
    contribution: str


class Restarted(StreamEvent, frozen=True):
    """The shuffle starts again, with these contributors."""

    exported = ("contributors",)

    contributors: tuple[int, ...]


class HeldUp(StreamEvent, frozen=True):
    """The shuffle has waited long for these seats."""

    exported = ("seats",)

    seats: tuple[int, ...]


class Acted(StreamEvent, frozen=True):
    """An action in the game: `action` in its text form, hidden cards included.

    `who` decided it; a person is always the one on the seat. Where a bot did in place of the seat's player, a person or
    a bot that was not ready, `level` says which.
    """

    exported = ("seat", "action", "who", "level")

    seat: int | None
    action: str
    who: Decider
    level: Level | None = None


class Undone(StreamEvent, frozen=True):
    """The last decisions are taken back until `actions` are left."""

    exported = ("actions",)

    actions: int


class ConcessionProposed(StreamEvent, frozen=True):
    """A seat wants to give up the match; its partners are asked."""

    exported = ("seat",)

    seat: int


class ConcessionDeclined(StreamEvent, frozen=True):
    """A seat takes back its proposal to give up, or declines a partner's."""

    exported = ("seat",)

    seat: int


class Conceded(StreamEvent, frozen=True):
    """A side gives up the match: it is over, and another side has won, of two the one ahead."""

    exported = ("side",)

    side: int


class Abandoned(StreamEvent, frozen=True):
    """The match has gone on for as many deals as a table plays: it is over, and nobody has won."""


class LastDealCalled(StreamEvent, frozen=True):
    """The time of an evening's round is up: the deal under way is the last one of the match."""


class TimeUp(StreamEvent, frozen=True):
    """The match is over with the score as it stands, since the time of its round is up: the side ahead has won."""


class Unsealed(StreamEvent, frozen=True):
    """The round or day whose tables had the same cards is over at all of them: now everybody may see them."""


class Closed(StreamEvent, frozen=True):
    """The operator of the server closes the table: nobody sits or plays there any more."""


class Hinted(StreamEvent, frozen=True):
    """A person was told what a strong player would do."""

    exported = ("seat",)

    seat: int


class Skipped(StreamEvent, frozen=True):
    """A person skips what has just happened, and the rest of a deal in which nothing is left to decide."""

    exported = ("seat",)

    seat: int


class TimedOut(StreamEvent, frozen=True):
    """The time for this decision is up: a bot answers for the seat."""

    exported = ("seat",)

    seat: int


class StoodIn(StreamEvent, frozen=True):
    """A bot plays for somebody who is away or keeps the table waiting, until they are back."""

    exported = ("seat",)

    seat: int


class Returned(StreamEvent, frozen=True):
    """A player for whom a bot played plays again."""

    exported = ("seat",)

    seat: int


class Spoke(StreamEvent, frozen=True):
    """A seat says one of the fixed phrases."""

    exported = ("seat", "phrase")

    seat: int
    phrase: Phrase


Event = (
    Opened
    | Connected
    | Disconnected
    | Seated
    | Risen
    | Arranged
    | Offered
    | Swapped
    | Paired
    | SeatAsked
    | SeatRequested
    | Removed
    | Readmitted
    | Cleared
    | Settled
    | HostPassed
    | Wanted
    | Gathered
    | Begun
    | Promised
    | Revealed
    | Restarted
    | HeldUp
    | Acted
    | Undone
    | ConcessionProposed
    | ConcessionDeclined
    | Conceded
    | Abandoned
    | LastDealCalled
    | TimeUp
    | Unsealed
    | Closed
    | Hinted
    | Skipped
    | TimedOut
    | StoodIn
    | Returned
    | Spoke
)
"""The type of an event: any of the above."""
