"""boze."""
