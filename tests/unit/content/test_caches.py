"""The kernels' machine code: made once, whoever asks first."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ASKING = '''
import sys
from pathlib import Path
import numba
from numba.core import config
from numba.core.caching import FunctionCache
from trainer.content import caches

folder, alone = Path(sys.argv[1]), sys.argv[2] == "alone"
config.CACHE_DIR = str(folder)
if alone:
    caches.PATIENCE = 0

class Kept(caches.CompiledOnce, FunctionCache):
    folder = folder

def kept(function):
    built = numba.njit(function)
    built._cache = Kept(function)
    return built

@kept
def twice(number):
    return 2 * number

@kept
def thrice(number):
    for _ in range(3):
        number += twice(number)
    return number

print("here", flush=True)
sys.stdin.readline()
thrice(1)
print(sum(thrice.stats.cache_misses.values()) + sum(twice.stats.cache_misses.values()))
'''  # fmt: skip


def compiled_by_each(folder: Path, patience: str, processes: int = 2) -> list[int]:
    """How many functions each of some processes compiles that ask at the same time."""
    script = folder / "asking.py"
    script.write_text(ASKING)
    asking = [
        subprocess.Popen(
            [sys.executable, script, folder, patience],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for _ in range(processes)
    ]  # fmt: skip
    for one in asking:
        assert one.stdout is not None
        assert one.stdout.readline() == "here\n"
    for one in asking:
        assert one.stdin is not None
        one.stdin.write("go\n")
        one.stdin.flush()
    return sorted(int(one.communicate(timeout=120)[0]) for one in asking)


def test_of_two_that_ask_at_once_one_compiles(tmp_path: Path) -> None:
    assert compiled_by_each(tmp_path, "waits") == [0, 2]
    assert compiled_by_each(tmp_path, "waits") == [0, 0], "and it is kept"


def test_who_has_no_patience_compiles_alone(tmp_path: Path) -> None:
    assert sum(compiled_by_each(tmp_path, "alone")) >= 2
