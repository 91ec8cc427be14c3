#!/usr/bin/env bash
# Prepares a libxml2 for static linking: loading the shared library, which needs ICU, takes as long as the rest of the
# start. Creates a folder in FOLDER with libxml-2.0.pc and its archives, and runs the command with it. If an archive or a
# tool is missing, it reports that, and the binary loads the system's libxml2.
#
#   Scripts/static-libxml2.sh FOLDER [NAME=VALUE...] swift build ...
set -euo pipefail
parent=$1
shift
command=("$@")

shared() {
  echo "static-libxml2: the binary will load the system's libxml2: $*" >&2
  exec env "${command[@]}"
}

# without_icu ARCHIVE TARGET: replaces ICU's data (30 MB) with an empty table. libxml2 needs it only for encodings that
# intentc does not read.
without_icu() {
  local object
  object=$(ar t "$1" | grep '^icudt.*_dat\.o$') &&
    printf '.globl %s\n.section .rodata\n.balign 16\n%s: .zero 64\n' "${object%?_dat.o}"_dat{,} |
    clang -c -x assembler - -o "$2.o" && ar rcs "$2" "$2.o"
}

[ "$(uname -s)" = Linux ] || exec env "${command[@]}"
PATH=$PATH:/usr/sbin
for tool in pkg-config clang ar; do command -v $tool >/dev/null || shared "there is no $tool"; done

names=() archives=()
libraries=$(pkg-config --variable=libdir libxml-2.0)
for word in $(pkg-config --static --libs libxml-2.0) -lstdc++; do
  case $word in -lm | -ldl | -lpthread | -L*) continue ;; -l*) name=${word#-l} ;; *) continue ;; esac
  archive=$libraries/lib$name.a
  [ -f "$archive" ] || [ "$name" = xml2 ] || archive=$(clang -print-file-name="lib$name.a")
  [ -f "$archive" ] || shared "there is no lib$name.a" \
    "(on Debian and Ubuntu: apt-get install libxml2-dev zlib1g-dev liblzma-dev)"
  names+=("$name") archives+=("$archive")
done

# The name depends on the content of the archives, so that a binary is linked again when one changes.
mkdir -p "$parent"
folder=$(cd "$parent" && pwd)/$(cat "${archives[@]}" "${BASH_SOURCE[0]}" | cksum | cut -d ' ' -f 1)
[[ $folder =~ ^[A-Za-z0-9_./+-]+$ ]] || shared "libxml-2.0.pc cannot name the folder '$folder'"
if ! [ -e "$folder/libxml-2.0.pc" ]; then
  mkdir -p "$folder"
  for archive in "${archives[@]}"; do
    if [[ $archive == */libicudata.a ]]; then
      without_icu "$archive" "$folder/libicudata.a" || shared "cannot replace ICU's data"
    else
      ln -sf "$archive" "$folder/"
    fi
  done
  cat >"$folder/libxml-2.0.pc" <<PC
Name: libXML
Description: libxml2 as a part of the binary
Version: $(pkg-config --modversion libxml-2.0)
Libs: -L$folder $(printf -- '-l%s ' "${names[@]}")
Cflags: $(pkg-config --cflags libxml-2.0)
PC
fi
exec env PKG_CONFIG_PATH="$folder${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}" "${command[@]}"
