"""Programs for people who change Argosy, and what ./play and ./test share."""
