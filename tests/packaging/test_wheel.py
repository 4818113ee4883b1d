"""The wheel, installed in a clean environment in another folder, is the whole product."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from trainer.cli.browser import LOCAL, app

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ("streamlit_app.py", "pages", "lessons", "puzzles")
ANCHORS = (
    "trainer/py.typed",
    "trainer/engine/houses/classic.toml",
    "trainer/i18n/en/bid.ftl",
    "trainer/i18n/fr/bid.ftl",
    "trainer/ui/page.css",
    "trainer/ui/table/cards.css",
    "trainer/ui/table/table.js",
    "trainer/_bundle/pages/bid.py",
    "trainer/_bundle/streamlit_app.py",
)
BID_PAGE = """
from streamlit.testing.v1 import AppTest
from trainer.ui.serve import MAIN
app = AppTest.from_file(str(MAIN), default_timeout=60).run()
app.switch_page("../_bundle/pages/bid.py").run()
assert not app.exception, app.exception
assert "<h1" in "".join(element.proto.body for element in app.get("html"))
assert app.get("bidi_component")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out)]
    subprocess.run([*command, str(ROOT)], check=True, capture_output=True, text=True)
    return next(out.glob("spades_trainer-*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel; it borrows our dependencies, not `trainer`.

    A folder named in a .pth file is searched, but its own .pth files are not read: among them
    is the one by which an editable install points here.
    """
    place = tmp_path_factory.mktemp("elsewhere") / "env"
    venv.create(place, with_pip=False, symlinks=True)
    python = place / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    offline = ["install", "--quiet", "--no-index", "--no-deps", str(wheel)]
    subprocess.run([*pip, *offline], check=True, capture_output=True, text=True)
    folders = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    site = next((place / "lib").glob("python3*/site-packages"))
    (site / "borrowed.pth").write_text("\n".join(sorted(folders)) + "\n")
    return python


def run(python: Path, program: str, cwd: Path) -> str:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [python, "-c", program], cwd=cwd, env=env, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_it_holds_every_file(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    for top in ("trainer", *BUNDLE):
        base = ROOT / top
        for path in [base] if base.is_file() else base.rglob("*"):
            if path.is_file() and path.suffix != ".pyc":
                name = path.relative_to(ROOT).as_posix()
                assert (name if top == "trainer" else f"trainer/_bundle/{name}") in held
    assert held.issuperset(ANCHORS)
    outside = {name for name in held if not name.startswith(("trainer/", "spades_trainer-"))}
    assert outside == set()


def test_the_checkout_is_out_of_sight(installed: Path, tmp_path: Path) -> None:
    where = run(installed, "import trainer; print(trainer.__file__)", tmp_path)
    assert Path(where).is_relative_to(installed.parents[1])
    assert not Path(where).is_relative_to(ROOT)


def test_the_command_starts_and_shows_the_bid_page(
    installed: Path, tmp_path: Path, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    with app(command=[str(installed.with_name("spades-trainer"))]) as (address, _):
        page = chromium.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{address}/bid")
        page.get_by_role("button", name="Bid 3", exact=True).wait_for()
        assert page.locator(".hand .card").count() == 13
        page.close()
        assert [url for url in asked if not url.startswith(LOCAL)] == []
    assert list(tmp_path.iterdir()) == [], "nothing is written where the learner stands"


def test_the_bid_page_without_a_browser(installed: Path, tmp_path: Path) -> None:
    run(installed, BID_PAGE, tmp_path)
