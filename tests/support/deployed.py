"""The files in `deploy/`, and the programs that read them."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"


def read(name: str) -> str:
    """The text of a file in `deploy/`."""
    return (DEPLOY / name).read_text("utf-8")


def tree(name: str) -> Any:
    """A YAML file in `deploy/` as values."""
    return yaml.safe_load(read(name))


def unit(name: str) -> configparser.ConfigParser:
    """A unit of systemd; of what is set more than once the last is taken."""
    found = configparser.ConfigParser(strict=False, interpolation=None, delimiters=("=",), comment_prefixes=("#",))
    found.optionxform = str  # type: ignore[assignment,method-assign] # the names as they are written
    found.read_string(read(f"systemd/{name}"))
    return found


def instructions() -> list[tuple[str, str]]:
    """The instructions of a Containerfile, each with its arguments."""
    lines = [line for line in read("Containerfile").splitlines() if not line.startswith("#")]
    whole = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in whole.splitlines() if line)]


def program(name: str) -> str:
    """The path of a program; without it the test is skipped, which continuous integration does not let happen."""
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.exists() else shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def ran(*command: str | Path, env: dict[str, str] | None = None) -> str:
    """Run a command, which must succeed, and return its output."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=env)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr
