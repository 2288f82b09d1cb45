"""What bots of every game share: levels, advice, search, external programs. Each game has its own bots."""
