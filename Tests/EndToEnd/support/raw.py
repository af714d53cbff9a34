# SPDX-License-Identifier: Apache-2.0
"""Bytes over a socket, as no HTTP client would send them."""
import socket
from dataclasses import dataclass


@dataclass
class Exchange:
    output: bytes
    ended: str  # closed, reset or open

    @property
    def statuses(self):
        """The status codes in order, interim answers left out."""
        found = []
        for line in self.output.split(b"\r\n"):
            if line.startswith(b"HTTP/1.") and line[9:12] not in (b"100", b""):
                found.append(int(line[9:12]))
        return found


def send(port, data, wait=0.7, pieces=None):
    """Sends `data`, reads until the server closes or says nothing for `wait` seconds."""
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.settimeout(wait)
        output, ended = b"", "open"
        try:
            for piece in pieces or [data]:
                connection.sendall(piece)
            while True:
                received = connection.recv(65536)
                if not received:
                    ended = "closed"
                    break
                output += received
        except TimeoutError:
            pass
        except OSError:
            ended = "reset"
        return Exchange(output, ended)
