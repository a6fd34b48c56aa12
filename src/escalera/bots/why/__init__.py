"""What speaks for a turn, in the order in which a turn is played: each file knows one part of it."""
