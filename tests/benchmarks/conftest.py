"""The program and its windows, for what is measured in a real browser."""

from tests.browser.conftest import browser, browser_options, mode, open_window, server

__all__ = ["browser", "browser_options", "mode", "open_window", "server"]
