"""A guest of a server in the terminal: over HTTP, and at a table over its live connection."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.cookiejar import LoadError, LWPCookieJar
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

import msgspec
from platformdirs import user_data_path
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from euchre.core.errors import EuchreError
from euchre.daily.replies import DailyNow
from euchre.tables.messages import Act
from euchre.tables.replies import Reply

_SECONDS: Final = 30.0
_REPLY: Final = msgspec.json.Decoder[Reply](Reply)
_Answer = TypeVar("_Answer")


class _Refusal(msgspec.Struct):
    code: str
    sentence: str


class _Code(msgspec.Struct):
    code: str


class TableLine:
    """A live connection to a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection: Final = connection

    def replies(self) -> Iterator[Reply]:
        """Yield the replies of the table, until it hangs up."""
        for text in self._connection:
            yield _REPLY.decode(text)

    def act(self, seen: int, action: str) -> None:
        """Act, having seen the table at a version."""
        self._connection.send(msgspec.json.encode(Act(id=secrets.token_hex(8), seen=seen, action=action)).decode())


class ServerGuest:
    """A guest whose cookie is kept in the user's data folder, so that the server knows them again.

    Every method raises `EuchreError`: with the refusal of the server, or where none answers.
    """

    def __init__(self, address: str, language: str) -> None:
        self._address: Final = (address if "://" in address else f"https://{address}").rstrip("/")
        self._language: Final = language
        folder = user_data_path("euchre", appauthor=False)
        folder.mkdir(parents=True, exist_ok=True)
        self._cookies: Final = LWPCookieJar(folder / "cookies.txt")
        with suppress(LoadError, OSError):  # the first time there are none
            self._cookies.load()
        self._opener: Final[OpenerDirector] = build_opener(HTTPCookieProcessor(self._cookies))
        self._asked("/api/me", dict[str, Any])

    def day(self, day: str) -> DailyNow:
        """A day of the daily deals."""
        return self._asked(f"/api/daily/{day}", DailyNow)

    def open_deal(self, day: str, number: int) -> str:
        """Open the table of a daily deal, or find it again; returns its code."""
        return self._asked(f"/api/daily/{day}", _Code, {"number": number, "pace": "instant"}).code

    @contextmanager
    def line(self, code: str) -> Iterator[TableLine]:
        """The live connection to a table."""
        asked = Request(f"{self._address}/")  # noqa: S310 - the address is the person's own
        self._cookies.add_cookie_header(asked)
        scheme, _, host = self._address.partition("://")
        url = f"{'wss' if scheme == 'https' else 'ws'}://{host}/api/tables/{code}/live?language={self._language}"
        try:
            with connect(url, additional_headers={"Cookie": asked.get_header("Cookie") or ""}) as connection:
                yield TableLine(connection)
        except (OSError, WebSocketException) as problem:
            raise self._silent(problem) from problem

    def _asked(self, path: str, kind: type[_Answer], body: dict[str, Any] | None = None) -> _Answer:
        headers = {"Accept-Language": self._language, "Content-Type": "application/json"}
        data = None if body is None else msgspec.json.encode(body)
        try:
            request = Request(f"{self._address}{path}", data, headers)  # noqa: S310 - the address is the person's own
            with self._opener.open(request, timeout=_SECONDS) as answer:
                content = answer.read()
            found = msgspec.json.decode(content, type=kind)
        except HTTPError as problem:
            raise self._refused(problem) from None
        except (URLError, OSError, ValueError, msgspec.MsgspecError) as problem:
            raise self._silent(problem) from problem
        self._cookies.save()
        return found

    def _refused(self, problem: HTTPError) -> EuchreError:
        try:
            refusal = msgspec.json.decode(problem.read(), type=_Refusal)
        except msgspec.MsgspecError:
            return self._silent(problem)
        return EuchreError(refusal.code, refusal.sentence)

    def _silent(self, problem: Exception) -> EuchreError:
        reason = getattr(problem, "reason", problem)
        return EuchreError("daily/server", f"No server of Euchre answers at {self._address}: {reason}.")
