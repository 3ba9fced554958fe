"""Tables that only count the end."""
