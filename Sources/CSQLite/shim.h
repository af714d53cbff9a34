// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <sqlite3.h>
#include <sys/vfs.h>

/// SQLITE_TRANSIENT is a cast, which Swift does not import; and an empty blob must not become NULL.
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int count) {
    return count > 0 ? sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT)
                     : sqlite3_bind_zeroblob(statement, index, 0);
}

/// The same for a text, which may hold NUL.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
    return sqlite3_bind_text(statement, index, count > 0 ? text : "", count, SQLITE_TRANSIENT);
}

/// sqlite3_db_config is variadic, so Swift cannot import it. While on, closing the last connection leaves the
/// write-ahead log as it is, and so the database file too.
static inline int csqlite_keep_wal_on_close(sqlite3 *database, int on) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on, (int *)0);
}

/// sqlite3_config is variadic. Without statistics SQLite's allocations take no lock that all threads share.
static inline int csqlite_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

static inline int csqlite_note_wal_pages(void *pages, sqlite3 *database, const char *name, int count) {
    (void)database;
    (void)name;
    *(int *)pages = count;
    return SQLITE_OK;
}

/// After every commit *pages is the number of pages in the write-ahead log. It also turns SQLite's own checkpoints
/// off. The callback is here because a hook in Swift would need the same pointer dance without the type.
static inline void csqlite_count_wal_pages(sqlite3 *database, int *pages) {
    sqlite3_wal_hook(database, csqlite_note_wal_pages, pages);
}

/// The magic number of the file system that holds a path, 0 where it can't be told. Swift's Glibc module has no statfs.
static inline unsigned int csqlite_file_system_magic(const char *path) {
    struct statfs status;
    return statfs(path, &status) == 0 ? (unsigned int)status.f_type : 0;
}
