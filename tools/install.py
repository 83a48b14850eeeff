"""Install Euchre and show its progress: ``python -m tools.install -e .``; pip's own words are kept for failures.

Needs nothing but Python and its pip.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Final

_STEPS: Final = {
    "Installing backend dependencies": "Fetching what the page is built with: Node (60 MB)",
    "Collecting": "Fetching the libraries (100 MB)",
    "Building editable": "Building the page, with what it is made of from npm (80 MB)",
    "Installing collected packages": "Unpacking the libraries (400 MB)",
}
"""The steps by the beginning of pip's line for each. Sizes are rough and for a first installation."""
_PIP: Final = ("-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "off", "-c", "constraints.txt")
_LAST: Final = 20
"""Lines of pip's that are shown when it fails."""


def steps(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The step that each of pip's lines belongs to, and the library it is about, if any.

    >>> [*steps(["Collecting numba==0.68.1 (from euchre)", "  Downloading numba-0.68.1.whl (4 MB)"])]
    [('Fetching the libraries (100 MB)', 'numba'), ('Fetching the libraries (100 MB)', '')]
    """
    now = "Looking at what is there"
    for line in lines:
        words = line.strip()
        now = next((step for begins, step in _STEPS.items() if words.startswith(begins)), now)
        library = words.split()[1] if words.startswith("Collecting ") else ""
        yield now, library.partition("=")[0].partition("[")[0].partition(">")[0]


def main(arguments: list[str]) -> int:
    """Run pip; returns its exit status."""
    began, said = monotonic(), list[str]()
    command = [sys.executable, *_PIP, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:  # noqa: S603 - pip
        assert pip.stdout is not None, "asked for"
        _show(steps(_kept(pip.stdout, said)))
    if pip.returncode:
        sys.stderr.writelines(["The installation failed. What pip said last:\n", *said[-_LAST:]])
    else:
        print(f"Installed in {monotonic() - began:.0f} seconds.")
    return pip.returncode


def _kept(lines: Iterable[str], said: list[str]) -> Iterator[str]:
    for line in lines:
        said.append(line)
        yield line


def _show(busy: Iterable[tuple[str, str]]) -> None:
    """Print each step once; on a terminal, with the library at hand."""
    before, watched = "", sys.stdout.isatty()
    for step, library in busy:
        if step != before:
            print(f"{step} ...", flush=True)
        if library and watched:
            print(f"\r\x1b[K  {library}", end="\r", flush=True)
        before = step
    if watched:
        print("\x1b[K", end="")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
