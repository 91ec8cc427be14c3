#!/usr/bin/env bash
# Builds the documentation of the libraries into a folder, one archive for each, and a site with the pages and the
# libraries, which opens from the folder. A warning or a link without a target is a failure.
#
#   Scripts/docs.sh FOLDER
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
# As the Makefile does.
export SWIFT_DETERMINISTIC_HASHING=1
output=$1

docc=docc sdk=()
if command -v xcrun >/dev/null; then docc=$(xcrun --find docc) sdk=(-sdk "$(xcrun --show-sdk-path)"); fi
target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)
read -r -a libxml2 <<<"-I Sources/Compiler/CLibXML2 $(pkg-config --cflags-only-I libxml-2.0 2>/dev/null)"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$output"

modules=(IntentSchema IntentRuntime IntentChecking IntentStore IntentTimelines IntentWidgets IntentOptions
  IntentOptionsClient IntentEditor LibIntentc)
read -r -a options <<<"${BUILD_OPTIONS:-}"
for module in IntentTimelines IntentWidgets IntentOptionsClient IntentEditor LibIntentc; do
  swift build ${options[@]+"${options[@]}"} --target $module || exit 1
done
built=$(swift build --show-bin-path)/Modules
# The C modules of the packages that IntentOptionsClient imports, and the one that LibIntentc imports.
checkouts=.build/checkouts
c_modules=(-Xcc "-fmodule-map-file=${built%/Modules}/RulePages.build/module.modulemap"
  -I "$checkouts/swift-system/Sources/CSystem/include"
  -I "$checkouts/swift-subprocess/Sources/_SubprocessCShims/include")

failures=0
for module in "${modules[@]}"; do
  mkdir "$work/$module"
  swift symbolgraph-extract -module-name "$module" -target "$target" ${sdk[@]+"${sdk[@]}"} -I "$built" \
    "${libxml2[@]}" "${c_modules[@]}" -module-cache-path "$work/cache" -minimum-access-level public \
    -skip-synthesized-members -emit-extension-block-symbols -output-dir "$work/$module" || exit 1
  if ! "$docc" convert Sources/*/"$module/$module.docc" --additional-symbol-graph-dir "$work/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --output-path "$output/$module.doccarchive" --ide-console-output >"$work/log" 2>&1 || grep -qE ': (warning|error): ' "$work/log"; then
    cat "$work/log"
    failures=$((failures + 1))
  fi
  echo "$output/$module.doccarchive"
done
Scripts/site.py "$output" || failures=$((failures + 1))
[ $failures -eq 0 ]
