"""The refusal of bad names, origins, paths and bodies, never an error of ours."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from euchre.web.http.request_guards import LOOPBACK
from euchre.web.settings.settings import Settings
from support.sampling import few
from support.web import Guest, http_at, served

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize("hosts", few([None, LOOPBACK], keep={None}))
async def test_a_host_that_is_none_is_refused(
    settings: Settings, hosts: frozenset[str] | None, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(replace(settings, hosts=hosts)) as at, http_at(at) as http:
        for host in ("[", "[::1", "[x]", "127.0.0.1:99999", "127.0.0.1:abc"):
            for path in ("/api/me", "/health", "/"):
                answer = await http.get(path, headers={"host": host})
                assert (answer.status_code, answer.json()["code"]) == (421, "request/host"), host
    assert not _errors(caplog)


async def test_an_origin_that_is_none_is_another_page(ann: Guest, caplog: pytest.LogCaptureFixture) -> None:
    for origin in ("http://[", "http://[::1", "null", "", "http://\u00ff"):
        answer = await ann.http.post("/api/tables", json={}, headers={b"origin": origin.encode("latin-1")})
        assert (answer.status_code, answer.json()["code"]) == (403, "request/origin"), origin
    assert not _errors(caplog)


async def test_a_body_that_is_no_json_is_malformed(ann: Guest, caplog: pytest.LogCaptureFixture) -> None:
    for body in (b'{"name": "\xff"}', b"[" * 4000, b"\x00", b"\xef\xbb\xbf{}"):
        answer = await ann.http.post("/api/tables", content=body, headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (400, "request/malformed"), body
    assert not _errors(caplog)


PATHS = (
    "/%00",
    "/assets/%00",
    f"/{'a' * 400}",
    f"/assets/{'a' * 400}",
    "/a" * 1900,
    "/index.html/x",
    "/..%2f..%2fapp.py",
)


async def test_a_path_that_is_no_files_is_not_found(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    (settings.page / "assets").mkdir(parents=True)
    (settings.page / "index.html").write_text("<!doctype html>")
    async with served(settings) as at, http_at(at) as http:
        for path in PATHS:
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "request/not-found"), path[:12]
    assert not _errors(caplog)


async def test_no_shared_cache_keeps_an_answer_with_a_cookie(settings: Settings) -> None:
    settings.page.mkdir()
    (settings.page / "index.html").write_text("<!doctype html>")
    async with served(settings) as at, http_at(at) as http:
        for path in ("/", "/t/AAAA-AAAA", "/api/me"):
            http.cookies.clear()
            headers = (await http.get(path)).headers
            assert "set-cookie" in headers
            assert {"private", "no-store"} & set(headers["cache-control"].split(", "))


def _errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
