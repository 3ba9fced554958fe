"""Flet's client and the app's own pictures and fonts, as far as a site needs them."""

import json
import re
import shutil
from importlib.util import find_spec
from pathlib import Path

from companion.site.errors import SiteError

ASSETS = Path(__file__).resolve().parents[2] / "assets"
LEFT_OUT = re.compile(
    r"\.(symbols|map|d\.ts|whl)$|^(index\.html|python(-worker)?\.js|flutter(_service_worker)?\.js|manifest\.json|version\.json)$"
    r"|^(icons|favicon)|^pyodide/(python(\.bat|\.exe)?|python_cli_entry\.mjs|pyodide\.js|package\.json)$"
    r"|^canvaskit/(wimp|experimental_webparagraph/)|/(flutter_math_fork|media_kit|record_web|flutter_map|wakelock_plus)/|roboto\.woff2$"
)
"""Debug symbols, parts for Node, renderers that are never chosen, and what belongs to controls that the app has none of."""


def client_folder() -> Path:
    """Where Flet's web client is installed. Raises SiteError."""
    found = find_spec("flet_web")
    if found is None or found.origin is None:
        raise SiteError("no-client", "flet-web")
    return Path(found.origin).parent / "web"


def copy_client(app: Path) -> None:
    """Copies the client into the version's folder, with the app's own fonts over it. Raises SiteError."""
    client = client_folder()
    for path in sorted(client.rglob("*")):
        name = path.relative_to(client).as_posix()
        if path.is_file() and not LEFT_OUT.search(name):
            (app / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, app / name)
    shutil.copytree(ASSETS / "assets", app / "assets", dirs_exist_ok=True)
    _without_service_worker(app / "flutter_bootstrap.js")
    # Every package comes in the app's own archive.
    lock = app / "pyodide" / "pyodide-lock.json"
    lock.write_text(json.dumps({**json.loads(lock.read_text("utf-8")), "packages": {}}), encoding="utf-8")


def _without_service_worker(bootstrap: Path) -> None:
    """Flutter's loader would put a service worker of its own in the place of the site's."""
    text, count = re.subn(r"serviceWorkerSettings:\s*\{[^}]*\},?", "", bootstrap.read_text("utf-8"))
    text = text.replace("//# sourceMappingURL=flutter.js.map", "")
    if count != 1:
        raise SiteError("no-client", "flutter_bootstrap.js")
    bootstrap.write_text(text, encoding="utf-8")
