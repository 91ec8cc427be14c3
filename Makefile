SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
BUNDLE ?= .build/bundle
PACKAGES ?= .build/packages
DIR ?= Schemas/Names
SECONDS ?= 3600
TARGET ?= definition

COMMA := ,
BIN := .build/release/intentc
# Built with other traits than intentc, so in a folder of its own.
SWIFT_BUILD := .build/swift
SWIFT_BIN := $(SWIFT_BUILD)/release/intentc-swift
INTENTC = $$($(SWIFT) build --show-bin-path)/intentc
INSTALL_TO = $(DESTDIR)$(PREFIX)
# One binary that needs no Swift installation, without symbols and without the parts of Foundation that only apps use:
# it is smaller and starts sooner. Apple's systems include the libraries.
STATIC := $(if $(filter Darwin,$(shell uname -s)),,--static-swift-stdlib \
	-Xlinker --strip-all -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)
TRAITS := $(if $(filter Darwin,$(shell uname -s)),,--traits CommandLineTool$(COMMA)OptimizedCompiler)
SOURCES := Package.swift Sources $(filter-out Tests/Migrations,$(wildcard Tests/*)) Plugins Benchmarks/Package.swift Benchmarks/Benchmarks

.DEFAULT_GOAL := help
.PHONY: help demo test corpus generated release release-swift archive deb bundle bazel bench install install-swift uninstall format lint docs docs-rules sarif json-schema app-intents-reader soak fuzz sanitize libxml2

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

demo: libxml2 ## Compile an example and show the result
	@$(SWIFT) build --product intentc
	@.ci/demo "$(INTENTC)"

# Without a limit, all tests start at once and wait for each other for minutes.
test: libxml2 ## Run all tests
	SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$$((4 * $$(getconf _NPROCESSORS_ONLN))) $(SWIFT) test

corpus: libxml2 ## Generate and type-check every definition in a folder: make corpus DIR=...
	@.ci/corpus "$(DIR)"

generated: libxml2 ## Write Generated: Swift from Schemas, and what intentc embeds
	@.ci/embed Generated
	@$(SWIFT) build --product intentc
	@.ci/generate "$(INTENTC)" Generated

release: libxml2
	@folder=$$(.ci/static-libxml2 .build/libxml2) && \
		PKG_CONFIG_PATH=$$folder$${PKG_CONFIG_PATH:+:$$PKG_CONFIG_PATH} \
		$(SWIFT) build -c release $(STATIC) $(TRAITS) --product intentc

release-swift:
	@$(SWIFT) build -c release $(STATIC) --scratch-path $(SWIFT_BUILD) \
		--traits OptimizedCompiler$(COMMA)AppIntentsReader --product intentc-swift

archive: release release-swift ## Pack a release into an archive, and print its checksum: PACKAGES=.build/packages
	@.ci/archive $(BIN) $(SWIFT_BIN) $(PACKAGES)

deb: release release-swift ## Make a Debian package of a release: PACKAGES=.build/packages
	@.ci/deb $(BIN) $(SWIFT_BIN) $(PACKAGES)

bundle: libxml2 ## Write a package with prebuilt plugins: BUNDLE=.build/bundle
	@folder=$$(.ci/static-libxml2 .build/libxml2) && \
		export PKG_CONFIG_PATH=$$folder$${PKG_CONFIG_PATH:+:$$PKG_CONFIG_PATH} && \
		$(SWIFT) build -c release $(STATIC) $(TRAITS) --product intentc-build && \
		$(SWIFT) build -c release $(STATIC) $(TRAITS) --product intentc-backends && \
		$(SWIFT) build -c release $(STATIC) $(TRAITS) --product intentc-check
	@.ci/bundle $(BUNDLE) .build/release

bench: release ## Compare the speed with programs that only read property lists
	@$(SWIFT) build --product intentc-build
	@$(SWIFT) build --target IntentRuntime
	@.ci/bench $(BIN)
	@.ci/keys $(BIN)

install: release ## Install intentc, its manual pages and completions: PREFIX=/usr/local DESTDIR=
	@.ci/install $(BIN) "$(INSTALL_TO)"

install-swift: release-swift ## Install intentc-swift, with which 'diff --app-intents' reads Swift: PREFIX= DESTDIR=
	@.ci/install --swift $(SWIFT_BIN) "$(INSTALL_TO)"

uninstall: ## Remove the installed files
	@.ci/install --remove "$(INSTALL_TO)"

format: ## Format the sources
	$(SWIFT) format --in-place --recursive $(SOURCES)

lint: ## Check the format of the sources
	$(SWIFT) format lint --strict --recursive $(SOURCES)

docs: libxml2 ## Build the documentation of the libraries into .build/docs
	@.ci/docs .build/docs

docs-rules: libxml2 ## Write Documentation/Rules.md from the help of the rules
	@.ci/embed Generated
	@$(SWIFT) build --product intentc
	@"$(INTENTC)" explain --markdown > Documentation/Rules.md

sarif: libxml2 ## Check the output formats against their schemas
	@$(SWIFT) build --product intentc
	@.ci/sarif "$(INTENTC)"

json-schema: libxml2 ## Check that JSON Schemas accept what decoding accepts
	@$(SWIFT) build --product intentc
	@.ci/json-schema "$(INTENTC)"

app-intents-reader: libxml2 ## Check what 'diff --app-intents' reads and reports
	@$(SWIFT) build --scratch-path .build-lean --traits CommandLineTool,AppIntentsReader --product intentc
	@$(SWIFT) build --scratch-path .build-lean --traits CommandLineTool,AppIntentsReader --product intentc-swift
	@.ci/app-intents-reader .build-lean/debug/intentc .build-lean/debug/intentc-swift Schemas

bazel: libxml2 ## Try the rules for Bazel
	@$(SWIFT) build --product intentc
	@.ci/bazel "$(INTENTC)"

soak: libxml2 ## Stress stores, providers and large inputs: SECONDS=3600
	@.ci/soak $(SECONDS)

fuzz: libxml2 ## Fuzz one target: TARGET=definition SECONDS=3600
	@.ci/fuzz $(TARGET) $(SECONDS)

sanitize: libxml2 ## Run all tests with the address and the thread sanitizer
	@.ci/sanitize

libxml2:
	@.ci/ensure-libxml2
