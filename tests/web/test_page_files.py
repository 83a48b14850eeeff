"""The files of the page: read and compressed once, and sent as each browser can read them."""

from __future__ import annotations

import gzip
import math
import os
from collections.abc import AsyncIterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from euchre.web.routes.page import PageFiles
from euchre.web.settings.settings import Settings
from support.web import Guest, http_at, served

SCRIPT = "export const ace = 'A'\n" * 500
PLAIN = {"Accept-Encoding": "identity"}


@pytest.fixture
async def http(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    """A page that is looked through once, however slow the test is."""
    monkeypatch.setattr("euchre.web.routes.page._LOOK", math.inf)
    page = tmp_path / "built"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>" + "<p>Euchre" * 500)
    (page / "assets" / "a-1.js").write_text(SCRIPT)
    (page / "assets" / "a-2.woff2").write_bytes(os.urandom(5000))
    (tmp_path / "secret.txt").write_text("nobody's business")
    (page / "assets" / "out.txt").symlink_to(tmp_path / "secret.txt")
    async with served(replace(settings, page=page)) as at, http_at(at) as client:
        yield client


@pytest.mark.slow
async def test_a_file_is_compressed_once_however_often_it_is_asked_for(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    compressed: list[int] = []
    usual = gzip.compress

    def compress(data: bytes, **how: int) -> bytes:
        compressed.append(len(data))
        return usual(data, **how)

    monkeypatch.setattr(gzip, "compress", compress)
    monkeypatch.setattr("gzip.GzipFile.__init__", None)  # nobody else squeezes either
    for _ in range(20):
        answer = await http.get("/assets/a-1.js")
        assert (answer.headers["content-encoding"], answer.text) == ("gzip", SCRIPT)
    for _ in range(20):
        page = await http.get("/t/ABCD-EFGH")
        assert page.headers["content-encoding"] == "gzip"
    assert sorted(compressed) == sorted((len(SCRIPT), len(page.content)))


async def test_who_reads_no_gzip_gets_the_file_as_it_is_and_fonts_are_left_alone(http: httpx.AsyncClient) -> None:
    plain = await http.get("/assets/a-1.js", headers=PLAIN)
    assert plain.text == SCRIPT
    font = await http.get("/assets/a-2.woff2")
    assert "content-encoding" not in plain.headers
    assert "content-encoding" not in font.headers
    assert font.headers["content-type"] == "font/woff2"
    assert {plain.headers["vary"], font.headers["vary"]} == {"Accept-Encoding"}
    head = await http.head("/assets/a-1.js", headers=PLAIN)
    assert (head.status_code, head.content, head.headers["content-length"]) == (200, b"", str(len(SCRIPT)))
    assert (await http.post("/assets/a-1.js", json={})).status_code == 405


async def test_who_has_a_file_already_is_told_so_until_it_is_another(http: httpx.AsyncClient, tmp_path: Path) -> None:
    first = await http.get("/index.html")
    again = await http.get("/index.html", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == first.headers["cache-control"] == "no-cache"
    (tmp_path / "built" / "index.html").write_text("<!doctype html>another build")
    other = await http.get("/index.html", headers={"If-None-Match": first.headers["etag"]})
    assert (other.status_code, other.text) == (200, "<!doctype html>another build")


async def test_nothing_outside_the_page_is_sent(http: httpx.AsyncClient) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/out.txt", "/assets", "/assets/"):
        answer = await http.get(path)
        assert answer.status_code == 404, path
        assert "business" not in answer.text, path


async def test_the_disk_is_not_asked_for_what_somebody_made_up(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await http.get("/assets/a-1.js")).status_code == 200
    asked: list[str] = []

    def listen(name: str) -> None:
        usual = getattr(os, name)

        def noted(file: object, **how: Any) -> Any:
            asked.append(str(file))
            return usual(file, **how)

        monkeypatch.setattr(os, name, noted)

    for name in ("stat", "lstat", "scandir"):
        listen(name)
    for path in ("/a" * 1_900, "/assets" + "/a" * 1_900, "/nothing"):
        for _ in range(10):
            assert (await http.get(path)).status_code == 404, path[:9]
    assert not [one for one in asked if "built" in one]


def test_a_file_of_another_build_is_found_before_long_and_one_that_is_gone_is_not(tmp_path: Path) -> None:
    now = 100.0
    (tmp_path / "a.js").write_text(SCRIPT)
    files = PageFiles(tmp_path, lambda: now)
    (tmp_path / "a.js").rename(tmp_path / "b.js")
    assert files.find("/b.js") is None
    now += 5.0
    assert files.find("/b.js") == tmp_path / "b.js"
    assert files.find("/a.js") is None


@pytest.mark.slow
async def test_a_file_that_was_removed_is_not_there(http: httpx.AsyncClient, tmp_path: Path) -> None:
    (tmp_path / "built" / "assets" / "a-1.js").unlink()
    assert (await http.get("/assets/a-1.js")).status_code == 404


@pytest.mark.slow
async def test_figures_are_gathered_once_a_moment(http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    now, gathered = 100.0, 0

    def gather(_: object) -> bytes:
        nonlocal gathered
        gathered += 1
        return b"x" * 5000

    monkeypatch.setattr("euchre.web.routes.metrics.generate_latest", gather)
    monkeypatch.setattr("euchre.web.routes.metrics.time", type("Clock", (), {"monotonic": staticmethod(lambda: now)}))
    for _ in range(50):
        answer = await http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=")
        assert answer.headers["content-type"].count("charset") == 1
        assert "content-encoding" not in answer.headers
    assert gathered == 1
    now += 1.0
    await http.get("/metrics")
    assert gathered == 2


@pytest.mark.slow
async def test_the_files_of_a_page_that_was_built_anew_are_there_with_it(
    http: httpx.AsyncClient, tmp_path: Path
) -> None:
    built = tmp_path / "built"
    assert (await http.get("/assets/newer.js")).status_code == 404
    (built / "assets" / "newer.js").write_text("newer")
    (built / "index.html").write_text("<!doctype html>a page of newer.js")
    assert (await http.get("/")).text == "<!doctype html>a page of newer.js"
    assert (await http.get("/assets/newer.js")).text == "newer"


class _Metas(HTMLParser):
    """The properties that a page gives of itself."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.properties: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pairs = dict(attrs)
        if tag == "meta" and "property" in pairs:
            self.properties[str(pairs["property"])] = str(pairs["content"])


async def test_the_name_and_the_greeting_of_a_server_are_text(settings: Settings, tmp_path: Path) -> None:
    page = tmp_path / "built"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><head></head><body></body>")
    title, greeting = 'Tom & "Ann"', "</head><script>alert(1)</script> Welcome"
    async with served(replace(settings, page=page, title=title, greeting=greeting)) as at, http_at(at) as client:
        text = (await client.get("/")).text
    assert "<script>" not in text
    metas = _Metas(text).properties
    assert (metas["og:site_name"], metas["euchre:greeting"]) == (title, greeting)


async def test_an_invitation_in_a_chat_says_what_it_is(settings: Settings, tmp_path: Path) -> None:
    page = tmp_path / "built"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><head><title>Euchre</title></head><body></body>")
    async with served(replace(settings, page=page)) as at, Guest(at) as ann, http_at(at) as chat:
        code = await ann.opens(name="Ann", seats=["me", "open", "open", "open"])
        home, table = [_Metas((await chat.get(path)).text).properties for path in ("/", f"/t/{code}")]
        german = _Metas((await chat.get("/t/AAAA-AAAA", headers={"Accept-Language": "de"})).text).properties
        forged = (await chat.get("/", headers={"Host": 'localhost"><script>'})).text
    assert home["og:title"] == "Euchre"
    assert home["og:description"].startswith("Play Euchre by your own house rules")
    assert table["og:title"] == "An invitation to a table of Euchre"
    assert table["og:image"] == f"http://{at}/icon-512.png"
    assert german["og:title"] == "Einladung an einen Euchre-Tisch"
    assert not {"Ann", code} & set(" ".join(table.values()).split()), "nothing of the table"
    assert "<script>" not in forged
