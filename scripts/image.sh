#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the container image: with Docker where an engine answers, else with buildah.
#   SWIFT_IMAGE and RUNTIME_IMAGE name other base images, for machines without a registry.
set -euo pipefail
cd "$(dirname "$0")/.."

arguments=(
    --build-arg "VERSION=$(sed -n 's/.*current = "\(.*\)".*/\1/p' Sources/ConsentServer/ServerVersion.swift)"
    --build-arg "REVISION=$(git rev-parse HEAD 2>/dev/null || echo unknown)"
    --build-arg "CREATED=$(date -u -d "@${SOURCE_DATE_EPOCH:-$(date +%s)}" +%Y-%m-%dT%H:%M:%SZ)"
)
for name in SWIFT_IMAGE RUNTIME_IMAGE; do
    [ -z "${!name:-}" ] || arguments+=(--build-arg "$name=${!name}")
done

if docker info >/dev/null 2>&1; then
    exec docker build "${arguments[@]}" -t consent-server .
fi
scripts/setup.sh image
# Only Docker's format has a HEALTHCHECK.
exec buildah build --isolation "${BUILDAH_ISOLATION:-chroot}" --format docker "${arguments[@]}" -t consent-server .
