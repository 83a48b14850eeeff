"""Files of learnt and measured numbers: whole, laid out as the tools write them, read only where they are needed."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from tools.data_file import as_text

from euchre.bots.house import weights
from euchre.bots.house.forecast import PASS_POINTS
from euchre.equity import measured


@pytest.mark.parametrize("file", [weights.FILE, *measured.FILES.values()], ids=lambda file: file.name)
def test_a_file_of_numbers_is_laid_out_as_its_tool_writes_it(file: Path) -> None:
    text = file.read_text("utf-8")
    assert as_text(json.loads(text)) == text
    assert max(map(len, text.splitlines()[3:])) < 120


@pytest.mark.parametrize("key", product(range(1, 9), (False, True), (False, True)))
def test_the_chances_of_each_pass_add_up(key: weights.PassKey) -> None:
    assert len(weights.PASS[key]) == len(PASS_POINTS)
    assert sum(weights.PASS[key]) == pytest.approx(1, abs=7 * 0.0005)  # each is rounded to three places


def test_weights_that_lack_a_name_are_refused(tmp_path: Path) -> None:
    lame = json.loads(weights.FILE.read_text("utf-8"))
    del lame["make"]["void"]
    (tmp_path / "weights.json").write_text(json.dumps(lame), "utf-8")
    with pytest.raises(KeyError, match="void"):
        weights.load(tmp_path / "weights.json")


def test_the_public_names_come_without_any_numbers() -> None:
    code = "import sys, euchre.api; sys.exit('euchre.bots' in sys.modules or 'euchre.equity' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
