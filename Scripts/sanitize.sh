#!/usr/bin/env bash
# Runs all tests with the address sanitizer, then with the thread sanitizer, each in its own build folder. The traits of
# a test say what it leaves out with a sanitizer.
#
#   Scripts/sanitize.sh [SANITIZER...]   default: address thread
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
[ $# -gt 0 ] || set -- address thread

# Scripts/fuzz.sh checks for leaks: here the reports would include the Swift runtime and what the tests keep. A program that
# ends with a signal is part of a test.
export ASAN_OPTIONS=detect_leaks=0:handle_segv=0:${ASAN_OPTIONS:-}
# The thread sanitizer does not recognize the mutexes of Swift's Synchronization, which that library uses.
suppressions=$(mktemp)
trap 'rm -f "$suppressions"' EXIT
echo 'race:swift-subprocess/Sources' >"$suppressions"
export TSAN_OPTIONS=handle_segv=0:suppressions=$suppressions:${TSAN_OPTIONS:-}
status=0
for sanitizer in "$@"; do
  echo "sanitize: $sanitizer"
  # With more tests at once, some would exceed their time limits.
  INTENTC_SANITIZER=$sanitizer swift test --sanitize "$sanitizer" --scratch-path ".build-$sanitizer" \
    --experimental-maximum-parallelization-width 2 || status=1
done
exit $status
