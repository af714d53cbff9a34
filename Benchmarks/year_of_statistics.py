#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures how long a year of statistics takes to be told where 2.6 million counts of it were kept.

    Benchmarks/year_of_statistics.py [DIRECTORY]

The counts (30 countries, 10 languages, 30 forms, 8 events and outcomes a day) lie in a file of schema 6, so that the first
start moves them into the sums: its seconds are printed too. CONSENT_SERVER_UNDER_TEST names another build to compare with.
"""
import base64
import hashlib
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from support.server import ADMIN_TOKEN, Server  # noqa: E402

OUTCOMES = [("consent", "all"), ("do_not_consent", "none"), ("save_choices", "partial"), ("save_choices", "all"),
            ("import", "all"), ("import", "none"), ("reset", ""), ("served", "")]
LANGUAGES = "da de en es fr it nl pl pt sv".split()
LAST = 20_788  # 2026-12-01
QUERIES = ["day", "country", "regulation", "language", "form", "action", "day,action", "country,language",
           "country,action", "country,form", "country,regulation,language,form,action", "day,country", "day,country,language",
           "day,country,language,form,action"]


def form(language, number):
    digest = hashlib.sha256(f"{language} {number}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def grow(path):
    shutil.copy(ROOT / "Tests" / "Fixtures" / "schema-6.db", path)
    key = path.with_name(path.name + ".key")
    key.write_text(bytes(range(32)).hex() + "\n")
    key.chmod(0o600)
    database = sqlite3.connect(path)
    database.executescript("PRAGMA synchronous = OFF; PRAGMA cache_size = -300000; DELETE FROM statistics;")
    app, = database.execute("SELECT number FROM apps WHERE id = 'shop'").fetchone()
    forms = [(language, form(language, number)) for language in LANGUAGES for number in range(3)]
    chance = random.Random(1)
    for day in range(LAST - 364, LAST + 1):
        database.executemany("INSERT INTO statistics VALUES (?, ?, ?, 'gdpr', ?, ?, ?, ?, ?)", [
            (app, day, f"{chr(65 + country)}X" if country < 26 else f"{chr(65 + country - 26)}Y", *shown, *outcome,
             chance.randint(1, 50)) for country in range(30) for shown in forms for outcome in OUTCOMES])
    database.commit()
    count, = database.execute("SELECT count(*) FROM statistics").fetchone()
    database.close()
    print(f"{count:,} counts in {path.stat().st_size / 1e6:.0f} MB")


def main():
    directory = Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp(prefix="consent-statistics-"))
    server = Server(directory)
    if not server.database.exists():
        grow(server.database)
    began = time.monotonic()
    server.start(timeout=600)
    print(f"start: {time.monotonic() - began:.1f} s, {server.database.stat().st_size / 1e6:.0f} MB")
    try:
        client = server.client(timeout=300)
        for first, last in (("2025-12-01", "2026-11-30"), ("2025-12-15", "2026-11-14")):
            print(f"{first} to {last}")
            for group_by in QUERIES:
                times, rounds = [], 3 if group_by.startswith("day,c") else 11
                for _ in range(rounds):
                    began = time.monotonic()
                    answer = client.get("/v1/admin/apps/shop/statistics", token=ADMIN_TOKEN, query={
                        "from": first, "to": last, "group_by": group_by})
                    times.append(time.monotonic() - began)
                groups = len(answer.json["groups"]) if answer.status == 200 else answer.json["code"]
                print(f"  {group_by:45} {sorted(times)[rounds // 2] * 1000:9.1f} ms, {groups} groups")
    finally:
        server.stop()


main()
