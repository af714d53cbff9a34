#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the hosted pages' styles and scripts into a Swift file, so that they are in the binary: embed-assets.py [--check]

Comments and indentation stay in the sources: every device is sent what is written. With --check it only tells, by its
exit status, whether that file is current.
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Sources" / "ConsentServer" / "HostedPage"
TARGET = FOLDER / "HostedPageAssets.swift"
ASSETS = [
    ("style", "form.css", "The style of every hosted form."),
    ("script", "form.js", "The script of every hosted form."),
    ("previewStyle", "preview.css", "The style of the preview page."),
    ("previewScript", "preview.js", "The script of the preview page."),
]


def squeezed(name: str) -> str:
    text = (FOLDER / "Assets" / name).read_text(encoding="utf-8")
    if name.endswith(".css"):
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
        text = re.sub(r"\s+", " ", text)
        return re.sub(r"\s*([{};,>])\s*", r"\1", text).replace(": ", ":").replace(";}", "}").strip()
    # Whole-line comments alone: what stands behind code may be part of a string.
    lines = [line.strip() for line in text.splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def swift() -> str:
    members = []
    for name, file, summary in ASSETS:
        text = squeezed(file)
        fence = "#"
        while f'"""{fence}' in text or f"\\{fence}" in text:
            fence += "#"
        members.append(f'''    /// {summary}
    static let {name}: [UInt8] = {name}Text.withUTF8Buffer {{ unsafe Array($0) }}

    private static let {name}Text: StaticString = {fence}"""
{text}
"""{fence}
''')
    return f"""// SPDX-License-Identifier: Apache-2.0
// Made from HostedPage/Assets by scripts/embed-assets.py: change those, not this.
// swift-format-ignore-file

/// What the hosted pages look like and do.
enum HostedPageAssets {{
{chr(10).join(members)}}}
"""


def main() -> int:
    wanted = swift()
    if sys.argv[1:] == ["--check"]:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted:
            return 0
        print(f"{TARGET.relative_to(ROOT)} is not what the assets say: run scripts/embed-assets.py", file=sys.stderr)
        return 1
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
