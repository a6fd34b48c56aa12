"""What the source files say of a public name: how it is written and its docstring, without importing it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from inspect import cleandoc
from pathlib import Path
from typing import Final

PACKAGE: Final = "escalera"
_SOURCE: Final = Path(__file__).parents[2]
_MANY: Final = 10
"""From how many fields on a dataclass is only listed, not written out as a call."""
_USES: Final = {
    "__len__": "len({})",
    "__getitem__": "{}[index]",
    "__contains__": "step in {}",
    "__str__": "str({})",
}
"""How special methods are used."""


@dataclass(frozen=True, slots=True)
class Member:
    """A field, property or method: how it is written, and its docstring."""

    text: str
    doc: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A class, function or table of values: where it stands, how it is written, what it says."""

    name: str
    module: str
    text: str
    doc: str
    bases: tuple[str, ...] = ()
    members: tuple[Member, ...] = ()


def entry(name: str, module: str = PACKAGE) -> Entry:
    """What the source says of a name that a module has; `LookupError` where it has no such name."""
    home, at = _defined(name, module)
    node = _body(home)[at]
    if isinstance(node, ast.ClassDef):
        bases = tuple(ast.unparse(base) for base in node.bases)
        return Entry(name, home, _class_text(node, bases), _doc(node), bases, tuple(_members(node, home)))
    if isinstance(node, ast.FunctionDef):
        return Entry(name, home, _call(node), _doc(node))
    return Entry(name, home, _value_text(name, node), _doc_after(_body(home), at))


def module_doc(module: str) -> str:
    """The docstring of a module."""
    return ast.get_docstring(_tree(module)) or ""


# Finding


@cache
def _tree(module: str) -> ast.Module:
    path = _SOURCE.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def _body(module: str) -> list[ast.stmt]:
    return _tree(module).body


def _defined(name: str, module: str) -> tuple[str, int]:
    """The module that defines a name, through imports, and the place in its body."""
    for at, node in enumerate(_body(module)):
        if name in _names(node):
            return module, at
    for found in ast.walk(_tree(module)):
        if isinstance(found, ast.ImportFrom) and name in [alias.name for alias in found.names]:
            return _defined(name, found.module or PACKAGE)
    raise LookupError(f"{module} has no {name}")


def _names(node: ast.stmt) -> list[str]:
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return [node.name]
    if isinstance(node, ast.AnnAssign):
        return [node.target.id] if isinstance(node.target, ast.Name) else []
    targets = node.targets if isinstance(node, ast.Assign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


# Docstrings


def _doc(node: ast.ClassDef | ast.FunctionDef) -> str:
    return ast.get_docstring(node) or ""


def _doc_after(body: list[ast.stmt], at: int) -> str:
    """The string that follows a value, which says what the value is."""
    after = body[at + 1] if at + 1 < len(body) else None
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
        return cleandoc(str(after.value.value))
    return ""


# Signatures


def _type(node: ast.expr | None) -> str:
    """A type as a reader means it: native numbers are numbers, what never changes has its type."""
    text = re.sub(r"\bi64\b", "int", ast.unparse(node)) if node is not None else ""
    final = re.fullmatch(r"Final\[(.*)\]", text)
    return final[1] if final else "" if text == "Final" else text


def _arguments(node: ast.FunctionDef) -> str:
    text = ast.unparse(node.args).replace("=", " = ")
    return re.sub(r"\bi64\b", "int", re.sub(r"^(self|cls)(, )?", "", text))


def _call(node: ast.FunctionDef, name: str = "") -> str:
    returned = f" -> {_type(node.returns)}" if node.returns is not None and not name else ""
    return f"{name or node.name}({_arguments(node)}){returned}"


def _decorators(node: ast.ClassDef | ast.FunctionDef) -> list[str]:
    return [ast.unparse(found).partition("(")[0] for found in node.decorator_list]


def _class_text(node: ast.ClassDef, bases: tuple[str, ...]) -> str:
    init = _init(node)
    if init is not None:
        return _call(init, node.name)
    if "dataclass" in _decorators(node):
        fields = [member.text for member in _fields(node)]
        return f"{node.name}({', '.join(fields) if len(fields) < _MANY else '…'})"
    return f"class {node.name}({', '.join(bases)})" if bases else f"{node.name}()"


def _value_text(name: str, node: ast.stmt) -> str:
    kind = _type(node.annotation) if isinstance(node, ast.AnnAssign) else ""
    return f"{name}: {kind}" if kind else name


# Members


def _members(node: ast.ClassDef, module: str) -> Iterator[Member]:
    yield from _fields(node)
    init = _init(node)
    if init is not None:
        yield from _attributes(init, module)
    for found in node.body:
        if isinstance(found, ast.FunctionDef):
            yield from _method(found, node.name)


def _init(node: ast.ClassDef) -> ast.FunctionDef | None:
    for found in node.body:
        if isinstance(found, ast.FunctionDef) and found.name == "__init__":
            return found
    return None


def _fields(node: ast.ClassDef) -> Iterator[Member]:
    """What stands in the body of a class."""
    for at, found in enumerate(node.body):
        if isinstance(found, (ast.AnnAssign, ast.Assign)):
            for name in _names(found):
                yield Member(_field_text(name, found), _doc_after(node.body, at))


def _field_text(name: str, node: ast.AnnAssign | ast.Assign) -> str:
    text = _value_text(name, node)
    written = ast.unparse(node.value) if node.value is not None else ""
    if not written:
        return text
    return f"{text} = {'…' if written.startswith('field(') else written}"


def _attributes(init: ast.FunctionDef, module: str) -> Iterator[Member]:
    """What a constructor keeps: `self.seat = seat`."""
    given = {each.arg: _type(each.annotation) for each in [*init.args.args, *init.args.kwonlyargs]}
    for at, node in enumerate(init.body):
        if isinstance(node, (ast.AnnAssign, ast.Assign)):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Attribute) and not target.attr.startswith("_"):
                written = _type(node.annotation) if isinstance(node, ast.AnnAssign) else ""
                kind = written or _kept_type(node.value, given, module)
                text = f"{target.attr}: {kind}" if kind else target.attr
                yield Member(text, _doc_after(init.body, at))


def _kept_type(value: ast.expr | None, given: dict[str, str], module: str) -> str:
    """The type of an argument, of an argument's member, or the class that is called; else nothing."""
    if isinstance(value, ast.Name):
        return given.get(value.id, "")
    if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name) and value.value.id in given:
        owner = entry(given[value.value.id], module)
        texts = [member.text.partition(": ") for member in owner.members]
        return next((kind for name, _, kind in texts if name == value.attr), "")
    made = ast.unparse(value.func) if isinstance(value, ast.Call) else ""
    return made if made[:1].isupper() else ""


def _method(node: ast.FunctionDef, owner: str) -> Iterator[Member]:
    if node.name in _USES:
        yield Member(f"{_USES[node.name].format(owner.lower())} -> {_type(node.returns)}", _doc(node))
    elif not node.name.startswith("_"):
        kinds = _decorators(node)
        if "property" in kinds:
            yield Member(f"{node.name}: {_type(node.returns)}", _doc(node))
        else:
            before = f"{owner}." if "classmethod" in kinds else ""
            yield Member(before + _call(node), _doc(node))
