"""Write the example dialogue of docs/protocol.md from a real deal: `make docs`.

Lines to the program begin with ``> ``, its own with ``< ``; they are exactly what is sent.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from euchre.bots.play import moves
from euchre.bots.policy.player import PlainSwiftBot
from euchre.bots.protocol.forms import result_form, view_form
from euchre.bots.protocol.messages import PROTOCOL, SEED_BITS, TableMessage, write
from euchre.bots.protocol.speaker import answers
from euchre.core.engine import new_match
from euchre.core.view import view
from tools.page_parts import with_parts

PAGE: Final = Path(__file__).parent.parent / "docs" / "protocol.md"
SEAT: Final = 1
SEED: Final = 12
"""A deal in which that seat bids, buries and plays."""


def dialogue() -> Iterator[str]:
    """The lines between a table and `swift`, from the greeting to the end of one deal."""
    rng = Random(SEED)
    yield from _exchange(TableMessage(hello=PROTOCOL, table="example"))
    for move in moves(new_match("standard"), [PlainSwiftBot()] * 4, SEED):
        if move.before.turn == SEAT:
            seen = view_form(view(move.before, SEAT))
            yield from _exchange(TableMessage(view=seen, seed=rng.getrandbits(SEED_BITS), time=5.0))
        if move.after.match.last is not None:
            yield from _exchange(TableMessage(end=result_form(move.after.match.last)))
            break
    yield from _exchange(TableMessage(quit=True))


def _exchange(message: TableMessage) -> Iterator[str]:
    asked = write(message)
    yield f"> {asked.decode().rstrip()}"
    for answer in answers(PlainSwiftBot(), "swift", [asked]):
        yield f"< {answer.decode().rstrip()}"


def with_dialogue(page: str) -> str:
    """The page with its dialogue brought up to date. Raises `ValueError` if its marks are missing."""
    lines = "\n".join(dialogue())
    return with_parts(page, "make docs", {"dialogue": f"```text\n{lines}\n```"})


def main() -> None:
    """Bring the page up to date."""
    PAGE.write_text(with_dialogue(PAGE.read_text("utf-8")), "utf-8")
    print(f"wrote {PAGE.relative_to(PAGE.parent.parent)}")


if __name__ == "__main__":
    main()
