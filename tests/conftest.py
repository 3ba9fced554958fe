"""What all tests share: property tests do not measure time, so a busy machine fails none of them; a desk with nothing yet."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from companion.desk import Desk

settings.register_profile("companion", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("companion")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """The tables' service over a folder of the test's own."""
    opened = Desk.open(tmp_path)
    yield opened
    opened.close()
