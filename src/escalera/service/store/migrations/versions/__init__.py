"""One file for each version of the schema, `v` and its number."""
