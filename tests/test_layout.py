"""The house: which package may import which."""

import ast
import importlib
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_every_module_can_be_imported(package: str) -> None:
    for path in sorted((ROOT / package).rglob("*.py")):
        if path.name != "__main__.py":
            importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
