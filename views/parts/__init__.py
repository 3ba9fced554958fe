"""Parts the screens are built from."""
