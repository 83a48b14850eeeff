"""The third-party parts of Euchre: the libraries of the server, those in the page, and those that build it."""

from __future__ import annotations

import base64
import json
import re
from importlib.metadata import PackageMetadata, metadata
from pathlib import Path
from typing import Final, Literal, NamedTuple

from tools.lock import LOCK, entries

FRONTEND: Final = Path(__file__).parents[1] / "frontend"
_SPELLINGS: Final = {
    "3-clause bsd license": "BSD-3-Clause",
    "apache software license": "Apache-2.0",
    "apl 2": "Apache-2.0",
    "bsd": "BSD",
    "bsd license": "BSD",
    "isc license": "ISC",
    "isc license (iscl)": "ISC",
    "mit license": "MIT",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
}
"""The names of licences that are not the SPDX ones. Which BSD licence it is, the library says."""
_SPDX: Final = re.compile(r"[\w.-]+( (AND|OR|WITH) [\w.-]+)*")


class Part(NamedTuple):
    """A library of others."""

    kind: Literal["pypi", "npm"]
    name: str
    version: str
    licence: str
    """The licence by SPDX, with `AND` and `OR`; empty if it names none."""
    hashes: tuple[tuple[str, str], ...]
    """The hashes of its files: `SHA-256` or `SHA-512`, and hexadecimal digits."""
    role: Literal["server", "page", "build"]


def libraries() -> list[Part]:
    """The libraries that a server needs to run. Licences are those of the libraries installed here."""
    found = []
    for entry in entries(LOCK.read_text("utf-8")):
        name, version = entry.split()[0].split("==")
        hashes = tuple(("SHA-256", digest) for digest in re.findall(r"sha256:([0-9a-f]+)", entry))
        found.append(Part("pypi", name, version, licence_of(metadata(name)), hashes, "server"))
    return found


def packages() -> list[Part]:
    """The packages that build the page; some of them are in the page."""
    entries = json.loads((FRONTEND / "package-lock.json").read_text("utf-8"))["packages"]
    inside = _in_the_page()
    found = []
    for path, said in sorted(entries.items()):
        name = path.rpartition("node_modules/")[2]
        if name:
            digest = base64.b64decode(said["integrity"].removeprefix("sha512-")).hex()
            role: Literal["page", "build"] = "page" if name in inside else "build"
            found.append(Part("npm", name, said["version"], said.get("license", ""), (("SHA-512", digest),), role))
    return found


def _in_the_page() -> set[str]:
    """The packages in the page by its own list: the build puts their licences into it."""
    (listed,) = re.findall(
        r"^const OTHERS = \[([^\]]*)\];", (FRONTEND / "vite.config.ts").read_text("utf-8"), re.MULTILINE
    )
    return set(re.findall(r"'([^']+)'", listed))


def licence_of(said: PackageMetadata) -> str:
    """The licence that a library says it has, by its SPDX name; empty if it says none that we know."""
    classifiers = [one.rpartition(" :: ")[2] for one in said.get_all("Classifier", []) if one.startswith("License ::")]
    named = (said[key] for key in ("License-Expression", "License") if key in said)
    for written in (*named, " OR ".join(map(_spelt, classifiers))):
        name = _spelt(written.partition("\n")[0])
        if _SPDX.fullmatch(name):
            return name
    return ""


def _spelt(name: str) -> str:
    return _SPELLINGS.get(name.strip().lower(), name.strip())
