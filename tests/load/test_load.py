"""The load driver itself, small: two windows without a browser at one table see each other's entries."""

import subprocess
import sys


def test_windows_without_a_browser_see_every_entry_and_none_is_lost() -> None:
    small = ["--tables", "1", "--windows", "2", "--seconds", "3", "--pace", "1"]
    ran = subprocess.run([sys.executable, "-m", "tests.load", *small], capture_output=True, text=True, timeout=240)
    assert ran.returncode == 0, ran.stderr
    assert "0 tables that lack one" in ran.stdout
    assert "no answer" not in ran.stdout
