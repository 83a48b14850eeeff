"""How deals, games and matches ended, in sentences."""

from __future__ import annotations

from functools import lru_cache

from euchre.core import law
from euchre.core.speech import suit_name
from euchre.core.state import Result
from euchre.core.view import View
from euchre.tables.telling.names import amid, sides


def title(result: Result) -> str:
    """A deal in one or two words."""
    if result.trump is None or result.maker is None:
        return "Thrown in"
    makers = law.side(result.maker)
    made = result.tricks[makers]
    if made < law.TRICKS_TO_MAKE:
        return "Euchred"
    return "March" if made == law.HAND_SIZE else "Made"


@lru_cache(1024)  # a result stays on the table while the next deal is played
def story(result: Result, names: tuple[str, ...]) -> tuple[str, ...]:
    """A deal in a few sentences: who made what, the tricks, the points."""
    if result.trump is None or result.maker is None:
        return ("All passed twice.", "Nobody scores; the next dealer deals.")
    makers = law.side(result.maker)
    both = sides(names)
    lines = [f"{names[result.maker]} made {suit_name(result.trump)}{_loners(result, result.maker, names)}."]
    lines.append(f"{both[makers]} took {counted(result.tricks[makers], 'trick')} of {law.HAND_SIZE}.")
    scorer = 0 if result.points[0] > result.points[1] else 1
    points = result.points[scorer]
    lines.append(f"{counted(points, 'point')} for {amid(both[scorer])}." if points else "Nobody scores.")
    return tuple(lines)


def _loners(result: Result, maker: int, names: tuple[str, ...]) -> str:
    """Who played alone, on the makers' side and then against it; "" if nobody did."""
    partner = law.partner(maker)
    told = " alone" if maker in result.alone else f", {amid(names[partner])} alone" if partner in result.alone else ""
    against = (seat for seat in result.alone if law.side(seat) != law.side(maker))
    return told + "".join(f" against {amid(names[seat])} alone" for seat in against)


def outcome(result: Result, names: tuple[str, ...]) -> str:
    """A deal in one line: its title, and who scores what."""
    return f"{title(result)}: {story(result, names)[-1]}"


def one_game(view: View) -> bool:
    """True if a single game makes the match."""
    return law.games_to_win(view.rules) == 1


def standing(view: View, names: tuple[str, ...]) -> str:
    """Who won the game that has just ended, and the games won in a rubber; "" while a game goes on."""
    if view.last is None or not view.last.game_over:
        return ""
    both = sides(names)
    if view.last.winner is None:
        return "The game is drawn."
    won = f"{both[view.last.winner]} win the game {max(view.last.score)} to {min(view.last.score)}."
    return f"{won} Games: {view.games[0]} to {view.games[1]}." if not one_game(view) else won


def verdict(view: View, names: tuple[str, ...]) -> str:
    """Who won the match."""
    if view.winner is None:
        return "A draw."
    return f"{sides(names)[view.winner]} win the {'game' if one_game(view) else 'rubber'}!"


def counted(count: int, thing: str) -> str:
    """So many things.

    >>> counted(1, "point"), counted(0, "trick")
    ('1 point', '0 tricks')
    """
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
