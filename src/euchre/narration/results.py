"""The results of deals, games and matches, in sentences."""

from __future__ import annotations

from functools import lru_cache

from euchre.core import law
from euchre.core.rules import Rules
from euchre.core.state import Result, the_last_result
from euchre.core.view import View
from euchre.narration.people import People, by_name
from euchre.narration.speech import thrown_in
from euchre.wording import Wording


def deal_heading(words: Wording, rules: Rules, *, game: int, number: int) -> str:
    """The name of a deal: its number within its game, and in a rubber the game's, too."""
    if law.games_to_win(rules) == 1:
        return words("log-deal", number=number)
    return words("log-deal-of-game", game=game, number=number)


def title(words: Wording, rules: Rules, result: Result) -> str:
    """A deal in one or two words; one in which all passed has the name that the table's rules give it."""
    if result.trump is None or result.maker is None:
        return words("result-thrown-in-title", called=thrown_in(rules).replace(" ", "-"))
    made = result.tricks[law.seating(rules).side(result.maker)]
    if made < law.TRICKS_TO_MAKE:
        return words("result-euchred-title")
    return words("result-march-title" if made == law.HAND_SIZE else "result-made-title")


@lru_cache(8192)  # a result stays on the table while the next deal is played
def story(words: Wording, result: Result, people: People) -> tuple[str, ...]:
    """A deal in a few sentences: who called what, who played alone, the tricks, the points."""
    if result.trump is None or result.maker is None:
        return words("result-all-passed"), words("result-no-points" if result.game_over else "result-next-dealer")
    seating = people.seating
    makers = seating.side(result.maker)
    lines = [_called(words, result, result.maker, people)]
    against = (seat for seat in result.alone if seating.side(seat) != makers)
    lines += [words("result-defended-alone", **people.who(seat)) for seat in against]
    playing = people.side(makers, without=seating.sitting_out(result.alone))
    lines.append(words("result-tricks", tricks=result.tricks[makers], **playing))
    return (*lines, _points(words, result, people))


def _points(words: Wording, result: Result, people: People) -> str:
    """The points of a deal, and who gets them: of three sides, two may get the same."""
    best = max(result.points)
    scorers = [side for side, points in enumerate(result.points) if points == best]
    if not best:
        return words("result-no-points")
    if len(scorers) == 1:
        return words("result-points", points=best, **people.side(scorers[0]))
    seats = (seat for side in scorers for seat in people.seating.members(side))
    return words("result-points-each", points=best, **people.group(seats))


def _called(words: Wording, result: Result, maker: int, people: People) -> str:
    """The call of a deal, and the player who played alone."""
    trump = str(result.trump)
    if maker in result.alone:
        return words("result-called-alone", suit=trump, **people.who(maker))
    for partner in people.seating.partners(maker):
        if partner in result.alone:
            return words("result-called-partner-alone", suit=trump, **people.who(maker), **people.whom(partner))
    return words("result-called", suit=trump, **people.who(maker))


def outcome(words: Wording, view: View, people: People) -> str:
    """The last deal in one line: its title, and who scores what."""
    result = the_last_result(view.match)
    return words("result-in-a-line", title=title(words, view.rules, result), points=story(words, result, people)[-1])


def one_game(view: View) -> bool:
    """True if a single game makes the match."""
    return law.games_to_win(view.rules) == 1


def standing(words: Wording, view: View, people: People) -> str:
    """The winner of the game that has just ended, and the games won in a rubber; "" while a game goes on.

    A game that counts as two is said to, and so are points that begin the next one; and a level score at which a game
    would be over.
    """
    last = view.match.last
    if last is None:
        return ""
    if not last.game_over:
        is_level = law.goes_on_level(view.rules, last.score, last.deal_number)
        return words("result-level", points=max(last.score)) if is_level else ""
    if last.winner is None:
        return words("result-game-drawn")
    sentences = [_game_won(words, view, last, last.winner, people)]
    if law.games_for(view.rules, last.score, last.winner) > 1:
        sentences.insert(0, words("result-slam"))
    goes_on = not law.match_end(view.rules, view.match.games, law.GameEnd(over=True, winner=last.winner)).over
    if goes_on and any(view.match.score):  # where the last trick still lies, the phase does not tell
        sentences.append(words("result-laps", scores=by_name(words, people, view.match.score)))
    return " ".join(sentences)


def _game_won(words: Wording, view: View, last: Result, winner: int, people: People) -> str:
    side, games = people.side(winner), view.match.games
    if len(games) > 2:
        sentence = words("result-game-won-of-three", scores=by_name(words, people, last.score), **side)
        return sentence if one_game(view) else words("result-games", won=sentence, games=by_name(words, people, games))
    won, lost = max(last.score), min(last.score)
    if one_game(view):
        return words("result-game-won", won=won, lost=lost, **side)
    return words("result-game-of-rubber-won", won=won, lost=lost, games=games[0], against=games[1], **side)


def verdict(words: Wording, view: View, people: People) -> str:
    """The winner of the match."""
    if view.match.winner is None:
        return words("result-drawn")
    return words("result-match-won" if one_game(view) else "result-rubber-won", **people.side(view.match.winner))
