#!/usr/bin/env bash
# Prints the version of intentc, which only the compiler's source has.
sed -n 's/.*static let version = "\(.*\)".*/\1/p' \
  "$(dirname "${BASH_SOURCE[0]}")/../Sources/Compiler/IntentCompiler/Compilation/Compiler.swift"
