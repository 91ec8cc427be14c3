#!/usr/bin/env bash
# Makes the package of the prebuilt plugins: `make bundle`, and Documentation/Releasing.md.
#
#   Scripts/bundle.sh FOLDER BIN
#
# FOLDER becomes the content of a repository of its own: Integrations/Prebuilt/Package.swift, the sources that it names, and
# the tools of the folder BIN, built for this platform, in artifact bundles (SE-0305). Tools of other platforms stay.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$1 bin=$2
manifest=$root/Integrations/Prebuilt/Package.swift

# names KIND: the names of the targets of a kind.
names() { tr '\n' ' ' <"$manifest" | sed 's/^.* targets: \[ *\.target/.target/' | grep -oE "\.$1\( *name: \"[^\"]*" | sed 's/.*"//'; }

# replace SOURCE TARGET: what is a link in this repository is a file in the other.
replace() { rm -rf "$2" && mkdir -p "$(dirname "$2")" && cp -RL "$1" "$2"; }

for name in $(names target); do replace "$(echo "$root"/Sources/*/"$name")" "$folder/Sources/$name"; done
for name in $(names plugin); do replace "$root/Plugins/$name" "$folder/Plugins/$name"; done
for name in LICENSE CHANGELOG.md; do replace "$root/$name" "$folder/$name"; done
cp "$manifest" "$folder/Package.swift"

version=$("$root/Scripts/version.sh")
triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
for tool in $(names binaryTarget); do
  place=$folder/$tool.artifactbundle
  replace "$bin/$tool" "$place/$tool-$triple/$tool"
  variants=$(cd "$place" && for each in "$tool"-*/; do
    each=${each%/}
    printf '{"path": "%s/%s", "supportedTriples": ["%s"]}\n' "$each" "$tool" "${each#"$tool"-}"
  done | paste -s -d ,)
  printf '{"schemaVersion": "1.0", "artifacts": {"%s": {"type": "executable", "version": "%s", "variants": [%s]}}}\n' \
    "$tool" "$version" "$variants" >"$place/info.json"
done
echo "$folder: intentc $version"
