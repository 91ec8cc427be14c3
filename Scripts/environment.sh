#!/usr/bin/env bash
# Makes a Python environment in a folder, with packages from PyPI, unless it is there.
#
#   Scripts/environment.sh FOLDER PACKAGES   PACKAGES is a requirements.txt
set -euo pipefail
folder=$1 packages=$2
! cmp -s "$packages" "$folder/requirements.txt" || exit 0
python3 -c 'import ensurepip' 2>/dev/null || "$(dirname "${BASH_SOURCE[0]}")/ensure.sh" python3 python3-venv
python3 -m venv --clear "$folder"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check -r "$packages"
cp "$packages" "$folder/requirements.txt"
