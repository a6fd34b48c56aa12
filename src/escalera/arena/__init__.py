"""Where computer players are measured: duplicate deals, matches, tuning."""
