# SPDX-License-Identifier: Apache-2.0
"""Reads as much of the consent strings as these tests ask about, written apart from the server's own code."""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
CORE = [
    ("version", 6), ("created", 36), ("last_updated", 36), ("cmp_id", 12), ("cmp_version", 12), ("screen", 6),
    ("language", 12), ("vendor_list_version", 12), ("policy_version", 6), ("service_specific", 1),
    ("non_standard_texts", 1), ("special_features", 12), ("purposes_consent", 24), ("purposes_li", 24),
    ("purpose_one_treatment", 1), ("publisher_cc", 12),
]


def bits(text):
    return "".join(f"{ALPHABET.index(character):06b}" for character in text)


def ids(field):
    return [index + 1 for index, bit in enumerate(field) if bit == "1"]


def vendors(text):
    """A vendor section at the start of these bits, and what follows it."""
    last, is_range, text = int(text[:16], 2), text[16] == "1", text[17:]
    if not is_range:
        return ids(text[:last]), text[last:]
    found = []
    count, text = int(text[:12], 2), text[12:]
    for _ in range(count):
        is_pair, start, text = text[0] == "1", int(text[1:17], 2), text[17:]
        end = start
        if is_pair:
            end, text = int(text[:16], 2), text[16:]
        found += range(start, end + 1)
    return found, text


def tc_string(text):
    core, *segments = text.split(".")
    rest = bits(core)
    result = {}
    for name, width in CORE:
        field, rest = rest[:width], rest[width:]
        result[name] = ids(field) if name in ("special_features", "purposes_consent", "purposes_li") else int(field, 2)
    for name in ("language", "publisher_cc"):
        result[name] = "".join(chr(65 + part) for part in divmod(result[name], 64))
    result["vendor_consents"], rest = vendors(rest)
    result["vendor_li"], rest = vendors(rest)
    for segment in segments:
        segment = bits(segment)
        if segment[:3] == "001":
            result["disclosed"], _ = vendors(segment[3:])
    return result
