"""The routes for monitoring: the version, and the readiness of this worker."""

from __future__ import annotations

from http import HTTPStatus
from typing import Literal

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec

from euchre.bots.lineup.levels import STRONGEST_BOT
from euchre.version import __version__
from euchre.web.http.refusals import refusals
from euchre.web.routes.dependencies import TheReadiness, TheWorker
from euchre.web.worker.readiness import Problem


class Health(msgspec.Struct, frozen=True):
    """A server that answers."""

    app: Literal["euchre"]
    version: str
    players: Literal["ready", "getting ready"]
    """The readiness of the bots; until then swift plays for them."""


class Ready(msgspec.Struct, frozen=True):
    """The readiness of a worker to serve people."""

    ready: bool
    problems: tuple[Problem, ...]
    """The reasons if not: the `store` cannot be written, its `disk` is almost full, its `file` was removed or replaced,
    no more `files` can be opened, other workers are not heard (`listening`), or one of the server's own `tasks` has
    failed."""


_NOT_READY = ResponseSpec(Ready, generate_examples=False, description=HTTPStatus.SERVICE_UNAVAILABLE.phrase)


@get("/health", responses=refusals())
async def health(worker: TheWorker) -> Health:
    """The health of the process; it asks nobody else."""
    ready = worker.lineup.can_play(STRONGEST_BOT)
    return Health(app="euchre", version=__version__, players="ready" if ready else "getting ready")


@get("/ready", responses={**refusals(), HTTPStatus.SERVICE_UNAVAILABLE: _NOT_READY})
async def ready(readiness: TheReadiness) -> Response[Ready]:
    """The readiness of this worker to serve people, and if not, why."""
    problems = readiness.problems
    status = HTTPStatus.SERVICE_UNAVAILABLE if problems else HTTPStatus.OK
    return Response(Ready(ready=not problems, problems=problems), status_code=status)
