"""Several server processes on one database: which are alive, which leads a table, who is told what changed."""
