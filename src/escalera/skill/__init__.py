"""What a computer player knows of the game: what has been shown, what cards are worth, what is best laid."""
