"""A client of the live table: it opens a table, plays a match against three bots and prints the score.

    python examples/live_player.py http://127.0.0.1:8310

It always takes the last choice there is. What is said on the line: docs/live.md.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import sys
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect


def opened(server: str) -> tuple[str, str]:
    """A new table: its code, and the cookie that says who we are."""
    with urlopen(f"{server}/api/me") as answer:  # noqa: S310 - the person's own server
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
    wish = {"name": "Example", "rules": "standard,target=3", "terms": {"pace": "instant"}}
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = Request(f"{server}/api/tables", json.dumps(wish).encode(), headers)  # noqa: S310 - the same
    with urlopen(request) as answer:  # noqa: S310 - the same
        return json.load(answer)["code"], cookie


class Line:
    """The live connection: it sends messages with a new id each, and reads how the table stands."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = count(1)

    async def say(self, kind: str, **fields: object) -> None:
        """Send a message."""
        await self._socket.send(json.dumps({"type": kind, "id": str(next(self._ids)), **fields}))

    async def now(self) -> dict[str, Any]:
        """The next news of how the table stands."""
        while (reply := json.loads(await self._socket.recv()))["type"] != "now":
            assert reply["type"] == "ack", reply
        return dict(reply)


async def play(server: str) -> str:
    """Play a match; returns who won."""
    code, cookie = opened(server)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/live"
    ours, asked = secrets.token_bytes(32), set[object]()
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        line = Line(socket)
        while (now := await line.now())["table"]["stage"] != "over":
            shuffle, seat, picture = now["table"]["shuffle"], now["you"], now["picture"]
            if now["table"]["stage"] == "shuffling":
                step = "reveal" if shuffle["promised"][seat] else "commit"
                if step not in asked:
                    asked.add(step)
                    what = {
                        "commit": ("digest", hashlib.sha256(ours).hexdigest()),
                        "reveal": ("contribution", ours.hex()),
                    }
                    await line.say(step, **dict([what[step]]))
            elif picture["choices"] and now["version"] not in asked:
                asked.add(now["version"])
                await line.say("act", seen=now["version"], action=picture["choices"][-1]["action"])
        return str(now["picture"]["verdict"])


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1].rstrip("/"))))
