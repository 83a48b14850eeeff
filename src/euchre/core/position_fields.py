"""The fields of the text of a position, read one by one (docs/position.md)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from euchre.core import law
from euchre.core.actions import Action, Bump, Bury, Cut, Give, GoUnder, Redeal, parse_action
from euchre.core.cards import Card, cards_in, set_of
from euchre.core.errors import EuchreError, ParseError
from euchre.core.rules import Rules
from euchre.core.state import Standing

_CARD: Final = re.compile("[789TJQKA][CDHS]|B", re.IGNORECASE)
_SCORE: Final = re.compile(r"([0-9]{1,3})-([0-9]{1,3})(?:\.([0-9]{1,4})(?:\.([0-9])-([0-9])(?:\.([0-9])-([0-9]))?)?)?")
_UP: Final = re.compile(r"([A-Za-z0-9]+)(?:\.([1-3]{4})(?:\.([0-9]{1,2}))?)?")
_SPEECH: Final = ("keep", "redeal", "pass", "order", "name", "bury", "alone", "together", "give")
UNKNOWN: Final = "-"
"""Stands for the hand of a dealer who names trump blind."""


class Words(NamedTuple):
    """An action as the text has it, and what the text tells besides: sets of cards, perhaps each with its seat."""

    action: Action
    told: tuple[tuple[int | None, int], ...] = ()


def wrong(where: str, sentence: str) -> ParseError:
    """The refusal of a position; `where` is the field, or the place in it."""
    return ParseError("position/wrong", f"Position, {where}: {sentence}", where=where)


def read_rules(text: str) -> Rules:
    """The rules of the table."""
    try:
        return Rules.parse(text)
    except EuchreError as problem:
        raise wrong("rules", str(problem)) from None


def read_seat(where: str, text: str) -> int:
    """A seat, 0..3."""
    if text not in ("0", "1", "2", "3"):
        raise wrong(where, f"{text[:20]!r} is no seat: seats are 0 to 3, clockwise.")
    return int(text)


def read_standing(rules: Rules, text: str, dealer: int) -> Standing:
    """Scores, deals finished in this game, games won, tokens, as they may be while the match goes on."""
    found = _SCORE.fullmatch(text)
    if found is None:
        raise wrong("score", f"{text[:20]!r} is no score: write 6-4, or 6-4.9 after nine deals of this game.")
    one, other, number, *rest = (int(group or 0) for group in found.groups())
    games, tokens = (rest[0], rest[1]), (rest[2], rest[3])
    if law.game_verdict(rules, (one, other), number).over:
        raise wrong("score", f"At {one} to {other} after {number} deals this game is over.")
    if max(games) >= law.games_to_win(rules):
        raise wrong("score", f"With {games[0]} and {games[1]} games won the match is over.")
    most = law.TOKENS_FOR_A_POINT if law.token(rules, (), law.HAND_SIZE - 1) else 1
    if max(tokens) >= most:
        raise wrong("score", f"Each side has fewer than {most} tokens by these rules.")
    return Standing(rules, (one, other), games, tokens, dealer, number)


def read_up_card(match: Standing, text: str) -> tuple[Card, tuple[int, ...], int]:
    """The card turned up, how the cards were dealt, and the cut; by default the first way the rules have."""
    found = _UP.fullmatch(text)
    if found is None:
        raise wrong("up-card", f"{text[:20]!r} is no up-card: write Qd, or Qd.3232.9 with packets and cut.")
    card, packets, cut = found.groups()
    ways = law.packets(match.rules)
    way = ways[0] if packets is None else tuple(map(int, packets))
    if way not in ways:
        raise wrong("up-card", f"Packets of {packets} are not dealt by these rules.")
    cuts = allowed_cuts(match)
    at = cuts[0] if cut is None else int(cut)
    if at not in cuts:
        raise wrong("up-card", f"A cut of {at} cards is not allowed by these rules.")
    members = read_cards("up-card", card, match.rules)
    if members.bit_count() != 1:
        raise wrong("up-card", f"{card[:20]!r} is more than one card.")
    return cards_in(members)[0], way, at


def allowed_cuts(match: Standing) -> tuple[int, ...]:
    """How many cards may have been cut; 0 where nobody cuts, or the pack may be bumped."""
    offer = law.cut_offer(match.rules, match.dealer)
    actions = (Bump(),) if offer is None else offer[1]
    return tuple(action.at if isinstance(action, Cut) else 0 for action in actions)


def read_cards(where: str, text: str, rules: Rules) -> int:
    """Cards of this pack written without anything between them, as a set."""
    names = _CARD.findall(text)
    if "".join(names) != text or not names:
        raise wrong(
            where, f"{text[:20]!r} is no row of cards: write them without spaces, such as JhTd9c; B is the Benny."
        )
    cards = [Card.parse(name) for name in names]
    for number, card in enumerate(cards):
        if card not in law.pack_set(rules):
            raise wrong(where, f"{card} is not in the pack of these rules.")
        if card in cards[:number]:
            raise wrong(where, f"{card} is there twice.")
    return set_of(cards)


def read_hand(where: str, text: str, rules: Rules) -> int:
    """Five cards, as a set."""
    hand = read_cards(where, text, rules)
    if hand.bit_count() != law.HAND_SIZE:
        raise wrong(where, f"A hand has {law.HAND_SIZE} cards as dealt, and this one has {hand.bit_count()}.")
    return hand


def read_open_hands(text: str, rules: Rules, up_card: Card) -> tuple[tuple[int, ...], tuple[Card, ...]]:
    """All hands as dealt, and the up-card with the kitty under it, top first."""
    *hands, kitty = text.split(".")
    if len(hands) != law.SEATS:
        raise wrong("hand", "With all hands open write the hands of seats 0 to 3 and the kitty, a dot between them.")
    dealt = [read_hand(f"hand of seat {seat}", hand, rules) for seat, hand in enumerate(hands)]
    under = read_cards("kitty", kitty, rules)
    seen = 1 << up_card
    for place, cards in zip(
        (*(f"hand of seat {seat}" for seat in range(law.SEATS)), "kitty"), (*dealt, under), strict=True
    ):
        if seen & cards:
            raise wrong(place, f"{cards_in(seen & cards)[0]} lies elsewhere, too.")
        seen |= cards
    missing = set_of(law.pack(rules)) & ~seen
    if missing:
        raise wrong("kitty", f"{cards_in(missing)[0]} lies nowhere.")
    return tuple(dealt), (up_card, *(Card.parse(name) for name in _CARD.findall(kitty)))


def read_said(where: str, text: str, rules: Rules) -> Words:
    """Something said before the first lead."""
    word, *rest = text.split("-")
    match word.lower(), rest:
        case "under", [] | [_] | [_, _]:
            went, *came = (read_cards(where, cards, rules) for cards in rest) if rest else (0,)
            return Words(GoUnder(cards_in(went)), tuple((None, cards) for cards in came))
        case "bury", []:
            return Words(Bury(None))
        case "give", []:
            return Words(Give(None))
        case known, _ if known in _SPEECH:
            return Words(_action(where, text))
    words = ", ".join(("under", *(one for one in _SPEECH if one != "redeal")))
    raise wrong(where, f"{text[:30]!r} is nothing that is said: write {words}.")


def _action(where: str, text: str) -> Action:
    try:
        action = parse_action(text.replace("-", " "))
    except ParseError:
        raise wrong(
            where, f"{text[:30]!r} is nothing that is said: write such as order-alone, name-h or bury-9s."
        ) from None
    if isinstance(action, Redeal):
        raise wrong(where, "A redeal ends the deal: write the next one.")
    return action


def read_claim(where: str, text: str, rules: Rules) -> tuple[tuple[int | None, int], ...]:
    """What each seat shows after TRAM: ``1Td9c-3Ah``."""
    parts = text.split("-") if text else []
    return tuple((read_seat(where, part[:1]), read_cards(where, part[1:], rules)) for part in parts)


def read_trick(where: str, text: str, rules: Rules) -> tuple[Card, ...]:
    """Cards in the order they were played."""
    read_cards(where, text, rules)
    return tuple(Card.parse(name) for name in _CARD.findall(text))
