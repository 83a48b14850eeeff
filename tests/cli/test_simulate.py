"""The command `euchre simulate`."""

import json

import pytest
import typer
from typer.testing import CliRunner, Result

from euchre.cli.simulate.command import simulate
from euchre.core.errors import EuchreError
from support.sampling import few

app = typer.Typer()
app.command()(simulate)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


@pytest.mark.slow
def test_json_is_a_single_object_and_the_same_seed_gives_the_same_figures() -> None:
    words = ("--deals", "60", "--rules", "british", "--bots", "swift,random,swift,random", "--seed", "3", "--json")
    first, second = (json.loads(run(*words).stdout) for _ in range(2))
    for figures in (first, second):
        del figures["deals_per_second"], figures["seconds"]  # the clock's, not the seed's
    assert first == second
    assert first["rules"] == "british"
    assert first["bots"] == ["swift", "random", "swift", "random"]
    assert first["deals"] == 60


def test_the_figures_add_up() -> None:
    figures = json.loads(run("--deals", "80", "--seed", "2", "--json").stdout)
    called = sum(row["count"] for row in figures["outcomes"].values())
    assert called == sum(row["count"] for row in figures["calls"])
    assert called + round(figures["thrown_in"] * 80) == 80
    assert sum(side["calls_per_deal"] for side in figures["sides"]) == pytest.approx(called / 80, abs=0.001)
    for row in [*figures["outcomes"].values(), *figures["calls"]]:
        assert row["made"] + row["march"] + row["euchred"] == pytest.approx(1, abs=0.001)
    roles = figures["net_points_per_deal"]
    assert roles["maker"] == -roles["defender"]


@pytest.mark.parametrize("players", few([2, 3, 6], keep={3}))
def test_the_figures_add_up_for_any_number_of_players(players: int) -> None:
    rules = f"standard,players={players}" + (",lowest=7,benny=joker" if players == 6 else "")
    words = ("--deals", "120", "--bots", "random", "--rules", rules)
    figures = json.loads(run(*words, "--json").stdout)
    called = sum(row["count"] for row in figures["calls"])
    assert called == sum(row["count"] for row in figures["outcomes"].values())
    assert called + round(figures["thrown_in"] * 120) == 120
    assert sum(side["calls_per_deal"] for side in figures["sides"]) == pytest.approx(called / 120, abs=0.001)
    assert sorted(seat for side in figures["sides"] for seat in side["seats"]) == list(range(players))
    roles = figures["net_points_per_deal"]
    defenders = 2 if players == 3 else 1
    assert roles["maker"] == pytest.approx(-defenders * roles["defender"], abs=0.0002)
    assert set(figures["outcomes"]) <= ({"each for themselves"} if players < 4 else {"together", "alone"})
    page = run(*words).stdout
    assert {2: "seat 1 ", 3: "seat 2 ", 6: "seats 1, 3 and 5 "}[players] in page
    assert {2: "dealer's left", 3: "dealer's right", 6: "opposite the dealer"}[players] in page


def test_one_deal_is_not_several() -> None:
    assert "1 deal, seed 1," in run("--deals", "1", "--bots", "swift").stdout


def test_the_page_tells_who_called_and_what_came_of_it() -> None:
    page = run("--deals", "40", "--bots", "swift").stdout
    for words in ("standard", "round 1, dealer", "thrown in", "euchred", "points per deal", "deals a second"):
        assert words.lower() in page.lower()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "hoyle"), "'hoyle' is not a player: choose pimc"),
        (("--bots", "swift,swift"), "'swift,swift' names 2 players: write one name, or four with commas."),
        (
            ("--rules", "standard,players=3", "--bots", "swift,swift"),
            "'swift,swift' names 2 players: write one name, or three with commas.",
        ),
        (("--rules", "spanish"), "'spanish' is not a preset"),
    ],
)
def test_what_is_not_understood_is_refused_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    problem = run(*words).exception
    assert isinstance(problem, EuchreError)
    assert str(problem).startswith(sentence)
    assert "\n" not in str(problem)
