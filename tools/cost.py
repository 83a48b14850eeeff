"""Run targets of make, all of them whatever fails, and print what they took beside the budget of `make test`.

``python -m tools.cost make lint,compiled tests`` runs ``make lint`` and ``make compiled`` at the same time, then
``make tests``. It ends with 1 if one of them failed. No run fails for what it took.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, process_time
from typing import Final, NamedTuple

from tools.budget import FAMILIES, SECONDS, family_of

FOLDER: Final = "EUCHRE_COSTS"
"""The environment variable with the folder where pytest leaves what its files took (`tests/support/costs.py`)."""
TESTS: Final = "tests"
"""The target whose pytest processes are asked to."""
_DEAREST: Final = 10
_STEPS: Final = 3_000_000
"""The steps of a loop that shows how fast the computer is: a shared one is twice as slow at times."""


class Cost(NamedTuple):
    """The cost of a run."""

    processor: float
    """Seconds of processor time; its processes that have ended count."""
    clock: float
    """Seconds of the clock; of test files, those of all pytest processes added up."""


def main(make: str, steps: Iterable[str]) -> int:
    """Run the steps one after the other, the targets of a step at the same time; returns the exit status."""
    speed, began = loop_seconds(), monotonic()
    statuses, targets = dict[str, int](), dict[str, Cost]()
    with TemporaryDirectory() as folder:
        for step in steps:
            names = step.split(",")
            with ThreadPoolExecutor(len(names)) as threads:
                for target, (status, cost) in zip(names, threads.map(partial(_run, make, folder), names), strict=True):
                    statuses[target], targets[target] = status, cost
        files = read(Path(folder))
    print("\n".join(report(targets, files, monotonic() - began)))
    print(f"A loop of {_STEPS:,} steps took {speed:.2f} s before and {loop_seconds():.2f} s after: compare runs by it.")
    failed = [target for target, status in statuses.items() if status]
    print(f"FAILED: {', '.join(failed)}" if failed else f"Passed: {', '.join(statuses)}")
    return 1 if failed else 0


def loop_seconds() -> float:
    """Return the processor time of a loop that is always the same, the shortest of three tries."""

    def timed() -> float:
        began, total = process_time(), 0
        for number in range(_STEPS):
            total += number * number % 7
        return process_time() - began

    return min(timed() for _ in range(3))


def _run(make: str, folder: str, target: str) -> tuple[int, Cost]:
    """Run a target; returns its exit status and what it took."""
    began = monotonic()
    environment = {**os.environ, FOLDER: folder} if target == TESTS else None
    process = subprocess.Popen([make, "--no-print-directory", target], env=environment)  # noqa: S603 - our own target
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, Cost(used.ru_utime + used.ru_stime, monotonic() - began)


def read(folder: Path) -> dict[str, Cost]:
    """The costs by test file, added up from the files that each pytest process left in a folder."""
    files = dict[str, Cost]()
    for path in folder.iterdir():
        for file, (processor, clock) in json.loads(path.read_text("utf-8")).items():
            before = files.get(file, Cost(0, 0))
            files[file] = Cost(before.processor + processor, before.clock + clock)
    return files


def report(targets: Mapping[str, Cost], files: Mapping[str, Cost], clock: float) -> Iterator[str]:
    """The lines of a table of the families with their budgets, then what is over budget, then the dearest files.

    A target that no family names has a line of its own, without a budget. What `tests` took beyond its files belongs
    to the family that names it.
    """
    in_files = sum(cost.processor for cost in files.values())
    beyond = {**targets}
    if TESTS in targets:
        beyond[TESTS] = Cost(targets[TESTS].processor - in_files, targets[TESTS].clock)
    yield _line("seconds", "processor", "budget", "clock")
    over = []
    for family in FAMILIES:
        costs = [cost for file, cost in files.items() if family_of(file) is family]
        its_clock = sum(cost.clock for cost in costs)
        for target in family.targets:
            if target in beyond:
                costs.append(beyond.pop(target))
                its_clock = max(its_clock, costs[-1].clock)
        spent = sum(cost.processor for cost in costs)
        yield _line(family.name, f"{spent:.0f}", f"{family.budget}", f"{its_clock:.0f}")
        over += _over(family.name, spent, family.budget)
    for target, cost in beyond.items():
        yield _line(target, f"{cost.processor:.0f}", "", f"{cost.clock:.0f}")
    spent = sum(cost.processor for target, cost in targets.items() if target not in beyond)
    budget = sum(family.budget for family in FAMILIES)
    yield _line("all", f"{spent:.0f}", f"{budget}", f"{clock:.0f} of {SECONDS}")
    over += _over("all", spent, budget) + ([] if beyond else _over("the clock", clock, SECONDS))
    if over:
        yield f"OVER BUDGET by these seconds: {', '.join(over)}. CONTRIBUTING.md says what belongs into `make test`."
    if files:
        yield "The dearest test files, in seconds of the processor:"
    for file, cost in sorted(files.items(), key=lambda entry: -entry[1].processor)[:_DEAREST]:
        yield f"{cost.processor:7.1f}  {file}"


def _over(name: str, spent: float, budget: int) -> list[str]:
    return [f"{name} {spent - budget:.0f}"] if spent > budget else []


def _line(name: str, *cells: str) -> str:
    return f"{name:<12}{''.join(f'{cell:>12}' for cell in cells)}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
