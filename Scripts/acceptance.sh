#!/usr/bin/env bash
# Runs acceptance tests with pytest, which gets an environment of its own in .build with the packages of requirements.txt.
#
#   Scripts/acceptance.sh [FILE-OR-OPTION...]   such as test_plugin.py, or -k names
#
# TEST_RESULTS names a file for the results, in JUnit's format.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tests=$root/Tests/Acceptance
environment=$root/.build/acceptance
"$root/Scripts/environment.sh" "$environment" "$tests/requirements.txt"
cd "$tests"
exec "$environment/bin/python" -m pytest ${TEST_RESULTS:+"--junitxml=$TEST_RESULTS"} "$@"
