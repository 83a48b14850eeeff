"""How hot loops are compiled: Numba, once for each version of the sources, then from a cache.

Only modules that compile something import this one, so ``import euchre`` never loads Numba.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from time import time
from typing import Any, Final, TypeVar, cast

import numba
from numba.extending import register_jitable
from platformdirs import user_cache_path

_Function = TypeVar("_Function", bound=Callable[..., Any])
_ROOT: Final = Path(__file__).parents[1]
_COMPILED_PACKAGES: Final = ("fast", "solve", "worlds", "equity", "bots", "env")
_KEPT: Final = 30 * 86_400.0
"""Seconds after which what an older version compiled is thrown away."""


def _version() -> str:
    """A name for the sources as they are: a cached function does not notice that one it calls has changed."""
    digest = sha256()
    for package in _COMPILED_PACKAGES:
        for path in sorted((_ROOT / package).glob("**/*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _cache() -> Path | None:
    """The folder for what is compiled, or None where nothing can be kept."""
    shelf = user_cache_path("euchre") / "compiled"
    mine = shelf / _version()
    try:
        mine.mkdir(parents=True, exist_ok=True)
        mine.touch()
        for other in shelf.iterdir():
            if other.stat().st_mtime < time() - _KEPT:
                rmtree(other, ignore_errors=True)
    except OSError:
        return None
    return mine


_CACHE: Final = _cache()
if _CACHE is not None:
    numba.config.CACHE_DIR = str(_CACHE)  # type: ignore[attr-defined]


_NJIT: Final[Any] = numba.njit  # its types leave `_nrt` out
_CACHED: Final[dict[str, Any]] = {"cache": _CACHE is not None, "nogil": True, "no_cfunc_wrapper": True}
"""Without a wrapper for callers in C, of which there are none, compiling takes a twelfth less time."""


def compiled(function: _Function) -> _Function:
    """Compile a function on its first call; it runs without Python's global lock."""
    return cast("_Function", _NJIT(**_CACHED)(function))


def lean(function: _Function) -> _Function:
    """Compile a small function that makes no array, set or list of its own.

    Numba counts who holds each array it is handed; here it does not, because that takes longer than the work.
    """
    return cast("_Function", _NJIT(_nrt=False, **_CACHED)(function))


def merged(function: _Function) -> _Function:
    """Compile a lean function that LLVM inlines into its callers, since passing many arrays is slow."""
    return cast("_Function", _NJIT(_nrt=False, forceinline=True, **_CACHED)(function))


def inlined(function: _Function) -> _Function:
    """Compile a function into its callers: where work takes nanoseconds, a call costs too much."""
    return cast("_Function", _NJIT(nogil=True, inline="always")(function))


def shared(function: _Function) -> _Function:
    """Leave a function as it is for Python, and let compiled code call it, too."""
    return register_jitable(function)
