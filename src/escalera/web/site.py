"""The built client's files, in memory: only what was in its folder can be asked for."""

from __future__ import annotations

import hashlib
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Final

PAGE: Final = "index.html"
HASHED: Final = "static/"
"""Below it a name holds a digest of what is in the file."""

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Best first."""

TYPES: Final = {
    "css": "text/css",
    "html": "text/html",
    "ico": "image/x-icon",
    "js": "text/javascript",
    "json": "application/json",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "wav": "audio/wav",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
"""What may be asked for; the build's own notes may not."""

UNTOLD: Final = ("made-from.txt", "commit.txt")


@dataclass(frozen=True)
class Body:
    """A file's bytes in one encoding."""

    data: bytes
    encoding: str = ""

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.data).hexdigest()[:16]}"'


@dataclass(frozen=True)
class File:
    """A file of the client; `bodies` hold it in every encoding, best first and plain last."""

    kind: str
    cache: str
    bodies: tuple[Body, ...]

    def best(self, accept: str) -> Body:
        """The body for a browser that accepts these encodings."""
        wanted = {"", *accepted(accept)}
        return next(body for body in self.bodies if body.encoding in wanted)


def accepted(header: str) -> Iterator[str]:
    """The names in an Accept-Encoding, without those it refuses."""
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0.") != "q=":
            yield name.strip()


@dataclass(frozen=True)
class Site:
    """The files by their place; `page` is what every page's address gives."""

    files: dict[str, File]

    @property
    def page(self) -> File | None:
        return self.files.get(PAGE)


@cache
def site(prefix: str) -> Site:
    """The client as it was built into this package; empty where it wasn't."""
    return read_site(Path(str(files("escalera.web"))) / "client", prefix, build())


def read_site(folder: Path, prefix: str, build: str) -> Site:
    """The files of a folder, the page with the path's prefix and the build filled in."""
    names = [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()]
    found = {name: read_file(folder, name) for name in names if kind_of(name) and name not in UNTOLD}
    page = found.get(PAGE)
    if page is not None:
        text = page.bodies[-1].data.replace(b"{{prefix}}", prefix.encode())
        found[PAGE] = File(page.kind, ASK_AGAIN, (Body(text.replace(b"{{build}}", build.encode())),))
    return Site(found)


def kind_of(name: str) -> str:
    return TYPES.get(name.rpartition(".")[2], "")


def read_file(folder: Path, name: str) -> File:
    bodies = [
        Body((folder / f"{name}{ending}").read_bytes(), encoding)
        for encoding, ending in ENCODINGS.items()
        if (folder / f"{name}{ending}").exists()
    ]
    cache = FOREVER if name.startswith(HASHED) else ASK_AGAIN
    return File(kind_of(name), cache, (*bodies, Body((folder / name).read_bytes())))


def build() -> str:
    """The version, and the commit where it is known: `0.1.0 (abc1234)`."""
    found = commit()
    return f"{version('escalera')} ({found})" if found else version("escalera")


def commit() -> str:
    """The commit of the repository these files lie in, or the one that was noted when they left it."""
    package = Path(str(files("escalera")))
    if package.parent.name == "src" and (package.parent.parent / ".git").exists():
        command = ["git", "rev-parse", "--short=7", "HEAD"]
        try:
            done = subprocess.run(command, cwd=package, capture_output=True, encoding="utf-8")
        except OSError:
            return ""
        return done.stdout.strip()
    noted = package / "web" / "client" / "commit.txt"
    return noted.read_text(encoding="utf-8").strip() if noted.exists() else ""
