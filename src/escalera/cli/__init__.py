"""The command line: `escalera COMMAND …`."""

from __future__ import annotations


def main() -> int:
    """Run the command line with the arguments of the process; its exit status."""
    from escalera.cli.interrupts import nothing_begun

    with nothing_begun():
        from escalera.cli.app import run
    return run()
