"""Routes of the built page: its files, and `index.html` for every address of the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Response, get, route
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler, ExceptionHandler

from euchre.web.http.refusals import refused
from euchre.web.http.request_guards import is_for_programs
from euchre.web.routes.dependencies import AnyRequest, TheGuest
from euchre.web.routes.page_files import PageFiles, answer_with

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
    "/statistics",
    "/settings",
    "/fair",
    "/analysis",
    "/analysis/{position:path}",
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


def page_at(folder: Path) -> list[ControllerRouterHandler]:
    """The routes of the page in a folder, or of a sentence that says how to build it."""
    index, found = folder / "index.html", PageFiles(folder)

    @get(ADDRESSES, include_in_schema=False, sync_to_thread=False, name="page", opt=COMPRESSED)
    def page(guest: TheGuest, request: AnyRequest) -> Response[Any]:  # noqa: ARG001 - with the page comes the cookie
        """Any address of the page."""
        if not index.is_file():
            return Response(_NOT_BUILT, media_type=MediaType.HTML, status_code=503)
        found.follow_build()
        return answer_with(index, request, _ASK_AGAIN)

    @route(
        "/{path:path}",
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
        opt=COMPRESSED,
        name="files of the page",
    )
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
