"""`euchre replay`: a table for people, one JSON object for programs, one sentence for a bad file."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from euchre.cli.replay import replay
from euchre.core.rules import Rules
from euchre.record.egn import parse_egn
from euchre.record.log import format_log
from euchre.record.match_record import MatchRecord
from support.games import FINAL_SCORES, FIXTURES, deal, random_match, recorded, sheet


def run(*words: str | Path) -> Result:
    app = typer.Typer()
    app.command()(replay)
    return CliRunner().invoke(app, list(map(str, words)), env={"COLUMNS": "120", "NO_COLOR": "1"})


def test_json_has_the_agreed_shape() -> None:
    result = run("--json", FIXTURES / "two-deals.egn")
    assert result.exit_code == 0
    assert not result.stderr
    assert json.loads(result.stdout) == {
        "games": [
            {
                "file": str(FIXTURES / "two-deals.egn"),
                "rules": "standard,all_pass=stick-the-dealer",
                "final_score": [10, 9],
                "winner": 0,
                "deals": [
                    {
                        "game": 1,
                        "number": 1,
                        "dealer": 0,
                        "maker": 2,
                        "trump": "h",
                        "alone": [2],
                        "tricks": [5, 0],
                        "points": [4, 0],
                        "score": [8, 9],
                    },
                    {
                        "game": 1,
                        "number": 2,
                        "dealer": 1,
                        "maker": 2,
                        "trump": "d",
                        "alone": [],
                        "tricks": [5, 0],
                        "points": [2, 0],
                        "score": [10, 9],
                    },
                ],
            }
        ]
    }


def test_all_the_recorded_games_end_at_their_published_scores() -> None:
    files = [FIXTURES / f"{name}.egn" for name in FINAL_SCORES]
    games = json.loads(run("--json", *files).stdout)["games"]
    assert [tuple(game["final_score"]) for game in games] == list(FINAL_SCORES.values())


def test_the_table_tells_each_deal() -> None:
    result = run(FIXTURES / "two-deals.egn")
    assert result.exit_code == 0
    title, rules, head, first, second, end = result.stdout.strip().splitlines()
    assert title == "two-deals.egn: Ada and Carla against Bela and Dora"
    assert rules == "rules standard,all_pass=stick-the-dealer, starting at 4-9"
    assert head.split() == ["deal", "dealer", "maker", "call", "trump", "alone", "tricks", "points", "score"]
    assert first.split() == ["1", "Ada", "Carla", "named", "♥", "hearts", "Carla", "5-0", "4-0", "8-9"]
    assert second.split() == ["2", "Bela", "Carla", "ordered", "up", "♦", "diamonds", "5-0", "2-0", "10-9"]
    assert end == "final score 10-9, won by Ada and Carla"


def test_three_play_each_for_themselves_and_six_in_two_sides(tmp_path: Path) -> None:
    names = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
    titles = {
        "two-handed": "Ann against Bob",
        "three-handed": "Ann against Bob against Cleo",
        "six-handed": "Ann, Cleo and Eve against Bob, Dan and Fay",
    }
    for rules, title in titles.items():
        record = random_match(rules, 5)
        record = replace(record, players=names[: record.seating.players])
        path = tmp_path / f"{rules}.jsonl"
        path.write_text(format_log(record), "utf-8")
        first, told, *_, end = run(path).stdout.strip().splitlines()
        sides = title.split(" against ")
        assert record.winner is not None
        assert (first, end) == (
            f"{rules}.jsonl: {title}",
            f"final score {'-'.join(map(str, record.score))}, won by {sides[record.winner]}",
        )
        assert told == f"rules {rules}, starting at {'-'.join('0' * len(sides))}"
        (game,) = json.loads(run("--json", path).stdout)["games"]
        assert [len(row[name]) for row in game["deals"] for name in ("tricks", "points", "score")] == [len(sides)] * (
            3 * len(record.results)
        )


def rows_of(path: Path, record: MatchRecord) -> list[dict[str, str]]:
    """The table of a game, row by row, its columns told apart by where their heads stand."""
    path.write_text(format_log(record), "utf-8")
    lines = run(path).stdout.splitlines()
    at = next(place for place, line in enumerate(lines) if line.split()[:2] in (["deal", "dealer"], ["game", "deal"]))
    ends = [found.span() for found in re.finditer(r"\S+", lines[at])]
    starts = [0, *(start for start, _ in ends[1:]), None]
    if lines[at].split()[0] == "game":
        starts[1] = ends[0][1]  # numbers stand at the right of their column
    names = lines[at].split()
    return [
        {name: line[start:end].strip() for name, start, end in zip(names, starts, starts[1:], strict=False)}
        for line in lines[at + 1 : at + 1 + len(record.results)]
    ]


def test_whoever_plays_alone_is_named_maker_partner_or_defender(tmp_path: Path) -> None:
    kinds = set()
    for seed in range(12):
        record = replace(random_match("british", seed), players=("Ann", "Bob", "Cleo", "Dan"))
        for row, result in zip(rows_of(tmp_path / f"{seed}.jsonl", record), record.results, strict=True):
            assert row.get("alone", "") == ", ".join(record.players[seat] for seat in result.alone)
            assert "alone" not in row["call"]
            kinds |= {(seat - (result.maker or 0)) % 4 for seat in result.alone}
    assert kinds == {0, 1, 2, 3}, "the maker, either defender and the maker's partner each were alone once"


def test_a_game_without_loners_has_no_column_for_them(tmp_path: Path) -> None:
    path = tmp_path / "game.egn"
    path.write_text(sheet(deal(0, "9h", "Pass " * 8), std=False), "utf-8")
    assert "alone" not in run(path).stdout


def test_the_deals_of_a_rubber_say_which_game_they_belong_to(tmp_path: Path) -> None:
    record = random_match("north-american", 1)
    ends = [number for number, result in enumerate(record.results) if result.game_over]
    assert len(ends) >= 2
    expected = [str(1 + sum(end < number for end in ends)) for number in range(len(record.results))]
    rows = rows_of(tmp_path / "game.jsonl", record)
    assert [row["game"] for row in rows] == expected
    assert rows[ends[0] + 1]["deal"] == "1"
    told = json.loads(run("--json", tmp_path / "game.jsonl").stdout)["games"][0]["deals"]
    assert [str(one["game"]) for one in told] == expected


def test_thrown_in_deals_and_unfinished_games_are_told(tmp_path: Path) -> None:
    path = tmp_path / "game.egn"
    path.write_text(sheet(deal(0, "9h", "Pass " * 8), deal(1, "9h", "Order"), std=False), "utf-8")
    lines = run(path).stdout.strip().splitlines()
    assert lines[3].split() == ["1", "A", "misfit", "0-0", "0-0", "0-0"]
    assert lines[4] == "final score 0-0, not finished"
    (page,) = json.loads(run("--json", path).stdout)["games"][0]["deals"]
    assert (page["maker"], page["trump"], page["alone"]) == (None, None, [])


def test_a_drawn_game_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.egn"
    path.write_text(sheet(deal(0, "9h", "Pass " * 8), std=False, num_deals=1), "utf-8")
    assert parse_egn(path.read_text("utf-8")).final.over
    assert run(path).stdout.strip().endswith("final score 0-0, drawn")


def test_our_own_log_is_replayed(tmp_path: Path) -> None:
    record = random_match("british", 2)
    path = tmp_path / "game.log"
    path.write_text(format_log(record), "utf-8")
    (shown,) = json.loads(run("--json", path).stdout)["games"]
    assert shown["rules"] == "british"
    assert shown["final_score"] == list(record.score)
    assert shown["winner"] == record.winner
    assert len(shown["deals"]) == len(record.results)
    assert len(run(path).stdout.strip().splitlines()) == len(record.results) + 4


def test_a_game_with_a_spoilt_deal_is_shown_in_parts_that_say_so(tmp_path: Path) -> None:
    path = tmp_path / "game.egn"
    value = recorded("nine-deals")
    value["deals"][2]["phases"][1]["tricks"].pop()
    path.write_text(json.dumps(value), "utf-8")
    why = "Deal 3 of the file cannot be read (trick 5: the trick is missing: five are played before the next deal)."
    games = json.loads(run("--json", path).stdout)["games"]
    assert [(len(game["deals"]), game["remark"]) for game in games] == [
        (2, why),
        (6, f"The score before these deals is not told. {why}"),
    ]
    assert " ".join(run(path).stdout.split()).count(why) == len(games)


@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_a_bad_file_gets_one_sentence_and_the_good_ones_are_still_shown(tmp_path: Path, flags: list[str]) -> None:
    bad = tmp_path / "bad.egn"
    value = recorded("nine-deals")
    for played in value["deals"]:
        played["phases"][1]["tricks"].pop()
    bad.write_text(json.dumps(value), "utf-8")
    result = run(*flags, bad, FIXTURES / "two-deals.egn", tmp_path / "none")
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        f"{bad}: Deal 1, trick 5: the trick is missing: five are played before the next deal.",
        f"{tmp_path / 'none'}: The file cannot be read: no such file or directory.",
    ]
    if flags:
        assert len(json.loads(result.stdout)["games"]) == 1
    else:
        assert "final score 10-9" in result.stdout


def test_names_cannot_command_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    players = ("\x1b[31mred", "[bold]b[/]", "c\nd", "d")
    path.write_text(format_log(MatchRecord(rules=Rules(), players=players)), "utf-8")
    result = run(path)
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
    assert "\N{REPLACEMENT CHARACTER}[31mred and c\N{REPLACEMENT CHARACTER}d against [bold]b[/] and d" in result.stdout


def test_without_a_file_the_usage_is_wrong() -> None:
    assert run().exit_code == 2
    assert "Example: euchre replay" in run("--help").stdout
