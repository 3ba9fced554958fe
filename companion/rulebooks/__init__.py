"""The rule book of each game: every rule once, with its place on the rules page, its source and what the referee says."""
