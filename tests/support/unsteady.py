"""Runs pytest, and tries failed tests of browsers and killed processes once more, alone.

``python -m support.unsteady ARGUMENTS`` takes pytest's arguments. A test that passes when it is tried alone is printed
as *unsteady*, and both outputs are kept under build/unsteady. The run fails if more than three tests fail, or one that
depends on nothing but our code, or one that fails again.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

MOST: Final = 3
"""Failed tests that are tried again; more are a fault."""
KEPT: Final = Path("build/unsteady")
_UNCERTAIN: Final = re.compile(r"(^|/)(tests/(page|hostile)/|test_kill\w*\.py)")


class _Failures:
    """The outputs of failed tests, by their ids, and whether anything else went wrong."""

    def __init__(self) -> None:
        self.outputs: dict[str, str] = {}
        self.uncollected = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the output of a test that failed, its start and its end included."""
        if report.failed:
            parts = [report.longreprtext, *(f"{title}\n{text}" for title, text in report.sections)]
            self.outputs[report.nodeid] = "\n".join([*filter(None, [self.outputs.get(report.nodeid)]), *parts])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that could not be read."""
        self.uncollected |= report.failed


def main(arguments: list[str]) -> int:
    """Run the tests; returns pytest's exit status, or 0 if all that failed passed when tried alone."""
    failures = _Failures()
    status = int(pytest.main(arguments, plugins=[failures]))
    failed = [*failures.outputs]
    if status != pytest.ExitCode.TESTS_FAILED or failures.uncollected or not failed or len(failed) > MOST:
        return status
    if not all(map(_UNCERTAIN.search, failed)):
        return status
    outputs = {test: _alone(test) for test in failed}
    for number, (test, again) in enumerate(outputs.items(), 1):
        kept = _keep(number, test, {"together": failures.outputs[test], "alone": again.stdout})
        sys.stdout.write(again.stdout if again.returncode else "")
        sys.stdout.write(f"{'failed again' if again.returncode else 'unsteady'}: {test} (outputs in {kept})\n")
    return max(again.returncode for again in outputs.values())


def _alone(test: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-m", "", "-p", "no:xdist", test]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)


def _keep(number: int, test: str, outputs: Mapping[str, str]) -> Path:
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{number}.txt"
    path.write_text("\n".join([test, *(f"== {title}\n{text}" for title, text in outputs.items())]), "utf-8")
    return path


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
