"""The files of the built page, read and compressed once, however often they are asked for."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

from litestar import Response

from euchre.web.dependencies import AnyRequest

_MOST: Final = 500
"""Files held in memory; the page has about a hundred."""
_GAIN: Final = 0.9
"""Pictures and fonts are compressed already: another time gains less than a tenth, and they stay as they are."""


class _Packed(NamedTuple):
    plain: bytes
    compressed: bytes | None
    tag: str


def file_in(folder: Path, path: str) -> Path | None:
    """The file that an address names, None if there is none; `ValueError` or `OSError` where it can name none."""
    root = folder.resolve()
    file = (root / path.lstrip("/")).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None


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


@lru_cache(maxsize=_MOST)
def _packed(file: Path, changed: int, size: int) -> _Packed:  # noqa: ARG001 - another build makes another file of it
    plain = file.read_bytes()
    compressed = gzip.compress(plain, mtime=0)
    gains = len(compressed) < _GAIN * len(plain)
    return _Packed(plain, compressed if gains else None, f'W/"{hashlib.sha256(plain).hexdigest()[:16]}"')
