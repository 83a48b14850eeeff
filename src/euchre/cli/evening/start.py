"""A server for a hall: prints its address for telephones, also as a QR code, and opens the director's page."""

from __future__ import annotations

from typing import Final

import segno

from euchre.cli.output import echo
from euchre.core.errors import EuchreError
from euchre.web.http.address import neighbours, open_page, url_of
from euchre.web.server.server import listening, prepare, run
from euchre.web.settings.settings import Settings

_EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - the telephones of the hall are to reach it
_PAGE: Final = "evening"


def start_evening(*, port: int, store: str | None, browser: bool) -> None:
    """Serve until interrupted. Raises `EuchreError` if the port is in use or the store cannot be used."""
    prepare(store)
    at = listening(_EVERYWHERE, port)
    if at is None:
        raise EuchreError("serve/port", f"Port {port} is in use: choose another with --port.")
    with at:
        there = neighbours(at)
        page = f"{there or url_of(at)}{_PAGE}"  # a page opened as localhost would print QR codes that lead nowhere
        echo(f"Evenings are at {page} (press Ctrl+C to stop)")
        if there:
            echo("Telephones in this network open the same page:")
            echo(qr_code(page))
        else:
            echo("This computer is in no network: telephones cannot open the page, paper works all the same.")
        if browser and not open_page(page):
            echo("No browser was found: open that address yourself.")
        run(Settings(store=store), at)


def qr_code(text: str) -> str:
    r"""A text as a QR code in half blocks, dark on light with the margin that cameras need.

    >>> qr_code("http://10.0.0.7:8310/").count("\n") > 10
    True
    """
    matrix = [tuple(map(bool, row)) for row in segno.make(text, micro=False).matrix_iter(border=2)]
    matrix += [(False,) * len(matrix[0])] * (len(matrix) % 2)
    halves = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join(
        "".join(halves[upper, lower] for upper, lower in zip(top, bottom, strict=True))
        for top, bottom in zip(matrix[::2], matrix[1::2], strict=True)
    )
