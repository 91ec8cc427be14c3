#!/usr/bin/env bash
# Makes a Debian package of a built intentc and intentc-swift: writes intentc_VERSION_ARCHITECTURE.deb into a folder, and
# prints its path. The tools of dpkg-dev are installed if they are missing.
#
#   Scripts/deb.sh BINARY SWIFT FOLDER [DPKG-DEB-OPTION...]
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
command -v dpkg-shlibdeps >/dev/null || "$root/Scripts/ensure.sh" dpkg-dev
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=$("$root/Scripts/version.sh")-1
architecture=$(dpkg --print-architecture)

# When the last commit was made, or the change log changed.
changed() {
  git -C "$root" log -1 --format=%ct 2>/dev/null || stat -c %Y "$root/CHANGELOG.md"
}

tree=$work/tree doc=$work/tree/usr/share/doc/intentc
"$root/Scripts/install.sh" "$1" "$tree/usr" >/dev/null
"$root/Scripts/install.sh" --swift "$2" "$tree/usr" >/dev/null
# Debian's zsh reads completions here.
mkdir -p "$tree/usr/share/zsh/vendor-completions" "$tree/DEBIAN" "$work/source/debian"
mv "$tree/usr/share/zsh/site-functions/_intentc" "$tree/usr/share/zsh/vendor-completions/"
rmdir "$tree/usr/share/zsh/site-functions"
"$root/Scripts/notices.sh" "$1" "$doc"
sed -i '1{/^#!/d}' "$tree/usr/share/bash-completion/completions/intentc"
install -D -m 644 -t "$doc" "$root/Integrations/Debian/copyright"
install -D -m 644 "$root/Integrations/Debian/lintian-overrides" "$tree/usr/share/lintian/overrides/intentc"
printf 'intentc (%s) unstable; urgency=medium\n\n  * CHANGELOG.md lists the changes.\n\n -- %s  %s\n' "$version" \
  "$(sed -n 's/^Maintainer: //p' "$root/Integrations/Debian/control")" "$(date -R -u -d "@$(changed)")" |
  gzip -9 -n >"$doc/changelog.Debian.gz"
gzip -9 -n <"$root/CHANGELOG.md" >"$doc/changelog.gz"
gzip -9 -n "$tree"/usr/share/man/man?/*
(cd "$tree" && find usr -type f | LC_ALL=C sort | xargs md5sum) >"$tree/DEBIAN/md5sums"
printf 'Source: intentc\n\nPackage: intentc\nArchitecture: any\n' >"$work/source/debian/control"
depends=$(cd "$work/source" && dpkg-shlibdeps --ignore-missing-info -O -e"$tree/usr/bin/intentc" \
  -e"$tree/usr/libexec/intentc/intentc-swift" 2>/dev/null)
sed -e "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@DEPENDS@/${depends#*Depends=}/" \
  -e "s/@SIZE@/$(du -k -s "$tree/usr" | cut -f 1)/" "$root/Integrations/Debian/control" >"$tree/DEBIAN/control"
mkdir -p "$3"
SOURCE_DATE_EPOCH=$(changed) dpkg-deb --root-owner-group "${@:4}" --build "$tree" \
  "$3/intentc_${version}_$architecture.deb" >/dev/null
echo "$3/intentc_${version}_$architecture.deb"
