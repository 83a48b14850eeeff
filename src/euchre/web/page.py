"""The built page: files whose names change with their content, and the one file for every address of the page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, ExceptionHandler

from euchre.web.given import AnyRequest, TheGuest
from euchre.web.refusals import Problem, nowhere, refused

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
    "/statistics",
    "/settings",
    "/fair",
]
"""What the page makes of them is its own affair."""
FOR_PROGRAMS: Final = ("api", "schema", "health", "metrics")
"""What comes first in addresses that are none of the page's."""
_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<title>Euchre</title>
<p>The page of Euchre is not built: run <code>make page</code>, then start the server again.</p>
</html>
"""


def page_at(folder: Path) -> list[ControllerRouterHandler]:
    """The routes of the page in a folder, or of a sentence that says how to build it."""
    index = folder / "index.html"

    @get(ADDRESSES, include_in_schema=False, sync_to_thread=False, name="page")
    def page(guest: TheGuest) -> Response[str] | File:  # noqa: ARG001 - with the page comes the cookie
        """Any address of the page."""
        if not index.is_file():
            return Response(_NOT_BUILT, media_type=MediaType.HTML, status_code=503)
        return _page(index)

    return [page, *_files(folder)] if index.is_file() else [page]


_ASK_AGAIN: Final = {"Cache-Control": "private, no-cache"}
"""The page itself is the same for everybody, but with it comes a guest's cookie: nobody else's cache may keep that."""
_FOR_GOOD: Final = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)


def astray_at(folder: Path) -> ExceptionHandler[HTTPException]:
    """What an address that names nothing answers: whoever reads pages gets the one that says so, others a sentence.

    Under `FOR_PROGRAMS` nobody reads pages, whatever they say.
    """
    index = folder / "index.html"

    def astray(request: AnyRequest, error: HTTPException) -> Response[Problem] | File:
        for_people = request.scope["path"].partition("/")[2].partition("/")[0] not in FOR_PROGRAMS
        reads = for_people and request.method == "GET" and "text/html" in request.headers.get("accept", "")
        return _page(index, error.status_code) if reads and index.is_file() else refused(request, error)

    return astray


def _page(index: Path, status: int = 200) -> File:
    return File(
        index, media_type=MediaType.HTML, content_disposition_type="inline", headers=_ASK_AGAIN, status_code=status
    )


def _files(folder: Path) -> list[Router]:
    """The files under `assets`, whose names hold a hash of what is in them, and those beside the page."""
    routers = [_router("/", folder, CacheControlHeader(no_cache=True))]
    if (folder / "assets").is_dir():
        routers.append(_router("/assets", folder / "assets", _FOR_GOOD))
    return routers


def _router(path: str, folder: Path, cache: CacheControlHeader) -> Router:
    return create_static_files_router(
        path,
        [folder],
        cache_control=cache,
        exception_handlers={ValueError: nowhere, InternalServerException: nowhere},
        include_in_schema=False,
        name=f"files of {path}",
    )
