#!/usr/bin/env bash
# Fuzzes the code that reads untrusted bytes, with libFuzzer and the address sanitizer. The targets are listed in
# Tests/Fuzzing/Sources/Fuzz/FuzzTarget.swift.
#
#   Scripts/fuzz.sh                  runs each target for a few seconds, from the seeds, in a debug build
#   Scripts/fuzz.sh TARGET SECONDS   runs one in an optimised build, where no input may take a second of processor time
#
# Inputs that reached new code are kept in .build-fuzz/corpus, failing ones in .build-fuzz/findings. To repeat one:
#
#   Scripts/fuzz.sh TARGET FILE
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
root=$PWD
package=Tests/Fuzzing
mode=debug
[ $# -eq 0 ] || mode=release

probe=$(mktemp -d)
trap 'rm -rf "$probe"' EXIT
echo 'func nothing() {}' >"$probe/probe.swift"
swiftc -sanitize=fuzzer,address -parse-as-library -c "$probe/probe.swift" -o "$probe/probe.o" 2>/dev/null || {
  echo 'fuzz: skipped: this Swift has no libFuzzer'
  exit 0
}
# All modules are built with the sanitizers and for @testable import.
build=(swift build --package-path "$package" --scratch-path "$root/.build-fuzz/$mode" -c $mode
  -Xswiftc -sanitize=address -Xswiftc -sanitize-coverage=edge,indirect-calls,trace-cmp,inline-8bit-counters
  -Xswiftc -enable-testing)
# The default linker of Linux fails on the sanitizer's symbols, in the package's own tools too.
[ "$(uname -s)" = Linux ] && build+=(-Xswiftc -use-ld=lld)
"${build[@]}" --product Fuzz || exit 1
fuzz=$("${build[@]}" --show-bin-path)/Fuzz
# The sanitizer keeps freed memory for a while, which would count as memory of the target.
export ASAN_OPTIONS=quarantine_size_mb=8:${ASAN_OPTIONS:-}

# seeds TARGET: the folders that a target starts with. Large definitions are too slow for a debug build.
seeds() {
  case $1 in
    definition | swift)
      echo "$package/Seeds/definition"
      [ $mode = debug ] || echo Tests/IntentCompilerTests/Generation/Fixtures Schemas
      ;;
    xml) echo "$package/Seeds/xml $package/Seeds/definition" ;;
    *) echo "$package/Seeds/$1" ;;
  esac
}

# run TARGET SECONDS ARGUMENT...: fuzzes for a while.
run() {
  local target=$1 seconds=$2 length=4096 leaks=0
  shift 2
  case $target in
    definition | swift) length=65536 ;;
    # Leaks are checked where libxml2 is used. Elsewhere the sanitizer reports memory that Swift's weak references and
    # enum constants hold, because it does not understand these pointers.
    xml | binary | strings | translations) leaks=1 ;;
  esac
  mkdir -p "$root/.build-fuzz/corpus/$target" "$root/.build-fuzz/findings"
  # shellcheck disable=SC2046
  ASAN_OPTIONS=$ASAN_OPTIONS:detect_leaks=$leaks "$fuzz" "$target" -max_total_time="$seconds" -max_len=$length -timeout=60 -rss_limit_mb=512 -detect_leaks=$leaks \
    -print_final_stats=1 -artifact_prefix="$root/.build-fuzz/findings/$target-" "$@" "$root/.build-fuzz/corpus/$target" $(seeds "$target")
}

if [ $# -gt 1 ] && [ -f "$2" ]; then
  "$fuzz" "$1" "$2"
elif [ $# -gt 0 ]; then
  run "$1" "${2:-60}"
else
  good=0 bad=0
  for target in $("$fuzz"); do
    log=$probe/$target
    if run "$target" 4 -seed=1 >"$log" 2>&1; then
      good=$((good + 1))
      sed -n "s/^stat::number_of_executed_units: */fuzz: $target: runs: /p" "$log"
    else
      bad=$((bad + 1))
      echo "fuzz: $target: FAILED"
      grep -E 'broken promise|ERROR|SUMMARY|Fatal error|Test unit written' "$log" | cut -c 1-1000
    fi
  done
  echo "fuzz: $good passed, $bad failed"
  [ $bad -eq 0 ]
fi
