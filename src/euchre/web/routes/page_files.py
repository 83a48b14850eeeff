"""The files of the built page, read and compressed once, however often they are asked for."""

from __future__ import annotations

import gzip
import hashlib
import time
from collections.abc import Callable
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

from litestar import Response

from euchre.web.routes.dependencies import AnyRequest

_MAX_FILES: Final = 500
"""Files held in memory; the page has about a hundred."""
_LOOK: Final = 5.0
"""Seconds between two looks through the folder, at most one of which follows from addresses that name no file."""
_GAIN: Final = 0.9
"""Pictures and fonts are compressed already: another time gains less than a tenth, and they stay as they are."""


class _Packed(NamedTuple):
    plain: bytes
    compressed: bytes | None
    tag: str


class PageFiles:
    """Finds the files of the page by their addresses, without asking the disk for what somebody made up."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._folder: Final = folder
        self._clock: Final = clock
        self._look()

    def find(self, address: str) -> Path | None:
        """The file at an address such as ``/assets/a.js``, None if there is none."""
        if address not in self._files and self._clock() >= self._again:
            self._look()  # the page may have been built anew
        return self._files.get(address)

    def follow_build(self) -> None:
        """Look through the folder if the page was built anew: whoever gets the new page asks for its files at once."""
        if self._index() != self._built:
            self._look()

    def _index(self) -> tuple[int, int] | None:
        """What another build changes: when the page itself was written, and its size; None if there is none."""
        try:
            facts = (self._folder / "index.html").stat()
        except OSError:
            return None
        return facts.st_mtime_ns, facts.st_size

    def _look(self) -> None:
        self._built = self._index()
        root = self._folder.resolve()
        inside = (file for file in root.rglob("*") if file.is_file() and file.resolve().is_relative_to(root))
        self._files = {f"/{file.relative_to(root).as_posix()}": file for file in inside}
        self._again = self._clock() + _LOOK


def answer_with(file: Path, request: AnyRequest, headers: dict[str, str], status: int = 200) -> Response[bytes]:
    """A file, compressed for whoever can read that; nothing but its mark for whoever has it already."""
    kind = guess_type(file.name)[0] or "application/octet-stream"
    facts = file.stat()
    packed = _packed(file, facts.st_mtime_ns, facts.st_size)
    headers = {**headers, "ETag": packed.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == packed.tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if packed.compressed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(packed.plain, status_code=status, headers=headers, media_type=kind)
    headers["Content-Encoding"] = "gzip"
    return Response(packed.compressed, status_code=status, headers=headers, media_type=kind)


@lru_cache(maxsize=_MAX_FILES)
def _packed(file: Path, changed: int, size: int) -> _Packed:  # noqa: ARG001 - another build makes another file of it
    plain = file.read_bytes()
    compressed = gzip.compress(plain, mtime=0)
    gains = len(compressed) < _GAIN * len(plain)
    return _Packed(plain, compressed if gains else None, f'W/"{hashlib.sha256(plain).hexdigest()[:16]}"')
