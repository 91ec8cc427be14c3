#!/usr/bin/env bash
# Copies the licences of what is a part of a binary into a folder: of parts of swift-nio, and of the libraries of Debian
# or Ubuntu.
#
#   Scripts/notices.sh BINARY FOLDER
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
for nio in "$root"/.build*/checkouts/swift-nio; do
  if ! [ -d "$nio" ] || ! grep -q NIOHTTP1 "$1"; then continue; fi
  mkdir -p "$2"
  install -m 644 "$nio/NOTICE.txt" "$2/copyright.swift-nio"
  install -m 644 "$nio/Sources/CNIOLLHTTP/LICENSE" "$2/copyright.llhttp"
  sed -n '/SPDX/,/\*\//p' "$nio/Sources/CNIOSHA1/c_nio_sha1.c" >"$2/copyright.sha1"
  break
done
if [ "$(uname -s)" != Linux ] || ldd "$1" 2>/dev/null | grep -q libxml2 || ! command -v dpkg-query >/dev/null; then exit 0; fi
libraries=$(pkg-config --variable=libdir libxml-2.0)
for name in $(pkg-config --static --libs-only-l libxml-2.0); do
  package=$(dpkg-query --search "$libraries/lib${name#-l}.a" 2>/dev/null | cut -d : -f 1) || continue
  if [ "$package" = libc6-dev ] || ! [ -f "/usr/share/doc/$package/copyright" ]; then continue; fi
  mkdir -p "$2"
  install -m 644 "/usr/share/doc/$package/copyright" "$2/copyright.$package"
done
