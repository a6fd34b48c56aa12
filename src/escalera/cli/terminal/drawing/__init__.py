"""What the screen shows, drawn as lines no wider than it.

Nothing here sees more than was made from a view, except the sheet of a round that has ended.
"""
