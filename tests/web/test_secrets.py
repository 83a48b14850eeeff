"""The secrecy of cards before they may be known: at the table, elsewhere, and in the server's log."""

import asyncio
import itertools
import logging
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import httpx
import msgspec
import pytest

from euchre.core.engine import legal
from euchre.core.rules import Rules
from euchre.tables.course import the_course
from euchre.tables.events import Acted, Event, Opened
from euchre.tables.fair.seeds import match_seed
from euchre.tables.fold import TABLE
from euchre.tables.messages import Terms
from euchre.tables.perspective.last_deal import LastDeal, last_deal
from euchre.tables.turns import bot_turn
from euchre.web.settings.limits import Limits
from euchre.web.settings.settings import Settings
from support.evenings import by_chance, friends
from support.friends import playing, until_over
from support.knowing import in_time
from support.limits import PLENTY
from support.sampling import few
from support.stored_tables import Set, agreed, laid
from support.web import PATIENCE, http_at, served
from support.worlds import cards_named

PROMISE = "No frame, answer or line of the log of a match names a card that its reader may not know yet"
RULES = ("standard,target=2", "british,target=2,weak_hand=go-under", "online,target=2,partners_best=1,tram=yes")
LONG = 100
_STAGES = {404: 0, 409: 1, 200: 2, 400: 2}
"""The stage of a match by the answer about it: of one that is over, EGN has no words for some calls (400)."""


@dataclass
class Night:
    """A match that was played: its table, the record, and what prying guests were answered meanwhile."""

    table: Set
    rules: Rules
    events: tuple[Event, ...]
    answers: list[httpx.Response]


async def _night(settings: Settings, rules: str, number: int) -> Night:
    """A whole match of four people, with two who look on and others who try every address in the meantime."""
    limits = Limits(guest=PLENTY, address=PLENTY)
    assert settings.store is not None
    pried = asyncio.Event()
    table = await laid(settings.store, number, rules=rules, watchers=2, may_act=pried)
    for friend in (table.friends[1], table.friends[-1]):
        friend.language = "de"
    async with served(replace(settings, limits=limits)) as at, playing(table.friends, lambda: at, table.code):
        prying = asyncio.create_task(_pry(at, table, pried))
        async with asyncio.timeout(PATIENCE):
            await until_over(table.friends)
            events = await agreed(settings.store, table)
        prying.cancel()
        return Night(table, Rules.parse(rules), events, await prying)


async def _pry(at: str, table: Set, pried: asyncio.Event) -> list[httpx.Response]:
    """The answers to a seat, a spectator and a stranger wherever they ask, until they are stopped.

    `pried` happens as soon as each of them has asked for the match while it is played.
    """
    pages = [f"/api/games/{table.code}/1{what}" for what in ("", "/log", "/egn", "/proof")]
    pages += [f"/api/tables/{table.code}/last-deal", f"/api/tables/{table.code}"]
    pages += ["/api/games", "/api/tables", "/api/statistics", "/api/me", "/metrics"]
    cookies, answers = (table.friends[0].cookie, table.friends[4].cookie, "euchre=nobody"), list[httpx.Response]()
    refused = set[str]()
    async with http_at(at) as http:
        try:
            for page, cookie in itertools.cycle(itertools.product(pages, cookies)):
                answers.append(answer := await http.get(page, headers={"Cookie": cookie}))
                refused |= {cookie} if answer.status_code == 409 else set()
                if len(refused) == len(cookies):
                    pried.set()
                await asyncio.sleep(0.005)
        except asyncio.CancelledError:
            pass
    return answers


def _check_answers(night: Night) -> None:
    """Check that a match under way is refused to everybody in the same words."""
    games = [answer for answer in night.answers if f"/api/games/{night.table.code}" in str(answer.url)]
    stages = [_STAGES[answer.status_code] for answer in games]
    assert stages == sorted(stages), "no match, a live one, one that is over"
    assert all(answer.json()["code"] == "egn/inexpressible" for answer in games if answer.status_code == 400)
    for status in (404, 409):
        assert len({answer.content for answer in games if answer.status_code == status}) <= 1
    assert len({answer.request.headers["Cookie"] for answer in games if answer.status_code == 409}) == 3
    deals = [answer for answer in night.answers if str(answer.url).endswith("/last-deal")]
    ended = {msgspec.json.encode(deal) for deal in _ended_deals(night)}
    assert {answer.content for answer in deals if answer.status_code == 200} <= ended
    for answer in night.answers:
        assert answer in games or answer in deals or not cards_named(answer.content, night.rules)
    assert not any(cards_named(answer.content, night.rules) for answer in deals if answer.status_code != 200)


def _ended_deals(night: Night) -> Iterator[LastDeal]:
    """Yield the deals of the match, each as it may be laid open from its end on."""
    for version, event in enumerate(night.events, 1):
        if isinstance(event, Acted) and (deal := last_deal(TABLE.fold(night.events[:version]).course)) is not None:
            yield deal


def _check_secrets(night: Night) -> None:
    """The secret of the table never leaves it, the seed only once the match is over; nor does who the guests are."""
    first = night.events[0]
    assert isinstance(first, Opened)
    seed = match_seed(bytes.fromhex(first.root), 1, 1).hex()
    guests = [friend.guest for friend in night.table.friends]
    for friend in night.table.friends:
        for frame in friend.frames:
            assert first.root not in frame
            assert seed not in frame or '"stage":"over"' in frame
            assert not [guest for guest in guests if f'"{guest}"' in frame]
    assert not [answer for answer in night.answers if first.root in answer.text]


def _check_numbers(night: Night) -> None:
    """Check that everybody is told equally often: the number of messages tells nobody anything."""
    counts: dict[str, set[int]] = defaultdict(set)
    for friend in night.table.friends:
        for reply in map(msgspec.json.decode, friend.frames):
            counts[friend.guest] |= {news["version"] for news in reply.get("news", ()) if news["kind"] != "table"}
    assert len(set(map(frozenset, counts.values()))) == 1


def _check(night: Night) -> int:
    _check_answers(night)
    _check_secrets(night)
    _check_numbers(night)
    return in_time(night.table.friends, night.events, night.rules)


@pytest.mark.parametrize("rules", few(RULES, keep={"standard,target=2"}))
async def test_nobody_is_told_of_a_card_before_they_may_know_it(
    rules: str, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.INFO, "sqlalchemy.engine")
    night = await _night(settings, rules, 1)
    assert _check(night) > 100
    said = [record.getMessage() for record in caplog.records]
    assert any("INSERT INTO events" in line for line in said), "the log was listened to at its most talkative"
    assert any("GET /api/games" in line for line in said)
    said = [re.sub(r"cached since \S+ ago", "", line) for line in said]  # "0.9s ago" names no nine of spades
    assert not [line for line in said if cards_named(line.encode(), night.rules)]
    assert not [line for line in said if any(friend.cookie in line for friend in night.table.friends)]


async def test_the_check_would_notice_a_card_that_is_told_too_early(settings: Settings) -> None:
    night = await _night(settings, "standard,target=1", 2)
    one, two = night.table.friends[:2]
    one.frames, two.frames = two.frames, one.frames
    with pytest.raises(AssertionError):
        in_time(night.table.friends, night.events, night.rules)


@pytest.mark.soak
@pytest.mark.parametrize("rules", RULES)
async def test_nobody_is_told_of_a_card_before_they_may_know_it_in_many_matches(
    rules: str, settings: Settings, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", PROMISE)
    record_property("trials", LONG)
    for number in range(1, LONG + 1):
        _check(await _night(settings, rules, number))


@pytest.mark.slow
@pytest.mark.parametrize("people", few([1, 2, 3], keep={2}))
@pytest.mark.parametrize("pace", ["instant", "normal"])
def test_a_bot_takes_as_long_for_a_forced_card_as_for_a_choice(people: int, pace: Any) -> None:
    evening = friends(people, terms=Terms(pace=pace))
    evening.arrive("eve")
    evening.begin()
    waits: dict[int, set[float]] = defaultdict(set)
    choices: dict[int, set[bool]] = defaultdict(set)
    choose = by_chance(people)
    while evening.table.stage == "playing":
        turn, course = bot_turn(evening.table), the_course(evening.table.course)
        if turn is not None:
            waits[course.rest].add(round(turn.not_before - course.since, 6))
            choices[course.rest].add(len(legal(course.state)) > 1)
        evening.act(choose)
    assert all(len(each) == 1 for each in waits.values()), "how long depends on what there was to look at alone"
    assert any(len(each) == 2 for each in choices.values())
    assert min(map(min, waits.values())) >= 0.4
