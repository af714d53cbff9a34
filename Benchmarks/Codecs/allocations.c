// SPDX-License-Identifier: Apache-2.0
//
// Counts allocations, and how much is held at once, by standing in front of glibc's allocator. For one thread.

#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

static uint64_t count, bytes;
// What is held, as the allocator rounds it, and the most of it since the last reset.
static int64_t held, peak, at_reset;

static void *allocated(void *pointer, size_t size) {
    count++;
    bytes += size;
    held += (int64_t)malloc_usable_size(pointer);
    if (held > peak) peak = held;
    return pointer;
}

void *malloc(size_t size) { return allocated(__libc_malloc(size), size); }

void *calloc(size_t number, size_t size) { return allocated(__libc_calloc(number, size), number * size); }

void *memalign(size_t alignment, size_t size) { return allocated(__libc_memalign(alignment, size), size); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **pointer, size_t alignment, size_t size) {
    *pointer = memalign(alignment, size);
    return *pointer ? 0 : ENOMEM;
}

void *realloc(void *pointer, size_t size) {
    // While it moves both are held.
    size_t before = malloc_usable_size(pointer);
    void *moved = allocated(__libc_realloc(pointer, size), size);
    held -= (int64_t)before;
    return moved;
}

void free(void *pointer) {
    held -= (int64_t)malloc_usable_size(pointer);
    __libc_free(pointer);
}

uint64_t allocation_count(void) { return count; }
uint64_t allocation_bytes(void) { return bytes; }

// Starts anew from what is held now.
void allocation_reset_peak(void) { peak = held; at_reset = held; }

// The most that was held since, beside what was held then.
uint64_t allocation_peak(void) { return (uint64_t)(peak - at_reset); }
