"""Write `deploy/requirements.txt`: every library that a server needs, each version with the checksums of its files.

`python -m tools.lock` asks the index that pip is set up for; the file names no index. Run it when
`constraints.txt` or the dependencies in `pyproject.toml` have changed.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[1]
LOCK: Final = _ROOT / "deploy/requirements.txt"
_HEAD: Final = (
    "# All that a server needs to run, for: pip install --require-hashes -r. Written by python -m tools.lock.\n"
)
_COMPILE: Final = (
    *("-m", "piptools", "compile", "--quiet", "--generate-hashes", "--strip-extras", "--allow-unsafe"),
    *("--no-annotate", "--no-header", "--no-emit-index-url", "--no-emit-find-links", "--no-emit-trusted-host"),
)


def needed(extra: str = "server") -> list[str]:
    """The requirements of a server in `pyproject.toml`: those of its extra, and of the extras it names."""
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = [str(one) for one in project["optional-dependencies"][extra]]
    others = [one.removeprefix("euchre[").removesuffix("]") for one in found if one.startswith("euchre[")]
    inside = [one for other in others for name in other.split(",") for one in needed(name)]
    return sorted({*(one for one in found if not one.startswith("euchre[")), *inside})


def entries(text: str) -> list[str]:
    r"""The libraries of such a file: each the lines with its version and its checksums.

    >>> entries("# All\na==1 --hash=sha256:0\nb==2 --hash=sha256:1\n")
    ['a==1 --hash=sha256:0\n', 'b==2 --hash=sha256:1\n']
    """
    return [part for part in re.split(r"^(?=\w)", text, flags=re.MULTILINE) if re.match(r"[\w.-]+==", part)]


def locked(extra: str) -> str:
    """The lock file of an extra: the versions of `constraints.txt`, with the checksums that the index has."""
    with tempfile.TemporaryDirectory() as folder:
        wanted, found = Path(folder, "wanted.in"), Path(folder, "found.txt")
        wanted.write_text("\n".join(needed(extra)), "utf-8")
        command = (
            sys.executable,
            *_COMPILE,
            "--constraint",
            str(_ROOT / "constraints.txt"),
            "--output-file",
            str(found),
        )
        subprocess.run((*command, str(wanted)), check=True)  # noqa: S603 - pip-tools
        return found.read_text("utf-8")


if __name__ == "__main__":
    LOCK.write_text(_HEAD + locked("server"), "utf-8")
