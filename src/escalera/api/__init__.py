"""What `import escalera` offers: the engine's objects, and a game that is easy to hold."""
