# SPDX-License-Identifier: Apache-2.0
"""Bytes that a careful HTTP/1.1 server refuses or frames exactly (RFC 9110, RFC 9112).

A request that is hidden in another's body must never be answered: that is how requests are smuggled past a proxy.
"""
import time
import uuid

import pytest
from support.raw import send

HOST = b"Host: localhost\r\n"
HIDDEN = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Hidden: 1\r\n\r\n"
TARGET = f"/v1/apps/demo/devices/{uuid.uuid4()}/consent".encode()
BODY = b'{"form_id":"' + b"A" * 43 + b'","action":"consent"}'


def put(headers, body=b"", version=b"HTTP/1.1", host=HOST):
    return (b"PUT " + TARGET + b" " + version + b"\r\n" + host + b"Content-Type: application/json\r\n" + headers
            + b"\r\n" + body)


def get(path=b"/healthz", headers=b"", version=b"HTTP/1.1", host=HOST, method=b"GET"):
    return method + b" " + path + b" " + version + b"\r\n" + host + headers + b"\r\n"


def chunked(*chunks, headers=b"Transfer-Encoding: chunked\r\n"):
    return put(headers, b"".join(chunks))


def chunk(data):
    return b"%x\r\n%s\r\n" % (len(data), data)


LAST = b"0\r\n\r\n"

# The case, the bytes, and the status sequences that are right; () means that the connection closes without an answer.
SOUND = [
    ("GET", get(), [(200,)]),
    ("HEAD", get(method=b"HEAD"), [(200,)]),
    ("HTTP/1.0", get(version=b"HTTP/1.0"), [(200,)]),
    ("HTTP/1.0 without Host", get(version=b"HTTP/1.0", host=b""), [(200,)]),
    ("two pipelined", get() + get(b"/version"), [(200, 200)]),
    ("ten pipelined", get() * 10, [(200,) * 10]),
    ("pipelined PUT and GET", put(b"Content-Length: %d\r\n" % len(BODY), BODY) + get(), [(422, 200)]),
    ("absolute-form target", get(b"http://localhost/healthz"), [(200,)]),
    ("absolute-form target without a path", get(b"http://localhost"), [(404,), (400,)]),
    ("Host with a port", get(host=b"Host: localhost:8080\r\n"), [(200,)]),
    ("Host of IPv6", get(host=b"Host: [::1]:8080\r\n"), [(200,)]),
    ("empty lines before the request", b"\r\n\r\n" + get(), [(200,), (400,)]),
    ("header name of another case", get(host=b"hOsT: localhost\r\n"), [(200,)]),
    ("blanks around a value", get(headers=b"X:   \t y \t \r\n"), [(200,)]),
    ("empty value", get(headers=b"X:\r\n"), [(200,)]),
    ("UTF-8 in a value", get(headers="X: ä\r\n".encode()), [(200,)]),
    ("chunked body", chunked(chunk(BODY), LAST), [(422,)]),
    ("chunked body in pieces", chunked(*[chunk(bytes([byte])) for byte in BODY], LAST), [(422,)]),
    ("chunk extension", chunked(b"%x;a=b\r\n%s\r\n" % (len(BODY), BODY), LAST), [(422,)]),
    ("chunked body with a trailer", chunked(chunk(BODY), b"0\r\nX-Trailer: 1\r\n\r\n"), [(422,)]),
    ("Transfer-Encoding of another case", chunked(chunk(BODY), LAST, headers=b"transfer-encoding: Chunked\r\n"), [(422,)]),
    ("Expect: 100-continue", put(b"Expect: 100-continue\r\nContent-Length: %d\r\n" % len(BODY), BODY), [(422,)]),
    ("OPTIONS *", get(b"*", method=b"OPTIONS"), [(200,), (204,), (400,)]),
]

FRAMING = [
    ("two Content-Length, 0 first", put(b"Content-Length: 0\r\nContent-Length: %d\r\n" % len(HIDDEN), HIDDEN)),
    ("two Content-Length, 0 last", put(b"Content-Length: %d\r\nContent-Length: 0\r\n" % len(HIDDEN), HIDDEN)),
    ("two equal Content-Length", put(b"Content-Length: 2\r\nContent-Length: 2\r\n", b"{}")),
    ("two Content-Length of other case", put(b"content-length: 2\r\nCONTENT-LENGTH: 9\r\n", b"{}")),
    ("Content-Length list", put(b"Content-Length: 0, %d\r\n" % len(HIDDEN), HIDDEN)),
    ("Content-Length +2", put(b"Content-Length: +2\r\n", b"{}")),
    ("Content-Length -1", put(b"Content-Length: -1\r\n", b"{}")),
    ("Content-Length 0x2", put(b"Content-Length: 0x2\r\n", b"{}")),
    ("Content-Length 2_0", put(b"Content-Length: 2_0\r\n", b"{}")),
    ("Content-Length with a blank inside", put(b"Content-Length: 1 0\r\n", b"{}")),
    ("Content-Length 2.0", put(b"Content-Length: 2.0\r\n", b"{}")),
    ("Content-Length empty", put(b"Content-Length:\r\n", b"{}")),
    ("Content-Length and chunked", put(b"Content-Length: 6\r\nTransfer-Encoding: chunked\r\n", LAST + HIDDEN)),
    ("chunked and Content-Length", put(b"Transfer-Encoding: chunked\r\nContent-Length: 6\r\n", LAST + HIDDEN)),
    ("Transfer-Encoding with a space", put(b"Transfer-Encoding : chunked\r\nContent-Length: 5\r\n", LAST + HIDDEN)),
    ("Content-Length with a space", put(b"Content-Length : 5\r\n", LAST + HIDDEN)),
    ("bare CR in a value", get(headers=b"X: a\rY: b\r\n")),
    ("bare CR before a hidden header", put(b"X: a\rTransfer-Encoding: chunked\r\nContent-Length: 5\r\n", LAST + HIDDEN)),
    ("control byte in a value", get(headers=b"X: a\x01b\r\n")),
    ("DEL in a value", get(headers=b"X: a\x7fb\r\n")),
    ("control byte in a header name", get(headers=b"X\x01Y: 1\r\n")),
    ("space in a header name", get(headers=b"X Y: 1\r\n")),
    ("slash in a header name", get(headers=b"X/Y: 1\r\n")),
    ("no Host", get(host=b"")),
    ("two Host", get(host=b"Host: a\r\nHost: b\r\n")),
    ("two equal Host", get(host=b"Host: a\r\nHost: a\r\n")),
    ("Host list", get(host=b"Host: a, b\r\n")),
    ("Host with a blank", get(host=b"Host: a b\r\n")),
    ("Host with a path", get(host=b"Host: a/b\r\n")),
    ("Host with a user", get(host=b"Host: user@a\r\n")),
    ("escaped NUL in the path", get(b"/v1/apps/a%00b/devices/x/consent-info")),
    ("escaped slash in an id", get(b"/v1/apps/a%2Fb/devices/x/consent-info")),
    ("bad escape", get(b"/v1/apps/a%zz/devices/x/consent-info")),
    ("half an escape", get(b"/v1/apps/a%2")),
    ("bad UTF-8 escape", get(b"/v1/apps/%ff%fe/devices/x/consent-info")),
    ("overlong UTF-8 escape", get(b"/v1/apps/%c0%af/devices/x/consent-info")),
    ("surrogate escape", get(b"/v1/apps/%ed%a0%80/devices/x/consent-info")),
    ("bad escape in the query", get(b"/v1/geography?a=%zz")),
    ("NUL in the query", get(b"/v1/geography?a=%00")),
]

CODINGS = [
    ("unknown transfer coding", put(b"Transfer-Encoding: xchunked\r\n", LAST)),
    ("chunked with a parameter", put(b"Transfer-Encoding: chunked;a=b\r\n", LAST)),
    ("chunked not last", put(b"Transfer-Encoding: chunked, identity\r\n", LAST)),
    ("chunked twice", put(b"Transfer-Encoding: chunked, chunked\r\n", LAST)),
    ("gzip, chunked", put(b"Transfer-Encoding: gzip, chunked\r\n", LAST)),
    ("identity", put(b"Transfer-Encoding: identity\r\n", LAST)),
    ("two Transfer-Encoding", put(b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", LAST)),
    ("empty Transfer-Encoding", put(b"Transfer-Encoding:\r\nContent-Length: 5\r\n", LAST)),
    ("vertical tab before chunked", put(b"Transfer-Encoding: \x0bchunked\r\n", LAST)),
    ("chunked on HTTP/1.0", put(b"Transfer-Encoding: chunked\r\n", LAST, version=b"HTTP/1.0")),
]

OTHER = [
    ("Content-Length overflow", put(b"Content-Length: 99999999999999999999999\r\n", b"{}"), [(400,), (413,)]),
    ("chunk size 0x", chunked(b"0x2\r\n{}\r\n", LAST), [(400,)]),
    ("chunk size overflow", chunked(b"10000000000000002\r\n{}\r\n", LAST), [(400,), (413,)]),
    ("chunk size -1", chunked(b"-1\r\n{}\r\n", LAST), [(400,)]),
    ("chunk size empty", chunked(b"\r\n{}\r\n", LAST), [(400,)]),
    ("chunk longer than it says", chunked(b"2\r\n{}xx\r\n", LAST), [(400,)]),
    ("TRACE", get(method=b"TRACE"), [(405,), (501,)]),
    ("CONNECT", get(b"localhost:80", method=b"CONNECT"), [(400,), (405,), (501,)]),
    ("garbage method", get(method=b"G@T"), [(400,), (405,), (501,)]),
    ("lower-case method", get(method=b"get"), [(400,), (405,), (501,)]),
    ("PRI", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [(400,), (505,), ()]),
    ("HTTP/2.0", get(version=b"HTTP/2.0"), [(505,), (400,)]),
    ("HTTP/1.2", get(version=b"HTTP/1.2"), [(200,), (505,), (400,)]),
    ("HTTP/0.9", b"GET /healthz\r\n", [(400,), (505,), ()]),
    ("no version", b"GET /healthz\r\n" + HOST + b"\r\n", [(400,), (505,), ()]),
    ("TLS hello", bytes.fromhex("1603010200010001fc0303") + b"\x00" * 64 + b"\r\n\r\n", [(400,), (), (505,), (501,)]),
    ("zeros", b"\x00" * 512 + b"\r\n\r\n", [(400,), (), (505,), (501,)]),
    ("Expect: other", put(b"Expect: foo\r\nContent-Length: 2\r\n", b"{}"), [(417,), (400,)]),
    ("40 kB header", get(headers=b"X: " + b"a" * 40000 + b"\r\n"), [(431,), (400,)]),
    ("2,000 headers", get(headers=b"".join(b"X%d: 1\r\n" % number for number in range(2000))), [(431,), (400,)]),
    ("40 kB target", get(b"/" + b"a" * 40000), [(414,), (431,), (400,)]),
    ("65 query items", get(b"/v1/geography?" + b"a=b&" * 65), [(400,)]),
    ("500 query items", get(b"/v1/geography?" + b"a=b&" * 500), [(400,)]),
    ("long query", get(b"/v1/geography?" + b"a=b&" * 2000), [(400,), (414,), (431,)]),
    ("body over the limit", put(b"Content-Length: 10000000\r\n", b"{" * 1000), [(413,)]),
    ("chunked body over the limit", chunked(*[chunk(b" " * 8192)] * 9, LAST), [(413,)]),
    ("gzip body", put(b"Content-Encoding: gzip\r\nContent-Length: 2\r\n", b"\x1f\x8b"), [(415,)]),
    ("PUT without a type", b"PUT " + TARGET + b" HTTP/1.1\r\n" + HOST + b"Content-Length: 2\r\n\r\n{}", [(415,)]),
    ("PUT without a length", put(b""), [(400,), (411,), (422,)]),
    ("GET with a body", get(headers=b"Content-Length: 2\r\n") + b"{}", [(200,), (400,), (413,)]),
    ("tab in the request line", b"GET\t/healthz HTTP/1.1\r\n" + HOST + b"\r\n", [(400,), (501,), (505,), ()]),
    ("space before the colon of Host", get(host=b"Host : localhost\r\n"), [(400,)]),
    ("request line alone and a lone CR", b"GET /healthz HTTP/1.1\r" + HOST + b"\r\n", [(400,), (505,), ()]),
]

CASES = (
    SOUND + [(name, data, [(400,)]) for name, data in FRAMING]
    + [(name, data, [(400,), (501,)]) for name, data in CODINGS] + OTHER)

# Nothing that can be answered has come yet: the deadline ends these.
UNFINISHED = {"zeros"}


@pytest.mark.parametrize("name, data, right", CASES, ids=[row[0] for row in CASES])
def test_bytes_are_framed_exactly_or_refused(server, name, data, right):
    exchange = send(server.port, data)
    statuses = tuple(exchange.statuses)
    assert statuses in right, exchange
    if statuses == () and name not in UNFINISHED:
        assert exchange.ended != "open"
    if statuses and statuses[-1] in (400, 501, 505, 413, 414, 431) and name not in ("GET with a body",):
        refused_by_framing = (name, data) in FRAMING or (name, data) in CODINGS
        if refused_by_framing and b"%" not in data.split(b"\r\n")[0]:
            assert exchange.ended in ("closed", "reset"), "framing that is not understood ends the connection"
    assert send(server.port, get(headers=b"Connection: close\r\n")).statuses == [200], "the server lives"


def test_there_are_enough_cases():
    assert len(CASES) >= 60
    assert len({name for name, _, _ in CASES}) == len(CASES)


@pytest.mark.parametrize("size", [1, 2, 3, 7, 64])
def test_a_request_may_come_in_pieces_of_any_size(server, size):
    data = put(b"Content-Length: %d\r\n" % len(BODY), BODY) + get()
    exchange = send(server.port, data, pieces=[data[start:start + size] for start in range(0, len(data), size)])
    assert exchange.statuses == [422, 200]


def test_no_pipelined_answer_is_lost_or_swapped(server):
    paths = [b"/healthz", b"/nowhere", b"/version", b"/v1/apps/demo/devices/x/consent", b"/readyz"] * 20
    exchange = send(server.port, b"".join(get(path) for path in paths), quiet=1)
    assert exchange.statuses == [200, 404, 200, 404, 200] * 20


def cookies(size):
    return b"Cookie: " + b"a=b; " * (size // 5) + b"\r\n"


@pytest.mark.parametrize("field", [
    lambda size: b"X: " + b"a" * size + b"\r\n", lambda size: b"Cookie: " + b"a" * size + b"\r\n", cookies,
    lambda size: b"".join(b"X-%d: %s\r\n" % (n, b"a" * (size // 90 - 8)) for n in range(90))],
    ids=["one field", "one cookie", "many cookies", "many fields"])
def test_32_kib_of_header_are_taken_whatever_they_are_and_no_more(server, field):
    for body in (b"", BODY):
        head = b"Content-Length: %d\r\n" % len(body)
        taken = send(server.port, put(head + field(31_500), body) + get())
        assert taken.statuses[-1:] == [200], taken
        assert len(taken.statuses) == 2
        # Before the body, and once.
        for size in (33_500, 60_000):
            assert send(server.port, put(b"Content-Length: 10\r\n" + field(size))).statuses == [431], size


def test_a_length_that_cannot_be_read_is_refused_as_a_problem(server):
    for length in (b"99999999999999999999999", b"-1", b"0x2", b""):
        data = put(b"Content-Length: " + length + b"\r\n", b"{}")
        for pieces in ([data], [data[:40], data[40:90], data[90:]]):
            exchange = send(server.port, data, pieces=pieces)
            assert exchange.statuses == [400] and exchange.ended == "closed", exchange
            assert b"application/problem+json" in exchange.output and b'"bad_framing"' in exchange.output


def test_a_refusal_before_the_body_does_not_wait_for_it(server):
    start = time.monotonic()
    exchange = send(server.port, put(b"Content-Length: 10000000\r\n"), first=3)
    assert exchange.statuses == [413]
    assert time.monotonic() - start < 2.9
