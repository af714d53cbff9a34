#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs with apt what is missing of the named sets, and says nothing where all is there:
#   scripts/setup.sh run|test|faults|bench|image …
set -euo pipefail
cd "$(dirname "$0")/.."

packages_for() {
    case $1 in
        run) echo libmicrohttpd-dev libsqlite3-dev libmaxminddb-dev libsodium-dev pkg-config python3 curl ca-certificates ;;
        test) packages_for run; echo python3-venv strace e2fsprogs util-linux mount libfaketime nginx chromium fonts-noto-core fonts-noto-cjk ;;
        faults) packages_for test ;;
        bench) packages_for run; echo gcc libc6-dev wrk ;;
        image) echo buildah ;;
        *) echo "setup.sh: no set is named '$1' (run, test, faults, bench, image)" >&2; exit 64 ;;
    esac
}

require_swift() {
    local found
    if ! command -v swift >/dev/null; then
        echo "Swift 6.3 or later is needed and 'swift' is not on the PATH: install a toolchain from https://www.swift.org/install/linux/" >&2
        exit 69
    fi
    found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' | head -1)
    if [ "$(printf '%s\n6.3\n' "${found:-0}" | sort -V | head -1)" != 6.3 ]; then
        echo "Swift 6.3 or later is needed and '$(command -v swift)' is ${found:-of an unknown version}: see https://www.swift.org/install/linux/" >&2
        exit 69
    fi
}

install_missing() {
    local missing=() name as_root=()
    for name in "$@"; do
        dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null | grep -qx installed || missing+=("$name")
    done
    [ ${#missing[@]} -eq 0 ] && return
    if ! command -v apt-get >/dev/null; then
        echo "these are missing and there is no apt-get to install them: ${missing[*]}" >&2
        exit 69
    fi
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { echo "run as root, or install these yourself: ${missing[*]}" >&2; exit 77; }
        as_root=(sudo)
    fi
    echo "installing ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    # The package lists of a fresh machine are empty or old, so they are fetched before the first failure, not after it.
    "${as_root[@]}" apt-get update -qq
    # The tests start nginx themselves; its package must not start one. A policy that is there already is the machine's.
    local policy=/usr/sbin/policy-rc.d made=no status=0
    if [ ! -e $policy ]; then
        printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" tee $policy >/dev/null
        "${as_root[@]}" chmod 755 $policy
        made=yes
    fi
    "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null || status=$?
    if [ $made = yes ]; then "${as_root[@]}" rm -f $policy; fi
    return $status
}

wanted=()
for set in "${@:-run}"; do
    names=$(packages_for "$set")
    mapfile -t -O "${#wanted[@]}" wanted < <(tr ' ' '\n' <<<"$names")
done
[ "${1:-run}" = image ] || require_swift
mapfile -t wanted < <(printf '%s\n' "${wanted[@]}" | sort -u)
install_missing "${wanted[@]}"
