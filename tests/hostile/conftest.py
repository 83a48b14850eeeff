"""A server with the player of the house on a file of its own."""

from pathlib import Path

import pytest

from euchre.web.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(store=f"sqlite:///{tmp_path / 'tables.db'}", page=tmp_path / "page", compiled=False)
