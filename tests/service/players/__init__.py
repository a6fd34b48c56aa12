"""Computer players in child processes."""
