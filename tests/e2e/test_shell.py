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
from trainer.ui.serve import free_port

ROOT = Path(__file__).resolve().parents[2]
STREAMLIT_RUN = (
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
    with browser.app() as (address, _):
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


def test_the_document_speaks_the_language(server: str, visit: Open) -> None:
    page = visit(f"{server}/?lang=fr", dark=True)
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "fr")
    expect(root).to_have_css("color-scheme", "dark")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_css("color-scheme", "light")


@pytest.mark.parametrize(
    ("locale", "query", "first"),
    [
        ("en-US", "", "Home"),
        ("fr-CA", "", "Accueil"),
        ("de-DE", "", "Home"),
        ("en-US", "?lang=fr", "Accueil"),
        ("fr-FR", "?lang=en", "Home"),
        ("fr-FR", "?lang=xx", "Accueil"),
    ],
)
def test_the_language(server: str, visit: Open, locale: str, query: str, first: str) -> None:
    assert navigation(visit(f"{server}/{query}", locale=locale))[0] == first


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


@pytest.mark.parametrize("dark", [False, True])
def test_static_html_follows_the_theme(server: str, visit: Open, dark: bool) -> None:
    page = visit(f"{server}/", dark=dark)
    hero = page.locator(".st-key-hero")
    felt = {False: re.compile(r"rgb\(219, 230, 224\)"), True: re.compile(r"rgb\(27, 44, 39\)")}
    expect(hero).to_have_css("background-image", felt[dark])
    page.emulate_media(color_scheme="light" if dark else "dark")
    expect(hero).to_have_css("background-image", felt[not dark])


#: The greatest width of the page in all frames of some milliseconds.
WIDEST = """(ms) => new Promise((done) => {
  let widest = 0;
  const until = performance.now() + ms;
  const look = () => {
    const main = document.querySelector('[data-testid=stMain]');
    widest = Math.max(widest, document.documentElement.scrollWidth, main.scrollWidth);
    if (performance.now() < until) requestAnimationFrame(look); else done(widest);
  };
  look();
})"""


@pytest.fixture(scope="module")
def phone_with_files(server: str, pages: Pages) -> None:
    """Phones load Streamlit's own files once: while they do, a frame may lack our styles."""
    page = pages.take(phone=True, locale="en-US")
    page.goto(server)
    page.get_by_test_id("stMainBlockContainer").wait_for()
    pages.give_back(page)


@pytest.mark.usefixtures("phone_with_files")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("path", ["", "learn", "bid", "drills", "houses", "glossary"])
def test_a_phone_never_scrolls_sideways(server: str, visit: Open, path: str, lang: str) -> None:
    page = visit(f"{server}/{path}?lang={lang}", phone=True)
    widest = page.evaluate(WIDEST, 500)
    page.locator("h1").first.wait_for()
    assert max(widest, page.evaluate(WIDEST, 0)) <= 390


def test_controls_on_a_phone_are_big_enough_to_touch(server: str, visit: Open) -> None:
    page = visit(f"{server}/", phone=True)
    page.get_by_role("radio", name="English").wait_for()
    for control in all_of(page.locator("[role=radio], [data-testid=stButton] button")):
        box = control.bounding_box()
        assert box is not None
        assert box["height"] >= 44, control.inner_text()


def test_the_pages_begin_at_one_height(server: str, visit: Open) -> None:
    """What a page mounts without drawing it, as the script of the charts, takes no room."""
    tops = {}
    for path in ("houses", "bid", "drills"):
        title = visit(f"{server}/{path}?lang=en").locator("h1").first
        title.wait_for()
        expect(title).to_be_visible()
        box = title.bounding_box()
        assert box is not None
        tops[path] = box["y"]
    assert max(tops.values()) - min(tops.values()) < 8, tops


def test_no_page_around_the_app_may_command_it(server: str) -> None:
    with urllib.request.urlopen(f"{server}/_stcore/host-config") as answer:
        assert json.load(answer)["allowedOrigins"] == []
