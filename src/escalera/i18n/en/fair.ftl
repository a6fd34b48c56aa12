## Whether the cards were dealt fairly: what `escalera verify` says.

fair-holds = Round { $round }: the proof holds.
fair-fails = Round { $round }: the proof doesn't hold.
fair-no-proof = Round { $round } has no proof: whether it was shuffled fairly can't be checked.
fair-no-rounds = There is no round in this record, so there is nothing to check.

# What was checked, and what came of it
fair-right-order = The cards were dealt in the very order that all contributions together give.
fair-wrong-order = The cards were dealt in another order than the contributions give.
fair-right-dealer = The contributions also drew the first dealer, seat { $seat }.
fair-due-dealer = Seat { $seat } dealt, as was settled before.
fair-wrong-dealer = Seat { $seat } dealt, though the proof gives another dealer.
fair-right-commitment = The service's part is the one its commitment fixed.
fair-wrong-commitment = The service's part isn't the one its commitment fixed.

# What a seat did; the column on the left names the player
fair-person = added (it begins)
fair-computer = computer player, fixed by the commitment
fair-none = added nothing
fair-withheld = sealed a number and never opened it

# What the proof can't say by itself
fair-alone = No person added anything: the service alone fixed this order, and the proof says only that it did so beforehand.
fair-compare = Now compare with what your screen showed before the deal: the commitment, and what your own seat added.
