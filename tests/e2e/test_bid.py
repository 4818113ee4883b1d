"""The Bid page in a real browser: a hand is bid, judged, and the next one comes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from trainer.engine import Seat, load_house
from trainer.teaching.bid_exercise import deal_exercise

from .conftest import COMPILING, DESKTOP, Open, all_of

LINK = "/bid?deal=7K3F-2QXM&house={house}&seat={seat}&lang={lang}"
NEXT = {"en": "Next hand", "fr": "Main suivante"}


def link(server: str, house: str = "classic", seat: str = "W", lang: str = "en") -> str:
    return server + LINK.format(house=house, seat=seat, lang=lang)


def hand(page: Page) -> list[str]:
    """The accessible names of the cards on the table."""
    return [card.get_attribute("aria-label") or "" for card in all_of(page.locator("button.card"))]


def test_a_newcomer_s_first_hand(server: str, visit: Open) -> None:
    page = visit(server + "/?lang=en")
    page.get_by_role("button", name="Deal me a hand").click()
    expect(page.get_by_text("What do you bid?")).to_be_visible()
    page.get_by_role("button", name="Bid 3", exact=True).click()
    expect(page.get_by_role("status").first).to_contain_text("3")
    expect(page.get_by_text("Sure-trick count", exact=True)).to_be_visible()
    expect(page.locator(".js-plotly-plot").first).to_be_visible(timeout=COMPILING)
    before = page.url
    page.get_by_role("button", name="Next hand").click()
    expect(page.get_by_text("What do you bid?")).to_be_visible()
    expect(page).not_to_have_url(before)
    expect(page).to_have_url(re.compile(r"deal=\w{4}-\w{4}.*lang=en|lang=en.*deal=\w{4}-\w{4}"))
    expect(page.get_by_text("1 hand").or_(page.get_by_text("one hand"))).to_be_visible()


def test_the_same_link_in_another_browser_is_the_same_hand(server: str, visit: Open) -> None:
    first = visit(server + "/bid?lang=en")
    expect(first.get_by_text("What do you bid?")).to_be_visible()
    expect(first).to_have_url(re.compile("deal="))
    second = visit(first.url)
    expect(second.get_by_text("What do you bid?")).to_be_visible()
    assert hand(second) == hand(first)
    assert len(hand(first)) == 13


def test_two_clicks_count_once(server: str, visit: Open) -> None:
    page = visit(link(server))
    page.get_by_role("button", name="Bid 8", exact=True).dblclick()
    expect(page.get_by_role("status").first).to_contain_text("You bid 8")
    expect(page.get_by_text("one hand")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Bid 8", exact=True)).to_be_visible()


def test_two_tabs_do_not_disturb_each_other(server: str, visit: Open) -> None:
    one = visit(link(server, seat="W"))
    two = visit(link(server, seat="N"))
    one.get_by_role("button", name="Bid 8", exact=True).click()
    two.get_by_role("button", name="Bid 1", exact=True).click()
    expect(one.get_by_role("status").first).to_contain_text("You bid 8")
    expect(two.get_by_role("status").first).to_contain_text("You bid 1")


def test_hidden_hands_never_travel(server: str, visit: Open) -> None:
    """Read on the wire: before the answer no message names a card of another hand."""
    exercise = deal_exercise(load_house("classic"), "7K3F-2QXM", seat=Seat.W)
    assert exercise.deal is not None
    own = {str(card) for card in exercise.hand}
    hidden = {str(card) for other in exercise.deal.hands for card in other} - own
    page = visit(link(server))
    page.get_by_role("button", name="Bid 8", exact=True).wait_for()
    sent = "\n".join(visit.sent)
    assert all(f'"{card}"' in sent for card in own)
    assert [card for card in hidden if f'"{card}"' in sent] == []


def test_a_blind_nil_is_offered_before_any_card_is_sent(server: str, visit: Open) -> None:
    page = visit(link(server, house="fives", seat="N"))
    page.get_by_role("button", name="Look at my cards").wait_for()
    expect(page.locator("button.card")).to_have_count(0)
    page.get_by_role("button", name="Look at my cards").click()
    expect(page.locator("button.card")).to_have_count(13)
    closed = page.get_by_role("button", name=re.compile("^Blind nil, closed"))
    expect(closed).to_have_attribute("aria-disabled", "true")
    closed.click(force=True)
    expect(page.get_by_text("What do you bid?")).to_be_visible()

    blind = visit(link(server, house="fives", seat="N"))
    blind.get_by_role("button", name="Blind nil").click()
    expect(blind.get_by_role("status").first).to_contain_text("Blind")
    expect(blind.locator("button.card")).to_have_count(13)


def test_all_four_hands_after_the_bid(server: str, visit: Open) -> None:
    page = visit(link(server, seat="S"))
    page.get_by_role("button", name="Bid 2", exact=True).click()
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("A K Q 9 7 3")).to_be_visible()
    page.get_by_role("button", name="Hide the play").click()
    expect(page.get_by_text("A K Q 9 7 3")).to_have_count(0)


OVERFLOW = """() => [
  Math.max(0, document.querySelector('[data-testid=stMain]').scrollWidth - innerWidth),
  [...document.querySelectorAll('.lines td, .lines th')]
    .filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.textContent),
]"""


@pytest.mark.parametrize(("lang", "dark"), [("en", True), ("fr", False)])
def test_nothing_scrolls_sideways(server: str, visit: Open, lang: str, dark: bool) -> None:
    page = visit(link(server, house="cards4", lang=lang), phone=True, dark=dark)
    bid = {"en": "Bid 8", "fr": "Annoncer 8"}[lang]
    page.get_by_role("button", name=bid, exact=True).click()
    page.get_by_role("button", name=NEXT[lang]).wait_for()
    chart = page.locator(".js-plotly-plot .main-svg").first
    chart.wait_for(timeout=COMPILING)
    assert page.evaluate(OVERFLOW) == [0, []]
    narrow = chart.get_attribute("width") or ""
    page.set_viewport_size(DESKTOP)
    expect(chart).not_to_have_attribute("width", narrow)
    assert page.evaluate(OVERFLOW) == [0, []]


def test_the_next_step_stays_at_hand_on_a_phone(server: str, visit: Open) -> None:
    page = visit(link(server), phone=True)
    page.get_by_role("button", name="Bid 8", exact=True).tap()
    step = page.get_by_role("button", name="Next hand")
    step.wait_for()
    box = step.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert 844 - 90 <= box["y"] <= 844 - box["height"]


def test_back_from_another_page_nothing_is_lost(server: str, visit: Open) -> None:
    page = visit(link(server))
    page.get_by_role("button", name="Bid 8", exact=True).click()
    expect(page.get_by_role("status").first).to_contain_text("You bid 8")
    page.get_by_role("link", name="Houses").click()
    expect(page.get_by_role("heading", name="Houses", exact=True)).to_be_visible()
    page.get_by_role("link", name="Bid", exact=True).click()
    expect(page.get_by_role("status").first).to_contain_text("You bid 8")


def test_a_broken_link_has_a_way_on(server: str, visit: Open) -> None:
    page = visit(server + "/bid?deal=7K3F-2QXM&house=nowhere&lang=en")
    expect(page.get_by_text("nowhere")).to_be_visible()
    page.get_by_role("button", name="Deal me a hand").click()
    expect(page.get_by_text("What do you bid?")).to_be_visible()


def test_hand_after_hand_by_keyboard_alone(server: str, visit: Open) -> None:
    page = visit(link(server))
    page.get_by_role("button", name="Bid 1", exact=True).wait_for()
    page.locator("button.card").first.focus()
    for bid, count in (("12", "1 hand|one hand"), ("3", "2 hands")):
        for key in (*bid, "Enter"):
            page.keyboard.press(key)
        expect(page.get_by_role("status").first).to_contain_text(f"You bid {bid}")
        expect(page.get_by_text(re.compile(f"^({count})$"))).to_be_visible()
        expect(page.locator(".keyline").get_by_text("next hand")).to_be_visible()
        page.keyboard.press("n")
        expect(page.get_by_text("What do you bid?")).to_be_visible()


def test_back_is_the_hand_before_from_the_same_seat(server: str, visit: Open) -> None:
    page = visit(link(server))
    page.get_by_role("button", name="Bid 8", exact=True).wait_for()
    first = hand(page)
    for _ in range(3):
        page.get_by_role("button", name="Bid 3", exact=True).click()
        page.get_by_role("button", name="Next hand").click()
        expect(page.get_by_text("What do you bid?")).to_be_visible()
    for _ in range(3):
        page.go_back()
    expect(page).to_have_url(re.compile("deal=7K3F-2QXM"))
    for place, name in enumerate(first):
        expect(page.locator("button.card").nth(place)).to_have_attribute("aria-label", name)
    assert "seat=W" in page.url


def test_choices_made_on_the_page_reach_its_frame(server: str, visit: Open) -> None:
    """A click runs the page without its frame again; language and deck stand in the frame."""
    page = visit(link(server))
    page.get_by_role("button", name="Set up").click()
    page.get_by_role("radio", name="Français").click()
    expect(page.get_by_role("link", name="Accueil", exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    ink = "() => getComputedStyle(document.documentElement).getPropertyValue('--suit-d')"
    two = page.evaluate(ink)
    # the button has another name now, and its box has closed
    page.locator(".st-key-setup button").first.click()
    page.get_by_role("radio", name="Quatre").click()
    page.wait_for_function(f"before => ({ink})() !== before", arg=two)
