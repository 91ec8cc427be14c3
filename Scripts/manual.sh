#!/usr/bin/env bash
# Writes a manual page for each command of a built intentc, with the tool of ArgumentParser's plugin for manuals, and
# intentc-environment(7). What that tool does not escape is escaped here: quotes and hyphens that can be copied, lines
# that begin like a request, and the ends of lines, which tables need. No word is divided.
#
#   Scripts/manual.sh INTENTC FOLDER
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
intentc=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
mkdir -p "$2"
folder=$(cd "$2" && pwd)
parser=(--disable-index-store -debug-info-format none --package-path "$root/.build/checkouts/swift-argument-parser" --scratch-path "$root/.build/manual")
# The date of the last commit, or of the change log: the same sources make the same pages.
date=$(git -C "$root" log -1 --format=%cs 2>/dev/null || date -u -r "$root/CHANGELOG.md" +%Y-%m-%d)
swift build "${parser[@]}" --product generate-manual >&2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$(swift build "${parser[@]}" --show-bin-path)/generate-manual" "$intentc" --multi-page --date "$date" -o "$work"
# man finds the page of 'intentc diff' as intentc-diff.
name() { basename "$1" | awk -F . '{ for (i = 1; i < NF; i++) printf "%s%s", (i > 1 ? "-" : ""), $i; print "." $NF }'; }
for page in "$work"/*; do
  awk '
    # The first line of a page names it as man finds it.
    /^\.Dt/ { gsub(/\./, "-", $2); print; next }
    /^\.Xr/ { gsub(/\./, "\\-", $2); print; next }
    /^\.Nd/ { for (i = 3; i <= NF; i++) if (length($i) > 3) $i = "\\%" $i }
    /^\.(Fl|Op|It|Ar|Nd)/ { gsub(/-/, "\\-"); text = 0; print; next }
    # A page is found by its name, and shows what people type.
    /^\.Nm "/ { gsub(/^\.Nm "|"$/, ""); words = $0; gsub(/ /, "\\-"); print ".Nm " $0; next }
    /^\.Nm$/ { print ".Nm " words; next }
    /^\.Ex/ { print ".Xr intentc\\-environment 7\nlists the exit codes."; next }
    /^\./ { text = 0; print; next }
    {
      gsub(/\\/, "\\e"); gsub(/-/, "\\-"); gsub(/\047/, "\\(aq"); gsub(/~/, "\\(ti"); gsub(/`/, "\\(ga"); gsub(/\^/, "\\(ha")
      gsub(/[^ ][^ ][^ ][^ ]+/, "\\%&")
      if (NF && text) print ".br"
      print (NF ? "\\&" $0 : ".Pp")
      text = NF
    }' "$page" >"$folder/$(name "$page")"
done
cp "$root/Documentation/intentc-environment.7" "$folder/"
