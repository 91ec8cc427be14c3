#!/usr/bin/env bash
# Prints the folder in which the Swift toolchain contains SwiftSyntax, or nothing. A program that uses it also needs the
# toolchain's other libraries, so releases compile the package instead. Not tried on Apple's systems.
set -euo pipefail
[ "$(uname -s)" = Linux ] || exit 0
folder=$(swift -print-target-info | sed -n 's|.*"runtimeResourcePath": *"\(.*\)".*|\1/host|p')
if [ -e "$folder/libSwiftParser.so" ] && [ -e "$folder/SwiftParser.swiftmodule" ]; then echo "$folder"; fi
