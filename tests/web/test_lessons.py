"""The lessons over HTTP: the list, each of them after some answers, and what is refused."""

from __future__ import annotations

from support.web import Guest


async def test_the_list_is_told_in_the_language_that_is_asked_for(ann: Guest) -> None:
    english = (await ann.http.get("/api/lessons")).json()
    german = (await ann.http.get("/api/lessons", params={"language": "de"})).json()
    assert [one["number"] for one in english] == [one["number"] for one in german] == list(range(1, 12))
    assert (english[0]["title"], german[0]["title"]) == ("The first trick", "Der erste Stich")


async def test_a_lesson_goes_as_far_as_the_answers(ann: Guest) -> None:
    start = (await ann.http.get("/api/lessons/9")).json()
    assert (start["judged"], start["end"]) == (None, "")
    assert [choice["action"] for choice in start["news"][-1]["after"]["choices"]] == ["pass", "order", "order alone"]

    middle = (await ann.http.get("/api/lessons/9", params={"answers": "order alone"})).json()
    assert middle["judged"]["verdict"] == "right"
    assert [news["action"] for news in middle["news"]] == ["order alone", "bury"], "what is buried is not told"
    assert middle["asks"]

    end = (await ann.http.get("/api/lessons/9", params={"answers": "order alone,play Jd"})).json()
    assert end["news"][-1]["after"]["last"]["points"] == [4, 0]
    assert end["asks"] == ""
    assert end["end"]


REFUSED = (
    ("12", "", 404, "lesson/unknown"),
    ("0", "", 404, "lesson/unknown"),
    ("9", "play Jd", 400, "lesson/answer"),
    ("9", "order alone,play Jd,play Jh", 400, "lesson/answer"),
    ("9", "order alone,", 400, "action/unknown"),
    ("9", "order," * 100, 400, "lesson/answers"),
    ("9", "order alone,play \x00", 400, "action/unknown"),
)


async def test_what_no_lesson_asks_for_is_refused(ann: Guest) -> None:
    for path, answers, status, code in REFUSED:
        answer = await ann.http.get(f"/api/lessons/{path}", params={"answers": answers} if answers else {})
        assert (answer.status_code, answer.json()["code"]) == (status, code), answers
