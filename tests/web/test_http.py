"""The HTTP side: rules, errors, headers, and what the page gets."""

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from euchre.core.rules import PRESETS, Rules
from euchre.web.http.request_guards import LONGEST_PATH, LOOPBACK
from euchre.web.settings.settings import LONGEST_BODY, Settings
from support.processor import answer_to
from support.web import SOLO, Guest, http_at, served

SHELL = "<!doctype html><title>Euchre</title><script type=module src=/assets/index-abc.js></script>"
EVERYWHERE = (
    *("/", "/health", "/ready", "/metrics", "/schema"),
    *("/api/me", "/api/rules", "/api/nothing", "/nothing", "/api/tables"),
)


async def test_every_answer_carries_the_security_headers(ann: Guest) -> None:
    for path, method in product(EVERYWHERE, ("GET", "DELETE")):
        headers = (await ann.http.request(method, path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy, path
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "strict-transport-security" not in headers, "this is not https"
        assert "server" not in headers


async def test_whatever_is_read_is_asked_for_by_head_too(ann: Guest) -> None:
    """Programs that watch a server, and chats that show a link, ask so."""
    code = await ann.opens()
    for path in (*EVERYWHERE, f"/t/{code}", f"/api/tables/{code}", "/ready"):
        head, whole = await ann.http.head(path), await ann.http.get(path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers["content-type"] == whole.headers["content-type"], path
    assert (await ann.http.head("/api/analyse")).status_code == 405, "there is nothing to read"


async def test_every_error_is_a_code_and_a_sentence(ann: Guest) -> None:
    http = ann.http
    json = {"content-type": "application/json"}
    answers = {
        "request/not-found": await http.get("/api/nothing"),
        "request/method": await http.delete("/api/tables"),
        "request/content-type": await http.post("/api/tables", content="name=Ann"),
        "request/malformed": await http.post("/api/tables", content='{"seats": 3}', headers=json),
        "request/too-long": await http.post("/api/tables", content="x" * (LONGEST_BODY + 1), headers=json),
        "rules/preset": await http.post("/api/tables", json={"rules": "bridge"}),
        "rules/option": await http.get("/api/rules/standard,nothing=1"),
        "table/unknown": await http.get("/api/tables/ZZZZ-ZZZZ"),
        "game/unknown": await http.get(f"/api/games/{await ann.opens()}/1"),
    }
    assert {code: answer.json()["code"] for code, answer in answers.items()} == {code: code for code in answers}
    for answer in answers.values():
        assert set(answer.json()) == {"code", "sentence", "options"}
        assert 400 <= answer.status_code < 500
        assert answer.json()["sentence"].endswith(".")
    assert answers["request/method"].headers["allow"]


WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"seats": ["me", "club", "open", "boss"]}, "seats[3] cannot be “boss”."),
    ({"name": 5}, "name is not a text."),
    ({"terms": {"pace": "frantic"}}, "terms.pace cannot be “frantic”."),
    ({"pace": "instant"}, "the body has no field “pace”."),
)


@pytest.mark.slow
async def test_the_sentence_names_the_part_that_is_wrong(ann: Guest) -> None:
    for wish, part in WRONG:
        answer = await ann.http.post("/api/tables", json=wish)
        assert part in answer.json()["sentence"]


async def test_the_cookie_is_signed_and_kept_from_scripts(at: str) -> None:
    async with http_at(at) as http:
        cookie = (await http.get("/api/me")).headers["set-cookie"]
        assert cookie.startswith("euchre=")
        for word in ("HttpOnly", "SameSite=lax", "Path=/"):
            assert word in cookie
        assert "Secure" not in cookie, "this is not https"
        assert "set-cookie" not in (await http.get("/health")).headers


async def test_all_presets_and_options_are_offered(ann: Guest) -> None:
    offered = (await ann.http.get("/api/rules")).json()
    assert [preset["name"] for preset in offered["presets"]] == list(PRESETS)
    assert [option["name"] for option in offered["options"]] == [option.name for option in Rules.options()]
    read = (await ann.http.get("/api/rules/british,target=15")).json()
    assert (read["rules"], read["preset"], read["options"]["benny"]) == ("british,target=15", "british", "joker")
    assert read["changes"] == [
        {
            "name": "target",
            "value": 15,
            "preset_value": 11,
            "says": "The score that wins a game; 0 if deals are counted.",
        }
    ]
    assert "A game is won with 15 points." in read["book"][6]["lines"]


@pytest.mark.slow
async def test_the_page_is_one_file_for_all_its_addresses(settings: Settings) -> None:
    page = Path(settings.page)
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(SHELL)
    (page / "icon.svg").write_text("<svg/>")
    (page / "assets" / "index-abc.js").write_text("export {}")
    async with served(settings) as at, http_at(at) as http:
        plain = ("/", "/new", "/t/ABCD-EFGH", "/rules/british,target=15", "/games/ABCD-EFGH/2", "/settings")
        position = "standard/0-0/3/0/AsKsQsJsTs/9d/pass.order.bury/As"
        for path in (*plain, "/games/ABCD-EFGH/2/play-on", "/analysis", f"/analysis/{position}"):
            answer = await http.get(path)
            assert answer.text == SHELL
            assert answer.headers["cache-control"] == "private, no-cache"
            assert "inline" in answer.headers.get("content-disposition", "inline")
        assert "euchre" in http.cookies
        script = await http.get("/assets/index-abc.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert "set-cookie" not in script.headers
        assert (await http.get("/icon.svg")).headers["cache-control"] == "no-cache"
        for missing in ("/assets/gone.js", "/../../etc/passwd", "/assets/%2e%2e/%2e%2e/x", "/elsewhere"):
            assert (await http.get(missing)).json()["code"] == "request/not-found"


async def test_a_wrong_address_gives_a_browser_the_page_and_other_clients_a_sentence(settings: Settings) -> None:
    page = Path(settings.page)
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(SHELL)
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    async with served(settings) as at, http_at(at) as http:
        for path in ("/nowhere", "/nowhere/at/all", "/games/ABCD-EFGH/first", "/assets/gone.js", "/%ff"):
            astray = await http.get(path, headers=browser)
            assert (astray.status_code, astray.text) == (404, SHELL)
            assert astray.headers["content-type"].startswith("text/html")
            assert astray.headers["cache-control"] == "private, no-cache"
            assert (await http.get(path)).json()["code"] == "request/not-found"
        for path in ("/api/tables/ABCD-EFGH", "/api/games/ABCD-EFGH/1"):
            assert (await http.get(path, headers=browser)).json()["code"].endswith("/unknown")
        for path in ("/api", "/api/", "/api/nothing", "/api/games/ABCD-EFGH/first", "/schema/nothing", "/health/x"):
            astray = await http.get(path, headers=browser)
            assert (astray.status_code, astray.json()["code"]) == (404, "request/not-found")
        assert (await http.get("/", headers=browser)).headers["content-type"] == "text/html; charset=utf-8"


OTHERWISE_WRITTEN = (
    *("/metrics/", "/metrics//", "//metrics", "/%2fmetrics", "/metrics%2F", "/ready/", "//ready/", "/health/"),
    *("//api/rules/standard", "/api//rules/standard", "/api/rules//standard", "/api/rules/standard/", "/api/me/"),
    *("/schema/", "//schema/openapi.json"),
)


async def test_an_address_for_programs_is_written_in_one_way(at: str) -> None:
    """Refuse other spellings of an address, so that proxies can tell it, and quotas count it."""
    for path in OTHERWISE_WRITTEN:
        answer = await answer_to(at, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        assert answer.startswith(b"HTTP/1.1 404 "), path
        assert b'"request/not-found"' in answer, path
        assert b"content-security-policy" in answer, path


@pytest.mark.slow
async def test_a_path_is_no_longer_than_any_that_means_something(at: str) -> None:
    longest = f"/analysis/{'a' * (LONGEST_PATH - 10)}"
    async with http_at(at) as http:
        assert (await http.get(longest)).status_code == 503, "the page, which is not built"
        refused = await http.get(f"{longest}a")
    assert (refused.status_code, refused.json()["code"]) == (414, "request/too-long")


async def test_a_page_that_is_not_built_says_how_to_build_it(ann: Guest) -> None:
    answer = await ann.http.get("/")
    assert answer.status_code == 503
    assert "make" in answer.text


async def test_health_and_metrics_tell_nothing_about_anybody(ann: Guest) -> None:
    code = await ann.opens(**SOLO)
    async with ann.at_table(code) as live:
        await live.shuffle()
        now = await live.my_turn()
    health = (await ann.http.get("/health")).json()
    assert (health["app"], health["players"]) == ("euchre", "getting ready")
    metrics = (await ann.http.get("/metrics")).text
    assert "euchre_keeping_seconds_count" in metrics
    for secret in (code, "Ann", ann.http.cookies["euchre"], *(f'"{held["card"]}"' for held in now["picture"]["hand"])):
        assert secret not in metrics
        assert secret not in str(health)


async def test_a_server_for_this_computer_answers_to_no_other_name(settings: Settings) -> None:
    async with served(replace(settings, hosts=LOOPBACK)) as at, http_at(at) as http:
        assert (await http.get("/health")).status_code == 200
        refused = await http.get("/health", headers={"Host": "rebound.example"})
        assert (refused.status_code, refused.json()["code"]) == (421, "request/host")


@pytest.mark.slow
async def test_a_server_with_a_public_name_tells_a_proxy_how_it_is_by_its_address(settings: Settings) -> None:
    async with served(replace(settings, hosts=frozenset({"euchre.example.org"}))) as at, http_at(at) as http:
        for path, others in (("/health", 200), ("/ready", 200), ("/metrics", 200), ("/api/me", 421), ("/", 421)):
            for host in ("127.0.0.1:8310", "[::1]:8310", "10.0.0.7", "euchre:8310"):
                assert (await http.get(path, headers={"Host": host})).status_code == others, host
            refused = await http.get(path, headers={"Host": "rebound.example"})
            assert (refused.status_code, refused.json()["code"]) == (421, "request/host")
            assert (await http.get(path, headers={"Host": "euchre.example.org"})).status_code != 421


@pytest.mark.slow
async def test_a_download_is_named_after_the_table_however_its_code_is_written(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("euchre.web.settings.codes.secrets.choice", lambda _: "K")
    await ann.opens(**SOLO)
    async with ann.at_table("KKKK-KKKK") as live:
        await live.shuffle()
        await live.play()
    kelvin = "\u212a"  # in lower case a k
    for (kind, ending), code in product((("log", "jsonl"), ("egn", "json")), ("k", "K", kelvin)):
        answer = await ann.http.get(f"/api/games/{code}KKK KKKK/1/{kind}")
        if code.isascii():
            named = f'attachment; filename="euchre-KKKK-KKKK-1.{ending}"'
            assert answer.headers["content-disposition"] == named
        else:
            assert answer.json()["code"] == "table/unknown"
