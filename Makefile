# Diorama's development commands; `make` alone lists them.

# Builds show their progress, except in CI logs.
QUIET := $(if $(CI),--quiet)
SOURCES := Package.swift Plugins Sources Tests Benchmarks Fuzz/Package.swift Fuzz/Sources/DioramaFuzz
SECONDS ?= 60
# Options of the installed and benchmarked tool: it links the Swift libraries statically, omits the
# checks for overlapping accesses to a variable, which tests make, and exports no symbols. Functions
# are inlined across modules.
SHIPPED := --configuration release --static-swift-stdlib -Xlinker --no-export-dynamic \
  -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -cross-module-optimization
BENCHMARKS := --package-path Benchmarks $(SHIPPED)
PREFIX ?= /usr/local
BUILD := swift build --build-tests $(QUIET)
DIORAMA := swift run --quiet diorama
# Tests that start child processes are in a separate target.
PROCESS_TESTS := '^ProcessTests\.'

.DEFAULT_GOAL := help
.PHONY: help deps install dist test-dist run test test-process test-browser test-editors test-init test-package schema docs prove \
  bazel optimize release reproducible release-check lint format record bench instructions fuzz conformance sanitize \
  check check-long clean

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 22

deps: ## install the system packages that are missing
	@Scripts/install-system-packages

install: deps ## install diorama, its man page and completions into PREFIX
	@swift build $(BENCHMARKS) --product diorama $(QUIET)
	@Scripts/install-tool "$$(swift build $(BENCHMARKS) --show-bin-path)/diorama" \
	  "$(DESTDIR)$(PREFIX)"

dist: deps ## build the files of a release in dist/: archive, Debian package, wheel
	@Scripts/dist dist $(SHIPPED)

test-dist: ## install the files in dist/ in empty systems without network, and use them; needs root
	@Scripts/test-dist dist

run: deps ## build diorama and show a screen of each system in screens/
	@swift build --product diorama >&2
	@$(if $(CI),,swift run --skip-build diorama schema --write --quiet screens 2>/dev/null || true)
	@Scripts/tour "$$(swift build --show-bin-path)/diorama"

test: deps ## build, run unit tests and screen files, compare screens/, check the schemas
	@Scripts/test-install
	@$(BUILD)
	@swift test --skip-build --quiet --skip $(PROCESS_TESTS)
	@$(DIORAMA) test screens
	@Scripts/check-schema "$$(swift build --show-bin-path)/diorama"

test-process: deps ## run process tests: kills, faults, terminals; browser and editors if installed
	@$(BUILD)
	@swift test --skip-build --quiet --filter $(PROCESS_TESTS)
	@! command -v chromium >/dev/null || Scripts/test-browser "$$(swift build --show-bin-path)/diorama"
	@! command -v nvim >/dev/null || ! command -v emacs >/dev/null || \
	  Scripts/test-editors "$$(swift build --show-bin-path)/diorama"

test-browser: deps ## test the gallery page in a browser; installs chromium
	@swift build --product diorama $(QUIET)
	@Scripts/test-browser "$$(swift build --show-bin-path)/diorama"

test-editors: deps ## test the language server in Neovim and Emacs; installs them
	@swift build --product diorama $(QUIET)
	@Scripts/test-editors "$$(swift build --show-bin-path)/diorama"

schema: deps ## write the schemas of screens/ for editors
	@$(DIORAMA) schema --write screens

docs: deps ## build the documentation in .build-docs; check links and examples
	@$(BUILD)
	@Scripts/check-docs

prove: deps ## check that screens depend only on their files
	@$(DIORAMA) prove screens

bazel: deps ## test the examples of docs/Bazel.md and docs/Scaling.md, if their tools are installed
	@swift build --product diorama $(QUIET)
	@Scripts/check-bazel "$$(swift build --show-bin-path)/diorama"
	@Scripts/check-scaling "$$(swift build --show-bin-path)/diorama"

test-init: deps ## run the CI files of `diorama init` and docs/Scaling.md in an empty root
	@swift build --product diorama $(QUIET)
	@Scripts/check-starter "$$(swift build --show-bin-path)/diorama"

test-package: deps ## build and test the package of `diorama init --swift`, from the committed files
	@swift build --product diorama $(QUIET)
	@Scripts/check-package "$$(swift build --show-bin-path)/diorama"

optimize: deps ## build diorama and the benchmarks with optimization
	@swift build $(BENCHMARKS) --product diorama-bench $(QUIET)
	@swift build $(BENCHMARKS) --product diorama $(QUIET)

release: optimize ## check that an optimized build renders the same
	@Scripts/check-release "$$(swift build --show-bin-path)/diorama" \
	  "$$(swift build $(BENCHMARKS) --show-bin-path)/diorama"

reproducible: deps ## check that two releases of a commit are identical
	@Scripts/check-reproducible $(SHIPPED)

release-check: ## check that number, changelog, tag and committed files agree, for a release
	@Scripts/release-check

lint: deps ## check format, language, names and dependencies; warnings are errors of the build
	@swift format lint --strict --recursive --parallel $(SOURCES)
	@Scripts/write-sbom --check
	@Scripts/write-overrides --check
	@Scripts/release-check --numbers
	@Scripts/check-ci-files
	@Scripts/check-language $$(git rev-parse -q --verify origin/main >/dev/null \
	  && echo --commits origin/main..HEAD)
	@$(BUILD)
	@Scripts/check-nexconn-names

format: ## format all sources
	@swift format --in-place --recursive --parallel $(SOURCES)

record: deps ## write the snapshots of screens/
	@$(DIORAMA) record screens

bench: optimize ## measure speed against libyaml and Yams
	@swift build $(BENCHMARKS) --product diorama-bench-yams $(QUIET)
	@"$$(swift build $(BENCHMARKS) --show-bin-path)/diorama-bench"
	@echo
	@Scripts/bench table "$$(swift build $(BENCHMARKS) --show-bin-path)"

instructions: optimize ## compare instruction counts with the recorded ones; RECORD=1 accepts them
	@Scripts/bench $(if $(RECORD),record,check) "$$(swift build $(BENCHMARKS) --show-bin-path)"

fuzz: deps ## run all fuzz targets, for SECONDS each
	@Scripts/fuzz $(SECONDS)

conformance: deps ## test the YAML reader with yaml-test-suite; SUITE is the folder of its data
	@$(if $(SUITE),,echo "SUITE is not set; run: make conformance SUITE=FOLDER" >&2; exit 2)
	@$(BUILD)
	@DIORAMA_YAML_SUITE="$(abspath $(SUITE))" swift test --skip-build --quiet \
	  --filter ConformanceTests

sanitize: deps ## run the screens under Thread and Address Sanitizer
	@Scripts/check-sanitizers

check: ## run the checks of continuous integration
	@.ci/run

check-long: optimize instructions ## run the extended fault-injection tests, sanitizers and fuzz targets
	@$(BUILD)
	@DIORAMA_CHECK=long swift test --skip-build --quiet --skip $(PROCESS_TESTS)
	@DIORAMA_OPTIMIZED="$$(swift build $(BENCHMARKS) --show-bin-path)/diorama" DIORAMA_CHECK=long \
	  swift test --skip-build --quiet --filter $(PROCESS_TESTS)
	@Scripts/check-sanitizers
	@Scripts/fuzz $(SECONDS)

clean: ## remove all build products
	@rm -rf .build .build-* .venv dist Benchmarks/.build Fuzz/.build
