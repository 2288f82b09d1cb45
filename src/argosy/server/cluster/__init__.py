"""Several server processes on one database: which are alive, which leads a table, and notifications of changes."""
