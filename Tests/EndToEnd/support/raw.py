# SPDX-License-Identifier: Apache-2.0
"""Bytes over a socket, as no HTTP client would send them."""
import re
import socket
from dataclasses import dataclass


@dataclass
class Exchange:
    output: bytes
    ended: str  # closed, reset or open

    @property
    def statuses(self):
        """The status codes in order, interim answers left out."""
        # A body need not end with a line, so a status line may follow it on the same one.
        return [int(status) for status in re.findall(rb"HTTP/1\.[01] (\d{3}) ", self.output) if status != b"100"]


def send(port, data, pieces=None, first=2.0, quiet=0.3):
    """Sends `data` and reads until the server closes, sends nothing for `first` seconds, or no more for `quiet` ones."""
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        output, ended = b"", "open"
        try:
            for piece in pieces or [data]:
                connection.sendall(piece)
            while True:
                connection.settimeout(quiet if output else first)
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
