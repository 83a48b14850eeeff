"""A position analysed over HTTP is what the program makes of it; a text that is not one is refused in a sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest

from euchre import Position
from euchre.bots.protocol.forms import ViewForm, view_form
from euchre.core.engine import legal
from euchre.core.errors import ParseError
from euchre.record.read import parse_position
from euchre.review.analysis import analyse
from euchre.review.open_analysis import analyse_open
from euchre.web.past.review_process import ReviewProcess
from support.web import PATIENCE, TWO, Guest, has_a_trick

DEALS_IN_PTN: Final = Path(__file__).parents[1] / "data" / "ptn"
ORDERED = "standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass.pass.order.bury/AhTh9hJd"
OPEN = "standard/0-0/3/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd/Td/pass.pass.pass.pass"


async def asked(guest: Guest, position: str, **more: Any) -> httpx.Response:
    return await guest.http.post("/api/analyse", json={"position": position, **more})


@pytest.mark.slow
async def test_a_position_is_analysed_but_for_nobody_who_plays_with_people(ann: Guest, bea: Guest) -> None:
    await _is_exact_with_all_hands_open(ann)
    await _is_read_from_a_shared_deal(ann)
    await _goes_on(ann)
    await _is_refused_in_a_sentence(ann)
    await _helps_nobody_in_a_match_against_people(ann, bea)


@pytest.mark.slow
async def test_a_position_is_analysed_as_by_the_program(ann: Guest) -> None:
    for text in (ORDERED, "british/0-0/3/0/9sAhKhJhTc/Qd", "standard/0-0/3/0/9sAhKhJhTc/Qd/pass"):
        found = (await asked(ann, text.lower())).json()
        expected = analyse(Position.parse(text).view, "quick").to_json()
        for name in ("seat", "turn", "level", "choices", "cards"):
            assert found[name] == expected[name]
        assert (found["position"], found["exact"]) == (str(Position.parse(text)), False)
    found = (await asked(ann, ORDERED, level="full")).json()
    assert found["choices"] == analyse(Position.parse(ORDERED).view, "full").to_json()["choices"]
    assert found["phase"] == "play"
    assert msgspec.convert(found["view"], ViewForm) == view_form(Position.parse(ORDERED).view)
    _shows_who_ordered_and_the_first_trick(found["view"])
    assert sorted(found["view"]["hand"]) == ["9s", "Jh", "Kh", "Tc"]


def _shows_who_ordered_and_the_first_trick(seen: dict[str, Any]) -> None:
    passed = [{"seat": seat, "action": "pass"} for seat in range(3)]
    assert seen["calls"] == [*passed, {"seat": 3, "action": "order"}]
    assert (seen["trump"], seen["maker"], seen["alone"]) == ("d", 3, [])
    assert seen["tricks"] == [{"leader": 0, "cards": ["Ah", "Th", "9h", "Jd"], "winner": 3}]
    assert (seen["trick"], seen["leader"], seen["counts"]) == ([], 3, [4, 4, 4, 4])
    assert (seen["score"], seen["up_card"], seen["legal"]) == ([6, 4], "Qd", [])


async def _is_read_from_a_shared_deal(ann: Guest) -> None:
    text = (DEALS_IN_PTN / "goes-under.ptn").read_text("utf-8")
    found = (await asked(ann, text)).json()
    assert found["position"] == str(parse_position(text))
    assert (found["exact"], found["turn"], found["phase"]) == (True, 0, "play")


async def _is_exact_with_all_hands_open(ann: Guest) -> None:
    found = (await asked(ann, OPEN)).json()
    state = Position.parse(OPEN).state
    expected = {str(action): points for action, points in analyse_open(state).choices}
    assert {one["action"]: one["points"] for one in found["choices"]} == expected
    assert all((one["wins"], one["error"], one["why"]) == (None, 0, "") for one in found["choices"])
    assert (found["exact"], found["seat"], found["cards"]) == (True, None, None)
    assert found["view"]["shown"] == [[str(card) for card in state.hand(seat)] for seat in range(4)]
    assert (found["view"]["hand"], found["view"]["legal"]) == ([], [str(action) for action in legal(state)])


async def _goes_on(ann: Guest) -> None:
    """The trump led has not been seen and is nobody's who showed otherwise; the picture is of the seat that looks."""
    found = (await asked(ann, ORDERED)).json()
    cards = {one["action"].removeprefix("play ") for one in found["possible"]}
    assert cards == set(found["cards"]) - {"Qh"}, "the dealer trumped the first heart, so has no heart"
    jump = next(one["position"] for one in found["possible"] if one["action"] == "play Kd")
    assert jump == f"{found['position']}.Kd"
    led = (await asked(ann, jump)).json()
    assert (led["position"], led["turn"]) == (jump, 0)
    assert [one["action"] for one in led["possible"]] == ["play Jh"], "the left bower must follow"
    assert {one["action"] for one in led["choices"]} == {"play Jh"}
    picture = led["picture"]
    assert (picture["seat"], picture["trick"][0]["card"], picture["question"]) == (0, "Kd", "")
    assert {one["card"] for one in picture["hand"]} == set(led["view"]["hand"])
    assert picture["shown"] == []
    whole = (await asked(ann, OPEN)).json()
    assert list(map(set, whole["picture"]["shown"])) == list(map(set, whole["view"]["shown"]))
    assert {one["action"] for one in whole["possible"]} == set(whole["view"]["legal"])
    blind = (await asked(ann, "british/10-10/3/3/-/B")).json()
    assert {one["position"] for one in blind["possible"]} == {None}, "whoever names trump then sees their cards"


async def _is_refused_in_a_sentence(ann: Guest) -> None:
    for text in ("", "nonsense", f"{ORDERED}.JdAd"):
        with pytest.raises(ParseError) as error:
            Position.parse(text)
        refused = await asked(ann, text)
        assert (refused.status_code, refused.json()["sentence"]) == (400, error.value.sentence)
    assert (await asked(ann, "x" * 3001)).status_code == 400
    elsewhere = {"Origin": "http://elsewhere.example"}
    assert (await ann.http.post("/api/analyse", json={"position": ORDERED}, headers=elsewhere)).status_code == 403


async def _helps_nobody_in_a_match_against_people(ann: Guest, bea: Guest) -> None:
    code = await ann.opens(**{**TWO, "rules": "standard,target=0,deals=1"})
    async with ann.at_table(code) as live, bea.at_table(code) as other:
        assert (await other.ask("sit", name="Bea"))["type"] == "ack"
        assert (await asked(ann, ORDERED)).status_code == 200
        assert (await live.ask("begin"))["type"] == "ack"
        await asyncio.gather(live.shuffle(), other.shuffle())
        await asyncio.gather(live.play(has_a_trick), other.play(has_a_trick))
        for guest in (ann, bea):
            refused = await asked(guest, ORDERED)
            assert (refused.status_code, refused.json()["code"]) == (409, "review/playing")
            assert code in refused.json()["sentence"], "they may have forgotten the match"
        await asyncio.gather(live.play(), other.play())
    assert (await asked(bea, ORDERED)).status_code == 200


async def test_the_table_of_a_position_is_there_before_anything_is_searched(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board draws it at once: the process that searches may take seconds to start."""
    monkeypatch.delattr(ReviewProcess, "run")
    table = (await asked(ann, OPEN, search=False)).json()
    assert (table["position"], table["choices"], table["exact"]) == (OPEN, [], True)
    assert {one["action"] for one in table["possible"]} == {str(action) for action in legal(Position.parse(OPEN).state)}
    seen = (await asked(ann, ORDERED, search=False)).json()
    assert (seen["position"], seen["choices"], seen["cards"]) == (str(Position.parse(ORDERED)), [], None)
    assert {one["card"] for one in seen["picture"]["hand"]} == {"9s", "Jh", "Kh", "Tc"}


async def test_an_analysis_is_dropped_when_its_client_hangs_up(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, dropped = asyncio.Event(), asyncio.Event()

    async def run(*_: object) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            dropped.set()

    monkeypatch.setattr(ReviewProcess, "run", run)
    asking = asyncio.create_task(asked(ann, ORDERED))
    async with asyncio.timeout(PATIENCE):
        await begun.wait()
        asking.cancel()
        await dropped.wait()


async def test_a_deal_is_played_on_from_a_moment_with_bots_who_see_no_hidden_card(ann: Guest) -> None:
    """Seat 0 has the five highest trumps: it names hearts alone, and takes every trick, which is four points."""
    wanted = {"position": OPEN, "seat": 0, "players": ["Ann", "Bess", "Cleo", "Dora"]}
    found = (await ann.http.post("/api/play-on", json=wanted)).json()
    assert (found["news"], found["over"], found["before"]["seat"]) == ([], False, 0)
    assert found["before"]["shown"] == [], "the other hands are hidden"
    answers = ["name hearts alone"]
    while not found["over"]:
        answer = await ann.http.post("/api/play-on", json={**wanted, "answers": answers})
        assert answer.status_code == 200, answer.text
        found = answer.json()
        assert found["news"][0]["action"] == answers[-1]
        picture = found["news"][-1]["after"]
        answers.append(f"play {picture['hand'][0]['card']}" if picture["hand"] else "")
    assert picture["score"] == [4, 0]
    for refused in ({"answers": ["play As"]}, {"answers": [*answers[:-1], "pass"]}, {"position": ORDERED}):
        assert (await ann.http.post("/api/play-on", json={**wanted, **refused})).status_code == 400
