"""Routes of the built page: its files, and `index.html` for every address of the page."""

from __future__ import annotations

import gzip
import hashlib
import time
from collections.abc import Callable
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler, ExceptionHandler

from euchre.web.http.refusals import refused
from euchre.web.http.request_guards import is_for_programs
from euchre.web.routes.dependencies import AnyRequest, TheGuest, TheWords, TheWorker
from euchre.web.routes.preview import preview

ADDRESSES: Final = [
    "/",
    "/new",
    "/t/{code:str}",
    "/learn",
    "/learn/{number:str}",
    "/rules",
    "/rules/{text:str}",
    "/games",
    "/games/{code:str}/{match:int}",
    "/games/{code:str}/{match:int}/review",
    "/games/{code:str}/{match:int}/play-on",
    "/daily",
    "/daily/{day:str}",
    "/people",
    "/drills",
    "/drills/{wanted:str}",
    "/drills/{code:str}/{match:int}",
    "/ratings",
    "/statistics",
    "/club",
    "/club/{code:str}",
    "/settings",
    "/me",
    "/card",
    "/fair",
    "/analysis",
    "/analysis/{position:path}",
    "/evening",
    "/evening/chart",
    "/evening/{code:str}",
    "/evening/{code:str}/director",
    "/evening/{code:str}/wall",
    "/evening/{code:str}/print",
    "/operator",
]
"""Addresses that the page itself routes."""
COMPRESSED: Final = {"compressed": True}
"""The option of routes whose answers are compressed already, or too seldom asked for from afar."""
_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<title>Euchre</title>
<p>The page of Euchre is not built: run <code>make page</code>, then start the server again.</p>
</html>
"""

_MAX_FILES: Final = 500
"""Files held in memory; the page has about a hundred."""
_MAX_HEADS: Final = 20
"""Heads of the page held in memory: one for each language, kind of address and name of the server."""
_END_OF_HEAD: Final = b"</head>"
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
        """The file at an address such as ``/assets/a.js``, or None."""
        if address not in self._files and self._clock() >= self._again:
            self._look()  # the page may have been built anew
        return self._files.get(address)

    def follow_build(self) -> None:
        """Look through the folder if the page was built again: clients then ask for new files at once."""
        if self._index() != self._built:
            self._look()

    def _index(self) -> tuple[int, int] | None:
        """A mark that another build changes: when the page itself was written, and its size; None without a page."""
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


def answer_with(
    file: Path, request: AnyRequest, headers: dict[str, str], status: int = 200, *, head: str = ""
) -> Response[bytes]:
    """A file, compressed for clients that can read that; nothing but its mark for those that have it.

    `head` is added to the head of a page.
    """
    kind = guess_type(file.name)[0] or "application/octet-stream"
    facts = file.stat()
    packed = (
        _packed_with(head, file, facts.st_mtime_ns, facts.st_size)
        if head
        else _packed(file, facts.st_mtime_ns, facts.st_size)
    )
    headers = {**headers, "ETag": packed.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == packed.tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if packed.compressed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(packed.plain, status_code=status, headers=headers, media_type=kind)
    headers["Content-Encoding"] = "gzip"
    return Response(packed.compressed, status_code=status, headers=headers, media_type=kind)


@lru_cache(maxsize=_MAX_FILES)
def _packed(file: Path, changed: int, size: int) -> _Packed:  # noqa: ARG001 - another build makes another file of it
    return _pack(file.read_bytes())


@lru_cache(maxsize=_MAX_HEADS)
def _packed_with(head: str, file: Path, changed: int, size: int) -> _Packed:  # noqa: ARG001 - as above
    return _pack(file.read_bytes().replace(_END_OF_HEAD, head.encode() + _END_OF_HEAD, 1))


def _pack(plain: bytes) -> _Packed:
    compressed = gzip.compress(plain, mtime=0)
    gains = len(compressed) < _GAIN * len(plain)
    return _Packed(plain, compressed if gains else None, f'W/"{hashlib.sha256(plain).hexdigest()[:16]}"')


def page_at(folder: Path) -> list[ControllerRouterHandler]:
    """The routes of the page in a folder, or of a sentence that says how to build it."""
    index, found = folder / "index.html", PageFiles(folder)

    @get(ADDRESSES, include_in_schema=False, sync_to_thread=False, name="page", opt=COMPRESSED)
    def page(guest: TheGuest, words: TheWords, worker: TheWorker, request: AnyRequest) -> Response[Any]:  # noqa: ARG001 - with the page comes the cookie
        """Answer any address of the page."""
        if not index.is_file():
            return Response(_NOT_BUILT, media_type=MediaType.HTML, status_code=503)
        found.follow_build()
        return answer_with(index, request, _ASK_AGAIN, head=preview(request, words, worker.settings))

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt=COMPRESSED, name="files of the page")
    def files(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
        """The files under `assets`, whose names hold a hash of what is in them, and those beside the page."""
        try:
            if path == "/index.html":
                found.follow_build()
            file = found.find(path)
            if file is None:
                raise NotFoundException
            return answer_with(file, request, _FOR_GOOD if path.startswith("/assets/") else _NEVER_BLINDLY)
        except FileNotFoundError:  # another build has taken its place
            raise NotFoundException from None

    return [page, files] if index.is_file() else [page]


_ASK_AGAIN: Final = {"Cache-Control": "private, no-cache"}
"""The page itself is the same for everybody, but with it comes a guest's cookie: nobody else's cache may keep that."""
_FOR_GOOD: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_NEVER_BLINDLY: Final = {"Cache-Control": "no-cache"}


def not_found_handler(folder: Path) -> ExceptionHandler[HTTPException]:
    """Answer an address that names nothing: a browser gets the page that says so, a program a sentence.

    At an address for programs nobody reads pages, whatever they say.
    """
    index = folder / "index.html"

    def not_found(request: AnyRequest, error: HTTPException) -> Response[Any]:
        for_people = not is_for_programs(request.scope["path"])
        reads = for_people and request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if reads and index.is_file():
            return answer_with(index, request, _ASK_AGAIN, error.status_code)
        return refused(request, error)

    return not_found
