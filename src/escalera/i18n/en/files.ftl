## What is wrong with a file. $sentence says more; it is English, as the names in files are.

refusal-wrong-score = The score written for side { $side } is { $written }; the cards give { $right }.
refusal-beyond-pack = Here are more cards than there can be: { $sentence }
refusal-malformed = This can't be read: { $sentence }
refusal-newer-format = This file needs a newer version of Escalera: { $sentence }
