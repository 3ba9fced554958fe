"""How fast it is: `python -m pytest tests/benchmarks --benchmark-enable`."""
