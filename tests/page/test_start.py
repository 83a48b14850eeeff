"""The first page, a new table and the settings: the way to a card in hand."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from support.axe import violations_in_both
from support.known_matches import open_table
from support.person import LAPTOP, Person
from support.visits import Visits


async def test_somebody_new_looks_round_the_first_page_and_plays(visits: Visits) -> None:
    ann = await visits.stranger(size=LAPTOP)
    await ann.goes("/")
    await expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()
    await expect(ann.page.locator("body")).to_be_focused()
    await _is_refused_a_code_that_cannot_be(ann)
    await _is_offered_to_install_the_page(ann)
    await _meets_beginners(ann)
    await _leaves_for_now(ann)
    await _clears_the_game_away(ann)


async def _is_refused_a_code_that_cannot_be(ann: Person) -> None:
    """Refuse an impossible code in place: nothing on the page moves."""
    await ann.page.evaluate("document.fonts.ready")
    await ann.page.evaluate("scrollTo(0, 500)")  # so that no click scrolls
    buttons = ann.main.get_by_role("button").or_(ann.main.get_by_role("link"))
    before = [await one.bounding_box() for one in await buttons.all()]
    await ann.page.get_by_label("Code or link of the table").fill("K7")
    await ann.page.get_by_role("button", name="Join or watch").click()
    why = ann.sentence("A code has eight letters and digits, such as K7QM-2XDP.")
    await expect(why).to_be_in_viewport(ratio=1)
    assert [await one.bounding_box() for one in await buttons.all()] == before


async def _is_offered_to_install_the_page(ann: Person) -> None:
    """Offer the installation once the browser says that it can, and until they have answered."""
    install = ann.page.get_by_role("button", name="Install as an app")
    await expect(install).to_have_count(0)
    kept = await ann.page.evaluate("""() => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        event.prompt = async () => { window.asked = (window.asked ?? 0) + 1; };
        return !dispatchEvent(event);
    }""")
    assert kept, "the browser does not ask by itself"
    await install.click()
    await expect(install).to_have_count(0)
    assert await ann.page.evaluate("window.asked") == 1


async def _meets_beginners(ann: Person) -> None:
    """Start a hand with one click; keys and screen readers begin at the heading of its table."""
    await expect(ann.said("To begin with")).to_contain_text("your opponents are beginners")
    await ann.page.get_by_role("button", name="Play now").click()
    await expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
    await expect(ann.page.get_by_role("log", name="What happens")).to_contain_text("Your hand: ")
    for name, level in (("Bess", "Beginner"), ("Cleo", "Expert"), ("Dora", "Beginner")):
        await expect(ann.seat(name)).to_contain_text(level)
    await expect(ann.cards.first).to_be_visible()
    assert len(await ann.names()) in (5, 6)


async def _leaves_for_now(ann: Person) -> None:
    """The game waits first on the home page."""
    await ann.page.get_by_role("button", name="Leave or give up…").click()
    await ann.page.get_by_role("link", name="Leave for now").click()
    await expect(ann.said("To begin with")).to_be_visible()
    await expect(ann.main.locator("a[href^='/t/']")).to_have_count(1)
    await ann.page.get_by_role("region", name="Continue").get_by_role("link", name="Continue").click()
    await expect(ann.hand).to_be_visible()
    await ann.page.go_back()


async def _clears_the_game_away(ann: Person) -> None:
    """Clear the game away after a second question, for good."""
    await ann.page.get_by_role("button", name=re.compile("^Clear away")).click()
    sheet = ann.dialog("Clear this game away?")
    assert await violations_in_both(ann) == []
    await sheet.get_by_role("button", name="Keep it").click()
    await ann.page.get_by_role("button", name=re.compile("^Clear away")).click()
    await sheet.get_by_role("button", name="Clear away").click()
    await expect(ann.page.get_by_role("region", name="Continue")).to_have_count(0)
    await ann.page.reload()
    await expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()
    await expect(ann.page.get_by_role("region", name="Continue")).to_have_count(0)


async def test_a_new_table_has_the_rules_that_were_chosen(visits: Visits) -> None:
    ann = await visits.stranger(likes={"language": "de"})
    await ann.goes("/new")
    await _resolves_a_contradiction(ann)
    await ann.page.get_by_role("radio", name="Britisch").check()
    await expect(ann.page.get_by_role("link", name="Regelbuch")).to_have_attribute("href", "/rules/british")
    await ann.page.get_by_role("button", name="Karten geben").first.click()
    await expect(ann.page.get_by_role("group", name="Deine Karten")).to_be_visible()
    await expect(ann.page.get_by_role("heading", name="Spielstand bis 11")).to_be_visible()


async def _resolves_a_contradiction(ann: Person) -> None:
    """Check that a contradiction is marked, and named as in the form."""
    await ann.main.get_by_text(re.compile(r"Alle \d+ Hausregeln")).click()
    await ann.main.get_by_role("heading", name="Allein spielen").click()
    await ann.main.locator("#rule-alone_who").get_by_text("Die ganze Seite").click()
    rules = "Wann „allein“ gesagt wird (Mit der Ansage) und Wer allein spielen darf (Die ganze Seite)"
    said = f"{rules} passen nicht zusammen"
    for rule in ("alone_when", "alone_who"):
        await expect(ann.page.locator(f"#rule-{rule}").locator(".conflict")).to_contain_text(said)
    await expect(ann.page.get_by_role("alert")).to_contain_text(said)
    await ann.main.get_by_role("button", name="„Wann „allein“ gesagt wird“ auf „Nach dem Drücken“ setzen").last.click()
    await expect(ann.page.get_by_role("alert")).to_have_count(0)
    rules = "standard%2Calone_when%3Dafter-burial%2Calone_who%3Deither-maker"
    await expect(ann.page.get_by_role("link", name="Regelbuch")).to_have_attribute("href", f"/rules/{rules}")
    ann.forgive("400")


@pytest.mark.slow
async def test_what_somebody_likes_and_what_is_kept_of_them_is_in_the_settings(visits: Visits) -> None:
    await visits.has_won(101)
    ann = await visits.host(locale="de-AT")
    await ann.goes("/settings")
    await _chooses_a_language_and_a_name(ann)
    await _chooses_a_back(ann)
    await _lists_all_their_games(ann)
    await _has_their_data_deleted(ann)


async def _chooses_a_language_and_a_name(ann: Person) -> None:
    """The page speaks the language of the browser until another is chosen."""
    heading, root = ann.page.get_by_role("heading", level=1), ann.page.locator("html")
    await expect(heading).to_have_text("Einstellungen")
    await expect(root).to_have_attribute("lang", "de")
    await ann.page.get_by_role("radio", name="English").check()
    await expect(heading).to_have_text("Settings")
    name = ann.page.get_by_role("textbox").first
    await name.fill("Ann of Green Gables")
    await name.blur()
    await ann.page.reload()
    await expect(heading).to_have_text("Settings")
    await expect(root).to_have_attribute("lang", "en")
    await expect(name).to_have_value("Ann of Green Gables")


async def _chooses_a_back(ann: Person) -> None:
    """Choose each back: each has its own pattern."""
    back = ann.page.get_by_label("Preview").locator("svg.card-art").first
    drawn = set()
    for pattern in ("Lattice", "Rings", "Leaves"):
        await ann.page.get_by_text(pattern, exact=True).click()
        await expect(ann.page.get_by_role("radio", name=pattern)).to_be_checked()
        drawn.add(await back.inner_html())
    assert len(drawn) == 3


async def _lists_all_their_games(ann: Person) -> None:
    """List all games back to the first, a hundred at a time."""
    await ann.follows("/games")
    shown = ann.main.get_by_role("listitem")
    await expect(shown).to_have_count(100)
    await expect(ann.main.get_by_text("Partner 101")).to_have_count(0)
    await ann.answer("Older games").click()
    await expect(shown).to_have_count(101)
    await expect(ann.main.get_by_text("Partner 101")).to_be_visible()
    await expect(ann.answer("Older games")).to_have_count(0)


async def _has_their_data_deleted(ann: Person) -> None:
    """Read the data, then delete it."""
    await ann.follows("/settings")
    data = ann.main.get_by_role("region", name="Your data")
    await expect(data).to_contain_text("kept until whoever runs this server deletes them")
    async with ann.page.expect_download() as download:
        await data.get_by_role("link", name="Download it").click()
    assert (await download.value).suggested_filename == "euchre.json"
    await data.get_by_role("button", name="Delete it").click()
    await ann.page.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
    await expect(data.get_by_role("status")).to_have_text("Deleted. To the server you are now somebody new.")
    await ann.follows("/games")
    await expect(ann.main.locator(".empty")).to_be_visible()
    await expect(ann.main.get_by_role("listitem")).to_have_count(0)


@pytest.mark.slow
async def test_a_table_is_found_by_the_code_as_somebody_types_it(visits: Visits) -> None:
    code = await visits.keep(open_table("standard", seats=("me", "open", "swift", "swift")))
    ann, bea = await visits.host(), await visits.stranger()
    await ann.goes(f"/t/{code}")
    await expect(ann.page.get_by_role("button", name="Begin")).to_be_visible()
    await bea.goes("/")
    await bea.page.get_by_label("Code or link of the table").fill(f" {code.lower().replace('-', ' ')}")
    await bea.page.get_by_role("button", name="Join or watch").click()
    await expect(bea.page.get_by_role("button", name="Sit here")).to_be_visible()


@pytest.mark.slow
async def test_how_to_be_told_of_a_turn_is_set_before_a_table_is_opened(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/settings")
    sound = ann.page.get_by_role("group", name="When it is your turn").get_by_role("switch", name="Sound")
    await expect(sound).not_to_be_checked()
    await sound.check()
    await ann.page.reload()
    await expect(sound).to_be_checked()


@pytest.mark.slow
async def test_who_gives_no_name_is_a_guest_in_their_own_language(visits: Visits) -> None:
    ann = await visits.stranger(locale="de-DE")
    await ann.goes("/")
    await ann.page.get_by_role("button", name="Jetzt spielen").click()
    await expect(ann.seat("Gast")).to_be_visible()


@pytest.mark.slow
async def test_rules_that_do_not_exist_are_not_called_a_kind_of_euchre(visits: Visits) -> None:
    ann = await visits.stranger()
    await ann.goes("/rules/foo")
    await expect(ann.main.get_by_role("alert")).to_be_visible()
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text("Rules")
    ann.forgive("status of 400")
