"""The messages of hostile or broken clients: typed refusals, and nothing else."""

import asyncio
import random
import resource
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from euchre.tables.answers import refusals
from euchre.tables.replies import Refused
from euchre.web.live.connection import read
from euchre.web.settings.limits import Allowance, Limits
from euchre.web.settings.settings import LONGEST_FRAME, Settings
from euchre.wording import wording
from support.limits import PLENTY
from support.sampling import few
from support.web import SOLO, TWO, Guest, served

LONG_READ = 10_000_000
"""Frames that are read in the long version."""
LONG_SENT = 200_000
"""Frames that are sent over a line in the long version."""
MORE = 8_000
"""Kilobytes by which 180,000 frames may make the server larger; if it kept them, they would take three times that."""

SOUND = (
    '{"type":"sit","id":"a1","name":"Ann","seat":2}',
    '{"type":"act","id":"a2","seen":7,"action":"play Jh"}',
    '{"type":"settle","id":"a3","rules":"british","terms":{"pace":"slow"}}',
    '{"type":"commit","id":"a4","digest":"' + "0f" * 32 + '"}',
    '{"type":"arrange","id":"a5","seat":1,"player":"club"}',
)
BROKEN = (
    "",
    "null",
    "[]",
    "{}",
    "[" * 3000,
    '{"type":"act"',
    '{"type":"win","id":"x"}',
    '{"type":"act","id":"","seen":1,"action":"pass"}',
    '{"type":"act","id":"a b","seen":1,"action":"pass"}',
    '{"type":"act","id":"x","seen":-1,"action":"pass"}',
    '{"type":"act","id":"x","seen":1e99,"action":"pass"}',
    '{"type":"act","id":"x","seen":1,"action":"pass","more":1}',
    '{"type":"sit","id":"x","name":"\\ud800"}',
    '{"type":"sit","id":"x","name":"A","seat":6}',
    '{"type":"commit","id":"x","digest":"00"}',
)


@pytest.mark.parametrize("frame", BROKEN)
def test_a_broken_message_is_refused_in_a_sentence(frame: str) -> None:
    refused = read(wording(), frame)
    assert isinstance(refused, Refused)
    assert refused.code == "message/malformed"
    assert refused.sentence.endswith(".")


def test_a_message_is_never_longer_than_the_longest_frame() -> None:
    refused = read(wording(), '{"type":"sit","id":"x","name":"' + "é" * (LONGEST_FRAME // 2) + '"}')
    assert isinstance(refused, Refused)
    assert refused.code == "message/too-long"


def test_thousands_of_mutated_messages_are_read_or_refused_and_never_raise() -> None:
    _read_mutated(5000)


@pytest.mark.soak
def test_millions_of_mutated_messages_are_read_or_refused_and_never_raise(
    record_property: Callable[[str, object], None],
) -> None:
    record_property("promise", "A frame is read or refused in a sentence, whatever it holds")
    record_property("trials", LONG_READ)
    _read_mutated(LONG_READ)


def _read_mutated(number: int) -> None:
    chance = random.Random(1)
    refusals = sum(isinstance(read(wording(), _mutated(chance)), Refused) for _ in range(number))
    assert 0.4 * number < refusals < number, "most are broken, and some are not"


def _mutated(chance: random.Random) -> str:
    text = list(chance.choice(SOUND))
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(text))
        match chance.randrange(4):
            case 0:
                del text[place]
            case 1:
                text[place] = chr(chance.choice((0, 9, 34, 44, 58, 91, 123, 0x202E, 0x1F0CF, chance.randrange(0xD800))))
            case 2:
                text[place:place] = text[place : place + chance.randrange(1, 9)]
            case _:
                text[place:] = []
        if not text:
            break
    return "".join(text)


@pytest.mark.slow
async def test_hundreds_of_broken_messages_over_a_socket_change_nothing(settings: Settings) -> None:
    await _send_broken(settings, 300)


@pytest.mark.soak
async def test_hundreds_of_thousands_of_broken_messages_over_a_socket_change_nothing(
    settings: Settings, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "A broken message over a live connection is refused, and the table stands as it stood")
    record_property("trials", LONG_SENT)
    await _send_broken(settings, LONG_SENT // 10)  # whatever is made once has been made
    before = _most_memory()
    await _send_broken(settings, LONG_SENT - LONG_SENT // 10)
    assert _most_memory() - before < MORE, "nothing piles up"


def _most_memory() -> float:
    """The most that this process has ever held, in kilobytes."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1024 if sys.platform == "darwin" else most


async def _send_broken(settings: Settings, number: int) -> None:
    """Send `number` frames that are no messages; each is refused, and then the match goes on unchanged."""
    limits = Limits(messages=PLENTY, live_bytes=PLENTY, guest=PLENTY)
    chance = random.Random(2)
    async with (
        served(replace(settings, limits=limits)) as at,
        Guest(at) as ann,
        ann.at_table(await ann.opens(**SOLO)) as live,
    ):
        await live.shuffle()
        before = await live.my_turn()
        for _ in range(number):
            await live.line.send(_broken(chance))
            reply = await live.next()
            assert reply["type"] == "refused"
            assert reply["code"] in ("message/malformed", "message/binary")
            live.heard.clear()
        await live.ask("look")
        after = await live.my_turn()
        assert after["version"] == before["version"]
        assert after["picture"] == before["picture"]
        await live.play()


def _broken(chance: random.Random) -> str | bytes:
    if chance.random() < 0.1:
        return chance.randbytes(40)
    while not isinstance(read(wording(), frame := _mutated(chance)), Refused):
        pass
    return frame


async def test_a_frame_that_is_far_too_long_ends_the_connection(ann: Guest) -> None:
    async with ann.at_table(await ann.opens(**SOLO)) as live:
        await live.next()
        await live.line.send("x" * (LONGEST_FRAME + 1))
        assert (await live.until(lambda reply: reply["type"] == "refused"))["code"] == "message/too-long"
        await live.line.send("x" * 10 * LONGEST_FRAME)
        with pytest.raises(ConnectionClosed) as closed:
            await live.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_a_flood_is_refused_and_then_cut_off(settings: Settings) -> None:
    limits = Limits(messages=Allowance(burst=5, rate=1), refused_messages=10)
    async with (
        served(replace(settings, limits=limits)) as at,
        Guest(at) as ann,
        ann.at_table(await ann.opens(**SOLO)) as live,
    ):
        await live.next()
        for number in range(30):
            await live.send("look", id=f"l{number}")
        bye = await live.until(lambda reply: reply["type"] == "bye")
        assert bye["code"] == "limit/messages"
        with pytest.raises(ConnectionClosed):
            await live.next()
    refusals = [reply["code"] for reply in live.heard if reply["type"] == "refused"]
    assert refusals == ["limit/messages"] * 9


async def test_a_guest_has_so_many_connections_and_no_more(settings: Settings) -> None:
    limits = Limits(connections=2)
    async with served(replace(settings, limits=limits)) as at, Guest(at) as ann, Guest(at) as bea:
        code = await ann.opens(**SOLO)
        async with ann.at_table(code) as one, ann.at_table(code) as two:
            await asyncio.gather(one.next(), two.next())
            async with ann.at_table(code) as three:
                bye = await three.next()
                assert (bye["type"], bye["code"]) == ("bye", "limit/connections")
            async with bea.at_table(code) as other:
                assert (await other.next())["type"] == "now"


@pytest.mark.slow
async def test_a_table_has_so_many_spectators_and_no_more(settings: Settings) -> None:
    limits = Limits(spectators=1)
    async with (
        served(replace(settings, limits=limits)) as at,
        Guest(at) as ann,
        Guest(at) as bea,
        Guest(at) as cat,
    ):
        code = await ann.opens(**TWO)
        async with ann.at_table(code) as host, bea.at_table(code) as watching, bea.at_table(code) as again:
            await asyncio.gather(host.next(), watching.next(), again.next())
            async with cat.at_table(code) as other:
                bye = await other.next()
                assert (bye["type"], bye["code"]) == ("bye", "limit/spectators")
            assert (await watching.ask("sit", name="Bea"))["type"] == "ack"
            async with cat.at_table(code) as other:
                assert (await other.next())["type"] == "now"


@pytest.mark.slow
async def test_nobody_comes_to_a_table_that_is_as_long_as_one_gets(
    settings: Settings, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await ann.opens(**TWO)
    async with ann.at_table(code) as here:
        await here.next()
        monkeypatch.setattr(refusals, "LONGEST", here.now["version"])
        answer = await here.ask("settle", title="more")
        assert (answer["type"], answer["code"]) == ("refused", "table/too-long")
        async with ann.at_table(code) as late:
            bye = await late.next()
            assert (bye["type"], bye["code"]) == ("bye", "table/too-long")
            assert bye["sentence"] == "Too much has happened at this table. Open another one."


@pytest.mark.parametrize(
    ("limits", "seats"),
    few([(Limits(waiting_tables=2), TWO["seats"]), (Limits(open_tables=2), SOLO["seats"])], keep=1),
    ids=["waiting", "under way"],
)
async def test_a_guest_has_a_seat_at_so_many_unfinished_tables_and_opens_no_more(
    settings: Settings, limits: Limits, seats: list[str]
) -> None:
    table = {**SOLO, "seats": seats}
    async with served(replace(settings, limits=limits)) as at, Guest(at) as ann, Guest(at) as bea:
        codes = [await ann.opens(**table) for _ in range(2)]
        for code in codes:
            async with ann.at_table(code) as live:
                if seats == SOLO["seats"]:
                    await live.shuffle()
                    await live.stands(lambda now: now["table"]["stage"] == "playing")
        refused = await ann.http.post("/api/tables", json=table)
        assert (refused.status_code, refused.json()["code"]) == (409, "limit/open-tables")
        await bea.opens(**table)
        left = await ann.http.delete(f"/api/tables/{codes[0]}/seat", headers={"content-type": "application/json"})
        assert left.status_code == 204
        await ann.opens(**table)


@pytest.mark.slow
async def test_a_table_there_is_not_says_goodbye(ann: Guest) -> None:
    for code in ("0000-0000", "nonsense", "%2e%2e"):
        async with ann.at_table(code) as live:
            assert (await live.next())["code"] == "table/unknown"


async def test_another_page_cannot_open_a_line_or_a_table(ann: Guest, at: str) -> None:
    code = await ann.opens(**SOLO)
    with pytest.raises(InvalidStatus) as refused:
        async with ann.at_table(code, headers={"Origin": "http://elsewhere.example"}):
            pass
    assert refused.value.response.status_code == 403
    async with ann.at_table(code, headers={"Origin": f"http://{at}"}) as live:
        assert (await live.next())["type"] == "now"
    reply = await ann.http.post("/api/tables", json=SOLO, headers={"Origin": "http://elsewhere.example"})
    assert (reply.status_code, reply.json()["code"]) == (403, "request/origin")


async def test_a_cookie_that_the_server_did_not_sign_is_nobodys(ann: Guest, at: str) -> None:
    code = await ann.opens(**SOLO)
    guest, _, signature = ann.http.cookies["euchre"].rpartition(".")
    for forged in (guest, f"{guest}.", f"{guest}.{signature[::-1]}", f"x{guest}.{signature}", "", "." * 50):
        async with Guest(at) as thief:
            thief.http.cookies.clear()
            thief.http.cookies["euchre"] = forged
            assert (await thief.http.get("/api/tables")).json() == []
            async with thief.at_table(code) as live:
                assert (await live.next())["you"] is None
    async with ann.at_table(code) as live:
        assert (await live.next())["you"] == 0
