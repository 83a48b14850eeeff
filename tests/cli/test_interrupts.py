"""Ctrl+C while the command starts, and leaving while the table is built: it ends, and nothing is printed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from textual.app import ComposeResult
from textual.screen import Screen

from euchre.cli.table.screen import TableScreen
from euchre.cli.table.start import StartScreen
from euchre.cli.table.table_view import TableView
from support.sampling import few
from support.terminal import SIZE, table_app, until

_STARTED = """
import os, runpy, signal, sys

class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == where:
            print("interrupted", flush=True)
            os.kill(os.getpid(), signal.SIGINT)

where = sys.argv.pop(1)
sys.meta_path.insert(0, Interrupt())
runpy.run_module("euchre", run_name="__main__", alter_sys=True)
"""
"""The command, with Ctrl+C pressed at the moment a certain module is loaded."""


@pytest.mark.skipif(os.name == "nt", reason="there a signal ends a process without asking it")
@pytest.mark.parametrize(
    ("command", "where"),
    few(
        [
            ("--version", "euchre.cli.app"),
            ("--version", "typer"),
            ("rules", "euchre.core.rules"),
            ("--no-browser", "euchre.web.server.server"),
            ("--no-browser", "litestar"),
            ("play", "textual.app"),
        ],
        keep={"rules", "play"},
    ),
)
def test_ctrl_c_while_modules_are_loaded_ends_the_command_without_a_word(
    command: str, where: str, tmp_path: Path
) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, "-c", _STARTED, where, command], env=environment, capture_output=True, text=True, check=False
    )
    assert (ran.stdout, ran.stderr) == ("interrupted\n", "")
    assert ran.returncode == -signal.SIGINT


def test_importing_the_package_loads_nothing_until_a_name_is_asked_for() -> None:
    code = (
        "import sys, euchre; assert 'euchre.core' not in sys.modules\n"
        "assert euchre.Match and 'Match' in dir(euchre)\n"
        "from euchre import *; print(Rules.__name__)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "Rules\n"


@pytest.mark.parametrize("part", [StartScreen, TableScreen, TableView])
async def test_who_leaves_while_the_table_is_built_sees_no_error(
    part: type[Screen[object] | TableView], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compose = part.compose

    def leaving(self: Screen[object] | TableView) -> ComposeResult:
        self.app.exit()
        yield from compose(self)  # type: ignore[arg-type]

    monkeypatch.setattr(part, "compose", leaving)
    app = table_app(tmp_path / "game.jsonl", at_once=part is not StartScreen)
    async with app.run_test(size=SIZE) as pilot:  # an error in the application is raised here
        await until(pilot, lambda: not app.is_running)
    assert not app.return_code
