#!/usr/bin/env bash
# Installs a built intentc with its manual pages and completions, or the program with which it reads Swift, or removes
# both.
#
#   Scripts/install.sh BINARY FOLDER
#   Scripts/install.sh --swift PROGRAM FOLDER
#   Scripts/install.sh --remove FOLDER
#   Scripts/install.sh --check FOLDER   fails if nothing can be written there
set -euo pipefail
binary=$1 folder=${*: -1}

bash=$folder/share/bash-completion/completions/intentc
zsh=$folder/share/zsh/site-functions/_intentc
fish=$folder/share/fish/vendor_completions.d/intentc.fish
manual=$folder/share/man
swift=$folder/libexec/intentc/intentc-swift

if [ "$binary" = --remove ]; then
  rm -fv "$folder/bin/intentc" "$bash" "$zsh" "$fish" "$manual"/man1/intentc.1 "$manual"/man1/intentc[.-]*.1 \
    "$manual/man7/intentc-environment.7" "$swift"
  rmdir "$folder/libexec/intentc" 2>/dev/null || true
  exit 0
fi

if [ "$binary" = --check ]; then
  existing=$folder
  until [ -e "$existing" ]; do existing=$(dirname "$existing"); done
  [ -d "$existing" ] && [ -w "$existing" ] && exit 0
  echo "error: you cannot write to '$existing'; use 'sudo make install', or another folder: make install PREFIX=\"\$HOME/.local\"" >&2
  exit 1
fi

# put MODE SOURCE TARGET
put() {
  mkdir -p "$(dirname "$3")"
  install -m "$1" "$2" "$3"
  echo "$3"
}
if [ "$binary" = --swift ]; then
  put 755 "$2" "$swift"
  exit 0
fi

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
for shell in bash zsh fish; do "$binary" --generate-completion-script $shell >"$made/$shell"; done
"$(dirname "${BASH_SOURCE[0]}")/manual.sh" "$binary" "$made/manual"

put 755 "$binary" "$folder/bin/intentc"
for page in "$made/manual"/*; do put 644 "$page" "$manual/man${page##*.}/$(basename "$page")"; done
put 644 "$made/bash" "$bash"
put 644 "$made/zsh" "$zsh"
put 644 "$made/fish" "$fish"
