# Everything that a developer does. Each target sets up what it needs, once.

SHELL := /bin/bash
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
READY := .venv/.ready
NODE_READY := web/node_modules/.ready
PAGE := web/dist/.ready
ENGINE := $(shell find src/domineum/kernel src/domineum/voidfall src/domineum/locale -name '*.py' -o -name '*.toml' -o -name '*.ftl')
SUDO := $(shell test "$$(id -u)" = 0 || echo sudo)
CACHES := .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

.DEFAULT_GOAL := help
.PHONY: help play serve web test lint types layers page unit browser proofs bench load api format clean

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/make \1\t\2/' | expand -t 14

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(NODE_READY): web/package-lock.json
	@command -v npm >/dev/null || { echo "Node 20 and npm are needed for the browser table"; exit 1; }
	cd web && npm install --no-save --silent
	@touch $@

$(PAGE): $(READY) $(NODE_READY) $(shell find web/src web/public -type f -not -name types.d.ts) $(ENGINE) web/index.html web/vite.config.ts web/scripts/engine.ts
	@$(MAKE) --no-print-directory api
	cd web && npm run --silent types && npm run --silent build -- --logLevel warn
	@touch $@

play: $(PAGE) ## play in the browser (in the terminal: ARGS="--terminal revenant --seats 3")
	@$(BIN)/domineum play $(ARGS)

web: $(PAGE) ## build the browser table

serve: $(PAGE) ## host tables for many people (docs/deploy.md tells the settings)
	@$(BIN)/domineum serve $(ARGS)

test: lint types layers page unit ## check style, types and layers, and run all tests

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports --no-logo

page: $(PAGE)
	cd web && npm run --silent check && npm test --silent

browser:
	@command -v chromium >/dev/null || { echo "installing Chromium for the browser tests"; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq chromium >/dev/null; }

unit: $(READY) $(PAGE) browser
	$(BIN)/python -m pytest -n auto $(ARGS)

proofs: $(READY) ## the long proofs of the server: crashes, PostgreSQL, contract (ARGS="--seconds 60")
	@$(BIN)/python -u -m tests.server.proofs $(ARGS)

load: $(READY) ## how many tables the server carries (ARGS="--tables 200 --seconds 60")
	@$(BIN)/domineum load --p99 150 $(ARGS)

api: $(READY) ## write the published schema of the server to build/openapi.json
	@$(BIN)/python -m domineum.server.api build/openapi.json

bench: $(READY) ## measure how fast the games are (ARGS="--seconds 5" for more exact numbers)
	@$(BIN)/python -m bench $(ARGS)

format: $(READY) ## put the code into its one form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## remove everything that make has made, the .venv too
	rm -rf .venv build dist web/dist web/node_modules web/src/api/types.d.ts $(CACHES)
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +
