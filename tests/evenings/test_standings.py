"""The standings of an evening, counted by hand: points, wins, loners, euchres, credits, the best rounds, teams."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from euchre.evenings.acts.presence import Withdraw
from euchre.evenings.acts.results import EnterResult
from euchre.evenings.score import RoundScore
from euchre.evenings.settings import Scoring
from euchre.evenings.standings import RoundCount, StandingOf, pair_standings, standings, team_standings
from support.directing import Director, new_evening


def of(director: Director) -> dict[int, StandingOf]:
    return {one.number: one for one in standings(director.evening)}


def played(scoring: Scoring, *scores: RoundScore | None, people: int = 4, **settings: Any) -> Director:
    """An evening of one table with these results."""
    director = Director(new_evening(movement="draw", scoring=scoring, rounds=9, **settings))
    director.enters(people)
    for score in scores:
        director.seats()
        director.says(EnterResult, round=len(director.evening.rounds), table=1, score=score)
    return director


def seats(director: Director, round_: int = 1) -> tuple[int, ...]:
    return director.evening.rounds[round_ - 1].tables[0].seats


def test_partners_get_the_points_of_their_side() -> None:
    director = played(Scoring(), RoundScore((9, 4)))
    assert [of(director)[number].points for number in seats(director)] == [9, 4, 9, 4]
    assert [of(director)[number].wins for number in seats(director)] == [1, 0, 1, 0]
    assert [of(director)[number].rank for number in seats(director)] == [1, 3, 1, 3]


def test_a_drawn_round_is_half_a_win() -> None:
    director = played(Scoring(by="wins"), RoundScore((6, 6)))
    assert {one.wins for one in of(director).values()} == {Fraction(1, 2)}


def test_loners_bring_the_caller_five_and_the_partner_four() -> None:
    """A loner of four points counts 5 and 4 (chatgamers): a bonus of one for the caller, none for the partner."""
    director = played(Scoring(loner=1), RoundScore((4, 0), loners=(1, 0, 0, 0)))
    assert [of(director)[number].points for number in seats(director)] == [5, 0, 4, 0]
    director = played(Scoring(loner=2, loner_partner=1), RoundScore((8, 4), loners=(2, 0, 0, 1)))
    assert [of(director)[number].points for number in seats(director)] == [12, 5, 10, 6]


def test_each_euchre_costs_both_who_suffered_it() -> None:
    director = played(Scoring(euchre=2), RoundScore((5, 8), euchres=(1, 0)))
    assert [of(director)[number].points for number in seats(director)] == [3, 8, 3, 8]


def test_loners_break_ties_after_points_and_wins() -> None:
    director = played(Scoring(), RoundScore((5, 5), loners=(0, 1, 0, 0)))
    assert [of(director)[number].rank for number in seats(director)] == [2, 1, 2, 2]


def test_only_the_best_rounds_count_where_they_do() -> None:
    director = played(Scoring(best_of=2), RoundScore((3, 3)), RoundScore((9, 9)), RoundScore((5, 5)))
    assert {(one.points, one.dropped) for one in of(director).values()} == {(Fraction(14), (1,))}


@pytest.mark.parametrize(
    ("sit_out", "points", "wins"), [("nothing", 0, 0), ("average", 6, Fraction(1, 2)), ("fixed", 7, Fraction(1, 2))]
)
def test_a_sit_out_is_credited_as_the_settings_say(sit_out: Any, points: int, wins: Fraction) -> None:
    scoring = Scoring(sit_out=sit_out, sit_out_points=7)
    director = played(scoring, *[RoundScore((6, 6))] * 5, people=5)
    for one in of(director).values():
        assert one.points == 4 * 6 + points
        assert one.wins == 4 * Fraction(1, 2) + wins
        (sat_out,) = (count for count in one.rounds if not count.played)
        assert sat_out == RoundCount(sat_out.round, Fraction(points), Fraction(wins), 0, 0, played=False)


def test_a_sit_out_is_credited_once_the_round_is_over() -> None:
    director = played(Scoring(sit_out="fixed", sit_out_points=7), RoundScore((6, 6)), people=5)
    before = {number: one.points for number, one in of(director).items()}
    assert sorted(before.values()) == [6, 6, 6, 6, 7]
    director.seats()
    assert {number: one.points for number, one in of(director).items()} == before


def test_a_table_that_was_not_played_is_credited_like_a_sit_out() -> None:
    director = played(Scoring(sit_out="fixed", sit_out_points=7), RoundScore((6, 6)), None)
    assert {one.points for one in of(director).values()} == {13}


def test_who_comes_late_gets_nothing_for_the_rounds_before() -> None:
    director = played(Scoring(), RoundScore((6, 6)))
    director.enters(1)
    assert of(director)[5].rounds == ()


def test_at_a_table_of_three_everybody_has_their_own_points() -> None:
    director = played(Scoring(loner=1), RoundScore((5, 8, 8), loners=(0, 1, 0)), people=3, extra="threes")
    assert [of(director)[number].points for number in seats(director)] == [5, 9, 8]
    assert [of(director)[number].wins for number in seats(director)] == [0, Fraction(1, 2), Fraction(1, 2)]


def test_a_correction_after_later_rounds_changes_the_standings_and_no_seat() -> None:
    director = played(Scoring(), RoundScore((9, 4)), RoundScore((6, 6)), RoundScore((6, 6)))
    rounds = director.evening.rounds
    director.says(EnterResult, round=1, table=1, score=RoundScore((4, 9)), reason="sides mixed up")
    assert [of(director)[number].points for number in seats(director)] == [16, 21, 16, 21]
    assert [one.tables for one in director.evening.rounds] == [one.tables for one in rounds]


def test_a_league_match_counts_each_game_once() -> None:
    """Three pairs a side play three rounds, nine games: the side that wins five of them has won."""
    director = Director(new_evening(movement="league", entries="pairs", rounds=3, scoring=Scoring(by="wins")))
    director.enters_pairs(3, team="Home")
    director.enters_pairs(3, team="Away")
    games = iter([(21, 9), (21, 12), (5, 21), (21, 20), (8, 21), (21, 3), (11, 21), (21, 0), (19, 21)])
    home = away = 0
    for number in (1, 2, 3):
        for table in director.seats().tables:
            home_is_first = director.evening.entries[table.seats[0]].team == "Home"
            one, other = next(games)
            home, away = home + one, away + other
            score = RoundScore((one, other) if home_is_first else (other, one))
            director.says(EnterResult, round=number, table=table.number, score=score)
    counted: list[tuple[Any, ...]] = [
        (one.team, one.rank, one.wins, one.points) for one in team_standings(director.evening)
    ]
    assert counted == [("Home", 1, 5, home), ("Away", 2, 4, away)]


def test_the_best_of_a_team_count() -> None:
    director = Director(new_evening(movement="draw", rounds=1, team_size=2))
    for team in ("Reds", "Reds", "Reds", "Blues", "Blues", "Blues", "Blues", ""):
        director.enters(1, team=team)
    for table in director.seats().tables:
        score = RoundScore((5, 5), loners=(0, 0, 0, 0))
        director.says(EnterResult, round=1, table=table.number, score=score)
    teams: list[tuple[Any, ...]] = [(one.team, one.rank, one.points) for one in team_standings(director.evening)]
    assert teams == [("Blues", 1, 10), ("Reds", 1, 10)]


def test_a_pair_stands_as_one_with_the_loners_of_both() -> None:
    """Two loners by one of a pair bring six points to them and four to the other: five for the pair."""
    scoring = Scoring(loner=3, loner_partner=2)
    director = Director(new_evening(movement="draw", entries="pairs", rounds=2, scoring=scoring))
    director.enters_pairs(2)
    director.seats()
    director.says(EnterResult, round=1, table=1, score=RoundScore((10, 4), loners=(2, 0, 0, 1)))
    found = pair_standings(director.evening)
    counted: list[tuple[Any, ...]] = [(one.rank, one.points, one.wins, one.loners) for one in found]
    assert counted == [(1, 15, 1, 2), (2, Fraction(13, 2), 0, 1)]
    assert {one.members for one in found} == {(1, 2), (3, 4)}


def test_who_has_played_with_two_partners_stands_alone() -> None:
    director = Director(new_evening(movement="draw", entries="pairs", rounds=2))
    director.enters_pairs(2)
    director.seats()
    director.says(EnterResult, round=1, table=1, score=RoundScore((5, 5)))
    director.says(Withdraw, entrant=2)
    director.enters(1, partner=1)
    assert {one.members for one in pair_standings(director.evening)} == {(1,), (2,), (3, 4), (5,)}


def test_where_partners_change_there_are_no_pairs() -> None:
    assert pair_standings(played(Scoring(), RoundScore((6, 6))).evening) == ()


def test_somebody_who_never_came_has_no_place_in_the_standings() -> None:
    director = Director(new_evening(movement="draw", entries="pairs"))
    director.enters_pairs(3)
    for number in (5, 6):
        director.says(Withdraw, entrant=number)
    director.plays(Random(1))
    director.says(Withdraw, entrant=1)
    assert {one.number for one in standings(director.evening)} == {1, 2, 3, 4}
    assert {one.members for one in pair_standings(director.evening)} == {(1, 2), (3, 4)}
