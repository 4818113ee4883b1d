"""A command imports what it needs itself."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("numba", "pandas", "plotly", "streamlit")
ASK = """
import sys
from trainer.cli.main import main
main([*sys.argv[1:], "--help"], standalone_mode=False)
print(sorted(name for name in {heavy} if name in sys.modules))
"""


@pytest.mark.parametrize("words", ["estimate", "score", "legal", "bids", "houses list"])
def test_no_command_waits_for_the_compiler_of_another(words: str) -> None:
    asked = [sys.executable, "-c", ASK.format(heavy=HEAVY), *words.split()]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


SAY = """
import sys
from trainer.cli.main import main
main(sys.argv[1:], standalone_mode=False)
print("fluent.runtime" in sys.modules)
"""


@pytest.mark.parametrize("words", ["estimate AQJ9.Q63.K862.64", "houses list"])
def test_who_says_nothing_in_words_does_not_read_them(words: str) -> None:
    asked = [sys.executable, "-c", SAY, *words.split()]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"


LIST = """
import sys
from trainer.cli.main import COMMANDS, main
main(["--help"], standalone_mode=False)
places = {place.partition(":")[0] for place in COMMANDS.values()}
print(sorted(place for place in places if f"trainer.cli.{place}" in sys.modules))
"""


def test_the_list_of_commands_imports_none() -> None:
    done = subprocess.run([sys.executable, "-c", LIST], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
