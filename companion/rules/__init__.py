"""The rules of each game, one module a game: pure functions over frozen states."""
