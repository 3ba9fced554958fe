"""One description a game, found by its id through `companion.game.game_of`."""
