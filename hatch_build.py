"""The build hook: compiles the engine with mypyc, or leaves the same files plain; builds the browser client.

What it promises of the engine:

- The modules to compile are listed in pyproject.toml, under this hook's table, and nowhere else.
- Where there is a C compiler, Python's headers, mypyc and librt, a wheel holds extension files beside the
  sources and is tagged for its platform; an editable install has them in `src/`.
- Where one of these is missing, or the C compiler gives up, the build warns and makes a wheel for any
  platform from the same files. `ESCALERA_PURE=1` asks for that wheel.
- A type error in a compiled module stops the build.
- An editable install first deletes every extension file under `src/`, so none outlives its source. Beside the
  new ones it notes what they were made from, which the command line compares (`escalera.api.built`).

And of the client (tools/client.py builds it):

- Wheels, source distributions and editable installs hold the client, built from the files as they are.
- Where it is built already, as in a source distribution, nothing asks for Node. Elsewhere the hook asks for
  the package that brings it.
- Where Node or the client's packages can't be had, the build warns and takes the older client that is there,
  or stops. A client that doesn't build stops it always.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file by its path.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.client import CannotBuildError, Client

GROUP = "escalera"
EXTENSION_SUFFIXES = (".so", ".pyd")
MADE_FROM = f"{GROUP}__mypyc.made-from.txt"
"""Stands in `src/`, beside the library of the compiled files."""


class CannotCompileError(Exception):
    """This machine can't compile; the plain files do."""


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if Client(Path(self.root)).is_built() else [self.config["node"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_client()
        if self.target_name == "wheel":
            self.build_engine(version == "editable", build_data)

    def build_client(self) -> None:
        client = Client(Path(self.root))
        try:
            client.build()
        except CannotBuildError as error:
            if not client.is_there():
                raise
            self.app.display_warning(f"the browser client is an older one: {error}")
        client.note_commit()

    def build_engine(self, editable: bool, build_data: dict[str, Any]) -> None:
        source = Path(self.root, "src")
        if editable:
            delete_extensions(source)
        noted = notes_of(source, self.modules())
        built = self.compile_or_warn()
        if not built:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if editable:
            copy_files(built, source)
            (source / MADE_FROM).write_text(noted, encoding="utf-8")
        else:
            build_data["force_include"].update({str(file): target for target, file in built.items()})

    def modules(self) -> list[str]:
        return listed(Path(self.root), self.config["compiled"], self.config["plain"])

    def compile_or_warn(self) -> dict[str, Path]:
        """The extension files by their place in a wheel; none where the files stay plain."""
        if os.environ.get("ESCALERA_PURE") == "1":
            self.app.display_info("ESCALERA_PURE=1: the engine is not compiled")
            return {}
        try:
            return compile_modules(Path(self.root), self.modules())
        except CannotCompileError as error:
            self.app.display_warning(f"the engine is not compiled and will be slow: {error}")
            return {}


def listed(root: Path, compiled: list[str], plain: list[str]) -> list[str]:
    """The files that `compiled` names and `plain` doesn't, sorted."""
    left_out = set(plain)
    files = {file.relative_to(root).as_posix() for pattern in compiled for file in root.glob(pattern)}
    return sorted(files - left_out)


def notes_of(source: Path, modules: list[str]) -> str:
    """A line for each module: the digest, size and time of its source, and its name under `source`."""
    return "".join([note_of(source, source.parent / module) for module in modules])


def note_of(source: Path, file: Path) -> str:
    found = file.stat()
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return f"{digest} {found.st_size} {found.st_mtime_ns} {file.relative_to(source).as_posix()}\n"


def delete_extensions(source: Path) -> None:
    (source / MADE_FROM).unlink(missing_ok=True)
    for file in list(source.rglob("*")):
        if file.suffix in EXTENSION_SUFFIXES:
            file.unlink()


def copy_files(files: dict[str, Path], folder: Path) -> None:
    for target, file in files.items():
        shutil.copy(file, folder / target)


def compile_modules(root: Path, modules: list[str]) -> dict[str, Path]:
    if not modules:
        return {}
    version = mypyc_version()
    probe_compiler()
    # One folder for each Python and mypyc, kept between builds: only what changed is compiled again.
    folder = Path("build", f"{sys.implementation.cache_tag}-mypyc-{version}")
    with contextlib.chdir(root):
        extensions = translate(modules, folder)
        outputs = build_extensions(extensions, folder)
    library = folder / "lib"
    return {file.relative_to(library).as_posix(): root / file for file in outputs}


def mypyc_version() -> str:
    """mypyc's version, after making sure that it and its run-time library can be imported."""
    try:
        import librt.vecs  # noqa: F401
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
        from mypy.version import __version__
    except ImportError as error:
        raise CannotCompileError(f"mypyc is not here ({error})") from error
    return __version__


def probe_compiler() -> None:
    """Compile two lines against Python's headers, so that a later failure can't be a missing compiler."""
    from setuptools._distutils import ccompiler, sysconfig

    compiler = ccompiler.new_compiler()
    with tempfile.TemporaryDirectory() as folder, compiler_errors():
        sysconfig.customize_compiler(compiler)
        file = Path(folder, "probe.c")
        file.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        include = sysconfig.get_python_inc()
        compiler.compile([str(file)], output_dir=folder, include_dirs=[include])


INLINE = ["-fvisibility=hidden"] if os.name == "posix" else []
"""Functions that nobody outside can replace may be inlined: the engine became a quarter faster."""


def translate(modules: list[str], folder: Path) -> list[Any]:
    """Type-check the modules and write their C files."""
    from mypyc.build import mypycify

    # Silent: what the compiled modules import is checked by `make check`, with all its libraries at hand.
    options = ["--config-file", "pyproject.toml", "--follow-imports", "silent"]
    try:
        extensions = list(mypycify([*options, *modules], group_name=GROUP, target_dir=str(folder / "c")))
    except SystemExit:
        # mypycify has printed why. Not CannotCompileError: wrong types are for the author to mend.
        raise RuntimeError("the compiled modules don't pass the type checker") from None
    for extension in extensions:
        extension.extra_compile_args += INLINE
    return extensions


def build_extensions(extensions: list[Any], folder: Path) -> list[Path]:
    """Compile the C files; the extension files' paths under `folder/lib`."""
    from setuptools import Distribution

    command: Any = Distribution({"name": GROUP, "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    with compiler_errors():
        command.run()
    return [Path(output) for output in command.get_outputs()]


@contextlib.contextmanager
def compiler_errors() -> Iterator[None]:
    from setuptools.errors import CCompilerError, ExecError, PlatformError

    try:
        yield
    except (CCompilerError, ExecError, PlatformError) as error:
        raise CannotCompileError(f"the C compiler does not work ({error})") from error
