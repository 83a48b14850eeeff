"""The fields of the text of a position, read one by one (docs/position.md)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.actions import BUMP, Action, Bury, Cut, Give, GoUnder, Redeal, parse_action
from euchre.core.cards import Card, cards_in, set_of
from euchre.core.diagram import sides_text
from euchre.core.errors import EuchreError, ParseError
from euchre.core.rules import Rules
from euchre.core.state import Standing
from euchre.position.place import TextPlace, refused_there, wrong

_CARD: Final = re.compile("[789TJQKA][CDHS]|B", re.IGNORECASE)
_SCORE: Final = re.compile(
    r"([0-9]{1,3}(?:-[0-9]{1,3})+)(?:\.([0-9]{1,4})(?:\.([0-9](?:-[0-9])+)(?:\.([0-9](?:-[0-9])+))?)?)?"
)
_UP: Final = re.compile(r"([A-Za-z0-9]+)(?:\.([1-3]{2,6})(?:\.([0-9]{1,2}))?)?")
_SPEECH: Final = ("keep", "redeal", "pass", "order", "name", "bury", "alone", "together", "ask", "give")
_SHOWN: Final = 30
"""Characters of a wrong text that its refusal repeats."""
UNKNOWN: Final = "-"
"""Stands for the hand of a dealer who names trump blind."""


class WrittenAction(NamedTuple):
    """An action as the text has it, and the cards that the text adds to it."""

    action: Action
    from_kitty: int = 0
    """The set of cards that came from the kitty: after some went under it, or as the widow."""
    claims: tuple[tuple[int, int], ...] = ()
    """Seats, each with the set of cards that it shows after TRAM."""


def read_rules(text: str) -> Rules:
    """The rules of the table."""
    try:
        return law.not_small(Rules.parse(text))
    except EuchreError as problem:
        raise refused_there(problem, TextPlace("rules")) from None


def read_seat(place: TextPlace, text: str, rules: Rules) -> int:
    """A seat, numbered from 0."""
    seats = law.seating(rules).seats
    if text not in map(str, seats):
        given, last = _given(text), seats[-1]
        sentence = f"{given} is not a seat: seats are 0 to {last}, clockwise."
        raise wrong("position/seat", sentence, place, given=given, last=last)
    return int(text)


def read_standing(rules: Rules, text: str, dealer: int) -> Standing:
    """Scores, deals finished in this game, games won and tokens, in a match that is not over."""
    found, place = _SCORE.fullmatch(text), TextPlace("score")
    if found is None:
        given = _given(text)
        sentence = f"{given} is not a score: write 6-4, or 6-4.9 after nine deals of this game."
        raise wrong("position/score", sentence, place, given=given)
    score, games, tokens = (_by_side(place, rules, found[group]) for group in (1, 3, 4))
    finished = int(found[2] or 0)
    if law.game_end(rules, score, finished).over:
        sentence = f"At {' to '.join(map(str, score))} this game is over; deals finished: {finished}."
        raise wrong("position/game-over", sentence, place, score=sides_text(score), number=str(finished))
    if max(games) >= law.games_to_win(rules):
        sentence = f"With {' and '.join(map(str, games))} games won the match is over."
        raise wrong("position/match-over", sentence, place, games=sides_text(games))
    most = law.TOKENS_FOR_A_POINT - 1 if law.token(rules, (), law.HAND_SIZE - 1) else 0
    if max(tokens) > most:
        sentence = f"By these rules each side has at most {most} tokens."
        raise wrong("position/tokens", sentence, place, most=most)
    return Standing(rules, score, games, tokens, dealer, finished)


def _by_side(place: TextPlace, rules: Rules, text: str | None) -> tuple[int, ...]:
    """A number for each side; 0 for all where nothing is written."""
    table = law.seating(rules)
    numbers = table.nothing if text is None else tuple(map(int, text.split("-")))
    if (given := len(numbers)) != table.sides:
        sentence = f"{text} has {given} numbers, and here {table.sides} sides play."
        raise wrong("position/sides", sentence, place, text=str(text), given=given, sides=table.sides)
    return numbers


def read_up_card(match: Standing, text: str) -> tuple[Card, tuple[int, ...], int]:
    """The card turned up, how the cards were dealt, and the cut; by default the first way that the rules allow."""
    found, place = _UP.fullmatch(text), TextPlace("up-card")
    if found is None:
        given = _given(text)
        sentence = f"{given} is not an up-card: write Qd, or Qd.3232.9 with packets and cut."
        raise wrong("position/up-card", sentence, place, given=given)
    card, packets, cut = found.groups()
    ways = law.packets(match.rules)
    way = ways[0] if packets is None else tuple(map(int, packets))
    if way not in ways:
        raise wrong("deal/packets", f"Packets of {packets} are not dealt here.", place, packets=packets)
    cuts = allowed_cuts(match)
    at = cuts[0] if cut is None else int(cut)
    if at not in cuts:
        raise wrong("position/cut", f"By these rules nobody cuts {at} cards.", place, at=at)
    members = read_cards(place, card, match.rules)
    if members.bit_count() != 1:
        given = _given(card)
        raise wrong("position/one-card", f"{given} is more than one card.", place, given=given)
    return cards_in(members)[0], way, at


def allowed_cuts(match: Standing) -> tuple[int, ...]:
    """The cuts that may have been made, in cards; 0 where nobody cuts, or the pack may be bumped."""
    offer = law.cut_offer(match.rules, match.dealer)
    actions = (BUMP,) if offer is None else offer[1]
    return tuple(action.at if isinstance(action, Cut) else 0 for action in actions)


def read_cards(place: TextPlace, text: str, rules: Rules) -> int:
    """Cards of this pack written without anything between them, as a set."""
    names = _CARD.findall(text)
    if "".join(names) != text or not names:
        given = _given(text)
        sentence = f"{given} is not a row of cards: write them without spaces, such as JhTd9c; B is the Benny."
        raise wrong("position/cards", sentence, place, given=given)
    cards = [Card.parse(name) for name in names]
    for number, card in enumerate(cards):
        if card not in law.pack_set(rules):
            raise wrong("position/pack", f"{card} is not in the pack of these rules.", place, card=str(card))
        if card in cards[:number]:
            raise wrong("position/twice", f"{card} is there twice.", place, card=str(card))
    return set_of(cards)


def read_hand(place: TextPlace, text: str, rules: Rules) -> int:
    """Read a hand of five cards, as a set."""
    hand = read_cards(place, text, rules)
    size, count = law.HAND_SIZE, hand.bit_count()
    if count != size:
        sentence = f"A hand has {size} cards as dealt, and this one has {count}."
        raise wrong("position/hand", sentence, place, size=size, count=count)
    return hand


def read_open_hands(text: str, rules: Rules, up_card: Card) -> tuple[tuple[int, ...], tuple[Card, ...]]:
    """Read all hands as dealt, and the up-card with the kitty under it, top first."""
    *hands, kitty = text.split(".")
    seats = law.seating(rules).seats
    if len(hands) != len(seats):
        last = seats[-1]
        sentence = f"With all hands open write the hands of seats 0 to {last} and the kitty, a dot between them."
        raise wrong("position/open-hands", sentence, TextPlace("hand"), last=last)
    places = [TextPlace("hand", seat=seat) for seat in seats]
    dealt = [read_hand(place, hand, rules) for place, hand in zip(places, hands, strict=True)]
    under = read_cards(TextPlace("kitty"), kitty, rules)
    seen = 1 << up_card
    for place, cards in zip((*places, TextPlace("kitty")), (*dealt, under), strict=True):
        if seen & cards:
            card = str(cards_in(seen & cards)[0])
            raise wrong("position/elsewhere", f"{card} lies elsewhere, too.", place, card=card)
        seen |= cards
    missing = set_of(law.pack(rules)) & ~seen
    if missing:
        card = str(cards_in(missing)[0])
        raise wrong("position/nowhere", f"{card} is missing.", TextPlace("kitty"), card=card)
    return tuple(dealt), (up_card, *(Card.parse(name) for name in _CARD.findall(kitty)))


def read_said(place: TextPlace, text: str, rules: Rules) -> WrittenAction:
    """Read an action before the first lead."""
    word, *rest = text.split("-")
    match word.lower(), rest:
        case "under", [] | [_] | [_, _]:
            sets = [read_cards(place, cards, rules) for cards in rest]
            return WrittenAction(GoUnder(cards_in(sets[0] if sets else 0)), sets[1] if len(sets) > 1 else 0)
        case ("order", [cards]) | ("name", [_, cards]) if law.widow(rules) and cards.lower() != "alone":
            return WrittenAction(_action(place, text.removesuffix(f"-{cards}")), read_cards(place, cards, rules))
        case "bury", []:
            return WrittenAction(Bury(None))
        case "give", []:
            return WrittenAction(Give(None))
        case known, _ if known in _SPEECH:
            return WrittenAction(_action(place, text))
    given, words = _given(text), ", ".join(("under", *(one for one in _SPEECH if one != "redeal")))
    raise wrong("position/said", f"{given} is not an action: write {words}.", place, given=given, words=words)


def _action(place: TextPlace, text: str) -> Action:
    try:
        action = parse_action(text.replace("-", " "))
    except ParseError:
        given = _given(text)
        sentence = f"{given} is not an action: write, for example, order-alone, name-h or bury-9s."
        raise wrong("position/said-how", sentence, place, given=given) from None
    if isinstance(action, Redeal):
        raise wrong("position/redeal", "A redeal ends the deal: write the next one.", place)
    return action


def read_claim(place: TextPlace, text: str, rules: Rules) -> tuple[tuple[int, int], ...]:
    """The hand each seat shows after TRAM: ``1Td9c-3Ah``."""
    parts = text.split("-") if text else []
    return tuple((read_seat(place, part[:1], rules), read_cards(place, part[1:], rules)) for part in parts)


def read_trick(place: TextPlace, text: str, rules: Rules) -> tuple[Card, ...]:
    """Cards in the order they were played."""
    read_cards(place, text, rules)
    return tuple(Card.parse(name) for name in _CARD.findall(text))


def _given(text: str) -> str:
    """The beginning of what was written, in quotes."""
    return repr(text[:_SHOWN])
