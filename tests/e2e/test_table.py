"""The card table in a real browser: keys, names, reasons, movement, themes, touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from trainer.i18n import LANGUAGES

#: The table among the page's components: the frame is one too.
HOST = ".st-key-table [data-testid=stBidiComponentIsolated]"


def focused(page: Page) -> str:
    """The accessible name of what has the focus inside the table."""
    return str(
        page.evaluate(
            f"document.querySelector('{HOST}').shadowRoot.activeElement?.getAttribute('aria-label')"
        )
    )


def press(page: Page, *keys: str) -> str:
    for key in keys:
        page.keyboard.press(key)
    return focused(page)


def test_bidding_by_keyboard(demo: str, visit: Open) -> None:
    page = visit(f"{demo}/?mode=bid")
    page.get_by_role("button", name="Bid 0").wait_for()
    for _ in range(30):
        if focused(page) != "None":
            break
        page.keyboard.press("Tab")
    assert focused(page) == "Bid 0"
    assert press(page, "ArrowRight", "ArrowRight") == "Bid 2"
    assert press(page, "End").startswith("Nil, closed: your partner has already bid")
    assert press(page, "5") == "Bid 5"
    assert press(page, "1", "2") == "Bid 12"
    page.keyboard.press("Enter")
    expect(page.locator("#heard")).to_contain_text("said=12")
    expect(page.get_by_role("button", name="Bid 12")).to_be_focused()


def test_the_keys_go_on_from_a_bid_that_is_on_its_way(demo: str, visit: Open) -> None:
    page = visit(f"{demo}/?mode=bid")
    page.get_by_role("button", name="Bid 7").click()
    page.wait_for_function(
        f"document.querySelector('{HOST}').shadowRoot.activeElement.matches('.tbl')"
    )
    assert press(page, "ArrowRight") == "Bid 8"


def test_moving_through_the_hand(demo: str, visit: Open) -> None:
    page = visit(f"{demo}/?mode=bid")
    page.get_by_role("button", name="Bid 4").focus()
    assert press(page, "ArrowUp") == "King of spades"
    assert press(page, "ArrowRight") == "Jack of spades"
    assert press(page, "ArrowDown") == "Ace of hearts"
    assert press(page, "ArrowDown", "ArrowDown") == "Ace of diamonds"
    assert press(page, "End") == "Three of diamonds"
    assert press(page, "Home") == "King of spades"
    assert press(page, "End", "ArrowDown") == "Bid 0"
    assert page.locator(f"{HOST} [tabindex='0']").count() == 1


def test_a_closed_bid_says_why_and_is_not_sent(demo: str, visit: Open) -> None:
    page = visit(f"{demo}/?mode=bid")
    page.get_by_role("button", name="Bid 4").focus()
    assert press(page, "n").startswith("Nil, closed")
    nil = page.get_by_role("button", name="Nil, closed: your partner has already bid")
    assert nil.get_attribute("aria-disabled") == "true"
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Your partner has already bid.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("status")).to_have_count(0)
    expect(page.locator("#heard")).to_contain_text("said=None")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="All keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_playing_a_trick(demo: str, visit: Open) -> None:
    page = visit(f"{demo}/?mode=sweep")
    page.get_by_role("button", name="Queen of spades").focus()
    assert press(page, "ArrowRight", "ArrowRight") == "Eight of spades"
    page.keyboard.press("Enter")
    expect(page.locator("#heard")).to_contain_text("played=S8")
    plays = page.get_by_role("list", name="The trick, 4 cards").get_by_role("img")
    names = [plays.nth(place).get_attribute("aria-label") for place in range(4)]
    assert names == [
        "North: Six of hearts",
        "East: Five of hearts",
        "You: Eight of spades, your card",
        "West: Ten of hearts",
    ]
    expect(page.locator(f"{HOST} .slot.new")).to_have_count(2)
    expect(page.locator(f"{HOST} [aria-live=polite]")).to_have_text(
        "You play the eight of spades. West plays the ten of hearts"
    )
    expect(page.get_by_role("group", name="Your hand, 5 cards")).to_be_visible()
    expect(page.locator(f"{HOST} .trick.swept")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator("#heard")).to_contain_text("command=back")
    expect(page.get_by_role("group", name="Your hand, 6 cards")).to_be_visible()


def test_a_card_that_may_not_be_played(demo: str, visit: Open) -> None:
    page = visit(f"{demo}/?mode=closed", phone=True)
    card = page.get_by_role("button", name="Eight of diamonds, not allowed: hearts first")
    card.tap(force=True)
    expect(page.get_by_role("status")).to_have_text("Hearts first.")
    expect(page.locator("#heard")).to_contain_text("played=None")
    assert card.get_attribute("disabled") is None


def test_marked_cards_say_so(demo: str, visit: Open) -> None:
    page = visit(f"{demo}/?mode=after&lang=fr")
    expect(page.get_by_role("button", name="as de cœur, compté, un pli")).to_be_visible()
    name = "roi de pique, regardé, non compté"
    expect(page.get_by_role("button", name=name)).to_contain_text("R")


def test_seats_say_all_they_show(demo: str, visit: Open) -> None:
    page = visit(f"{demo}/?mode=play")
    expect(page.get_by_role("img", name="West, opponent, bid nil, no trick")).to_be_visible()
    expect(page.get_by_role("img", name="3 of 3 tricks")).to_be_visible()


def test_the_theme_turns_while_the_table_stands(demo: str, visit: Open) -> None:
    page = visit(f"{demo}/?mode=bid")
    host = page.locator(HOST)
    expect(host).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(host).to_have_attribute("data-theme", "dark")
    expect(page.locator(f"{HOST} .plate").first).to_have_css("background-color", "rgb(35, 56, 50)")


def test_four_colours(demo: str, visit: Open) -> None:
    page = visit(f"{demo}/?mode=bid&deck=four")
    card = page.get_by_role("button", name="Seven of clubs")
    expect(card).to_have_css("color", "rgb(11, 107, 79)")


#: What each mode alone shows.
MODES = {"bid": ".pad", "after": ".tbl.strip", "play": ".trick .card", "hands": ".shown"}
#: Another address in the same page, as the browser's way back has it.
TURN = (
    "query => { history.pushState({}, '', query); dispatchEvent(new PopStateEvent('popstate')); }"
)
#: Of every strip of a card and every bid: width, height, right edge.
SIZES = f"""() => {{
  const box = (el) => el.getBoundingClientRect();
  const root = document.querySelector('{HOST}').shadowRoot;
  const strips = [...root.querySelectorAll('.hrow')].flatMap((row) => {{
    const cards = [...row.children].map(box);
    const end = (i) => (i + 1 < cards.length ? cards[i + 1].left : cards[i].right);
    return cards.map((c, i) => [end(i) - c.left, c.height, c.right]);
  }});
  const bids = [...root.querySelectorAll('.pad button')].map(box)
    .map((b) => [b.width, b.height, b.right]);
  return {{ strips, bids }};
}}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_touch_on_a_phone(demo: str, visit: Open, lang: str) -> None:
    """No sideways scroll, and every strip of a card and every bid at least 44 px wide."""
    page = visit(f"{demo}/?lang={lang}", phone=True)
    for mode, part in MODES.items():
        page.evaluate(TURN, f"?mode={mode}&lang={lang}")
        page.locator(f"{HOST} {part}").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        sizes = page.evaluate(SIZES)
        assert sizes["strips"]
        assert all(wide >= 44 and tall >= 72 and end <= 390 for wide, tall, end in sizes["strips"])
        assert all(wide >= 44 and tall >= 44 and end <= 390 for wide, tall, end in sizes["bids"])


def test_nothing_hidden_is_sent(demo: str, visit: Open) -> None:
    """The table holds the learner's cards and no other."""
    page = visit(f"{demo}/?mode=bid")
    page.get_by_role("button", name="Bid 0").wait_for()
    held = page.locator(f"{HOST} [data-id][data-suit]")
    assert held.count() == 13
