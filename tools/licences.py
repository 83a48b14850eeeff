"""Write `docs/licences.md`: the licences of the libraries we use: ``python -m tools.licences``."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.parts import Part, libraries, packages

PAGE: Final = Path(__file__).parents[1] / "docs/licences.md"
FREE: Final = frozenset(
    {
        "0BSD",
        "Apache-2.0",
        "BSD",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "CC0-1.0",
        "ISC",
        "MIT",
        "MIT-0",
        "MPL-2.0",
        "OFL-1.1",
        "PSF-2.0",
    }
    | {"Apache-2.0 WITH LLVM-exception", "Zlib"}
)
"""The licences that may be handed on beside Apache-2.0. MPL-2.0 and OFL-1.1 ask for their own unchanged files only."""
_HEAD: Final = """\
# Licences

Euchre itself is under [Apache-2.0](../LICENSE). What it is made of, by others, is under these licences, as its makers
say. This page is written by `python -m tools.licences`; `python -m tools.bill` writes a bill of materials (CycloneDX)
with versions and checksums.
"""


def may_be_handed_on(licence: str) -> bool:
    """True if a part under this licence may be distributed together with Euchre.

    >>> may_be_handed_on("MIT AND PSF-2.0"), may_be_handed_on("GPL-3.0-only OR MIT"), may_be_handed_on("GPL-3.0-only")
    (True, True, False)
    """
    return all(any(one in FREE for one in part.split(" OR ")) for part in re.split(r" AND ", licence))


def text() -> str:
    """The page."""
    ours, theirs = libraries(), packages()
    return "\n".join(
        (
            _HEAD,
            "## What a server needs to run\n",
            *_table(ours),
            "\n## What is in the page\n",
            *_table(one for one in theirs if one.role == "page"),
            "\nTheir texts are in `licences.txt` beside the page.\n",
            "## What builds the page, and is not in it\n",
            *_count(one for one in theirs if one.role == "build"),
            "",
        )
    )


def _table(parts: Iterable[Part]) -> Iterable[str]:
    by = defaultdict[str, set[str]](set)
    for part in parts:
        by[part.licence].add(part.name)
    yield "| Licence | Of |"
    yield "|---|---|"
    for licence, names in sorted(by.items()):
        yield f"| {licence} | {', '.join(sorted(names))} |"


def _count(parts: Iterable[Part]) -> Iterable[str]:
    licences = Counter(part.licence for part in parts)
    yield "| Licence | Packages in `frontend/package-lock.json` |"
    yield "|---|---|"
    for licence, number in sorted(licences.items()):
        yield f"| {licence} | {number} |"


if __name__ == "__main__":
    PAGE.write_text(text(), "utf-8")
    print("wrote docs/licences.md")
