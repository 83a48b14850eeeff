"""The dialogs over the table: results, help, the log, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from euchre.cli.table.dialog import Dialog
from euchre.core import law
from euchre.core.card_names import card_name
from euchre.core.open_deal import OpenDeal
from euchre.core.rules import Rules
from euchre.core.state import the_last_result
from euchre.core.view import View
from euchre.narration.people import People, side_names
from euchre.narration.results import one_game, standing, story, title, verdict
from euchre.wording import Wording

_KEYS: Final = """\
1 to 6        choose a card of your hand (or click it)
o p a         order up or take up, pass, alone
c d h s n     name a suit; n is no trump
C D H S N     the same, alone
t             together: keep your partner
b c [ ]       bump, cut; move the cut
k r u         keep a weak hand, redeal, go under
← → ↵         move the focus and choose what it is on

i  hint          z  take back your last move
l  last trick    e  all events    f  two or four colours
g  pace          v  all hands of the last deal
␣  skip ahead    q  leave, or give up

▶ to act   D dealer   ● trick taken   ▮ card in hand
★ takes the trick, or would as it lies
A dashed card may not be played; press it to hear why.
right and left are the bowers, best is the Benny."""


_AFTER: Final = {"r": "Rematch", "n": "New table", "v": "All hands", "q": "Quit"}
"""What may be done once the match is over."""


def help_dialog() -> Dialog:
    """The keys."""
    return Dialog("Keys", _KEYS, {"enter": "Back to the table"}, own_keys=("question_mark", "f1"))


def events_dialog(lines: tuple[str, ...]) -> Dialog:
    """Everything that was said and played."""
    answers = {"enter": "Back to the table"}
    return Dialog("Events  (↑ ↓ scroll)", "\n".join(lines), answers, at_end=True, own_keys=("e",))


def aside_dialog(where: str, shelf: Path) -> Dialog:
    """Whether a new game may take the place of the interrupted one, and where that one is kept."""
    text = f"{where}\n\nSet aside, it is kept in {shelf}"
    answers = {"c": "Continue it", "s": "Set aside", "enter": "Back"}
    return Dialog("Set the interrupted game aside?", text, answers)


def leave_dialog() -> Dialog:
    """Whether to leave, and what becomes of the game."""
    text = "The game is saved, and you can continue it at any time.\nIf you give up, it is over and not offered again."
    return Dialog("Leave the table?", text, {"q": "Quit", "n": "New table", "g": "Give up", "enter": "Stay"})


def delete_dialog(where: str) -> Dialog:
    """Whether to delete the interrupted game."""
    text = f"{where}\n\nA deleted game cannot be brought back."
    return Dialog("Delete the interrupted game?", text, {"d": "Delete it", "enter": "Keep it"})


def hands_dialog(deal: OpenDeal, people: People, rules: Rules) -> Dialog:
    """The hands of the last deal, and its kitty."""
    rows = [*zip(people.names, deal.hands, strict=True), ("Kitty", deal.kitty)]
    width = max(len(name) for name, _ in rows)
    lines = [f"{name:<{width}}  {'  '.join(card_name(rules, card) for card in cards)}" for name, cards in rows]
    if deal.buried is not None:
        lines.append(f"{'':<{width}}  {card_name(rules, deal.buried)} was buried")
    return Dialog("All hands of the last deal", "\n".join(lines), {"enter": "Back"}, own_keys=("v",))


def deal_dialog(words: Wording, view: View, people: People) -> Dialog:
    """How a deal ended, and the score."""
    result = the_last_result(view.match)
    lines = [*story(words, result, people), "", *_scores(words, view, people, result.score)]
    if result.game_over:
        lines += ["", standing(words, view, people)]
    return Dialog(title(words, view.rules, result), "\n".join(lines), {"enter": "Continue", "v": "All hands"})


def match_dialog(words: Wording, view: View, people: People) -> Dialog:
    """The result of the match, and the choices after it."""
    lines = list(_scores(words, view, people, view.match.score))
    if one_game(view) and view.match.last is not None:
        lines = [*story(words, view.match.last, people), "", *lines]
    else:
        lines += ["", f"Games: {view.match.games[0]} to {view.match.games[1]}."]
    return Dialog(verdict(words, view, people), "\n".join(lines), _AFTER)


def _scores(words: Wording, view: View, people: People, score: tuple[int, int]) -> tuple[str, ...]:
    goal = law.target(view.rules)
    end = f"   to {goal}" if goal else ""
    us, them = side_names(words, people)
    width = max(len(us), len(them))
    tokens = (
        (f"Tokens for four tricks: {view.match.tokens[0]} to {view.match.tokens[1]}.",)
        if any(view.match.tokens)
        else ()
    )
    return f"{us:<{width}} {score[0]:>4}", f"{them:<{width}} {score[1]:>4}{end}", *tokens
