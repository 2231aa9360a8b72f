# Almanac: `make run` shows a home screen of live widgets, `make test` runs the tests, `make check` what takes long.
# Targets that build or test set up what they need first (Scripts/setup). Every target is idempotent and says what it does.

PORT ?= 8080
PREFIX ?= /usr/local
DATA ?= $(or $(XDG_DATA_HOME),$(HOME)/.local/share)/almanac/data
EXAMPLES = Weather Photos Calendar Energy Habits Tasks Errands Plants Transit Sun System Stocks Rangers ScreenTime Bank Notes Reading RangersWatch SunWatch

.PHONY: help setup setup-packages setup-tests setup-protos build install uninstall deb dist run test check fuzz kills soak bench docs protos format picture clean

help: ## Lists the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

setup: ## Installs missing system packages, fonts and icons for building and running
	@Scripts/setup run

setup-packages setup-tests setup-protos: setup-%:
	@Scripts/setup $*

build: setup ## Builds the almanac command (bin/almanac), optimized
	@Scripts/build-command release

install: ## Installs what make build built into PREFIX (default /usr/local); DESTDIR= goes before every path
	@Scripts/install '$(PREFIX)' '$(DESTDIR)'

uninstall: ## Removes what make install installed in PREFIX
	@Scripts/install --uninstall '$(PREFIX)' '$(DESTDIR)'

deb: setup-packages build ## Makes a Debian package in dist
	@Scripts/build-package deb

dist: setup-packages build ## Makes a release archive and its checksum in dist
	@Scripts/build-package archive

run: ## Serves the example widgets and prints the page's address (PORT=, DATA= override)
	@PORT='$(PORT)' DATA='$(DATA)' Scripts/run-examples --check
	@Scripts/setup run
	@Scripts/build-command
	@PORT='$(PORT)' DATA='$(DATA)' Scripts/run-examples $(EXAMPLES)

test: setup-tests ## Runs the tests of all packages and the page; PACKAGE=Engine those of one, FILTER=name some of them
	@$(if $(FILTER),$(if $(PACKAGE),,$(error FILTER needs PACKAGE, for example: make test PACKAGE=Engine FILTER=$(FILTER))))Scripts/test $(if $(PACKAGE),'$(PACKAGE)') $(if $(FILTER),'$(FILTER)')

check: setup-tests ## Runs what takes long: templates, tutorial, documented commands, example apps, the API, an installation in a clean Debian, fuzzing, load
	@Scripts/check

fuzz: setup-tests ## Fuzzes the readers of foreign bytes for TIME seconds (default 60)
	@Scripts/fuzz $(or $(TIME),60)

kills: setup-tests ## Kills a host and a database writer ROUNDS times (default 1000) and checks that nothing is lost
	@Scripts/kills $(or $(ROUNDS),1000)

soak: setup-tests build ## Runs a host with 200 widgets for HOURS (default 2) under kills, floods, clock steps and a full disk
	@Scripts/test --build Host
	@Scripts/soak --minutes $$(python3 -c 'print($(or $(HOURS),2) * 60)') --app Examples:Weather --app Examples:Habits

bench: setup-tests ## Measures against peers and prints medians and ratios of one run
	@Scripts/bench

docs: setup-tests ## Builds the documentation site in .build/site
	@Scripts/build-docs

protos: setup-protos ## Regenerates Engine/Sources/Shared/AlmanacWireSchema/Generated from Protos
	@Scripts/generate-protos

format: ## Formats the Swift sources
	@Scripts/swift-sources | xargs swift format -i

picture: setup-tests build ## Draws the pictures of the README and of the rendering modes
	@Scripts/draw-picture

clean: ## Removes build products (not fonts, packages or data)
	rm -rf .build .build-* Host/.build Host/.build-* Examples/.build Benchmarks/.build Benchmarks/*/.build bin dist
