"""The log of the server: one line each time, for people or programs, and nothing private."""

import json
import logging
import logging.config
import socket
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from euchre.web.telemetry.logs import JsonFormatter, RateLimitFilter, RedactingFilter, TextFormatter, configuration
from support.serving import Serving

CODE = "K7QM-2XDP"
FORGED = "\x1b[2J\u202e\ud800\r\n2026-01-01T00:00:00.000Z ERROR euchre.web: forged"


def line(message: str = "A thing happened", *given: Any, name: str = "euchre.web", **more: Any) -> logging.LogRecord:
    return logging.LogRecord(name, logging.WARNING, "here.py", 7, message, given, more.get("trace"))


def mistake() -> Any:
    try:
        int(FORGED)
    except ValueError as error:
        return (type(error), error, error.__traceback__)


def test_a_line_says_when_how_bad_who_and_what() -> None:
    when, level, name, said = TextFormatter().format(line("It has %d cards", 5)).split(" ", 3)
    assert (level, name, said) == ("WARNING", "euchre.web:", "It has 5 cards")
    assert datetime.fromisoformat(when).utcoffset() == timedelta(0)
    found = json.loads(JsonFormatter().format(line("It has %d cards", 5)))
    assert datetime.fromisoformat(found.pop("time")).utcoffset() == timedelta(0)
    assert found == {"level": "WARNING", "logger": "euchre.web", "message": "It has 5 cards"}


@pytest.mark.parametrize("trace", [None, mistake()])
def test_nobody_can_write_a_line_of_their_own_or_command_a_terminal(trace: Any) -> None:
    first, *others = TextFormatter().format(line("Said %s", FORGED, trace=trace)).split("\n")
    assert all(other.startswith("    ") for other in others)
    assert all(other.isprintable() for other in (first, *others))
    assert "forged" in first
    as_json = JsonFormatter().format(line("Said %s", FORGED, trace=trace))
    assert as_json.isascii()
    assert as_json.isprintable()
    assert json.loads(as_json)["message"] == f"Said {FORGED}"
    assert ("trace" in json.loads(as_json)) == (trace is not None)


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.77:50123", "192.0.2.0/24"),
        ("2001:db8:1:2::3:50123", "2001:db8:1::/48"),
        ("::ffff:192.0.2.77:1", "192.0.2.0/24"),
        ("fe80::1%eth0:1", "fe80::/48"),
        ("\x1b[31m:1", "somewhere"),
        ("", "somewhere"),
    ],
)
def test_an_address_is_written_as_its_network(host: str, network: str) -> None:
    record = line('%s - "%s %s HTTP/%s" %d', host, "GET", "/health", "1.1", 200, name="uvicorn.access")
    assert RedactingFilter().filter(record)
    assert record.getMessage() == f'{network} - "GET /health HTTP/1.1" 200'


@pytest.mark.parametrize(
    ("path", "written"),
    [
        (f"/api/tables/{CODE}/live?language=de", "/api/tables/CODE/live"),
        ("/t/k7qm2xdp", "/t/CODE"),
        ("/games/K7QM%202XDP/1", "/games/CODE/1"),
        ("/settings?name=Ann", "/settings"),
        ("/api/rules/british,target=15", "/api/rules/british,target=15"),
        ("/", "/"),
    ],
)
def test_a_path_is_written_without_codes_and_questions(path: str, written: str) -> None:
    record = line('%s - "WebSocket %s" [accepted]', "192.0.2.77:1", path, name="euchre.web.lines")
    assert RedactingFilter().filter(record)
    assert record.getMessage() == f'192.0.2.0/24 - "WebSocket {written}" [accepted]'


def test_what_is_said_again_and_again_is_left_out_and_counted() -> None:
    now = 0.0
    sparing = RateLimitFilter(lambda: now)
    assert sum(sparing.filter(line("Nonsense from %s", number)) for number in range(1000)) == 10
    assert sparing.filter(line(name="euchre.other")), "who says something else is heard"
    requests = (line("%s %s", "192.0.2.77:1", "/", name="uvicorn.access") for _ in range(1000))
    assert all(map(sparing.filter, requests)), "which were asked for"
    now = 60.0
    last = line("Nonsense from %s", 1000)
    assert sparing.filter(last)
    assert last.getMessage() == "Nonsense from 1000 (990 more like this were left out)"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Serving]:
    options = ("--access-log", "--log-format", "json", "--behind-proxy", "127.0.0.1")
    with Serving(tmp_path, real=True, options=options) as server:
        yield server


@pytest.mark.slow
def test_a_real_server_logs_requests_for_programs_and_gives_nobody_away(served: Serving) -> None:
    for said in (b"GET / HTTP/9.9\r\n\r\n\x00\r\n\r\n", b"GET /health HTTP/1.1\r\nHost: \xff\r\n\x1b: x\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", served.port), timeout=60) as broken:
            broken.sendall(said)
            broken.recv(1000)
    with httpx.Client(base_url=served.address, timeout=60) as http:
        http.get("/api/me")
        for address in ("203.0.113.77", "\x1b[31m203.0.113.78", "2001:db8:1:2::3"):
            http.get(f"/api/tables/{CODE}?language=de", headers={"X-Forwarded-For": address})
        cookie = http.cookies["euchre"]
    greeting, *log = sorted(served.log.splitlines())
    assert greeting.startswith("Euchre is running at"), "which goes elsewhere"
    lines = [json.loads(one) for one in log]
    assert all({"time", "level", "logger", "message"} <= one.keys() for one in lines)
    asked = [one["message"] for one in lines if "tables" in one["message"]]
    assert [one.partition(" - ")[0] for one in asked] == ["203.0.113.0/24", "somewhere", "2001:db8:1::/48"]
    assert all(one.endswith('"GET /api/tables/CODE HTTP/1.1" 404') for one in asked)
    assert any(one["level"] == "WARNING" for one in lines), "that something was no HTTP"
    for secret in (CODE, cookie, "203.0.113.7", "\x1b", "\\u001b"):
        assert secret not in served.log


def test_the_configuration_is_one_that_python_takes() -> None:
    kept = {name: logging.getLogger(name).level for name in ("", "euchre", "uvicorn", "uvicorn.access")}
    handlers = logging.root.handlers[:]
    try:
        for requests in (False, True):
            logging.config.dictConfig(configuration("text", requests=requests))
            assert logging.getLogger("uvicorn.access").isEnabledFor(logging.INFO) == requests
            assert not logging.getLogger("euchre.web").isEnabledFor(logging.INFO)
    finally:
        logging.root.handlers[:] = handlers
        for name, level in kept.items():
            logging.getLogger(name).setLevel(level)
