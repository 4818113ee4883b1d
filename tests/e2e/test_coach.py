"""The coach in a real browser: the values come by themselves, and everything is at hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import COMPILING, Open

TABLE = ".st-key-bid_table"
LINK = "/bid?deal=0ABC-DEFH&house=classic&lang={lang}"
WORDS = {
    "en": {"bid": "Bid 5", "why": "Why 3", "show": "Show me", "next": "Next trick"},
    "fr": {"bid": "Annoncer 5", "why": "Pourquoi 3", "show": "Voir jouer", "next": "Pli suivant"},
}


def answer(page: Page, lang: str = "en") -> None:
    """Bid 5, two too many, and wait for the coach."""
    page.get_by_role("button", name=WORDS[lang]["bid"], exact=True).click()
    expect(page.locator(".grade").first).to_be_visible()
    expect(page.get_by_text(WORDS[lang]["why"], exact=True)).to_be_visible(timeout=COMPILING)


VIEWS = ("values", "tricks", "outcomes", "scores")


def view(page: Page, name: str) -> None:
    page.locator(f"[data-press={name}]").click()


def test_the_coach_from_the_bid_to_the_last_trick(server: str, visit: Open) -> None:
    page = visit(server + LINK.format(lang="en"))
    answer(page)
    grade = page.get_by_role("status").first
    expect(grade).to_contain_text("Blunder")
    expect(grade).to_contain_text(re.compile(r"You bid 5 \(−\d+\)\. Bidding 3 was worth \+\d+\."))
    expect(page.get_by_text("By the count alone: Overbid")).to_be_visible()
    expect(page.locator("[data-chart=values_chart] .barlayer .point")).to_have_count(14)
    expect(page.locator("[data-chart=values_chart] .textpoint").first).to_contain_text("best")
    expect(page.locator("[data-chart=values_chart] .errorbar")).to_have_count(14)

    view(page, "tricks")
    expect(page.locator("[data-chart=tricks_chart] .annotation").first).to_contain_text(
        "with your 5"
    )
    expect(page.locator(".js-plotly-plot")).to_have_count(1)
    view(page, "scores")
    expect(page.locator(".scores tbody .best")).to_have_count(5, timeout=60_000)
    expect(page.get_by_text("not the long-run price that grades")).to_be_visible()

    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("All four hands, before the first lead")).to_be_visible()
    page.get_by_role("button", name="Next trick").click()
    expect(page.get_by_text("Trick 1 of 13")).to_be_visible()
    expect(page.locator(".trick .card")).to_have_count(4)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("Luck: the cards and the play")).to_be_visible()
    page.get_by_role("button", name="Next hand").click()
    expect(page.get_by_text("What do you bid?")).to_be_visible()


def test_the_next_hand_need_not_wait_for_the_values(server: str, visit: Open) -> None:
    """What is still being worked out for the last hand leaves the next one alone."""
    page = visit(server + LINK.format(lang="en"))
    for _ in range(3):
        page.get_by_role("button", name="Bid 3", exact=True).click()
        page.get_by_role("button", name="Next hand").click()
        expect(page.get_by_text("What do you bid?")).to_be_visible()
    page.wait_for_timeout(1500)
    expect(page.get_by_text("What do you bid?")).to_be_visible()
    expect(page.get_by_text("3 hands", exact=True)).to_be_visible()


def test_a_session_to_its_summary_and_a_hand_again(server: str, visit: Open) -> None:
    page = visit(server + "/bid?lang=en")
    page.get_by_role("button", name="Session").click()
    page.locator(".st-key-session_length").get_by_text("5", exact=True).click()
    page.get_by_role("button", name="Start", exact=True).click()
    for number in range(1, 6):
        expect(page.get_by_text(f"hand {number} of 5")).to_be_visible()
        page.get_by_role("button", name="Bid 7", exact=True).click()
        following = "Summary" if number == 5 else "Next hand"
        page.get_by_role("button", name=following).click()
    expect(page.get_by_role("heading", name="Your session")).to_be_visible()
    expect(page.get_by_text("points given up a hand")).to_be_visible(timeout=COMPILING)
    expect(page.get_by_text("still being worked out")).to_have_count(0, timeout=60_000)
    expect(page.locator("[data-chart=habit_chart] .barlayer").or_(
        page.get_by_text("No number was bid on a hand that has been judged.")
    )).to_be_visible()  # fmt: skip
    page.locator(".st-key-again_0 button").click()
    expect(page.get_by_text("What do you bid?")).to_be_visible()
    expect(page).to_have_url(re.compile("deal="))
    page.get_by_role("button", name="Bid 3", exact=True).click()
    page.get_by_role("button", name="Summary").click()
    expect(page.get_by_role("heading", name="Your session")).to_be_visible()


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("fr", True)])
def test_no_view_scrolls_sideways_on_a_phone(
    server: str, visit: Open, lang: str, dark: bool
) -> None:
    page = visit(server + LINK.format(lang=lang), phone=True, dark=dark)
    answer(page, lang)

    def fits() -> None:
        wide = "document.querySelector('[data-testid=stMain]').scrollWidth"
        assert page.evaluate(wide) <= page.evaluate("window.innerWidth")
        clipped = page.evaluate(
            """[...document.querySelectorAll('.lines td, .lines th, .scores td, .scores th')]
               .filter(cell => cell.scrollWidth > cell.clientWidth + 1)
               .map(cell => cell.textContent)"""
        )
        assert clipped == []

    for name in VIEWS:
        view(page, name)
        if name == "scores":
            expect(page.locator(".scores tbody .best")).to_have_count(5, timeout=60_000)
        else:
            page.locator(f"[data-chart={name}_chart] .barlayer").wait_for()
        fits()
    page.get_by_role("button", name=WORDS[lang]["show"]).click()
    page.get_by_role("button", name=WORDS[lang]["next"]).click()
    expect(page.locator(".trick .card")).to_have_count(4)
    fits()
    why = page.get_by_text(WORDS[lang]["why"], exact=True).bounding_box()
    nil = page.locator(".last").bounding_box()
    assert why is not None
    assert nil is not None
    assert why["y"] < nil["y"], "reasons come before what can wait"


def test_reasons_stand_beside_the_table_and_the_rest_under_it(server: str, visit: Open) -> None:
    page = visit(server + LINK.format(lang="en"))
    answer(page)
    found = [page.locator(name).bounding_box() for name in (TABLE, ".views", ".last", ".facts")]
    table, views, last, facts = [box for box in found if box is not None]
    assert facts["y"] == table["y"]
    assert facts["x"] > table["x"] + table["width"]
    for above, below in ((table, views), (views, last)):
        assert below["x"] == above["x"]
        assert below["y"] == pytest.approx(above["y"] + above["height"] + 16, abs=1)


@pytest.mark.parametrize("phone", [False, True])
def test_the_slider_stands_under_the_bar_it_chooses(server: str, visit: Open, phone: bool) -> None:
    page = visit(server + LINK.format(lang="en"), phone=phone)
    answer(page)
    view(page, "outcomes")
    slider = page.get_by_role("slider", name="Tricks your side takes", exact=True)
    bars = page.locator("[data-chart=outcomes_chart] .barlayer .point path")
    expect(bars).to_have_count(14)
    for tricks in (0, 3, 8, 13):
        bar, track = bars.nth(tricks).bounding_box(), slider.bounding_box()
        assert bar is not None
        assert track is not None
        at = {"x": bar["x"] + bar["width"] / 2 - track["x"], "y": track["height"] / 2}
        slider.click(position={"x": at["x"], "y": at["y"]})
        expect(slider).to_have_value(str(tricks))
        breakdown = page.locator(".steps table")
        expect(breakdown).to_have_attribute("aria-label", re.compile(rf"\b({tricks}|no|one)\b"))
        total = breakdown.locator("tr.sum td").last.text_content()
        shown = page.locator("[data-chart=outcomes_chart] .barlayer .point").nth(tricks)
        assert shown.text_content() == total
        fills = bars.evaluate_all("all => all.map(bar => bar.style.fill)")
        assert fills.count(fills[tricks]) == 1, "the chosen bar stands out"


def test_tabs_and_slider_by_keyboard(server: str, visit: Open) -> None:
    page = visit(server + LINK.format(lang="en"))
    answer(page)
    focus = "() => document.activeElement?.dataset.press"
    page.locator("[data-press=values]").focus()
    for _ in range(2):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    tab = page.locator("[data-press=outcomes]")
    expect(tab).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(focus) == "outcomes", "the focus stays where it was"
    for _ in range(2):
        page.keyboard.press("Tab")
    page.keyboard.press("End")
    slider = page.get_by_role("slider", name="Tricks your side takes", exact=True)
    expect(slider).to_have_value("13")
    view(page, "values")
    page.locator("[data-chart=values_chart] .barlayer").wait_for()
    view(page, "outcomes")
    expect(slider).to_have_value("13")
    page.get_by_role("button", name="Next hand").click()
    page.get_by_role("button", name="Bid 3", exact=True).click()
    expect(slider).to_be_visible()
    expect(slider).not_to_have_value("13")
    page.keyboard.press("n")
    expect(page.get_by_text("What do you bid?")).to_be_visible()


FRAMES = """
(() => {
  const table = () => [...document.querySelectorAll('*')].find((el) => el.shadowRoot?.querySelector('.tbl'))?.shadowRoot;
  const host = table();
  window.frames_seen = [];
  const look = () => {
    const chart = document.querySelector('[data-chart]');
    window.frames_seen.push({
      grade: document.querySelector('.grade') !== null,
      pad: host.querySelector('.pad') !== null,
      chart: chart !== null,
      drawn: chart?.querySelector('.barlayer .point') != null,
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()
"""  # noqa: E501


def test_no_frame_shows_half_an_answer(server: str, visit: Open) -> None:
    page = visit(server + LINK.format(lang="en"))
    answer(page)  # from here on the values are there, and plotly.js
    page.locator("[data-chart=values_chart] .barlayer").wait_for()
    page.get_by_role("button", name="Next hand").click()
    expect(page.get_by_text("What do you bid?")).to_be_visible()
    page.wait_for_timeout(1500)
    page.evaluate(FRAMES)
    page.get_by_role("button", name="Bid 3", exact=True).click()
    page.wait_for_function("frames_seen.some((frame) => frame.grade && frame.drawn)")
    seen = page.evaluate("frames_seen")
    assert not [one for one in seen if one["grade"] and one["pad"]], "graded, and still asked"
    assert not [one for one in seen if one["chart"] and not one["drawn"]], "an empty chart"


def test_a_chart_that_stands_follows_the_theme(server: str, visit: Open) -> None:
    page = visit(server + LINK.format(lang="en"))
    answer(page)
    tick = "document.querySelector('[data-chart=values_chart] .xtick text')"
    page.wait_for_function(tick)
    ink = page.evaluate(f"getComputedStyle({tick}).fill")
    changed = f"before => {tick} && getComputedStyle({tick}).fill !== before"
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(changed, arg=ink)
    expect(page.locator(".grade")).to_be_visible()
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"before => !({changed})(before)", arg=ink)
