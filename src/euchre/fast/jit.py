"""Compiles hot loops with Numba, or runs the same functions as Python where nothing may be compiled.

Numba is loaded by the first compiled call, and compiles a function once for each version of the sources; later
processes load it from a cache. In `interpreted` no call loads or compiles anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, update_wrapper
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from threading import local
from time import time
from typing import Any, Final, TypeVar, cast

import numpy as np

_Function = TypeVar("_Function", bound=Callable[..., Any])
_ROOT: Final = Path(__file__).parents[1]
_COMPILED_PACKAGES: Final = ("fast", "solve", "worlds", "equity", "bots", "env", "charts", "lab")
_KEPT: Final = 30 * 86_400.0
"""Seconds after which what an older version compiled is thrown away."""
HAS_COMPILER: Final = find_spec("numba") is not None


class _Form(local):
    """The form in which functions run in this thread."""

    interpreted = False


_FORM: Final = _Form()


@contextmanager
def interpreted() -> Iterator[None]:
    """Run the functions of this module as plain Python in this thread: slowly, at once, and with the same results."""
    before = _FORM.interpreted
    _FORM.interpreted = True
    try:
        with np.errstate(over="ignore"):  # compiled numbers wrap round without a word
            yield
    finally:
        _FORM.interpreted = before


class Compiled:
    """A function in two forms: Python's own, and the one that `make` gives to Numba, made when it is first needed.

    Python calls the second one only if the function is an `entry`. Compiled code finds it by `_numba_type_`,
    `targetoptions` and `py_func`, as Numba asks for them.
    """

    def __init__(self, function: Callable[..., Any], make: Callable[[Callable[..., Any]], Any]) -> None:
        update_wrapper(self, function)
        self.py_func: Final = function
        self.is_entry = False
        self._make: Final = make
        self._made: Any = None

    @property
    def compiled(self) -> Any:
        """The function as compiled by Numba. Raises `ModuleNotFoundError` where Numba is not installed."""
        if self._made is None:
            cache_folder()
            self._made = self._make(self.py_func)
        return self._made

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Run the function, compiled unless this thread is in `interpreted`.

        Raises `TypeError` for one that compiled code alone calls.
        """
        if _FORM.interpreted:
            return self.py_func(*arguments, **named)
        if not self.is_entry:
            raise TypeError(f"Python does not call {self.py_func.__qualname__} compiled: it is no entry.")
        return self.compiled(*arguments, **named)

    def __reduce__(self) -> str:
        return self.py_func.__qualname__

    @property
    def targetoptions(self) -> dict[str, Any]:
        """The options of the compiled function."""
        options: dict[str, Any] = self.compiled.targetoptions
        return options

    @property
    def _numba_type_(self) -> Any:
        from numba.core.registry import cpu_target  # noqa: PLC0415 - only what is compiled loads Numba

        context = cpu_target.typing_context
        made = self.compiled
        context.refresh()  # what was made while another function is compiled is not known yet
        return context.resolve_value_type(made)


class Shared(Compiled):
    """A function that is always Python's own unless compiled code calls it."""

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Run the function as it is."""
        return self.py_func(*arguments, **named)


def entry(function: _Function) -> _Function:
    """Let Python call a compiled function: ``@entry`` stands above what compiles it.

    Numba wraps an entry for Python; compiling takes a tenth less time where only entries are wrapped.
    """
    cast("Compiled", function).is_entry = True
    return function


def compiled(function: _Function) -> _Function:
    """Compile a function when it is first called; it runs without Python's global lock."""
    return _kept(function)


def lean(function: _Function) -> _Function:
    """Compile a small function that makes no array, set or list of its own.

    Numba counts who holds each array it is handed; here it does not, because that takes longer than the work.
    """
    return _kept(function, _nrt=False)


def merged(function: _Function) -> _Function:
    """Compile a lean function that LLVM inlines into its callers, since passing many arrays is slow."""
    return _kept(function, _nrt=False, forceinline=True)


def inlined(function: _Function) -> _Function:
    """Compile a function into its callers: where work takes nanoseconds, a call costs too much."""
    return cast("_Function", Compiled(function, lambda plain: _njit(plain, nogil=True, inline="always")))


def shared(function: _Function, make: Callable[[Callable[..., Any]], Any] | None = None) -> _Function:
    """Leave a function as it is for Python, and let compiled code call it, too: `make` gives it what to call."""
    return cast("_Function", Shared(function, make or (lambda plain: _njit(plain, nogil=True))))


def _kept(function: _Function, **options: Any) -> _Function:
    """A compiled function that is cached, without a wrapper for C, and with one for Python only if it is an entry."""

    def make(plain: Callable[..., Any]) -> Any:
        wrappers = {"no_cfunc_wrapper": True, "no_cpython_wrapper": not made.is_entry}
        return _njit(plain, cache=cache_folder() is not None, nogil=True, **wrappers, **options)

    made = Compiled(function, make)
    return cast("_Function", made)


@cache
def cache_folder() -> Path | None:
    """The folder for what is compiled, or None where nothing can be kept; Numba is told of it."""
    import numba  # noqa: PLC0415 - only what is compiled loads Numba
    from platformdirs import user_cache_path  # noqa: PLC0415 - the same

    from euchre.fast.sound_cache import expect_damage  # noqa: PLC0415 - the same

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
    numba.config.CACHE_DIR = str(mine)  # type: ignore[attr-defined]
    expect_damage()
    return mine


def _version() -> str:
    """A name for the sources as they are, and where they are.

    A cached function does not notice that one it calls has changed. Numba keeps what it compiles by the path of the
    source: another copy of the same sources has to compile for itself.
    """
    digest = sha256(bytes(_ROOT))
    for package in _COMPILED_PACKAGES:
        for path in sorted((_ROOT / package).glob("**/*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _njit(function: Callable[..., Any], **options: Any) -> Any:
    from numba import njit  # noqa: PLC0415 - only what is compiled loads Numba

    return njit(**options)(function)
