# SPDX-License-Identifier: Apache-2.0
"""The auditor's walk of docs/evidence.md, and everything that `verify` has to find."""
import hashlib
import importlib.util
import json
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import time

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from support.client import Device
from support.server import ADMIN_TOKEN, ROOT, Load, Server
from support.strings import ALPHABET

VERIFIER = ROOT / "docs" / "verify-receipt.py"
# Whether a row's own bytes are evidence, or derived from evidence, or accounting for it.
TABLES = {
    "events": "sequence", "payloads": "sequence", "current": "slot", "forms": "number", "log_nodes": "idx",
    "log_heads": "number", "log_counts": "id", "erasures": "sequence",
}


def fill(server, devices, seed):
    """Choices of every sort, changed, repeated and reset."""
    client, chance = server.client(), random.Random(seed)
    european = Device(client, debug_geography="DE").form_id(kind="privacy_options")
    american = Device(client, debug_geography="US-CA").form_id(kind="privacy_options")
    opt_out = {"sale_opt_out": True, "sharing_opt_out": True, "targeted_advertising_opt_out": True}
    for device_id in devices:
        device = Device(client, device=device_id, debug_geography="DE")
        for _ in range(chance.choice([1, 1, 1, 2, 3])):
            sort = chance.randrange(5)
            if sort == 0:
                choices = {"purposes": {"consent": chance.sample(range(1, 11), 4)}, "vendors": {"consent": [755]}}
                device.put({"form_id": european, "action": "save_choices", "choices": choices,
                            "client": {"app_version": "1.2.0"}}).ok()
            elif sort == 1:
                device.query = {"debug_geography": "US-CA"}
                device.put({"form_id": american, "action": "save_choices", "choices": {"us": opt_out}},
                           headers={"Sec-GPC": chance.choice("01")}).ok()
            elif sort == 2:
                device.reset().ok(204)
            else:
                device.put({"form_id": european, "action": chance.choice(["consent", "do_not_consent"]),
                            "decided_at": chance.choice(["2020-01-01T00:00:00Z", "2026-11-29T10:00:00.5Z"])}).ok()
    client.close()


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    """The directory of a stopped server with some hundred events in three signed stretches, and an early head."""
    server = Server(tmp_path_factory.mktemp("evidence"))
    chance, heads = random.Random(5), []
    for stretch in range(3):
        server.start()
        fill(server, [f"device-{chance.getrandbits(64):x}" for _ in range(170)], stretch)
        heads.append(server.client().get("/v1/transparency/head").ok().json)
        assert server.stop() == 0
    (server.directory / "early-head.json").write_text(json.dumps(heads[0]))
    (server.directory / "head.json").write_text(json.dumps(heads[-1]))
    return server


def copy(store, directory):
    shutil.rmtree(directory, ignore_errors=True)
    directory.mkdir()
    for name in ("consent.db", "consent.db.key"):
        shutil.copy(store.directory / name, directory / name)
    return Server(directory, apps=None, CONSENT_GEOIP_DATABASE="none")


def opened(database):
    """The database as someone sees it who got hold of the file: without its triggers."""
    connection = sqlite3.connect(database)
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        connection.execute(f"DROP TRIGGER {name}")
    return connection


def check(*arguments):
    return subprocess.run([sys.executable, VERIFIER, *map(str, arguments)], capture_output=True, text=True)


# The walk.

def test_the_walk_of_the_documentation_works_as_written(fresh, tmp_path):
    """Every command of the section, in order, in one shell."""
    section = (ROOT / "docs" / "evidence.md").read_text().split("## 5. An auditor's walk")[1].split("\n## ")[0]
    commands = "\n".join(re.findall(r"```sh\n(.*?)```", section, re.S))
    assert commands.count("verify-receipt.py") >= 4 and "tree_size" in commands
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "consent-server").symlink_to(fresh.binary)
    (tmp_path / "bin" / "python3").symlink_to(sys.executable)
    commands = commands.replace("http://127.0.0.1:8080", f"http://127.0.0.1:{fresh.port}")
    fresh.settings["CONSENT_GEOIP_DATABASE"] = "none"
    result = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", commands], cwd=tmp_path, capture_output=True, text=True, timeout=120,
        env={"PATH": f"{tmp_path}/bin:/usr/bin:/bin", "DB": str(fresh.database), "DOCS": str(ROOT / "docs"),
             "SERVER_PID": str(fresh.pid)})
    print(result.stdout, result.stderr)
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.count("sound: ") == 6, result.stdout
    assert result.stderr.count("WRONG: ") == 1, result.stderr
    assert result.stderr.count("not as it was written") == 2, result.stderr
    assert "its payload or salt is not what was hashed" in result.stderr and "cut off" in result.stderr


def test_a_receipt_is_checked_offline_and_any_change_of_it_is_found(fresh, tmp_path):
    client = fresh.client()
    device = Device(client, debug_geography="DE")
    device.choose("save_choices", choices={"purposes": {"consent": [1, 3]}}, button="save", language="de").ok()
    for _ in range(4):
        Device(client, debug_geography="US-CA").choose("save_choices", choices={"us": {"sale_opt_out": True}}).ok()
    receipt = device.call("GET", "consent/receipt").ok()
    file = tmp_path / "receipt.json"
    file.write_bytes(receipt.body)
    key = client.get("/version").json["transparency"]["public_key"]
    found = check("receipt", file, "--key", key)
    assert found.returncode == 0 and "save_choices" in found.stdout, found
    assert device.id not in receipt.body.decode()

    form = client.get(receipt.json["receipt"]["processing"]["privacy_notice"]["url"]).ok()
    (tmp_path / "form.json").write_bytes(form.body)
    assert check("receipt", file, "--form", tmp_path / "form.json").returncode == 0
    (tmp_path / "form.json").write_bytes(form.body + b" ")
    assert "not the text that was shown" in check("receipt", file, "--form", tmp_path / "form.json").stderr

    def leaves(node, path=()):
        for name, value in node.items() if isinstance(node, dict) else enumerate(node):
            if isinstance(value, (dict, list)):
                yield from leaves(value, (*path, name))
            else:
                yield (*path, name)

    changed = 0
    for path in leaves(receipt.json):
        document = receipt.json
        *parents, name = path
        node = document
        for parent in parents:
            node = node[parent]
        value = node[name]
        node[name] = {str: lambda: ("0" if value[:1] != "0" else "1") + value[1:], int: lambda: value + 1,
                      bool: lambda: not value, type(None): lambda: "x"}[type(value)]()
        file.write_text(json.dumps(document))
        assert check("receipt", file, "--key", key).returncode != 0, f"a changed {path} was not found"
        changed += 1
    assert changed > 50
    file.write_bytes(receipt.body)
    assert check("receipt", file, "--key", "00" * 32).returncode != 0


def signing_key(server):
    """The server's signing key, made from its key file as evidence.md §2.3 says."""
    secret = bytes.fromhex((server.directory / "consent.db.key").read_text().strip())
    seed = hashlib.blake2b(b"consent-server signing key 1", key=secret, digest_size=32).digest()
    return Ed25519PrivateKey.from_private_bytes(seed)


def signed(receipt, key):
    canonical = json.dumps(receipt, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    public = key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()
    value = key.sign(b"consent-server receipt 1\n" + canonical).hex()
    return {"receipt": receipt, "signature": {"algorithm": "Ed25519", "public_key": public, "value": value}}


def tc_string_of(day):
    """A TC string of a day that consents to nothing: its core and the vendors that were disclosed, none."""
    def field(value, width):
        return f"{value:0{width}b}"

    core = (field(2, 6) + field(day * 864_000, 36) * 2 + field(31, 12) + field(4, 12) + field(0, 6)
            + field(4, 6) * 2 + field(106, 12) + field(5, 6) + "1" + "0" + field(0, 12 + 24 + 24) + "0"
            + field(0, 6) * 2 + field(0, 17) * 2 + field(0, 12))

    def encoded(bits):
        bits += "0" * (-len(bits) % 6)
        return "".join(ALPHABET[int(bits[place:place + 6], 2)] for place in range(0, len(bits), 6))

    return encoded(core) + "." + encoded("001" + field(0, 17))


# What the evidence can't tell, and what only words of the format say.
SIGNERS_WORD = {"name", "privacy_policy_url", "withdrawal_method"}


@pytest.mark.parametrize("geography", ["DE", "US-CA"])
def test_a_receipt_that_its_own_signer_forged_is_held_against_the_evidence(fresh, tmp_path, geography):
    """Every statement is changed in turn, and the lie is signed with the server's own key."""
    client, key, file = fresh.client(), signing_key(fresh), tmp_path / "receipt.json"
    device = Device(client, debug_geography=geography)
    choices = ({"purposes": {"consent": [1, 3]}, "vendors": {"consent": [755]}} if geography == "DE"
               else {"us": {"sale_opt_out": True}})
    device.choose("save_choices", choices=choices, button="save", client={"app_version": "1"}).ok()
    honest = device.call("GET", "consent/receipt").ok().json
    assert signed(honest["receipt"], key) == honest, "the test signs as the server does"

    def places(node, path=()):
        for name, value in node.items() if isinstance(node, dict) else enumerate(node):
            yield (*path, name)
            if isinstance(value, (dict, list)):
                yield from places(value, (*path, name))

    changed = 0
    for *parents, name in places(honest["receipt"]):
        if name in SIGNERS_WORD:
            continue
        receipt = json.loads(json.dumps(honest["receipt"]))
        node = receipt
        for parent in parents:
            node = node[parent]
        value = node[name]
        if isinstance(value, str) and value[:3] == "202":
            node[name] = "2019-01-02T03:04:05Z"
        else:
            node[name] = {str: lambda: "0" + value[1:] if value[:1] != "0" else "1" + value[1:], int: lambda: value + 1,
                          bool: lambda: int(value), type(None): lambda: "x", dict: lambda: {}, list: lambda: []
                          if value else [1]}[type(value)]()
        file.write_text(json.dumps(signed(receipt, key)))
        found = check("receipt", file)
        assert found.returncode in (1, 2) and "Traceback" not in found.stderr, (*parents, name, found)
        changed += 1
    assert changed > 60
    for place in ([], ["processing"], ["event"], ["processing", "privacy_notice"]):
        receipt = json.loads(json.dumps(honest["receipt"]))
        node = receipt
        for name in place:
            node = node[name]
        node["more"] = "than the evidence says"
        file.write_text(json.dumps(signed(receipt, key)))
        found = check("receipt", file)
        assert found.returncode == 1 and "more" in found.stderr, found


@pytest.mark.parametrize("sort", ["tc", "gpp", "both", "us"])
def test_the_receipt_of_an_import_is_checked_too(fresh, tmp_path, sort):
    now = int(time.time() // 86_400)
    older, newer = tc_string_of(now - 40), tc_string_of(now - 10)
    strings = {"tc": {"tc_string": newer}, "gpp": {"gpp_string": f"DBABMA~{newer}"},
               "both": {"tc_string": newer, "gpp_string": f"DBABMA~{older}"},
               "us": {"gpp_string": "DBABL~BVQVAAAAAg"}}[sort]
    device = Device(fresh.client(), debug_geography="US-CA" if sort == "us" else "DE")
    info = device.put(strings).ok().json
    receipt = device.call("GET", "consent/receipt").ok()
    event = receipt.json["receipt"]["event"]
    assert event["event_time"] == info["decision"]["decided_at"]
    assert event["valid_until"] == info["decision"]["expires_at"]
    if sort != "us":
        assert event["valid_until"] is not None
        assert event["event_time"] < event["received_at"][:10]
    (tmp_path / "receipt.json").write_bytes(receipt.body)
    found = check("receipt", tmp_path / "receipt.json")
    assert found.returncode == 0 and "import" in found.stdout, found
    document = receipt.json["receipt"]
    document["event"]["event_time"] = event["received_at"] if sort != "us" else "2026-01-01T00:00:00Z"
    (tmp_path / "receipt.json").write_text(json.dumps(signed(document, signing_key(fresh))))
    found = check("receipt", tmp_path / "receipt.json")
    assert found.returncode == 1 and "event_time" in found.stderr, found


@pytest.mark.parametrize("opts_out", [True, False])
def test_the_validity_of_a_us_choice_is_consent_infos_and_is_checked(fresh, tmp_path, opts_out):
    device = Device(fresh.client(), debug_geography="US-CA")
    form = device.form(kind="privacy_options").ok().json["form_id"]
    choice = {name: opts_out for name in ("sale_opt_out", "sharing_opt_out", "targeted_advertising_opt_out")}
    info = device.put({"form_id": form, "action": "save_choices", "choices": {"us": choice}}).ok().json
    receipt = device.call("GET", "consent/receipt").ok().json["receipt"]
    until = receipt["event"]["valid_until"]
    assert until == info["decision"]["expires_at"] and (until is None) == opts_out
    file = tmp_path / "receipt.json"
    for said, code in [(until, 0), ("2031-02-03T00:00:00Z" if opts_out else None, 1), ("2031-02-03T00:00:01Z", 1)]:
        receipt["event"]["valid_until"] = said
        file.write_text(json.dumps(signed(receipt, signing_key(fresh))))
        found = check("receipt", file)
        assert found.returncode == code and ("valid_until" in found.stderr) == (code == 1), (said, found)


def test_a_receipt_that_another_key_signed_around_a_true_head_is_refused(fresh, tmp_path):
    device = Device(fresh.client(), debug_geography="DE")
    device.choose("consent").ok()
    receipt = device.call("GET", "consent/receipt").ok().json["receipt"]
    receipt["pii_controllers"][0]["name"] = "Another"
    (tmp_path / "receipt.json").write_text(json.dumps(signed(receipt, Ed25519PrivateKey.generate())))
    found = check("receipt", tmp_path / "receipt.json")
    assert found.returncode == 1 and "another key" in found.stderr, found


def test_what_is_no_receipt_is_said_to_be_none(fresh, tmp_path):
    file = tmp_path / "receipt.json"
    problem = Device(fresh.client(), debug_geography="DE").call("GET", "consent/receipt")
    assert problem.status == 404
    for text, words in [(problem.body.decode(), problem.json["detail"]), ("[" * 200_000, "nested"), ("[]", "object"),
                        ('{"receipt":' * 100_000, "nested"), ("{}", "receipt"), ("", "can't be read"),
                        ('{"receipt":[],"signature":{}}', "can't be read")]:
        file.write_text(text)
        for command in (["receipt", file], ["inclusion", file, file, file]):
            found = check(*command)
            assert found.returncode == 2 and words in found.stderr and "Traceback" not in found.stderr, found


def test_heads_are_consistent_and_a_forged_one_is_not(fresh, tmp_path):
    spec = importlib.util.spec_from_file_location("verifier", VERIFIER)
    verifier = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(verifier)
    client = fresh.client()
    heads = []
    for _ in range(9):
        Device(client, debug_geography="DE").choose("consent").ok()
        heads.append(client.get("/v1/transparency/head").ok().json)
    assert [head["tree_size"] for head in heads] == list(range(1, 10))
    for earlier in heads:
        for later in heads[earlier["tree_size"] - 1:]:
            query = {"from": earlier["tree_size"], "to": later["tree_size"]}
            proof = client.get("/v1/transparency/proofs/consistency", query=query).ok().json["hashes"]
            path = [bytes.fromhex(one) for one in proof]
            roots = bytes.fromhex(earlier["root_hash"]), bytes.fromhex(later["root_hash"])
            verifier.check_consistency(earlier["tree_size"], roots[0], later["tree_size"], roots[1], path)
            for place in range(len(path)):
                broken = [*path[:place], bytes(32), *path[place + 1:]]
                with pytest.raises(verifier.Wrong):
                    verifier.check_consistency(earlier["tree_size"], roots[0], later["tree_size"], roots[1], broken)
    forged = {**heads[3], "tree_size": 5}
    (tmp_path / "forged.json").write_text(json.dumps(forged))
    assert check("head", tmp_path / "forged.json").returncode == 1
    refused = fresh.command("verify", "--head", tmp_path / "forged.json")
    assert refused.returncode == 1 and "signature" in refused.stderr, refused


# What verify finds.

def flip(value, chance):
    """The value with one bit flipped."""
    if isinstance(value, int):
        flipped = (value & 0xFFFFFFFFFFFFFFFF) ^ 1 << chance.randrange(64)
        return flipped - (1 << 64) if flipped >> 63 else flipped
    data = bytearray(value.encode() if isinstance(value, str) else value)
    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def tamper(connection, chance):
    """One random flip, deletion, swap or insertion; gives what it was, or None where there was nothing to do it to."""
    table = chance.choices(list(TABLES), weights=[5, 5, 5, 1, 1, 1, 1, 1])[0]
    key = TABLES[table]
    rows = connection.execute(f"SELECT * FROM {table}").fetchall()
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    if not rows:
        return None
    row = dict(zip(columns, chance.choice(rows)))
    where = f"{key} = {row[key]}" + (f" AND level = {row['level']}" if table == "log_nodes" else "")
    sort = chance.choice(["flip", "flip", "flip", "delete", "swap", "insert"])
    if sort == "flip":
        # A row of a device's current choice may lie in any of the 64 places that are the device's.
        column = chance.choice([name for name in columns if row[name] not in (None, b"", "") and name != "slot"])
        value = flip(row[column], chance)
        place = "CAST(? AS TEXT)" if isinstance(row[column], str) else "?"
        connection.execute(f"UPDATE {table} SET {column} = {place} WHERE {where}", (value,))
        return f"flip {table}.{column} where {where}: {row[column]!r} to {value!r}"
    if sort == "delete":
        connection.execute(f"DELETE FROM {table} WHERE {where}")
        return f"delete {table} where {where}"
    if sort == "swap":
        other = dict(zip(columns, chance.choice(rows)))
        # The number of a form says nothing, and a log has one count.
        if table in ("forms", "log_counts") or other[key] == row[key]:
            return None
        for one in (row, other):
            connection.execute(f"DELETE FROM {table} WHERE {key} = ?", (one[key],))
        for one, place in ((row, other), (other, row)):
            values = {**one, key: place[key]}
            connection.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(columns))})", list(values.values()))
        return f"swap {table} {row[key]} and {other[key]}"
    values = {**row, key: chance.choice([max(one[columns.index(key)] for one in rows) + 1, chance.getrandbits(40)])}
    if table == "forms":
        values["id"] = values["id"][:-1] + ("A" if values["id"][-1] != "A" else "E")
    if table == "log_heads":
        values["size"] += 1
    connection.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(columns))})", list(values.values()))
    return f"insert {table} {values[key]}, a copy of {row[key]}"


def test_a_sound_store_is_sound(store, tmp_path):
    server = copy(store, tmp_path / "copy")
    found = server.command("verify", "--json", "--head", store.directory / "early-head.json")
    assert found.returncode == 0, found
    report = json.loads(found.stdout)
    assert report["fault"] is None and report["entries"] > 500 and report["heads"] >= 3, report


@pytest.mark.durability
def test_every_flip_deletion_swap_and_insertion_is_found(store, tmp_path, long):
    wanted, found, chance = 1000 if long else 100, 0, random.Random(20261130)
    missed = []
    while found + len(missed) < wanted:
        server = copy(store, tmp_path / "copy")
        connection = opened(server.database)
        try:
            change = tamper(connection, chance)
            connection.commit()
        except sqlite3.IntegrityError:
            change = None
        connection.close()
        if change is None:
            continue
        result = server.command("verify")
        if result.returncode == 0:
            missed.append(change)
        else:
            found += 1
            assert result.returncode in (1, 78), (change, result)
            assert re.search(r"table|damaged|event|form", result.stderr), (change, result.stderr)
    assert not missed, f"{len(missed)} of {wanted} changes were not found: {missed}"
    print(f"{wanted} random changes, all found")


NEWEST = "(SELECT max(sequence) FROM events)"


@pytest.mark.parametrize("change, table", [
    (f"UPDATE events SET header = CAST(header || X'00' AS BLOB) WHERE sequence = {NEWEST}", "events"),
    (f"UPDATE events SET payload_hash = zeroblob(32) WHERE sequence = {NEWEST}", "events"),
    (f"UPDATE events SET leaf = zeroblob(32) WHERE sequence = {NEWEST}", "events"),
    (f"INSERT INTO events SELECT sequence + 1, app, header, payload_hash, leaf FROM events WHERE sequence = {NEWEST}",
     "events"),
    ("UPDATE log_heads SET size = 0 WHERE number = (SELECT max(number) FROM log_heads)", "log_heads"),
], ids=["header", "payload hash", "leaf", "forged event", "newest head"])
def test_a_change_of_the_newest_is_named(store, tmp_path, change, table):
    server = copy(store, tmp_path / "copy")
    connection = opened(server.database)
    newest = connection.execute("SELECT max(sequence) FROM events").fetchone()[0]
    connection.execute(change)
    connection.commit()
    connection.close()
    before = server.database.read_bytes()
    found = server.command("verify")
    place = f"event {newest + change.startswith('INSERT')}, table events" if table == "events" else f"table {table}"
    assert found.returncode == 1 and f"not as it was written: {place}: " in found.stderr, found
    assert server.database.read_bytes() == before
    if table == "events":
        assert server.command("serve").returncode == 78


@pytest.mark.parametrize("kept", [-1, 400, 60], ids=["one event", "a third", "nearly all"])
def test_a_log_that_was_cut_off_is_found_with_an_earlier_head(store, tmp_path, kept):
    server = copy(store, tmp_path / "copy")
    connection = opened(server.database)
    events = connection.execute("SELECT max(sequence) FROM events").fetchone()[0]
    last = events + kept if kept < 0 else kept
    # As well as anyone could do it who knows the file: every trace of the later events is gone, heads included.
    for table in ("events", "payloads", "erasures"):
        connection.execute(f"DELETE FROM {table} WHERE sequence > ?", (last,))
    connection.execute("DELETE FROM log_nodes WHERE last_sequence > ?", (last,))
    connection.execute("DELETE FROM log_heads WHERE size > ?", (last,))
    connection.execute("UPDATE log_counts SET heads = (SELECT count(*) FROM log_heads)")
    connection.execute("DELETE FROM current WHERE sequence > ?", (last,))
    connection.commit()
    connection.close()
    found = server.command("verify", "--head", store.directory / "head.json")
    assert found.returncode == 1 and "cut off" in found.stderr, found


def test_an_older_copy_that_was_put_back_is_found_with_a_later_head(make_server, tmp_path):
    server = make_server().start()
    fill(server, ["device-1"], 1)
    assert server.stop() == 0
    shutil.copy(server.database, tmp_path / "older.db")
    server.start()
    fill(server, ["device-2", "device-3"], 2)
    (tmp_path / "head.json").write_bytes(server.client().get("/v1/transparency/head").ok().body)
    assert server.stop() == 0
    assert server.command("verify", "--head", tmp_path / "head.json").returncode == 0
    shutil.copy(tmp_path / "older.db", server.database)
    assert server.command("verify").returncode == 0
    found = server.command("verify", "--head", tmp_path / "head.json")
    assert found.returncode == 1 and "older copy" in found.stderr, found


def test_a_running_server_is_verified_while_it_stores_choices(fresh):
    fill(fresh, [f"device-{number}" for number in range(150)], 9)
    form_id = Device(fresh.client(), debug_geography="DE").form_id()

    def work(client, record):
        device = Device(client, debug_geography="DE")
        device.put({"form_id": form_id, "action": "consent"}).ok()
        device.put({"form_id": form_id, "action": "do_not_consent"}).ok()
        record(device.id)

    with Load(fresh, work, threads=4) as load:
        for _ in range(8):
            before = len(load.records)
            found = fresh.command("verify", "--json")
            assert found.returncode == 0, found
            report = json.loads(found.stdout)
            assert report["entries"] == report["size"] > 150
            assert fresh.eventually(lambda: len(load.records) > before), "it goes on storing"
    fresh.client().get("/readyz").ok()
    assert fresh.stop() == 0
    assert fresh.command("verify").returncode == 0


# Bad input.

def test_a_wrong_call_of_verify_says_what_is_wrong(make_server, store, tmp_path):
    server = copy(store, tmp_path / "copy")
    (tmp_path / "text.json").write_text("hello")
    (tmp_path / "other.json").write_text('{"tree_size": 1}')
    for arguments, status, words in [
        (["--heads"], 64, "no option"), (["--head"], 64, "takes a FILE"), (["--head", "/nowhere"], 66, "/nowhere"),
        (["--head", tmp_path / "text.json"], 65, "text.json"), (["--head", tmp_path / "other.json"], 65, "signed head"),
    ]:
        found = server.command("verify", *arguments)
        assert found.returncode == status and words in found.stderr, found
    nothing = Server(tmp_path / "nothing", apps=None).command("verify")
    assert nothing.returncode == 66 and "CONSENT_DATABASE" in nothing.stderr
    assert not (tmp_path / "nothing" / "consent.db").exists()


@pytest.mark.parametrize("spoil, words", [
    (lambda key: key.unlink(), "restore it from the backup"),
    (lambda key: key.write_text("ab" * 32), "put the key file of this database back"),
    (lambda key: key.write_text("nonsense"), "64 hexadecimal digits"),
    (lambda key: key.chmod(0o644), "chmod 600"),
], ids=["missing", "wrong", "nonsense", "readable by all"])
def test_a_key_that_is_not_the_databases_is_refused_and_nothing_touched(store, tmp_path, spoil, words):
    server = copy(store, tmp_path / "copy")
    key = tmp_path / "copy" / "consent.db.key"
    spoil(key)
    before = (key.read_bytes() if key.exists() else None, server.database.read_bytes())
    for command in ("verify", "serve"):
        found = server.command(command)
        assert found.returncode == 78 and words in found.stderr, found
    assert before == (key.read_bytes() if key.exists() else None, server.database.read_bytes())


def test_the_admin_route_takes_a_verification_step_by_step(store, tmp_path, make_server):
    server = make_server(directory=copy(store, tmp_path / "copy").directory).start()
    client = server.client()
    assert client.post("/v1/admin/verification", json={}).status == 401
    step = client.post("/v1/admin/verification", json={}, token=ADMIN_TOKEN).ok().json
    steps = 1
    while not step["done"]:
        step = client.post("/v1/admin/verification", json={"state": step["state"]}, token=ADMIN_TOKEN).ok().json
        steps += 1
    assert steps > 3 and step["fault"] is None and step["entries"] == step["size"]
    for body, code in [({"state": "x"}, "invalid_field"), ({"threads": 0}, "invalid_field"),
                       ({"head": {}}, "missing_field"), ({"stat": "x"}, "unknown_field")]:
        client.post("/v1/admin/verification", json=body, token=ADMIN_TOKEN).problem(422, code)
