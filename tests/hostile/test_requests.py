"""Addresses that ask and ask by plain HTTP: they are told so, and the server does no more of the work."""

from dataclasses import replace

import pytest
from prometheus_client import REGISTRY
from websockets.exceptions import InvalidStatus

from euchre.core.rules import Rules
from euchre.narration.rule_book import Chapter, rule_book
from euchre.web.http.headers import ALWAYS
from euchre.web.settings.limits import Allowance, Limits
from euchre.web.settings.settings import Settings
from euchre.wording import Wording
from support.processor import answer_to
from support.web import SOLO, Guest, http_at, served

TEN = Limits(address=Allowance(burst=67, rate=0))
"""The last quarter of it is for those who play: the rest is ten requests of five."""
ANYTHING = (
    "/health",
    "/metrics",
    "/api/rules",
    "/api/rules/british",
    "/schema/openapi.json",
    "/assets/x.js",
    "/nothing",
    "/",
)


HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


def refused_so_far() -> float:
    return REGISTRY.get_sample_value("euchre_cut_total", {"what": "requests"}) or 0.0


async def test_an_address_asks_so_much_and_no_more_whatever_it_asks_for(settings: Settings) -> None:
    before = refused_so_far()
    async with (
        served(replace(settings, limits=TEN), behind="127.0.0.1") as at,
        Guest(at) as ann,
    ):
        elsewhere = {"X-Forwarded-For": "203.0.113.7"}
        for _ in range(10 - 4):  # ann has asked who she is
            assert (await ann.http.get("/nothing")).status_code == 404
        for path in ANYTHING:
            refused = await ann.http.get(path)
            assert (refused.status_code, refused.json()["code"]) == (429, "limit/requests")
            assert refused.json()["sentence"] == "Too many requests came from your address. Try again in a moment."
            assert refused.headers.items() >= {name.lower(): value for name, value in ALWAYS.items()}.items()
            assert int(refused.headers["retry-after"]) >= 1
        assert "Adresse" in (await ann.http.get("/health?language=de")).json()["sentence"]
        assert (await ann.http.post("/api/tables", json=SOLO)).status_code == 429
        with pytest.raises(InvalidStatus):
            async with ann.at_table("ABCD-EFGH"):
                pass
        assert refused_so_far() == before + len(ANYTHING) + 3
        assert (await ann.http.get("/health", headers=elsewhere)).status_code == 200


async def test_who_asks_too_much_is_hung_up_on_and_what_waits_behind_it_is_not_read(settings: Settings) -> None:
    """Pipeline requests, which no browser does."""
    before = refused_so_far()
    async with served(replace(settings, limits=TEN)) as at:
        answer = await answer_to(at, HEALTH * 3_000)
    assert answer.count(b"HTTP/1.1 200 ") == 10
    assert answer.count(b"HTTP/1.1 429 ") == 1
    assert b"connection: close" in answer.lower()
    assert refused_so_far() == before + 1


async def test_a_flood_of_rules_is_not_read(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    books = 0

    def spied_on(words: Wording, of: Rules) -> tuple[Chapter, ...]:
        nonlocal books
        books += 1
        return rule_book(words, of)

    monkeypatch.setattr("euchre.web.routes.rules.rule_book", spied_on)
    async with (
        served(replace(settings, limits=TEN)) as at,
        http_at(at) as http,
    ):
        answers = [(await http.get(f"/api/rules/british,target={target}")).status_code for target in range(5, 25)]
    assert answers == [200] * 3 + [429] * 17
    assert books == 3


async def test_the_files_of_the_page_count_for_a_fifth(settings: Settings) -> None:
    (settings.page / "assets").mkdir(parents=True)
    (settings.page / "index.html").write_text("<!doctype html>")
    (settings.page / "assets" / "a.js").write_text("export {}")
    async with (
        served(replace(settings, limits=TEN)) as at,
        http_at(at) as http,
    ):
        answers = [(await http.get("/assets/a.js")).status_code for _ in range(60)]
    assert answers == [200] * answers.count(200) + [429] * answers.count(429)
    assert 49 <= answers.count(200) <= 50


@pytest.mark.slow
async def test_a_family_behind_one_address_opens_the_page_at_once(settings: Settings) -> None:
    (settings.page / "assets").mkdir(parents=True)
    (settings.page / "index.html").write_text("<!doctype html>")
    (settings.page / "assets" / "a.js").write_text("export {}")
    async with served(settings) as at:
        for _ in range(6):
            async with Guest(at) as one:
                for path in ("/", *["/assets/a.js"] * 60, "/api/rules", *["/api/rules/british"] * 5, "/api/games"):
                    assert (await one.http.get(path)).status_code == 200
