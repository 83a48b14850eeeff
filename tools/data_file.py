"""JSON for a file of learnt or measured numbers: one number, or one row of them, a line, so that diffs are readable."""

from __future__ import annotations

import json
from typing import Any


def as_text(value: Any) -> str:
    """Objects take a line for each key, lists of objects a line for each object; everything else stands on one line."""
    return _lines(value, "") + "\n"


def _lines(value: Any, indent: str) -> str:
    deeper = indent + "  "
    if isinstance(value, dict):
        rows = [f"{json.dumps(key)}: {_lines(row, deeper)}" for key, row in value.items()]
        opened, closed = "{", "}"
    elif isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        rows = [json.dumps(row) for row in value]
        opened, closed = "[", "]"
    else:
        return json.dumps(value)
    return f"{opened}\n" + ",\n".join(deeper + row for row in rows) + f"\n{indent}{closed}"
