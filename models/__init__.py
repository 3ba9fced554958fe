"""Frozen models of everything that comes from outside or goes out: record, events, verdicts, results, packs."""
