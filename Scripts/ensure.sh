#!/usr/bin/env bash
# Installs packages of Debian or Ubuntu with apt-get, as root or with sudo.
#
#   Scripts/ensure.sh PACKAGE...
set -euo pipefail

say() { echo "ensure: $*" >&2; }
command -v apt-get >/dev/null || { say "install what $* contains: there is no apt-get here"; exit 1; }
root=(env DEBIAN_FRONTEND=noninteractive)
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { say "as root, run 'apt-get install $*'"; exit 1; }
  root=(sudo "${root[@]}")
fi
# One at a time: apt-get fails if another one runs.
exec 9<"${BASH_SOURCE[0]}"
flock 9
say "installing $* with apt-get"
"${root[@]}" apt-get update -qq
"${root[@]}" apt-get install -y -qq --no-install-recommends "$@" >/dev/null
