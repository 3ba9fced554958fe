"""What holds for the desk over a file holds over PostgreSQL: the same tests, with the desk of this folder."""

from tests.test_desk import *  # noqa: F403
