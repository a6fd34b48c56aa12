"""What is measured, by commands that repeat it; nothing here is a test."""
