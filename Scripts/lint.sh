#!/usr/bin/env bash
# Checks the scripts with shellcheck and ruff, and installs what is missing.
#
#   Scripts/lint.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
command -v shellcheck >/dev/null || Scripts/ensure.sh shellcheck
Scripts/environment.sh .build/lint Scripts/requirements.txt
shellcheck .ci/run Scripts/*.sh Integrations/GitHub/{check,comment,install,upload-sarif}
# Real mistakes only. A test's parameter has the name of the fixture that it imports, which F811 forbids.
.build/lint/bin/ruff check --isolated --quiet --select E9,F --ignore F811 .
