"""Every sentence the referee can say, one module a game, in Japanese and English."""
