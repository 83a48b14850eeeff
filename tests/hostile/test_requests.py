"""Addresses that ask and ask by plain HTTP: they are told so, and the server does no more of the work."""

from dataclasses import replace
from typing import Any

import pytest
from prometheus_client import REGISTRY
from websockets.exceptions import InvalidStatus

from euchre.core.rules import Rules
from euchre.narration.rule_book import Chapter, rule_book
from euchre.web.headers import ALWAYS
from euchre.web.limits import Allowance
from euchre.web.settings import Limits, Settings
from euchre.wording import Wording
from support.web import SOLO, Guest, http_at, served

TEN = Limits(requests=Allowance(burst=10, rate=0))
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
MUCH = {
    "/api/games/{code}/1": ("much", "limit/games"),
    "/api/games/{code}/1/log": ("much", "limit/games"),
    "/api/games/{code}/1/egn": ("much", "limit/games"),
    "/api/games/{code}/1/proof": ("much", "limit/games"),
    "/api/tables/{code}/last-deal": ("much", "limit/games"),
    "/api/statistics": ("much", "limit/games"),
    "/api/statistics/reviews": ("much", "limit/games"),
    "/api/me/data": ("data", "limit/data"),
    "/api/games/{code}/1/review": ("review_looks", "limit/looks"),
}
"""What takes long to answer: the allowance that it is counted against, and the refusal beyond that."""


def refused_so_far() -> float:
    return REGISTRY.get_sample_value("euchre_cut_total", {"what": "requests"}) or 0.0


async def test_an_address_asks_so_much_and_no_more_whatever_it_asks_for(settings: Settings) -> None:
    before = refused_so_far()
    async with (
        served(replace(settings, limits=TEN), behind="127.0.0.1") as at,
        Guest(at) as ann,
    ):
        code = await ann.opens(**SOLO)
        for _ in range(8):
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
            async with ann.at_table(code):
                pass
        assert refused_so_far() == before + len(ANYTHING) + 3
        elsewhere = {"X-Forwarded-For": "203.0.113.7"}
        assert (await ann.http.get(f"/api/tables/{code}", headers=elsewhere)).status_code == 200


@pytest.mark.parametrize("path", MUCH)
async def test_what_is_much_work_is_done_so_often_for_a_guest_and_for_an_address(settings: Settings, path: str) -> None:
    allowance, refusal = MUCH[path]
    few: dict[str, Any] = {allowance: Allowance(burst=3, rate=0)}
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}
    async with (
        served(replace(settings, limits=Limits(**few)), behind="127.0.0.1") as at,
        Guest(at) as ann,
        Guest(at) as bea,
    ):
        where = path.format(code=await ann.opens(**SOLO))
        answers = [await ann.http.get(where) for _ in range(5)]
        assert [answer.status_code == 429 for answer in answers] == [False, False, False, True, True]
        assert {answer.json()["code"] for answer in answers[3:]} == {refusal}
        assert (await bea.http.get(where)).json()["code"] == refusal, "at the same address"
        assert (await ann.http.get(where, headers=elsewhere)).json()["code"] == refusal, "wherever the guest is"
        async with Guest(at) as cat:
            assert (await cat.http.get(where, headers=elsewhere)).status_code != 429


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


async def test_a_family_behind_one_address_opens_the_page_at_once(settings: Settings) -> None:
    (settings.page / "assets").mkdir(parents=True)
    (settings.page / "index.html").write_text("<!doctype html>")
    (settings.page / "assets" / "a.js").write_text("export {}")
    async with served(settings) as at:
        for _ in range(6):
            async with Guest(at) as one:
                for path in ("/", *["/assets/a.js"] * 60, "/api/rules", *["/api/rules/british"] * 5, "/api/games"):
                    assert (await one.http.get(path)).status_code == 200
