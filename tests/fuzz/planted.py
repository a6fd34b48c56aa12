"""A target with a fault, driven as the others are."""

import sys

import atheris


def try_one(data: bytes) -> None:
    assert b"planted" not in data


if __name__ == "__main__":
    del sys.argv[1]
    atheris.Setup(sys.argv, try_one)
    atheris.Fuzz()
