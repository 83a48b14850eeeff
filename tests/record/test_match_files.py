"""Match files (EMN): every game replays, and its players come from the register of the match."""

import json
from typing import Any

import pytest

from euchre.core.errors import ParseError
from euchre.record.egn import egn_of, parse_egn
from euchre.record.emn import parse_emn
from euchre.record.match_record import PlayerId
from support.games import recorded


def match(**more: Any) -> dict[str, Any]:
    """A match of two games; in the second, Bo sits out and Eva has that seat."""
    first, second = recorded("two-deals"), recorded("thirteen-deals")
    del first["metadata"]["players"]
    register = [{"id": f"p{number}", "name": name} for number, name in enumerate(("Al", "Bo", "Cy", "Di", "Eva"))]
    register[0]["playerIds"] = [{"id": "77", "source": "club"}]  # type: ignore[assignment]
    return {
        "fileType": "Euchre Match Notation",
        "version": "1.2",
        "metadata": {"title": "Final", "players": register, "matchFormat": {"type": "BEST_OF_N", "target": 3}},
        "games": [
            {"gameIndex": 0, "playersOverride": ["p0", "p1", "p2", "p3"], "gameData": first},
            {"gameIndex": 1, "playersOverride": ["p0", "p4", "p2", "p3"], "gameData": second},
        ],
        **more,
    }


def test_every_game_of_a_match_replays_with_its_players() -> None:
    first, second = parse_emn(json.dumps(match()))
    assert (first.score, second.score) == ((10, 9), (8, 10))
    assert first.players == ("Al", "Bo", "Cy", "Di")
    assert second.players == ("Al", "Eva", "Cy", "Di")
    assert first.ids == ((PlayerId("77", "club"),), (), (), ())


def test_a_game_of_a_match_stands_on_its_own() -> None:
    first, _ = parse_emn(json.dumps(match()))
    value = egn_of(first)
    assert value["deals"] == recorded("two-deals")["deals"]
    again = parse_egn(json.dumps(value))
    assert (again.players, again.ids, again.actions) == (first.players, first.ids, first.actions)


def test_version_1_0_called_the_seats_players() -> None:
    value = match(version="1.0")
    for game in value["games"]:
        game["players"] = game.pop("playersOverride")
    assert parse_emn(json.dumps(value))[1].players == ("Al", "Eva", "Cy", "Di")


def test_without_seats_a_game_keeps_its_own_names() -> None:
    value = match()
    for game in value["games"]:
        del game["playersOverride"]
    first, second = parse_emn(json.dumps(value))
    assert first.players == ("North", "East", "South", "West")
    assert second.players == ("Ada", "Bela", "Carla", "Dora")


def test_a_player_who_is_not_in_the_register_is_refused() -> None:
    value = match()
    value["games"][1]["playersOverride"][0] = "p9"
    with pytest.raises(ParseError, match=r"^Game 2 of the match: 'p9' is not in the match's register of players\.$"):
        parse_emn(json.dumps(value))


def test_a_bad_game_is_refused_naming_the_game_and_the_deal() -> None:
    value = match()
    for deal in value["games"][1]["gameData"]["deals"]:
        deal["phases"][1]["tricks"].pop()
    with pytest.raises(ParseError, match=r"^Game 2 of the match: Deal 1, trick 5: the trick is missing"):
        parse_emn(json.dumps(value))
    value["games"][1]["gameData"] = {"metadata": 3}
    with pytest.raises(ParseError, match=r"^Game 2 of the match: The file is not Euchre Game Notation: "):
        parse_emn(json.dumps(value))


@pytest.mark.parametrize(
    "change",
    [
        {"games": 3},
        {"games": [3]},
        {"games": [{"gameData": []}]},
        {"metadata": {}},
        {"version": "9"},
        {"fileType": "x"},
    ],
)
def test_what_is_no_match_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ParseError, match=r"^The file is not Euchre Match Notation: "):
        parse_emn(json.dumps(match(**change)))
