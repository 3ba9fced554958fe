"""The app as a web page: served on this machine, to the phones of a network, or behind a reverse proxy.

The screens are handed to `companion.serve.run.serve`, so that nothing here knows them. Only that module and `web` load
Flet's web server, which the builds for phones leave out.
"""

GUEST = "companion-guest"
"""Under this key a guest's connection (its ASGI scope) and session have the invitation's secret and the phone's token."""

DEVICE_LANG = "device-lang"
"""Under this key a window's session (`page.session.store`) has the browser's language: ``ja`` or ``en``."""
