"""How hot loops are compiled: Numba, once for each version of the sources, then from a cache.

Only modules that compile something import this one, so ``import euchre`` never loads Numba.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
from platformdirs import user_cache_path

_Function = TypeVar("_Function", bound=Callable[..., Any])
_PACKAGE: Final = Path(__file__).parents[1]


def _version() -> str:
    """A name for the sources as they are: a cached function does not notice that one it calls has changed."""
    digest = sha256()
    for path in sorted((*_PACKAGE.glob("solve/**/*.py"), *_PACKAGE.glob("bots/**/*.py"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


numba.config.CACHE_DIR = str(user_cache_path("euchre") / "compiled" / _version())


def compiled(function: _Function) -> _Function:
    """The same function, compiled on its first call; it runs without Python's global lock."""
    return cast("_Function", numba.njit(cache=True, nogil=True)(function))
