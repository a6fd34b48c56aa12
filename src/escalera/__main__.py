"""`python -m escalera`: the command line."""

import sys

from escalera.cli import main

if __name__ == "__main__":
    sys.exit(main())
