"""The lines of `docs/how-to/trainers.md`, run as they stand there: ``make trainers`` installs what they need."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

from euchre.env import ACTIONS, LAYOUT

_ROOT = Path(__file__).parents[2]
_LINES = re.findall(r"```python\n(.*?)```", (_ROOT / "docs/how-to/trainers.md").read_text("utf-8"), re.DOTALL)


def _run(library: str, **names: Any) -> dict[str, Any]:
    """Run the lines that import a library; returns their names."""
    (lines,) = (lines for lines in _LINES if f"from {library}" in lines)
    exec(lines, names)
    return names


def test_the_lines_for_cleanrl_step_every_deal() -> None:
    torch = import_module("torch")  # here, since pytest looks for examples in every file
    names = _run("torch.distributions", actor=torch.nn.Linear(LAYOUT.size, len(ACTIONS)))
    assert names["reward"].shape == names["terminated"].shape == (1024,)


def test_the_lines_for_tianshou_find_the_mask() -> None:
    seen = _run("tianshou.env")["seen"]
    assert len(seen) == 8
    assert all(sum(at_table["mask"]) > 0 for at_table in seen)


def test_stable_baselines_learns() -> None:
    assert import_module("learn_with_sb3").main(20_000).num_timesteps >= 20_000
