"""What a change can reach: the tests that import it, directly or through others, and all where it may reach all."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.reach import EVERYTHING, reached

_FILES = {
    "src/euchre/__init__.py": "",
    "src/euchre/low.py": "",
    "src/euchre/high.py": "def use():\n    from euchre.low import x\n",
    "src/euchre/other.py": "",
    "tests/support/helper.py": "import euchre.high",
    "tests/a/test_high.py": "from support import helper",
    "tests/a/test_low.py": "from euchre import low",
    "tests/a/test_other.py": "import euchre.other",
    "tests/a/test_program.py": "run('-m', 'euchre.other')",
    "docs/one.md": "",
    "src/euchre/catalogue/en.ftl": "",
}


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
        ("src/euchre/__init__.py", {"high", "low", "other", "program"}),
        ("docs/one.md", set()),
    ],
)
def test_a_change_reaches_the_tests_that_import_it(place: Path, changed: str, tests: set[str]) -> None:
    found = reached([changed], place)
    assert {path for path in found if path.startswith("tests/")} == {f"tests/a/test_{name}.py" for name in tests}
    assert changed.startswith("tests/") or changed in found


@pytest.mark.parametrize(
    "changed", ["pyproject.toml", "src/euchre/catalogue/en.ftl", "tests/conftest.py", "src/gone.py"]
)
def test_data_settings_and_files_that_are_gone_reach_everything(place: Path, changed: str) -> None:
    assert reached([changed], place) == [*EVERYTHING]


def test_no_change_reaches_nothing(place: Path) -> None:
    assert reached([], place) == []
