"""The score of a whole match as people keep it on paper: the second half of the slow reference.

Written from the rule texts like `support.reference`, and apart from the engine as that is.
"""

from __future__ import annotations

from support.reference import House, Table, sides


class Score:
    """The score sheet between two deals; lists have a number for each side."""

    def __init__(self, house: House, dealer: int) -> None:
        self.house, self.dealer = house, dealer
        self.sides = len(sides(house))
        self.games = self._nothing()
        self.ended = 0
        """The number of games that are over."""
        self.over, self.winner = False, -1
        self._new_game()

    def _nothing(self) -> list[int]:
        return [0] * self.sides

    def _new_game(self) -> None:
        self.points, self.tokens, self.deals = self._nothing(), self._nothing(), 0

    def write(self, table: Table) -> list[int] | None:
        """Write down a deal that is over: what each side got, or None if the same dealer deals once more."""
        if table.asks == "redeal" or (table.asks == "thrown-in" and self.house["all_pass"] == "same-dealer"):
            return None
        got = [points + token for points, token in zip(table.points(), self._token(table), strict=True)]
        self.points = [had + more for had, more in zip(self.points, got, strict=True)]
        self.deals += 1
        if not self._game_over():
            self.dealer = (self.dealer + 1) % table.players
            return got
        self.ended += 1
        self.winner = self._ahead()
        if self.winner >= 0:
            slam = self.house["slam"] and not any(self.points[: self.winner] + self.points[self.winner + 1 :])
            self.games[self.winner] += 2 if slam else 1
        if self.winner < 0 or self.games[self.winner] >= int(self.house["games"]):
            self.over = True
        else:
            target, most = int(self.house["target"]), self.points[self.winner]
            self._new_game()
            if self.house["laps"]:  # no game is over before it begins
                self.points[self.winner] = min(most - target, target - 1)
            self.dealer = (self.dealer + 1) % table.players
        return got

    def _token(self, table: Table) -> list[int]:
        """A point for the side that gets its fourth token for four tricks made together."""
        points, taken = self._nothing(), table.tricks_taken()
        if not self.house["four_trick_tokens"] or table.asks == "thrown-in":
            return points
        for side, seat in enumerate(sides(table.house)):
            makers = table.makes(seat)
            if makers and taken[side] == 4 and not any(map(table.makes, table.alone)):
                self.tokens[side] += 1
                if self.tokens[side] == 4:
                    self.tokens[side], points[side] = 0, 1
        return points

    def _ahead(self) -> int:
        """The side with the most points; -1 if two have as many."""
        most = max(self.points)
        return self.points.index(most) if self.points.count(most) == 1 else -1

    def _game_over(self) -> bool:
        """True at the target, unless two reach it together with the same score; or after the deals."""
        target = int(self.house["target"])
        if target:
            return max(self.points) >= target and self._ahead() >= 0
        if self.house["tie_break"] == "another-deal" and self._ahead() < 0:
            return False
        return self.deals >= int(self.house["deals"])
