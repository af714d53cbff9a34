#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# Makes the packed country table from the country files of Debian's tor-geoipdb.
#
#   scripts/country-table.sh [--refresh] OUT
#
# CONSENT_SERVER names the built binary, .build/release/consent-server where it is not set.
#
# The package depends on tor, so it is fetched and unpacked, never installed; apt checks its signature all the same.
# An OUT that is newer than this script and opens is left alone, unless --refresh asks for the newest data.
# Needs apt-get, dpkg-deb and a network; not root. A failure leaves OUT as it was.
set -eu

fail() {
    echo "country-table.sh: $*" >&2
    exit 1
}

refresh=no
if [ "${1:-}" = --refresh ]; then
    refresh=yes
    shift
fi
[ $# -eq 1 ] || fail "usage: $0 [--refresh] OUT"
out=$1
server=${CONSENT_SERVER:-$(dirname "$0")/../.build/release/consent-server}
[ -x "$server" ] || fail "$server is not there or not executable; build it first"

if [ "$refresh" = no ] && [ -n "$(find "$out" -newer "$0" 2>/dev/null)" ] &&
    CONSENT_GEOIP_DATABASE=$out "$server" geo 8.8.8.8 >/dev/null 2>&1; then
    exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
mkdir "$work/deb" "$work/files"

# As root, apt would download as user _apt, who can't write into this folder.
download() {
    (cd "$work/deb" && apt-get -qq -o APT::Sandbox::User="$(id -un)" "$@" download tor-geoipdb)
}

if ! download 2>"$work/log"; then
    # Most likely there are no package lists yet. Fetch them into a folder of our own: that needs no root, and it
    # changes nothing on the machine.
    mkdir -p "$work/apt/lists/partial" "$work/apt/cache/archives/partial"
    set -- -o Dir::State::Lists="$work/apt/lists" -o Dir::Cache="$work/apt/cache"
    apt-get -qq -o APT::Sandbox::User="$(id -un)" "$@" --error-on=any update >"$work/log" 2>&1 ||
        fail "apt-get update: $(cat "$work/log")"
    download "$@" 2>"$work/log" || fail "apt-get download tor-geoipdb: $(cat "$work/log")"
fi
dpkg-deb -x "$work"/deb/tor-geoipdb_*.deb "$work/files"

mkdir -p "$(dirname "$out")"
"$server" geo pack "$work/files/usr/share/tor/geoip" "$work/files/usr/share/tor/geoip6" "$out"
