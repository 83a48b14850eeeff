"""What a person's page, or any other client, says to a table: the only things it can say.

Every message is one JSON object with its `type`. The `id` is the client's own, new for each thing it wants: sent twice,
a message is done once and acknowledged twice. `seen` is the version of the table that the client saw when it decided.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

LONGEST_NAME: Final = 20
"""Characters of a player's name."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]
"""The client's own name for a message."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**40)]
PersonName = Annotated[str, msgspec.Meta(max_length=80)]
"""A name as somebody typed it; the table trims it to `LONGEST_NAME` characters."""
Level = Literal["beginner", "club", "expert", "house"]
Sitter = Literal[Level, "open"]
"""Whom the host puts on a seat: a bot of a level, or anybody who comes."""
Hex32 = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
"""32 bytes, in hexadecimal."""
Pace = Literal["instant", "fast", "normal", "slow"]
"""How long each action of a bot stays the last one."""
ClockKind = Literal["off", "move", "game"]
Reaction = Literal["smile", "laugh", "surprise", "sigh"]
"""What a face may show."""
Phrase = Literal[
    "hello", "good-luck", "nice-hand", "well-played", "thanks", "sorry", "oops", "good-game", "one-moment", Reaction
]  # fmt: skip
"""What may be said or shown besides the calls: talk across the table is cheating."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: not limited, so many seconds a decision, or so many for a whole game."""

    kind: ClockKind = "off"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=7200)] = 30


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the host settles for a table, besides the rules."""

    clock: Clock = Clock()
    pace: Pace = "normal"
    grace: Annotated[int, msgspec.Meta(ge=5, le=600)] = 30
    """Seconds that a seat waits for somebody who lost the connection, before a bot sits in."""
    spectators: bool = True


class _Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower):
    id: Id


class Sit(_Message, frozen=True):
    """Take an open seat, or (None) the first there is; for who sits already: change her name or seat."""

    name: PersonName
    seat: Seat | None = None


class Rise(_Message, frozen=True):
    """Leave the seat for good: it is open again, or, once the cards are dealt, a bot plays on."""


class Arrange(_Message, frozen=True):
    """The host puts a bot of a level on a seat, or leaves it open for somebody."""

    seat: Seat
    player: Sitter


class Settle(_Message, frozen=True):
    """The host changes the rules (before a match) or the terms; None leaves them as they are."""

    rules: Annotated[str, msgspec.Meta(max_length=2000)] | None = None
    terms: Terms | None = None


class Begin(_Message, frozen=True):
    """The host begins the match; open seats are taken by bots."""


class Commit(_Message, frozen=True):
    """A seat promises a contribution to the shuffle: the SHA-256 of its 32 bytes."""

    digest: Hex32


class Reveal(_Message, frozen=True):
    """A seat shows the contribution it promised."""

    contribution: Hex32


class Act(_Message, frozen=True):
    """A seat acts: a call, a burial, a card, in the text form of actions, such as ``play Jh``."""

    seen: Version
    action: Annotated[str, msgspec.Meta(max_length=40)]


class Undo(_Message, frozen=True):
    """Take the last decision back, where only bots are the others."""

    seen: Version


class Again(_Message, frozen=True):
    """Play another match; it begins once everybody wants it."""


class Say(_Message, frozen=True):
    """Say one of the fixed phrases."""

    phrase: Phrase


class Hint(_Message, frozen=True):
    """Ask what a strong player would do; where only bots are the others."""

    seen: Version


class Look(_Message, frozen=True):
    """Ask how the table stands; who has `seen` just that is only acknowledged, and so hears that her line is alive."""

    seen: Version | None = None


Message = Sit | Rise | Arrange | Settle | Begin | Commit | Reveal | Act | Undo | Again | Say | Hint | Look
"""All that a client can say."""
