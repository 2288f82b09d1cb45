"""Several server processes on one database: who is alive, who leads which table, who hears what."""
