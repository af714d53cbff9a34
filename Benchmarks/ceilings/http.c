// SPDX-License-Identifier: Apache-2.0
// The ceiling for HTTP: libmicrohttpd alone, set up as the server sets it up (epoll workers, memory for a head of 32 KiB,
// which the library clears for each request), answering every request with the same bytes.
// RESPONSE_FILE has header fields, one `Name: value` a line, an empty line, and the body.
//   cc -O2 -o http http.c -lmicrohttpd && ./http PORT THREADS RESPONSE_FILE

#include <microhttpd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { most_fields = 16, head_memory = 44 * 1024 };

struct constant {
    struct {
        const char *name, *value;
    } fields[most_fields];
    int field_count;
    char *bytes;
    size_t count;
};

static struct constant read_response(const char *path) {
    struct constant body = {.bytes = NULL};
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        exit(66);
    }
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    body.bytes = malloc((size_t)size);
    if (body.bytes == NULL || fread(body.bytes, 1, (size_t)size, file) != (size_t)size) {
        fprintf(stderr, "%s can't be read\n", path);
        exit(66);
    }
    body.count = (size_t)size;
    fclose(file);

    char *line_end;
    while (body.field_count < most_fields && (line_end = memchr(body.bytes, '\n', body.count)) != NULL) {
        char *line = body.bytes, *colon = memchr(line, ':', (size_t)(line_end - line));
        *line_end = '\0';
        body.count -= (size_t)(line_end + 1 - body.bytes);
        body.bytes = line_end + 1;
        if (colon == NULL) break;
        *colon = '\0';
        body.fields[body.field_count].name = line;
        body.fields[body.field_count++].value = colon + 2;
    }
    return body;
}

static enum MHD_Result answer(
    void *closure, struct MHD_Connection *connection, const char *target, const char *method, const char *version,
    const char *upload, size_t *upload_count, void **request
) {
    static char seen;
    const struct constant *body = closure;
    (void)target, (void)method, (void)version, (void)upload;

    // The first call has the header alone; answering then would end the connection.
    if (*request == NULL) {
        *request = &seen;
        return MHD_YES;
    }
    if (*upload_count != 0) {
        *upload_count = 0;
        return MHD_YES;
    }
    struct MHD_Response *response =
        MHD_create_response_from_buffer(body->count, body->bytes, MHD_RESPMEM_PERSISTENT);
    for (int index = 0; index < body->field_count; index++) {
        MHD_add_response_header(response, body->fields[index].name, body->fields[index].value);
    }
    enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
    MHD_destroy_response(response);
    return result;
}

int main(int count, char **arguments) {
    if (count != 4) {
        fprintf(stderr, "usage: http PORT THREADS RESPONSE_FILE\n");
        return 64;
    }
    struct constant body = read_response(arguments[3]);
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD, (uint16_t)atoi(arguments[1]), NULL, NULL, answer, &body,
        MHD_OPTION_THREAD_POOL_SIZE, (unsigned)atoi(arguments[2]), MHD_OPTION_CONNECTION_LIMIT, 4096u,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)head_memory, MHD_OPTION_END);
    if (daemon == NULL) {
        fprintf(stderr, "port %s can't be listened on\n", arguments[1]);
        return 69;
    }
    sigset_t ending;
    int which;
    sigemptyset(&ending);
    sigaddset(&ending, SIGTERM);
    sigaddset(&ending, SIGINT);
    sigprocmask(SIG_BLOCK, &ending, NULL);
    sigwait(&ending, &which);
    MHD_stop_daemon(daemon);
    return 0;
}
