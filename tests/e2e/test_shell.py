"""The frame of the app: deep links, languages, themes, sizes, the network."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open, Pages, all_of
from trainer.cli import browser
from trainer.i18n import LANGUAGES, messages
from trainer.ui.pages import PAGES
from trainer.ui.serve import free_port
from trainer.ui.tokens import Theme

ROOT = Path(__file__).resolve().parents[2]
#: Both serve one visit: what makes the app quick from the second one on would take longer.
UNPREPARED = "from trainer.ui import serve; serve.warm_up = lambda: None; "
SERVE = UNPREPARED + "serve.serve(port=0)"
STREAMLIT_RUN = UNPREPARED + (
    "import sys; from streamlit.web.cli import main; sys.argv = ['streamlit', 'run', "
    "'streamlit_app.py', '--server.address=127.0.0.1', '--server.port={port}', "
    "'--server.headless=true', '--browser.gatherUsageStats=false']; main()"
)


def wait_healthy(address: str, seconds: float = 60) -> None:
    """Wait until the server says it is healthy."""
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        try:
            with urllib.request.urlopen(f"{address}/_stcore/health", timeout=5):
                return
        except OSError:
            time.sleep(0.02)
    raise TimeoutError(address)


def navigation(page: Page) -> list[str]:
    page.get_by_test_id("stTopNavLink").first.wait_for()
    return page.get_by_test_id("stTopNavLink").all_inner_texts()


def test_a_deep_link_as_the_first_session_of_a_server(visit: Open) -> None:
    """Streamlit would run a page file alone if the script lay beside `pages/`."""
    with browser.app((sys.executable, "-c", SERVE)) as (address, _):
        page = visit(f"{address}/bid")
        assert navigation(page) == ["Home", "Learn", "Bid", "Nil", "Houses", "Glossary"]
        expect(page.get_by_role("heading", name="Bid", exact=True)).to_be_visible()


def test_the_same_through_streamlit_run(visit: Open) -> None:
    port = free_port("127.0.0.1", 0)
    server = subprocess.Popen([sys.executable, "-c", STREAMLIT_RUN.format(port=port)], cwd=ROOT)
    try:
        wait_healthy(f"http://127.0.0.1:{port}")
        page = visit(f"http://127.0.0.1:{port}/houses", locale="fr-FR")
        assert navigation(page) == [
            "Accueil",
            "Apprendre",
            "Annoncer",
            "Nil",
            "Règles",
            "Glossaire",
        ]
        primary = page.evaluate(
            "getComputedStyle(document.querySelector('.stApp')).backgroundColor"
        )
        assert primary == "rgb(251, 250, 247)"
    finally:
        server.terminate()
        server.wait(timeout=20)


def test_a_page_that_does_not_exist(server: str, visit: Open) -> None:
    page = visit(f"{server}/nonsense/<b>?lang=fr")
    expect(page.get_by_role("status")).to_have_text(
        "Il n’y a pas de page «\u00a0nonsense/<b>\u00a0» ici. Voici l’accueil."
    )
    assert navigation(page)[0] == "Accueil"
    page.get_by_role("link", name="Annoncer", exact=True).click()
    expect(page.locator(".notice")).to_have_count(0)


def test_a_page_that_fails_says_one_sentence(demo: str, visit: Open) -> None:
    page = visit(f"{demo}/?mode=fail&lang=fr")
    expect(page.get_by_test_id("stAlert")).to_contain_text("Une erreur s’est produite")
    shown = page.locator("body").inner_text()
    assert "private" not in shown
    assert "Traceback" not in shown


@pytest.mark.parametrize(
    ("locale", "query", "lang", "first"),
    [
        ("en-US", "", "en", "Home"),
        ("fr-CA", "", "fr", "Accueil"),
        ("de-DE", "", "en", "Home"),
        ("en-US", "?lang=fr", "fr", "Accueil"),
        ("fr-FR", "?lang=en", "en", "Home"),
        ("fr-FR", "?lang=xx", "fr", "Accueil"),
    ],
)
def test_the_language(
    server: str, visit: Open, locale: str, query: str, lang: str, first: str
) -> None:
    page = visit(f"{server}/{query}", locale=locale)
    assert navigation(page)[0] == first
    expect(page.locator("html")).to_have_attribute("lang", lang)


def test_the_language_goes_along_to_other_pages(server: str, visit: Open) -> None:
    page = visit(f"{server}/?lang=fr")
    page.get_by_role("link", name="Règles", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Règles")
    expect(page).to_have_url(f"{server}/houses?lang=fr")
    page.get_by_role("link", name="Accueil", exact=True).click()
    page.get_by_role("button", name="Donnez-moi une main").click()
    expect(page).to_have_url(re.compile(r"/bid\?(.*&)?lang=fr"))
    page.reload()
    assert navigation(page)[0] == "Accueil"


def test_choices_hold_across_pages(server: str, visit: Open) -> None:
    page = visit(f"{server}/")
    page.get_by_role("radio", name="Français").click()
    expect(page.get_by_role("link", name="Accueil", exact=True)).to_be_visible()
    expect(page).to_have_url(f"{server}/?lang=fr")
    page.get_by_role("radio", name="Quatre").click()
    page.get_by_role("radio", name="A K Q J").click()
    expect(page.locator(".fanned .card").nth(1)).to_contain_text("K")
    page.get_by_role("link", name="Règles", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Règles")
    page.get_by_role("link", name="Accueil", exact=True).click()
    expect(page.get_by_role("radio", name="Quatre")).to_be_checked()
    expect(page.get_by_role("radio", name="A K Q J")).to_be_checked()
    # one language chosen and taken back: the letters stay as chosen
    page.get_by_role("radio", name="English").click()
    expect(page).to_have_url(f"{server}/?lang=en")
    expect(page.get_by_role("radio", name="Four")).to_be_checked()


def test_the_document_and_static_html_follow_the_theme(server: str, visit: Open) -> None:
    page = visit(f"{server}/", dark=True)
    root, hero = page.locator("html"), page.locator(".st-key-hero")
    felt = {"light": re.compile(r"rgb\(219, 230, 224\)"), "dark": re.compile(r"rgb\(27, 44, 39\)")}
    themes: tuple[Theme, ...] = ("dark", "light", "dark")
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        expect(root).to_have_css("color-scheme", theme)
        expect(hero).to_have_css("background-image", felt[theme])


def go(page: Page, name: str, lang: str = "en", *, phone: bool = False) -> None:
    """Go to a page by the menu, and be there once its script has come to its end."""
    if phone:
        page.get_by_test_id("stExpandSidebarButton").click()
    page.get_by_role("link", name=messages(lang)(f"shell-{name}"), exact=True).click()
    if phone:  # where the browser calls itself a phone's, the menu closes by itself
        page.get_by_test_id("stSidebarCollapseButton").get_by_role("button").click()
    page.wait_for_url(re.compile(rf"/{name}\b"))
    page.locator("[data-test-script-state=notRunning] h1").first.wait_for()


#: Keeps the greatest width that the page has in any frame from now on.
WATCH = """() => {
  window.widest = 0;
  const main = document.querySelector('[data-testid=stMain]');
  const look = () => {
    window.widest = Math.max(window.widest, document.documentElement.scrollWidth, main.scrollWidth);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.fixture(scope="module")
def phone_with_files(server: str, pages: Pages) -> None:
    """Phones load Streamlit's own files once: while they do, a frame may lack our styles."""
    page = pages.take(touch=True)
    page.goto(server)
    page.get_by_test_id("stMainBlockContainer").wait_for()
    pages.give_back(page)


@pytest.mark.usefixtures("phone_with_files")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phone_never_scrolls_sideways(server: str, visit: Open, lang: str) -> None:
    """In no frame: not as the app is loaded, nor on the way from page to page."""
    page = visit(f"{server}/?lang={lang}", phone=True)
    page.evaluate(WATCH)
    page.locator("h1").first.wait_for()
    for name in PAGES[1:]:
        go(page, name, lang, phone=True)
        page.wait_for_timeout(200)  # what a page draws by itself once it stands is watched too
        assert page.evaluate("widest") <= 390, name


def test_controls_on_a_phone_are_big_enough_to_touch(server: str, visit: Open) -> None:
    page = visit(f"{server}/", phone=True)
    page.get_by_role("radio", name="English").wait_for()
    for control in all_of(page.locator("[role=radio], [data-testid=stButton] button")):
        box = control.bounding_box()
        assert box is not None
        assert box["height"] >= 44, control.inner_text()


def test_the_pages_begin_at_one_height(server: str, visit: Open) -> None:
    """What a page mounts without drawing it, as the script of the charts, takes no room."""
    page = visit(f"{server}/?lang=en")
    tops = {}
    for name in ("houses", "bid", "drills"):
        go(page, name)
        box = page.locator("h1").first.bounding_box()
        assert box is not None
        tops[name] = box["y"]
    assert max(tops.values()) - min(tops.values()) < 8, tops


def test_no_page_around_the_app_may_command_it(server: str) -> None:
    with urllib.request.urlopen(f"{server}/_stcore/host-config") as answer:
        assert json.load(answer)["allowedOrigins"] == []
