"""The program and its windows, for what is measured in a real browser."""

from tests.browser.conftest import browser, open_window, server

__all__ = ["browser", "open_window", "server"]
