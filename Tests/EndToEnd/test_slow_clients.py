# SPDX-License-Identifier: Apache-2.0
"""Clients that trickle: the library's timeout is for idle connections, so the server has deadlines of its own."""
import select
import socket
import time

from support.client import Device

COUNT = 300


def trickle(port, head, seconds, count=COUNT):
    """Opens connections that send one byte a second, and gives how many the server ended within `seconds`."""
    connections = []
    for _ in range(count):
        connection = socket.create_connection(("127.0.0.1", port))
        connection.sendall(head)
        connections.append(connection)
    open_ones = set(connections)
    deadline = time.monotonic() + seconds
    while open_ones and time.monotonic() < deadline:
        for connection in list(open_ones):
            try:
                connection.sendall(b"a")
            except OSError:
                open_ones.discard(connection)
        readable, _, _ = select.select(list(open_ones), [], [], 1)
        for connection in readable:
            try:
                data = connection.recv(65536)
            except OSError:
                data = b""
            if not data or b" 408 " in data:
                open_ones.discard(connection)
        time.sleep(max(0, min(1, deadline - time.monotonic())) if not readable else 0.05)
    for connection in connections:
        connection.close()
    return count - len(open_ones)


def test_a_header_at_one_byte_a_second_is_shed(fresh):
    files = fresh.open_files()
    before = fresh.resident_kilobytes()
    head = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
    assert trickle(fresh.port, head, 15) == COUNT
    assert fresh.resident_kilobytes() - before < 40 * 1024
    assert fresh.eventually(lambda: fresh.open_files() <= files + 4, timeout=5), "their descriptors are given back"
    Device(fresh.client(), debug_geography="DE").choose("consent").ok()


def test_others_are_served_meanwhile(fresh):
    slow = []
    for _ in range(COUNT):
        connection = socket.create_connection(("127.0.0.1", fresh.port))
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        slow.append(connection)
    device = Device(fresh.client(timeout=5), debug_geography="DE")
    for _ in range(50):
        device.choose("consent").ok()
    for connection in slow:
        connection.close()


def test_a_reader_that_reads_nothing_holds_nobody_up(fresh):
    stuck = socket.socket()
    stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stuck.connect(("127.0.0.1", fresh.port))
    stuck.setblocking(False)
    request = b"GET /openapi.yaml HTTP/1.1\r\nHost: localhost\r\n\r\n"
    try:
        for _ in range(2000):
            stuck.send(request)
    except BlockingIOError:
        pass
    device = Device(fresh.client(timeout=5), debug_geography="DE")
    for _ in range(20):
        device.info().ok()
    stuck.close()


def test_more_connections_than_descriptors(make_server):
    server = make_server(prefix=["prlimit", "--nofile=256"])
    server.start()
    many = []
    try:
        for _ in range(600):
            connection = socket.socket()
            connection.settimeout(0.2)
            try:
                connection.connect(("127.0.0.1", server.port))
            except OSError:
                pass
            many.append(connection)
    finally:
        for connection in many:
            connection.close()
    client = server.client(timeout=5)
    assert server.eventually(lambda: answers(client), timeout=20), "it recovers by itself"


def answers(client):
    try:
        return client.get("/healthz").status == 200
    except OSError:
        return False
