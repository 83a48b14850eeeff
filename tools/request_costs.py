"""Write what requests cost into `docs/costs.md`: ``python -m tools.request_costs``.

A server in a process of its own holds a match of 6,000 actions, an evening of a hundred people after forty rounds,
and a club of a thousand members and 6,000 events. Each route is asked often enough to tell. What it takes is the time
of the processor of that process, all threads included. What it is charged is asked of a server in this process.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

from httpx import Timeout

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))


from euchre.web.quotas.quotas import Charge, Quotas  # noqa: E402
from euchre.web.settings.limits import Allowance, Limits  # noqa: E402
from euchre.web.settings.settings import Settings  # noqa: E402
from euchre.web.thinking.fair_queue import Payer  # noqa: E402
from support.asked_routes import BEGINS_A_REVIEW, ORDER, ROUTES, STARTS_A_PROCESS, ask, store_for_requests  # noqa: E402
from support.serving import Serving  # noqa: E402
from support.web import Guest, served  # noqa: E402
from tools.page_parts import markdown_table, with_parts  # noqa: E402

PAGE: Final = ROOT / "docs" / "costs.md"
COMMAND: Final = "python -m tools.request_costs"
_DEALS: Final = 660
_ROUNDS: Final = 40
_MEMBERS, _EVENTS = 1_000, 6_000
_LIMITS: Final = "\n".join(f"{name} = {{ burst = 1_000_000_000, rate = 1e9 }}" for name in ("guest", "address"))
_LIMITS_OF_TABLES: Final = "\nwaiting_tables = 1_000_000\nopen_tables = 1_000_000\n"
_SECONDS: Final = 1.0
"""The processor seconds for which each route is asked again: the system counts them in hundredths."""
_MOST: Final = 300


class Cost(NamedTuple):
    """The cost of a request of a route."""

    milliseconds: float
    units: float
    """The price its address pays, in calls and cards."""


def main() -> None:
    """Measure every route, and write the table."""
    with TemporaryDirectory() as folder:
        costs = asyncio.run(_measured(Path(folder)))
    rows = [(f"`{route}`", f"{cost.milliseconds:.1f}", f"{cost.units:g}") for route, cost in costs.items()]
    table = markdown_table(("Request", "Milliseconds", "Units"), rows)
    PAGE.write_text(with_parts(PAGE.read_text("utf-8"), COMMAND, {"requests": table}), "utf-8")
    print(table)


async def _measured(folder: Path) -> dict[str, Cost]:
    (folder / "limits.toml").write_text(_LIMITS + _LIMITS_OF_TABLES)
    serving = Serving(folder, real=True, options=("--limits", str(folder / "limits.toml")))
    cookie = await store_for_requests(serving.store, deals=_DEALS, rounds=_ROUNDS, members=_MEMBERS, events=_EVENTS)
    routes = sorted(ROUTES, key=lambda route: ORDER.index(route.partition(" ")[0]))
    units = await units_of_routes(folder)
    serving.start()
    try:
        async with Guest(serving.address.removeprefix("http://")) as guest:
            guest.http.cookies.set("euchre", cookie, domain="127.0.0.1")
            await ask(guest, STARTS_A_PROCESS)
            return {route: Cost(await _milliseconds(guest, route, serving.pid), units[route]) for route in routes}
    finally:
        serving.kill()


async def _milliseconds(guest: Guest, route: str, pid: int) -> float:
    """The processor's time for a request, the second and later ones: what the first one makes is kept."""
    await ask(guest, route)
    times, before = 0, _work(pid)
    while times < _MOST and (times == 0 or _work(pid) - before < _SECONDS) and not (times and route == BEGINS_A_REVIEW):
        await ask(guest, route)
        times += 1
    return 1000 * (_work(pid) - before) / times


def _work(pid: int) -> float:
    """Seconds of the processor that a process has used, in all its threads; what it has started does not count."""
    spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


async def units_of_routes(folder: Path) -> dict[str, float]:
    """Ask each route once; returns what the address pays for it. The store is made in an empty folder."""
    plenty = Allowance(burst=10**9, rate=0.0)
    store = f"sqlite:///{folder}/units.db"
    cookie = await store_for_requests(store, deals=3, rounds=2, members=10, events=30)
    found: dict[str, float] = {}
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Euchre</title>")
    settings = replace(Settings(store=store, page=page, compiled=False), limits=Limits(guest=plenty, address=plenty))
    async with served(settings) as at, Guest(at) as guest:
        guest.http.timeout = Timeout(None)  # nothing is measured here, so nothing is too slow
        guest.http.cookies.set("euchre", cookie, domain="127.0.0.1")
        for route in sorted(ROUTES, key=lambda route: ORDER.index(route.partition(" ")[0])):
            with _paid() as paid:
                await ask(guest, route)
            found[route] = sum(paid)
    return found


@contextmanager
def _paid() -> Iterator[list[float]]:
    """Note what is taken from the last bucket of each charge, which is that of the address."""
    paid: list[float] = []
    usual = Quotas.take

    def take(self: Quotas, charge: Charge, payer: Payer, times: float = 1.0) -> bool:
        paid.append(charge.cost * times)
        return usual(self, charge, payer, times)

    with patch.object(Quotas, "take", take):
        yield paid


if __name__ == "__main__":
    main()
