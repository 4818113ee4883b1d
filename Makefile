# Two commands do all the set-up: `make run` starts the app, `make test` runs every check.
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install --no-compile -c constraints.txt
# pip compiles what it installs on one core. Of what is left out hardly a module is ever imported.
SKIPPED := /(altair|fontTools|matplotlib|mpl_toolkits|mypyc?|open_spiel|pip|pkg_resources|plotly|pygments|scipy|setuptools|tests)/
COMPILE := $(BIN)/python -m compileall -q -j 0 -x '$(SKIPPED)' $(VENV)/lib || true
.DEFAULT_GOAL := help
.PHONY: help run test lint format screenshots clean fresh

# The first Python that is new enough; your own choice by `make PYTHON=/path/to/python3`.
PYTHONS := python3 python3.13 python3.12 python3.11 python3.14 python
new_enough = $(shell $(1) -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $(1))
PYTHON ?= $(firstword $(foreach python,$(PYTHONS),$(call new_enough,$(python))))

# An environment that is not there, was left half made, was moved or has lost its Python.
BROKEN := $(shell $(BIN)/pip --version >/dev/null 2>&1 || echo fresh)

help:
	@echo "make run          start the app (sets everything up the first time)"
	@echo "make test         every check: lint, types, layers, tests"
	@echo "make lint         the checks without the tests"
	@echo "make format       let ruff format the code"
	@echo "make screenshots  take the pictures of the README again"
	@echo "make clean        remove what make has made"

run: $(VENV)/.app
	@$(BIN)/spades-trainer

# Tests start many processes: what they run is compiled once, though images for containers often
# forbid that.
test: lint
	env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest -n 2 --dist worksteal

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --num-workers 2
	$(BIN)/lint-imports

format: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

screenshots: $(VENV)/.test
	$(BIN)/python docs/screenshots.py

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist

# A Python without ensurepip is Debian's, whose venv package is split off.
fresh: python := $(PYTHON)
fresh:
	@test -n "$(call new_enough,$(python))" || { echo "Python 3.11 or newer is needed: install it, or say  make PYTHON=/path/to/python3"; exit 1; }
	@$(python) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing: install it with  apt-get install $$($(python) -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"; exit 1; }
	@echo "Making $(VENV) with $(python): the first time takes a minute or two"
	@$(python) -m venv --clear $(VENV)

# The build tools come first, so that they are pinned too.
$(VENV)/.app: pyproject.toml constraints.txt $(BROKEN)
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation -e .
	@$(COMPILE)
	@touch $@

# All that is pinned is for the tests: two pips at once install it in two thirds of the time. Where
# that fails, as on a Python that lacks one of the wheels, the last one finds its own way.
$(VENV)/.test: pyproject.toml constraints.txt $(BROKEN)
	@$(PIP) hatchling editables
	@xargs -P 2 -n 51 $(PIP) --no-deps < constraints.txt 2>/dev/null || true
	@$(PIP) --no-build-isolation -e '.[test]'
	@$(COMPILE)
	@touch $@ $(VENV)/.app
