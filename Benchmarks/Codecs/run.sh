#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Measures the codecs of the consent strings; fails where one is over its limit.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=.build/benchmarks/codecs
model=Sources/ConsentModel
mkdir -p "$work"
clang -O2 -c Benchmarks/Codecs/allocations.c -o "$work/allocations.o"
swiftc -O -wmo -swift-version 6 -parse-as-library -use-ld=lld Benchmarks/Codecs/CodecBenchmark.swift \
    "$model"/Bits/*.swift "$model"/TCF/*.swift "$model"/GPP/*.swift "$model"/Google/AdditionalConsent*.swift \
    "$model"/Google/USPrivacyString.swift "$work/allocations.o" -o "$work/benchmark"
"$work/benchmark"
