"""Events of many tables: the list, a new one, the evening itself, and the wall."""
