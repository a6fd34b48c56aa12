# One environment in .venv, made by stamps: a second run only compares times.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
UV := VIRTUAL_ENV=$(CURDIR)/$(VENV) UV_LINK_MODE=copy $(BIN)/uv
PYTEST_ARGS ?=

# The `compiled` list of pyproject.toml: editing one of these files asks for a new build.
COMPILED := $(wildcard $(shell sed -n '/^compiled = \[/,/^\]/s/.*"\(.*\)".*/\1/p' pyproject.toml))

# What the browser client is built from; folders too, so that a deleted file is noticed.
CLIENT := tools/client.py $(wildcard client/*.* client/.npmrc) \
	$(shell find client/src client/build client/public src/escalera/i18n/*/ -not -name '*.py*' 2> /dev/null)

.DEFAULT_GOAL := help
.PHONY: help play terminal nodes test bench fuzz audit check format lock clean setup
.DELETE_ON_ERROR:

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Sets up where that is needed, and says so; then runs the program, which ends with 130 after Ctrl-C: a way to
# leave, and no fault.
RUN = $(MAKE) --question $(STAMPS)/build $(STAMPS)/client > /dev/null 2>&1 || \
		{ echo 'Setting up (the first time takes about a minute) …'; $(MAKE) --no-print-directory setup; } || exit; \
	trap : INT; ESCALERA_COMMAND='make $@' $(BIN)/escalera

play: ## play in the browser; ARGS="--no-browser" gives options
	@$(RUN) $(ARGS) || { status=$$?; [ $$status -eq 130 ] || exit $$status; }

terminal: ## play in the terminal; ARGS="--edition samba" gives options
	@$(RUN) play $(ARGS) || { status=$$?; [ $$status -eq 130 ] || exit $$status; }

nodes: setup $(STAMPS)/nodes ## add what several nodes need: drivers, and a NATS server to try it with

test: setup $(STAMPS)/cluster $(STAMPS)/nodes $(STAMPS)/fuzz ## run every test
	@$(BIN)/python -m tools.chromium
	@$(BIN)/python -m tools.postgres
	@$(BIN)/python -m tools.nginx
	@$(BIN)/python -m pytest -n auto $(PYTEST_ARGS)

bench: setup $(STAMPS)/bench ## measure the engine, beside other frameworks
	@$(BIN)/python -m benchmarks

fuzz: setup $(STAMPS)/fuzz ## throw nonsense at files, sockets and routes, ten minutes each
	@for kind in parsers frames http; do $(BIN)/python -m tools.fuzz $$kind --minutes $(or $(MINUTES),10) || exit; done

audit: $(STAMPS)/audit $(STAMPS)/client ## ask which locked packages have known faults (needs the network)
	@$(BIN)/python -m tools.audit

check: $(STAMPS)/client ## format, lint, types, direction of imports, locks
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports
	@$(BIN)/python tools/locks.py check
	@$(BIN)/python tools/client.py check

format: $(STAMPS)/dev ## format, and mend what the linter can
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

lock: $(STAMPS)/uv ## write the lock files anew (needs the network)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/locks.py write

clean: ## delete everything that is built, the environment too
	rm -rf $(VENV) build dist client/node_modules src/escalera/web/client
	find . -name node_modules -prune -o \( -name __pycache__ -o -name '.*_cache' -o -name .hypothesis \) \
		-print0 | xargs -0 rm -rf
	find src \( -name '*.so' -o -name '*.pyd' -o -name '*__mypyc.made-from.txt' \) -delete

setup: $(STAMPS)/build $(STAMPS)/client ## make the environment and build, nothing else

$(STAMPS)/uv: requirements/bootstrap.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Escalera needs Python 3.11 or newer")'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/dev: requirements/dev.txt $(STAMPS)/uv
	@$(UV) pip sync --quiet --require-hashes $<
	@touch $@

$(STAMPS)/bench: requirements/bench.txt $(STAMPS)/dev
	@$(UV) pip install --quiet --require-hashes -r $<
	@touch $@

$(STAMPS)/cluster: requirements/cluster.txt $(STAMPS)/dev
	@$(UV) pip install --quiet --require-hashes -r $<
	@touch $@

$(STAMPS)/nodes: requirements/nodes.txt $(STAMPS)/dev
	@$(UV) pip install --quiet --require-hashes -r $<
	@touch $@

# Nothing else needs them: where something has no build, their tests are skipped.
$(STAMPS)/fuzz: requirements/fuzz.txt $(STAMPS)/dev
	@$(UV) pip install --quiet --require-hashes --no-build -r $< || echo 'The fuzzers have no build here: their tests are skipped.'
	@touch $@

$(STAMPS)/audit: requirements/audit.txt $(STAMPS)/dev
	@$(PYTHON) -m venv $(VENV)/audit
	@VIRTUAL_ENV=$(CURDIR)/$(VENV)/audit UV_LINK_MODE=copy $(BIN)/uv pip sync --quiet --require-hashes $<
	@touch $@

$(STAMPS)/client: $(CLIENT) $(STAMPS)/dev
	@$(BIN)/python tools/client.py install
	@$(BIN)/python tools/client.py build
	@touch $@

# The hook builds the client too, unless that is done.
$(STAMPS)/build: pyproject.toml hatch_build.py $(COMPILED) $(STAMPS)/dev | $(STAMPS)/client
	@$(UV) pip install --quiet --no-deps --no-build-isolation --reinstall -e .
	@ls src/escalera__mypyc.* > /dev/null 2>&1 || echo 'The engine is not compiled (no C compiler?): it works, but slowly.'
	@touch $@
