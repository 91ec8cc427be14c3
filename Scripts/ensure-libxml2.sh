#!/usr/bin/env bash
# Installs libxml2's headers and pkg-config if they are missing, and prints nothing if they are not.
set -euo pipefail

# The SDK of macOS has them.
[ "$(uname -s)" != Darwin ] || exit 0
found() { command -v pkg-config >/dev/null && pkg-config --exists libxml-2.0; }
found || "$(dirname "${BASH_SOURCE[0]}")/ensure.sh" libxml2-dev pkg-config
found || { echo 'pkg-config still does not find libxml2' >&2; exit 1; }
