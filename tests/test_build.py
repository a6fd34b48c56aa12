"""What is built, from what, and that the repository holds nothing of the machine it was made on."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any, Final

import pytest
from hatchling.builders.sdist import SdistBuilder

import hatch_build
from tools import locks

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK: Final[dict[str, Any]] = PROJECT["tool"]["hatch"]["build"]["hooks"]["custom"]
COMPILED: Final = hatch_build.listed(ROOT, HOOK["compiled"], HOOK["plain"])
BUILD_FILES: Final = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore")
UNBUILT: Final = ("*.so", "*.pyd", "__pycache__", "node_modules")
VERSION: Final = "import sys; from escalera.cli import main; sys.exit(main())"

# In pieces, so that this file doesn't name them either.
HOSTS: Final = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
    )
]
INDEX_LINE: Final = re.compile(r'^ *--(extra-)?index-url|"resolved": *"https?:', re.MULTILINE)
LINK: Final = re.compile(r"\]\(([^)#\s:]+)(?:#[^)]*)?\)")
HOME_FOLDER: Final = re.compile(r"/(home|Users)/\w+/")


def can_compile() -> bool:
    try:
        hatch_build.mypyc_version()
        hatch_build.probe_compiler()
    except hatch_build.CannotCompileError:
        return False
    return os.environ.get("ESCALERA_PURE") != "1"


needs_compiler: Final = pytest.mark.skipif(not can_compile(), reason="needs a C compiler and mypyc")


def copy_tree(folder: Path) -> Path:
    """A copy of what a build needs, without a compiled engine."""
    for name in ("src", "client", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(*UNBUILT))
    for name in BUILD_FILES:
        shutil.copy(ROOT / name, folder / name)
    return folder


def build_wheel(tree: Path, out: Path, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    inherited = {key: value for key, value in os.environ.items() if key != "ESCALERA_PURE"}
    return subprocess.run(
        command,
        cwd=tree,
        env={**inherited, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )


def unpack(out: Path) -> Path:
    (wheel,) = out.glob("*.whl")
    site = out / "site"
    zipfile.ZipFile(wheel).extractall(site)
    return site


def version_text(*path: Path) -> str:
    """What `escalera --version` says with these folders first on the import path."""
    done = subprocess.run(
        [sys.executable, "-c", VERSION, "--version"],
        cwd=path[-1],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def is_compiled(text: str) -> bool:
    """Reads the one word of `escalera --version` that tells."""
    (word,) = re.findall(r"\b(?:un)?compiled\b", text)
    return bool(word == "compiled")


def blocked_librt(folder: Path) -> Path:
    """A folder that, first on the import path, makes librt as good as not installed."""
    package = folder / "librt"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('raise ImportError("librt is blocked")\n')
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("env", [{"CC": "/bin/false"}, {"CC": "no-such-compiler"}, {"ESCALERA_PURE": "1"}])
def test_without_a_compiler_the_same_files_run_plain(tmp_path: Path, env: dict[str, str]) -> None:
    done = build_wheel(copy_tree(tmp_path), tmp_path / "out", env)
    assert done.returncode == 0, done.stdout
    assert "not compiled" in done.stdout
    assert not is_compiled(version_text(unpack(tmp_path / "out")))


@pytest.mark.slow
def test_without_librt_the_same_files_run_plain(tmp_path: Path) -> None:
    blocked = blocked_librt(tmp_path / "blocked")
    done = build_wheel(copy_tree(tmp_path), tmp_path / "out", {"PYTHONPATH": str(blocked)})
    assert done.returncode == 0, done.stdout
    assert "not compiled" in done.stdout
    assert not is_compiled(version_text(blocked, unpack(tmp_path / "out")))


@pytest.mark.slow
@needs_compiler
def test_with_a_compiler_a_wheel_is_compiled(tmp_path: Path) -> None:
    done = build_wheel(ROOT, tmp_path, {})
    assert done.returncode == 0, done.stdout
    assert not list(tmp_path.glob("*-none-any.whl"))
    assert is_compiled(version_text(unpack(tmp_path)))


@pytest.mark.slow
@needs_compiler
def test_pip_alone_builds_a_compiled_wheel(tmp_path: Path) -> None:
    """In pip's own build environment none of the libraries are there that the rest of Escalera imports."""
    tree = copy_tree(tmp_path)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "-w",
        str(tmp_path / "out"),
        str(tree),
    ]
    inherited = {key: value for key, value in os.environ.items() if key != "ESCALERA_PURE"}
    done = subprocess.run(command, env=inherited, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    assert is_compiled(version_text(unpack(tmp_path / "out")))


@pytest.mark.slow
@needs_compiler
def test_a_type_error_stops_the_build(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path)
    with (tree / COMPILED[0]).open("a", encoding="utf-8") as file:
        file.write('\nWRONG: int = "text"\n')
    done = build_wheel(tree, tmp_path / "out", {})
    assert done.returncode != 0
    assert "Incompatible types" in done.stdout
    assert not list(tmp_path.glob("out/*.whl"))


@needs_compiler
def test_these_tests_run_on_a_compiled_engine() -> None:
    assert is_compiled(version_text(SOURCE))


def test_no_extension_is_older_than_its_source() -> None:
    """Such a file would shadow the edited source; `make setup` builds it anew."""
    for name in COMPILED:
        source = ROOT / name
        for extension in source.parent.glob(f"{source.stem}.*"):
            if extension.suffix in hatch_build.EXTENSION_SUFFIXES:
                assert extension.stat().st_mtime >= source.stat().st_mtime, name


def test_every_compiled_and_plain_module_exists() -> None:
    assert COMPILED
    for pattern in [*HOOK["compiled"], *HOOK["plain"]]:
        assert list(ROOT.glob(pattern)), pattern


def test_the_build_group_holds_what_the_build_system_requires() -> None:
    required = {requirement.split(";")[0].strip() for requirement in PROJECT["build-system"]["requires"]}
    assert required <= set(PROJECT["dependency-groups"]["build"])


def test_what_a_document_links_to_is_in_the_source_distribution_too() -> None:
    shipped = {Path(file.path) for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert {ROOT / "README.md", ROOT / "deploy" / "README.md"} <= shipped
    found = shipped | {folder for file in shipped for folder in file.parents}
    for page in [file for file in shipped if file.suffix == ".md"]:
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            assert (page.parent / link).resolve() in found, f"{page.relative_to(ROOT)} links to {link}"


def test_locks_fit_the_requirements() -> None:
    assert [lock for lock in locks.ARGUMENTS if not locks.fits(lock)] == []


@pytest.mark.parametrize("lock", locks.ARGUMENTS)
def test_locks_pin_and_hash_everything_and_name_no_host(lock: str) -> None:
    text = (ROOT / locks.FOLDER / lock).read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"\n(?=\w)", text)[1:]
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+(\[[\w,-]+\])?==\S+ ", entry), entry
        assert "--hash=sha256:" in entry, entry


def repository_files() -> list[Path]:
    """Every file that is committed or would be."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listing = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
    files = [ROOT / name for name in listing.split("\0") if name]
    return [file for file in files if file.is_file()]


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    here = [f"{folder}/" for folder in (ROOT, Path.home()) if len(folder.parts) > 1]
    for file in repository_files():
        text = file.read_text(encoding="utf-8", errors="ignore")
        for word in [*HOSTS, *here]:
            assert word not in text, f"{file.relative_to(ROOT)} names {word}"
        for pattern in (INDEX_LINE, HOME_FOLDER):
            assert not pattern.search(text), f"{file.relative_to(ROOT)} matches {pattern.pattern}"


def test_every_make_command_in_the_texts_is_a_target() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    command = re.compile(r"(?:^|`)\s*make ([a-z]+)", re.MULTILINE)
    assert {"play", "test"} <= set(command.findall(readme))
    assert set(command.findall(readme + contributing)) <= targets
