"""Settings of an evening: its rules, rounds, movement and scoring, as the director chooses them."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Final, Literal

import msgspec

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.tables.messages import LONGEST_TITLE
from euchre.tables.names import clean, is_same_name

MOST_ENTRANTS: Final = 100
MOST_ROUNDS: Final = 40
FIRST_YEAR: Final = 1900
LAST_YEAR: Final = 2999
"""The last year of a day: the last days that Python knows do not exist in some time zones."""
LONGEST_TEAM: Final = 20
"""Characters of the name of a team."""

Section = Literal["hall", "online"]
"""The section in which a person plays: at a table of the hall, with real cards, or at a live table."""
MovementName = Literal["progressive", "chart", "seats", "draw", "standing", "league"]
TeamName = Annotated[str, msgspec.Meta(max_length=80)]
Bonus = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Length(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The length of a round: a number of hands, a number of points, or minutes and the hand under way."""

    kind: Literal["deals", "points", "minutes"] = "deals"
    number: Annotated[int, msgspec.Meta(ge=1, le=100)] = 8


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The counting of the standings."""

    by: Literal["points", "wins"] = "points"
    """Points for, or rounds won (a drawn one is half a win); the other one breaks ties."""
    loner: Bonus = 0
    """The bonus points for a loner: all five tricks alone."""
    loner_partner: Bonus = 0
    """The same for their partner."""
    euchre: Bonus = 0
    """Points off for each euchre that a side suffers."""
    best_of: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 0
    """The number of rounds that count, each entrant's best; 0 counts all."""
    sit_out: Literal["nothing", "average", "fixed"] = "average"
    """The credit for a round without a table: none, the entrant's own average, or `sit_out_points`; for wins it is the
    average also then."""
    sit_out_points: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0


class Progressive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Customs of a progressive evening, table 1 being the head table.

    Where movers cannot go on, at the head table if winners go up and at the last one if losers go down, `head` says who
    goes to the other end of the line.
    """

    movers: Literal["winners", "losers"] = "winners"
    """The side that leaves the table: winners go up (Nepean, Hornby, Keller 1887), or losers go down one (MIET)."""
    partners: Literal["change", "stay"] = "change"
    """The partners after a move: those who stay and those who come mix, or the sides play on, like fixed pairs."""
    head: Literal["stay", "rotate"] = "stay"
    """The movers stay there and the others go to the other end, or the movers go and the others stay."""


class EveningSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of an evening before its first round; scoring and rounds also later."""

    title: Annotated[str, msgspec.Meta(max_length=160)] = ""
    day: Annotated[str, msgspec.Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?(?!\n)$")] = ""
    """The day on the club's calendar: ``2026-11-26``; "" if it is not fixed."""
    rules: Annotated[str, msgspec.Meta(max_length=2000)] = "standard"
    length: Length = Length()
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 10
    entries: Literal["individual", "pairs"] = "individual"
    """The entries: partners change, or two stay partners all evening."""
    team_size: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0
    """Entrants who count in each team; 0 without teams."""
    movement: MovementName = "chart"
    teams: Annotated[tuple[TeamName, ...], msgspec.Meta(max_length=2)] = ()
    """The names of the two teams of a league match, the home team's first. Who is in none yet belongs to one by
    the order of entry (`euchre.evenings.teams`)."""
    progressive: Progressive = Progressive()
    extra: Literal["sit-out", "threes"] = "sit-out"
    """The play of those left over in the hall: they sit out in turn, or play at tables of three, unless pairs play.
    Online, bots fill the tables."""
    scoring: Scoring = Scoring()
    loners: bool = True
    """Results say who made loners."""
    euchres: bool = False
    """Results say how many euchres each side suffered."""
    same_cards: bool = False
    """True if all online tables of a round play the same deals."""
    enter: Literal["director", "anybody"] = "director"
    """The way people are entered: by the director only, or by themselves with the code."""
    players_report: bool = True
    """Players may enter their table's result, which the other side confirms."""


def rules_of_round(settings: EveningSettings, players: int = 4) -> Rules:
    """The house rules of a match of one round, at a table of three or four.

    Raises `EuchreError` for rules that cannot be understood or do not go together.
    """
    text = settings.rules
    match settings.length.kind:
        case "deals":
            text = f"{text},target=0,deals={settings.length.number}"
        case "points":
            text = f"{text},target={settings.length.number}"
        case "minutes":
            text = f"{text},target=0,deals=100"
    return law.not_small(Rules.parse(text if players == 4 else f"{text},players={players}"))


def is_day(day: str) -> bool:
    """True for a day of the calendar that any time zone and any program can name: ``2026-11-26``."""
    try:
        return FIRST_YEAR <= date.fromisoformat(day).year <= LAST_YEAR
    except ValueError:
        return False


def cleaned_settings(settings: EveningSettings) -> EveningSettings:
    """The settings with names as they are shown. Raises `EuchreError` for what does not go together."""
    teams = tuple(clean(team, LONGEST_TEAM) for team in settings.teams)
    cleaned = msgspec.structs.replace(settings, title=clean(settings.title, LONGEST_TITLE), teams=teams)
    _check(cleaned)
    return cleaned


def _check(settings: EveningSettings) -> None:
    players = law.seating(rules_of_round(settings)).players
    if players != 4:
        sentence = f"These rules are for {players} players. The tables of an evening are for four, or three left over."
        raise EuchreError("evening/players", sentence, players=players)
    if settings.day and not is_day(settings.day):
        sentence = f"{settings.day} is not a day between the years {FIRST_YEAR} and {LAST_YEAR}."
        raise EuchreError("evening/day", sentence, day=settings.day)
    if settings.teams and (len(settings.teams) != 2 or not all(settings.teams) or is_same_name(*settings.teams)):
        raise EuchreError("evening/team-names", "Give the home team and the visitors two different names.")
    if settings.movement == "league" and settings.entries != "pairs":
        raise EuchreError("evening/league-pairs", "A league match is played by fixed pairs.")
    if settings.movement == "seats" and settings.entries == "pairs":
        raise EuchreError("evening/seats-pairs", "With this movement partners change, so it is not for fixed pairs.")
    if settings.scoring.best_of > settings.rounds:
        rounds = settings.rounds
        sentence = f"There are {rounds} rounds: no more of them can count."
        raise EuchreError("evening/best-of", sentence, rounds=rounds)
