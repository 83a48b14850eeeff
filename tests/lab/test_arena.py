"""The arena: the same result however the work is shared."""

from pickle import dumps, loads
from typing import Any

import pytest

from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS, Rules
from euchre.extras import MissingPackage
from euchre.lab import contests as room
from euchre.lab import worker_pool
from euchre.lab.contests import arena, round_robin
from euchre.lab.outcome import ContestOutcome
from euchre.lab.pairs import Contest, DuplicatePair
from support.strangers import Pupil

CONTEST = Contest("swift", "random", PRESETS["standard"], seed=3)


def figures(outcome: ContestOutcome) -> dict[str, Any]:
    """The report without what the clock says."""
    report = outcome.report()
    del report["ms_per_decision"], report["median_ms_per_decision"]
    return {**report, "gains": outcome.gains}


def test_swift_beats_a_random_player_by_about_a_point_a_deal() -> None:
    report = arena(CONTEST, 200).report()
    low, high = report["ci95"]
    assert low < report["points_per_deal"] < high
    assert low > 0.8  # measured elsewhere: 1.35 ± 0.04
    assert high < 1.8
    assert report["deals"] == 200


def test_a_player_against_itself_is_exactly_even() -> None:
    report = arena(CONTEST._replace(b="swift"), 40).report()
    assert report["points_per_deal"] == 0
    assert report["ci95"] == [0, 0]
    assert report["a_stats"] == report["b_stats"]


@pytest.mark.slow
def test_two_processes_find_what_one_finds() -> None:
    contest = CONTEST._replace(rules=PRESETS["british"])
    assert figures(arena(contest, 30, jobs=2)) == figures(arena(contest, 30))
    matches = CONTEST._replace(matches=True)
    assert figures(arena(matches, 6, jobs=2)) == figures(arena(matches, 6))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # what these packages warn of is theirs
def test_a_cluster_finds_what_one_process_finds() -> None:
    pytest.importorskip("distributed")
    assert figures(arena(CONTEST, 30, jobs=2, backend="dask")) == figures(arena(CONTEST, 30))


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_there_is_joined_and_left_as_it_was() -> None:
    distributed = pytest.importorskip("distributed")
    dask = pytest.importorskip("dask")
    alone = figures(arena(CONTEST, 10))
    with distributed.LocalCluster(
        1, threads_per_worker=2, host="127.0.0.1", dashboard_address="127.0.0.1:0"
    ) as cluster:
        with dask.config.set({"scheduler-address": cluster.scheduler_address}):
            assert figures(arena(CONTEST, 10, jobs=2, backend="dask")) == alone
        assert len(cluster.scheduler_info["workers"]) == 1


@pytest.mark.slow
def test_the_first_pairs_of_a_long_run_are_those_of_a_short_one() -> None:
    assert arena(CONTEST, 500).gains[:20] == arena(CONTEST, 20).gains


def test_the_stats_agree_with_each_other_and_with_the_points() -> None:
    outcome = arena(CONTEST._replace(rules=PRESETS["online"]), 150)
    report = outcome.report()
    a, b = report["a_stats"], report["b_stats"]
    assert a["deals"] == b["deals"] == 300
    assert a["points"] - b["points"] == sum(outcome.gains)
    assert report["points_per_deal"] == pytest.approx((a["points"] - b["points"]) / 300, abs=1e-6)
    for own, other in ((a, b), (b, a)):
        assert own["calls"] == own["made"] + own["marches"] + own["euchred"]
        loners = own["loners"]
        assert loners["tried"] == loners["made"] + loners["marched"] + loners["euchred"] > 0
        assert own["euchred"] == other["euchres"]
    assert b["defended_alone"] > 0
    assert all(report["ms_per_decision"][side] > 0 for side in "ab")
    assert report["median_ms_per_decision"]["a"] < 10 * report["ms_per_decision"]["a"]


@pytest.mark.slow
def test_it_stops_as_soon_as_the_bound_is_proved_and_says_so() -> None:
    told: list[int] = []
    outcome = arena(CONTEST, 5000, bound=0.05, on_pair=lambda _, pair: told.append(pair.number))
    assert outcome.report()["sprt"]["accepted"] == "gain"
    assert outcome.pairs == 100 == len(told)  # more than a point a deal is clear once the test may speak
    even = arena(CONTEST._replace(b="swift"), 5000, bound=0.05)
    assert even.report()["sprt"]["accepted"] == "no gain"


@pytest.mark.slow
def test_an_early_stop_does_not_depend_on_who_works() -> None:
    assert figures(arena(CONTEST, 3000, bound=0.5, jobs=2)) == figures(arena(CONTEST, 3000, bound=0.5))


@pytest.mark.usefixtures("strangers")
def test_forfeits_are_counted_and_told_and_the_arena_goes_on() -> None:
    report = arena(CONTEST._replace(b="cheat"), 30).report()
    assert report["points_per_deal"] == 4
    assert report["b_stats"]["forfeits"] == 60
    assert report["a_stats"]["forfeits"] == 0
    assert len(report["forfeits"]) == 20
    assert report["forfeits"][0]["player"] == "cheat"
    assert report["forfeits"][0]["why"] == "redeal is not allowed in round-1"


@pytest.mark.usefixtures("strangers")
def test_players_are_closed_when_the_contest_is_over() -> None:
    before = Pupil.closed
    arena(CONTEST._replace(a="pupil:level=expert"), 5)
    assert Pupil.closed == before + 1


def test_all_meet_all_on_the_same_cards() -> None:
    pairs: list[DuplicatePair] = []
    names = ("swift", "random", "bids:swift+cards:random")
    outcomes = round_robin(names, CONTEST, 12, on_pair=lambda _, pair: pairs.append(pair))
    assert [(one.contest.a, one.contest.b) for one in outcomes] == [
        (names[0], names[1]),
        (names[0], names[2]),
        names[1:],
    ]
    assert len(pairs) == 36
    assert outcomes[0].gains == arena(CONTEST, 12).gains
    assert len({tuple(pair.deals[0].up_card for pair in pairs[part : part + 12]) for part in (0, 12, 24)}) == 1


def test_a_missing_package_is_named_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(worker_pool, "import_module", nothing)
    with pytest.raises(MissingPackage, match=r"^--backend dask needs the package dask: install it with .*\.$"):
        arena(CONTEST, 4, backend="dask")


@pytest.mark.parametrize("pairs", [2, 199, 1000, 6401])
def test_the_pieces_of_the_work_cover_every_pair_once(pairs: int) -> None:
    pieces = [range(start, stop) for _, start, stop in room._pieces(CONTEST, pairs)]
    assert [number for piece in pieces for number in piece] == list(range(pairs))
    assert max(map(len, pieces)) <= 32


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize(
    ("rules", "matches"),
    [("standard", True), ("standard,all_pass=same-dealer", True), ("standard,all_pass=same-dealer", False)],
)
def test_players_who_pass_for_ever_are_reported_and_not_waited_for(rules: str, matches: bool) -> None:
    contest = Contest("passer", "passer", Rules.parse(rules), matches=matches)
    with pytest.raises(EuchreError, match="Nobody scored in 1,000 deals in a row"):
        arena(contest, 2)


@pytest.mark.parametrize(
    ("pairs", "says"), [(0, "one pair or more, not 0"), (-3, "not -3"), (2.0, "whole number, not 2.0")]
)
def test_a_contest_of_no_pairs_is_refused_in_a_sentence(pairs: Any, says: str) -> None:
    with pytest.raises(EuchreError, match=says):
        arena(CONTEST, pairs)
    with pytest.raises(EuchreError, match=says):
        round_robin(("swift", "random"), CONTEST, pairs)


def test_rules_of_a_contest_may_be_their_text() -> None:
    assert Contest("swift", "random", "standard", seed=3) == CONTEST
    with pytest.raises(EuchreError, match="'bridge' is not a preset"):
        Contest("swift", "random", "bridge")


def test_a_contest_takes_names_and_no_bots() -> None:
    pupil: Any = Pupil()
    for asked in (lambda: Contest(pupil, "random", "standard"), lambda: round_robin(("random", pupil), CONTEST, 1)):
        with pytest.raises(EuchreError, match="takes the names of its players, such as 'swift', not <"):
            asked()


def test_a_contest_is_the_same_in_another_process() -> None:
    assert loads(dumps(CONTEST)) == CONTEST
