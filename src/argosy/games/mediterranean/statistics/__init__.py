"""What simulations of Trading in the Mediterranean count, and the tables of its report."""
