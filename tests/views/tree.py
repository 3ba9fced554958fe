"""Looks at a screen without a browser: draws its components and finds what can be tapped."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any

import flet as ft
from flet.components.component import Component, Renderer
from flet.controls.base_control import BaseControl


def drawn(make: Callable[[], Any]) -> list[BaseControl]:
    """Every control of a screen, components drawn, from the root down in order."""
    renderer = Renderer()
    found: list[BaseControl] = []
    with renderer.with_context():
        _walk(renderer, make(), found)
    return found


def _walk(renderer: Renderer, value: Any, found: list[BaseControl]) -> None:
    if isinstance(value, Component):
        with renderer._Frame(renderer, value):
            body = value.fn(*value.args, **value.kwargs)
        _walk(renderer, body, found)
    elif isinstance(value, BaseControl):
        found.append(value)
        for field in fields(value):
            if not field.name.startswith("_") and field.name not in ("parent", "data"):
                _walk(renderer, getattr(value, field.name), found)
    elif isinstance(value, list | tuple):
        for child in value:
            _walk(renderer, child, found)


def taps(controls: list[BaseControl]) -> Iterator[tuple[str, Callable[[], Any]]]:
    """(identifier, what a tap does) of all that can be tapped."""
    for control in controls:
        if isinstance(control, ft.Semantics) and control.identifier and isinstance(control.content, ft.TextButton):
            button = control.content
            handler = button.on_click
            if handler is not None and not button.disabled:
                yield control.identifier, lambda handler=handler: handler(None)


def texts(controls: list[BaseControl]) -> list[str]:
    """All texts on the screen."""
    return [control.value for control in controls if isinstance(control, ft.Text) and control.value]
