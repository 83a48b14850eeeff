"""Passkeys: a device that holds one is its holder; nothing that was heard, changed or made for another place is."""

from __future__ import annotations

import copy
from dataclasses import replace
from http import HTTPStatus
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner

from euchre.store.store import Store
from euchre.web.settings.settings import Settings
from support.authenticator import Authenticator
from support.postgres import Server
from support.sampling import few
from support.web import SOLO, Guest, served

JSON = {"Content-Type": "application/json"}
PLACE = "euchre.example"
HOST = {"Host": PLACE}


@pytest.fixture
def device() -> Authenticator:
    return Authenticator(f"https://{PLACE}", PLACE)


async def _post(guest: Guest, path: str, body: dict[str, Any] | None = None, host: str = PLACE) -> httpx.Response:
    return await guest.http.post(path, json={} if body is None else body, headers={"Host": host})


async def _makes(guest: Guest, device: Authenticator, name: str = "Ann", host: str = PLACE) -> httpx.Response:
    options = (await _post(guest, "/api/me/passkeys/options", {"name": name}, host)).json()
    assert options["rp"]["id"] == device.host
    return await _post(guest, "/api/me/passkeys", {"name": name, "credential": device.makes(options)}, host)


async def _challenge(guest: Guest, host: str = PLACE) -> dict[str, Any]:
    found: dict[str, Any] = (await _post(guest, "/api/passkey/options", None, host)).json()
    return found


async def _signs_in(guest: Guest, device: Authenticator, host: str = PLACE) -> httpx.Response:
    answer = device.signs(await _challenge(guest, host))
    return await _post(guest, "/api/passkey", {"credential": answer}, host)


async def test_a_passkey_brings_its_holder_to_another_device(ann: Guest, bea: Guest, device: Authenticator) -> None:
    code = await ann.opens(**SOLO)
    assert (await _makes(ann, device)).status_code == HTTPStatus.CREATED
    reply = await _signs_in(bea, device)
    assert (reply.status_code, reply.json()) == (HTTPStatus.OK, {"name": "Ann"})
    assert [table["code"] for table in (await bea.http.get("/api/tables")).json()] == [code]
    (listed,) = (await bea.http.get("/api/me/passkeys")).json()
    assert listed["host"] == PLACE
    assert listed["used"] >= listed["made"]


@pytest.mark.slow
async def test_several_passkeys_are_listed_and_each_is_removed(ann: Guest, bea: Guest, device: Authenticator) -> None:
    other = Authenticator(f"https://{PLACE}", PLACE)
    for one in (device, other):
        await _makes(ann, one)
    again = (await _post(ann, "/api/me/passkeys/options")).json()
    assert len(again["excludeCredentials"]) == 2, "a device makes no second one"
    first, second = (await ann.http.get("/api/me/passkeys")).json()
    path = f"/api/me/passkeys/{first['id']}"
    assert (await bea.http.delete(path, headers=JSON)).status_code == HTTPStatus.NO_CONTENT
    assert len((await ann.http.get("/api/me/passkeys")).json()) == 2, "nobody else removes it"
    assert (await ann.http.delete(path, headers=JSON)).status_code == HTTPStatus.NO_CONTENT
    assert (await _signs_in(bea, device)).json()["code"] == "passkey/unknown"
    assert (await _signs_in(bea, other)).status_code == HTTPStatus.OK
    assert [one["id"] for one in (await bea.http.get("/api/me/passkeys")).json()] == [second["id"]]


@pytest.mark.slow
async def test_an_answer_is_good_for_one_time(ann: Guest, bea: Guest, device: Authenticator) -> None:
    await _makes(ann, device)
    device.uses = -1  # it does not count its uses, as most do not
    answer = device.signs(await _challenge(bea))
    assert (await _post(bea, "/api/passkey", {"credential": answer})).status_code == HTTPStatus.OK
    async with Guest(bea.at) as thief:
        reply = await _post(thief, "/api/passkey", {"credential": answer})
        assert (reply.status_code, reply.json()["code"]) == (HTTPStatus.FORBIDDEN, "passkey/refused")
        assert (await thief.http.get("/api/me")).json()["name"] == ""


@pytest.mark.slow
async def test_a_challenge_ends_after_some_minutes(
    ann: Guest, device: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _makes(ann, device)
    answer = device.signs(await _challenge(ann))
    now = TimestampSigner.get_timestamp
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda signer: now(signer) + 301)
    assert (await _post(ann, "/api/passkey", {"credential": answer})).json()["code"] == "passkey/refused"


async def test_a_challenge_for_one_guest_makes_no_passkey_for_another(
    ann: Guest, bea: Guest, device: Authenticator
) -> None:
    options = (await _post(ann, "/api/me/passkeys/options")).json()
    for challenge in (options, await _challenge(bea), {"challenge": "bm90aGluZw"}):
        reply = await _post(bea, "/api/me/passkeys", {"credential": device.makes(challenge)})
        assert reply.json()["code"] == "passkey/refused"
    assert (await bea.http.get("/api/me/passkeys")).json() == []
    await _makes(ann, device)
    reply = await _post(bea, "/api/passkey", {"credential": device.signs(options, [*device.keys][-1])})
    assert reply.json()["code"] == "passkey/refused", "nor does it sign anybody in"


async def test_what_was_made_for_another_place_is_refused(ann: Guest, bea: Guest, device: Authenticator) -> None:
    """Refuse another origin, another host, an insecure page; and a passkey made under another name of this server."""
    for origin, host in (
        ("https://evil.example", PLACE),
        (f"http://{PLACE}", PLACE),
        (f"https://{PLACE}:8443", PLACE),
        (f"https://{PLACE}", "evil.example"),
    ):
        wrong = Authenticator(origin, host)
        options = (await _post(ann, "/api/me/passkeys/options")).json()
        reply = await _post(ann, "/api/me/passkeys", {"credential": wrong.makes(options)})
        assert reply.json()["code"] == "passkey/refused", (origin, host)
    await _makes(ann, device)
    other = Authenticator("https://euchre.test", "euchre.test")
    other.keys.update(device.keys)
    assert (await _signs_in(bea, other, "euchre.test")).json()["code"] == "passkey/unknown"


@pytest.mark.parametrize("fault", ["framed", "verifies"])
async def test_a_device_that_knows_its_holder_signs_in_a_page_of_our_own(
    ann: Guest, bea: Guest, device: Authenticator, fault: str
) -> None:
    """Refuse a passkey used without a finger, a face or a number; no page of ours is in a frame."""
    right = getattr(device, fault)
    options = (await _post(ann, "/api/me/passkeys/options")).json()
    assert options["authenticatorSelection"]["userVerification"] == "required"
    setattr(device, fault, not right)
    reply = await _post(ann, "/api/me/passkeys", {"credential": device.makes(options)})
    assert reply.json()["code"] == "passkey/refused"
    device.keys.clear()
    setattr(device, fault, right)
    await _makes(ann, device)
    setattr(device, fault, not right)
    assert (await _signs_in(bea, device)).json()["code"] == "passkey/refused"


@pytest.mark.slow
async def test_on_this_computer_plain_http_is_secure_and_elsewhere_an_address_never(ann: Guest, bea: Guest) -> None:
    here = Authenticator("http://localhost:8000", "localhost")
    assert (await _makes(ann, here, host="localhost:8000")).status_code == HTTPStatus.CREATED
    assert (await _signs_in(bea, here, "localhost:8000")).status_code == HTTPStatus.OK
    reply = await ann.http.post("/api/passkey/options", json={})
    assert (reply.status_code, reply.json()["code"]) == (HTTPStatus.CONFLICT, "passkey/host")


def _places(value: Any) -> list[tuple[Any, Any]]:
    """The places in an answer, as the container and its key."""
    found = []
    for key, part in list(value.items()):
        found.append((value, key))
        if isinstance(part, dict):
            found += _places(part)
    return found


@pytest.mark.parametrize(
    "wrong", few([None, "", 7, "AAAA", "é", [], {}, "x" * 3000, "o" * 40, "//////////"], keep=["AAAA"])
)
async def test_whatever_is_wrong_with_an_answer_it_is_refused(ann: Guest, device: Authenticator, wrong: Any) -> None:
    await _makes(ann, device)
    made = device.makes((await _post(ann, "/api/me/passkeys/options")).json())
    signed = device.signs(await _challenge(ann))
    for path, answer in (("/api/me/passkeys", made), ("/api/passkey", signed)):
        for number in range(len(_places(copy.deepcopy(answer)))):
            changed = copy.deepcopy(answer)
            holder, key = _places(changed)[number]
            if key in ("clientExtensionResults", "type"):
                continue
            holder[key] = wrong
            reply = await _post(ann, path, {"credential": changed})
            assert reply.status_code in (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND), (path, key, reply.text)
    assert len((await ann.http.get("/api/me/passkeys")).json()) == 1


async def test_a_passkey_that_somebody_has_is_nobody_elses(ann: Guest, bea: Guest, device: Authenticator) -> None:
    await _makes(ann, device)
    (credential,) = device.keys
    copied = Authenticator(device.origin, device.host)
    options = (await _post(bea, "/api/me/passkeys/options")).json()
    answer = copied.makes(options)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("support.authenticator.secrets.token_bytes", lambda _: credential)
        answer = copied.makes(options)
    assert (await _post(bea, "/api/me/passkeys", {"credential": answer})).json()["code"] == "passkey/refused"
    async with Guest(ann.at) as other:
        assert (await _signs_in(other, device)).json() == {"name": "Ann"}


@pytest.mark.slow
async def test_nobody_has_more_passkeys_than_a_handful(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("euchre.web.routes.passkeys._MOST", 2)
    for _ in range(2):
        await _makes(ann, Authenticator(f"https://{PLACE}", PLACE))
    assert (await _post(ann, "/api/me/passkeys/options")).json()["code"] == "passkey/too-many"


@pytest.mark.slow
async def test_a_deletion_ends_passkeys_and_the_export_lists_them(
    ann: Guest, bea: Guest, device: Authenticator, settings: Settings
) -> None:
    await _makes(ann, device)
    shown = (await ann.http.get("/api/me/data")).json()["kept"]["person"]
    assert shown["name"] == "Ann"
    assert [one["host"] for one in shown["passkeys"]] == [PLACE]
    assert (await ann.http.delete("/api/me", headers=JSON)).status_code == HTTPStatus.NO_CONTENT
    assert (await _signs_in(bea, device)).json()["code"] == "passkey/unknown"
    async with await Store.open(settings.store) as store:
        assert await store.passkeys.read(shown["passkeys"][0]["credential"]) is None


async def test_any_worker_knows_the_challenge_of_another(
    settings: Settings, server: Server, device: Authenticator
) -> None:
    shared = replace(settings, store=await server.emptied())
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea:
        await _makes(ann, device)
        answer = device.signs(await _challenge(ann))
        assert (await _post(bea, "/api/passkey", {"credential": answer})).json() == {"name": "Ann"}
