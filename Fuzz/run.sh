#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Builds and runs every fuzzer in this folder: Fuzz/run.sh [RUNS] [NAME…]
#
# A fuzzer is one file that is compiled alone with the files it names in a line "// sources: …" (below Sources/).
# A line "// seeds: …" names vector files whose strings it starts from. A crash leaves its input in .build/fuzz/NAME/.
set -euo pipefail
cd "$(dirname "$0")/.."

runs=${1:-20000}
shift || true
names=("$@")
if [ ${#names[@]} -eq 0 ]; then
    for file in Fuzz/Fuzz*.swift; do names+=("$(basename "$file" .swift)"); done
fi

for name in "${names[@]}"; do
    source=Fuzz/$name.swift
    work=.build/fuzz/$name
    mkdir -p "$work/corpus" "$work/seeds"
    files=()
    for pattern in $(sed -n 's|^// sources: ||p' "$source"); do
        # The pattern is meant to be expanded here.
        # shellcheck disable=SC2206
        files+=(Sources/$pattern)
    done
    swiftc -O -wmo -use-ld=lld -swift-version 6 -sanitize=fuzzer,address -parse-as-library \
        -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
        -module-name "$name" "$source" "${files[@]}" -o "$work/fuzzer"

    for vectors in $(sed -n 's|^// seeds: ||p' "$source"); do
        grep -o '"string": *"[^"]*"' "Tests/ConsentModelTests/Vectors/$vectors" | cut -d'"' -f4 |
            awk -v out="$work/seeds/${vectors%.json}" '{ f = out "-" NR; printf "%s", $0 > f; close(f) }'
    done
    echo "== $name: $runs runs"
    # Inputs stay short, so that there are many; the benchmark measures the longest.
    "$work/fuzzer" -runs="$runs" -max_len=4096 -timeout=5 -rss_limit_mb=1024 -print_final_stats=1 \
        -artifact_prefix="$work/" "$work/corpus" "$work/seeds" >"$work/log" 2>&1 || { tail -40 "$work/log"; exit 1; }
    grep -E 'number_of_executed_units|average_exec_per_sec|slowest_unit|peak_rss' "$work/log"
done
