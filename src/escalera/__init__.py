"""Escalera: Bolivia, Samba and Canasta, exact to the card."""
