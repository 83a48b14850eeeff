"""The parts of uvicorn, and of what it stands on, that our protocols use without its promise to keep them."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from typing import Any, Final

import h11
import pytest
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

METHODS: Final = [
    (H11Protocol, "connection_made", "transport"),
    (H11Protocol, "connection_lost", "exc"),
    (H11Protocol, "data_received", "data"),
    (H11Protocol, "handle_events", ""),
    (H11Protocol, "on_response_complete", ""),
    (H11Protocol, "send_400_response", "msg"),
    (FlowControl, "pause_reading", ""),
    (h11.Connection, "next_event", ""),
    (WebSocketsSansIOProtocol, "connection_lost", "exc"),
    (WebSocketsSansIOProtocol, "data_received", "data"),
    (WebSocketsSansIOProtocol, "handle_events", ""),
    (WebSocketsSansIOProtocol, "handle_cont", "event"),
    (WebSocketsSansIOProtocol, "handle_parser_exception", ""),
    (WebSocketsSansIOProtocol, "send_receive_event_to_app", ""),
    (WebSocketsSansIOProtocol, "receive", ""),
    (WebSocketsSansIOProtocol, "send", "message"),
    (WebSocketsSansIOProtocol, "shutdown", ""),
    (ServerProtocol, "fail", "code reason"),
    (ServerProtocol, "send_text", "data"),
    (ServerProtocol, "data_to_send", ""),
]
"""The methods that are overridden or called, and the names of what they take."""
CALLED: Final = [
    (H11Protocol, "data_received", "handle_events"),
    (H11Protocol, "handle_events", "next_event"),
    (H11Protocol, "handle_events", "send_400_response"),
    (H11Protocol, "handle_events", "on_response_complete"),
    (WebSocketsSansIOProtocol, "data_received", "handle_events"),
    (WebSocketsSansIOProtocol, "handle_events", "handle_cont"),
    (WebSocketsSansIOProtocol, "handle_cont", "send_receive_event_to_app"),
]
"""The methods that uvicorn calls itself: an override of the second relies on the first doing so."""
STATE: Final = {
    H11Protocol: ("client", "conn", "cycle", "flow", "headers", "loop", "scope", "transport"),
    WebSocketsSansIOProtocol: (
        *("close_sent", "conn", "curr_msg_data_type", "frames", "handshake_complete", "handshake_initiated", "logger"),
        *("read_paused", "transport"),
    ),
}
"""The fields that a fresh connection must have."""


@pytest.mark.parametrize(("owner", "name", "takes"), METHODS, ids=lambda one: getattr(one, "__name__", one))
def test_a_method_is_there_and_takes_what_it_did(owner: type, name: str, takes: str) -> None:
    method = getattr(owner, name, None)
    assert callable(method), f"{owner.__name__}.{name} is gone"
    names, wanted = [one for one in inspect.signature(method).parameters if one != "self"], takes.split()
    assert names[: len(wanted)] == wanted, f"{owner.__name__}.{name} takes {names} now"


@pytest.mark.parametrize(("owner", "caller", "name"), CALLED, ids=lambda one: getattr(one, "__name__", one))
def test_a_method_is_still_called(owner: type, caller: str, name: str) -> None:
    called = set(_names(getattr(owner, caller).__code__))
    assert name in called, f"{owner.__name__}.{caller} calls {name} no longer"


def _names(code: Any) -> Iterator[str]:
    yield from code.co_names
    for one in code.co_consts:
        if inspect.iscode(one):
            yield from _names(one)


@pytest.mark.parametrize("owner", STATE, ids=lambda one: one.__name__)
async def test_a_connection_knows_what_it_did(owner: Any) -> None:
    config = Config(app=_nothing, http="h11", ws="websockets-sansio", interface="asgi3", log_config=None)
    config.load()
    line = owner(config=config, server_state=ServerState(), app_state={}, _loop=asyncio.get_running_loop())
    known = {*vars(line), *dir(type(line))}
    for name in STATE[owner]:
        assert name in known, f"{owner.__name__}.{name} is gone"


async def _nothing(scope: object, receive: object, send: object) -> None:
    """An application that nobody asks."""


def test_the_states_of_a_request_are_there() -> None:
    for name in ("IDLE", "SEND_BODY", "SEND_RESPONSE"):
        assert hasattr(h11, name), f"h11.{name} is gone"
    for name in ("our_state", "their_state"):
        assert hasattr(h11.Connection, name), f"h11.Connection.{name} is gone"
    assert isinstance(ServerProtocol().events, list), "ServerProtocol.events is gone"
    assert ServerProtocol().handshake_exc is None, "ServerProtocol.handshake_exc is gone"
    assert callable(ServerProtocol().parser.close), "ServerProtocol.parser is no generator any more"
