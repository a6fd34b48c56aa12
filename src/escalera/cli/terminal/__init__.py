"""The game in the terminal.

| module | what it holds |
|---|---|
| `setup`, `luck`, `save`, `game` | who plays by what, chance, the save file, the match being played |
| `melds`, `sides`, `seats`, `hand`, `table` | what the screen shows: made from a `View` and nothing else |
| `plan`, `taking`, `fitting` | melds laid out and not yet played; which takes and additions there are |
| `words`, `cards`, `command` | what was typed |
| `drawing` | what the screen shows, as lines |
| `terminal` | writing lines, reading lines, waiting |
| `loop`, `turn`, `laying`, `talk` | the match from the first deal to the end; the person's turn |
"""
