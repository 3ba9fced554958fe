"""The referee and what serves it: rules, table, store, sharing, packs, command line. No screen."""
