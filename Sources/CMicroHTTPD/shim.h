// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <fcntl.h>
#include <microhttpd.h>
#include <string.h>
#include <sys/socket.h>

/// Leaves `%` escapes as they came: the router decodes each segment once, after splitting. The library's own decoder
/// would turn `%2F` into a separator and cut the path at `%00`.
static inline size_t CMHD_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

/// `MHD_start_daemon` is variadic, which Swift cannot call. Callbacks are typed parameters here; numbers come as an
/// array that ends with `MHD_OPTION_END`. The library wants the logger before everything else.
static inline struct MHD_Daemon *CMHD_start_daemon(
    unsigned int flags, void *context, MHD_LogCallback log, MHD_AccessHandlerCallback handler, MHD_RequestCompletedCallback completed,
    MHD_NotifyConnectionCallback connection,
    void *(*request_line)(void *context, const char *target, struct MHD_Connection *connection),
    const struct MHD_OptionItem *options) {
    return MHD_start_daemon(
        flags, 0, NULL, NULL, handler, context, MHD_OPTION_EXTERNAL_LOGGER, log, context, MHD_OPTION_NOTIFY_COMPLETED, completed, context,
        MHD_OPTION_NOTIFY_CONNECTION, connection, context, MHD_OPTION_URI_LOG_CALLBACK, request_line, context,
        MHD_OPTION_UNESCAPE_CALLBACK, CMHD_keep_escapes, NULL, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

/// `MHD_get_connection_info` is variadic and answers with an unchecked union: each member has its own function here.
static inline void *CMHD_socket_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

static inline int CMHD_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

static inline const struct sockaddr *CMHD_client_address(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info ? info->client_addr : NULL;
}

static inline size_t CMHD_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

/// Puts a cookie of ours before all that the client sends, so that the library, which looks at the first Cookie alone,
/// takes this one apart: each cookie of a client would cost a copy and a record in the memory that holds the head. It is
/// the first field that `MHD_get_connection_values_n` then tells.
static inline enum MHD_Result CMHD_hide_cookies(struct MHD_Connection *connection) {
    return MHD_set_connection_value_n(connection, MHD_HEADER_KIND, "Cookie", strlen("Cookie"), "-", 1);
}

/// The first value of a header field, whose end only its length tells; NULL where there is none.
static inline const char *CMHD_header(
    struct MHD_Connection *connection, const char *name, size_t name_length, size_t *length) {
    const char *value = NULL;
    return MHD_lookup_connection_value_n(connection, MHD_HEADER_KIND, name, name_length, &value, length) == MHD_YES
               ? value
               : NULL;
}

/// 0 where no response was queued.
static inline unsigned int CMHD_status(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_HTTP_STATUS);
    return info ? info->http_status : 0;
}

/// `accept4` needs a feature macro that Swift's Glibc module does not set; without it each connection costs two more
/// calls. The library makes the socket non-blocking itself.
static inline int CMHD_accept(int listening, struct sockaddr *address, socklen_t *size) {
    int client = accept(listening, address, size);
    if (client >= 0) (void)fcntl(client, F_SETFD, FD_CLOEXEC);
    return client;
}
