"""`python -m benchmarks.cluster.routing.bus`: what a NATS server of this machine carries, spoken to plainly.

Messages are as nodes say them when a table moved, each about another one of many tables.
"""

from __future__ import annotations

import argparse
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Final

from benchmarks.cluster.routing.usage import WatchedNats, processor_seconds
from benchmarks.load.servers import resident
from escalera.service.saying import Moved, said, topic_of

CHUNK: Final = 1 << 20
MESSAGE: Final = b"MSG "
SAID: Final = said(Moved("0123456789abcdef", 1000))
PATIENCE: Final = 60.0


class Line:
    """A connection to the bus."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.send(b'CONNECT {"verbose":false,"echo":false}\r\n')
        self.settle()

    def send(self, data: bytes) -> None:
        """Send commands."""
        self._socket.sendall(data)

    def settle(self) -> None:
        """Wait until the server has done all that was sent."""
        self.send(b"PING\r\n")
        while b"PONG" not in self._socket.recv(CHUNK):
            pass

    def count(self, number: int) -> None:
        """Take so many messages."""
        rest = b""
        while number > 0:
            data = rest + self._socket.recv(CHUNK)
            number -= data.count(MESSAGE)
            rest = data[1 - len(MESSAGE) :]

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


@contextmanager
def hearing(port: int, number: int, topics: Sequence[str]) -> Iterator[list[Line]]:
    """So many nodes that hear all topics."""
    with ExitStack() as stack:
        lines = [Line(port) for _ in range(number)]
        for line in lines:
            stack.callback(line.close)
            line.send("".join([f"SUB {topic} {n}\r\n" for n, topic in enumerate(topics)]).encode())
            line.settle()
        yield lines


def carry(
    bus: WatchedNats, lines: Sequence[Line], topics: Sequence[str], messages: int
) -> tuple[float, float]:
    """Say so many messages; seconds that took, and the server's processor-seconds."""
    assert bus.process is not None
    one = b"".join([f"PUB {topic} {len(SAID)}\r\n".encode() + SAID + b"\r\n" for topic in topics])
    speaker = Line(bus.port)
    taking = [threading.Thread(target=line.count, args=(messages,)) for line in lines]
    before, start = processor_seconds([bus.process.pid]), time.perf_counter()
    for thread in taking:
        thread.start()
    for _ in range(messages // len(topics)):
        speaker.send(one)
    speaker.settle()
    for thread in taking:
        thread.join(PATIENCE)
    taken = time.perf_counter() - start
    speaker.close()
    return taken, processor_seconds([bus.process.pid]) - before


def main() -> None:
    """Measure, and print Markdown."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster.routing.bus", description=__doc__)
    parser.add_argument("--topics", type=int, default=100_000)
    parser.add_argument("--messages", type=int, default=500_000)
    given = parser.parse_args()
    topics = [topic_of(f"{number:012}") for number in range(given.topics)]
    with WatchedNats() as bus:
        report(bus, topics, given.messages)


def report(bus: WatchedNats, topics: Sequence[str], messages: int) -> None:
    """How much it carries by how many nodes hear it, and what a topic takes."""
    assert bus.process is not None
    pid, took = bus.process.pid, 0.0
    print(f"{len(topics):,} tables, messages of {len(SAID)} bytes:\n")
    print("| each heard by | messages a second | microseconds of NATS each |\n|---|---:|---:|")
    for number in (0, 1, 2):
        before = resident(pid)
        with hearing(bus.port, number, topics) as lines:
            took = resident(pid) - before if number == 1 else took
            seconds, used = carry(bus, lines, topics, messages)
        print(f"| {number} nodes | {messages / seconds:,.0f} | {1e6 * used / messages:.2f} |")
    print(f"\nA table that a node hears takes {took * 2**20 / len(topics):,.0f} bytes of NATS.")


if __name__ == "__main__":
    main()
