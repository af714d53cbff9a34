#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Measures the codecs of the consent strings and the answers of the decode routes; fails where one is over its limit.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=.build/benchmarks/codecs
mkdir -p "$work/sources"
# The model and what writes the answers, compiled as one module.
server=Sources/ConsentServer/JSON
for file in "$server"/ConsentStrings/*.swift "$server"/JSON{Writer,Scanner,Value,Error,Writable}*.swift \
    "$server"/{ByteBuffer,NameTable,Quotation}.swift
do
    sed '/^internal import ConsentModel$/d' "$file" >"$work/sources/$(basename "$file")"
done
clang -O2 -c Benchmarks/Codecs/allocations.c -o "$work/allocations.o"
find Sources/ConsentModel -name '*.swift' -print0 | xargs -0 swiftc -O -wmo -swift-version 6 -parse-as-library -use-ld=lld \
    Benchmarks/Codecs/*.swift "$work"/sources/*.swift "$work/allocations.o" -o "$work/benchmark"
"$work/benchmark"
