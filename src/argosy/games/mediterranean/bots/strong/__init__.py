"""The level `strong` for Trading in the Mediterranean: plans purchases and bargains."""
