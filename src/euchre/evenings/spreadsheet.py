"""A table as text for spreadsheets: CSV as those read it that people have."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import Final

_FORMULA: Final = re.compile(r"(^|[;,\t])\s*([=+\-@])")
"""The beginning of a formula: a program that separates cells by semicolons finds cells within a text, quoted or not."""


def spreadsheet(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table as CSV (RFC 4180), all texts quoted.

    It begins with the byte-order mark, without which some spreadsheets read every umlaut as two letters.
    """
    text = io.StringIO()
    text.write("\ufeff")
    writer = csv.writer(text, quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()


def cell(text: str) -> str:
    """A text as a cell, without a formula at its beginning, or behind what separates cells in some countries.

    >>> cell("=1+1"), cell("a;=1+1;b"), cell("9-2")
    ("'=1+1", "a;'=1+1;b", '9-2')
    """
    return _FORMULA.sub(r"\1'\2", text)
