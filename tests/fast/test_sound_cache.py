"""Damaged files in the cache of compiled code are compiled again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.sampling import few

_PROGRAM = """
from euchre.fast.jit import compiled, entry

@compiled
def doubled(number):
    return 2 * number

@entry
@compiled
def more(number):
    return doubled(number) + 1

print(more(20))
"""


def _run(folder: Path) -> subprocess.CompletedProcess[str]:
    program = folder / "program.py"
    program.write_text(_PROGRAM)
    places = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(folder))))
    cached = os.environ | {"XDG_CACHE_HOME": str(folder), "PYTHONPATH": places}
    return subprocess.run(
        [sys.executable, "-c", "import program"], env=cached, capture_output=True, text=True, check=True
    )


@pytest.mark.parametrize(("kind", "left"), few([("nbi", 0.0), ("nbc", 0.5), ("nbi", 0.5), ("nbc", 0.0)], keep=1))
def test_a_file_cut_off_is_written_again(tmp_path: Path, kind: str, left: float) -> None:
    whole = _run(tmp_path)
    assert (whole.stdout, whole.stderr) == ("41\n", "")
    files = list(tmp_path.rglob(f"*.{kind}"))
    sizes = {file: file.stat().st_size for file in files}
    for file, size in sizes.items():
        os.truncate(file, int(size * left))
    mended = _run(tmp_path)
    assert mended.stdout == "41\n"
    assert "is damaged: its function is compiled again." in mended.stderr
    assert {file: file.stat().st_size for file in files} == sizes
    assert _run(tmp_path).stderr == ""
