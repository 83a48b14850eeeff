"""What names, origins, paths and bodies that nobody sends in good faith come to: a refusal, never an error of ours."""

from __future__ import annotations

import logging
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest
from litestar.connection import ASGIConnection

from euchre.web.http.refusals import Denied
from euchre.web.http.request_guards import LOOPBACK
from euchre.web.quotas.quotas import Quotas
from euchre.web.settings.limits import Allowance
from euchre.web.settings.settings import Limits, Settings
from support.web import Guest, http_at, served

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize("hosts", [None, LOOPBACK])
@pytest.mark.parametrize("host", ["[", "[::1", "[x]", "127.0.0.1:99999", "127.0.0.1:abc"])
async def test_a_host_that_is_none_is_refused(
    settings: Settings, hosts: frozenset[str] | None, host: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(replace(settings, hosts=hosts)) as at, http_at(at) as http:
        for path in ("/api/me", "/health", "/"):
            answer = await http.get(path, headers={"host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "request/host")
    assert not _errors(caplog)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "http://\u00ff"])
async def test_an_origin_that_is_none_is_another_page(
    ann: Guest, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = await ann.http.post("/api/tables", json={}, headers={b"origin": origin.encode("latin-1")})
    assert (answer.status_code, answer.json()["code"]) == (403, "request/origin")
    assert not _errors(caplog)


@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b"[" * 4000, b"\x00", b"\xef\xbb\xbf{}"])
async def test_a_body_that_is_no_json_is_malformed(ann: Guest, body: bytes, caplog: pytest.LogCaptureFixture) -> None:
    answer = await ann.http.post("/api/tables", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "request/malformed")
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


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:12])
async def test_a_path_that_is_no_files_is_not_found(
    settings: Settings, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    (settings.page / "assets").mkdir(parents=True)
    (settings.page / "index.html").write_text("<!doctype html>")
    async with served(settings) as at, http_at(at) as http:
        answer = await http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "request/not-found")
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


NETWORK = ("2001:db8::1", "2001:db8::a:b:c:d", "2001:db8:0:0:ffff::")


@pytest.mark.parametrize(
    ("hosts", "alike"),
    [
        (NETWORK, True),
        (("2001:db8:0:1::1", "2001:db8::1"), False),
        (("::ffff:192.0.2.1", "192.0.2.1"), True),
        (("::ffff:192.0.2.1", "::ffff:192.0.2.2"), False),
        (("192.0.2.1", "192.0.2.2"), False),
        (("unknown", "unknown"), True),
    ],
)
def test_an_address_counts_as_one_however_it_is_written(hosts: tuple[str, ...], alike: bool) -> None:
    quotas = Quotas(Limits(misses_here=Allowance(burst=1, rate=0)))
    quotas.charge_wrong_code(None, _from(hosts[0]))
    for host in hosts[1:]:
        assert quotas.may_try_a_code(None, _from(host)) != alike


def test_whoever_has_many_networks_of_ipv6_has_not_the_tries_of_all() -> None:
    quotas = Quotas(Limits(misses_around=Allowance(burst=50, rate=0)))
    tried = [f"2001:db8:7:{number:x}::1" for number in range(60)]
    for host in tried[:50]:
        assert quotas.may_try_a_code(None, _from(host))
        quotas.charge_wrong_code(None, _from(host))
    assert not any(quotas.may_try_a_code(None, _from(host)) for host in tried)
    assert quotas.may_try_a_code(None, _from("2001:db8:8::1"))
    assert quotas.may_try_a_code(None, _from("192.0.2.1"))


def test_whoever_has_many_networks_of_ipv6_may_do_as_much_as_sixteen_addresses() -> None:
    """Of everything: here of requests, at a rate of one for each."""
    quotas = Quotas(Limits(requests=Allowance(burst=1, rate=0)))
    networks = [f"2001:db8:7:{number:x}::1" for number in range(60)]
    assert sum(quotas.take_request(_from(host), 1) for host in networks) == 16
    assert quotas.take_request(_from("2001:db8:8::1"), 1)
    assert sum(quotas.take_request(_from(f"192.0.2.{number}"), 1) for number in range(60)) == 60


def test_whoever_has_many_networks_of_ipv6_has_not_the_live_lines_of_all() -> None:
    quotas = Quotas(Limits(connections_here=1))
    with ExitStack() as open_lines:
        for number in range(16):
            open_lines.enter_context(quotas.connected(f"guest-{number}", _from(f"2001:db8:7:{number:x}::1")))
        with pytest.raises(Denied), quotas.connected("guest-16", _from("2001:db8:7:ff::1")):
            pass
        with quotas.connected("guest-17", _from("2001:db8:8::1")):
            pass
    with quotas.connected("guest-16", _from("2001:db8:7:ff::1")):
        pass


def _from(host: str) -> ASGIConnection[Any, Any, Any, Any]:
    return ASGIConnection({"type": "http", "client": (host, 1), "headers": []})  # type: ignore[arg-type]


def _errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
