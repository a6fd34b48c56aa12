"""The listening socket."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Iterable
from typing import Final

from escalera.errors import EscaleraError

BACKLOG: Final = 2048
FREE_TO_ALL: Final = 1024
"""The first port that needs no administrator."""
NO_ADDRESS: Final = "This computer has no address “{}”."


class CannotListen(EscaleraError):
    """Nobody could reach a server there; the text is a sentence for whoever runs it."""


def listen(host: str, port: int, spare: Iterable[int] = ()) -> socket.socket:
    """The listening socket, on the first of these ports that is free. Raises `CannotListen`."""
    for number in (port, *spare):
        try:
            return bound(host, number)
        except (socket.gaierror, UnicodeError) as error:
            raise CannotListen(NO_ADDRESS.format(host)) from error
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CannotListen(why_not(error, host, number)) from error
    raise CannotListen(
        f"Port {port} is taken by another program. Choose another one, or 0 for any that is free."
    )


def bound(host: str, port: int) -> socket.socket:
    """A socket at exactly this address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    socket.getaddrinfo(host or None, port, family, socket.SOCK_STREAM)  # which says more than the next line
    return socket.create_server((host, port), family=family, backlog=BACKLOG)


def why_not(error: OSError, host: str, port: int) -> str:
    """What the system refuses, in words."""
    if error.errno == errno.EADDRNOTAVAIL:
        return NO_ADDRESS.format(host)
    if error.errno in (errno.EACCES, errno.EPERM) and port < FREE_TO_ALL:
        return f"Port {port} is for administrators; those from {FREE_TO_ALL} on are for everybody."
    return f"The server can't listen at {host}, port {port}: {os.strerror(error.errno or 0)}."
