# Two commands do all the set-up: `make run` starts the app, `make test` runs every check.
PYTHON ?= $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11 python,\
	$(shell command -v $(p) >/dev/null 2>&1 && $(p) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(p))))
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
.DEFAULT_GOAL := help
.PHONY: help run test lint format clean

help:
	@echo "make run    start the app (sets everything up the first time)"
	@echo "make test   every check: lint, types, layers, tests"
	@echo "make lint   the checks without the tests"
	@echo "make format let ruff format the code"
	@echo "make clean  remove what make has made"

run: $(VENV)/.app
	@$(BIN)/spades-trainer

test: lint
	$(BIN)/python -m pytest -n 2

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist

# A virtual environment without pip comes from a Python whose venv package is split off (Debian).
$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed: install it, or say make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing: install it with  apt-get install $$($(PYTHON) -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.app: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(PIP) install -e . -c constraints.txt
	@touch $@

$(VENV)/.test: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(PIP) install -e '.[test]' -c constraints.txt
	@touch $@ $(VENV)/.app
