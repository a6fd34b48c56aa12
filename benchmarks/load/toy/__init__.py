"""The same toy game on three servers."""
