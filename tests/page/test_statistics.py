"""The statistics on the page: what the reviews of a guest's matches come to, and which matches are not reviewed."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.async_api import Locator, Route, expect

from euchre.review.figures import DealFigures, DecisionFigures
from euchre.review.judgement import Judgement, Kind
from euchre.web.past.review_reply import ReviewNow
from support.axe import violations_in_both
from support.known_matches import known_match
from support.person import DESKTOP, PHONE, Person
from support.visits import Visits


def _lost(loss: float, kind: Kind) -> DecisionFigures:
    return DecisionFigures(0, kind, loss, 0.001, Judgement.MISTAKE)


def _deals(loss: float, luck: float) -> list[DealFigures]:
    """The figures of four deals, each from another dealer: leads lost `loss` in the first two, bids a tenth in each."""
    return [
        DealFigures(
            (luck / 4, -luck / 4), (_lost(loss if place < 2 else 0.0, "lead"), _lost(loss / 10, "order")), place
        )
        for place in range(4)
    ]


@pytest.mark.slow
async def test_reviews_are_added_up_and_matches_without_one_lead_to_it(visits: Visits) -> None:
    """Show one real match for the other figures, and eight of which two are reviewed and a third is half-way."""
    real = await visits.keep_match(known_match("standard,target=1"))
    codes = await visits.has_won(8)
    await visits.has_reviewed(codes[0], _deals(0.08, 0.5))
    await visits.has_reviewed(codes[1], _deals(0.02, -0.1))
    await visits.has_reviewed(codes[2], _deals(0.5, 0.5), of=5)
    ann = await visits.host(size=DESKTOP)
    await ann.goes("/statistics")
    reviews = ann.page.get_by_role("region", name="Your decisions")
    await expect(reviews.get_by_text("2 of your last 9 matches are reviewed: 16 decisions.")).to_be_visible()
    # each match lost half of its figure with leads and a tenth with bids, in a deal: 4.8 and 1.2 points, 3 on average
    await expect(reviews.get_by_text("\N{MINUS SIGN}3.00", exact=True)).to_be_visible()
    await expect(reviews.get_by_text("Shown from 20 reviewed matches on: fewer say little.")).to_be_visible()
    await expect(reviews.get_by_text("Counted in matches")).to_have_count(0)
    chart = reviews.get_by_role(
        "img", name="in 2 matches, in percentage points: the earliest \N{MINUS SIGN}4.8, the latest \N{MINUS SIGN}1.2."
    )
    await expect(chart).to_be_visible()
    kinds = reviews.get_by_role("region", name="by kind of decision").get_by_role("listitem")
    await expect(kinds).to_have_text(
        ["Leading 8 decisions \N{MINUS SIGN}2.50", "Ordering up 8 decisions \N{MINUS SIGN}0.50"]
    )
    seats = reviews.get_by_role("region", name="by seat").get_by_role("listitem")
    await expect(seats.first).to_have_text("You deal 2 deals \N{MINUS SIGN}5.50")
    await expect(seats).to_have_count(4)
    todo = reviews.get_by_role("region", name="Not reviewed yet")
    links = todo.get_by_role("link", name="Review")
    await expect(links).to_have_count(5)
    await todo.get_by_role("button", name="Show all 7").click()
    await expect(links).to_have_count(7)
    assert await links.nth(6).get_attribute("href") == f"/games/{codes[2]}/1/review"
    assert await violations_in_both(ann) == []
    await ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert await ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await _begins_a_review_that_was_refused(ann, todo.locator(f'a[href="/games/{real}/1/review"]'))


@pytest.mark.slow
async def test_wins_without_luck_are_never_fewer_than_none(visits: Visits) -> None:
    for code in await visits.has_won(20):
        await visits.has_reviewed(code, _deals(0.0, 1.2))
    ann = await visits.host()
    await visits.keep_match(known_match("standard,target=1"))
    await ann.goes("/statistics")
    says = "Counted in matches: you won 20 of 20; with average cards it would have been about 0."
    await expect(ann.page.get_by_text(says)).to_be_visible()


@pytest.mark.slow
async def test_each_number_of_players_has_figures_in_its_own_words(visits: Visits) -> None:
    numbers = {"Two": "two-handed", "Three": "three-handed", "Four": "standard", "Six": "six-handed"}
    for preset in numbers.values():
        await visits.keep_match(known_match(f"{preset},target=3", deals=99))
    ann = await visits.host(size=PHONE)
    await ann.goes("/statistics")
    tables = ann.page.get_by_role("radiogroup", name="Number of players")
    for number, strange in (
        ("Two", r"\b(partner|alone|us|we|our|third|second|others)\b"),
        ("Three", r"\b(partner|alone|us|we|our|third)\b"),
        ("Four", r"\b(others|second|fifth)\b"),
        ("Six", r"\byour partner\b"),
    ):
        await tables.get_by_text(number, exact=True).click()
        await expect(tables.get_by_role("radio", name=number)).to_be_checked()
        regions = await ann.page.locator("main > *").all_inner_texts()
        names = [await image.get_attribute("aria-label") or "" for image in await ann.page.get_by_role("img").all()]
        shown = " ".join([*regions, *names]).partition("Your decisions")
        assert re.findall(strange, shown[0] + shown[2].partition("All figures")[2], re.IGNORECASE) == [], number
        assert await ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await violations_in_both(ann) == []


async def _begins_a_review_that_was_refused(ann: Person, link: Locator) -> None:
    """Begin a review again after it was refused with a reason."""
    posted: list[str] = []

    async def refuse(route: Route) -> None:
        posted.append(route.request.method)
        if len(posted) == 1:
            await route.fulfill(status=429, json={"code": "limit/reviews", "sentence": "Too many reviews at once."})
        else:
            review = ReviewNow(
                level="quick",
                deals_in_all=2,
                done=0,
                waiting=True,
                failed=None,
                deals=(),
                figures=(),
                luck=(0.0, 0.0),
                without_luck=None,
            )
            await route.fulfill(content_type="application/json", body=msgspec.json.encode(review))

    await ann.page.route(re.compile(r"/api/games/[^/]+/1/review"), refuse)
    await link.click()
    await expect(ann.page.get_by_role("alert")).to_contain_text("Too many reviews at once.")
    ann.forgive("429")
    await ann.answer("Try again").click()
    await expect(ann.main.get_by_role("status").filter(has_text="Waiting")).to_be_visible()
    assert posted[:2] == ["POST", "POST"]
    await expect(ann.page.get_by_role("alert")).to_have_count(0)
    assert await violations_in_both(ann) == []
