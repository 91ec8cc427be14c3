#!/usr/bin/env bash
# Prints the Swift generated from an example, and the diagnostics for the same file with a typo. Builds only
# intentc-build, the build plugin's tool, which `make test` reuses.
#
#   Scripts/demo.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# As the Makefile does.
export SWIFT_DETERMINISTIC_HASHING=1
Scripts/ensure-libxml2.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
definition=Schemas/UpNext.intentdefinition code=$work/UpNext.intentdefinition.swift tool=.build/debug/intentc-build

echo 'Building intentc-build, which takes about half a minute ...'
read -r -a options <<<"${BUILD_OPTIONS:-}"
swift build ${options[@]+"${options[@]}"} --product intentc-build >"$work/log" 2>&1 || { cat "$work/log" && exit 1; }
echo "Built in $SECONDS s. Generating Swift from $definition:"
"$tool" --output "$work" "$definition"

# The properties of the struct, up to the one that keeps what could not be decoded, and the protocol.
printf '\n'
awk '/Values that could not be decoded/ { exit } { print }' "$code"
printf '  ...\n\n'
sed -n '/protocol .*OptionsProvider/,/^}/p' "$code"
printf '\n(All %d lines of Swift: Generated/Schemas/%s)\n' "$(wc -l <"$code")" "$(basename "$code")"

printf '\nThe same definition, with a mistake in the name of a parent:\n\n'
cd "$work"
sed '/RelationshipParentName/{n;s/mirrorCalendarApp/mirorCalendarApp/;}' "$OLDPWD/$definition" >UpNext.intentdefinition
"$OLDPWD/$tool" --output . UpNext.intentdefinition || true
cat <<'END'

What to try next:
  Examples/Tides/README.md                             the life of a widget, one command after the other
  make test                                            run all tests, which takes eleven minutes
  make install install-swift                           install all commands, which takes several minutes, and then:
  intentc validate Schemas                             report every problem, with fixes
  intentc edit Schemas/UpNext.intentdefinition --web   fill in a widget's configuration screen
END
