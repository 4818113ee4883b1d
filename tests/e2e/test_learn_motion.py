"""What moves on the Learn page, what does not, and that an answer's judgement is in view."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open, all_of

TRICK = "/learn?lesson=winning-the-trick&lang=en"


def right_card(page: Page) -> str:
    """The card that wins a trick in which everybody followed suit."""
    cards = page.locator(".trick .card")
    expect(cards).to_have_count(4)
    ids = [card.get_attribute("data-id") or "" for card in all_of(cards)]
    return max(ids, key=lambda card: "23456789TJQKA".index(card[1]))


def answer(page: Page) -> None:
    page.locator(f".trick [data-id='{right_card(page)}']").click()
    expect(page.locator(".grade")).to_contain_text("Right")


def test_the_winner_collects_the_trick(server: str, visit: Open) -> None:
    page = visit(server + TRICK)
    card = right_card(page)
    slot = page.locator(".trick .slot", has=page.locator(f"[data-id='{card}']"))
    place = (slot.get_attribute("class") or "").split()[1]
    answer(page)
    trick = page.locator(".trick")
    expect(trick).to_have_class("trick gathered")
    assert trick.get_attribute("data-winner") == place
    spots = page.locator(".trick .slot").evaluate_all(
        "async (all) => { await Promise.all(all.flatMap((el) => el.getAnimations())"
        ".map((one) => one.finished)); return all.map((el) => el.getBoundingClientRect())"
        ".map((box) => [Math.round(box.left), Math.round(box.top)]); }"
    )
    across, down = zip(*spots, strict=True)
    assert len(set(down)) == 1, "the cards lie in a line before them"
    width = page.locator(".trick .card").first.bounding_box()
    assert width is not None
    gaps = [two - one for one, two in pairwise(sorted(across))]
    assert min(gaps) >= width["width"] * 0.75, "no card covers another"
    moved = page.locator(".trick .slot").first.evaluate(
        "el => getComputedStyle(el).transitionDuration"
    )
    assert moved == "0.24s"


def test_the_keys_go_on_where_nothing_is_left_to_choose(server: str, visit: Open) -> None:
    page = visit(server + TRICK)
    answer(page)
    expect(page.locator(".tbl button:is(.card, .plate)")).to_have_count(0)
    page.keyboard.press("n")
    expect(page.locator(".grade")).to_have_count(0)


def test_reduced_motion_moves_nothing(server: str, visit: Open) -> None:
    page = visit(server + TRICK, still=True)
    answer(page)
    expect(page.locator(".trick")).to_have_class("trick gathered")
    for part in (".trick .slot", ".trick .card"):
        styles = page.locator(part).first.evaluate(
            "el => { const s = getComputedStyle(el);"
            " return [s.transitionDuration, s.animationDuration, s.animationName]; }"
        )
        assert set("".join(styles[:2]).replace("s", "").replace(", ", "")) <= {"0"}, styles
    running = page.evaluate("document.getAnimations().length")
    assert running == 0


@pytest.mark.parametrize("lesson", ["whole-hand", "bids-and-contracts", "following-suit"])
def test_on_a_phone_the_judgement_comes_into_view(server: str, visit: Open, lesson: str) -> None:
    page = visit(f"{server}/learn?lesson={lesson}&lang=fr", phone=True)
    page.locator(".task").wait_for()
    for _ in range(3):
        kinds = [page.locator(one) for one in (".pad button", "button.plate", ".hand .card")]
        expect(kinds[0].or_(kinds[1]).or_(kinds[2]).first).to_be_visible()
        next(one for one in kinds if one.count()).first.tap()
        done = page.locator("[data-done]")
        if done.count():
            done.tap()
        said = page.locator(".st-key-answer [role=status]")
        expect(said).to_be_visible()
        page.wait_for_function(
            "() => { const said = document.querySelector('.st-key-answer [role=status]');"
            " const dock = document.querySelector('.st-key-dock');"
            " return said.getBoundingClientRect().bottom <= dock.getBoundingClientRect().top; }"
        )
        page.locator(".st-key-next button").tap()
        expect(page.locator(".grade")).to_have_count(0)
        # A new question starts at its top.
        page.wait_for_function("document.querySelector('[data-testid=stMain]').scrollTop === 0")


@pytest.mark.parametrize("lesson", ["whole-hand", "covering-a-nil"])
def test_a_judgement_brought_into_view_cuts_no_line(server: str, visit: Open, lesson: str) -> None:
    page = visit(f"{server}/learn?lesson={lesson}&lang=en", still=True)
    page.locator(".task").wait_for()
    page.locator({"whole-hand": ".pad button"}.get(lesson, ".hand .card")).first.click()
    said = page.locator(".st-key-answer [role=status]")
    expect(said).to_be_in_viewport(ratio=1)
    main = page.get_by_test_id("stMain")
    page.wait_for_function("main => main.scrollTop > 0", arg=main.element_handle())
    header = page.get_by_test_id("stHeader").bounding_box()
    assert header is not None
    below = header["y"] + header["height"]
    for part in all_of(page.locator(".head p")):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= below + 1 or box["y"] >= below - 1, part.inner_text()
