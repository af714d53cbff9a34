// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <maxminddb.h>
#include <netinet/in.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>

/// The record of a v4 address in host order. Here because a `sockaddr_in` passed as `sockaddr` costs Swift two pointer
/// casts on every look-up.
static inline MMDB_lookup_result_s CMaxMindDB_lookup_v4(const MMDB_s *database, uint32_t address, int *error) {
    struct sockaddr_in socket;
    memset(&socket, 0, sizeof socket);
    socket.sin_family = AF_INET;
    socket.sin_addr.s_addr = htonl(address);
    return MMDB_lookup_sockaddr(database, (const struct sockaddr *)&socket, error);
}

/// The record of a v6 address, its halves in host order. Here for the same reason.
static inline MMDB_lookup_result_s CMaxMindDB_lookup_v6(
    const MMDB_s *database, uint64_t high, uint64_t low, int *error) {
    struct sockaddr_in6 socket;
    memset(&socket, 0, sizeof socket);
    socket.sin6_family = AF_INET6;
    for (int index = 0; index < 8; index++) {
        socket.sin6_addr.s6_addr[index] = (uint8_t)(high >> (56 - 8 * index));
        socket.sin6_addr.s6_addr[8 + index] = (uint8_t)(low >> (56 - 8 * index));
    }
    return MMDB_lookup_sockaddr(database, (const struct sockaddr *)&socket, error);
}

/// The text at the first of some paths that holds one, `*text` NULL where none does. Here because the value is a C
/// union, which Swift reads unchecked, and a path is an array of C strings ended by NULL, which Swift can't keep
/// without allocating.
static inline int CMaxMindDB_text(
    MMDB_entry_s *entry, const char *const (*paths)[4], size_t count, const char **text, uint32_t *length) {
    *text = NULL;
    *length = 0;
    for (size_t index = 0; index < count; index++) {
        MMDB_entry_data_s data;
        int status = MMDB_aget_value(entry, &data, paths[index]);
        if (status == MMDB_LOOKUP_PATH_DOES_NOT_MATCH_DATA_ERROR) continue;
        if (status != MMDB_SUCCESS) return status;
        if (!data.has_data || data.type != MMDB_DATA_TYPE_UTF8_STRING) continue;
        *text = data.utf8_string;
        *length = data.data_size;
        return MMDB_SUCCESS;
    }
    return MMDB_SUCCESS;
}

/// Where databases keep the country's code: GeoIP2, GeoLite2 and DB-IP; IPinfo Lite; older ones of IPinfo.
static inline int CMaxMindDB_country(MMDB_entry_s *entry, const char **text, uint32_t *length) {
    static const char *const paths[][4] = {{"country", "iso_code"}, {"country_code"}, {"country"}};
    return CMaxMindDB_text(entry, paths, sizeof paths / sizeof paths[0], text, length);
}

/// Where databases keep the largest subdivision's code: GeoIP2, GeoLite2 and DB-IP; IPinfo.
static inline int CMaxMindDB_subdivision(MMDB_entry_s *entry, const char **text, uint32_t *length) {
    static const char *const paths[][4] = {{"subdivisions", "0", "iso_code"}, {"region_code"}};
    return CMaxMindDB_text(entry, paths, sizeof paths / sizeof paths[0], text, length);
}
