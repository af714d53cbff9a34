# SPDX-License-Identifier: Apache-2.0
# The two to know: `make run` starts a demo server, `make test` runs every test. Both install what is missing.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

JOBS ?= $(shell nproc)
FUZZ_RUNS ?= 10000000
RELEASE = swift build -c release --static-swift-stdlib --product consent-server -j $(JOBS) $(BUILD_FLAGS)
SERVER := .build/release/consent-server
COUNTRIES := .build/release/consent-countries.bin
# Kept apart from .build, so that `make clean` does not fetch the country files again.
COUNTRIES_CACHE := .cache/consent-countries.bin

.PHONY: help setup build countries run test lint sanitize faults fuzz bench image clean venv

help: ## Shows this list.
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

setup: ## Installs what the build and the tests need and the machine lacks (apt, as root or with sudo).
	@scripts/setup.sh test

build: ## Builds the release binary, the Swift runtime inside, with the country table beside it.
	@scripts/setup.sh run
	@$(RELEASE)
	@$(MAKE) -s --no-print-directory $(COUNTRIES)

$(COUNTRIES_CACHE): scripts/country-table.sh
	@mkdir -p $(@D)
	@scripts/country-table.sh $@

$(COUNTRIES): $(COUNTRIES_CACHE)
	@mkdir -p $(@D)
	@install -m 0644 $< $@

countries: build ## Fetches the newest country files that Debian has and packs them anew; SIGHUP makes a running server read them.
	@scripts/country-table.sh --refresh $(COUNTRIES_CACHE)
	@install -m 0644 $(COUNTRIES_CACHE) $(COUNTRIES).new
	@mv $(COUNTRIES).new $(COUNTRIES)

run: build ## Starts a demo server on http://127.0.0.1:8080 and prints three calls to try.
	@exec scripts/run-demo.sh

test: setup ## Runs every test: lint, Swift, then the release build from outside. Ends with 'N passed, N failed'.
	@scripts/run-tests.py $(SUITES)

lint: ## Checks the format of every Swift file.
	@scripts/setup.sh run
	@scripts/embed-openapi.py --check
	@scripts/embed-assets.py --check
	@swift format lint --strict --parallel -r Package.swift Sources Tests $(wildcard Fuzz)

sanitize: ## Runs the Swift tests under the thread sanitizer, then under the address sanitizer.
	@scripts/setup.sh run
	swift test --disable-xctest --sanitize=thread --scratch-path .build/thread -j $(JOBS)
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/leak-suppressions.txt:print_suppressions=0 \
	    swift test --disable-xctest --sanitize=address --scratch-path .build/address -j $(JOBS)

venv:
	@scripts/setup.sh test
	@scripts/venv.sh

faults: build venv ## The long runs: 10,000 kills, 500 power cuts, failed syncs, full disks (as root).
	.venv/bin/pytest Tests/EndToEnd -m "faults or durability" --long -rs

fuzz: ## Fuzzes every parser (FUZZ_RUNS each).
	@scripts/setup.sh run
	@Fuzz/run.sh $(FUZZ_RUNS)

bench: build ## Measures this build against the ceilings of the machine that it runs on.
	@scripts/setup.sh bench
	@python3 Benchmarks/run.py

image: ## Builds the container image with buildah and lints its Dockerfile; needs base images that can be pulled.
	@scripts/image.sh

clean: ## Removes what was built; the country table stays in .cache.
	@rm -rf .build .venv
