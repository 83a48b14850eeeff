"""The teams of a league match: from two names and a list of people to games won."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from euchre.evenings.acts.entries import ChangeEntrant, EnterMyself
from euchre.evenings.acts.presence import Withdraw
from euchre.evenings.acts.results import EnterResult
from euchre.evenings.acts.revoking import Revoke
from euchre.evenings.acts.settings import SetUp
from euchre.evenings.perspective import evening_now
from euchre.evenings.score import RoundScore
from euchre.evenings.settings import EveningSettings
from euchre.evenings.standings import team_standings
from support.directing import Director, new_evening

TEAMS = ("Hornby", "Nepean")


def a_league(pairs: int = 0, **settings: Any) -> Director:
    """A league match between two named teams; people are entered without a word of their team."""
    wanted: dict[str, Any] = {"movement": "league", "entries": "pairs", "teams": TEAMS, "rounds": 3}
    director = Director(new_evening(**wanted | settings))
    director.enters_pairs(pairs)
    return director


def teams(director: Director) -> list[str]:
    """The team of each entrant, as everybody sees it, by its first letter."""
    now = evening_now(director.evening, None, at=0.0, codes={})
    return [one.team[:1] for one in now.entrants]


@pytest.mark.parametrize(("pairs", "expected"), [(1, "HH"), (2, "HHNN"), (3, "HHHHNN"), (6, "HHHHHHNNNNNN")], ids=str)
def test_of_a_list_the_first_half_is_the_home_team(pairs: int, expected: str) -> None:
    assert teams(a_league(pairs)) == list(expected)


def test_people_without_a_partner_are_counted_one_by_one() -> None:
    director = a_league()
    director.enters(4)
    assert teams(director) == list("HHNN")


def test_somebody_is_moved_to_the_other_team_with_their_partner_and_nobody_else() -> None:
    director = a_league(4)
    director.says(ChangeEntrant, entrant=3, team="Nepean")
    assert teams(director) == list("HHNNNNNN")
    director.says(ChangeEntrant, entrant=8, team="Hornby")
    assert teams(director) == list("HHNNNNHH")


def test_who_gets_another_partner_plays_for_that_team() -> None:
    director = a_league(2)
    director.says(ChangeEntrant, entrant=1, team="Hornby")
    director.enters(1)
    director.says(ChangeEntrant, entrant=1, partner=5)
    assert teams(director)[0] == teams(director)[4] == "H"


def test_who_goes_home_before_the_first_round_is_of_no_half() -> None:
    director = a_league(4)
    for number in (1, 2):
        director.says(Withdraw, entrant=number)
    assert teams(director)[2:] == list("HHHHNN")


def test_once_a_round_is_seated_teams_stay_and_who_comes_late_fills_the_smaller_one() -> None:
    director = a_league(3)
    director.seats()
    for table in director.evening.rounds[0].tables:
        director.says(EnterResult, round=1, table=table.number, score=RoundScore((9, 4)))
    director.enters_pairs(1)
    assert teams(director) == list("HHHHNNNN")
    director.seats()
    assert len(director.evening.rounds[1].tables) == 2
    assert teams(director) == list("HHHHNNNN")


def test_a_seating_that_is_taken_back_leaves_the_teams_open() -> None:
    director = a_league(2)
    director.seats()
    director.says(Revoke, event=director.evening.steps[-1])
    director.enters_pairs(2)
    assert teams(director) == list("HHHHNNNN")


def test_the_home_team_keeps_its_tables_whoever_was_entered_first() -> None:
    director = a_league(2)
    for number, team in ((1, "Nepean"), (3, "Hornby")):
        director.says(ChangeEntrant, entrant=number, team=team)
    (table,) = director.seats().tables
    assert table.seats == (3, 1, 4, 2), "the home pair sits north and south"


def test_a_team_is_renamed_after_the_first_round() -> None:
    director = a_league(2)
    director.seats()
    settings = {name: getattr(director.evening.settings, name) for name in EveningSettings.__struct_fields__}
    director.says(SetUp, settings=EveningSettings(**settings | {"teams": ("Hornby A", "Nepean")}))
    assert [one.team for one in director.evening.entries.values()] == ["Hornby A"] * 2 + ["Nepean"] * 2
    with director.refused("evening/begun"):
        director.says(SetUp, settings=EveningSettings(**settings | {"teams": ()}))


def test_a_league_from_nothing_comes_to_games_won() -> None:
    """Two pairs a side, each against each other: four games, of which the home pairs win three."""
    director = a_league(4, rounds=2)
    games = iter([(9, 4), (8, 3), (2, 7), (6, 5)])
    for number in (1, 2):
        for table in director.seats().tables:
            score = RoundScore(next(games))  # the home pair is north and south
            director.says(EnterResult, round=number, table=table.number, score=score)
    found: list[tuple[Any, ...]] = [
        (one.team, one.rank, one.wins, one.points) for one in team_standings(director.evening)
    ]
    assert found == [("Hornby", 1, 3, 25), ("Nepean", 2, 1, 19)]


@pytest.mark.parametrize("names", [("Hornby",), ("Hornby", " "), ("Hornby", "HORNBY")], ids=str)
def test_two_teams_have_two_names(names: tuple[str, ...]) -> None:
    director = a_league()
    with director.refused("evening/team-names"):
        director.says(SetUp, settings=EveningSettings(movement="league", entries="pairs", teams=names))


def test_somebody_who_enters_themselves_joins_the_team_of_their_partner() -> None:
    director = a_league(enter="anybody")
    director.enters(1, team="Hornby")
    director.says(EnterMyself, "eve", name="Eve", section="hall", partner=1, team="Nepean")
    assert teams(director) == list("HH")


def test_nobody_makes_themselves_the_partner_of_somebody_who_has_played() -> None:
    director = a_league(2, enter="anybody")
    director.plans()
    director.plays(Random(1))
    director.says(Withdraw, entrant=2)
    with director.refused("evening/partner-played"):
        director.says(EnterMyself, "mal", name="Mal", section="hall", partner=1)
