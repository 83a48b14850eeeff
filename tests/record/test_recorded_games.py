"""Real games replay to what a scorekeeper with pencil and paper finds."""

import json
from pathlib import Path
from typing import Any

import pytest

from euchre.core.errors import ParseError
from euchre.core.state import Result
from euchre.record.egn import egn_of, format_egn, parse_egn
from euchre.record.log import format_log, parse_log
from support.games import FINAL_SCORES, FIXTURES, ORIGINAL_NAMES, ORIGINALS, recorded, without_hidden_cards
from support.paper_scorer import Line, score_sheet

FILES = [(FIXTURES / f"{name}.egn", score) for name, score in FINAL_SCORES.items()]
FILES += [
    (ORIGINALS / f"{original}.egn", FINAL_SCORES[name])
    for name, original in ORIGINAL_NAMES.items()
    if ORIGINALS is not None  # the originals are not part of the project
]


def line(result: Result) -> Line:
    assert result.maker is not None
    assert result.trump is not None
    return Line(
        result.dealer,
        result.maker,
        result.trump.letter,
        result.alone,
        result.tricks,
        result.points,
        result.score,
    )


each_file = pytest.mark.parametrize("path", [path for path, _ in FILES], ids=lambda path: path.stem)


@pytest.mark.parametrize(("path", "score"), FILES, ids=lambda part: getattr(part, "stem", ""))
def test_a_game_ends_at_the_published_score(path: Path, score: tuple[int, ...]) -> None:
    assert parse_egn(path.read_text("utf-8")).score == score


@each_file
def test_every_deal_is_as_the_scorekeeper_has_it(path: Path) -> None:
    text = path.read_text("utf-8")
    assert list(map(line, parse_egn(text).results)) == score_sheet(json.loads(text))


@each_file
def test_a_file_is_given_back_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    record = parse_egn(text)
    assert egn_of(record) == json.loads(text)
    assert json.loads(format_egn(record)) == json.loads(text)


@each_file
def test_a_recorded_game_survives_our_own_log(path: Path) -> None:
    record = parse_egn(path.read_text("utf-8"))
    back = parse_log(format_log(record))
    assert back == record
    assert egn_of(back) == json.loads(path.read_text("utf-8"))


@each_file
def test_the_cards_of_the_record_are_played_in_its_order(path: Path) -> None:
    text = path.read_text("utf-8")
    told = [card for deal in json.loads(text)["deals"] for trick in deal["phases"][1]["tricks"] for card in trick]
    actions = map(str, parse_egn(text).actions)
    assert [action.removeprefix("play ") for action in actions if action.startswith("play ")] == told


def test_the_lone_march_that_a_reader_can_check_by_hand() -> None:
    # From 4-9: seat 0 deals, the king of spades is turned down, seat 2 names hearts alone. Seat 1 leads.
    # As, Jh, Jd, Th and Qs each win for seat 2: five tricks alone, 4 points. Then seat 2 orders the queen
    # of diamonds up for seat 1, and side 0 takes all five again: 2 points.
    record = parse_egn((FIXTURES / "two-deals.egn").read_text("utf-8"))
    first, second = record.results
    assert (first.dealer, first.maker, first.alone, first.tricks, first.points, first.score) == (
        0,
        2,
        (2,),
        (5, 0),
        (4, 0),
        (8, 9),
    )
    assert (second.dealer, second.maker, second.alone, second.tricks, second.points, second.score) == (
        1,
        2,
        (),
        (5, 0),
        (2, 0),
        (10, 9),
    )
    assert record.winner == 0


def test_the_players_and_their_register_entries_are_known() -> None:
    record = parse_egn((FIXTURES / "one-deal.egn").read_text("utf-8"))
    assert record.players == ("Ada", "Bela", "Carla", "Dora")
    assert [[tuple(entry) for entry in ids] for ids in record.ids] == [[], [("bela-2", "club book")], [], []]
    assert record.start == (0, 0)
    assert record.winner is None


@pytest.mark.parametrize("name", FINAL_SCORES)
def test_the_cards_played_are_enough_to_replay(name: str) -> None:
    bare = without_hidden_cards(recorded(name))
    assert parse_egn(json.dumps(bare)).score == FINAL_SCORES[name]


@pytest.mark.parametrize("version", ["1.2", "1.3", "1.3.1", "1.4", "1.4.7", "1.0.0"])
def test_older_versions_read_the_same(version: str) -> None:
    value = recorded("nine-deals") | {"version": version}
    assert parse_egn(json.dumps(value)).score == (11, 9)


def test_a_file_of_version_1_0_with_its_own_names_reads_the_same() -> None:
    # Kitty and first leader were written down, and names had underscores: after the four passes, spades is
    # named by seat 1, who leads to the first trick.
    old = {
        "file_type": "Euchre Game Notation",
        "version": "1.0.0",
        "metadata": {"players": ["a", "b", "c", "d"], "initial_score": [0, 0], "matchId": "x"},
        "deals": [],
        "timings": {"0": 0},
    }
    page = recorded("one-deal")["deals"][0]
    start = page["initialState"]
    page["initial_state"] = {
        "dealer": start["dealer"],
        "up_card": start["upCard"],
        "player_cards": start["playerCards"],
        "kitty": ["Ts", "Qh", "Ks"],
    }
    del page["initialState"]
    page["phases"][1]["initialLead"] = 1
    old["deals"] = [page]
    record = parse_egn(json.dumps(old))
    assert record.score == (0, 1)
    assert egn_of(record) == old


def test_an_empty_text_is_an_unknown_card_and_null_is_an_entry_that_is_not_there() -> None:
    value = recorded("nine-deals")
    for page in value["deals"]:
        page["initialState"] |= {"kitty": ["", "", ""], "playerCards": [["", "", ""], [], [""], []]}
        page["phases"][0] |= {"discard": "", "aloneDefender": None, "cardExchanges": None}
    value["metadata"]["finalScore"] = None
    record = parse_egn(json.dumps(value))
    assert record.score == (11, 9)
    assert egn_of(record) == value, "the file is given back as it was"


def test_a_card_played_that_nobody_wrote_down_is_found() -> None:
    value = recorded("two-deals")
    value["deals"][0]["phases"][1]["tricks"][4][2] = ""
    assert parse_egn(json.dumps(value)).score == (10, 9)


def test_cards_within_cards_within_cards_are_no_cards() -> None:
    deep: list[Any] = [""]
    for _ in range(50):
        deep = [deep]
    value = recorded("one-deal")
    value["deals"][0]["initialState"]["kitty"] = deep
    with pytest.raises(ParseError, match="The file is not Euchre Game Notation: expected a text, got a list"):
        parse_egn(json.dumps(value))
