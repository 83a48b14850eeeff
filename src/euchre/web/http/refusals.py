"""Refusals: a code, one clear sentence, and the house rule that forbade it, if one did."""

from __future__ import annotations

import logging
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.enums import MediaType, ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap, Scope, Send

from euchre.core.errors import EuchreError
from euchre.narration.refused import message_of, sentence_of
from euchre.store.database.errors import Deleted, Unavailable, Unreadable
from euchre.web.http.faults import fault
from euchre.web.http.language import language_of
from euchre.wording import Language, Wording, wording

_LOG: Final = logging.getLogger("euchre.web")


class Problem(msgspec.Struct, frozen=True):
    """The reason why a request changed nothing."""

    code: str
    sentence: str
    options: tuple[str, ...] = ()


class Denied(EuchreError):
    """The refusal of what the server does not do; `status` is the HTTP status that says so."""

    def __init__(
        self, code: str, sentence: str, *, status: int = 400, options: tuple[str, ...] = (), **parts: str | int
    ) -> None:
        super().__init__(code, sentence, options=options, **parts)
        self.status: Final = status

    def __reduce__(self) -> tuple[Any, ...]:
        return _denied, (self.code, self.sentence, self.status, self.options, self.parts)


def _denied(code: str, sentence: str, status: int, options: tuple[str, ...], parts: dict[str, str | int]) -> Denied:
    """Rebuild a refusal in another process, for pickle."""
    return Denied(code, sentence, status=status, options=options, **parts)


NO_STORE: Final = "server/store"
UNEXPECTED: Final = "server/error"
NOT_FOUND: Final = "request/not-found"
TOO_LONG: Final = "request/too-long"
_CODES: Final = {404: NOT_FOUND, 405: "request/method", 413: TOO_LONG, 415: "request/content-type"}
_MALFORMED: Final = "request/malformed"


_BROKEN_OFF: Final = "client disconnected prematurely"
"""The message of Litestar for a body whose end never came; with status 500, though it is no mistake of ours."""


def problem(code: str, words: Wording) -> Problem:
    """The answer with a code, where no exception says more."""
    return Problem(code, words(message_of(code)))


def problem_of(error: EuchreError, words: Wording) -> Problem:
    """The answer to a refusal; where the database is, and what ails it, is in the log already."""
    if isinstance(error, Unavailable):
        return problem(NO_STORE, words)
    return Problem(error.code, sentence_of(words, error), error.options)


def _refused(request: Request[Any, Any, Any], error: EuchreError) -> Response[Problem]:
    return _answer(_status_of(error), problem_of(error, _words(request)))


def _status_of(error: EuchreError) -> int:
    if isinstance(error, Deleted):
        return HTTPStatus.NOT_FOUND
    if isinstance(error, Unavailable | Unreadable):
        return HTTPStatus.SERVICE_UNAVAILABLE
    return error.status if isinstance(error, Denied) else HTTPStatus.BAD_REQUEST


def refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The answer to a request that failed, at any address."""
    if error.detail == _BROKEN_OFF:
        return _answer(HTTPStatus.BAD_REQUEST, problem(_MALFORMED, _words(request)))  # which nobody reads
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return _unexpected(request, error)
    code, words = _CODES.get(error.status_code, _MALFORMED), _words(request)
    faults = _faults(error, words)
    answer = Problem(code, words("refused-request-faults", faults=faults)) if faults else problem(code, words)
    return _answer(error.status_code, answer, error.headers)


def _faults(error: HTTPException, words: Wording) -> str:
    """The faults of the parts of a request in words; nothing where the decoder names none."""
    found = error.extra if isinstance(error, ValidationException) and isinstance(error.extra, list) else []
    return "; ".join(fault(words, one["key"], one["message"]) for one in found)


def unread(request: Request[Any, Any, Any], _: Exception) -> Response[Problem]:
    """A body that is not text, or nested without end: the decoder raises something else than for other bad ones."""
    return _answer(HTTPStatus.BAD_REQUEST, problem(_MALFORMED, _words(request)))


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _LOG.error("%s %s failed", request.method, request.scope.get("path_template", ""), exc_info=error)
    return _answer(HTTPStatus.INTERNAL_SERVER_ERROR, problem(UNEXPECTED, _words(request)))


def _words(request: Request[Any, Any, Any]) -> Wording:
    return wording(language_of(request))


def _answer(status: int, answer: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(answer, status_code=status, media_type=MediaType.JSON, headers=headers)


async def refuse_early(
    scope: Scope, send: Send, status: int, code: str, language: Language, *headers: tuple[bytes, bytes]
) -> None:
    """Refuse a request before Litestar has looked for its route; a live connection is closed before it opens."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": code})
        return
    said = [(b"content-type", b"application/json"), *headers]
    await send({"type": "http.response.start", "status": status, "headers": said})
    await send({"type": "http.response.body", "body": _early(code, language), "more_body": False})


@cache
def _early(code: str, language: Language) -> bytes:
    return msgspec.json.encode(problem(code, wording(language)))


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals with these statuses, for the description of a route."""
    described = (HTTPStatus.BAD_REQUEST, HTTPStatus.MISDIRECTED_REQUEST, HTTPStatus.TOO_MANY_REQUESTS, *statuses)
    return {
        int(status): ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in described
    }


HANDLERS: Final[ExceptionHandlersMap] = {EuchreError: _refused, HTTPException: refused, Exception: _unexpected}
"""The handlers of exceptions in Litestar."""
