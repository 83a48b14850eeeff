"""The files of Numba's cache: one that is damaged, as after a loss of power, is compiled again."""

from __future__ import annotations

import logging
from pickle import UnpicklingError
from typing import Any, Final

from numba.core import caching

_LOG: Final = logging.getLogger("euchre")
_DAMAGE: Final = (EOFError, UnpicklingError)


class SoundFiles(caching.IndexDataCacheFile):
    """The files of a compiled function; a damaged one counts as missing, and is written again."""

    def _load_index(self) -> Any:
        try:
            return super()._load_index()  # type: ignore[no-untyped-call]
        except _DAMAGE:
            _LOG.warning("%s is damaged: its function is compiled again.", self._index_path)
            return {}

    def _load_data(self, name: str) -> Any:
        try:
            return super()._load_data(name)  # type: ignore[no-untyped-call]
        except _DAMAGE:
            path = self._data_path(name)  # type: ignore[no-untyped-call]
            _LOG.warning("%s is damaged: its function is compiled again.", path)
            raise FileNotFoundError(path) from None


def expect_damage() -> None:
    """Read the cache of every function that is made from now on in this way."""
    caching.IndexDataCacheFile = SoundFiles  # type: ignore[misc]
