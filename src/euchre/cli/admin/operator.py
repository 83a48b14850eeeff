"""The command `euchre admin operator`: the link to the operator's page."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Annotated, Final

import typer

from euchre.cli.admin.options import with_store
from euchre.cli.options import StoreOption
from euchre.cli.output import echo

_KEY_BYTES: Final = 16


def operator(
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port of the page.")] = 8310,
    store: StoreOption = None,
) -> None:
    """Print a new link to the operator's page; the one before ends.

    Whoever opens it sees all live tables and the reports of players, sends a message to everybody, closes tables and
    removes guests. Only its SHA-256 is stored, so it is printed once. The server may run meanwhile.

    Example: euchre admin operator
    """
    from euchre.web.http.address import at_neighbours

    key = secrets.token_hex(_KEY_BYTES)
    with_store(store, lambda opened: opened.measures.change_key(sha256(key.encode()).digest()))
    echo(f"{at_neighbours(port) or f'http://127.0.0.1:{port}/'}operator#{key}")
