"""The app for `flet build`."""

from companion.__main__ import packaged

packaged()
