# Labrys: `make play` to play, `make test` to check everything. `make help` lists the rest.
# All set-up happens in .venv, build and labrys/web/static/made; `make clean` removes them.

VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
JOBS ?= 2
# Which Python to use; by default the first of these that is new enough.
PYTHON ?=
PYTHONS := $(or $(PYTHON),python3 python3.13 python3.12 python3.11 python)
# More words for the commands: make play ARGS="--port 9000".
ARGS ?=
GAME ?= minos

# A fresh clone depends on nothing outside it.
unexport PYTHONPATH PYTHONHOME MYPYPATH
export PIP_DISABLE_PIP_VERSION_CHECK := 1

PIP := $(BIN)/python -m pip --quiet --quiet
say := @printf '\n== %s\n'

.PHONY: help play terminal assets test needs lint types layers compiled pytest check rules bench \
	balance load clicks prove pictures records golden docs format lock clean again
.NOTPARALLEL:
.DEFAULT_GOAL := help

help: ## List what can be made
	@echo "make ..."
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' Makefile

play: assets ## Play in the browser: start the server here and open its page
	$(say) "Starting Labrys; Ctrl-C ends it"
	@$(BIN)/labrys serve --open $(ARGS)

terminal: $(VENV)/play ## Play in the terminal against bots; GAME=minotaur for the other game
	$(say) "Starting a game"
	@$(BIN)/labrys play $(GAME) $(ARGS)

assets: $(VENV)/play ## Build the icons, fonts and scripts of the pages from npm packages
	@$(BIN)/python -m tools.assets

test: needs lint types layers compiled pytest check rules ## Check everything: style, types, layers, tests, promises, rule coverage
	$(say) "Everything holds"

lint: $(VENV)/dev ## Check style and format with ruff
	$(say) "Style and format (ruff)"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: $(VENV)/dev ## Check types with mypy --strict
	$(say) "Types (mypy)"
	@$(BIN)/mypy

layers: $(VENV)/dev ## Check which part of the house may import which
	$(say) "Layers (import-linter)"
	@$(BIN)/lint-imports

compiled: $(VENV)/dev assets ## Make a compiled copy of the package in build/compiled
	$(say) "The compiled copy (mypyc)"
	@$(BIN)/python setup.py --quiet compiled

pytest: needs compiled ## Run the tests; ARGS="-k draft" for some of them
	$(say) "Tests (pytest, $(JOBS) at a time)"
	@LABRYS_COMPILED="$(CURDIR)/$(COMPILED)" $(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

# Browser tests use Debian's chromium; the server is also tested on a PostgreSQL of its own.
NEEDS = $(if $(shell command -v chromium 2>/dev/null),,chromium) \
	$(if $(wildcard /usr/lib/postgresql/*/bin/postgres),,postgresql)

needs: ## See that chromium and PostgreSQL are there for the tests; root on Debian installs them
	@$(if $(strip $(NEEDS)),sh tools/needs.sh $(strip $(NEEDS)),:)

rules: $(VENV)/dev ## List every rule of every game with the tests that show it
	$(say) "Rule coverage (labrys rules)"
	@$(BIN)/labrys rules

check: compiled ## Play random games and verify every promise; ARGS="--games 200" for more
	$(say) "The promises of each game (labrys check)"
	@for game in minos minotaur diluvium monumental; do \
		PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/labrys check $$game --jobs $(JOBS) --games 12 $(ARGS) || exit 1; \
	done

bench: compiled $(VENV)/bench ## Measure the compiled copy beside catanatron
	$(say) "Measuring (labrys bench)"
	@PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/labrys bench $(ARGS)

balance: compiled ## Measure how fair Monumental Duel is, with greedy bots; fails if a measure is missed
	$(say) "Measuring how fair it is (bench/balance)"
	@PYTHONPATH="$(CURDIR)/$(COMPILED):$(CURDIR)" $(BIN)/python -P -m bench.balance monumental --jobs $(JOBS) $(ARGS)

load: assets $(VENV)/dev ## Measure a busy house: many live tables at once
	$(say) "Measuring under load (bench/load.py)"
	@$(BIN)/python -m bench.load $(ARGS)

clicks: needs compiled ## Measure a click until the page shows what came of it, in a real browser
	$(say) "Measuring clicks (bench/browser.py)"
	@PYTHONPATH="$(CURDIR)" $(BIN)/python -m bench.browser $(ARGS)

HOURS ?= 1

prove: needs compiled ## The long proofs, for HOURS=1 hours: kills, soak, games, API; figures at the end
	$(say) "The long proofs ($(HOURS) hours)"
	@PYTHONPATH="$(CURDIR)/$(COMPILED)" $(BIN)/python -m bench.prove --hours $(HOURS) $(ARGS)

pictures: needs assets $(VENV)/dev ## Take pictures of the pages into build/pictures, to be looked at
	$(say) "Taking pictures (build/pictures)"
	@$(BIN)/python -m tests.pictures $(ARGS)

records: $(VENV)/dev ## Play the recorded games of tests/records anew, after a change of the rules
	@$(BIN)/python -m tests.records.make
	@$(BIN)/python -m tests.records.lessons

docs: $(VENV)/dev ## Make the reference of all modules from their docstrings, in build/docs
	$(say) "The reference (build/docs/index.html)"
	@$(BIN)/python -m tools.reference

golden: $(VENV)/dev ## Renew the golden playthroughs of tests/golden, after a change that is meant
	@$(BIN)/python -m tests.golden.make

format: $(VENV)/dev ## Put the sources into the house's format
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

# The tests also play in the environments of others, and on Ray.
EXTRAS := --extra envs --extra openspiel --extra lab

lock: $(VENV)/dev ## Renew requirements/*.txt and package-lock.json; ARGS=--upgrade for newer versions
	$(say) "Locking versions and hashes (uv, npm)"
	@$(call lock_file,bench,pyproject.toml --group dev $(EXTRAS) --extra bench)
	@$(call lock_file,dev,pyproject.toml --group dev $(EXTRAS) --constraints requirements/bench.txt)
	@$(call lock_file,runtime,pyproject.toml --group install --constraints requirements/bench.txt)
	@$(call lock_file,assets,--group assets)
	@$(BIN)/python -m tools.assets --lock

# Every platform's files from Python 3.11 on; an index address is never written.
lock_file = $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate \
	--custom-compile-command "make lock" \
	$(2) --output-file requirements/$(1).txt $(ARGS)

clean: ## Remove everything that was made
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find labrys tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	find labrys -name '*.so' -exec rm -f {} +
	rm -rf labrys/web/static/made

# The private environment, in layers: each is made once, and again when its lock file changes.

$(VENV)/play: $(VENV)/made requirements/runtime.txt pyproject.toml
	$(say) "Installing what Labrys needs, by version and hash (requirements/runtime.txt)"
	@$(PIP) install --require-hashes -r requirements/runtime.txt
	@LABRYS_PURE=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev: $(VENV)/play requirements/dev.txt
	$(say) "Installing the tools, by version and hash (requirements/dev.txt)"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/bench: $(VENV)/dev requirements/bench.txt
	$(say) "Installing catanatron, to measure beside it (requirements/bench.txt)"
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

# A Python that was removed or upgraded since leaves an environment that can't start.
BROKEN := $(shell test -e $(VENV)/made && ! $(BIN)/python -c pass 2>/dev/null && echo again)

$(VENV)/made: $(BROKEN)
	@found=; \
	for name in $(PYTHONS); do \
	    if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        found=$$name; break; \
	    fi; \
	done; \
	if [ -z "$$found" ]; then \
	    echo "Labrys needs Python 3.11 or newer. None was found as: $(PYTHONS)."; \
	    echo "Install one, or say where it is: make PYTHON=/path/to/python3 ..."; \
	    exit 1; \
	fi; \
	if ! "$$found" -c 'import ensurepip, venv' 2>/dev/null; then \
	    echo "$$("$$found" --version) can't make a private environment: its venv or ensurepip module is missing."; \
	    echo "On Debian and Ubuntu, install the package python3-venv; then try again."; \
	    exit 1; \
	fi; \
	printf '\n== Making a private environment in $(VENV) (%s)\n' "$$("$$found" --version)"; \
	"$$found" -m venv --clear $(VENV)
	@touch $@

again:
