"""The live connection of a table: messages in, replies out."""

from __future__ import annotations

import itertools
from functools import partial
from typing import Any, Final

from litestar import WebSocket, websocket

from euchre.core.errors import EuchreError
from euchre.tables.connection_names import prefix_of
from euchre.tables.perspective.now import Reader
from euchre.tables.replies import Bye
from euchre.web.http.language import language_of
from euchre.web.http.refusals import problem_of
from euchre.web.http.request_guards import same_origin
from euchre.web.live.connection import Connection
from euchre.web.quotas.quotas import payer_of
from euchre.web.routes.dependencies import Code, TheGuest, TheMeasures, TheQuotas, TheRooms, TheWorker
from euchre.web.routes.lookup import room_of
from euchre.web.telemetry import metrics

_NUMBERS: Final = itertools.count(1)


@websocket("/api/tables/{code:str}/live", guards=[same_origin])
async def live(
    socket: WebSocket[Any, Any, Any],
    code: Code,
    guest: TheGuest,
    worker: TheWorker,
    rooms: TheRooms,
    quotas: TheQuotas,
    measures: TheMeasures,
) -> None:
    """Connect a guest's client with a table; a guest without a seat watches."""
    await socket.accept()
    reader = Reader(guest, language_of(socket))
    name, payer = f"{prefix_of(worker.name)}{next(_NUMBERS)}", payer_of(socket, guest)

    connection = Connection(
        socket, name, reader, worker.settings, partial(quotas.refusal_of, payer=payer), payer.address
    )
    try:
        with quotas.connected(payer), metrics.CONNECTIONS.track_inprogress():
            measures.check(guest)
            room = await room_of(code, payer, worker, rooms, quotas)
            while not await room.add(connection):
                room = await room_of(code, payer, worker, rooms, quotas)
            if (notice := measures.notice) is not None:
                connection.send(notice)
            try:
                with worker.shutdown.calling(connection.stop):
                    await connection.serve(room)
            finally:
                await room.remove(connection)
    except EuchreError as error:
        problem = problem_of(error, connection.words)
        await connection.turn_away(Bye(code=problem.code, sentence=problem.sentence))
