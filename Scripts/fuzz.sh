#!/usr/bin/env bash
# Fuzzes the code that reads untrusted bytes, with libFuzzer and the address sanitizer. The targets are listed in
# Tests/Fuzzing/Sources/Fuzz/FuzzTarget.swift.
#
#   Scripts/fuzz.sh                  runs each target for a few seconds, from the seeds, in a debug build
#   Scripts/fuzz.sh TARGET SECONDS   runs one in an optimized build, where no input may take a second of processor time
#   Scripts/fuzz.sh TARGET FILE      repeats an input
#
# Inputs that reached new code are kept in .build-fuzz/corpus, failing ones in .build-fuzz/findings.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
seeds=Tests/Fuzzing/Seeds kept=$PWD/.build-fuzz mode=debug
[ $# -eq 0 ] || mode=release

# All modules are built with the sanitizers and for @testable import.
build=(swift build --package-path Tests/Fuzzing --scratch-path "$kept/$mode" -c "$mode"
  -Xswiftc -sanitize=address -Xswiftc "-sanitize-coverage=edge,indirect-calls,trace-cmp,inline-8bit-counters"
  -Xswiftc -enable-testing --disable-index-store)
# The default linker of Linux fails on the sanitizer's symbols, in the package's own tools too.
[ "$(uname -s)" = Linux ] && build+=(-Xswiftc -use-ld=lld)
"${build[@]}" --product Fuzz || exit 1
fuzz=$("${build[@]}" --show-bin-path)/Fuzz
# The sanitizer keeps freed memory for a while, which would count as memory of the target.
export ASAN_OPTIONS=quarantine_size_mb=8:${ASAN_OPTIONS:-}

# run TARGET SECONDS ARGUMENT...: fuzzes for a while.
run() {
  local target=$1 seconds=$2 length=4096 leaks=0 from=("$seeds/$1")
  shift 2
  case $target in
    definition | swift)
      length=65536 from=("$seeds/definition")
      # Large definitions are too slow for a debug build.
      [ $mode = debug ] || from+=(Tests/IntentCompilerTests/Generation/Fixtures Schemas)
      ;;
    xml) from+=("$seeds/definition") ;;
  esac
  # Leaks are checked where libxml2 is used. Elsewhere the sanitizer reports memory that Swift's weak references and enum
  # constants hold, because it does not understand these pointers.
  case $target in xml | binary | strings | translations) leaks=1 ;; esac
  mkdir -p "$kept/corpus/$target" "$kept/findings"
  ASAN_OPTIONS=$ASAN_OPTIONS:detect_leaks=$leaks "$fuzz" "$target" -max_total_time="$seconds" -max_len=$length -timeout=60 \
    -rss_limit_mb=512 -detect_leaks=$leaks -print_final_stats=1 -artifact_prefix="$kept/findings/$target-" "$@" \
    "$kept/corpus/$target" "${from[@]}"
}

if [ $# -gt 1 ] && [ -f "$2" ]; then
  "$fuzz" "$1" "$2"
elif [ $# -gt 0 ]; then
  run "$1" "${2:-60}"
else
  good=0 bad=0
  for target in $("$fuzz"); do
    log=$kept/$target.log
    if run "$target" 4 -seed=1 >"$log" 2>&1; then
      good=$((good + 1))
      echo "$target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") runs"
    else
      bad=$((bad + 1))
      echo "$target: FAILED"
      grep -E 'broken promise|ERROR|SUMMARY|Fatal error|Test unit written' "$log" | cut -c 1-1000
    fi
  done
  echo "$good passed, $bad failed"
  [ $bad -eq 0 ]
fi
