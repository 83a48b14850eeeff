"""How the server says no: always a code, one clear sentence, and the house rule that forbade it, if one did."""

from __future__ import annotations

import errno
import logging
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap

from euchre.core.errors import EuchreError
from euchre.store.errors import Unavailable

_LOG: Final = logging.getLogger("euchre.web")


class Problem(msgspec.Struct, frozen=True):
    """Why a request changed nothing."""

    code: str
    sentence: str
    option: str | None = None


class Denied(EuchreError):
    """The server does not do that; `status` is the HTTP status that says so."""

    def __init__(self, code: str, sentence: str, *, status: int = 400, option: str | None = None) -> None:
        super().__init__(code, sentence, option=option)
        self.status: Final = status

    def __reduce__(self) -> tuple[Any, ...]:
        return _denied, (self.code, self.sentence, self.status, self.option)


def _denied(code: str, sentence: str, status: int, option: str | None) -> Denied:
    """The same refusal in another process."""
    return Denied(code, sentence, status=status, option=option)


NO_STORE: Final = Problem("server/store", "The games cannot be reached just now: try again in a moment.")
UNEXPECTED: Final = Problem("server/error", "Something went wrong on the server; nothing was changed.")
_SENTENCES: Final = {
    400: Problem("request/malformed", "The request is not what this address expects."),
    404: Problem("request/not-found", "There is nothing at this address."),
    405: Problem("request/method", "This address does not answer that method."),
    413: Problem("request/too-long", "The request is longer than this server reads."),
    415: Problem("request/content-type", "Send JSON, with the content type application/json."),
    422: Problem("request/malformed", "The request is not what this address expects."),
}


_PARTS: Final = {"data": "the body"}
"""What the decoder calls otherwise than people do."""


def problem_of(error: EuchreError) -> Problem:
    """What a guest is told of a refusal; where the database is, and what ails it, is for the log."""
    if isinstance(error, Unavailable):
        _LOG.warning("The store failed: %s", error)
        return NO_STORE
    return Problem(error.code, error.sentence, error.option)


def _refused(_: Request[Any, Any, Any], error: EuchreError) -> Response[Problem]:
    return _answer(_status_of(error), problem_of(error))


def _status_of(error: EuchreError) -> int:
    if isinstance(error, Unavailable):
        return HTTPStatus.SERVICE_UNAVAILABLE
    return error.status if isinstance(error, Denied) else HTTPStatus.BAD_REQUEST


def refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What any address answers that cannot answer."""
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return _unexpected(request, error)
    problem = _SENTENCES.get(error.status_code, _SENTENCES[400])
    if faults := _faults(error):
        problem = Problem(problem.code, f"{problem.sentence[:-1]}: {faults}.", problem.option)
    return _answer(error.status_code, problem, error.headers)


def _faults(error: HTTPException) -> str:
    """What is wrong with which part of a request, as the decoder says it; nothing where it does not."""
    found = error.extra if isinstance(error, ValidationException) and isinstance(error.extra, list) else []
    faults = (f"{_PARTS.get(one['key'], one['key'])}: {one['message']}" for one in found)
    return "; ".join(faults).replace("`", "")


def unread(_: Request[Any, Any, Any], __: Exception) -> Response[Problem]:
    """A body that is no text, or nested without end: the decoder raises something else than for other bad ones."""
    return _answer(HTTPStatus.BAD_REQUEST, _SENTENCES[400])


def nowhere(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A path that can be no file's; whatever else goes wrong with a file is unexpected."""
    why = error.__cause__ or error
    if isinstance(why, ValueError) or getattr(why, "errno", None) in (errno.ENAMETOOLONG, errno.ENOTDIR):
        return _answer(HTTPStatus.NOT_FOUND, _SENTENCES[404])
    return _unexpected(request, error)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _LOG.error("%s %s failed", request.method, request.scope.get("path_template", ""), exc_info=error)
    return _answer(HTTPStatus.INTERNAL_SERVER_ERROR, UNEXPECTED)


def _answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How the description of a route says that it may answer with these statuses."""
    described = (HTTPStatus.BAD_REQUEST, HTTPStatus.MISDIRECTED_REQUEST, *statuses)
    return {
        int(status): ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in described
    }


HANDLERS: Final[ExceptionHandlersMap] = {EuchreError: _refused, HTTPException: refused, Exception: _unexpected}
"""What Litestar does with an exception."""
