"""A finished match step by step, with all hands open."""

from itertools import pairwise

import pytest

from euchre.core import law
from euchre.core.actions import Draw
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.record.match_record import MatchRecord
from euchre.tables.perspective.replay import frames
from euchre.tables.replies import Picture
from euchre.wording import wording
from support.covering import FOUR_HANDED
from support.games import random_match
from support.hands import DEALER, actions, shuffled
from support.sampling import few

CEREMONIES = "british,weak_hand=go-under,partners_best=1,benny=joker"
TABLES = [*FOUR_HANDED, CEREMONIES]
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def finished(rules: str, seed: int = 1) -> MatchRecord:
    record = random_match(rules, seed)
    return MatchRecord(rules=record.rules, actions=record.actions, players=NAMES)


def on_the_table(picture: Picture) -> list[str]:
    laid = [*picture.trick, *(card for trick in picture.tricks for card in trick.cards)]
    return [card.card for card in laid]


@pytest.mark.parametrize("rules", TABLES)
def test_there_is_a_frame_for_every_action_and_the_last_one_has_the_score(rules: str) -> None:
    record = finished(rules)
    shown = frames(wording(), record)
    assert [frame.news.version for frame in shown] == list(range(1, len(record.actions) + 1))
    last = shown[-1]
    assert (last.news.kind, last.picture.phase) == ("over", "over")
    assert last.picture.score == record.score
    assert last.picture.winner == record.winner
    assert record.winner is not None
    winners = ("Ann & Cleo", "Bob & Dan")[record.winner]
    assert last.picture.verdict in (f"{winners} win the game!", f"{winners} win the rubber!")
    told = [line for line in last.news.lines if f"{winners} win the " in line]
    assert told[0].startswith(f"{winners} win the game ")
    assert told[1:] == [last.picture.verdict] * ("rubber" in last.picture.verdict)  # a single game is won once


@pytest.mark.parametrize("end", [{}, {"conceded": 1}])
def test_the_parts_of_a_match_are_the_whole_match(end: dict[str, int]) -> None:
    record = finished(CEREMONIES)
    record = MatchRecord(rules=record.rules, actions=record.actions[: -3 if end else None], players=NAMES, notes=end)
    whole = frames(wording(), record, 2)
    for most in (1, 7, 40, 10_000):
        parts = [frames(wording(), record, 2, first=first, most=most) for first in range(0, len(whole), most)]
        assert tuple(frame for part in parts for frame in part) == whole
        assert {len(part) for part in parts[:-1]} <= {most}
    assert frames(wording(), record, first=len(whole), most=7) == ()


@pytest.mark.slow
@pytest.mark.parametrize("rules", TABLES)
def test_while_a_deal_is_played_every_card_is_in_one_place(rules: str) -> None:
    record = finished(rules)
    pack = set(map(str, law.pack(record.rules)))
    played = given = 0
    for frame in frames(wording(), record):
        picture, action = frame.picture, str(frame.news.action).partition(" ")[0]
        given = 0 if action == "deal" else given + (action == "give")
        if picture.trump is None or picture.phase in ("bury", "give"):
            continue
        cards = [card for hand in picture.shown for card in hand] + on_the_table(picture)
        assert len(set(cards)) == len(cards) == 4 * law.HAND_SIZE - given, "who gives a card has one less"
        assert set(cards) <= pack
        assert picture.counts == tuple(map(len, picture.shown))
        assert {held.card for held in picture.hand} == set(picture.shown[0]), "also of who sits out"
        played += 1
    assert played > law.HAND_SIZE


@pytest.mark.parametrize("rules", TABLES)
def test_from_the_deal_on_the_whole_pack_is_in_sight(rules: str) -> None:
    record = finished(rules)
    pack = sorted(map(str, law.pack(record.rules)))
    deals = 0
    for frame in frames(wording(), record):
        picture, up = frame.picture, frame.picture.up_card
        if not any(picture.counts) and not picture.tricks:
            continue  # between deals
        turned = [up.card] if up is not None and up.fate != "taken" else []
        away = [card for laid in frame.kitty.laid_away for card in laid.cards]
        held = [card for hand in picture.shown for card in hand]
        assert sorted([*held, *on_the_table(picture), *turned, *frame.kitty.cards, *away]) == pack
        deals += 1
    assert deals > law.HAND_SIZE


@pytest.mark.parametrize("rules", TABLES)
def test_what_is_buried_lies_in_the_kitty_from_that_step_to_the_end_of_the_deal(rules: str) -> None:
    buried: list[tuple[int | None, str, int]] = []
    found = False
    for frame in frames(wording(), finished(rules)):
        name, _, card = (frame.news.action or "").partition(" ")
        if name == "deal":
            buried = []
        elif name == "bury":
            buried.append((frame.news.seat, card, frame.news.version))
            found = True
        laid = [(away.seat, away.cards[0], away.version) for away in frame.kitty.laid_away if len(away.cards) == 1]
        assert laid == buried
    assert found


@pytest.mark.parametrize("rules", TABLES)
def test_a_card_goes_from_a_hand_to_the_table(rules: str) -> None:
    plays = 0
    for before, after in pairwise(frames(wording(), finished(rules))):
        seat, action = after.news.seat, after.news.action or ""
        if not action.startswith("play "):
            continue
        card = action.removeprefix("play ")
        assert seat is not None
        assert card in before.picture.shown[seat]
        assert card not in after.picture.shown[seat]
        assert card in on_the_table(after.picture)
        plays += 1
    assert plays


@pytest.mark.parametrize("rules", TABLES)
def test_the_deals_and_their_tricks_are_told_in_order(rules: str) -> None:
    record = finished(rules)
    shown = frames(wording(), record)
    scores = [
        frame.picture.last.score for frame in shown if frame.news.kind in ("result", "over") and frame.picture.last
    ]
    assert scores == [result.score for result in record.results]
    tricks = [int(line[6]) for frame in shown for line in frame.news.lines if line.startswith("Trick ")]
    assert tricks == [number for result in record.results if result.maker is not None for number in range(1, 6)]


@pytest.mark.parametrize(("rules", "first"), [("standard", "Runde 1"), ("british,games=2", "Spiel 1, Runde 1")])
def test_each_deal_has_its_heading_in_every_language(rules: str, first: str) -> None:
    record = finished(rules)
    shown = frames(wording("de"), record)
    headings = [frame.news.lines[0] for frame in shown if frame.news.heading]
    assert headings[0] == first
    assert len(set(headings)) == len(headings) == len(record.results)


def test_nobody_can_do_anything_and_everybody_hears_the_names() -> None:
    for frame in frames(wording(), finished("british")):
        assert not frame.picture.choices
        assert not frame.picture.barred
        told = [frame.picture.question, *frame.news.lines]
        assert not [line for line in told if "You" in line]


def test_what_was_hidden_at_the_table_is_told() -> None:
    told = [line for frame in frames(wording(), finished("standard")) for line in frame.news.lines]
    assert any(" and buried " in line for line in told)
    assert not any(line.endswith("buried a card") for line in told)


@pytest.mark.parametrize("seat", few(range(4), keep={3}))
def test_any_seat_may_sit_in_front(seat: int) -> None:
    record = finished("standard")
    for mine, other in zip(frames(wording(), record, seat), frames(wording(), record), strict=True):
        assert mine.picture.seat == seat
        assert mine.picture.shown == other.picture.shown
        assert mine.news == other.news
        assert {held.card for held in mine.picture.hand} <= set((mine.picture.shown or ((),) * 4)[seat])


def test_a_match_that_is_not_over_is_not_shown() -> None:
    record = finished("standard")
    with pytest.raises(EuchreError, match="not over") as refused:
        frames(wording(), MatchRecord(rules=record.rules, actions=record.actions[:-1]))
    assert refused.value.code == "replay/not-over"


def test_there_is_no_fifth_seat_in_front() -> None:
    with pytest.raises(EuchreError, match="no seat 4"):
        frames(wording(), finished("standard"), 4)


def test_cards_thrown_in_lie_open() -> None:
    passes = actions("pass, pass, pass, pass, pass, pass, pass, pass")
    record = MatchRecord(
        rules=Rules.parse("standard,target=0,deals=1"), actions=(Draw(DEALER), shuffled("standard"), *passes)
    )
    last = frames(wording(), record)[-1]
    assert [len(hand) for hand in last.picture.shown] == [5, 5, 5, 5]
    assert last.picture.verdict == "A draw."
    assert last.news.lines[-1] == "The game is drawn."
