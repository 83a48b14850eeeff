"""The bare command `euchre`: a table in the browser of this computer."""

from __future__ import annotations

from euchre.cli.output import echo
from euchre.core.errors import EuchreError
from euchre.interrupts import loading


def play_in_browser(*, port: int, browser: bool) -> None:
    """Open the page in the browser: from the server that runs here already, or from one that starts now.

    Raises `EuchreError` if no port is free.
    """
    with loading():
        from euchre.web.http.address import answers, hosts_of, url_of
        from euchre.web.server.server import listening, prepare, run
        from euchre.web.settings.settings import Settings

    at = None
    for candidate in (*range(port, min(port + 20, 65536)), 0):
        at = listening("127.0.0.1", candidate)
        if at is not None:
            break
        there = f"http://127.0.0.1:{candidate}/"
        if answers(there):
            echo(f"Euchre is already running at {there}")
            _show(there, browser=browser)
            return
    if at is None:
        raise EuchreError("serve/port", "No port of this computer is free.")
    with at:
        prepare(None)
        address = url_of(at)
        echo(f"Euchre is running at {address} (press Ctrl+C to stop)")
        _show(address, browser=browser)
        run(Settings(hosts=hosts_of("127.0.0.1", None)), at)


def _show(address: str, *, browser: bool) -> None:
    from euchre.web.http.address import open_page

    if browser and not open_page(address):
        echo("No browser was found: open that address yourself.")
