"""A later version's steps are taken while nodes of this one serve, which nobody at a table notices."""

from __future__ import annotations

import ast
import asyncio
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path
from sqlite3 import connect
from threading import Thread
from typing import Final

import pytest
from sqlalchemy import text

from escalera.service.store import Store, StoreFault, schema
from escalera.service.store.database import open_file
from escalera.service.store.postgres import open_address
from escalera.service.store.schema import MIGRATIONS, VERSIONS
from tests.nodes.ground import Postgres
from tests.service.store.lives import Life, check_log, preloaded, wait_for
from tests.service.store.stores import plain, rows, some, waiting, with_any_store, with_store

NODES: Final = 2
LATER: Final = f"0099_from_{VERSIONS[-1][:4]}"
STEP: Final = f"""
import sqlalchemy as sa
from alembic import op

revision = "{LATER}"
down_revision = "{VERSIONS[-1]}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("club", sa.String, nullable=False, server_default="none"))
    op.add_column("entries", sa.Column("note", sa.String))
    op.create_table("clubs", sa.Column("id", sa.String, primary_key=True))
    op.create_index("tables_by_club", "tables", ["club"])
"""
WIDENS: Final = {"add_column", "create_table", "create_index"}
"""What a step may do that older programs can live with."""


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], AbstractContextManager[object]]:
    """As long as it lasts this process is of the later version; what it starts is of ours."""
    steps = tmp_path / "steps"
    shutil.copytree(MIGRATIONS, steps, ignore=shutil.ignore_patterns("__pycache__"))
    (steps / "versions" / "v0099.py").write_text(STEP)

    @contextmanager
    def lasting() -> Iterator[None]:
        with monkeypatch.context() as patch:
            patch.setattr(schema, "MIGRATIONS", steps)
            patch.setattr(schema, "VERSIONS", (*VERSIONS, LATER))
            yield

    return lasting


def is_later(address: str) -> bool:
    """Whether the later version's steps have been taken."""
    return rows(address, "SELECT version_num FROM alembic_version") == [(LATER,)]


def test_nodes_go_on_while_a_later_version_widens_the_schema(
    postgres: Postgres, later: Callable[[], AbstractContextManager[object]]
) -> None:
    address = postgres.new_database()
    with ExitStack() as stack:
        nodes = [stack.enter_context(Life(preloaded(), address, number)) for number in range(NODES)]
        wait_for(lambda: all(node.is_under_way() for node in nodes))
        with later():
            open_address(address).close()
        assert is_later(address)
        nodes.append(stack.enter_context(Life(preloaded(), address, NODES)))
        wait_for(nodes[-1].is_under_way)
        before = [len(node.said) for node in nodes]
        wait_for(lambda: all(len(node.said) > then for node, then in zip(nodes, before, strict=True)))
    check_log(address, [line for node in nodes for line in node.acknowledged()])
    assert rows(address, "SELECT DISTINCT club FROM tables") == [("none",)]
    assert with_any_store(address, lambda store: store.expire(1 << 60)) != []


def test_a_step_that_has_to_wait_lets_others_pass(
    postgres: Postgres, later: Callable[[], AbstractContextManager[object]]
) -> None:
    address = postgres.new_database()

    async def use(store: Store) -> None:
        for table in "tu":
            await store.append(table, 0, some(table, 1))
        migrating = Thread(target=lambda: open_address(address).close())
        with plain(address) as engine, engine.begin() as session:
            session.execute(text("UPDATE tables SET touched_ms = 7 WHERE id = 'u'"))
            with later():
                migrating.start()
                for number in range(1, 4):
                    await asyncio.to_thread(wait_for, lambda: waiting(address))
                    await store.append("t", number, some("t", number + 1))
                assert migrating.is_alive() and not is_later(address)
                session.commit()
                await asyncio.to_thread(migrating.join)
        assert is_later(address)
        await store.append("t", 4, some("t", 5))
        await store.append("new", 0, some("new", 1))
        assert await store.heads(["t", "u", "new"]) == {"t": 5, "u": 1, "new": 1}

    with_any_store(address, use)


@pytest.mark.parametrize(("found", "usable"), [(LATER, True), ("0099", False), ("0099_from_0098", False)])
def test_a_node_that_starts_late_uses_what_was_only_widened(
    tmp_path: Path, postgres: Postgres, found: str, usable: bool
) -> None:
    address, path = postgres.new_database(), tmp_path / "escalera.db"
    open_address(address).close()
    with_store(path, Store.tables)
    with plain(address) as engine, engine.begin() as session:
        session.execute(text(f"UPDATE alembic_version SET version_num = '{found}'"))
    with closing(connect(path)) as file, file:
        file.execute(f"UPDATE alembic_version SET version_num = '{found}'")
    for opening in (lambda: open_address(address), lambda: open_file(path)):
        if usable:
            opening().close()
        else:
            with pytest.raises(StoreFault, match="newer"):
                opening()
    assert rows(address, "SELECT version_num FROM alembic_version") == [(found,)]


def does(step: str) -> set[str]:
    """What Alembic is asked in a step."""
    names = [node for node in ast.walk(ast.parse(step)) if isinstance(node, ast.Attribute)]
    return {name.attr for name in names if isinstance(name.value, ast.Name) and name.value.id == "op"}


def test_a_step_that_older_programs_may_use_only_widens() -> None:
    assert does(STEP) == WIDENS and not does("op.drop_column('entries', 'data')") <= WIDENS
    for path in (MIGRATIONS / "versions").glob("v*_from_*.py"):
        assert does(path.read_text(encoding="utf-8")) <= WIDENS, path.name
