#!/usr/bin/env bash
# Packs a built intentc, its manual pages and completions, and the built intentc-swift, into the archive of a release, and
# prints the line that Integrations/GitHub/checksums gets. The same input makes the same bytes.
#
#   Scripts/archive.sh BINARY SWIFT FOLDER   write the archive into FOLDER
#   Scripts/archive.sh --name                print its name for this platform
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
system=$(uname -s | tr '[:upper:]' '[:lower:]')
name=intentc-$("$root/Scripts/version.sh")-${system/darwin/macos}-$(uname -m)
[ "$1" != --name ] || {
  echo "$name.tar.gz"
  exit
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$root/Scripts/install.sh" "$1" "$work/$name" >/dev/null
"$root/Scripts/install.sh" --swift "$2" "$work/$name" >/dev/null
"$root/Scripts/notices.sh" "$1" "$work/$name/share/doc/intentc"
cp "$root/LICENSE" "$work/$name/"
find "$work/$name" -exec env TZ=UTC0 touch -t 200001010000 {} +
mkdir -p "$3"
# Apple's tar has other options for the owner, and would pack attributes that macOS gives to files.
owner=(--owner=0 --group=0 --numeric-owner)
[ "$system" != darwin ] || owner=(--uid 0 --gid 0 --no-mac-metadata --no-xattrs)
(cd "$work" && find "$name" ! -type d | LC_ALL=C sort) >"$work/list"
tar -cf "$work/archive.tar" -C "$work" "${owner[@]}" -T "$work/list"
gzip -9 -n <"$work/archive.tar" >"$3/$name.tar.gz"
if command -v sha256sum >/dev/null; then sum=(sha256sum); else sum=(shasum -a 256); fi
(cd "$3" && "${sum[@]}" "$name.tar.gz")
