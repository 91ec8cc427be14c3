#!/usr/bin/env bash
# Runs stress tests for longer than the tests do. Kills processes that write into a store, and checks the files that they
# leave; asks programs for options that crash, hang, flood and send invalid messages. Then it kills `generate` and `edit` a
# thousand times each, and reads the inputs of test_bounds.py in their full sizes.
#
#   Scripts/soak.sh SECONDS
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
swift build --product StoreWriter
swift build --product TroubledProvider
make release
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT
.build/debug/TroubledProvider soak "$1" &
service=$!
.build/debug/StoreWriter kill "$1" 1000000000 "$work"
wait $service
INTENTC_BIN=$PWD/.build/release FAULTS_KILLS=1000 BOUNDS_SCALE=1 Scripts/acceptance.sh test_faults.py test_bounds.py
