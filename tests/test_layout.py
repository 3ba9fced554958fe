"""The house: which package may import which."""

import ast
import importlib
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from companion.game import GAMES

ROOT = Path(__file__).resolve().parent.parent
MAY_IMPORT = {"models": {"models"}, "companion": {"models", "companion"}, "views": {"models", "companion", "views"}}
COMPOSITION_ROOT = Path("companion/__main__.py")


def imported_packages(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names.add(node.module.split(".")[0])
    return names


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_imports_go_from_views_to_companion_to_models_only(package: str) -> None:
    for path in (ROOT / package).rglob("*.py"):
        if path.relative_to(ROOT) == COMPOSITION_ROOT:
            continue
        foreign = (imported_packages(path) & set(MAY_IMPORT)) - MAY_IMPORT[package]
        assert not foreign, f"{path.relative_to(ROOT)} imports {foreign}"


@pytest.mark.parametrize("forbidden", ["flet", "sqlite3", "sqlalchemy", "random", "time", "datetime"])
def test_rules_import_no_screen_store_chance_or_clock(forbidden: str) -> None:
    for path in (ROOT / "companion" / "rules").rglob("*.py"):
        assert forbidden not in imported_packages(path), f"{path.relative_to(ROOT)} imports {forbidden}"


def files() -> dict[str, Path]:
    """Every module of the product by its name."""
    found = {}
    for package in MAY_IMPORT:
        for path in (ROOT / package).rglob("*.py"):
            found[".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")] = path
    return found


def imports(path: Path, known: Iterable[str]) -> set[str]:
    """The modules of the product that a file imports, for types alone or not."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            # A name may be a module of its own, or stand in the package's `__init__`.
            found |= {name if (name := f"{node.module}.{alias.name}") in known else node.module for alias in node.names}
    return found & set(known)


def circles(graph: Mapping[str, set[str]]) -> list[set[str]]:
    """The groups of more than one module that each reach all others (Tarjan)."""
    numbers: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(module: str) -> None:
        numbers[module] = low[module] = len(numbers)
        stack.append(module)
        for other in sorted(graph[module]):
            if other not in numbers:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], numbers[other])
        if low[module] == numbers[module]:
            at = stack.index(module)
            group = set(stack[at:])
            del stack[at:]
            if len(group) > 1:
                found.append(group)

    for module in graph:
        if module not in numbers:
            visit(module)
    return found


def test_no_files_import_each_other_in_a_circle_not_even_for_types() -> None:
    modules = files()
    graph = {name: imports(path, modules) - {name} for name, path in modules.items()}
    assert not circles(graph)


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set()}) == [{"a", "b", "c"}]


def test_a_games_screens_import_no_page_that_they_stand_on() -> None:
    for game in GAMES:
        for name, path in files().items():
            if f"{name}.".startswith(f"views.{game}."):
                assert not {other for other in imports(path, files()) if other.startswith("views.screens")}, name


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_every_module_can_be_imported(package: str) -> None:
    for path in sorted((ROOT / package).rglob("*.py")):
        if path.name != "__main__.py":
            importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
