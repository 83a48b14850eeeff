"""Euchre from its wheel, as pipx installs it: in an environment outside these sources."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import httpx

from euchre.version import __version__
from support.serving import reserved

_SOURCES = Path(__file__).parents[2]
_PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
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


def test_the_wheel_serves_the_page_from_an_environment_of_its_own(tmp_path: Path) -> None:
    subprocess.run(
        [*_PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), str(_SOURCES)], check=True
    )
    (wheel,) = tmp_path.glob("euchre-*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "own")], check=True)
    own = tmp_path / "own" / ("Scripts" if os.name == "nt" else "bin")
    python = str(own / "python")
    subprocess.run([*_PIP, "--python", python, "install", "--no-deps", "--no-index", str(wheel)], check=True)
    # what Euchre needs is here already; a .pth of that folder, such as that of an editable Euchre, does not count
    (packages,) = (tmp_path / "own").glob("**/site-packages")
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    places = dict.fromkeys(("XDG_DATA_HOME", "HOME", "LOCALAPPDATA"), str(tmp_path))
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | places
    elsewhere: dict[str, Any] = {"cwd": tmp_path, "env": environment, "stdout": subprocess.PIPE, "text": True}

    said = subprocess.run([str(own / "euchre"), "--version"], check=True, **elsewhere)
    assert said.stdout == f"euchre {__version__}\n"
    held = reserved()
    port = str(held.getsockname()[1])
    with held, subprocess.Popen([python, "-um", "euchre", "--no-browser", "--port", port], **elsewhere) as server:
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
    modules = ["euchre.__main__", "euchre.cli.app", "euchre.cli.table.app", "euchre.web.server", "euchre.web.app"]
    modules += [
        "euchre.bots.lineup.warm",
        "euchre.bots.advice.advice",
        "euchre.bots.protocol.program",
        "euchre.lab.arena",
    ]
    ran = subprocess.run([sys.executable, "-c", _HIDDEN, *modules], capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("imported\n", "")
