"""The sheets that are laid over the table: results, help, the log, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from euchre.cli.table.sheet import Sheet
from euchre.core import law
from euchre.core.view import View
from euchre.tables.telling.names import sides
from euchre.tables.telling.results import one_game, standing, story, title, verdict

_KEYS: Final = """\
1 to 6        choose a card of your hand (or click it)
o p a         order up or take up, pass, alone
c d h s n     name a suit; n is no trump
C D H S N     the same, alone
t             together: keep your partner
b c [ ]       bump, cut; move the cut
k r u         keep a weak hand, redeal, go under
← → ↵         move the focus and choose what it is on

l  last trick    e  all events    f  two or four colours
g  pace          q  leave (the game is kept)

▶ to act   D dealer   ● trick taken   ▮ card in hand
A dashed card may not be played; press it to hear why.
right and left are the bowers, best is the Benny."""


def help_sheet() -> Sheet:
    """The keys."""
    return Sheet("Keys", _KEYS, {"enter": "Back to the table"}, own_keys=("question_mark", "f1"))


def events_sheet(lines: tuple[str, ...]) -> Sheet:
    """Everything that was said and played."""
    answers = {"enter": "Back to the table"}
    return Sheet("Events  (↑ ↓ scroll)", "\n".join(lines), answers, at_end=True, own_keys=("e",))


def aside_sheet(where: str, shelf: Path) -> Sheet:
    """Whether a new game may take the place of the interrupted one, and where that one is kept."""
    text = f"{where}\n\nSet aside, it is kept in {shelf}"
    answers = {"c": "Continue it", "s": "Set aside", "enter": "Back"}
    return Sheet("Set the interrupted game aside?", text, answers)


def leave_sheet() -> Sheet:
    """Whether to leave; the game is kept in any case."""
    text = "The game is kept as it stands. You can continue it at any time."
    return Sheet("Leave the table?", text, {"q": "Quit", "n": "New table", "enter": "Stay"})


def deal_sheet(view: View, names: tuple[str, ...]) -> Sheet:
    """How a deal ended, and the score."""
    result = view.last
    assert result is not None, "a deal has ended"
    lines = [*story(result, names), "", *_scores(view, names, result.score)]
    if result.game_over:
        lines += ["", standing(view, names)]
    return Sheet(title(result), "\n".join(lines), {"enter": "Go on"})


def match_sheet(view: View, names: tuple[str, ...]) -> Sheet:
    """Who won, and what now."""
    lines = list(_scores(view, names, view.score))
    if one_game(view) and view.last is not None:
        lines = [*story(view.last, names), "", *lines]
    else:
        lines += ["", f"Games: {view.games[0]} to {view.games[1]}."]
    return Sheet(verdict(view, names), "\n".join(lines), {"r": "Rematch", "n": "New table", "q": "Quit"})


def _scores(view: View, names: tuple[str, ...], score: tuple[int, int]) -> tuple[str, ...]:
    goal = law.target(view.rules)
    end = f"   to {goal}" if goal else ""
    us, them = sides(names)
    width = max(len(us), len(them))
    tokens = (f"Tokens for four tricks: {view.tokens[0]} to {view.tokens[1]}.",) if any(view.tokens) else ()
    return f"{us:<{width}} {score[0]:>4}", f"{them:<{width}} {score[1]:>4}{end}", *tokens
