"""The arena's tests know a few players more than everybody."""

from importlib.metadata import EntryPoint

import pytest

from euchre.bots import registry
from support.strangers import OFFERS


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players that fail, cheat or leave, by name (in this process alone)."""
    table = {name: EntryPoint(name, value, registry.GROUP) for name, value in OFFERS.items()}
    monkeypatch.setattr(registry, "_offers", lambda: table)
