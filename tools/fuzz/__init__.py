"""Fuzzers: what strangers can send, changed until something breaks."""
