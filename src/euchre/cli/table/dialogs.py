"""The dialogs over the table: results, help, the log, leaving."""

from __future__ import annotations

from pathlib import Path

from euchre.cli.table.dialog import Dialog
from euchre.core import law
from euchre.core.card_names import card_name
from euchre.core.open_deal import OpenDeal
from euchre.core.rules import Rules
from euchre.core.state import the_last_result
from euchre.core.view import View
from euchre.narration.people import People, by_name, side_names
from euchre.narration.results import one_game, standing, story, title, verdict
from euchre.wording import Wording


def help_dialog(words: Wording) -> Dialog:
    """The keys."""
    answers = {"enter": words("terminal-back-to-table")}
    return Dialog(words("terminal-keys"), words("terminal-keys-all"), answers, own_keys=("question_mark", "f1"))


def events_dialog(words: Wording, lines: tuple[str, ...]) -> Dialog:
    """The dialog with all events: what was said and played."""
    answers = {"enter": words("terminal-back-to-table")}
    return Dialog(words("terminal-events"), "\n".join(lines), answers, at_end=True, own_keys=("e",))


def aside_dialog(words: Wording, where: str, shelf: Path) -> Dialog:
    """The dialog that asks before a new game replaces the interrupted one, and names where that one is kept."""
    text = f"{where}\n\n{words('terminal-aside-says', shelf=str(shelf))}"
    answers = {"c": words("terminal-aside-continue"), "s": words("terminal-aside"), "enter": words("terminal-back")}
    return Dialog(words("terminal-aside-title"), text, answers)


def leave_dialog(words: Wording) -> Dialog:
    """The dialog that asks before leaving: what becomes of the game."""
    answers = {
        "q": words("terminal-quit"),
        "n": words("terminal-new-table"),
        "g": words("terminal-give-up"),
        "enter": words("terminal-stay"),
    }
    return Dialog(words("terminal-leave-title"), words("terminal-leave"), answers)


def delete_dialog(words: Wording, where: str) -> Dialog:
    """The dialog that asks before deleting the interrupted game."""
    text = f"{where}\n\n{words('terminal-delete-says')}"
    return Dialog(
        words("terminal-delete-title"), text, {"d": words("terminal-delete-it"), "enter": words("terminal-keep-it")}
    )


def hands_dialog(words: Wording, deal: OpenDeal, people: People, rules: Rules) -> Dialog:
    """The hands of the last deal, and its kitty."""
    rows = [*zip(people.names, deal.hands, strict=True), (words("terminal-kitty"), deal.kitty)]
    width = max(len(name) for name, _ in rows)
    lines = [f"{name:<{width}}  {'  '.join(card_name(rules, card) for card in cards)}" for name, cards in rows]
    if deal.buried:
        cards = words.listed(tuple(card_name(rules, card) for card in deal.buried))
        lines.append(f"{'':<{width}}  {words('terminal-buried', card=cards)}")
    answers = {"enter": words("terminal-back")}
    return Dialog(words("terminal-hands-title"), "\n".join(lines), answers, own_keys=("v",))


def deal_dialog(words: Wording, view: View, people: People) -> Dialog:
    """The dialog at the end of a deal: its result, and the score."""
    result = the_last_result(view.match)
    lines = [*story(words, result, people), "", *_scores(words, view, people, result.score)]
    if game := standing(words, view, people):
        lines += ["", game]
    answers = {"enter": words("terminal-continue"), "v": words("terminal-all-hands")}
    return Dialog(title(words, view.rules, result), "\n".join(lines), answers)


def match_dialog(words: Wording, view: View, people: People) -> Dialog:
    """The result of the match, and the choices after it."""
    lines = list(_scores(words, view, people, view.match.score))
    if one_game(view) and view.match.last is not None:
        lines = [*story(words, view.match.last, people), "", *lines]
    else:
        lines += ["", words("terminal-games", games=_numbers(words, people, view.match.games))]
    answers = {
        "r": words("terminal-rematch"),
        "n": words("terminal-new-table"),
        "v": words("terminal-all-hands"),
        "q": words("terminal-quit"),
    }
    return Dialog(verdict(words, view, people), "\n".join(lines), answers)


def _scores(words: Wording, view: View, people: People, score: tuple[int, ...]) -> tuple[str, ...]:
    goal = law.target(view.rules)
    end = f"   {words('terminal-to', points=goal)}" if goal else ""
    sides = side_names(words, people)
    width = max(map(len, sides))
    lines = [f"{side:<{width}} {points:>4}" for side, points in zip(sides, score, strict=True)]
    lines[-1] += end
    if any(view.match.tokens):
        lines.append(words("terminal-tokens", tokens=_numbers(words, people, view.match.tokens)))
    return tuple(lines)


def _numbers(words: Wording, people: People, numbers: tuple[int, ...]) -> str:
    """A number for each side in a sentence: of two ``1 to 0``, of three by name."""
    if len(numbers) > 2:
        return by_name(words, people, numbers)
    return words("terminal-to-each-other", ours=numbers[0], theirs=numbers[1])
