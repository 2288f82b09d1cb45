"""Card data of Trading in the Mediterranean: CSV files in `data/`, their readers, and the tables that the rules use."""
