#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Starts the release build with the app `demo` (environment `testing`) on a database under .cache/demo.
set -euo pipefail
cd "$(dirname "$0")/.."

export CONSENT_HOST=${CONSENT_HOST:-127.0.0.1}
export CONSENT_PORT=${CONSENT_PORT:-8080}
export CONSENT_DATABASE=${CONSENT_DATABASE:-.cache/demo/consent.db}
export CONSENT_APPS=${CONSENT_APPS:-examples/demo-apps.json}
mkdir -p "$(dirname "$CONSENT_DATABASE")"

device=http://$CONSENT_HOST:$CONSENT_PORT/v1/apps/demo/devices/my-phone
cat <<TEXT

The app 'demo' is at http://$CONSENT_HOST:$CONSENT_PORT . From another shell:

  # Is a form required in Germany?
  curl '$device/consent-info?debug_geography=DE'

  # What must it say?
  curl '$device/form?debug_geography=DE'

  # Refuse everything on that form, and read the new state.
  curl -X PUT '$device/consent?debug_geography=DE' -H 'Content-Type: application/json' \\
    -d "{\"form_id\": \"\$(curl -s '$device/form?debug_geography=DE' | sed 's/.*"form_id": *"\([^"]*\)".*/\1/')\", \"action\": \"do_not_consent\"}"

In a browser: http://$CONSENT_HOST:$CONSENT_PORT/preview shows the form and the decision side by side.

Ctrl-C stops it; the choices stay in $CONSENT_DATABASE.

TEXT
exec .build/release/consent-server serve
