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

/// Zeroes the bytes of a b-tree page between its cell pointers and its cells. SQLite's secure_delete clears a cell where
/// it is deleted, but not the copies that a split or a merge of pages left behind in that gap, which no cell uses.
/// https://www.sqlite.org/fileformat2.html §1.6; a page that is not a b-tree's is left as it is.
static inline void csqlite_zero_gap(unsigned char *page, int size, int header) {
    unsigned char type = page[header];
    if (type != 2 && type != 5 && type != 10 && type != 13) return;
    int cells = page[header + 3] << 8 | page[header + 4];
    int content = page[header + 5] << 8 | page[header + 6];
    int start = header + (type <= 5 ? 12 : 8) + 2 * cells;
    if (content == 0) content = 65536;
    if (content > size) return;
    for (int offset = start; offset < content; offset++) page[offset] = 0;
}

struct csqlite_below { sqlite3_vfs *vfs; const sqlite3_io_methods *methods; };

/// The file system below, and how its files are written, known once one was opened; SQLite's own mutex guards it. A
/// function, since Swift emits no variable of a header.
static inline struct csqlite_below *csqlite_below(void) {
    static struct csqlite_below below;
    return &below;
}

/// Writes a page of the database file with its gap zeroed. Only pages of our own size are looked at; and none past
/// 128 GiB, where the first byte of an overflow page can be that of a b-tree's.
static inline int csqlite_write_clean(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    unsigned char page[4096];
    if (count == sizeof page && offset % count == 0 && offset < (sqlite3_int64)1 << 37) {
        __builtin_memcpy(page, bytes, sizeof page);
        csqlite_zero_gap(page, count, offset == 0 ? 100 : 0);
        bytes = page;
    }
    return csqlite_below()->methods->xWrite(file, bytes, count, offset);
}

static inline int csqlite_open_clean(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *granted) {
    static sqlite3_io_methods methods;
    (void)vfs;
    int code = csqlite_below()->vfs->xOpen(csqlite_below()->vfs, name, file, flags, granted);
    if (code != SQLITE_OK || !(flags & SQLITE_OPEN_MAIN_DB)) return code;
    sqlite3_mutex *mutex = sqlite3_mutex_alloc(SQLITE_MUTEX_STATIC_VFS1);
    sqlite3_mutex_enter(mutex);
    if (!csqlite_below()->methods) {
        csqlite_below()->methods = file->pMethods;
        methods = *file->pMethods;
        methods.xWrite = csqlite_write_clean;
    }
    if (file->pMethods == csqlite_below()->methods) file->pMethods = &methods;
    sqlite3_mutex_leave(mutex);
    return code;
}

/// Registers "clean": the default file system, but for writes of database pages. A VFS is a table of C functions that
/// SQLite keeps for ever, so it is made here. Call it once, after csqlite_count_no_memory.
static inline int csqlite_register_clean(void) {
    static sqlite3_vfs clean;
    csqlite_below()->vfs = sqlite3_vfs_find(0);
    if (!csqlite_below()->vfs) return SQLITE_ERROR;
    clean = *csqlite_below()->vfs;
    clean.pNext = 0;
    clean.zName = "clean";
    clean.xOpen = csqlite_open_clean;
    return sqlite3_vfs_register(&clean, 0);
}
