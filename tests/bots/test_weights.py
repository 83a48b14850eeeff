"""Files of measured numbers: whole, laid out as the tools write them, read only where they are needed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tools.data_file import as_text

from euchre.equity import measured


@pytest.mark.parametrize("file", measured.FILES.values(), ids=lambda file: file.name)
def test_a_file_of_numbers_is_laid_out_as_its_tool_writes_it(file: Path) -> None:
    text = file.read_text("utf-8")
    assert as_text(json.loads(text)) == text
    assert max(map(len, text.splitlines()[3:])) < 120


def test_the_public_names_come_without_any_numbers() -> None:
    code = "import sys, euchre.api; sys.exit('euchre.bots' in sys.modules or 'euchre.equity' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
