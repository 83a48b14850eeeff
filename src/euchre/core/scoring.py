"""The end of a deal: its points, the game, the rubber, and who deals next."""

from __future__ import annotations

from euchre.core import law
from euchre.core.cards import Suit
from euchre.core.dealing import new_deal
from euchre.core.state import NOTHING_HIDDEN, NOTHING_OPEN, Contract, Phase, Result, Standing, State, Trick, new_state


def scored(match: Standing, contract: Contract, tricks: tuple[Trick, ...]) -> State:
    """The last trick is taken: the deal is scored."""
    maker, alone = contract.maker, contract.alone
    winners = tuple([law.side(trick.winner) for trick in tricks])
    taken = (winners.count(0), winners.count(1))
    points = law.points(match.rules, maker, alone, winners)
    makers = law.side(maker)
    if law.token(match.rules, law.lone_makers(maker, alone), taken[makers]):
        tokens = list(match.tokens)
        tokens[makers] += 1
        if tokens[makers] == law.TOKENS_FOR_A_POINT:
            tokens[makers] = 0
            points = (points[0] + (makers == 0), points[1] + (makers == 1))
        match = match._replace(tokens=(tokens[0], tokens[1]))
    return _next_deal(match, contract.trump, maker, alone, taken, points)


def thrown_in(match: Standing) -> State:
    """All have passed twice."""
    if law.repeats_the_deal(match.rules):
        return new_deal(match)
    return _next_deal(match, None, None, (), (0, 0), (0, 0))


def _next_deal(
    match: Standing,
    trump: Suit | None,
    maker: int | None,
    alone: tuple[int, ...],
    taken: tuple[int, int],
    points: tuple[int, int],
) -> State:
    """Write down the result, then deal again, start the next game, or end the match."""
    rules, games = match.rules, match.games
    deal_number = match.deals_finished + 1
    score = (match.score[0] + points[0], match.score[1] + points[1])
    game = law.game_end(rules, score, deal_number)
    winner = game.winner if game.over else None
    played = sum(games) + 1
    last = Result(deal_number, match.dealer, trump, maker, alone, taken, points, score, game.over, winner, played)
    dealer = law.left_of(match.dealer)
    if not game.over:
        return new_deal(Standing(rules, score, games, match.tokens, dealer, deal_number, last))
    games = (games[0] + (winner == 0), games[1] + (winner == 1))
    match_end = law.match_end(rules, games, game)
    if match_end.over:
        match = Standing(rules, score, games, match.tokens, match.dealer, deal_number, last, match_end.winner)
        return new_state(Phase.OVER, None, match, NOTHING_OPEN, NOTHING_HIDDEN)
    return new_deal(Standing(rules, (0, 0), games, (0, 0), dealer, 0, last))
