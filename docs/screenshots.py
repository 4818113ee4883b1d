"""Takes the pictures of the README again, from the running app: `make screenshots`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from trainer.cli.browser import app, chromium

IMAGES: Final = Path(__file__).parent / "img"

#: A deal in which every part of the answer has something to show.
BID: Final = "bid?deal=VYCJ-Q7NQ&house=classic&seat=S&dealer=W&scores=337/7,294/4&lang=en"


def main() -> None:
    """Bid four on the Bid page and keep what is then in view."""
    IMAGES.mkdir(exist_ok=True)
    with chromium() as browser, app() as (address, _):
        page = browser.new_page(viewport={"width": 1280, "height": 1060})
        page.goto(f"{address}/{BID}")
        page.get_by_role("button", name="Bid 4", exact=True).click()
        page.locator("[data-chart=values_chart] .barlayer .point").last.wait_for()
        page.mouse.move(0, 0)
        page.wait_for_timeout(800)
        page.screenshot(path=IMAGES / "bid.png")


if __name__ == "__main__":
    main()
