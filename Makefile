# Everything that a developer does. Each target sets up what it needs, once.

SHELL := /bin/bash
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
READY := .venv/.ready
NODE_READY := web/node_modules/.ready
LEARNING := .venv/.learning
PAGE := web/dist/.ready
FOLDER := build/site.ready
# What the page and its types are made from: its own files, the engine, and the schema of the server.
ENGINE := $(shell find src/domineum -not -path '*/cli/*' -not -path '*/arena/*' \
  \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.txt' \))
SITE := $(wildcard web/*.html web/*.json web/*.js web/*.ts) \
  $(shell find web/src web/public web/scripts -type f -not -name types.d.ts)
CHECKS := lint types layers page
# Another installation may be under way.
APT := apt-get -o DPkg::Lock::Timeout=300
SUDO := $(shell test "$$(id -u)" = 0 || echo sudo)
CACHES := .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.DEFAULT_GOAL := help
.PHONY: help play serve web site dist test $(CHECKS) unit browser chromium stable coverage mutants proofs interpreters bench load api picture vocabulary format clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "installing the Python packages into .venv"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(LEARNING): $(READY)
	@echo "installing what the examples for research need: torch, pandas, pyarrow, ray"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt -e '.[learn,ray]'
	@touch $@

$(NODE_READY): web/package-lock.json
	@command -v npm >/dev/null || { echo "Node 20 and npm are needed for the browser table"; exit 1; }
	@echo "installing the packages of the page into web/node_modules"
	@cd web && npm install --no-save --silent
	@touch $@

$(PAGE): $(READY) $(NODE_READY) $(SITE) $(ENGINE)
	@echo "building the page"
	@$(MAKE) --no-print-directory api
	@cd web && npm run --silent types && npm run --silent build -- --logLevel warn
	@touch $@

$(FOLDER): $(PAGE)
	@echo "building the site"
	@cd web && npm run --silent build -- --mode site --logLevel warn
	@$(BIN)/python -m domineum.browser.site build/site
	@touch $@

play: $(PAGE) ## play in the browser (in the terminal: ARGS="--terminal revenant --seats 3")
	@$(BIN)/domineum play $(ARGS)

web: $(PAGE) ## build the browser table
	@:

site: $(FOLDER) ## build the table that needs no server: build/site, files for any web host
	@:

dist: $(PAGE) ## build the package (wheel and sdist) with the page in it
	@rm -rf dist
	@$(BIN)/python -m hatchling build -d dist

serve: $(PAGE) ## host tables for many people (docs/deploy.md has the settings)
	@$(BIN)/domineum serve $(ARGS)

test: ## check style, types and layers, and run all tests
	@echo "[1/3] style, types, layers and the page, two at a time: $(CHECKS)"
	@$(MAKE) --no-print-directory -j2 $(CHECKS)
	@echo "[2/3] unit: the engine, the bots, the commands and the server"
	@$(MAKE) --no-print-directory unit
	@echo "[3/3] browser: the page in a real browser"
	@$(MAKE) --no-print-directory browser

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(READY)
	$(BIN)/mypy
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/windows src

layers: $(READY)
	$(BIN)/lint-imports --no-logo

page: $(PAGE)
	cd web && npm run --silent lint && npm run --silent check && npm test --silent

unit: $(READY)
	$(BIN)/python -m pytest -n auto --ignore=tests/web $(ARGS)

browser: $(PAGE) $(FOLDER) chromium
	$(BIN)/python -m pytest -n auto tests/web $(ARGS)

chromium: $(READY)
	@$(BIN)/python -m tests.web.browser >/dev/null 2>&1 || { echo "installing Chromium for the browser tests"; \
	  { command -v apt-get && $(SUDO) $(APT) update -qq && \
	    { $(SUDO) $(APT) install -y -qq chromium-headless-shell || $(SUDO) $(APT) install -y -qq chromium; }; } \
	  >/dev/null 2>&1 || $(BIN)/playwright install chromium; }

coverage: $(PAGE) $(FOLDER) chromium ## how much of each package the tests run (ARGS="tests/bots" for some of them)
	$(BIN)/python -m pytest -n auto -m "not thorough" --cov --cov-report=json:build/coverage/engine.json $(ARGS)
	cd web && npm run --silent coverage
	@$(BIN)/python -m tests.measure.coverage

mutants: $(READY) ## what tests of a module do not notice (ARGS="src/domineum/bots/seat.py")
	@$(BIN)/python -m tests.measure.mutants $(ARGS)

stable: $(PAGE) $(FOLDER) chromium ## the browser and server tests ten times beside busy processes (ARGS="--rounds 3")
	@$(BIN)/python -u -m tests.stable $(ARGS)

proofs: $(PAGE) $(FOLDER) $(LEARNING) chromium ## the long proofs: many random games, whole games in the browser, programs that learn, PostgreSQL
	DOMINEUM_THOROUGH=1 $(BIN)/python -m pytest -n auto -m thorough
	@$(BIN)/python -u -m tests.server.proofs $(ARGS)

load: $(READY) ## how many tables the server carries (ARGS="--tables 200 --seconds 60")
	@$(BIN)/domineum load --p99 150 $(ARGS)

api: $(READY) ## write the published schema of the server to build/openapi.json
	@$(BIN)/python -m domineum.server.api build/openapi.json

picture: $(READY) ## draw docs/img: who imports whom, and how PPO learned
	@$(BIN)/python -m tests.draw_layers
	@$(BIN)/python -m tests.draw_learning

vocabulary: $(READY) ## write docs/vocabulary: the words that cards are written in
	@for game in $$($(BIN)/python -c "from domineum.games import names; print(*names())"); do \
	  $(BIN)/domineum content vocabulary $$game > docs/vocabulary/$$game.md; done

interpreters: $(READY) $(NODE_READY) ## play the same games in CPython, PyPy and Pyodide, to the last hash
	@$(BIN)/python -m tests.measure.interpreters --need PyPy,Pyodide $(ARGS)

bench: $(READY) ## measure how fast the games are (ARGS="--against main" compares with a commit)
	@$(BIN)/python -m bench $(ARGS)

format: $(READY) $(NODE_READY) ## put the code into its one form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web && npm run --silent format

clean: ## remove everything that make has made, the .venv too
	rm -rf .venv build dist web/dist web/node_modules web/coverage web/src/api/types.d.ts $(CACHES)
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +
