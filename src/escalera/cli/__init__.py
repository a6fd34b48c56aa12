"""The command line: `escalera COMMAND …`."""

from __future__ import annotations


def main() -> int:
    """Run the command line with the arguments of the process; its exit status."""
    from escalera.api.built import end_if_older
    from escalera.cli.interrupts import nothing_begun

    end_if_older()
    with nothing_begun():
        from escalera.cli.app import run
    return run()
