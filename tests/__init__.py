"""Tests: run `python -m pytest`, or `python -m tests` to install the browser they need first."""
