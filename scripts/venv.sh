#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Makes .venv hold exactly what the requirements file names, once for each content of that file.
set -euo pipefail
cd "$(dirname "$0")/.."

requirements=Tests/EndToEnd/requirements.txt
wanted=$(sha256sum <"$requirements")
[ "$(cat .venv/requirements.sha256 2>/dev/null)" = "$wanted" ] && exit 0

for python in python3.11 python3.12 python3.13 python3 /usr/bin/python3; do
    "$python" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break
    python=
done
if [ -z "$python" ]; then
    echo "the end-to-end tests need Python 3.11 or later with its venv module: 'make setup' installs python3-venv" >&2
    exit 69
fi

rm -rf .venv
"$python" -m venv .venv
.venv/bin/pip install --quiet --disable-pip-version-check --no-deps -r "$requirements"
.venv/bin/pip check --quiet
echo "$wanted" >.venv/requirements.sha256
