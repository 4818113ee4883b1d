"""The Houses page in a real browser: widths, the phone's two columns, the file of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, Open

CLUB = b'base = "classic"\nid = "club"\nname = "Club"\ntarget = 300\n'


def heads(page: Page) -> list[str]:
    """The houses in view, in the table's order."""
    shown = page.locator(".ht thead th:visible")
    return [text.split("\n")[0] for text in shown.all_inner_texts()]


OVERFLOW = """() => {
  const main = document.querySelector('[data-testid=stMain]');
  const cut = [...document.querySelectorAll('.ht :is(td, th), .five section')]
    .filter(cell => cell.clientWidth && cell.scrollWidth > cell.clientWidth + 1);
  return [main.scrollWidth - main.clientWidth,
          document.documentElement.scrollWidth - innerWidth,
          cut.map(cell => cell.textContent)];
}"""


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("fr", True)])
def test_nothing_scrolls_sideways_or_is_cut(
    server: str, visit: Open, lang: str, dark: bool
) -> None:
    page = visit(f"{server}/houses?lang={lang}", phone=True, dark=dark)
    page.locator(".st-key-house_file").wait_for()
    expect(page.locator(".ht thead th:visible")).to_have_count(2)
    assert page.evaluate(OVERFLOW) == [0, 0, []]
    page.set_viewport_size(DESKTOP)
    expect(page.locator(".ht thead th:visible")).to_have_count(5)
    assert page.evaluate(OVERFLOW) == [0, 0, []]


def test_a_phone_shows_one_s_own_house_and_another(server: str, visit: Open) -> None:
    page = visit(f"{server}/houses?lang=en", phone=True)
    page.locator(".ht").wait_for()
    assert heads(page) == ["Classic", "Cards4"]
    expect(page.get_by_text("Compare Classic with")).to_be_visible()
    page.get_by_role("radio", name="Moon").click()
    expect(page.locator(".ht thead th:visible").nth(1)).to_have_text("Moon")
    expect(page.locator(".ht tr:visible", has_text="Contract of 0")).to_have_count(0)
    differs = page.get_by_role("cell", name="differs from your table, the dealer", exact=True)
    expect(differs).to_be_visible()


def test_a_desktop_shows_all_five(server: str, visit: Open) -> None:
    page = visit(f"{server}/houses?lang=en")
    page.locator(".ht").wait_for()
    assert heads(page) == ["Classic", "Solo", "Cards4", "Moon", "Fives"]
    expect(page.get_by_text("Compare Classic with")).to_be_hidden()


def choose(page: Page, label: str, option: str) -> None:
    box = page.get_by_label(label, exact=True)
    box.scroll_into_view_if_needed()
    page.wait_for_timeout(500)  # a list that opens while the page still scrolls closes again
    box.click()
    page.get_by_role("option", name=option, exact=True).click()


def test_one_hand_is_scored_as_its_numbers_change(server: str, visit: Open) -> None:
    page = visit(f"{server}/houses?lang=en")
    page.locator(".five").wait_for()
    figures = page.locator(".five .big")
    expect(figures).to_have_text(
        [re.compile(text) for text in ("−139", "not possible", "−60", "−60", "−89")]
    )
    choose(page, "North takes", "4")
    expect(figures.first).to_have_text(re.compile("−59"))
    choose(page, "You take", "12")
    expect(page.get_by_role("alert")).to_contain_text("16 tricks together")
    page.get_by_role("button", name="North takes 1").click()
    expect(figures).to_have_count(5)


def test_the_uploader_speaks_the_learner_s_language(server: str, visit: Open) -> None:
    page = visit(f"{server}/houses?lang=fr", locale="fr-FR")
    page.locator(".st-key-house_file").wait_for()
    choose = page.get_by_role("button", name="Choisir un fichier")
    expect(choose).to_be_visible()
    expect(page.get_by_text("200MB")).to_be_hidden()
    with page.expect_file_chooser() as chooser:
        choose.click()
    file = {"name": "club.toml", "mimeType": "text/plain", "buffer": CLUB}
    chooser.value.set_files([file])
    expect(page.locator(".ht thead th").first).to_contain_text("Club")
    expect(page.get_by_text("Club est maintenant votre table.")).to_be_visible()
    assert len(heads(page)) == 6
