"""A scorekeeper who knows nothing of our engine: they read recorded deals with pencil and paper.

Four players, 24 cards, no special scores; enough for the recorded games. Seats 0..3, sides by parity.
"""

from typing import Any, Final, NamedTuple

_PLAIN: Final = "9TJQKA"
_COLOUR: Final = {"c": "s", "s": "c", "d": "h", "h": "d"}


class Line(NamedTuple):
    """A line of the score sheet."""

    dealer: int
    maker: int
    trump: str
    alone: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    score: tuple[int, ...]


def score_sheet(game: dict[str, Any]) -> list[Line]:
    """A line for each deal of a recorded game, which must be complete."""
    score = list(game["metadata"]["initialScore"])
    left_of_loner = game["metadata"]["ruleset"]["loner_lead"] == "LEFT_OF_LONER"
    lines = []
    for deal in game["deals"]:
        dealer, up_card = deal["initialState"]["dealer"], deal["initialState"]["upCard"]
        bidding, play = deal["phases"]
        place, call = next((place, call) for place, call in enumerate(bidding["calls"]) if call != "Pass")
        maker = (dealer + 1 + place) % 4
        trump = up_card[1] if call == "Order" else call
        alone = bidding["isAlone"]
        out = (maker + 2) % 4 if alone else None
        leader = (maker if alone and left_of_loner else dealer) + 1
        leader = (leader + 1 if leader % 4 == out else leader) % 4
        tricks = [0, 0]
        for trick in play["tricks"]:
            seats = [seat % 4 for seat in range(leader, leader + 4) if seat % 4 != out]
            led = _suit(trick[0], trump)
            leader = max(zip(trick, seats, strict=True), key=lambda played: _worth(played[0], trump, led))[1]
            tricks[leader % 2] += 1
        made = tricks[maker % 2]
        points = [0, 0]
        if made < 3:
            points[1 - maker % 2] = 2
        else:
            points[maker % 2] = 1 if made < 5 else 4 if alone else 2
        score = [score[0] + points[0], score[1] + points[1]]
        lines.append(
            Line(
                dealer,
                maker,
                trump,
                (maker,) if alone else (),
                (tricks[0], tricks[1]),
                (points[0], points[1]),
                (score[0], score[1]),
            )
        )
    return lines


def _suit(card: str, trump: str) -> str:
    return trump if card == f"J{_COLOUR[trump]}" else card[1]


def _worth(card: str, trump: str, led: str) -> int:
    if card == f"J{trump}":
        return 40
    if card == f"J{_COLOUR[trump]}":
        return 39
    return _PLAIN.index(card[0]) + (20 if card[1] == trump else 0 if _suit(card, trump) == led else -20)
