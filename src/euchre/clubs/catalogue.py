"""The messages and events of clubs, and the kind of stream that clubs are."""

from __future__ import annotations

from typing import Final, NoReturn

from euchre.clubs.acts import admins, evenings, founding, members, seasons, settings
from euchre.clubs.club import Club
from euchre.core.errors import refuse
from euchre.streams.logged import LoggedKind, merged

ClubMessage = (
    settings.SetUpClub
    | members.AddMember
    | members.ChangeMember
    | members.BecomeMember
    | members.Agree
    | members.PartMember
    | admins.Administer
    | admins.DismissAdmin
    | admins.RenewKey
    | seasons.PlanSeason
    | seasons.DropSeason
    | evenings.DropEvening
)
"""The messages to a club."""

ClubEvent = (
    founding.ClubFounded
    | settings.ClubChanged
    | members.MemberAdded
    | members.MemberChanged
    | members.MemberLinked
    | members.MemberParted
    | admins.AdminAdded
    | admins.AdminDismissed
    | admins.KeyRenewed
    | seasons.SeasonPlanned
    | seasons.SeasonDropped
    | evenings.EveningHeld
    | evenings.EveningDropped
)
"""The events of a club."""


def _refuse_more() -> NoReturn:
    refuse("club/too-long", "Too much has happened in this club. Found another one.")


CLUB: Final[LoggedKind[Club]] = LoggedKind(
    name="club",
    events=ClubEvent,
    opening=founding.ClubFounded,
    opened=founding.founded,
    acts=merged(settings.SETTINGS, members.MEMBERS, admins.ADMINS, seasons.SEASONS, evenings.EVENINGS),
    too_long=_refuse_more,
    check=members.check_acts,
    after=members.counted,
    owners=members.owners,
)
