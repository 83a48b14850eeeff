"""The messages that a page, or any other client, can send to a table.

Every message is one JSON object with its `type`. The client makes a new `id` for each thing it wants: a message sent
twice is done once and acknowledged twice. `seen` is the version of the table that the client saw when it decided.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from euchre.streams.message import StreamMessage

LONGEST_NAME: Final = 20
"""Characters of a player's name."""
LONGEST_TITLE: Final = 40
"""Characters of a table's name."""

Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
"""A seat, if the table has it."""
Version = Annotated[int, msgspec.Meta(ge=0, le=2**40)]
PersonName = Annotated[str, msgspec.Meta(max_length=80)]
"""A name as somebody typed it; the table trims it to `LONGEST_NAME` characters."""
Title = Annotated[str, msgspec.Meta(max_length=160)]
"""A table's name as somebody typed it; the table trims it to `LONGEST_TITLE` characters."""
MatchNumber = Annotated[int, msgspec.Meta(ge=1, le=2**31)]
"""A match by its number at the table."""
Level = Literal["beginner", "casual", "club", "expert", "swift"]
Sitter = Literal[Level, "open"]
"""The player the host puts on a seat: a bot of a level, or anybody who comes."""
Hex32 = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
"""32 bytes, in hexadecimal."""
Pace = Literal["instant", "fast", "normal", "slow"]
"""The time that an action of a bot stands before the next one."""
ClockKind = Literal["off", "move", "game"]
Reaction = Literal["smile", "laugh", "surprise", "sigh"]
"""The expressions of a face."""
Phrase = Literal[
    "hello", "good-luck", "nice-hand", "well-played", "thanks", "sorry", "oops", "good-game", "one-moment", Reaction
]  # fmt: skip
"""The phrases that may be said or shown besides the calls: talk across the table is cheating."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time to think: no limit, or `seconds` for each decision or for a whole game."""

    kind: ClockKind = "off"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=7200)] = 30


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Terms of a table, besides the rules, that its host settles."""

    clock: Clock = Clock()
    pace: Pace = "normal"
    grace: Annotated[int, msgspec.Meta(ge=5, le=600)] = 30
    """Seconds that a seat waits for somebody who lost the connection, before a bot sits in."""
    spectators: bool = True
    listed: bool = False
    """True if it is in the list of tables to join, and strangers may take the seats of its bots."""


class Sit(StreamMessage, frozen=True):
    """Take an open seat, or the first one (None). Somebody who is seated already changes name or seat.

    At a listed table the seats of bots are open, too; one that has begun to play a deal plays it to its end.
    """

    name: PersonName
    seat: Seat | None = None


class Rise(StreamMessage, frozen=True):
    """Leave the seat for good: it is open again, or, once the cards are dealt, a bot plays on."""


class Arrange(StreamMessage, frozen=True):
    """The host puts a bot of a level on a seat, or leaves it open for somebody."""

    seat: Seat
    player: Sitter


class OpenSeat(StreamMessage, frozen=True):
    """The host opens a seat in a match to anybody who is there, or closes it.

    Until somebody sits down the match goes on as it is; whoever does takes over the hand. A person who is there keeps
    the seat by any message of theirs. It is opened only where the host is `sure`, as of a telephone that has stopped.
    """

    seat: Seat
    open: bool = True
    sure: bool = False


class Swap(StreamMessage, frozen=True):
    """The host lets two seats change places, with people or bots on them."""

    first: Seat
    second: Seat


class Pair(StreamMessage, frozen=True):
    """The host has the partners drawn, by chance or by high card; all seats take part."""

    by: Literal["chance", "high-card"]


class Ask(StreamMessage, frozen=True):
    """Tell the host that you would like another seat; None takes that back."""

    seat: Seat | None


class RequestSeat(StreamMessage, frozen=True):
    """Ask to play along, where people have all seats; the host may go on with more players."""

    name: PersonName


class Admit(StreamMessage, frozen=True):
    """The host goes on with those who have asked for a seat, by rules for more players; a match under way ends."""

    rules: Annotated[str, msgspec.Meta(max_length=2000)]


class Remove(StreamMessage, frozen=True):
    """The host removes a person, who cannot sit down again until the host says `Readmit`."""

    seat: Seat


class Readmit(StreamMessage, frozen=True):
    """The host lets somebody who was removed sit down again."""

    name: PersonName


class HandOver(StreamMessage, frozen=True):
    """The host makes the person on a seat the host."""

    seat: Seat


class Gather(StreamMessage, frozen=True):
    """The host takes everybody back to the lobby after a match, to change seats or rules before the next."""


class Settle(StreamMessage, frozen=True):
    """The host changes the rules (before a match), the terms or the table's name; None leaves them as they are."""

    rules: Annotated[str, msgspec.Meta(max_length=2000)] | None = None
    terms: Terms | None = None
    title: Title | None = None
    """The table's name; "" takes it away."""


class Begin(StreamMessage, frozen=True):
    """The host begins the match; open seats are taken by bots."""


class Commit(StreamMessage, frozen=True):
    """A seat promises a contribution to the shuffle: the SHA-256 of its 32 bytes."""

    digest: Hex32


class Reveal(StreamMessage, frozen=True):
    """A seat shows the contribution it promised."""

    contribution: Hex32


class Act(StreamMessage, frozen=True):
    """A seat acts: a call, a burial, a card, in the text form of actions, such as ``play Jh``."""

    seen: Version
    action: Annotated[str, msgspec.Meta(max_length=40)]


class StandIn(StreamMessage, frozen=True):
    """Have a bot play for another person, for whom the table has waited long, until they play again themselves."""

    seat: Seat


class Return(StreamMessage, frozen=True):
    """Play again yourself, where a bot plays for you; to act says the same."""


class Undo(StreamMessage, frozen=True):
    """Take the last decision back, where all others are bots."""

    seen: Version


class Again(StreamMessage, frozen=True):
    """Play another match; it begins once everybody wants it."""


class Concede(StreamMessage, frozen=True):
    """Give up a match for your side, or agree to that; partners who are people are asked first."""

    match: MatchNumber


class Decline(StreamMessage, frozen=True):
    """Play on: your side does not give up, whichever of you proposed it."""

    match: MatchNumber


class Say(StreamMessage, frozen=True):
    """Say one of the fixed phrases."""

    phrase: Phrase


class Hint(StreamMessage, frozen=True):
    """Ask what a strong player would do, where all others are bots."""

    seen: Version


class Skip(StreamMessage, frozen=True):
    """Let the bots go on without a pause, where all others are bots: to the end of a deal that may be skipped."""


class Look(StreamMessage, frozen=True):
    """Ask how the table stands; a client whose `seen` is current gets only an `Ack`, and knows the connection works."""

    seen: Version | None = None


Message = (
    Sit
    | Rise
    | Arrange
    | OpenSeat
    | Swap
    | Pair
    | Ask
    | RequestSeat
    | Admit
    | Remove
    | Readmit
    | HandOver
    | Settle
    | Begin
    | Commit
    | Reveal
    | Act
    | StandIn
    | Return
    | Undo
    | Concede
    | Decline
    | Again
    | Gather
    | Say
    | Hint
    | Skip
    | Look
)
"""The messages of a client."""
