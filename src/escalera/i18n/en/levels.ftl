## Computer players: their levels, and how each plays.

level-beginner = Beginner
level-beginner-what = Plays like someone who has just learnt: looks at its own cards and soon forgets what was thrown.
level-casual = Casual
level-casual-what = Plays like family on a Sunday: remembers for a while, and makes mistakes.
level-club = Club
level-club-what = Plays like a regular at a card club: remembers everything and seldom errs.
level-expert = Expert
level-expert-what = Plays as well as it can: remembers everything, weighs every card and plays for the match.
level-greedy = Simple rules
level-greedy-what = The yardstick for the others: lays all it can, takes every pile it may, throws its lowest single card.
level-random = By chance
level-random-what = Does anything that is allowed. Only good for trying things out.

levels-which = How computer players play
levels-seat = Seat { $seat }
levels-partner = Seat { $seat }, your partner
levels-stand-in = Who plays for somebody who is away
levels-of = Level of { $player }
