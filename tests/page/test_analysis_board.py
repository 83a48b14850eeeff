"""The analysis board: a position set up by hand or by text, walked on and back; where the cards lie as a picture."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
import pytest
from playwright.async_api import Locator, Route, expect

from euchre import Position
from euchre.core import law
from euchre.review.reviewed_deal import WeighedChoice
from euchre.web.past import analysis_reply
from support.axe import violations_in_both
from support.person import LAPTOP, PHONE, Person
from support.visits import Visits

_PATIENCE: Final = 120_000
"""Milliseconds in which the process that analyses has started, and what it compiles is there."""
_START: Final = "standard/6-4/3/0/9sAhKhJhTc/Qd"
_OPEN: Final = "standard/0-0/3/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd/Td/pass.pass.pass.pass"
_PLAYING: Final[dict[str, Any]] = {
    "code": "review/playing",
    "sentence": "You can review and analyse again once your match at table K7QM-2XDP is over.",
    "options": [],
}


async def _shows(ann: Person, text: str) -> None:
    """The board shows a position, which stands in its address."""
    await expect(ann.main.get_by_text(text, exact=True)).to_be_visible(timeout=_PATIENCE)
    await expect(ann.page).to_have_url(f"{ann.address}/analysis/{text}")


def _choices(ann: Person) -> Locator:
    return ann.page.get_by_role("region", name="The choices here")


def _moves(ann: Person) -> Locator:
    return ann.page.get_by_role("region", name="Moves")


async def _fits_the_page(ann: Person) -> None:
    assert await ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await violations_in_both(ann) == []


@pytest.mark.slow
async def test_a_position_is_set_up_or_pasted_and_walked_on_from(visits: Visits) -> None:
    await _is_set_up_by_hand(await visits.stranger(size=LAPTOP))
    await _is_pasted_and_pictured(await visits.stranger(size=PHONE))


async def _is_set_up_by_hand(ann: Person) -> None:
    await ann.goes("/analysis")
    pack = ann.page.get_by_role("group", name="The pack")
    for card in ("nine of spades", "ace of hearts", "king of hearts", "jack of hearts"):
        await pack.get_by_role("button", name=card).click()
    await ann.answer("Analyse").click()
    await expect(ann.page.get_by_role("alert")).to_have_text("Still missing: Your hand (4 of 5) and Up-card (0 of 1).")
    for card in ("ten of clubs", "queen of diamonds"):
        await pack.get_by_role("button", name=card).click()
    for _ in range(6):
        await ann.page.get_by_role("button", name="Points: You & Partner: more").click()
    await ann.page.get_by_role("spinbutton", name="Points: Left & Right").fill("4")
    await _fits_the_page(ann)
    await ann.answer("Analyse").press("Enter")
    await _shows(ann, _START)
    await expect(ann.page.get_by_role("heading", name="Your turn")).to_be_focused()
    await _is_walked_through(ann)
    await ann.page.go_back()
    await expect(ann.page.get_by_role("textbox", name="Paste a position or a deal in PTN")).to_have_value(
        f"{_START}/order.bury/Ah"
    )


async def _is_walked_through(ann: Person) -> None:
    """A call on the felt, a call of others, a card of the hand; back, another branch, and from branch to branch."""
    rows = _choices(ann).get_by_role("listitem")
    await expect(rows).to_have_count(len(Position.parse(_START).view.legal))
    await ann.page.keyboard.press("p")
    await _shows(ann, f"{_START}/pass")
    await expect(_choices(ann).get_by_role("heading")).to_have_text("Left: next to act")
    await ann.answer("Order it up").click()
    await _shows(ann, f"{_START}/pass.order")
    await ann.page.keyboard.press("Home")
    await _shows(ann, _START)
    await rows.get_by_role("button", name=re.compile("^order it up$", re.IGNORECASE)).click()
    await _shows(ann, f"{_START}/order")
    await ann.answer("Bury").click()
    await _shows(ann, f"{_START}/order.bury")
    await ann.card("ace of hearts").click()
    await _shows(ann, f"{_START}/order.bury/Ah")
    await expect(_choices(ann).get_by_role("button", name="queen of hearts")).to_be_visible()
    await expect(_moves(ann).get_by_role("button")).to_have_count(5)
    await _fits_the_page(ann)
    for _ in range(2):
        await ann.page.keyboard.press("ArrowLeft")
    await _shows(ann, f"{_START}/order")
    await ann.page.keyboard.press("ArrowUp")
    await _shows(ann, f"{_START}/pass")
    await ann.page.keyboard.press("End")
    await _shows(ann, f"{_START}/pass.order")
    await _moves(ann).get_by_role("button", name="You: ace of hearts").click()
    await _shows(ann, f"{_START}/order.bury/Ah")


async def _is_pasted_and_pictured(ann: Person) -> None:
    await ann.goes("/analysis")
    text = f"{_START}/pass.pass.pass.order.bury/AhTh9hJd"
    box = ann.page.get_by_role("textbox", name="Paste a position or a deal in PTN")
    await box.fill(f"{text}.JdAd")
    await ann.answer("Analyse").click()
    await _is_refused(ann, f"{text}.JdAd")
    await ann.goes(f"/analysis/{text}.JdAd")
    await _is_refused(ann, f"{text}.JdAd")
    await box.fill(text)
    await box.press("Enter")
    await _shows(ann, text)
    picture = ann.page.get_by_role("region", name="Where the cards probably lie")
    tables = {name: picture.get_by_role("table", name=name) for name in ("Left", "Partner", "Right", "Out of play")}
    answer = await ann.page.request.post(f"{ann.address}/api/analyse", data={"position": text})
    lies = (await answer.json())["cards"]
    for place, name in enumerate(("Left", "Partner", "Right", "Out of play"), 1):
        hearts = tables[name].get_by_role("row").filter(has=ann.page.get_by_role("rowheader", name="hearts"))
        queen = hearts.get_by_role("cell").nth(2)
        await expect(queen).to_have_text(str(round(100 * lies["Qh"][place])))
        await expect(hearts.get_by_role("cell").nth(0)).to_have_text("seen")
    await _fits_the_page(ann)


async def _is_refused(ann: Person, text: str) -> None:
    """Refuse a position with the reason in sight, beside the text."""
    alert = ann.page.get_by_role("alert")
    await expect(alert).to_have_text("Position, played 2, seat 3: Jd has been played before.")
    ann.forgive("400")
    await expect(alert).to_be_in_viewport()
    await expect(ann.page.get_by_role("textbox", name="Paste a position or a deal in PTN")).to_have_value(text)


@pytest.mark.slow
async def test_with_all_hands_open_the_board_is_exact(visits: Visits) -> None:
    ann = await visits.stranger(size=LAPTOP)
    await ann.goes(f"/analysis/{_OPEN}")
    await _shows(ann, _OPEN)
    rows = _choices(ann).get_by_role("listitem")
    await expect(rows.first).to_contain_text("hearts, alone")
    await expect(rows.first).to_contain_text("+4 pts")
    await ann.page.get_by_role("link", name="Set up").click()
    await expect(ann.page.get_by_role("button", name="Kitty: 3 of 3")).to_be_visible()
    await _fits_the_page(ann)


async def test_a_position_is_shown_where_it_may_be_analysed(visits: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search, which takes a process of its own, has its say in slow tests."""
    monkeypatch.setattr(analysis_reply, "_seen", _worth_what_it_is)
    ann = await visits.stranger(size=LAPTOP)
    await ann.page.route("**/api/analyse", lambda route: route.fulfill(status=409, json=_PLAYING))
    await ann.goes(f"/analysis/{_START}")
    await _is_told_when_they_can_analyse(ann)
    await ann.page.route("**/api/analyse", _answer)
    await ann.answer("Analyse").click()
    await _shows(ann, _START)
    rows = _choices(ann).get_by_role("listitem")
    await expect(rows).to_have_count(len(Position.parse(_START).view.legal))
    await expect(
        ann.page.get_by_role("region", name="Where the cards probably lie").get_by_role("table")
    ).to_have_count(4)
    await _fits_the_page(ann)
    await ann.page.keyboard.press("p")
    await _shows(ann, f"{_START}/pass")
    await ann.page.keyboard.press("ArrowLeft")
    await _shows(ann, _START)
    await ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await _fits_the_page(ann)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "seats", "sides"),
    [
        ("two-handed/3-5/1/0/9sAhKhJhTc/9d", ["Opponent"], ["You", "Opponent"]),
        ("three-handed/6-4-8/2/0/9sAhKhJhTc/Qd", ["Left", "Right"], ["You", "Left", "Right"]),
        (
            "six-handed/3-5/5/0/9sAhKhJhTc/9d",
            ["Left", "Left partner", "Opposite", "Right partner", "Right"],
            ["You, Left partner & Right partner", "Left, Opposite & Right"],
        ),
    ],
)
async def test_the_board_has_the_seats_and_sides_of_its_position(
    visits: Visits, monkeypatch: pytest.MonkeyPatch, text: str, seats: list[str], sides: list[str]
) -> None:
    monkeypatch.setattr(analysis_reply, "_seen", _worth_what_it_is)
    ann = await visits.stranger(size=PHONE)
    await ann.page.route("**/api/analyse", _answer)
    await ann.goes(f"/analysis/{text}")
    picture = ann.page.get_by_role("region", name="Where the cards probably lie")
    await expect(picture.locator("caption")).to_have_text([*seats, "Out of play"])
    plates = " ".join(await ann.page.locator(".felt .plate").all_inner_texts())
    assert all(name in plates for name in seats)
    score = ann.page.get_by_role("region", name="Score and trump")
    assert [line.split("\n")[0] for line in await score.locator(".side").all_inner_texts()] == sides
    await ann.page.get_by_role("link", name="Set up").click()
    await expect(ann.page.get_by_role("radiogroup", name="Dealer").get_by_role("radio")).to_have_count(len(seats) + 1)
    points = ann.page.get_by_role("spinbutton", name=re.compile("^Points: "))
    assert [await point.input_value() for point in await points.all()] == text.split("/")[1].split("-")


def _worth_what_it_is(
    position: Position, *_: object
) -> tuple[tuple[WeighedChoice, ...], dict[str, tuple[float, ...]] | None]:
    """Analyse each choice as a little worse than the one before; cards lie anywhere."""
    legal = position.view.legal
    choices = (
        WeighedChoice(str(action), 1.0, 0.6 - place / 100, 0.01, "Two trumps.") for place, action in enumerate(legal)
    )
    unseen = law.pack_set(position.view.rules) - {*position.view.hand, position.view.open.up_card}
    places = law.seating(position.view.rules).players  # each other seat, and out of play
    return tuple(choices), {str(card): (0.0, *(1 / places,) * places) for card in unseen}


async def _answer(route: Route) -> None:
    """Answer in the server's place."""
    asked: Any = route.request.post_data_json
    reply = analysis_reply.analysed.__wrapped__(asked["position"], "quick", "en")
    await route.fulfill(content_type="application/json", body=msgspec.json.encode(reply))


async def _is_told_when_they_can_analyse(ann: Person) -> None:
    """Refuse the analysis and link the table of the match in progress; the position entered stays."""
    alert = ann.page.get_by_role("alert")
    await expect(alert).to_have_text(_PLAYING["sentence"])
    await expect(alert.get_by_role("link", name="K7QM-2XDP")).to_have_attribute("href", "/t/K7QM-2XDP")
    ann.forgive("409")
    await expect(ann.page.get_by_role("textbox", name="Paste a position or a deal in PTN")).to_have_value(_START)
    await expect(ann.page.get_by_role("button", name="Your hand: 5 of 5")).to_be_visible()
