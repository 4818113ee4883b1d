"""The Learn page in a real browser: a lesson by keyboard alone, by finger, and back again."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from trainer.content.lessons import course
from trainer.engine import Card, load_house
from trainer.i18n import messages
from trainer.teaching.course.progress import LessonProgress, Progress, write_progress

from .conftest import Open, all_of

LESSON = "/learn?lesson={slug}&lang={lang}"
EN = messages("en")
#: What the learner knows of a trick before the case is answered: names of the cards.
NAMES = {EN.card_name(Card.parse(suit + rank)): suit + rank
         for suit in "SHDC" for rank in "23456789TJQKA"}  # fmt: skip


def key_of(card: Locator) -> str:
    return card.get_attribute("data-id") or ""


def held(page: Page) -> list[str]:
    return [key_of(card) for card in all_of(page.locator(".hand .card"))]


def order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: "23456789TJQKA".index(card[1]), reverse=True)


def press_until_focus(page: Page, target: Locator, key: str, most: int = 20) -> None:
    """Press a key until the target has the focus, as somebody without a mouse does."""
    for _ in range(most):
        if target.evaluate("el => el.getRootNode().activeElement === el"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never reaches {target}")


def choose(page: Page, name: str, *, back: bool = False) -> None:
    """Move along the table to an element by its id and take it with Enter."""
    target = page.locator(f"[data-id='{name}']").first
    page.keyboard.press("Home")
    press_until_focus(page, target, "ArrowRight")
    page.keyboard.press("Enter")


def enter_table(page: Page) -> None:
    """Tab from the top of the page to the table."""
    for _ in range(30):
        inside = page.evaluate(
            "() => { const e = document.activeElement?.shadowRoot?.activeElement;"
            " return Boolean(e && e.closest('.tbl')); }"
        )
        if inside:
            return
        page.keyboard.press("Tab")
    raise AssertionError("the table cannot be reached with Tab")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_chapter_by_keyboard_alone(server: str, visit: Open, phone: bool) -> None:
    page = visit(server + LESSON.format(slug="table-and-cards", lang="en"), phone=phone)
    task, said = page.locator(".task"), page.locator(".grade")

    def on() -> None:
        expect(said).to_contain_text("Right")
        expect(page.locator(".keyline").get_by_text("go on")).to_have_count(1)
        page.keyboard.press("n")
        expect(said).to_have_count(0)

    expect(task).to_contain_text("Tap your partner")
    enter_table(page)
    choose(page, "N")
    on()
    expect(task).to_contain_text("Who plays next after you")
    choose(page, "W")
    on()
    clockwise = {"North": "E", "East": "S", "You": "W", "West": "N"}
    for _ in range(2):
        expect(task).to_contain_text("Who deals the next hand")
        dealt = re.search(r"(\w+) dealt", task.inner_text())
        assert dealt is not None
        choose(page, clockwise[dealt.group(1)])
        on()
    expect(task).to_contain_text("from the highest to the lowest")
    cards = held(page)
    for card in order(cards):
        choose(page, card)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    on()
    for _ in range(2):
        expect(task).to_contain_text("Which of these is true")
        for place, option in enumerate(all_of(page.locator(".choice")), 1):
            over, under = beaten(option.inner_text())
            if over[0] == "S" or (over[0] == under[0] and order([over, under])[0] == over):
                page.keyboard.press(str(place))
                page.keyboard.press("Enter")
                break
        on()
    expect(task).to_contain_text("Put the parts of a hand in order")
    for words in ("dealt", "bids", "leads", "played out", "scored"):
        choose(page, key_of(page.locator(".choice", has_text=words)))
    press_until_focus(page, page.locator("[data-done]"), "Tab")
    page.keyboard.press("Enter")
    expect(said).to_contain_text("Right")
    expect(page.locator(".keyline").get_by_text("go on")).to_have_count(1)
    expect(page.get_by_role("button", name="Take the test")).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator(".count")).to_contain_text("Test: 1 of 10")


def beaten(sentence: str) -> tuple[str, str]:
    """The card that is said to win, and the card led, in `On ♦7, ♠2 wins.`"""
    signs = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
    found = re.findall(r"([♠♥♦♣])\ufe0e?(10|[2-9AKQJ])", sentence)
    led, card = (signs[suit] + rank.replace("10", "T") for suit, rank in found)
    return card, led


def test_a_finger_is_enough(server: str, visit: Open) -> None:
    page = visit(server + LESSON.format(slug="following-suit", lang="fr"), phone=True, dark=True)
    expect(page.locator(".task")).to_contain_text("À qui de jouer")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    for plate in all_of(page.locator("button.plate")):
        box = plate.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    page.locator("button.plate").first.tap()
    expect(page.locator(".grade")).to_be_visible()
    step = page.locator(".st-key-next button")
    box = step.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] >= 844 - 90, "the next step stays under the thumb"


def test_check_stays_under_the_thumb_on_a_phone(server: str, visit: Open) -> None:
    page = visit(server + LESSON.format(slug="scoring-a-hand", lang="fr"), phone=True)
    check = page.locator("[data-done]")
    expect(check).to_be_visible()
    box = check.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844
    expect(page.locator(".choice").last).to_be_visible()


def test_a_word_is_explained_in_place_and_in_the_glossary(server: str, visit: Open) -> None:
    page = visit(server + LESSON.format(slug="breaking-spades", lang="en"))
    page.get_by_role("button", name="lead", exact=True).click()
    expect(page.locator(".meaning")).to_contain_text("in French: entamer")
    task = page.locator(".task").inner_text()
    hand = held(page)
    page.get_by_role("button", name="Glossary").click()
    expect(page.locator(".term.asked")).to_contain_text("lead")
    page.get_by_role("link", name="Back to the lesson").click()
    expect(page.locator(".task")).to_have_text(task)
    assert held(page) == hand


def test_progress_is_saved_and_loaded(server: str, visit: Open, tmp_path: Path) -> None:
    page = visit(server + LESSON.format(slug="table-and-cards", lang="en"))
    page.locator("button.plate", has_text="North").click()
    expect(page.locator(".grade")).to_contain_text("Right")
    page.locator(".back").click()
    expect(page.locator(".ch.now")).to_contain_text("step 2 of 6")
    page.get_by_role("button", name="Keep your progress").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").click()
    file = tmp_path / "progress.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["lessons"]["table-and-cards"]["steps"]
    other = visit(server + "/learn?lang=en")
    expect(other.locator(".ch.now")).to_have_count(0)
    other.get_by_role("button", name="Keep your progress").click()
    other.locator("input[type=file]").set_input_files(file)
    expect(
        other.get_by_text("one lesson begun").or_(other.get_by_text("1 lesson begun"))
    ).to_be_visible()
    expect(other.locator(".ch.now")).to_contain_text("step 2 of 6")


def test_the_browser_s_way_back_leads_to_the_map(server: str, visit: Open) -> None:
    page = visit(server + "/learn?lang=en")
    page.locator(".ch").first.click()
    expect(page.locator(".task")).to_be_visible()
    page.locator(".back").click()
    has = [one for one in course().lessons if one.steps_in(load_house("classic"))]
    expect(page.locator(".ch")).to_have_count(len(has))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_learn_in_the_menu_leads_out_of_a_lesson_to_the_map(
    server: str, visit: Open, phone: bool
) -> None:
    page = visit(server + LESSON.format(slug="following-suit", lang="en"), phone=phone)
    expect(page.locator(".task")).to_be_visible()
    page.get_by_role("button", name="Take the test now").click()
    expect(page.locator(".count")).to_contain_text("Test: 1 of 10")
    if phone:
        page.get_by_test_id("stExpandSidebarButton").click()
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.locator(".ch").first).to_be_visible()
    expect(page).not_to_have_url(re.compile("lesson="))


def test_a_card_stands_for_the_player_who_is_asked_for(server: str, visit: Open) -> None:
    page = visit(server + LESSON.format(slug="following-suit", lang="en"))
    expect(page.locator(".task")).to_contain_text("Whose turn is it")
    page.locator(".trick .slot .card").first.click()
    expect(page.locator(".grade")).to_contain_text("Not this one")


def lift(card: Locator) -> str:
    return str(card.evaluate("el => getComputedStyle(el).transform"))


def at_step(page: Page, slug: str, step: str) -> None:
    """Go on with a lesson at one of its steps, by the file of somebody who has come so far."""
    lesson = next(one for one in course().lessons if one.slug == slug)
    steps = [one.id for one in lesson.steps]
    done = LessonProgress(tuple(steps[: steps.index(step)]))
    text = write_progress(Progress({slug: done}, slug))
    file: FilePayload = {
        "name": "progress.json", "mimeType": "application/json", "buffer": text.encode()
    }  # fmt: skip
    page.get_by_role("button", name="Keep your progress").click()
    page.locator("input[type=file]").set_input_files(files=[file])
    expect(page.locator(".ch.now")).to_be_visible()
    page.keyboard.press("Escape")  # what the file was loaded from may lie over the lesson
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".ch.now").click()
    expect(page.locator(".task")).to_be_visible()


def test_only_what_can_be_chosen_answers_to_a_pointer(server: str, visit: Open) -> None:
    page = visit(server + "/learn?lang=en")
    at_step(page, "following-suit", "follow")
    card = page.locator(".hand .card").last
    card.hover()
    expect(card).not_to_have_css("transform", "none")
    card.click()
    page.locator("[data-done]").click()
    expect(page.locator(".grade")).to_be_visible()
    page.mouse.move(0, 0)
    plain = page.locator(".hand .card:not(.right, .wrong, .answer, .missed)").first
    if plain.count():
        plain.hover()
        assert lift(plain) == "none"


def test_a_step_with_a_trick_a_hand_and_sentences_fits_the_screen(server: str, visit: Open) -> None:
    page = visit(server + "/learn?lang=en")
    at_step(page, "following-suit", "no-force")
    for part in (".trick .card", ".hand .card", ".choice"):
        expect(page.locator(part).last).to_be_visible()
    for last in (page.locator(".choice").last, page.locator(".st-key-previous button")):
        box = last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 800
