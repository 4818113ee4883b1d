"""The Nil page in a real browser: answered by hand and by keyboard, played on, and discreet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from trainer.teaching.drills.shelf import Shelf

from .conftest import COMPILING, Open, all_of

SET = "set1-classic-8NA4-CWF1"
LINK = "/drills?drill={drill}&lang={lang}"
ASKS = {"en": "Which card do you play?", "fr": "Quelle carte jouez-vous ?"}
AFTER = {"en": "What happens after each", "fr": "Ce qui suit, choix par choix"}


def asked(page: Page, lang: str = "en") -> None:
    expect(page.get_by_text(ASKS[lang])).to_be_visible()


def test_a_card_by_keyboard_and_the_next_drill(server: str, visit: Open) -> None:
    page = visit(server + LINK.format(drill=SET, lang="en"))
    asked(page)
    page.locator("button.card").first.focus()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").first).to_contain_text("Best")
    expect(page.locator(".vt tbody tr")).to_have_count(5)
    page.locator("button.card").first.focus()
    page.keyboard.press("u")
    asked(page)
    page.locator("button.card").first.focus()
    page.keyboard.press("l")
    expect(page.locator(".trick .card")).to_have_count(4)
    page.get_by_role("button", name="Four of spades").click()
    expect(page.get_by_role("status").first).to_contain_text("Blunder")
    before = page.url
    page.get_by_role("button", name="Next", exact=True).click()
    asked(page)
    expect(page).not_to_have_url(before)
    expect(page).to_have_url(re.compile(r"drill=set\d-classic-\w{4}-\w{4}"))


def test_hidden_hands_never_travel(server: str, visit: Open) -> None:
    """Read on the wire: before the answer no message names a card that the learner has not seen,
    nor a theme; the lines and the search go on meanwhile."""
    drill = Shelf().open(SET)
    view = drill.position.view
    seen = {*view.hand, *view.plays}
    hidden = {str(card) for hand in drill.position.deal.hands for card in hand if card not in seen}
    assert len(hidden) == 22
    page = visit(server + LINK.format(drill=SET, lang="en"))
    asked(page)
    page.wait_for_timeout(1500)
    sent = "\n".join(visit.sent)
    assert all(f'"{card}"' in sent for card in view.held)
    assert [card for card in hidden if f'"{card}"' in sent] == []
    assert "Stay under" not in sent
    assert drill.position.deal.to_pbn() not in sent


@pytest.mark.parametrize(("lang", "phone", "dark"), [("en", False, False), ("fr", True, True)])
def test_the_answer_whole_and_played_on_to_the_end(
    server: str, visit: Open, lang: str, phone: bool, dark: bool
) -> None:
    drill = Shelf().open("set1-classic-HF30-TDTM")
    page = visit(server + LINK.format(drill=drill.key, lang=lang), phone=phone, dark=dark)
    asked(page, lang)
    page.locator(f".hand button.card[data-id={drill.natural[0]}]").click()
    expect(page.get_by_text(AFTER[lang])).to_be_visible()
    expect(page.locator(".two section")).to_have_count(2, timeout=COMPILING)

    def fits() -> None:
        wide = "document.querySelector('[data-testid=stMain]').scrollWidth"
        assert page.evaluate(wide) <= page.evaluate("window.innerWidth")
        clipped = page.evaluate(
            """[...document.querySelectorAll('.vt td, .vt th, .lines td')]
               .filter(cell => cell.scrollWidth > cell.clientWidth + 1)
               .map(cell => cell.textContent)"""
        )
        assert clipped == []

    fits()
    other = page.locator(".st-key-choose_world button").nth(1)
    other.click()
    expect(other).to_have_attribute("data-selected", "true")
    fits()
    page.locator(".st-key-play_on button").click()
    for left in range(drill.position.cards_left - 1, 0, -1):
        expect(page.locator(".hand button.card")).to_have_count(left)
        expect(page.locator(".south .plate.turn")).to_be_visible()
        page.locator(".hand button.card:not([aria-disabled=true])").first.click()
    expect(page.locator(".sofar li")).to_have_count(drill.position.cards_left)
    expect(page.locator(".lines .sum")).to_have_count(2)
    fits()


def test_a_link_opens_the_same_drill_and_a_broken_one_has_a_way_on(
    server: str, visit: Open
) -> None:
    first = visit(server + "/drills?lang=en")
    asked(first)
    expect(first).to_have_url(re.compile("drill="))
    second = visit(first.url)
    asked(second)
    names = [
        [card.get_attribute("aria-label") for card in all_of(page.locator(".hand button.card"))]
        for page in (first, second)
    ]
    assert names[0] == names[1]
    broken = visit(server + LINK.format(drill="set1-nowhere-0000-0000", lang="en"))
    expect(broken.get_by_role("alert")).to_contain_text("is not the id of a drill")
    broken.get_by_role("button", name="Give me another drill").click()
    asked(broken)


def test_home_leads_there_in_one_click(server: str, visit: Open) -> None:
    page = visit(server + "/?lang=en")
    page.locator(".st-key-tile_drills a").click()
    asked(page)
    page.get_by_role("button", name="Set up").click()
    expect(page.get_by_text("Your seat")).to_be_visible()
