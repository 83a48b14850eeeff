"""Passkeys on the page, with a device that the browser plays: made, used on another device, listed and removed."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.async_api import CDPSession, expect

from support.axe import violations_in_both
from support.person import Person
from support.visits import Visits

_DEVICE: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """The passkeys of somebody's device, which unlocks itself."""

    def __init__(self, session: CDPSession, authenticator: str) -> None:
        self._session: Final = session
        self._authenticator: Final = authenticator

    @classmethod
    async def of(cls, person: Person) -> Device:
        """A device without a passkey, for a page that is open."""
        session = await person.context.new_cdp_session(person.page)
        await session.send("WebAuthn.enable")
        made = await session.send("WebAuthn.addVirtualAuthenticator", {"options": _DEVICE})
        return cls(session, made["authenticatorId"])

    async def keys(self) -> list[dict[str, Any]]:
        found = await self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._authenticator})
        return list(found["credentials"])

    async def gets(self, key: dict[str, Any]) -> None:
        """A passkey that its holder has on several devices."""
        await self._session.send("WebAuthn.addCredential", {"authenticatorId": self._authenticator, "credential": key})


def _secure(visits: Visits) -> str:
    """A name of the server under which plain http counts as secure, and that is no address."""
    return f"http://localhost:{visits.server.port}"


async def test_a_passkey_is_made_and_signs_its_holder_in_on_another_device(visits: Visits) -> None:
    ann = await visits.stranger(address=_secure(visits), likes={"name": "Ann"})
    await ann.goes("/me")
    device = await Device.of(ann)
    await ann.answer("Make a passkey").click()
    await expect(ann.page.get_by_text("not used yet")).to_be_visible()
    assert await violations_in_both(ann) == []
    (key,) = await device.keys()
    assert key["rpId"] == "localhost"
    other = await visits.stranger(address=_secure(visits))
    await other.goes("/card")
    await (await Device.of(other)).gets(key)
    assert await violations_in_both(other) == []
    await other.answer("Use a passkey").click()
    await expect(other.page.get_by_role("button", name="Play now")).to_be_visible()
    await other.goes("/me")
    await expect(other.page.get_by_text("last used Today")).to_be_visible()
    await other.page.get_by_role("button", name=re.compile("^Remove the passkey: localhost")).click()
    await other.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    await expect(other.page.get_by_text("last used")).to_have_count(0)
    await ann.goes("/card")
    ann.forgive("404")
    await ann.answer("Use a passkey").click()
    await expect(ann.page.get_by_role("alert")).to_contain_text("This server does not know that passkey.")
    ann.forgive("404")


@pytest.mark.slow
async def test_where_there_are_none_one_sentence_says_why(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/me")
    await expect(ann.page.get_by_text("Passkeys need a host name, not an address like 127.0.0.1.")).to_be_visible()
    await expect(ann.answer("Make a passkey")).to_have_count(0)
    await ann.goes("/card")
    await expect(ann.answer("Use a passkey")).to_have_count(0)
    bea = await visits.stranger()
    await bea.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    await bea.goes("/me")
    sentence = "Passkeys need https. In a hall without it, use your card."
    await expect(bea.page.get_by_text(sentence)).to_be_visible()
