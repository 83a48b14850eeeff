"""A chart over HTTP: for any number of people a list of rounds in which everybody has a place, in numbers from 1 on."""

from __future__ import annotations

import pytest

from support.web import Guest


async def test_everybody_has_a_place_in_each_round_of_a_chart(ann: Guest) -> None:
    for people, rounds in ((5, 5), (13, 4)):
        found = (await ann.http.get(f"/api/charts/{people}/{rounds}")).json()
        assert (found["people"], len(found["rounds"])) == (people, rounds)
        for one in found["rounds"]:
            seated = [person for table in one["tables"] for person in table]
            assert sorted(seated + one["sit_outs"]) == list(range(1, people + 1))
            assert {len(table) for table in one["tables"]} == {4}


async def test_a_chart_says_how_often_the_same_people_meet(ann: Guest) -> None:
    found = (await ann.http.get("/api/charts/5/5", headers={"accept-language": "de"})).json()
    assert found["statement"].startswith("Vollkommen")


@pytest.mark.slow
async def test_the_same_chart_is_planned_each_time(ann: Guest) -> None:
    first, again = [(await ann.http.get("/api/charts/8/7")).json() for _ in range(2)]
    assert first == again


async def test_a_chart_for_too_many_is_refused_in_a_sentence(ann: Guest) -> None:
    for address, code in (("/api/charts/101/5", "charts/people"), ("/api/charts/8/0", "charts/rounds")):
        answer = await ann.http.get(address)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert answer.json()["sentence"].endswith(".")
