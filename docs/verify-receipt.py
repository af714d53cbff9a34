#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks receipts and heads of a consent server offline, with nothing but this file and a public key.

    verify-receipt.py receipt RECEIPT.json [--key HEX] [--form FORM.json]
    verify-receipt.py head HEAD.json [--key HEX]
    verify-receipt.py consistency EARLIER.json LATER.json PROOF.json [--key HEX]
    verify-receipt.py inclusion RECEIPT.json HEAD.json PROOF.json [--key HEX]

RECEIPT.json is the answer of GET …/consent/receipt, HEAD.json that of GET /v1/transparency/head or a receipt (whose head
is taken), PROOF.json that of GET /v1/transparency/proofs/…; FORM.json is the text of the form that was shown
(GET /v1/apps/{app}/forms/{form_id}). --key is the server's public key, which you got another way (GET /version, the
operator): without it the key in the file is believed, which proves no more than that file and key belong together.

Everything that a receipt says is held against its evidence, but for what the evidence can't tell: the controller's name
and the address of its privacy policy, how many months a choice is valid (but not from when), and the words on how it is
withdrawn. For those, and for the time of issue, which must not be before the head's, there is the signer's word alone.

Needs Python 3.9 and the package `cryptography`. What is checked, byte by byte: evidence.md, beside this file.
Exit status: 0 all holds, 1 something does not, 2 a file can't be read.
"""
import argparse
import base64
import hashlib
import json
import struct
import sys
from datetime import datetime, timedelta, timezone

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

TYPES = {1: "choice", 2: "import", 3: "reset", 4: "erasure"}
KINDS = {1: "european", 2: "us_states"}
SOURCES = {0: "unknown", 1: "ip", 2: "header", 3: "debug"}
ENVIRONMENTS = {1: "production", 2: "testing"}
STATES = {
    "european": {"all": "given", "none": "refused", "partial": "given_in_part"},
    "us_states": {"all": "not_opted_out", "none": "opted_out", "partial": "opted_out_in_part"},
}
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


class Wrong(Exception):
    """Something is not what it says."""


def need(holds, what):
    if not holds:
        raise Wrong(what)


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def check_signature(key, message, signature, what):
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except InvalidSignature:
        raise Wrong(f"{what}: the signature is not this key's over this content") from None


# The log: RFC 6962 §2.1.

def split(count):
    """The largest power of two that is smaller than count, which is 2 or more."""
    return 1 << (count - 1).bit_length() - 1


def root_of_path(leaf, index, size, path):
    """The root that an inclusion proof leads to (RFC 6962 §2.1.1)."""
    need(0 <= index < size, "inclusion: the entry is not in a log of that size")
    sides, lower, upper = [], 0, size
    while upper - lower > 1:
        middle = lower + split(upper - lower)
        sides.append(index < middle)
        lower, upper = (lower, middle) if index < middle else (middle, upper)
    need(len(sides) == len(path), "inclusion: the proof has the wrong length")
    node = leaf
    for is_left, sibling in zip(reversed(sides), path):
        node = sha256(b"\x01", node, sibling) if is_left else sha256(b"\x01", sibling, node)
    return node


def check_consistency(earlier, earlier_root, later, later_root, path):
    """Whether the later log begins with the earlier (RFC 9162 §2.1.4.2)."""
    need(earlier <= later, "consistency: the later head is over fewer entries: the log was cut or rolled back")
    if earlier == later:
        need(not path and earlier_root == later_root, "consistency: two heads over as many entries differ")
        return
    if earlier == 0:
        need(not path, "consistency: from an empty log there is nothing to prove")
        return
    path = list(path)
    if earlier & (earlier - 1) == 0:
        path.insert(0, earlier_root)
    need(path, "consistency: the proof is empty")
    first, second = earlier - 1, later - 1
    while first & 1:
        first, second = first >> 1, second >> 1
    old = new = path[0]
    for node in path[1:]:
        need(second > 0, "consistency: the proof is too long")
        if first & 1 or first == second:
            old, new = sha256(b"\x01", node, old), sha256(b"\x01", node, new)
            while first and not first & 1:
                first, second = first >> 1, second >> 1
        else:
            new = sha256(b"\x01", new, node)
        first, second = first >> 1, second >> 1
    need(second == 0, "consistency: the proof is too short")
    need(old == earlier_root, "consistency: the proof does not lead to the earlier head")
    need(new == later_root, "consistency: the later log does not begin with the earlier: what was logged was changed")


# Heads.

class Head:
    def __init__(self, document, trusted_key):
        self.log, self.size = document["log"], document["tree_size"]
        self.root, self.signed_at = bytes.fromhex(document["root_hash"]), document["signed_at"]
        need(document["format"] == "consent-server log head 1", "head: of a format that this script does not know")
        need(type(self.size) is int and self.size >= 0, "head: its tree_size is no number of entries")
        key = self.key = bytes.fromhex(document["public_key"])
        need(trusted_key in (None, key), "head: it names another key than the one given")
        lines = ["consent-server log head 1", self.log, str(self.size), document["root_hash"], self.signed_at]
        check_signature(key, ("\n".join(lines) + "\n").encode(), bytes.fromhex(document["signature"]), "head")

    def __str__(self):
        return f"log {self.log}, {self.size} entries, signed at {self.signed_at}"


def read_head(path, key):
    document = read(path)
    return Head(document["receipt"]["head"] if "receipt" in document else document, key)


# Events.

class Reader:
    def __init__(self, data):
        self.data, self.position = data, 0

    def take(self, count):
        need(self.position + count <= len(self.data), "header: it ends too early")
        self.position += count
        return self.data[self.position - count:self.position]

    def byte(self):
        return self.take(1)[0]

    def integer(self):
        return struct.unpack(">q", self.take(8))[0]

    def text(self):
        return self.take(self.byte()).decode()


def read_header(data):
    """The fields of evidence.md §1.1."""
    reader = Reader(data)
    need(reader.byte() == 1, "header: of a version that this script does not know")
    header = {"sequence": reader.integer(), "app": reader.text(), "commitment": reader.take(32)}
    header["type"], header["kind"] = TYPES[reader.byte()], KINDS[reader.byte()]
    header["revision"], header["received_at"] = reader.integer(), reader.integer()
    header["stated_at"] = reader.integer() if reader.byte() else None
    header["clock_skewed"] = bool(reader.byte())
    place = reader.byte()
    header["country"] = reader.take(2).decode() if place in (2, 3) else None
    header["region"] = reader.text() if place == 3 else None
    header["source"], header["forced"] = SOURCES[reader.byte()], bool(reader.byte())
    header["regulation"], header["environment"] = reader.text(), ENVIRONMENTS[reader.byte()]
    header["form_id"], header["form_version"] = reader.text() or None, reader.integer()
    header["tcf_policy_version"], header["vendor_list_version"] = reader.integer(), reader.integer()
    header["server_version"] = reader.text()
    need(reader.position == len(data), "header: there are bytes behind its last field")
    return header


def moment(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def time_text(milliseconds):
    """A time as the server writes it."""
    if milliseconds is None:
        return None
    time = EPOCH + timedelta(milliseconds=milliseconds)
    return time.replace(tzinfo=None).isoformat(timespec="milliseconds" if milliseconds % 1000 else "seconds") + "Z"


# What the evidence says in bytes, in a receipt's words.

def last_updated(text):
    """When a TC string says that it was last updated: 36 bits behind 6 of its version and 36 of its creation."""
    bits = int.from_bytes(base64.urlsafe_b64decode(text[:13].ljust(16, "A")), "big") >> 18
    return (bits & (1 << 36) - 1) * 100


def decided_at(header, payload):
    """When the choice was made: an imported European one when the oldest of its strings was updated."""
    if header["clock_skewed"]:
        return header["received_at"]
    if header["type"] == "import" and header["kind"] == "european":
        imported = payload["imported"]
        strings = [imported["tc_string"]] if "tc_string" in imported else []
        # Sections stand in the order of their ids, TCF's before all others, and it alone begins with version 2.
        strings += [section for section in imported.get("gpp_string", "").split("~")[1:2] if section[:1] == "C"]
        return min(map(last_updated, strings))
    return header["received_at"] if header["stated_at"] is None else header["stated_at"]


def statements(header, payload, log, device_key):
    """All that a receipt has to say, by where it says it."""
    choices, european = payload.get("choices") or {}, header["kind"] == "european"
    state = STATES[header["kind"]][payload["outcome"]] if header["type"] in ("choice", "import") else "withdrawn"
    notice = f"/v1/apps/{header['app']}/forms/{header['form_id']}" if header["form_id"] else None
    return {
        "": {
            "schema_version": "consent-server receipt 1", "record_id": f"{log}/{header['sequence']}",
            "pii_principal_id": device_key,
        },
        "pii_controllers[0]": {"id": header["app"]},
        "processing": {
            "lawful_basis": "consent" if european else "opt_out", "purposes": choices.get("purposes"),
            "special_features": choices.get("special_features"), "recipients": choices.get("vendors"),
            "opt_outs": payload.get("us"), "tcf_policy_version": header["tcf_policy_version"],
            "vendor_list_version": header["vendor_list_version"],
        },
        "processing.jurisdiction": {name: header[name] for name in ("country", "region", "source", "regulation")},
        "processing.privacy_notice": {
            "form_id": header["form_id"], "form_version": header["form_version"], "language": payload.get("language"),
            "url": notice,
        },
        "processing.collection_method": {name: payload.get(name) for name in ("action", "button", "client")},
        "event": {
            "event_type": header["type"], "kind": header["kind"], "event_state": state, "revision": header["revision"],
            "event_time": time_text(decided_at(header, payload)), "received_at": time_text(header["received_at"]),
            "stated_at": time_text(header["stated_at"]), "clock_skewed": header["clock_skewed"],
            "environment": header["environment"], "debug": header["forced"],
        },
        "inclusion": {"sequence": header["sequence"]},
    }


# What a part says beyond that: elsewhere checked, or the signer's word.
BEYOND = {
    "": {"receipt_id", "issued_at", "pii_controllers", "processing", "event", "evidence", "inclusion", "head"},
    "pii_controllers[0]": {"name", "privacy_policy_url"},
    "processing": {"jurisdiction", "privacy_notice", "collection_method", "withdrawal_method"},
    "event": {"valid_until"},
    "inclusion": {"leaf_index", "leaf_hash", "tree_size", "hashes"},
}


def part_of(receipt, place):
    if place == "pii_controllers[0]":
        need(len(receipt["pii_controllers"]) == 1, "receipt: it names several controllers, the evidence one")
        return receipt["pii_controllers"][0]
    for name in filter(None, place.split(".")):
        receipt = receipt[name]
    return receipt


def check_statements(receipt, header, payload, log):
    def written(value):
        # So that true is not 1, nor 1.0.
        return json.dumps(value, sort_keys=True, ensure_ascii=False)

    device_key = receipt["evidence"]["device_key"]
    for place, said in statements(header, payload, log, device_key).items():
        part, prefix = part_of(receipt, place), place and place + "."
        for name, value in said.items():
            need(written(part[name]) == written(value),
                 f"receipt: it says {prefix}{name} {written(part[name])}, the evidence {written(value)}")
        for name in part.keys() - said.keys() - BEYOND.get(place, set()):
            raise Wrong(f"receipt: it says {prefix}{name}, of which the evidence knows nothing")
    check_validity(receipt["event"], header, payload, decided_at(header, payload))


def check_validity(event, header, payload, decided):
    """A choice lapses whole months after its day, at that day's start; the app sets how many. A US opt-out does not."""
    until = event["valid_until"]
    opts_out = any(payload.get("us", {}).get(f"{what}_opt_out") for what in ("sale", "sharing", "targeted_advertising"))
    if header["type"] not in ("choice", "import") or header["kind"] == "us_states" and opts_out:
        need(until is None, f"receipt: it says event.valid_until {until!r}, and such an event has none")
        return
    need(until is not None, "receipt: its event.valid_until is missing")
    end, start = moment(until), EPOCH + timedelta(milliseconds=decided)
    last_of_month = (end + timedelta(days=1)).day == 1
    need(until == end.strftime("%Y-%m-%dT00:00:00Z") and (end.year, end.month) > (start.year, start.month)
         and (end.day == start.day or last_of_month and end.day < start.day),
         f"receipt: its event.valid_until {until!r} is not whole months after the day of the choice")


def check_receipt(document, key, form):
    receipt, signature = document["receipt"], document["signature"]
    need(signature["algorithm"] == "Ed25519", "signature: of an algorithm that this script does not know")
    signer = bytes.fromhex(signature["public_key"])
    need(key in (None, signer), "receipt: it names another key than the one given")
    # RFC 8785: names sorted, no white space; a receipt has strings, whole numbers, true, false and null only.
    canonical = json.dumps(receipt, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    check_signature(signer, b"consent-server receipt 1\n" + canonical, bytes.fromhex(signature["value"]), "receipt")

    evidence, inclusion = receipt["evidence"], receipt["inclusion"]
    data, salt = bytes.fromhex(evidence["header"]), bytes.fromhex(evidence["salt"])
    header, payload = read_header(data), json.loads(evidence["payload"])
    need(header["commitment"] == sha256(b"\x03", salt, bytes.fromhex(evidence["device_key"])),
         "evidence: the header does not commit to this device")
    payload_hash = sha256(b"\x02", salt, evidence["payload"].encode())
    leaf = sha256(b"\x00", data, payload_hash)
    need(leaf.hex() == inclusion["leaf_hash"] == receipt["receipt_id"], "evidence: it does not hash to the leaf")
    need(payload["kind"] == header["kind"] and payload.get("form_id") == header["form_id"],
         "evidence: its payload is of another kind or form than its header")

    head = Head(receipt["head"], key)
    need(head.key == signer, "receipt: its head is signed with another key than itself")
    check_statements(receipt, header, payload, head.log)
    need(moment(receipt["issued_at"]) >= moment(head.signed_at), "receipt: it was issued before its head was signed")
    need(head.size == inclusion["tree_size"], "inclusion: it is of another head")
    path = [bytes.fromhex(one) for one in inclusion["hashes"]]
    need(root_of_path(leaf, inclusion["leaf_index"], head.size, path) == head.root,
         "inclusion: the proof does not lead to the head")
    if form is not None:
        digest = base64.urlsafe_b64encode(hashlib.sha256(form).digest()).rstrip(b"=").decode()
        need(digest == header["form_id"], "form: this is not the text that was shown")
    return header, payload, head, leaf


def read(path):
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    if not isinstance(document, dict):
        raise ValueError(f"{path} is not a JSON object")
    if "detail" in document and "status" in document:
        raise ValueError(f"{path} is what the server answered instead ({document['status']}): {document['detail']}")
    return document


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name, files in (("receipt", ["receipt"]), ("head", ["head"]), ("consistency", ["earlier", "later", "proof"]),
                        ("inclusion", ["receipt", "head", "proof"])):
        command = commands.add_parser(name)
        for file in files:
            command.add_argument(file)
        command.add_argument("--key", type=bytes.fromhex, help="the server's public key, 64 hexadecimal digits")
        if name == "receipt":
            command.add_argument("--form", help="the text of the form that was shown")
    arguments = parser.parse_args()
    try:
        print(run(arguments))
        return 0
    except Wrong as wrong:
        print(f"WRONG: {wrong}", file=sys.stderr)
        return 1
    except RecursionError:
        print("can't be read: the JSON is nested too deeply", file=sys.stderr)
        return 2
    except (OSError, ValueError, LookupError, TypeError, AttributeError, OverflowError) as error:
        print(f"can't be read: {type(error).__name__}: {error}", file=sys.stderr)
        return 2


def run(arguments):
    key = arguments.key
    believed = "" if key else "\n(the key in the file was believed: give --key to know whose it is)"
    if arguments.command == "receipt":
        form = None
        if arguments.form:
            with open(arguments.form, "rb") as file:
                form = file.read()
        header, payload, head, _ = check_receipt(read(arguments.receipt), key, form)
        return (f"sound: event {header['sequence']} of app {header['app']}: {header['kind']} {payload['action']}, "
                f"revision {header['revision']}; in {head}{believed}")
    if arguments.command == "head":
        return f"sound: {read_head(arguments.head, key)}{believed}"
    if arguments.command == "consistency":
        earlier, later = read_head(arguments.earlier, key), read_head(arguments.later, key)
        need(earlier.log == later.log, "consistency: the heads are of two logs")
        need(earlier.key == later.key, "consistency: the heads are signed with two keys")
        path = [bytes.fromhex(one) for one in read(arguments.proof)["hashes"]]
        check_consistency(earlier.size, earlier.root, later.size, later.root, path)
        return f"sound: the log of {later.size} entries begins with the {earlier.size} of {earlier.signed_at}{believed}"
    header, _, own, leaf = check_receipt(read(arguments.receipt), key, None)
    head, proof = read_head(arguments.head, key), read(arguments.proof)
    need(own.log == head.log, "inclusion: receipt and head are of two logs")
    need(own.key == head.key, "inclusion: receipt and head are signed with two keys")
    need(proof["tree_size"] == head.size, "inclusion: it is of another head")
    path = [bytes.fromhex(one) for one in proof["hashes"]]
    need(root_of_path(leaf, proof["leaf_index"], head.size, path) == head.root,
         "inclusion: the proof does not lead to the head")
    return f"sound: event {header['sequence']} is entry {proof['leaf_index']} of {head}{believed}"


if __name__ == "__main__":
    sys.exit(main())
