"""Durable appends a second, into SQLite or PostgreSQL."""
