"""What several nodes cost, by how people are sent to them; docs/capacity.md has the figures."""
