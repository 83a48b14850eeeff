"""Writes the text of a position (docs/position.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from euchre.core import law
from euchre.core.actions import Action, Bury, Give, GoUnder, Name, Order, Play, Tram
from euchre.core.cards import Card, CardSet
from euchre.core.diagram import sides_text
from euchre.core.state import Standing, State, the_contract, the_up_card
from euchre.core.trump import display_order
from euchre.core.view import Seen
from euchre.position.fields import UNKNOWN, allowed_cuts
from euchre.position.reading import ALL


def write_position(match: Standing, seat: int | None, steps: tuple[tuple[State, Seen, State], ...]) -> str:
    """The text of a position: what was seen from the deal on, with the states with blanks before and after each."""
    (table, dealt, first), *rest = steps
    fields = (
        str(match.rules),
        _standing(match),
        str(match.dealer),
        ALL if seat is None else str(seat),
        _open_hands(first) if seat is None else _hand(seat, first, (dealt, *(seen for _, seen, _ in rest))),
        _up_card(match, table.open.cut, first),
        ".".join(_said(seat, *step) for step in rest if not isinstance(step[1].action, Play | Tram)),
        "".join(_played(seat, rest)).removeprefix("."),
    )
    return "/".join(fields).rstrip("/")


def _standing(match: Standing) -> str:
    """The score, then deals, games and tokens up to the last of these that is not 0."""
    parts = [sides_text(match.score), str(match.deals_finished), sides_text(match.games), sides_text(match.tokens)]
    while len(parts) > 1 and not parts[-1].strip("0-"):
        parts.pop()
    return ".".join(parts)


def _hand(seat: int, dealt: State, seen: tuple[Seen, ...]) -> str:
    """The hand as it was dealt; a dealer who named trump blind saw it afterwards, with the up-card and the widow in it.

    Nobody can tell then which of the cards were the widow: the last ones are written as such.
    """
    known = next((one.hands[seat] for one in seen if one.hands and one.hands[seat] is not None), None)
    if known is None:
        return UNKNOWN
    return _row(display_order(CardSet(known & ~(1 << the_up_card(dealt.open))), None)[: law.HAND_SIZE])


def _open_hands(dealt: State) -> str:
    return ".".join((*(_cards(CardSet(hand)) for hand in dealt.hidden.hands), _row(dealt.hidden.kitty)))


def _up_card(match: Standing, cut: int, dealt: State) -> str:
    """The up-card; packets and cut where they are not the first that the rules allow."""
    packets = dealt.open.packets
    parts = [str(the_up_card(dealt.open)), "".join(map(str, packets)), str(cut)]
    if cut == allowed_cuts(match)[0]:
        parts = parts[:1] if packets == law.packets(match.rules)[0] else parts[:2]
    return ".".join(parts)


def _said(seat: int | None, before: State, seen: Seen, after: State) -> str:
    match seen.action:
        case Name(suit, alone):
            return f"name-{suit.letter}{'-alone' if alone else _widow(seat, before, seen, after)}"
        case Order(alone):
            return f"order{'-alone' if alone else _widow(seat, before, seen, after)}"
        case Bury(Card() as card) | Give(Card() as card):
            return f"{_word(seen.action)}-{card}"
        case GoUnder((_, *_) as cards):
            went = f"under-{_cards(CardSet.of(cards))}"
            if seat is None:
                return went
            came = after.hidden.hands[seat] & ~before.hidden.hands[seat]
            return f"{went}-{_cards(CardSet(came))}"
        case action:
            return str(action).replace(" ", "-")


def _widow(seat: int | None, before: State, seen: Seen, after: State) -> str:
    """The cards of the widow, after the call of a maker who took them."""
    aside = law.widow(after.rules)
    if seat is None or not seen.hands or not aside:
        return ""
    new = after.hidden.hands[seat] & ~before.hidden.hands[seat] & ~(1 << the_up_card(after.open))
    return f"-{_row(display_order(CardSet(new), None)[-aside:])}"


def _word(action: Action) -> str:
    return str(action).partition(" ")[0]


def _played(seat: int | None, steps: Iterable[tuple[State, Seen, State]]) -> Iterator[str]:
    """The cards; a dot before each trick and before TRAM."""
    for before, seen, after in steps:
        if isinstance(seen.action, Play):
            yield f"{'' if before.trick else '.'}{seen.action.card}"
        elif isinstance(seen.action, Tram):
            yield "".join((".tram", *(_shown(seat, after))))


def _shown(seat: int | None, after: State) -> Iterator[str]:
    """The cards the others in the game have left; nothing with all hands open."""
    if seat is not None:
        for other in sorted(the_contract(after).order[after.leader]):
            if other != seat:
                yield f"-{other}{_cards(after.hand(other))}"


def _cards(cards: CardSet) -> str:
    return _row(display_order(cards, None))


def _row(cards: Iterable[Card]) -> str:
    return "".join(map(str, cards))
