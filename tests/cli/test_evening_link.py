"""The command `euchre evening link`."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from euchre.cli.app import app
from euchre.core.errors import EuchreError
from euchre.evenings.evening import Evening
from euchre.store.store import Store
from support.kinds import EXAMPLES

DAY = 24 * 3600.0


@pytest.fixture
def kept(tmp_path: Path) -> tuple[str, Evening]:
    """A store with an evening."""
    url, example = f"sqlite:///{tmp_path / 'tables.db'}", EXAMPLES["evening"]()
    evening = example.state

    async def keep() -> None:
        async with await Store.open(url) as store:
            await store.streams.create(evening.id, evening.code, example.log, kind=example.kind)

    asyncio.run(keep())
    return url, evening


def test_a_director_without_a_cookie_gets_the_link_again(
    kept: tuple[str, Evening], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, evening = kept
    monkeypatch.setattr(time, "time", lambda: evening.at + DAY)
    done = CliRunner().invoke(app, ["evening", "link", "--store", url, "--port", "8765"])
    assert done.exit_code == 0, done.output
    assert done.output.endswith(f":8765/evening/{evening.code}/director#{evening.directors.key}\n")


def test_an_older_evening_is_not_told(kept: tuple[str, Evening], monkeypatch: pytest.MonkeyPatch) -> None:
    url, evening = kept
    monkeypatch.setattr(time, "time", lambda: evening.at + 3 * DAY)
    done = CliRunner().invoke(app, ["evening", "link", "--store", url])
    assert isinstance(done.exception, EuchreError)
    assert str(done.exception) == "Nothing has happened in any evening in the last two days."
