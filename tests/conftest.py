"""The settings of the whole test suite."""

import gc
import os
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tools.cost import FOLDER
from xdist.remote import Producer

from support.costs import Costs
from support.files_together import FilesTogether
from support.promises import Promise, write

_TESTS = Path(__file__).parent
_PLACES = (str(_TESTS.with_name("src")), str(_TESTS), str(_TESTS.parent), os.environ.get("PYTHONPATH"))
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, _PLACES))
"""Programs that tests start run the source of the tree they are in, whichever one is installed."""

settings.register_profile(  # nothing fails because the computer is busy
    "steady", derandomize=True, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")

_SLOW_EXAMPLES = tuple(
    _TESTS.parent / name
    for name in (
        "src/euchre/env/openspiel.py",
        "src/euchre/env/openspiel_policies.py",
        "docs/how-to/openspiel.md",
        "docs/environments.md",
    )
)
"""Files whose examples need OpenSpiel, or compile the arrays of a batch."""
_ALL_SLOW = "\npytestmark = pytest.mark.slow\n"
_SOME_SLOW = ("mark.slow", "few(", "postgres")
_BOTH_DATABASES = _TESTS / "store" / "test_store.py"
"""The tests of the store, tried at once with a file and with PostgreSQL; all else needs PostgreSQL later."""

_GARBAGE = (50_000, 20, 20)
"""The number of new objects before Python searches them for garbage, and of searches before older ones.

Building servers and screens makes many objects that stay: to go through them every 700 took an eighth of the tests.
"""

_promises: defaultdict[str, Promise] = defaultdict(Promise)


def pytest_configure(config: pytest.Config) -> None:
    """Leave out slow examples where slow tests are left out: these files are outside this folder.

    Note what tests take where `tools.cost` asks for it.
    """
    if "not slow" in config.option.markexpr:
        config.option.ignore = [*(config.option.ignore or ()), *map(str, _SLOW_EXAMPLES)]
    if folder := os.environ.get(FOLDER):
        config.pluginmanager.register(Costs(Path(folder)))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> FilesTogether:
    """Give workers whole files, in the order of the tests."""
    config.option.loadscopereorder = False
    return FilesTogether(config, log)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out, unread, files whose tests are all slow, or none of them: what slow ones import is not always there.

    The fixtures of a folder may have slow rows: then so has each of its files.
    """
    if collection_path.parent == _TESTS / "support" and not collection_path.name.startswith("test_"):
        return True  # no examples in them
    if not collection_path.match("tests/**/test_*.py"):
        return None
    text = collection_path.read_text("utf-8")
    expression = config.option.markexpr
    if "not slow" in expression:
        return _ALL_SLOW in text or None
    fixtures = collection_path.with_name("conftest.py")
    text += fixtures.read_text("utf-8") if fixtures.exists() else ""
    return (expression.startswith("slow") and not any(words in text for words in _SOME_SLOW)) or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark slow examples, and what needs PostgreSQL; begin with the page, which takes one worker the longest."""
    items.sort(key=lambda item: _TESTS / "page" not in item.path.parents)
    for item in items:
        if item.path in _SLOW_EXAMPLES or (_needs_postgres(item) and item.path != _BOTH_DATABASES):
            item.add_marker(pytest.mark.slow)


def _needs_postgres(item: pytest.Item) -> bool:
    """True for a row of PostgreSQL, or with its server, which is another than that of the page's tests."""
    row = item.callspec.params.values() if hasattr(item, "callspec") else ()
    asks = "server" in getattr(item, "fixturenames", ()) and item.path.parent != _TESTS / "page"
    return asks or any(isinstance(value, str) and value == "postgresql" for value in row)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Let the garbage collector pass by what is there for all tests: to look through it again took a tenth of them.

    While they are collected it rests: hardly anything of what they bring is garbage.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GARBAGE)
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail a skipped test where nothing may be skipped (continuous integration sets EUCHRE_NO_SKIPS)."""
    report = yield
    if report.skipped and os.environ.get("EUCHRE_NO_SKIPS"):
        report.outcome = "failed"
        report.longrepr = f"skipped where nothing may be skipped: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Generator[None, None, None]:
    """Say in one closing line what had to be skipped, and why."""
    yield
    reports = terminalreporter.stats.get("skipped", [])
    reasons = Counter(report.longrepr[2].removeprefix("Skipped: ") for report in reports)
    if reasons:
        why = "; ".join(f"{reason} ({count})" for reason, count in reasons.most_common())
        terminalreporter.write_line(f"{len(reports)} tests were skipped: {why}")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up what the soak tests say they tried; a test that failed before it could say so has still failed."""
    said = {name: str(value) for name, value in report.user_properties}
    if report.when == "call" and "promise" in said and not report.skipped:
        assert report.failed or "trials" in said, report.nodeid
        _promises[said["promise"]].add(
            int(said.get("trials", 0)),
            failed=report.failed,
            kind=said.get("kind", "sampled"),
            cases=said.get("cases", ""),
        )


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the page of promises if asked to (`make soak` sets EUCHRE_PROMISES).

    Then collect what the tests left lying, which may warn; pytest does so five times, and each takes two seconds.
    """
    if os.environ.get("EUCHRE_PROMISES") and not hasattr(session.config, "workerinput") and _promises:
        write(_promises, os.environ["EUCHRE_PROMISES"])
    gc.collect()
    gc.freeze()
    gc.enable()
