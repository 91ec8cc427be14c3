# SwiftPM passes the traits in the order of their hashes: with another order, it compiles everything again.
SWIFT ?= SWIFT_DETERMINISTIC_HASHING=1 swift
PREFIX ?= /usr/local
DESTDIR ?=
BUNDLE ?= .build/bundle
PACKAGES ?= .build/packages
SANITIZERS ?= address thread
SECONDS ?= 3600
TARGET ?= definition
TEST ?=
FILTER ?=

COMMA := ,
BIN := .build/release/intentc
# Built with other traits than intentc, so in a folder of its own.
SWIFT_BUILD := .build/swift
SWIFT_BIN := $(SWIFT_BUILD)/release/intentc-swift
INTENTC = $$($(SWIFT) build --show-bin-path)/intentc
INSTALL_TO = $(DESTDIR)$(PREFIX)
# One binary that needs no Swift installation, without symbols and without the parts of Foundation that only apps use:
# it is smaller and starts sooner. Debug information is not made, because it would be stripped, too. Swift keeps
# everything public, also of packages, unless the linker may remove it. LLVM does not check the code that it gets from
# Swift: that takes a twentieth of the time. Generic types are made by functions, not found by name: each name would need
# a search of all conformances in the program, a third of the start. Apple's systems include the libraries.
STRIPPED := $(if $(filter Darwin,$(shell uname -s)),,-debug-info-format none \
	-Xswiftc -Xfrontend -Xswiftc -gnone -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify \
	-Xlinker --no-export-dynamic -Xlinker --strip-all -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
	-Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -Xfrontend -Xswiftc -internalize-at-link \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
STATIC := $(if $(filter Darwin,$(shell uname -s)),,--static-swift-stdlib) $(STRIPPED)
TRAITS := $(if $(filter Darwin,$(shell uname -s)),,--traits CommandLineTool$(COMMA)OptimizedCompiler)
# An index for editors takes a quarter of a build, and editors write their own. With other options than these, Swift
# compiles all again: BUILD_OPTIONS= does so for what a plain 'swift build' compiled.
BUILD_OPTIONS ?= --disable-index-store
export BUILD_OPTIONS
BUILD := $(SWIFT) build $(BUILD_OPTIONS)
SOURCES := Package.swift Sources $(filter-out Tests/Acceptance Tests/Migrations,$(wildcard Tests/*)) Plugins \
	Integrations/Prebuilt

.DEFAULT_GOAL := help
.PHONY: help demo test generated release release-build release-swift archive bundle bench install install-swift installable uninstall format lint docs acceptance intentc programs lean soak fuzz sanitize libxml2

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

demo: ## Print generated Swift, and the diagnostics for a typo
	@Scripts/demo.sh

# Without a limit, all tests start at once and wait for each other for minutes. Their hashes are random.
test: programs ## Run all tests, or some: FILTER=RuleIndexTests
	@SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$$((4 * $$(getconf _NPROCESSORS_ONLN))) \
		swift test --skip-build --disable-xctest --enable-swift-testing \
		$(if $(FILTER),--filter "$(FILTER)") $(if $(TEST_RESULTS),--xunit-output "$(TEST_RESULTS)")

generated: libxml2 ## Write Generated: Swift from Schemas, and the hashes of the editor's page
	@Scripts/page-hashes.sh Generated
	@$(MAKE) --no-print-directory intentc
	@Scripts/generate.sh "$(INTENTC)" Generated

release: libxml2
	@Scripts/static-libxml2.sh .build/libxml2 \
		$(SWIFT) build -c release $(STATIC) $(TRAITS) --product intentc

release-build: libxml2
	@Scripts/static-libxml2.sh .build/libxml2 \
		$(SWIFT) build -c release $(STATIC) $(TRAITS) --product intentc-build

release-swift: libxml2
	@Scripts/static-libxml2.sh $(SWIFT_BUILD)/libxml2 \
		$(SWIFT) build -c release $(STATIC) --scratch-path $(SWIFT_BUILD) \
		--traits OptimizedCompiler$(COMMA)AppIntentsReader --product intentc-swift

archive: release release-swift ## Pack a release into an archive, and print its checksum: PACKAGES=.build/packages
	@Scripts/archive.sh $(BIN) $(SWIFT_BIN) $(PACKAGES)

bundle: release-build ## Write a package with prebuilt plugins: BUNDLE=.build/bundle
	@Scripts/static-libxml2.sh .build/libxml2 \
		$(SWIFT) build -c release $(STATIC) $(TRAITS) --product intentc-backends
	@Scripts/static-libxml2.sh .build/libxml2 \
		$(SWIFT) build -c release $(STATIC) $(TRAITS) --product intentc-check
	@Scripts/bundle.sh $(BUNDLE) .build/release

bench: release ## Compare the speed with programs that only read property lists
	@$(BUILD) --product intentc-build
	@$(BUILD) --target IntentRuntime
	@Benchmarks/bench.py $(BIN)
	@Benchmarks/instructions.py --start $(BIN)

install: installable release ## Install intentc, its manual pages and completions: PREFIX=/usr/local DESTDIR=
	@Scripts/install.sh $(BIN) "$(INSTALL_TO)"

# With the toolchain's SwiftSyntax, this takes seconds after 'make install': with the same options, it reuses all modules.
# Package.swift links this program to Swift's libraries dynamically, because SwiftSyntax uses them, too.
install-swift: installable libxml2 ## Install intentc-swift, with which 'validate' and 'diff' read Swift: PREFIX= DESTDIR=
	@syntax=$$(Scripts/toolchain-syntax.sh) && \
		if [ -n "$$syntax" ] && Scripts/static-libxml2.sh .build/libxml2 \
			INTENTC_SWIFT_SYNTAX=$$syntax $(SWIFT) build -c release $(STATIC) $(TRAITS) --product intentc-swift; \
		then program=.build/release/intentc-swift; \
		else $(MAKE) release-swift && program=$(SWIFT_BIN) || exit; fi; \
		Scripts/install.sh --swift $$program "$(INSTALL_TO)"

# Asks before the minutes of building.
installable:
	@Scripts/install.sh --check "$(INSTALL_TO)"

uninstall: ## Remove the installed files
	@Scripts/install.sh --remove "$(INSTALL_TO)"

format: ## Format the sources
	$(SWIFT) format --in-place --recursive $(SOURCES)

lint: ## Check the format of the sources, and the scripts
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	Scripts/lint.sh

docs: libxml2 ## Build a site of the pages and the libraries: .build/docs/index.html
	@rm -rf .build/docs
	@Scripts/docs.sh .build/docs

acceptance: programs ## Drive the built programs from outside: TEST=test_plugin.py
	@Scripts/acceptance.sh $(TEST)

intentc: libxml2 ## Build intentc, not optimized: .build/debug/intentc
	@$(BUILD) --product intentc

# Not 'swift build' alone, which also builds what the plugins run a second time, and all libraries of SwiftNIO.
programs: libxml2
	@$(BUILD) --product intentcPackageTests

lean: libxml2 ## Build what a release has, and an intentc-swift that reads Swift, into .build-lean
	@syntax=$$(Scripts/toolchain-syntax.sh) && traits=CommandLineTool && \
		if [ -n "$$syntax" ]; then export INTENTC_SWIFT_SYNTAX=$$syntax; else traits=$$traits,AppIntentsReader; fi && \
		for product in intentc intentc-swift intentc-build intentc-backends intentc-check; do \
			Scripts/static-libxml2.sh .build-lean/libxml2 \
				$(BUILD) -debug-info-format none --scratch-path .build-lean --traits $$traits --product $$product || exit 1; \
		done

soak: libxml2 release ## Stress stores, providers and large inputs: SECONDS=3600
	@$(BUILD) --product StoreWriter && $(BUILD) --product TroubledProvider
	@work=$$(mktemp -d) || exit; trap 'kill $$service 2>/dev/null; rm -rf "$$work"' EXIT; trap 'exit 130' INT TERM HUP; \
		.build/debug/TroubledProvider soak $(SECONDS) & service=$$!; \
		.build/debug/StoreWriter kill $(SECONDS) 1000000000 "$$work" && wait $$service
	@INTENTC_BIN="$(CURDIR)/.build/release" FAULTS_KILLS=1000 BOUNDS_BYTES=10000000 \
		Scripts/acceptance.sh test_faults.py test_bounds.py

fuzz: libxml2 ## Fuzz one target: TARGET=definition SECONDS=3600
	@Scripts/fuzz.sh $(TARGET) $(SECONDS)

# Scripts/fuzz.sh checks for leaks: here the reports would include the Swift runtime and what the tests keep. A program
# that ends with a signal is part of a test. The thread sanitizer doesn't recognize the mutexes of Swift's Synchronization,
# which swift-subprocess uses. With more tests at once, some would exceed their time limits. Their hashes are random.
sanitize: libxml2 ## Run all tests with the address and the thread sanitizer: SANITIZERS="address thread"
	@known=$$(mktemp) || exit; trap 'rm -f "$$known"' EXIT; echo 'race:swift-subprocess/Sources' >"$$known"; \
		export ASAN_OPTIONS="detect_leaks=0:handle_segv=0:$$ASAN_OPTIONS"; \
		export TSAN_OPTIONS="handle_segv=0:suppressions=$$known:$$TSAN_OPTIONS"; \
		status=0; for sanitizer in $(SANITIZERS); do \
			INTENTC_SANITIZER=$$sanitizer swift test --disable-xctest --enable-swift-testing \
				--sanitize $$sanitizer --scratch-path .build-$$sanitizer \
				--experimental-maximum-parallelization-width 2 || status=1; \
		done; exit $$status

libxml2:
	@Scripts/ensure-libxml2.sh
