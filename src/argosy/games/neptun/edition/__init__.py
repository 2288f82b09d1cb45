"""Card data of Neptun: CSV files in `data/`, their reader, and the tables that the rules use."""
