"""The digest of the opponent's play: twelve digits that tell if it is still the one an edition was published with."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

import msgspec

from euchre.bots.registry import bot_named
from euchre.core.rules import Rules
from euchre.lab.benchmark.edition import OPPONENTS
from euchre.lab.benchmark.fixed_deal import FixedDeal

_DEALS: Final = 8


def opponent_digest(edition: int, rules: Rules, opponent: str) -> str:
    """Hash every action of the first deals of an edition in which the opponent has all seats."""
    sha, bot = sha256(), bot_named(OPPONENTS[opponent])
    for number in range(_DEALS):
        fixed = FixedDeal(edition, rules, number, bot)
        now = fixed.dealt(fixed.cards)
        sha.update(f"{fixed.cards}\n".encode())
        while fixed.result(now.state) is None:
            action = fixed.opponents_choice(now, now.seen())
            sha.update(f"{now.actor} {action}\n".encode())
            now = fixed.after(now, action)
    return sha.hexdigest()[:12]


def published_digest(edition: int, rules: Rules, opponent: str) -> str | None:
    """The digest that the edition was published with; None for rules that are no preset."""
    found = _published()[str(edition)][opponent].get(str(rules))
    return None if found is None else str(found)


@lru_cache
def _published() -> dict[str, Any]:
    text = (files("euchre.lab.benchmark") / "published.json").read_bytes()
    published: dict[str, Any] = msgspec.json.decode(text)
    return published
