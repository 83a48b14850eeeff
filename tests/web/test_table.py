"""Whole matches over real sockets, and everything that may come in between."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from euchre.record.egn import parse_egn
from euchre.record.log import parse_log
from euchre.web.settings.settings import Settings
from support.web import SOLO, TWO, Guest, Live, choices, has_a_trick, served


async def test_one_guest_plays_a_whole_match_against_three_bots(ann: Guest) -> None:
    code = await ann.opens(**SOLO)
    async with ann.at_table(code) as live:
        await live.shuffle()
        now = await live.play()
        versions = [news["version"] for reply in live.heard if reply["type"] == "now" for news in reply["news"]]
    assert max(now["picture"]["score"]) >= 1
    assert versions == sorted(versions), "news come in order, and none twice"
    assert len(versions) == len(set(versions))


async def test_after_the_match_it_can_be_replayed_downloaded_and_proved(ann: Guest, bea: Guest) -> None:
    code = await ann.opens(**SOLO)
    async with ann.at_table(code) as live:
        await live.shuffle()
        await live.my_turn()
        for what in ("", "/log", "/egn", "/proof"):
            refused = await ann.http.get(f"/api/games/{code}/1{what}")
            assert (refused.status_code, refused.json()["code"]) == (409, "game/not-over")
        now = await live.play()
    mine = (await ann.http.get("/api/games")).json()
    assert [(match["code"], match["match"], match["you"]) for match in mine] == [(code, 1, 0)]
    assert mine[0]["score"] == now["picture"]["score"]
    replay = (await ann.http.get(f"/api/games/{code}/1")).json()
    assert (replay["you"], replay["no_egn"]) == (0, None)
    assert [seat["level"] for seat in replay["bots"]] == [None, "swift", "expert", "swift"], "a partner plays its best"
    assert (await bea.http.get(f"/api/games/{code}/1")).json()["you"] is None
    log = await ann.http.get(f"/api/games/{code}/1/log")
    assert "attachment" in log.headers["content-disposition"]
    record = parse_log(log.text)
    assert len(replay["frames"]) == len(record.actions)
    assert list(record.results[-1].score) == now["picture"]["score"]
    assert parse_egn((await ann.http.get(f"/api/games/{code}/1/egn")).text).final.over
    proof = (await ann.http.get(f"/api/games/{code}/1/proof")).json()
    assert proof["promise"] == now["table"]["shuffle"]["promise"]
    assert (await ann.http.get("/api/statistics")).json()["4"]["matches"]["of"] == 1
    assert (await bea.http.get("/api/games")).json() == []
    assert (await ann.http.get(f"/api/games/{code}/2")).status_code == 404


@pytest.mark.slow
async def test_a_match_that_the_notation_cannot_hold_says_so_before_it_is_asked_for(ann: Guest) -> None:
    code = await ann.opens(**{**SOLO, "rules": "standard,target=1,games=2"})
    async with ann.at_table(code) as live:
        await live.shuffle()
        await live.play()
    path = f"/api/games/{code}/1"
    assert (await ann.http.get(path)).json()["no_egn"] == "EGN holds one game, and this match has several."
    german = await ann.http.get(path, headers={"Accept-Language": "de"})
    assert german.json()["no_egn"] == "EGN fasst ein einzelnes Spiel, und diese Partie hat mehrere."
    refused = await ann.http.get(f"{path}/egn")
    assert (refused.status_code, refused.json()["code"]) == (400, "egn/inexpressible")


async def test_a_friend_joins_by_the_code_however_they_type_it(ann: Guest, bea: Guest) -> None:
    code = await ann.opens(**{**SOLO, "seats": ["me", "swift", "open", "swift"]})
    typed = code.replace("-", "").lower().replace("0", "o").replace("1", "l")
    looked = (await bea.http.get(f"/api/tables/{typed}")).json()
    assert [seat["player"] for seat in looked["seats"]] == ["person", "bot", "open", "bot"]
    async with ann.at_table(code) as ann_live, bea.at_table(typed) as bea_live:
        assert (await bea_live.ask("sit", name="Bea"))["type"] == "ack"
        assert (await ann_live.ask("begin"))["type"] == "ack"
        await asyncio.gather(ann_live.shuffle(), bea_live.shuffle())
        ends = await asyncio.gather(ann_live.play(has_a_trick), bea_live.play(has_a_trick))
    assert [end["you"] for end in ends] == [0, 2]
    assert ends[0]["picture"]["tricks"][0] == ends[1]["picture"]["tricks"][0]
    assert (await bea.http.get("/api/me")).json()["name"] == "Bea"


@pytest.mark.slow
async def test_nobody_plays_for_somebody_else_or_twice(ann: Guest, bea: Guest) -> None:
    code = await ann.opens(**TWO)
    async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live:
        await bea_live.ask("sit", name="Bea")
        await ann_live.ask("begin")
        await asyncio.gather(ann_live.shuffle(), bea_live.shuffle())
        waits, acts = (bea_live, ann_live) if await _first(ann_live, bea_live) is ann_live else (ann_live, bea_live)
        now = acts.now
        await waits.reaches(now["version"])
        refused = await waits.ask("act", seen=waits.now["version"], action="pass")
        assert (refused["type"], refused["code"]) == ("refused", "turn/not-yours")
        assert refused["now"]["picture"]["seat"] == waits.now["you"]
        first = await acts.ask("act", id="once", seen=now["version"], action=choices(now)[0])
        again = await acts.ask("act", id="once", seen=now["version"], action=choices(now)[0])
        assert first == again
        stale = await acts.ask("act", seen=now["version"], action=choices(now)[0])
        assert stale["code"] == "version/stale"


async def _first(*lives: Live) -> Live:
    """The line that is asked first."""
    tasks = {asyncio.create_task(live.my_turn()): live for live in lives}
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.wait(tasks)
    return tasks[done.pop()]


async def test_a_spectator_sees_no_hand_and_may_do_nothing(ann: Guest, bea: Guest) -> None:
    code = await ann.opens(**SOLO)
    async with ann.at_table(code) as live, bea.at_table(code) as watching:
        await live.shuffle()
        await live.my_turn()
        now = await watching.stands(lambda now: now["picture"])
        assert (now["you"], now["picture"]["hand"], now["picture"]["choices"]) == (None, [], [])
        for type_, what in (("act", {"seen": 1, "action": "pass"}), ("undo", {"seen": 1}), ("begin", {}), ("rise", {})):
            assert (await watching.ask(type_, **what))["type"] == "refused"


@pytest.mark.slow
async def test_when_the_host_shows_spectators_out_in_a_match_their_lines_are_closed(ann: Guest, bea: Guest) -> None:
    code = await ann.opens(**SOLO)
    async with ann.at_table(code) as live, bea.at_table(code) as watching:
        await live.shuffle()
        now = await live.my_turn()
        await watching.stands(lambda now: now["picture"])
        assert (await live.ask("settle", terms={**now["table"]["terms"], "spectators": False}))["type"] == "ack"
        assert (await watching.until(lambda reply: reply["type"] == "bye"))["code"] == "table/no-spectators"
        with pytest.raises(ConnectionClosed):
            await watching.next()
        await live.stands(lambda now: now["table"]["spectators"] == 0)
        async with bea.at_table(code) as again:
            refused = await again.until(lambda reply: reply["type"] == "refused")
            assert (refused["code"], refused["now"]["picture"]) == ("table/no-spectators", None)
        assert choices(await live.my_turn())


async def test_who_comes_back_in_the_middle_of_a_trick_finds_it_as_they_left_it(ann: Guest) -> None:
    code = await ann.opens(**SOLO)
    async with ann.at_table(code) as live:
        await live.shuffle()
        while not (now := await live.my_turn())["picture"]["trick"]:
            answer = await live.ask("act", seen=now["version"], action=choices(now)[0])
            await live.reaches(answer["version"])
    async with ann.at_table(code) as live:
        again = await live.my_turn()
        assert again["picture"] == now["picture"]
        assert again["news"] == []
        assert (await live.ask("act", seen=again["version"], action=choices(again)[0]))["type"] == "ack"


async def test_a_new_server_on_the_same_file_goes_on_where_the_old_one_stopped(settings: Settings) -> None:
    async with served(settings) as at, Guest(at) as ann:
        cookies = ann.http.cookies
        code = await ann.opens(**SOLO)
        async with ann.at_table(code) as live:
            await live.shuffle()
            before = await live.my_turn()
    async with served(settings) as at, Guest(at) as ann:
        ann.http.cookies = cookies
        assert [table["code"] for table in (await ann.http.get("/api/tables")).json()] == [code]
        async with ann.at_table(code) as live:
            after = await live.my_turn()
            assert after["picture"] == before["picture"]
            assert max((await live.play())["picture"]["score"]) >= 1


async def test_a_server_that_stops_says_so(settings: Settings) -> None:
    async with served(settings) as at, Guest(at) as ann:
        code = await ann.opens(**SOLO)
        line = ann.at_table(code)
        live = await line.__aenter__()
        await live.next()
    bye = await live.until(lambda reply: reply["type"] == "bye")
    assert bye["code"] == "server/stopping"
    with pytest.raises(ConnectionClosed) as closed:
        await live.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    await line.__aexit__(None, None, None)


@pytest.mark.slow
async def test_decisions_are_taken_back_where_only_bots_are_the_others(ann: Guest) -> None:
    code = await ann.opens(**SOLO)
    async with ann.at_table(code) as live:
        await live.shuffle()
        before = await live.my_turn()
        answer = await live.ask("act", seen=before["version"], action=choices(before)[0])
        await live.reaches(answer["version"])
        now = await live.my_turn()
        taken_back = await live.ask("undo", seen=now["version"])
        assert taken_back["type"] == "ack"
        await live.reaches(taken_back["version"])
        after = await live.my_turn()
        assert after["picture"]["hand"] == before["picture"]["hand"]
