# Two commands are enough; each sets up everything itself:
#   make lab     open the course in JupyterLab
#   make test    check everything: lint, types, imports, tests (Chromium included)
# While you work, `make quick` checks the usual change in about two minutes.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
INSTALL := $(PIP) install --quiet --editable
WORKERS ?= 2
GAMES ?= 100000
INPUTS ?= 100000
PLAYER ?= two-ply
RUNS ?= 1
KERNELS ?= 6.29 7
PYTEST := $(BIN)/python -m pytest
# Python keeps what it compiled, and pytest the tests it rewrote: a second run starts much sooner.
unexport PYTHONDONTWRITEBYTECODE
# Byte-compile, as pip does for an install that is not editable: the first board appears sooner.
COMPILE := $(BIN)/python -m compileall -q duel_nb

# Node.js comes from PyPI, into the same environment.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix tests/javascript
NODE_MODULES := tests/javascript/node_modules

# The first Python that is new enough; `make lab PYTHON=/path/to/python` chooses another.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$name" -c '$(NEW_ENOUGH)' >/dev/null 2>&1 && { echo "$$name"; break; }; done)

# A virtual environment only works in the folder where it was created and with its own Python:
# after the folder was moved or Python was replaced, it is created again.
ifneq ($(shell grep -qsF '$(CURDIR)/$(VENV)' $(BIN)/activate && \
	$(BIN)/python -c '$(NEW_ENOUGH)' >/dev/null 2>&1 && echo usable),usable)
.PHONY: $(VENV)/pyvenv.cfg $(VENV)/.ready-lab $(VENV)/.ready-class $(VENV)/.ready-test $(VENV)/.ready-site
endif

.PHONY: help
help:
	@echo "make lab        open the course in JupyterLab (sets everything up)"
	@echo "make test       lint, types, imports and all quick tests (sets everything up)"
	@echo "make setup      set up the environment and run nothing"
	@echo "make quick      the checks for changes of rules, words or catalog: about two minutes"
	@echo
	@echo "make class      a JupyterHub on this machine, to try a class"
	@echo "make test-long  the long checks: many thousands of games, mutation tests"
	@echo "make random-games  100,000 random games of all four mixes; OUT=FILE resumes a run"
	@echo "make malformed  100,000 malformed inputs of every kind, with a report"
	@echo "make browser-kernels  the browser tests with other ipykernels: KERNELS='6.29 7' RUNS=1"
	@echo "make bench      measure the engine, and the board in a browser"
	@echo "make fast       compile the engine (needs a C compiler)"
	@echo "make pure       remove the compiled engine"
	@echo "make api        generate the API pages in build/api"
	@echo "make notebooks  build the notebooks from notebooks/src"
	@echo "make site       build the course as a static site in dist/site"
	@echo "make how-often  simulate the games of lesson 44 again: PLAYER=two-ply GAMES=3000,"
	@echo "                and of lesson 50: PLAYER=random-draft GAMES=4000"
	@echo "make pins       update the exact versions that Binder and a hub install"
	@echo "make links      update the Binder launch links in the documents"
	@echo "make clean      remove the environment and all caches"

.PHONY: setup
setup: $(VENV)/.ready-test $(NODE_MODULES)/.ready

.PHONY: lab
lab: $(VENV)/.trusted
	@echo "JupyterLab opens in your browser, at the address below; press Ctrl-C twice to stop it."
	@$(BIN)/duel-nb lab

.PHONY: class
class: $(VENV)/.ready-class
	@$(BIN)/jupyterhub -f binder/class/trial_config.py --log-level=WARN

.PHONY: test
test: style javascript chromium
	$(PYTEST) -n $(WORKERS) --dist loadgroup

# tests/README.md lists the checks for other changes. Left out is what is slow and only fails when the
# engine or the way of reading files changes; `make test` has it.
SLOWER := catalog/test_new_set engine/test_damage engine/test_random_games engine/test_refusals_agree \
	engine/test_views engine/test_worlds scenarios/test_plugin words/test_sentences_last
.PHONY: quick
quick: style
	$(PYTEST) -q -n $(WORKERS) --dist loadgroup tests/catalog tests/rulebook tests/scenarios tests/words \
		tests/engine $(SLOWER:%=--ignore=tests/%.py)

.PHONY: style
style: $(VENV)/.ready-test $(NODE_MODULES)/.ready
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/oxlint duel_nb tests/javascript
	$(NPM) run --silent types
	$(BIN)/python -m mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/zizmor --offline --quiet .github

# The unit tests of the page's JavaScript, without a browser.
.PHONY: javascript
javascript: $(NODE_MODULES)/.ready
	$(NPM) run --silent test

# A page for each public module, from its docstrings; warnings are errors.
.PHONY: api
api: $(VENV)/.ready-test
	$(BIN)/python .ci/api_pages.py

.PHONY: test-long
test-long: $(VENV)/.ready-test $(VENV)/.ready-site chromium
	HYPOTHESIS_PROFILE=long $(PYTEST) -n $(WORKERS) --dist loadgroup -m slow
	$(BIN)/python -m tests.mutation

.PHONY: random-games
random-games: $(VENV)/.ready-test
	$(BIN)/python -m tests.engine.many_games $(GAMES) --workers $(WORKERS) $(if $(OUT),--out $(OUT))

.PHONY: malformed
malformed: $(VENV)/.ready-test
	$(BIN)/python -m tests.malformed $(INPUTS)

# The browser tests with the oldest and the newest ipykernel that is allowed.
.PHONY: browser-kernels
browser-kernels: $(VENV)/.ready-test chromium
	for version in $(KERNELS); do \
		$(BIN)/python -m tests.browser.repeat $(RUNS) --ipykernel $$version || exit 1; \
	done

.PHONY: bench
bench: $(VENV)/.ready-test chromium
	$(BIN)/python -m tests.benchmarks
	$(BIN)/python -m tests.benchmarks --browser

# Compile the engine beside its sources; repeat after changing them.
.PHONY: fast
fast: pure $(VENV)/.ready-lab
	@$(BIN)/python -c '$(C_COMPILER)' || { echo "$(NO_COMPILER)" >&2; exit 1; }
	@echo "Compiling the engine (a few minutes)."
	@HATCH_BUILD_HOOKS_ENABLE=1 $(PIP) install --quiet --no-deps --editable .
	@$(BIN)/duel-nb --version

.PHONY: pure
pure:
	@rm -f duel_nb__mypyc.*
	@find duel_nb \( -name '*.so' -o -name '*.pyd' \) -exec rm -f {} +

.PHONY: notebooks
notebooks: $(VENV)/.ready-lab
	$(BIN)/duel-nb notebooks build

# binder/README.md explains how to publish it.
.PHONY: site
site: $(VENV)/.ready-site
	$(BIN)/python binder/site.py

# An interrupted run resumes; the shipped games are only replaced when all new ones are complete.
.PHONY: how-often
how-often: $(VENV)/.ready-lab
	$(BIN)/duel-nb simulate --games $(GAMES) --seed 42 --expansions each --player $(PLAYER) \
		--out games-$(PLAYER).csv.gz
	mv games-$(PLAYER).csv.gz duel_nb/players/data/

# For releases: the packages that Binder and the hub of a class install, and the launch links.
.PHONY: pins
pins: $(VENV)/pyvenv.cfg
	$(BIN)/python binder/pin.py

.PHONY: links
links: $(VENV)/pyvenv.cfg
	$(BIN)/python binder/links.py

.PHONY: clean
clean: pure
	rm -rf $(VENV) $(NODE_MODULES) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .shots
	find binder duel_nb tests notebooks examples -type d \
		\( -name __pycache__ -o -name .ipynb_checkpoints \) -prune -exec rm -rf {} + 2>/dev/null || true

# --- set-up ---------------------------------------------------------------------------------

.PHONY: chromium
chromium:
	@sh tests/browser/install_chromium.sh

# The stamp files are out of date when a file that lists packages has changed.
$(VENV)/.ready-lab: pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing the packages of the course into $(VENV) (a minute or two, once)."
	@$(INSTALL) .
	@$(COMPILE)
	@touch $@

# Jupyter asks before it runs a notebook that is not signed on this machine.
$(VENV)/.trusted: $(wildcard notebooks/*.ipynb) | $(VENV)/.ready-lab
	@$(BIN)/jupyter trust $? >/dev/null
	@touch $@

$(VENV)/.ready-test: pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing the packages of the course and its tests into $(VENV) (a minute or two, once)."
	@$(INSTALL) ".[test]"
	@$(COMPILE)
	@touch $(VENV)/.ready-lab $(VENV)/.ready-class $@

$(NODE_MODULES)/.ready: tests/javascript/package-lock.json | $(VENV)/.ready-test
	@echo "Installing the tools that check JavaScript into $(NODE_MODULES)."
	@$(NPM) ci --loglevel=error --no-fund --no-audit
	@touch $@

$(VENV)/.ready-class: pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing the packages of the course and of a hub into $(VENV) (a minute or two, once)."
	@$(INSTALL) ".[class]"
	@$(COMPILE)
	@touch $(VENV)/.ready-lab $@

$(VENV)/.ready-site: pyproject.toml | $(VENV)/pyvenv.cfg
	@echo "Installing the packages that build the static site into $(VENV)."
	@$(INSTALL) ".[site]"
	@touch $(VENV)/.ready-lab $@

TOO_OLD := duel_nb needs Python 3.11 or newer: please install it, or give its path with PYTHON=/path/to/python.
NO_VENV := Python cannot make virtual environments here: please install the missing part (on Debian and Ubuntu: sudo apt-get install python3-venv).

C_COMPILER := import os, shlex, shutil, sys, sysconfig; \
	command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"; \
	sys.exit(os.name != "nt" and shutil.which(shlex.split(command)[0]) is None)
NO_COMPILER := The engine cannot be compiled here, as there is no C compiler (on Debian and Ubuntu: sudo apt-get install build-essential); it also works uncompiled, only slower.

$(VENV)/pyvenv.cfg:
	@"$(PYTHON)" -c '$(NEW_ENOUGH)' 2>/dev/null || { echo "$(TOO_OLD)" >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { echo "$(NO_VENV)" >&2; exit 1; }
	@echo "Creating a virtual environment in $(VENV) with $(PYTHON)."
	@"$(PYTHON)" -m venv --clear $(VENV)
