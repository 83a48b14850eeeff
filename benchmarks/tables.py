"""Opening a live table of ten thousand events again: from its snapshot, and from its first event."""

from __future__ import annotations

from random import Random

from benchmarks.race import Race
from euchre.core.engine import legal
from euchre.core.shuffle import chance, is_chance
from euchre.tables import snapshot
from euchre.tables.course import the_course
from euchre.tables.events import Acted, Begun, Decider, Event, Opened
from euchre.tables.fold import TABLE, evolve
from euchre.tables.messages import Terms

EVENTS = 10_000
_RULES = "standard,target=32,games=9"


def match(seed: int, events: int = EVENTS) -> list[Event]:
    """The log of a table at which a match is played at random, for `events` events or to its end."""
    rng = Random(seed)
    root = rng.randbytes(32).hex()
    log: list[Event] = [
        Opened(
            at=0.0,
            table="table",
            code="ABCD-EFGH",
            host="ann",
            name="Ann",
            root=root,
            rules=_RULES,
            terms=Terms(),
            seats=("me", "club", "club", "club"),
            at_once=False,
        ),
        Begun(at=1.0, match=1, contributors=()),
    ]
    table = TABLE.fold(log)
    while len(log) < events and table.stage == "playing":
        state = the_course(table.course).state
        action = chance(state, rng) if is_chance(state) else rng.choice(legal(state))
        who: Decider = "chance" if state.turn is None else "person" if state.turn == 0 else "bot"
        log.append(Acted(at=float(len(log)), seat=state.turn, action=str(action), who=who))
        table = evolve(table, log[-1])
    return log


def race() -> Race:
    """Tables a second, the snapshot as old as it ever gets."""
    log = match(1)
    copied = len(log) - snapshot.EVERY
    kept = snapshot.written(TABLE.fold(log[:copied]))

    def ours() -> int:
        TABLE.folded(snapshot.read(kept), log[copied:])
        return 1

    def baseline() -> int:
        TABLE.fold(log)
        return 1

    return Race(f"open {len(log):,} events", "tables/s", ours, baseline, "all events folded")
