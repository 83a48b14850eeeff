"""Each preset in one line, for lists to choose from: the words of every table."""

from __future__ import annotations

from euchre.tables.telling.presets import IN_ONE_LINE

__all__ = ["IN_ONE_LINE"]
