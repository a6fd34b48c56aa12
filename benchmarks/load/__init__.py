"""What a server can bear: `python -m benchmarks.load`; docs/capacity.md has the figures."""
