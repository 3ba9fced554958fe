"""Where the browser of the browser tests is."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_chromium() -> str | None:
    """The path of a Chromium: the one that CHROMIUM names, else the first known name on the PATH."""
    named = os.environ.get("CHROMIUM")
    return shutil.which(named) if named else next((path for name in NAMES if (path := shutil.which(name))), None)
