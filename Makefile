# Everything a newcomer needs: `make play` and `make test`. Both need Python 3.11 or later and nothing else.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest -n auto
GAME := $(VENV)/.game
TOOLS := $(VENV)/.tools

.DEFAULT_GOAL := help
.PHONY: help play test lint types imports units coverage soak bench docs mutate clean

help:
	@echo "make play      play a game"
	@echo "make test      all checks and tests"
	@echo "make lint      style, types and import rules"
	@echo "make bench     speed, as ratios within one run"
	@echo "make soak      the long versions of the tests"
	@echo "make docs      write the generated parts of the documentation"
	@echo "make coverage  branch coverage of the core and the records"
	@echo "make mutate    mutation testing of the rules"

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Euchre needs Python 3.11 or later: make PYTHON=/path/to/python3.11 play"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(GAME): $(VENV)/.made pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(TOOLS): $(GAME)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

play: $(GAME)
	@$(BIN)/euchre play

test: lint coverage

lint: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

units: $(TOOLS)
	$(PYTEST)

coverage: $(TOOLS)
	$(PYTEST) --cov=euchre --cov-branch --cov-report=
	$(BIN)/coverage report --include='src/euchre/core/*,src/euchre/record/*' --fail-under=100 --show-missing --skip-covered
	$(BIN)/coverage report --skip-covered | tail -1

soak: $(TOOLS)
	EUCHRE_PROMISES='make soak' $(PYTEST) -m soak

bench: $(TOOLS)
	$(BIN)/python -m benchmarks

mutate: $(TOOLS)
	$(BIN)/python -m tools.mutate

docs: $(TOOLS)
	$(BIN)/python -m tools.rule_book
	$(BIN)/python -m tools.dialogue

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
