"""`make load`: many live tables at once, against a real server in a process of its own.

Every table has four people, each a program with its own connection, or fewer people and experts, which are bots. Like
quick people, they act half a second to one and a half after their turn comes. Then the same tables are played again
without any waiting: that is the most this machine can do, including the programs. A client waits for its
acknowledgement, which leaves the server only once its action is on the disk. With `--reviews` the same server reviews
so many matches all the time; with `--evenings` so many club evenings of a hundred people begin as the counting does.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import monotonic, sleep

from benchmarks.evenings import Evenings
from benchmarks.players import Heard, Plan, play
from benchmarks.reviewing import Reviews
from benchmarks.server import Size, file_in, serving, size

WARM_UP = 15.0
"""Seconds at the beginning that are not counted: the tables fill and the cards are shuffled."""


def main() -> None:
    """Run both loads and print a line for each."""
    wanted = _wanted()
    plan = Plan("", wanted.tables, wanted.seconds, WARM_UP, tuple(wanted.think), experts=wanted.experts)
    people = (4 - plan.experts) * plan.tables
    for name, think in (("people", plan.think), ("no waiting", (0.0, 0.0)))[: 1 if wanted.people_only else 2]:
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(wanted.store or file_in(folder), wanted.workers, wanted.thinking_processes) as (server, at),
        ):
            print(f"{name}: {wanted.tables} tables, {people} people, {wanted.seconds:.0f} s", flush=True)
            reviews = Reviews(at, wanted.reviews)
            begun, evenings = reviews.progress(), Evenings(at, wanted.evenings)
            heard, before, after = loaded(
                server.pid,
                plan._replace(at=at, think=think),
                wanted.processes,
                partial(_begin, evenings, wanted.evenings),
            )
            now = reviews.progress()
        print(heard.told(wanted.seconds))
        if wanted.reviews:
            deals = f"{now.done - begun.done} deals reviewed meanwhile, {now.deals - now.done} left"
            print(f"    {wanted.reviews} reviews: {deals}; their work is counted below, too")
        if 0 < now.deals == now.done:
            heard.errors.append("all reviews were done before the end")
            print("    all reviews were done before the end: begin more of them")
        work = 1000 * (after.work - before.work) / max(1, heard.actions)
        print(
            f"    server: {before} at the start, {after} at the end; {work:.2f} ms of a processor an action", flush=True
        )
        if heard.errors:
            sys.exit(1)


def _begin(evenings: Evenings, number: int) -> None:
    """Let the evenings begin, and say how long it took."""
    if number:
        tables, seconds = evenings.begin()
        print(f"    {number} evenings: {tables} tables were open {seconds:.2f} s after their rounds were seated")


def _wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200, help="live tables, four people each")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to count")
    parser.add_argument(
        "--think",
        type=float,
        nargs=2,
        default=(0.5, 1.5),
        metavar="SECONDS",
        help="fewest and most before an action",
    )
    parser.add_argument("--store", help="where the server keeps its tables; a new SQLite file if not given")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server; several need PostgreSQL")
    parser.add_argument("--experts", type=int, choices=range(4), default=0, help="bots at each table instead of people")
    parser.add_argument("--thinking-processes", type=int, default=0, help="in which the bots think; 0: in threads")
    parser.add_argument("--processes", type=int, default=1, help="processes of the clients")
    parser.add_argument("--reviews", type=int, default=0, help="matches that are reviewed all the time")
    parser.add_argument("--evenings", type=int, default=0, help="evenings that begin at one moment, 25 tables each")
    parser.add_argument("--people-only", action="store_true", help="leave the run without waiting out")
    return parser.parse_args()


def loaded(
    pid: int, plan: Plan, processes: int, meanwhile: Callable[[], None] = lambda: None
) -> tuple[Heard, Size, Size]:
    """Play a plan at a server, in `processes` processes; returns the answers, and the server's size before and after.

    `meanwhile` is called as soon as the counting begins.
    """
    shares = [plan._replace(tables=len(range(n, plan.tables, processes)), first=n * 1000) for n in range(processes)]
    with ProcessPoolExecutor(processes) as pool:
        running = [pool.submit(partial(play, share)) for share in shares]
        sleep(plan.warm_up)
        before, began = size(pid), monotonic()
        meanwhile()
        sleep(max(0.0, plan.seconds - 1 - (monotonic() - began)))  # while everybody is still there
        after = size(pid)
        heard = [one.result() for one in running]
    return Heard.together(heard), before, after


if __name__ == "__main__":
    main()
