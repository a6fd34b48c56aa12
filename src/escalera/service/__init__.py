"""Tables that people play at: seats, their order of messages, clocks, and where it is kept."""
