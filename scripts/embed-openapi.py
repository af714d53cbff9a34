#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes openapi.yaml into a Swift file, so that it is in the binary: embed-openapi.py [--check]

With --check it only tells, by its exit status, whether that file is current.
"""
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "Sources" / "ConsentServer" / "Resources" / "OpenAPIDocument.swift"


def swift(text: str) -> str:
    fence = "#"
    while f'"""{fence}' in text or f"\\{fence}" in text:
        fence += "#"
    return f"""// SPDX-License-Identifier: Apache-2.0
// Made from openapi.yaml by scripts/embed-openapi.py: change that, not this.
// swift-format-ignore-file

/// The contract, as `GET /openapi.yaml` gives it.
enum OpenAPIDocument {{
    static let bytes: [UInt8] = text.withUTF8Buffer {{ unsafe Array($0) }}

    // A static string costs the compiler next to nothing; an array of this size takes it minutes.
    private static let text: StaticString = {fence}\"\"\"
{text}
\"\"\"{fence}
}}
"""


def main() -> int:
    text = (ROOT / "openapi.yaml").read_text(encoding="utf-8")
    wanted = swift(text)
    if sys.argv[1:] == ["--check"]:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted:
            return 0
        print(f"{TARGET.relative_to(ROOT)} is not what openapi.yaml says: run scripts/embed-openapi.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
