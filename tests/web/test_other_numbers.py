"""Tables of two, three and six at a server: opened, played over real sockets, kept, and shown again."""

from __future__ import annotations

import asyncio

import pytest

from euchre.record.egn import parse_egn
from euchre.record.log import parse_log
from euchre.tables.fair.verdict import check
from euchre.web.settings.settings import Settings
from support.friends import playing, until_over
from support.sampling import few
from support.stored_tables import exactly_once, kept, laid, sound
from support.web import PATIENCE, Guest, served

RULES = {2: "two-handed,target=2", 3: "three-handed,target=3", 6: "six-handed,target=2"}


@pytest.mark.parametrize("players", few(RULES, keep={6}))
async def test_one_guest_plays_a_whole_match_against_bots(ann: Guest, players: int) -> None:
    code = await ann.opens(name="Ann", rules=RULES[players], seats=["me", *["swift"] * (players - 1)])
    async with ann.at_table(code) as live:
        await live.shuffle()
        now = await live.play()
    sides = 3 if players == 3 else 2
    picture = now["picture"]
    assert (picture["players"], picture["sides"], len(picture["score"])) == (players, sides, sides)
    assert max(picture["score"]) >= 2
    assert picture["winner"] == max(range(sides), key=lambda side: picture["score"][side])
    (mine,) = (await ann.http.get("/api/games")).json()
    assert (len(mine["players"]), mine["sides"], mine["score"], mine["you"]) == (players, sides, picture["score"], 0)
    record = parse_log((await ann.http.get(f"/api/games/{code}/1/log")).text)
    assert check(record, promise=now["table"]["shuffle"]["promise"]).holds
    replay = (await ann.http.get(f"/api/games/{code}/1")).json()
    assert replay["steps"] == len(record.actions)
    egn = await ann.http.get(f"/api/games/{code}/1/egn")
    if players == 3:
        assert replay["no_egn"] == "EGN keeps the scores of two sides, and three play here."
        assert egn.json()["code"] == "egn/inexpressible"
    else:
        assert replay["no_egn"] is None
        assert parse_egn(egn.text).score == tuple(picture["score"])
    assert len((await ann.http.get(f"/api/games/{code}/1/proof")).json()["contributions"]) == players
    last = (await ann.http.get(f"/api/tables/{code}/last-deal")).json()
    assert len(last["hands"]) == players
    (found,) = (await ann.http.get("/api/statistics")).json().values()
    assert (found["matches"]["of"], found["points"]["scored"]) == (1, picture["score"][0])


@pytest.mark.slow
@pytest.mark.parametrize(("players", "bots"), few([(2, 0), (3, 0), (3, 1), (6, 0), (6, 2)], keep=[3]))
async def test_friends_and_bots_play_a_whole_match(settings: Settings, players: int, bots: int) -> None:
    url = settings.store
    assert url is not None
    table = await laid(url, rules=RULES[players], bots=bots, watchers=1)
    seated = [friend for friend in table.friends if friend.seat is not None]
    async with served(settings) as at, playing(table.friends, lambda: at, table.code), asyncio.timeout(2 * PATIENCE):
        await until_over(table.friends)
    events = await kept(url, table)
    (played,) = sound(events, seated)
    assert len(played.guests) == len(played.record.players) == players
    assert exactly_once(events, table.friends) > 0
    winners = {friend.now["picture"]["winner"] for friend in table.friends}
    assert winners == {played.record.winner}


@pytest.mark.parametrize(
    ("rules", "seats"),
    few(
        [
            ("two-handed", ["person", "club"]),
            ("three-handed", ["person", "club", "club"]),
            ("standard", ["person", "club", "expert", "club"]),
            ("six-handed", ["person", "club", "expert", "club", "expert", "club"]),
        ],
        keep={"three-handed"},
    ),
)
async def test_without_seats_the_guest_plays_with_bots(ann: Guest, rules: str, seats: list[str]) -> None:
    code = await ann.opens(name="Ann", rules=rules)
    table = (await ann.http.get(f"/api/tables/{code}")).json()
    assert table["players"] == len(seats)
    assert [seat["level"] or seat["player"] for seat in table["seats"]] == seats


@pytest.mark.parametrize(
    ("rules", "seats"),
    few([("three-handed", 4), ("six-handed", 4), ("two-handed", 3), ("standard", 3)], keep={"three-handed"}),
)
async def test_more_or_fewer_seats_than_the_rules_have_are_refused(ann: Guest, rules: str, seats: int) -> None:
    wanted = ["me", *["club"] * (seats - 1)]
    reply = await ann.http.post("/api/tables", json={"rules": rules, "seats": wanted})
    assert (reply.status_code, reply.json()["code"]) == (400, "table/seats-of-rules")


@pytest.mark.parametrize(
    ("rules", "players", "sides"),
    few([("two-handed", 2, 2), ("three-handed", 3, 3), ("railroad", 4, 2)], keep={"three-handed"}),
)
async def test_the_rules_say_how_many_play(ann: Guest, rules: str, players: int, sides: int) -> None:
    read = (await ann.http.get(f"/api/rules/{rules}")).json()
    assert (read["players"], read["sides"]) == (players, sides)
