"""The page that shows the pictures shows those there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

_DOCS: Final = Path(__file__).parents[2] / "docs"


def test_every_picture_is_shown_and_every_picture_shown_is_there() -> None:
    shown = re.findall(r'src="pictures/([^"]+)"', (_DOCS / "pictures.md").read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(path.name for path in (_DOCS / "pictures").glob("*.png"))
