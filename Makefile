# Diorama's everyday commands; `make` alone lists them.

# A person wants to see a long build go on; a log does not.
QUIET := $(if $(CI),--quiet)
SOURCES := Package.swift Plugins Sources Tests Benchmarks Fuzz/Package.swift Fuzz/Sources/DioramaFuzz
SECONDS ?= 60
# How the tool is built that people install, and that benchmarks measure: it needs no library of
# Swift's, and leaves out the checks for overlapping accesses to a variable, which tests make.
# Nobody looks for a symbol in a program by name, so the loader need not. A room's functions are
# compiled into those that call them from other rooms.
LINUX := $(filter Linux,$(shell uname))
SHIPPED := --configuration release $(if $(LINUX),--static-swift-stdlib \
  -Xlinker --no-export-dynamic) \
  -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -cross-module-optimization
BENCHMARKS := --package-path Benchmarks $(SHIPPED)
# Screens are many small objects that come and go together, which mimalloc is made for. The bare scan
# that benchmarks compare with keeps the allocator of the system.
TOOL := $(SHIPPED) $(if $(LINUX),-Xlinker -lmimalloc)
PREFIX ?= /usr/local
BUILD := swift build --build-tests $(QUIET)
DIORAMA := swift run --quiet diorama
# Tests of one size: those that start child processes have a target of their own.
PROCESS_TESTS := '^ProcessTests\.'

.DEFAULT_GOAL := help
.PHONY: help deps install run test test-process test-browser test-editors schema docs prove bazel optimise release \
  reproducible lint format record bench instructions fuzz conformance sanitize check check-long clean

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 22

deps: ## install the system packages that are missing
	@Scripts/install-system-packages

install: deps ## install diorama, its page for man and its completions into PREFIX
	@swift build --package-path Benchmarks $(TOOL) --product diorama $(QUIET)
	@Scripts/install-tool "$$(swift build $(BENCHMARKS) --show-bin-path)/diorama" \
	  "$(DESTDIR)$(PREFIX)"

run: deps ## build and show a screen of each of the systems in screens/
	@swift build --product diorama >&2
	@$(if $(CI),,swift run --skip-build diorama schema --write --quiet screens 2>/dev/null || true)
	@Scripts/tour "$$(swift build --show-bin-path)/diorama"

test: deps ## build, run unit tests and screen files, compare screens/, check the schemas
	@$(BUILD)
	@swift test --skip-build --quiet --skip $(PROCESS_TESTS)
	@$(DIORAMA) test screens
	@Scripts/check-schema "$$(swift build --show-bin-path)/diorama"

test-process: deps ## run tests of processes: kills, faults, terminals; browser and editors if installed
	@$(BUILD)
	@swift test --skip-build --quiet --filter $(PROCESS_TESTS)
	@! command -v chromium >/dev/null || Scripts/test-browser "$$(swift build --show-bin-path)/diorama"
	@! command -v nvim >/dev/null || ! command -v emacs >/dev/null || \
	  Scripts/test-editors "$$(swift build --show-bin-path)/diorama"

test-browser: deps ## test the gallery's page in a browser; installs chromium
	@swift build --product diorama $(QUIET)
	@Scripts/test-browser "$$(swift build --show-bin-path)/diorama"

test-editors: deps ## test the language server in Neovim and Emacs; installs them
	@swift build --product diorama $(QUIET)
	@Scripts/test-editors "$$(swift build --show-bin-path)/diorama"

schema: deps ## write the schemas that editors check screens/ with
	@$(DIORAMA) schema --write screens

docs: deps ## write the documentation to .build-docs, check its links and examples
	@$(BUILD)
	@Scripts/check-docs

prove: deps ## show that screens depend on nothing but their files
	@$(DIORAMA) prove screens

bazel: deps ## try what docs/Bazel.md and docs/Scaling.md show, as far as their engines are installed
	@swift build --product diorama $(QUIET)
	@Scripts/check-bazel "$$(swift build --show-bin-path)/diorama"
	@Scripts/check-scaling "$$(swift build --show-bin-path)/diorama"

optimise: deps ## build with optimisation: diorama and the benchmarks
	@swift build $(BENCHMARKS) --product diorama-bench $(QUIET)
	@swift build --package-path Benchmarks $(TOOL) --product diorama $(QUIET)

release: optimise ## show that an optimised build shows the same
	@Scripts/check-release "$$(swift build --show-bin-path)/diorama" \
	  "$$(swift build $(BENCHMARKS) --show-bin-path)/diorama"

reproducible: deps ## show that two optimised builds of a commit are the same program
	@Scripts/check-reproducible diorama $(TOOL)

lint: deps ## check format, names and dependencies; warnings are errors of the build
	@swift format lint --strict --recursive --parallel $(SOURCES)
	@Scripts/write-sbom --check
	@$(BUILD)
	@Scripts/check-nexconn-names

format: ## put all sources into the project's format
	@swift format --in-place --recursive --parallel $(SOURCES)

record: deps ## write the snapshots of screens/
	@$(DIORAMA) record screens

bench: optimise ## measure speed against libyaml and Yams
	@swift build $(BENCHMARKS) --product diorama-bench-yams $(QUIET)
	@"$$(swift build $(BENCHMARKS) --show-bin-path)/diorama-bench"
	@echo
	@Scripts/bench table "$$(swift build $(BENCHMARKS) --show-bin-path)"

instructions: optimise ## compare instruction counts with the recorded ones; RECORD=1 accepts them
	@Scripts/bench $(if $(RECORD),record,check) "$$(swift build $(BENCHMARKS) --show-bin-path)"

fuzz: deps ## hand broken input to everything that reads some, for SECONDS each
	@Scripts/fuzz $(SECONDS)

conformance: deps ## compare the YAML reader with yaml-test-suite, whose data SUITE is the folder of
	@$(if $(SUITE),,echo "say where the suite is: make conformance SUITE=FOLDER" >&2; exit 2)
	@$(BUILD)
	@DIORAMA_YAML_SUITE="$(abspath $(SUITE))" swift test --skip-build --quiet \
	  --filter ConformanceTests

sanitize: deps ## run the screens under Thread and Address Sanitizer
	@Scripts/check-sanitizers

check: ## do what continuous integration does
	@.ci/run

check-long: optimise instructions ## do what takes long: each kind of mishap many more times
	@$(BUILD)
	@DIORAMA_OPTIMISED="$$(swift build $(BENCHMARKS) --show-bin-path)/diorama" DIORAMA_CHECK=long \
	  swift test --skip-build --quiet
	@Scripts/check-sanitizers
	@Scripts/fuzz $(SECONDS)

clean: ## remove all that was built
	@rm -rf .build .build-* .venv Benchmarks/.build Fuzz/.build
