"""Failed tests are tried again alone only where a browser or a killed process makes the world uncertain."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

_TESTS = Path(__file__).parents[1]
_TEST = """
from pathlib import Path
import pytest

@pytest.mark.parametrize("number", range({count}))
def test_it(number):
    tried = Path(f"{name}-{{number}}.tried")
    again = tried.exists()
    tried.touch()
    assert again and {mended}, "the first output" if not again else "the second output"
"""


def _run(place: Path, name: str, count: int = 1, *, mended: bool = True) -> subprocess.CompletedProcess[str]:
    path = place / "tests" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_TEST.format(count=count, name=Path(name).stem, mended=mended), "utf-8")
    (place / "pytest.ini").touch()
    command = [sys.executable, "-m", "support.unsteady", "-p", "no:cacheprovider", "-q", str(path)]
    environment = {"PYTHONPATH": str(_TESTS), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", ["page/test_some.py", "store/test_kill.py"])
def test_an_uncertain_test_that_passes_alone_is_unsteady_and_both_outputs_are_kept(tmp_path: Path, name: str) -> None:
    run = _run(tmp_path, name)
    assert run.returncode == 0
    assert f"unsteady: tests/{name}::test_it[0]" in run.stdout
    kept = (tmp_path / "build/unsteady/1.txt").read_text("utf-8")
    assert "the first output" in kept
    assert "1 passed" in kept


def test_a_test_that_fails_again_fails_the_run_with_both_outputs(tmp_path: Path) -> None:
    run = _run(tmp_path, "page/test_some.py", mended=False)
    assert run.returncode == 1
    assert "failed again: tests/page/test_some.py" in run.stdout
    assert "the second output" in (tmp_path / "build/unsteady/1.txt").read_text("utf-8")


@pytest.mark.parametrize(("name", "count"), [("page/test_some.py", 4), ("core/test_some.py", 1)])
def test_more_than_three_and_pure_tests_are_not_tried_again(tmp_path: Path, name: str, count: int) -> None:
    run = _run(tmp_path, name, count)
    assert run.returncode == 1
    assert "unsteady" not in run.stdout
    assert len([*tmp_path.glob("*.tried")]) == count
