"""Runs every test: `python -m tests`.

Finds Chromium for the browser tests, and installs it where it may (Debian's `apt-get`, as root or by a `sudo` that asks
for no password). Then lint, types, the tests without a browser on all cores, and the tests in the browser. Everything
runs even after a failure; the exit status is 0 only if all of it passed.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.chromium import find_chromium

ROOT = Path(__file__).resolve().parent.parent
APT = "apt-get"
MISSING = (
    "The browser tests need Chromium: install it (on Debian: sudo apt-get install chromium), or name one in CHROMIUM, "
    "and run this again."
)


def main() -> int:
    """Installs, runs, sums up; returns the exit status."""
    if find_chromium() is None and not install_chromium():
        print(MISSING, file=sys.stderr)
        return 1
    cores = os.cpu_count() or 1
    passed = [
        run("ruff", "check", "."),
        run("ruff", "format", "--check", "."),
        run("mypy", "--strict", "models", "companion", "views"),
        run("pytest", "-q", "-m", "not browser", "-n", str(cores)),
        # A browser, its server and its driver keep more than one core busy.
        run(
            "pytest",
            "-q",
            "-m",
            "browser",
            "-n",
            str(max(1, min(4, cores // 2 + 1))),
            "--dist",
            "loadfile",
            # What fails twice fails; what failed once is told.
            "--reruns",
            "1",
            "-rR",
        ),
    ]
    print("all passed" if all(passed) else "FAILED", flush=True)
    return 0 if all(passed) else 1


def run(module: str, *arguments: str) -> bool:
    """Runs a module of this Python in the project's folder and tells how long it took."""
    print(f"\n== {module} {' '.join(arguments)}", flush=True)
    start = time.monotonic()
    status = subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=False).returncode
    print(
        f"== {module}: {'passed' if status == 0 else f'failed ({status})'}, {time.monotonic() - start:.0f} s",
        flush=True,
    )
    return status == 0


def install_chromium() -> bool:
    """Tries to install Debian's Chromium; whether there is one afterwards."""
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which(APT) is None or (root and shutil.which("sudo") is None):
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    steps: Sequence[Sequence[str]] = (
        [*root, APT, "update"],
        [*root, APT, "install", "-y", "--no-install-recommends", "chromium"],
    )
    for step in steps:
        print(f"== {' '.join(step)}", flush=True)
        if subprocess.run(step, env=environment, check=False).returncode != 0:
            return False
    return find_chromium() is not None


if __name__ == "__main__":
    sys.exit(main())
