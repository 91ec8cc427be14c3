#!/usr/bin/env bash
# Prints the version of intentc, which is in one file.
sed -n 's/.*static let version = "\(.*\)".*/\1/p' \
  "$(dirname "${BASH_SOURCE[0]}")/../Sources/Compiler/IntentDiagnostics/Program.swift"
