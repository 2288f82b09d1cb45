"""Files that arenas and simulations write: results, counters, records."""
