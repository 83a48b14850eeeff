"""The messages to an evening: from its directors, and from entrants with a telephone.

Every message is one JSON object with its `type` and an `id` of the client's own: a message sent twice is done once.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from euchre.evenings.settings import MOST_ENTRANTS, MOST_ROUNDS, EveningSettings, Section, TeamName
from euchre.tables.messages import Hex32, Id, PersonName

EntrantNumber = Annotated[int, msgspec.Meta(ge=1, le=10 * MOST_ENTRANTS)]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
TableNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_ENTRANTS)]
Reason = Annotated[str, msgspec.Meta(max_length=200)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
MemberNumber = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
"""A member of the club whose evening it is."""
MemberOrVisitor = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
"""The same, or 0 for a visitor."""
DirectorNumber = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=180)]


class RoundScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a table in a round."""

    points: tuple[Count, ...]
    """By side: of the first and third seat, and of the second and fourth; at a table of three by seat."""
    loners: tuple[Count, ...] = ()
    """Loners made, by seat; none of them where nobody counts."""
    euchres: tuple[Count, ...] = ()
    """Euchres suffered, by side."""


class _Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag=str.lower):
    id: Id


class SetUp(_Message, frozen=True):
    """A director changes the settings; after the first round only the title, day, rounds, scoring and results."""

    settings: EveningSettings


class Enter(_Message, frozen=True):
    """A director enters somebody, who plays from the next round on."""

    name: PersonName
    section: Section = "hall"
    partner: EntrantNumber | None = None
    """The partner of a fixed pair, who is entered already."""
    team: TeamName = ""
    member: MemberOrVisitor | None = None
    """Which member of the club they are. None leaves it to the name (`euchre.evenings.membership`)."""


class EnterMyself(_Message, frozen=True):
    """Somebody enters themselves and plays on the device that says so."""

    name: PersonName
    section: Section = "online"
    partner: EntrantNumber | None = None
    team: TeamName = ""


class ChangeEntrant(_Message, frozen=True):
    """A director changes an entrant's name, section, partner, team or member; None leaves it as it is."""

    entrant: EntrantNumber
    name: PersonName | None = None
    section: Section | None = None
    partner: EntrantNumber | None = None
    team: TeamName | None = None
    member: MemberOrVisitor | None = None


class RemoveEntrant(_Message, frozen=True):
    """A director takes out somebody who has played nothing, such as a name that was mistyped."""

    entrant: EntrantNumber


class Withdraw(_Message, frozen=True):
    """A director says that an entrant has gone home; from the next round on nobody waits for them."""

    entrant: EntrantNumber


class ComeBack(_Message, frozen=True):
    """A director says that an entrant is back, and plays from the next round on."""

    entrant: EntrantNumber


class Link(_Message, frozen=True):
    """Somebody says which entrant they are; from then on their device is the entrant's."""

    entrant: EntrantNumber


class Unlink(_Message, frozen=True):
    """A director, or the entrant, parts an entrant from a device."""

    entrant: EntrantNumber


class ShowPlay(_Message, frozen=True):
    """An entrant says whether the evening may show how well they have played, as the review of their tables says."""

    shown: bool


class Direct(_Message, frozen=True):
    """Somebody who was given the directors' key becomes a director, too."""

    key: Annotated[str, msgspec.Meta(max_length=80)]


class DismissDirector(_Message, frozen=True):
    """A director dismisses one who came after them, by number; the key that they had is worth nothing any more."""

    director: DirectorNumber


class RenewDirectorsKey(_Message, frozen=True):
    """A director makes the directors' key worthless; there is a new one for others, and the directors stay."""


class PlanAhead(_Message, frozen=True):
    """A director wants the rounds of the chart that are still to come, say to print them; nothing is seated yet."""


class PrintCards(_Message, frozen=True):
    """A director prints the rounds to come: from now on they hold, as far as they can, when people come and go."""


class DropCards(_Message, frozen=True):
    """A director gives up what is printed, to have the rounds to come planned for those who are here."""


class SeatRound(_Message, frozen=True):
    """A director seats the next round; all results of the one before must be there."""

    round: RoundNumber


class PromisePart(_Message, frozen=True, tag="commit"):
    """An entrant promises what they add to the shuffle of a round whose live tables all have the same cards."""

    round: RoundNumber
    digest: Hex32


class ShowPart(_Message, frozen=True, tag="reveal"):
    """An entrant shows what they promised."""

    round: RoundNumber
    contribution: Hex32


class StartClock(_Message, frozen=True):
    """A director starts the clock of the round, or sets it again."""

    round: RoundNumber
    minutes: Minutes


class StopClock(_Message, frozen=True):
    """A director stops the clock."""

    round: RoundNumber


class EnterResult(_Message, frozen=True):
    """A director enters the result of a table; None where it was not played. Another one needs a reason."""

    round: RoundNumber
    table: TableNumber
    score: RoundScore | None
    reason: Reason = ""


class ReportResult(_Message, frozen=True):
    """An entrant enters the result of their own table; it counts once the other side confirms it."""

    round: RoundNumber
    table: TableNumber
    score: RoundScore


class ConfirmResult(_Message, frozen=True):
    """An entrant of the other side confirms a result, or says that it is wrong."""

    round: RoundNumber
    table: TableNumber
    score: RoundScore
    """What they confirm or deny, as they saw it."""
    right: bool = True


class Revoke(_Message, frozen=True):
    """A director takes back the last step of the directors, the event with this number."""

    event: Annotated[int, msgspec.Meta(ge=1, le=2**40)]
    reason: Reason = ""
    """Everybody can read it; needed for the seating of a round whose cards may be dealt."""


class Finish(_Message, frozen=True):
    """A director ends the evening: the standings are final."""


class Reopen(_Message, frozen=True):
    """A director goes on with an evening that was ended."""


EveningMessage = (
    SetUp
    | Enter
    | EnterMyself
    | ChangeEntrant
    | RemoveEntrant
    | Withdraw
    | ComeBack
    | Link
    | Unlink
    | ShowPlay
    | Direct
    | DismissDirector
    | RenewDirectorsKey
    | PlanAhead
    | PrintCards
    | DropCards
    | SeatRound
    | PromisePart
    | ShowPart
    | StartClock
    | StopClock
    | EnterResult
    | ReportResult
    | ConfirmResult
    | Revoke
    | Finish
    | Reopen
)
"""All that can be said to an evening."""
