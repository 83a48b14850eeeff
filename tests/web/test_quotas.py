"""Quotas: what one guest and one address may ask for, and that they leave the others theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import partial
from http import HTTPStatus
from itertools import count
from typing import Any

import pytest
from litestar.connection import ASGIConnection

from euchre.bots.lineup.lineup import Lineup
from euchre.store.store import Store
from euchre.tables.messages import Act, Hint, Look, Message, Sit
from euchre.web.http.refusals import Denied
from euchre.web.live.rooms import Rooms, heartbeat
from euchre.web.quotas import quotas as quotas_module
from euchre.web.quotas.quotas import (
    ANALYSIS,
    ARRIVAL,
    BOT_ACT,
    CARD,
    CHANGE,
    DATA,
    DELETION,
    MATCH,
    REPLAY,
    REQUEST,
    REVIEW,
    REVIEW_LOOK,
    TABLE_OPENED,
    WRONG_CODE,
    Charge,
    Quotas,
    payer_of,
)
from euchre.web.quotas.request_limit import cost_of
from euchre.web.settings.limits import Allowance, Limits
from euchre.web.settings.settings import Settings
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.notifier import Notifier
from euchre.web.worker.worker import Worker
from support.web import PATIENCE, SOLO, TWO, Guest, choices, served

ANN, BEA, ELSEWHERE = Payer("@192.0.2.1", "ann"), Payer("@192.0.2.1", "bea"), Payer("@192.0.2.2", "ann")
CHARGES = (ANALYSIS, ARRIVAL, CHANGE, DATA, DELETION, MATCH, REPLAY, REVIEW, REVIEW_LOOK, TABLE_OPENED, WRONG_CODE)
NOTHING_BACK = Limits()._replace(guest=Allowance(2_000, 0.0), address=Allowance(20_000, 0.0))
ACT = Act(id="a", seen=1, action="pass")
CLUB = 60
"""People of a club who play behind one address."""


def times(quotas: Quotas, charge: Charge, payer: Callable[[], Payer]) -> int:
    """Count how often a charge is taken before it is refused."""
    return next(number for number in count() if not quotas.take(charge, payer()))


def new_guests() -> Callable[[], Payer]:
    """Make another guest at Ann's address each time: to be one costs nothing."""
    numbers = count()
    return lambda: Payer(ANN.address, f"guest-{next(numbers)}")


@pytest.mark.parametrize("charge", CHARGES, ids=lambda charge: f"{charge.code}-{charge.cost}")
def test_a_guest_and_an_address_may_do_everything_so_often(charge: Charge) -> None:
    quotas = Quotas(NOTHING_BACK)
    may_use = 2_000 * (1 - charge.keep)
    assert times(quotas, charge, lambda: ANN) == may_use // charge.cost
    with pytest.raises(Denied) as refused:
        quotas.charge(charge, ANN)
    assert (refused.value.code, refused.value.status) == (charge.code, 429)
    assert not quotas.take(charge, ELSEWHERE), "wherever the guest is"
    assert quotas.take(charge, BEA), "another guest at the address"
    assert 1 + times(quotas, charge, new_guests()) == 10 * may_use // charge.cost - may_use // charge.cost
    assert quotas.take(charge, Payer("@192.0.2.3", "eve")), "somebody elsewhere"


@pytest.mark.parametrize(
    ("message", "often", "code"),
    [
        (ACT, 2_000, "limit/acts"),
        (Look(id="l"), 3_600, "limit/looks"),
        (Hint(id="h", seen=1), 50, "limit/changes"),
        (Sit(id="s", name="Ann"), 180, "limit/changes"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_guest_may_say_so_much_at_all_tables_together(message: Message, often: int, code: str) -> None:
    quotas = Quotas(NOTHING_BACK)
    assert [quotas.refusal_of(message, ANN) for _ in range(often)] == [None] * often
    assert quotas.refusal_of(message, ANN) == code
    assert quotas.refusal_of(message, BEA) is None


def test_an_address_pays_for_cards_itself_before_it_takes_from_what_all_share() -> None:
    """Charge an address that tries more than it may: it takes nothing from the others, however often it is refused."""
    limits = NOTHING_BACK._replace(address=Allowance(burst=1_000, rate=0.0), cards=Allowance(burst=10, rate=0.0))
    quotas, tried = Quotas(limits), 0
    for number in range(1_000):
        with suppress(Denied):
            quotas.charge_card(Payer("@192.0.2.1", f"guest-{number}"))
            tried += 1
    assert tried == 10, "half of what the address has, at 50 each"
    for number in range(3):
        quotas.charge_card(Payer("@192.0.2.2", f"guest-{number}"))
        quotas.charge_card(Payer("@192.0.2.3", f"guest-{number}"))


def test_what_all_share_stops_no_honest_try_and_costs_nobody_who_is_refused() -> None:
    quotas = Quotas(NOTHING_BACK._replace(cards=Allowance(burst=1, rate=0.0)))
    for _ in range(4):
        quotas.charge_card(Payer("@192.0.2.9", "eve"))
    for address in ("@192.0.2.1", "@192.0.2.2"):
        payer = Payer(address, f"ann at {address}")
        for _ in range(3):
            quotas.charge_card(payer)
        for _ in range(1_000):
            with pytest.raises(Denied):
                quotas.charge_card(payer)
        assert times(quotas, CARD, partial(Payer, *payer)) == 1_000 // 50 - 3


def test_what_is_dear_leaves_enough_to_those_who_play_and_all_else_to_their_cards() -> None:
    """Try codes as another guest each time: it stops nobody at the same address from playing."""
    quotas, address = Quotas(NOTHING_BACK), Payer(ANN.address, "")
    for charge in (ANALYSIS, DATA, DELETION, MATCH, REPLAY, REVIEW, REVIEW_LOOK, TABLE_OPENED, WRONG_CODE):
        times(quotas, charge, new_guests())
    assert quotas.take(REQUEST, address)
    assert 4_900 <= times(quotas, BOT_ACT, lambda: address) <= 5_000, "the bots wait before people have to"
    times(quotas, REQUEST, lambda: address)
    for charge in (ARRIVAL, CHANGE):
        assert quotas.take(charge, ANN)
    times(quotas, CHANGE, new_guests())
    assert quotas.refusal_of(ACT, ANN) is None


@pytest.mark.parametrize(
    "path",
    [
        "/api/rules/british",
        "/api/lessons/10",
        "/api/statistics/reviews",
        "/schema",
        "/api/me",
        "/api/tables",
        "/api/tables/ABCD-EFGH",
        "/api/games",
    ],
)
def test_requests_that_are_more_work_cost_an_address_more(path: str) -> None:
    assert cost_of("/assets/index.js") < cost_of("/health") == 1
    assert cost_of(path) >= 2


async def test_to_open_a_live_connection_costs_an_address_one_request(at: str, ann: Guest) -> None:
    """Bring all at an address back at once, as after a restart."""
    code, taken = await ann.opens(**SOLO), list[float]()
    usual = Quotas.take

    def take(quotas: Quotas, charge: Charge, payer: Payer, times: float = 1.0) -> bool:
        if charge is REQUEST:
            taken.append(times)
        return usual(quotas, charge, payer, times)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Quotas, "take", take)
        async with ann.at_table(code) as live:
            await live.next()
    assert taken == [1.0]


def test_one_guest_leaves_the_others_at_the_address_nine_tenths() -> None:
    quotas = Quotas(NOTHING_BACK)
    while quotas.refusal_of(ACT, ANN) is None:
        pass
    everybody = new_guests()
    assert sum(quotas.refusal_of(ACT, everybody()) is None for _ in range(20_000)) == 18_000


@pytest.mark.slow
def test_a_club_behind_one_address_plays_undisturbed() -> None:
    """Bring all in at once; then everybody plays alone with bots, which asks for most, for an hour."""
    now = [0.0]
    quotas = Quotas(Limits(), lambda: now[0])
    people = [Payer(ANN.address, f"guest-{number}") for number in range(CLUB)]
    for person in people:
        assert quotas.take(REQUEST, Payer(ANN.address, ""), 8.0), "some twenty files and five requests"
        for charge in (TABLE_OPENED, ARRIVAL, CHANGE, CHANGE):
            assert quotas.take(charge, person)
    for second in range(3_600):
        now[0] += 1.0
        for number, person in enumerate(people):
            if (second + number) % 4 == 0:  # a card of each in four seconds is quick
                assert quotas.refusal_of(ACT, person) is None
                assert all(quotas.take(BOT_ACT, Payer(ANN.address, "")) for _ in range(3))
                assert quotas.refusal_of(Look(id="l"), person) is None
            if (second + number) % 60 == 0:
                assert quotas.refusal_of(Hint(id="h", seen=1), person) is None


def test_every_worker_has_its_share() -> None:
    one, four, many = Quotas(NOTHING_BACK), Quotas(NOTHING_BACK), Quotas(NOTHING_BACK)
    four.workers, many.workers = 4, 64
    for charge in CHARGES:
        at_one, at_four = (times(quotas, charge, new_guests()) for quotas in (one, four))
        assert at_four >= 1 or not at_one, "every worker lets everything be done once"
    for quotas, often in ((Quotas(NOTHING_BACK), 20_000), (four, 5_000), (many, 5_000)):
        fresh = Quotas(NOTHING_BACK)
        fresh.workers = quotas.workers
        everybody = new_guests()
        assert next(number for number in count() if fresh.refusal_of(ACT, everybody())) == often


def test_a_full_bucket_has_something_dear_once_and_refills_first() -> None:
    now = [0.0]
    quotas = Quotas(Limits(guest=Allowance(100, 10.0)), lambda: now[0])
    assert quotas.take(REVIEW, ANN), "for two hundred"
    now[0] = 19.9
    assert not quotas.take(REVIEW, ANN)
    now[0] = 20.1
    assert quotas.take(REVIEW, ANN)


@pytest.mark.parametrize(
    ("hosts", "alike"),
    [
        (("2001:db8::1", "2001:db8::a:b:c:d", "2001:db8:0:ffff:ffff::"), True),
        (("2001:db8:1::1", "2001:db8::1"), False),
        (("::ffff:192.0.2.1", "192.0.2.1"), True),
        (("::ffff:192.0.2.1", "::ffff:192.0.2.2"), False),
        (("192.0.2.1", "192.0.2.2"), False),
        (("unknown", "unknown"), True),
    ],
)
def test_an_address_counts_as_one_however_it_is_written(hosts: tuple[str, ...], alike: bool) -> None:
    """Count the networks of IPv6 that one customer can get at little cost as one."""
    quotas = Quotas(Limits(address=Allowance(burst=1, rate=0)))
    assert quotas.take(WRONG_CODE, _payer(hosts[0]))
    for host in hosts[1:]:
        assert quotas.may_try_a_code(_payer(host)) != alike


def test_so_many_connections_of_a_guest_and_of_an_address_are_open() -> None:
    quotas = Quotas(Limits(connections=2, connections_here=3))
    with ExitStack() as held:
        for payer in (ANN, ANN, BEA):
            held.enter_context(quotas.connected(payer))
        for payer, sentence in (
            (Payer(ANN.address, "eve"), "at your address"),
            (Payer("@192.0.2.9", "ann"), "You have too many"),
        ):
            with pytest.raises(Denied, match=sentence) as refused, quotas.connected(payer):
                pass
            assert refused.value.code == "limit/connections"
        with quotas.connected(Payer("@192.0.2.9", "cat")):
            pass
    assert not quotas._connections
    with quotas.connected(ANN):
        pass


def test_connections_are_opened_so_often() -> None:
    quotas = Quotas(NOTHING_BACK)
    for _ in range(180):
        with quotas.connected(ANN):
            pass
    with pytest.raises(Denied) as refused, quotas.connected(ANN):
        pass
    assert refused.value.code == "limit/arrivals"
    assert not quotas._connections


def test_no_more_guests_and_codes_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas_module, "_MOST_KNOWN", 2)
    quotas = Quotas(Limits())
    for code in ("A", "B", "A", "C"):
        quotas.remember_code("ann", code)
    assert [code for code in "ABC" if quotas.knows("ann", code)] == ["A", "C"]


def _payer(host: str) -> Payer:
    return payer_of(ASGIConnection({"type": "http", "client": (host, 1), "headers": []}), None)  # type: ignore[arg-type]


GAME = "/api/games/{code}/1"
PAID: tuple[tuple[str, str, Charge], ...] = (
    ("POST", "/api/tables", TABLE_OPENED),
    ("DELETE", "/api/tables/{code}/seat", CHANGE),
    ("GET", GAME, MATCH),
    ("GET", f"{GAME}/log", MATCH),
    ("GET", f"{GAME}/egn", MATCH),
    ("GET", f"{GAME}/proof", MATCH),
    ("GET", "/api/tables/{code}/last-deal", REPLAY),
    ("GET", "/api/statistics", REPLAY),
    ("GET", "/api/statistics/reviews", REPLAY),
    ("GET", "/api/me/data", DATA),
    ("DELETE", "/api/me", DELETION),
    ("GET", f"{GAME}/review", REVIEW_LOOK),
    ("POST", f"{GAME}/review", REVIEW),
    ("POST", "/api/me/card", CHANGE),
    ("DELETE", "/api/me/card", CHANGE),
    ("PUT", "/api/me/name", CHANGE),
    ("POST", "/api/me/sign-out-others", CHANGE),
    ("POST", "/api/me/passkeys", CHANGE),
    ("POST", "/api/me/passkeys/options", CHANGE),
    ("DELETE", "/api/me/passkeys/any", CHANGE),
    ("POST", "/api/passkey", CHANGE),
    ("POST", "/api/passkey/options", CHANGE),
    ("POST", "/api/card", CARD),
    ("POST", "/api/card/holder", CARD),
    ("POST", "/api/analyse", ANALYSIS),
    ("POST", "/api/play-on", ANALYSIS),
)


BODIES: dict[str, dict[str, Any]] = {
    "/api/me/name": {"name": "Ann"},
    **{path: {"credential": {}} for path in ("/api/passkey", "/api/me/passkeys")},
    "/api/card": {"code": "0000000-1111111-2222222-3333333"},
    "/api/card/holder": {"code": "0000000-1111111-2222222-3333333"},
}
FORWARDED = {"X-Forwarded-For": "203.0.113.7"}


class _Till:
    """Refuses what is charged for, and notes it, except what every test needs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken: list[tuple[Charge, Payer]] = []
        self.refused: set[Charge] = set()
        monkeypatch.setattr(Quotas, "take", self.take)

    def take(self, charge: Charge, payer: Payer, _times: float = 1.0) -> bool:
        self.taken.append((charge, payer))
        return charge not in self.refused


async def test_each_route_and_message_charges_the_guest_and_is_refused_with_its_code(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    till = _Till(monkeypatch)
    async with served(settings, behind="127.0.0.1") as at, Guest(at) as ann:
        code = await ann.opens(**{**SOLO, "rules": "standard,target=1"})
        async with ann.at_table(code) as live:
            await live.shuffle()
            await live.play()
            assert {charge for charge, _ in till.taken} >= {REQUEST, TABLE_OPENED, ARRIVAL, BOT_ACT}
            for method, path, charge in PAID:
                till.refused = {charge}
                till.taken = []
                answer = await ann.http.request(
                    method,
                    path.format(code=code),
                    json=BODIES.get(path, {}),
                    headers={"X-Forwarded-For": "203.0.113.7"},
                )
                if path in {"/api/analyse", "/api/play-on"}:
                    wanted: dict[str, Any] = {"position": "x"}
                    if path == "/api/play-on":
                        wanted |= {"seat": 0, "players": ["", "", "", ""]}
                    answer = await ann.http.post(path, json=wanted, headers={"X-Forwarded-For": "203.0.113.7"})
                assert (answer.status_code, answer.json()["code"]) == (HTTPStatus.TOO_MANY_REQUESTS, charge.code), path
                _, payer = next(one for one in till.taken if one[0] == charge)
                assert payer.address == "@203.0.113.7", path
                assert payer.name, path
            till.refused = {*quotas_module._MESSAGES.values(), CHANGE}
            asked: tuple[tuple[str, dict[str, Any], str], ...] = (
                ("look", {}, "limit/looks"),
                ("sit", {"name": "Bea"}, "limit/changes"),
                ("hint", {"seen": 1}, "limit/changes"),
                ("act", {"seen": 1, "action": "pass"}, "limit/acts"),
            )
            for message, parts, refusal in asked:
                assert (await live.ask(message, **parts))["code"] == refusal
        till.refused = {ARRIVAL}
        async with ann.at_table(code) as live:
            assert (await live.next())["code"] == "limit/arrivals"


async def test_each_heartbeat_counts_the_workers_that_share_the_limits(settings: Settings) -> None:
    async with await Store.open(settings.store) as store:
        worker = Worker(replace(settings, heartbeat=0.01), store, Lineup(), Notifier(None))
        await store.heartbeats.record("another", worker.clock())
        beating = asyncio.create_task(heartbeat(worker, Rooms(worker)))
        async with asyncio.timeout(PATIENCE):
            while worker.quotas.workers != 2:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        beating.cancel()
        worker.close()


@pytest.mark.slow
async def test_who_tries_codes_locks_nobody_out_of_a_table_they_know(settings: Settings) -> None:
    few = replace(settings, limits=Limits(guest=Allowance(600, 0), address=Allowance(2_000, 0)))
    async with served(few) as at, Guest(at) as ann, Guest(at) as bea, Guest(at) as dora:
        code = await ann.opens(**SOLO)
        async with dora.at_table(code) as live:  # and looks on
            assert (await live.next())["you"] is None
        tried = [(await bea.http.get(f"/api/tables/0000-{number:04}")).json()["code"] for number in range(7)]
        assert tried == ["table/unknown"] * 6 + ["limit/codes"]
        assert (await bea.http.get(f"/api/tables/{code}")).status_code == HTTPStatus.TOO_MANY_REQUESTS, "a right one"
        async with bea.at_table(code) as live:
            assert (await live.next())["code"] == "limit/codes"
        async with Guest(at) as cleo:
            assert (await cleo.http.get(f"/api/tables/{code}")).status_code == HTTPStatus.OK
        for number in range(10, 30):
            async with Guest(at) as another:
                answer = (await another.http.get(f"/api/tables/0000-{number:04}")).json()["code"]
            if answer != "table/unknown":
                break
        assert answer == "limit/codes"
        for known in (ann, dora):
            assert (await known.http.get(f"/api/tables/{code}")).status_code == HTTPStatus.OK
            async with known.at_table(code) as live:
                assert (await live.next())["type"] == "now"


async def test_a_guest_who_plays_too_fast_is_refused_and_plays_on_later(settings: Settings) -> None:
    few = replace(settings, limits=Limits(guest=Allowance(burst=100, rate=0.0)))
    async with served(few) as at, Guest(at) as ann:
        code = await ann.opens(**TWO)
        async with ann.at_table(code) as live:
            await live.next()
            answers = [await live.ask("act", seen=1, action="pass") for _ in range(15)]
            assert not choices(live.now)
    assert [answer["code"] == "limit/acts" for answer in answers] == [False] * 10 + [True] * 5
