"""Leaving a table for good from outside it."""

from __future__ import annotations

from support.web import Guest

_JSON = {"content-type": "application/json"}


async def test_who_leaves_from_outside_has_no_seat_and_finds_the_table_in_no_list(ann: Guest) -> None:
    code = await ann.opens()
    assert [one["code"] for one in (await ann.http.get("/api/tables")).json()] == [code]
    assert (await ann.http.delete(f"/api/tables/{code}/seat", headers=_JSON)).status_code == 204
    assert (await ann.http.get("/api/tables")).json() == []
    seats = (await ann.http.get(f"/api/tables/{code}")).json()["seats"]
    assert all(seat["player"] != "person" for seat in seats)
    assert (await ann.http.delete(f"/api/tables/{code}/seat", headers=_JSON)).status_code == 204, "once is enough"


async def test_another_page_cannot_make_anybody_leave(ann: Guest) -> None:
    code = await ann.opens()
    foreign = _JSON | {"origin": "http://elsewhere.example"}
    assert (await ann.http.delete(f"/api/tables/{code}/seat", headers=foreign)).status_code == 403
    assert (await ann.http.delete(f"/api/tables/{code}/seat")).status_code == 415
    assert [one["code"] for one in (await ann.http.get("/api/tables")).json()] == [code]
