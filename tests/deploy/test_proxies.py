"""The proxies of the examples, run for real: nginx and Caddy before servers of ours."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

import httpx
import pytest

from euchre.web.settings.settings import Settings
from support.deployed import program, ran, read
from support.examples import example
from support.files import file_of_tables
from support.sampling import few
from support.serving import reserved
from support.web import PATIENCE, SOLO, Guest, served

CODES: Final = tuple(f"AAAA-{number:04}" for number in range(40))
INSIDE: Final = tuple(f"/{name}{end}" for name in ("metrics", "ready") for end in ("", "/", "//", "%2f", "/x"))
"""The paths closed to the outside, however they are written."""
Start = Callable[[Path, int, tuple[int, ...]], list[str]]


def _nginx(folder: Path, port: int, servers: tuple[int, ...]) -> list[str]:
    site = read("nginx.conf")
    upstream = " ".join(f"server 127.0.0.1:{one} max_fails=2 fail_timeout=5s;" for one in servers)
    site = re.sub(r"    server 127\.0\.0\.1:8310 [^;]*;", upstream, site)
    listens = {
        "listen 80;": f"listen unix:{folder}/plain;",
        "listen [::]:80;": f"listen unix:{folder}/plain-6;",
        "listen 443 ssl http2;": f"listen unix:{folder}/tls ssl http2;",
        "listen [::]:443 ssl http2;": f"listen 127.0.0.1:{port};",
    }
    for theirs, ours in listens.items():
        assert site.count(theirs) == 1
        site = site.replace(theirs, ours)
    site = site.replace("/etc/letsencrypt/live/euchre.example.org", str(_certificate(folder)))
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    tells = "set_real_ip_from 127.0.0.1; real_ip_header X-Comes-From; add_header X-Home $euchre_home;"
    main = f"daemon off; pid {folder}/pid; error_log stderr; events {{}}"
    whole = f"{main}\nhttp {{ access_log off; {tells} {paths}\n{site} }}"
    file = folder / "nginx.conf"
    file.write_text(whole)
    ran(program("nginx"), "-t", "-c", file, "-p", folder)
    return [program("nginx"), "-c", str(file), "-p", str(folder)]


def _certificate(folder: Path) -> Path:
    """A folder with a certificate that nobody trusts."""
    files = ("-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem")
    ran(program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=euchre.example.org", *files)
    return folder


def _caddy(folder: Path, port: int, servers: tuple[int, ...]) -> list[str]:
    site = read("Caddyfile").replace("\neuchre.example.org {", f"\nhttp://:{port} {{\n\tbind 127.0.0.1", 1)
    site = site.replace("{$EUCHRE_SERVERS:127.0.0.1:8310}", " ".join(f"127.0.0.1:{one}" for one in servers))
    file = folder / "Caddyfile"
    file.write_text(site.replace("{\n\tservers", "{\n\tadmin off\n\tauto_https off\n\tservers", 1))
    ran(program("caddy"), "validate", "--config", file, "--adapter", "caddyfile")
    return [program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]


@pytest.fixture(params=few([_nginx, _caddy], keep=1), ids=["nginx", "caddy"])
def start(request: pytest.FixtureRequest) -> Start:
    found: Start = request.param
    return found


@asynccontextmanager
async def _proxy(start: Start, folder: Path, *servers: int, name: str = "127.0.0.1") -> AsyncIterator[str]:
    """A proxy before these ports, of servers with a public name; its address."""
    log = folder / "proxy.log"
    with reserved() as held, log.open("wb") as writes:
        port = held.getsockname()[1]
        command = start(folder, port, servers)
        running = await asyncio.create_subprocess_exec(*command, stdout=writes, stderr=writes)
        try:
            since = time.monotonic()
            while not await _serves(f"http://127.0.0.1:{port}/health", name):
                assert running.returncode is None, log.read_text()
                assert time.monotonic() - since < 60, "the proxy answers"
                await asyncio.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            running.terminate()
            await running.wait()


async def _serves(address: str, name: str) -> bool:
    try:
        async with httpx.AsyncClient() as http:
            return (await http.get(address, headers={"Host": name})).is_success
    except httpx.TransportError:
        return False


@contextmanager
def _named_server(name: str) -> Iterator[ThreadingHTTPServer]:
    """A server that is not ready, but answers everything else with its name."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(503 if self.path == "/ready" else 200)
            self.send_header("Content-Length", str(len(name)))
            self.end_headers()
            self.wfile.write(name.encode())

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        running = Thread(target=server.serve_forever, daemon=True)
        running.start()
        yield server
        server.shutdown()


async def test_everybody_at_a_table_reaches_one_server_and_another_when_it_is_gone(
    start: Start, tmp_path: Path
) -> None:
    with _named_server("one") as one, _named_server("two") as two:
        async with (
            _proxy(start, tmp_path, one.server_port, two.server_port) as address,
            httpx.AsyncClient(base_url=address, headers={"X-Table": "of-the-guest"}) as http,
        ):
            homes = [(await http.get(f"/api/tables/{code}")).text for code in CODES]
            assert {*homes} == {"one", "two"}
            assert [(await http.get(f"/api/tables/{code}/live?language=de")).text for code in CODES] == homes
            one.shutdown()
            one.server_close()
            now = [(await http.get(f"/api/tables/{code}")).text for code in CODES]
            assert now == ["two"] * len(CODES), "nobody is sent away"


@pytest.mark.slow
async def test_the_only_server_is_asked_even_if_it_is_not_ready(start: Start, tmp_path: Path) -> None:
    """Caddy asks how a server is every two seconds, and answers 503 itself where it has none."""
    with _named_server("one") as one:
        async with _proxy(start, tmp_path, one.server_port) as address, httpx.AsyncClient(base_url=address) as http:
            since = time.monotonic()
            while time.monotonic() - since < 3:
                assert (await http.get("/api/rules")).text == "one"
                await asyncio.sleep(0.2)


HOMES: Final = (
    (1, ("2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff::")),
    (1, ("2001:db8::1", "2001:db8::5:6:7:8", "2001:db8:0:0:1:2:3:4")),
    (2, ("2001:db8:1:2::1", "2001:db8:1:3::1")),
    (2, ("2001:db8:1::1", "2001:db8:2::1")),
    (2, ("192.0.2.1", "192.0.2.2")),
)
"""The number of homes that have some addresses."""


async def test_nginx_counts_the_addresses_of_a_home_as_one(tmp_path: Path) -> None:
    with _named_server("one") as one:
        async with _proxy(_nginx, tmp_path, one.server_port) as address, httpx.AsyncClient(base_url=address) as http:
            for homes, addresses in HOMES:
                answers = [await http.get("/", headers={"X-Comes-From": here}) for here in addresses]
                assert len({answer.headers["X-Home"] for answer in answers}) == homes, addresses


async def test_a_game_is_played_through_the_proxy_and_what_is_for_the_inside_stays_there(
    start: Start, tmp_path: Path
) -> None:
    settings = Settings(store=file_of_tables(tmp_path), compiled=False)
    async with (
        served(settings) as at,
        _proxy(start, tmp_path, _port(at)) as address,
        httpx.AsyncClient(base_url=address) as http,
    ):
        assert (await http.get("/health")).json()["app"] == "euchre"
        for hidden in INSIDE:
            assert (await http.get(hidden)).status_code == httpx.codes.NOT_FOUND, hidden
        huge = await http.post("/api/tables", content=b"x" * 40_000, headers={"Content-Type": "application/json"})
        assert huge.status_code in (413, 502), "of another type it may be refused before all of it is there"
        told = await asyncio.to_thread(
            asyncio.run, example("live_player").play(address)
        )  # which waits for some answers
        assert "win" in told


@pytest.mark.slow
async def test_a_server_that_knows_its_public_name_is_not_taken_for_dead(start: Start, tmp_path: Path) -> None:
    """Ask the server for its health by its address every two seconds, as Caddy does."""
    name = "euchre.example.org"
    settings = Settings(store=file_of_tables(tmp_path), compiled=False, hosts=frozenset({name}))
    async with (
        served(settings, behind="127.0.0.1") as at,
        _proxy(start, tmp_path, _port(at), name=name) as address,
        httpx.AsyncClient(base_url=address, headers={"Host": name}) as http,
    ):
        since = time.monotonic()
        while time.monotonic() - since < 3:
            assert (await http.get("/health")).json()["app"] == "euchre"
            await asyncio.sleep(0.2)


_DAWDLES: Final = (
    b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
)
"""A head and a body that are not whole."""


@pytest.mark.slow
async def test_who_dawdles_over_a_request_is_hung_up_on_and_a_silent_table_is_not(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server itself waits for a request as long as a client likes."""
    whole = read
    monkeypatch.setitem(globals(), "read", lambda name: whole(name).replace("20s", "1s"))
    settings = Settings(store=file_of_tables(tmp_path), compiled=False)
    async with served(settings) as at, _proxy(start, tmp_path, _port(at)) as address:
        through = address.removeprefix("http://")
        for begun in _DAWDLES:
            reader, writer = await asyncio.open_connection(*through.split(":"))
            writer.write(begun)
            async with asyncio.timeout(PATIENCE):
                await reader.read()
            writer.close()
        async with Guest(through) as ann, ann.at_table(await ann.opens(**SOLO)) as live:
            await live.next()
            await asyncio.sleep(2)
            assert (await live.ask("look"))["type"] == "ack"


async def test_a_head_that_is_too_long_does_not_reach_the_server(start: Start, tmp_path: Path) -> None:
    with _named_server("one") as one:
        async with _proxy(start, tmp_path, one.server_port) as address, httpx.AsyncClient(base_url=address) as http:
            answer = await http.get("/", headers={"X-Long": "x" * 60_000})
            assert answer.status_code in (400, 431)


def _port(at: str) -> int:
    return int(at.partition(":")[2])
