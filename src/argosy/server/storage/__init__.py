"""The database: schema, rows, one writer thread, migrations, backups."""
