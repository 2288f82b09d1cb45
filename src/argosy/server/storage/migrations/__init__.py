"""The steps by which the store came to its present tables; Alembic runs them."""
