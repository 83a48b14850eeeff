"""The choices of the bots of daily deals: everybody meets the same ones, so a change of them has a new number."""

from __future__ import annotations

from datetime import timedelta
from hashlib import sha256
from random import Random

from euchre.daily.programme import BOT_VERSION, DEALS
from euchre.tables.history import played
from support.daily import MONDAY, finished, opened

CHOICES_OF_VERSION_2 = "4fcb0179c9f49f99"


def test_the_version_is_raised_whenever_a_choice_changes() -> None:
    """Compare a week of deals: if this fails, raise `BOT_VERSION`, and write down the choices of that version here."""
    choices = sha256()
    for number in range(7 * DEALS):
        day, deal = divmod(number, DEALS)
        (match,) = played(finished(opened(MONDAY + timedelta(day), deal + 1), Random(number)))
        choices.update(" ".join(map(str, match.record.actions)).encode())
    assert (BOT_VERSION, choices.hexdigest()[:16]) == (2, CHOICES_OF_VERSION_2)
