"""The end of a deal: its points, the game, the rubber, and who deals next."""

from __future__ import annotations

from operator import add

from euchre.core import law
from euchre.core.cards import Suit
from euchre.core.dealing import new_deal
from euchre.core.rules import Rules
from euchre.core.state import NOTHING_HIDDEN, NOTHING_OPEN, Contract, Phase, Result, Standing, State, Trick, new_state


def new_standing(rules: Rules, score: tuple[int, ...]) -> Standing:
    """The standing of a match before its first deal, at this score."""
    nothing = law.seating(rules).nothing
    return Standing(rules, score, nothing, nothing)


def scored(match: Standing, contract: Contract, tricks: tuple[Trick, ...]) -> State:
    """The last trick is taken: the deal is scored."""
    maker, alone = contract.maker, contract.alone
    table = law.seating(match.rules)
    winners = table.winners(tricks)
    taken = tuple(map(winners.count, range(table.sides)))
    points = law.points(match.rules, maker, alone, winners)
    makers = table.side(maker)
    if law.token(match.rules, table.lone_makers(maker, alone), taken[makers]):
        tokens = list(match.tokens)
        tokens[makers] += 1
        if tokens[makers] == law.TOKENS_FOR_A_POINT:
            tokens[makers] = 0
            points = _added(points, table.by_side(makers, 1))
        match = match._replace(tokens=tuple(tokens))
    return _next_deal(match, contract.trump, maker, alone, taken, points)


def thrown_in(match: Standing) -> State:
    """The state after all players have passed twice."""
    if law.repeats_the_deal(match.rules):
        return new_deal(match)
    nothing = law.seating(match.rules).nothing
    return _next_deal(match, None, None, (), nothing, nothing)


def _next_deal(
    match: Standing,
    trump: Suit | None,
    maker: int | None,
    alone: tuple[int, ...],
    taken: tuple[int, ...],
    points: tuple[int, ...],
) -> State:
    """Write down the result, then deal again, start the next game, or end the match."""
    rules, games, table = match.rules, match.games, law.seating(match.rules)
    deal_number = match.deals_finished + 1
    score = _added(match.score, points)
    game = law.game_end(rules, score, deal_number)
    winner = game.winner if game.over else None
    last = Result(deal_number, match.dealer, trump, maker, alone, taken, points, score, game.over, winner, match.game)
    dealer = table.left_of(match.dealer)
    if not game.over:
        return new_deal(Standing(rules, score, games, match.tokens, dealer, deal_number, last))
    if winner is not None:
        games = _added(games, table.by_side(winner, law.games_for(rules, score, winner)))
    match_end = law.match_end(rules, games, game)
    if match_end.over:
        match = Standing(rules, score, games, match.tokens, match.dealer, deal_number, last, match_end.winner)
        return new_state(Phase.OVER, None, match, NOTHING_OPEN, NOTHING_HIDDEN)
    return new_deal(Standing(rules, law.next_score(rules, score, winner), games, table.nothing, dealer, 0, last))


def gained(points: tuple[int, ...]) -> tuple[float, ...]:
    """The points of each side, less what the others have on average; they add up to 0."""
    total, others = sum(points), len(points) - 1
    return tuple(own - (total - own) / others for own in points)


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(add, one, other))
