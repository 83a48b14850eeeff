"""The reach of a change: the tests that import or read it, and all where it may be any."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.reach import EVERYTHING, reached, without_lint

_FILES = {
    "src/euchre/__init__.py": "",
    "src/euchre/low.py": "",
    "src/euchre/high.py": "def use():\n    from euchre.low import x\n",
    "src/euchre/other.py": "",
    "src/euchre/wording/__init__.py": "",
    "src/euchre/wording/catalogue/en/page/app.ftl": "",
    "src/euchre/wording/catalogue/en/shared/levels.ftl": "",
    "src/euchre/wording/catalogue/en/table/refusals.ftl": "",
    "frontend/src/App.svelte": "",
    "frontend/package.json": "",
    "tests/conftest.py": "from support import everywhere",
    "tests/support/everywhere.py": "",
    "tests/support/fixtures.py": "",
    "tests/support/helper.py": "import euchre.high",
    "tests/support/sources.py": "SOURCES = Path(__file__).parents[2] / 'frontend/src'",
    "tests/a/test_high.py": "from support import helper",
    "tests/a/test_low.py": "from euchre import low",
    "tests/a/test_other.py": "import euchre.other",
    "tests/a/test_program.py": "run('-m', 'euchre.other')",
    "tests/a/test_command.py": "COMMAND = (sys.executable, '-m', 'euchre', 'serve')",
    "tests/a/test_script.py": "start(HERE / 'started.py')",
    "tests/support/started.py": "import euchre.served",
    "src/euchre/served.py": "",
    "src/euchre/__main__.py": "",
    "tests/a/test_said.py": "from euchre.wording import wording",
    "tests/a/test_sources.py": "'''Reads the frontend.'''\nimport support.sources",
    "tests/b/conftest.py": "import support.fixtures",
    "tests/b/games/one.egn": "",
    "tests/b/test_page.py": "DOCUMENT = ROOT / 'docs' / 'charts.md'",
    "tests/wording/test_words.py": "",
    "docs/charts.md": "",
    "docs/one.md": "",
    "deploy/unit.service": "",
    "pyproject.toml": "",
}
_ALL_TESTS = {"command", "script", "high", "low", "other", "program", "said", "sources", "page", "words"}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    for name, text in _FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/euchre/low.py", {"high", "low"}),
        ("src/euchre/high.py", {"high"}),
        ("src/euchre/other.py", {"other", "program"}),
        ("tests/support/helper.py", {"high"}),
        ("tests/a/test_low.py", {"low"}),
        ("src/euchre/__init__.py", {"command", "script", "high", "low", "other", "program", "said"}),
        ("src/euchre/__main__.py", {"command"}),
        ("src/euchre/served.py", {"script"}),
        ("tests/support/fixtures.py", {"page"}),
        ("tests/b/conftest.py", {"page"}),
        ("tests/support/everywhere.py", _ALL_TESTS),
        ("tests/conftest.py", _ALL_TESTS),
        ("src/euchre/wording/catalogue/en/table/refusals.ftl", {"said"}),
        ("src/euchre/wording/catalogue/en/shared/levels.ftl", {"said"}),
        ("tests/b/games/one.egn", {"page"}),
        ("docs/charts.md", {"page"}),
        ("docs/one.md", set()),
        ("tests/a/test_gone.py", set()),
    ],
)
def test_a_change_reaches_the_tests_that_import_or_read_it(place: Path, changed: str, tests: set[str]) -> None:
    found = reached([changed], place)
    files = {Path(path).stem.removeprefix("test_") for path in found if path.startswith("tests/") and ".py" in path}
    assert files == tests
    assert ("tests/page" in found) == changed.endswith(".ftl")
    assert ("tests/wording" in found) == ("gone" not in changed)
    assert changed.startswith("tests/") or changed.endswith(".ftl") or changed in found


@pytest.mark.parametrize(
    "changed",
    [
        "frontend/src/App.svelte",
        "frontend/package.json",
        "frontend/gone.ts",
        "src/euchre/wording/catalogue/en/page/app.ftl",
    ],
)
def test_a_file_of_the_page_reaches_its_tests_and_those_that_read_its_sources(place: Path, changed: str) -> None:
    assert reached([changed], place) == ["tests/a/test_sources.py", "tests/page", "tests/wording"]


@pytest.mark.parametrize(
    "changed",
    [
        "pyproject.toml",
        "constraints.txt",
        "hatch_build.py",
        "deploy/unit.service",
        "src/gone.py",
        "tests/support/gone.py",
    ],
)
def test_dependencies_what_nobody_names_and_modules_that_are_gone_reach_everything(place: Path, changed: str) -> None:
    assert reached([changed], place) == [*EVERYTHING]


def test_no_change_reaches_nothing(place: Path) -> None:
    assert reached([], place) == []


@pytest.mark.parametrize(
    ("after", "alike"),
    [
        (
            "[project]\nname = 'a'\n[tool.pytest]\nx = 1\n[tool.importlinter]\ncontracts = ['another']\n[tool.ruff]",
            True,
        ),
        ("[project]\nname = 'a'\n[tool.pytest]\nx = 2", False),
        ("[project]\nname = 'b'\n[tool.pytest]\nx = 1", False),
    ],
)
def test_of_the_settings_tests_depend_on_what_lint_does_not_read(after: str, alike: bool) -> None:
    before = (
        "[project]\nname = 'a'\n[tool.pytest]\nx = 1\n[tool.importlinter]\ncontracts = []\n[tool.mypy]\nstrict = true"
    )
    assert (without_lint(before) == without_lint(after)) == alike
