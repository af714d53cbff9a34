// SPDX-License-Identifier: Apache-2.0
//
// Counts allocations by standing in front of glibc's allocator.

#include <stddef.h>
#include <stdint.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);

static uint64_t count, bytes;

void *malloc(size_t size) {
    count++;
    bytes += size;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    bytes += number * size;
    return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
    count++;
    bytes += size;
    return __libc_realloc(pointer, size);
}

uint64_t allocation_count(void) { return count; }
uint64_t allocation_bytes(void) { return bytes; }
