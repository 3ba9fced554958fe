"""What holds for the desk over a file holds over PostgreSQL: the same tests, with the desk of this folder."""

from tests.test_guests import *  # noqa: F403

# Two programs that race have a test of their own here; three hundred races of two threads are run over the file.
del test_two_phones_that_act_at_once_are_both_judged_and_one_entry_is_made  # noqa: F821
