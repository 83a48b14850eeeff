"""Evenings whose rounds are all seated at one moment: a hundred entrants each, at twenty-five live tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import httpx

ENTRANTS = 100
"""The number of entrants of each evening, each on a device of their own."""


class Evenings:
    """The evenings at a server, ready for their first round."""

    def __init__(self, at: str, evenings: int) -> None:
        numbers = range(evenings)
        self._directors = [_Director(at, number) for number in numbers]
        with ThreadPoolExecutor(max(1, evenings)) as pool:
            list(pool.map(_Director.prepares, self._directors))

    def begin(self) -> tuple[int, float]:
        """Seat all rounds at once; returns how many tables are open then, and the seconds until the last one was."""
        began = time.perf_counter()
        with ThreadPoolExecutor(max(1, len(self._directors))) as pool:
            tables = list(pool.map(_Director.begins, self._directors))
        return sum(tables), time.perf_counter() - began


class _Director:
    """A director at an address of their own, as the proxy says."""

    def __init__(self, at: str, number: int) -> None:
        self._headers = {"x-forwarded-for": f"10.77.0.{number + 1}"}
        self._http = httpx.Client(base_url=f"http://{at}", headers=self._headers, timeout=60.0)
        self._ids = count()
        self._path = ""

    def prepares(self) -> None:
        """Open the evening, and enter everybody."""
        self._http.get("/api/me").raise_for_status()
        settings = {"movement": "draw", "length": {"kind": "deals", "number": 8}}
        code = self._http.post("/api/evenings", json={"settings": settings}).raise_for_status().json()["code"]
        self._path = f"/api/evenings/{code}"
        for number in range(1, ENTRANTS + 1):
            self._says("enter", name=f"Person {number}", section="online")
        with httpx.Client(base_url=self._http.base_url, headers=self._headers, timeout=60.0) as strangers:
            for number in range(1, ENTRANTS + 1):
                strangers.cookies.clear()
                strangers.get("/api/me").raise_for_status()  # each is another guest
                message = {"type": "link", "id": "link", "entrant": number}
                strangers.post(self._path, json=message).raise_for_status()

    def begins(self) -> int:
        """Seat the first round, and wait until its tables are open; returns how many there are."""
        self._says("seatround", round=1)
        tables: Sequence[dict[str, Any]] = ({"code": ""},)
        while not all(table["code"] for table in tables):
            tables = self._http.get(self._path).raise_for_status().json()["rounds"][0]["tables"]
        return len(tables)

    def _says(self, type_: str, **fields: Any) -> None:
        message = {"type": type_, "id": f"m{next(self._ids)}", **fields}
        self._http.post(self._path, json=message).raise_for_status()
