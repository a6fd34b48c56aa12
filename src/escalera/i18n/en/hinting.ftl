## Hints in the browser and in the terminal: what is pressed. What a hint says stands in hints.ftl.

hinting-button = Hint
hinting-title = A hint: where to look; once more: why; once more: the move
hinting-why = Why?
hinting-move = Show the move
hinting-lay = Lay it out
hinting-choose = Choose this card
hinting-allowed = Hints
hinting-allowed-yes = Allowed: whoever’s turn it is may ask where to look, why, and for the move
hinting-allowed-no = None at this table
