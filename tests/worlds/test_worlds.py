"""Possible worlds are exactly those that the engine, replaying the deal, cannot tell from the real one; all equally."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import islice
from math import factorial
from random import Random
from statistics import NormalDist
from typing import NamedTuple

import pytest

from euchre.core.cards import cards_in, set_of
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import Phase, the_contract
from euchre.core.view import View, view
from euchre.worlds.claims import moments
from euchre.worlds.constraints import holding, known
from euchre.worlds.draw import _fits, _numbered, _Table, dealt, worlds
from support.covering import OTHER_NUMBERS, TABLES
from support.sampling import few, sampled
from support.stories import (
    Story,
    Telling,
    as_stories,
    blanks,
    dealt_hands,
    fits,
    gifts_of,
    giver_of,
    loner_of,
    retell,
    sitting_out,
    stories,
    tellings,
    truth,
)

DRAWS = 4000
BUCKETS = 100
LEAST = 1e-4
"""The chance at which a fair sampler would still be called unfair; the draws are seeded, so it is run once."""


class Case(NamedTuple):
    """A kind of situation: the table, what a seat must see there, and if its players pass while they may."""

    name: str
    rules: str
    wanted: Callable[[View], bool]
    shy: bool = False
    most: int = 900
    """The number of stories that may have to be tried."""
    bites: bool = False
    """True if the cards must be restricted beyond which of them may lie where."""


def _taken(seen: View) -> bool:
    return the_contract(seen).taken


def _others(seen: View) -> bool:
    return seen.maker not in (seen.seat, None)


def _unplayed_up_card(seen: View) -> bool:
    played = {card for trick in seen.tricks for card in trick.cards} | {*seen.trick}
    return _taken(seen) and seen.seat != seen.match.dealer and seen.open.up_card not in played


def _sits_out(seen: View) -> bool:
    return seen.seat in sitting_out(seen)


def _gave(seen: View) -> bool:
    return giver_of(seen) == seen.seat


def _took_widow(seen: View) -> bool:
    return seen.maker == seen.seat


TWO, THREE, SIX = "standard,players=2", "standard,players=3,points_march=3", "standard,players=6,lowest=7,benny=joker"
RAILROAD = "railroad,lowest=9"
CASES = (
    Case("turned-down", "standard", lambda seen: not _taken(seen)),
    Case("taken", "standard", _unplayed_up_card),
    Case("taken-and-kept", "standard,bury_up_card=forbidden", _unplayed_up_card),
    Case("own-burial", "standard", lambda seen: _taken(seen) and seen.seat == seen.match.dealer),
    Case("sits-out", "standard", _sits_out),
    Case("against-a-loner", "standard", lambda seen: bool(seen.alone) and not _sits_out(seen) and _others(seen)),
    Case("33-cards", "british", lambda seen: len(seen.tricks) == 4),
    Case("went-under", "standard,weak_hand=go-under", lambda seen: seen.open.under not in (None, seen.seat)),
    Case("gave-their-best", "standard,partners_best=1", _gave),
    Case("got-the-best", "standard,partners_best=1", lambda seen: loner_of(seen) == seen.seat),
    Case(
        "dealer-gave-their-best",
        "standard,partners_best=1,alone_when=before-lead,alone_who=either-maker",
        lambda seen: _gave(seen) and _taken(seen) and seen.seat == seen.match.dealer,
    ),
    Case(
        "dealer-got-the-best",
        "standard,partners_best=1,bury_up_card=forbidden",
        lambda seen: _gave(seen) and _taken(seen) and seen.seat != seen.match.dealer,
    ),
    Case(
        "saw-the-best-given",
        "online,partners_best=1",
        lambda seen: loner_of(seen) not in (None, seen.seat) and seen.word == "TRAM" and not _gave(seen),
        most=1700,
        bites=True,
    ),
    Case("caller-held-trump", "standard,holding=trump", _others, bites=True),
    Case("caller-held-the-suit", "standard,holding=natural", _others, bites=True),
    Case("stuck", "standard,holding=natural,all_pass=stick-the-dealer", _others, shy=True, bites=True),
    Case("no-tram", "standard,tram=yes", lambda seen: seen.word is None and len(seen.tricks) > 2, bites=True),
    Case("tram", "standard,tram=yes", lambda seen: seen.word == "TRAM", bites=True),
    Case("euchre", "standard,euchre_autoplay=yes", lambda seen: seen.word == "Euchre" and len(seen.tricks) == 4),
    Case("two-turned-down", TWO, lambda seen: not _taken(seen)),
    Case("two-taken", f"{TWO},bury_up_card=forbidden", _unplayed_up_card, most=1700),
    Case("two-own-burial", TWO, lambda seen: _taken(seen) and seen.seat == seen.match.dealer),
    Case("two-held-the-suit", f"{TWO},holding=natural", _others, bites=True),
    Case("two-no-tram", f"{TWO},tram=yes", lambda seen: seen.word is None and len(seen.tricks) > 2, bites=True),
    Case("widow-took", f"{TWO},widow=yes", _took_widow, most=3000),
    Case("widow-taken", f"{TWO},widow=yes", _others, most=9000),
    Case("discards-first", "standard,partners_best=1,best_when=discards-first", _gave),
    Case("loner-discards-first", RAILROAD, lambda seen: loner_of(seen) == seen.seat, most=1700),
    Case("three-turned-down", THREE, lambda seen: not _taken(seen)),
    Case("three-taken", THREE, _unplayed_up_card, most=1400),
    Case("three-held-trump", f"{THREE},holding=trump", _others, bites=True, most=1400),
    Case("three-no-tram", f"{THREE},tram=yes", lambda seen: seen.word is None and len(seen.tricks) > 2, bites=True),
    Case(
        "three-went-under",
        f"{THREE},tram=yes,weak_hand=go-under",
        lambda seen: seen.word == "TRAM" and seen.open.under not in (None, seen.seat),
    ),
    Case("three-euchre", f"{THREE},euchre_autoplay=yes", lambda seen: seen.word == "Euchre" and len(seen.tricks) == 4),
    Case("six-turned-down", SIX, lambda seen: not _taken(seen), most=2600),
    Case("six-own-burial", SIX, lambda seen: _taken(seen) and seen.seat == seen.match.dealer, most=2600),
    Case("six-held-trump", f"{SIX},holding=trump", _others, bites=True, most=2600),
    Case("six-tram", f"{SIX},tram=yes", lambda seen: seen.word == "TRAM" and _unplayed_up_card(seen)),
)
FEW = {
    *("taken", "own-burial", "against-a-loner", "went-under", "gave-their-best", "got-the-best"),
    *("caller-held-trump", "no-tram", "euchre", "two-own-burial", "widow-took", "three-no-tram"),
}
"""The cases with a mechanism of their own that are cheap to list."""


def cases(kept: set[str]) -> pytest.MarkDecorator:
    """Parametrize with the cases, of which only some are tried at once."""
    rows = few(map(pytest.param, CASES), keep=[case for case in CASES if case.name in kept])
    return pytest.mark.parametrize("case", rows, ids=[case.name for case in CASES])


class Found(NamedTuple):
    """A situation, whose it is, and every story behind it."""

    telling: Telling
    seat: int
    stories: tuple[Story, ...]

    @property
    def view(self) -> View:
        """The view of the seat."""
        return view(self.telling.now, self.seat)


def _size(seen: View) -> int:
    """The number of stories to try."""
    gifts, pairs = len(gifts_of(seen)), 21 if seen.rules.widow and seen.maker is not None else 1
    return blanks(seen).splits * pairs * (1, 6, 36)[gifts]


def _ways(seen: View) -> int:
    """The number of ways to put cards where they may lie."""
    facts = known(seen)
    return sum(_Table(facts, layout).total for layout in facts.layouts)


def _bites(seen: View) -> bool:
    """True if a quick look finds a layout of the cards that does not fit; the listing then proves it."""
    call, claims, facts = holding(seen), moments(seen), known(seen)
    if call is None and claims is None:
        return False
    tables = [_Table(facts, layout) for layout in facts.layouts]
    some = _numbered(facts, tables, [number * _ways(seen) // 40 for number in range(40)])
    return not _fits(seen, facts, some, call, claims).all()


def _search(case: Case) -> Iterator[Found]:
    for seed in range(200):
        for telling in tellings(Rules.parse(case.rules), seed, deals=6, shy=case.shy):
            if telling.now.phase is not Phase.PLAY:
                continue
            for seat in range(telling.now.rules.players):
                seen = view(telling.now, seat)
                if case.wanted(seen) and 60 <= _size(seen) <= case.most and (_bites(seen) or not case.bites):
                    behind = tuple(sorted(stories(telling, seat)))
                    if len(behind) > 12:
                        yield Found(telling, seat, behind)
                        break  # one seat and one moment of a deal is enough


@cache
def found(case: Case) -> tuple[Found, ...]:
    """A few situations of this kind, late in a deal, so that their stories can be listed."""
    return tuple(islice(_search(case), 2))


def chance_of_being_fair(drawn: Iterable[Story], listed: tuple[Story, ...]) -> float:
    """The p-value of a chi-square test, by the cube-root approximation (Wilson and Hilferty)."""
    buckets = min(len(listed), BUCKETS)
    place = {story: number * buckets // len(listed) for number, story in enumerate(listed)}
    share = Counter(place.values())
    seen = Counter(place[story] for story in drawn)
    expected = {bucket: seen.total() * size / len(listed) for bucket, size in share.items()}
    chi = sum((seen[bucket] - wanted) ** 2 / wanted for bucket, wanted in expected.items())
    spread = 2 / (9 * (buckets - 1))
    return 1 - NormalDist(1 - spread, spread**0.5).cdf((chi / (buckets - 1)) ** (1 / 3))


@cases(FEW)
def test_worlds_are_the_stories_that_fit_and_all_equally_likely(case: Case) -> None:
    assert len(found(case)) == 2
    for at in found(case):
        assert truth(at.telling) in at.stories
        assert (_ways(at.view) > len(at.stories)) == case.bites
        drawn = as_stories(worlds(at.view, Random(1), DRAWS))
        assert set(drawn) <= set(at.stories)
        if 12 * len(at.stories) < DRAWS:
            assert set(drawn) == set(at.stories)
        assert chance_of_being_fair(drawn, at.stories) > LEAST


def _dealt_seat_by_seat(at: Found, rng: Random) -> Story:
    """Make the common mistake: fill one hand after the other, and start again when the last does not fit."""
    facts = known(at.view)
    hands, away, left = list(facts.hands), [0] * 4, facts.unseen
    for place in facts.layouts[0].places:
        may = cards_in(left & place.may)
        if len(may) < place.size:
            return _dealt_seat_by_seat(at, rng)
        chosen = set_of(rng.sample(may, place.size))
        (hands if place.kind.value == "hand" else away)[place.seat] |= chosen
        left &= ~chosen
    story = Story(tuple(hands), tuple(away), left, (sum(away), 0, 0), (0, 0), 0)
    return story if left & ~facts.kitty == 0 else _dealt_seat_by_seat(at, rng)


@pytest.mark.slow
def test_dealing_seat_by_seat_would_be_caught_as_unfair() -> None:
    for at in found(CASES[1]):
        drawn = [_dealt_seat_by_seat(at, rng) for rng in [Random(1)] for _ in range(DRAWS)]
        assert set(drawn) <= set(at.stories)
        assert chance_of_being_fair(drawn, at.stories) < LEAST


@cases(FEW)
def test_deals_that_fit_are_listed_where_hardly_any_does(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("euchre.worlds.draw._PATIENCE", 0)
    for at in found(case):
        drawn = as_stories(worlds(at.view, Random(1), DRAWS))
        assert set(drawn) <= set(at.stories)
        assert chance_of_being_fair(drawn, at.stories) > LEAST


@cases({"own-burial", "went-under"})
def test_never_dealing_one_story_in_ten_would_be_caught_as_unfair(case: Case) -> None:
    for at in found(case):
        missed = set(at.stories[: len(at.stories) // 10 + 1])
        drawn = as_stories(worlds(at.view, Random(1), DRAWS))
        assert chance_of_being_fair([story for story in drawn if story not in missed], at.stories) < LEAST


@cases(FEW)
def test_the_hands_of_the_bidding_are_found_again(case: Case) -> None:
    for at in found(case):
        drawn = worlds(at.view, Random(2), 50)
        hands = [dealt_hands(at.view, story) for story in as_stories(drawn)]
        assert dealt(at.view, drawn).tolist() == hands
        assert all(hand.bit_count() == 5 for deal in hands for hand in deal)


@cases(FEW)
def test_worlds_depend_on_nothing_but_the_view_and_the_seed(case: Case) -> None:
    for at in found(case):
        drawn = as_stories(worlds(at.view, Random(3), 20))
        other = next(story for story in at.stories if story != truth(at.telling))
        retold = retell(at.telling, at.seat, other)
        assert retold is not None
        assert retold[-1].state != at.telling.now
        assert as_stories(worlds(view(retold[-1].state, at.seat), Random(3), 20)) == drawn
        assert as_stories(worlds(at.view, Random(4), 20)) != drawn


def _check(rules: Rules, seeds: Iterable[int], every: int) -> int:
    """Draw worlds for every seat along random matches and replay each; the number replayed."""
    checked = 0
    for seed in seeds:
        for telling in islice(tellings(rules, seed, deals=3), seed % every, None, every):
            for seat in range(rules.players):
                for story in as_stories(worlds(view(telling.now, seat), Random(seed), 2)):
                    assert fits(telling, seat, story)
                    checked += 1
    return checked


@pytest.mark.parametrize("rules", few(sampled(TABLES, 3), keep=2), ids=range(len(TABLES)))
def test_every_world_replays_to_the_same_view(rules: Rules) -> None:
    assert _check(rules, range(2), every=6) > 40


@pytest.mark.parametrize("rules", few(sampled(OTHER_NUMBERS, 5), keep=3), ids=str)
def test_every_world_at_two_three_and_six_replays_to_the_same_view(rules: Rules) -> None:
    assert _check(rules, range(2), every=9) > 15


@pytest.mark.soak
@pytest.mark.parametrize("rules", sampled([*TABLES, *OTHER_NUMBERS], 3), ids=str)
def test_every_world_of_many_matches_replays_to_the_same_view(
    rules: Rules, record_property: Callable[[str, object], None]
) -> None:
    record_property("promise", "Every possible world drawn for a seat replays, on the engine, to that seat's own view")
    checked = _check(rules, range(100, 120), every=1)
    record_property("trials", checked)


def _two_gifts(seen: View) -> bool:
    """True if a giver sees, at the first lead, that both lone players got a card; the up-card lies face down."""
    return len(gifts_of(seen)) == 2 and not seen.trick + seen.tricks and not _taken(seen) and _sits_out(seen)


def test_two_gifts_may_each_be_any_card_of_the_loner() -> None:
    # Of 25 cards, 20 are unseen: five, five and four in the hands, two discarded, four in the kitty. Whoever discards
    # before the gift comes holds it, so that each gift is one of five cards.
    cards = factorial(20) // (factorial(5) ** 2 * factorial(4) ** 2)
    told = (telling for seed in range(60) for telling in tellings(Rules.parse(RAILROAD), seed, deals=6))
    views = (view(telling.now, seat) for telling in told for seat in range(4) if telling.now.phase is Phase.PLAY)
    looked = list(islice(filter(_two_gifts, views), 3))
    assert [_ways(seen) for seen in looked] == [cards * 5 * 5] * 3


def test_a_spectator_and_an_undealt_table_have_no_worlds() -> None:
    telling = next(tellings(Rules.parse("standard"), 1))
    with pytest.raises(EuchreError, match="drawn for a seat"):
        worlds(view(telling.now, None), Random(1), 1)
    with pytest.raises(EuchreError, match="drawn for a seat"):
        worlds(view(telling.start, 0), Random(1), 1)


def test_a_view_of_no_possible_deal_is_refused() -> None:
    view_of_too_few = found(CASES[0])[0].view._replace(counts=(5, 5, 5, 5))
    with pytest.raises(EuchreError, match="No deal fits"):
        worlds(view_of_too_few, Random(1), 1)
