// SPDX-License-Identifier: Apache-2.0
// The ceiling for durable writes: SQLite with a write-ahead log and a full sync, and nothing else.
// A record is an upsert of the device's current state and an insert into its history, 300 bytes each.
//   cc -O2 -o sqlite sqlite.c -lsqlite3 && ./sqlite NEW_FILE RECORDS_A_COMMIT SECONDS

#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { key_size = 16, record_size = 300 };

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void check(sqlite3 *database, int status, int wanted) {
    if (status != wanted) {
        fprintf(stderr, "%s\n", sqlite3_errmsg(database));
        exit(1);
    }
}

static void run(sqlite3 *database, const char *text) {
    check(database, sqlite3_exec(database, text, NULL, NULL, NULL), SQLITE_OK);
}

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static void insert(sqlite3 *database, sqlite3_stmt *statement, const void *key, const void *record, int64_t time) {
    sqlite3_bind_blob(statement, 1, key, key_size, SQLITE_STATIC);
    sqlite3_bind_blob(statement, 2, record, record_size, SQLITE_STATIC);
    sqlite3_bind_int64(statement, 3, time);
    check(database, sqlite3_step(statement), SQLITE_DONE);
    check(database, sqlite3_reset(statement), SQLITE_OK);
}

int main(int count, char **arguments) {
    if (count != 4) {
        fprintf(stderr, "usage: sqlite NEW_FILE RECORDS_A_COMMIT SECONDS\n");
        return 64;
    }
    if (access(arguments[1], F_OK) == 0) {
        fprintf(stderr, "%s is there already\n", arguments[1]);
        return 73;
    }
    int batch = atoi(arguments[2]);
    sqlite3 *database;
    if (sqlite3_open(arguments[1], &database) != SQLITE_OK) return 1;
    run(database, "PRAGMA journal_mode = WAL");
    run(database, "PRAGMA synchronous = FULL");
    run(database, "CREATE TABLE state (device BLOB PRIMARY KEY, record BLOB, time INTEGER) WITHOUT ROWID");
    run(database, "CREATE TABLE history (sequence INTEGER PRIMARY KEY, device BLOB, record BLOB, time INTEGER)");

    sqlite3_stmt *upsert, *append;
    check(database, sqlite3_prepare_v2(database,
        "INSERT INTO state VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET record = excluded.record, time = excluded.time",
        -1, &upsert, NULL), SQLITE_OK);
    check(database, sqlite3_prepare_v2(database,
        "INSERT INTO history (device, record, time) VALUES (?, ?, ?)", -1, &append, NULL), SQLITE_OK);

    unsigned char record[record_size];
    memset(record, 'x', sizeof record);
    uint64_t chance = 0x9e3779b97f4a7c15u;
    int64_t done = 0;
    double start = seconds_now(), end = start + atof(arguments[3]);
    while (seconds_now() < end) {
        run(database, "BEGIN IMMEDIATE");
        for (int number = 0; number < batch; number++, done++) {
            uint64_t key[2] = {next_random(&chance), next_random(&chance)};
            insert(database, upsert, key, record, done);
            insert(database, append, key, record, done);
        }
        run(database, "COMMIT");
    }
    printf("%.0f\n", (double)done / (seconds_now() - start));
    sqlite3_finalize(upsert);
    sqlite3_finalize(append);
    sqlite3_close(database);
    return 0;
}
