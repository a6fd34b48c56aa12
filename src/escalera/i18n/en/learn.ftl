## The first round, step by step. $player is the partner, or whoever has thrown the card; $size finishes a meld.

learn-link = Learn by playing: your first round
learn-progress = Step { $number } of { $count }
learn-rule = The rule in short
learn-differs = What is different
learn-show = Show me
# $word is the title of the next step
learn-next = Next: { $word }
learn-back = One step back
learn-again = Begin again
learn-again-sure = Yes, from the beginning
learn-again-not = No, go on here
learn-to-whole = The whole first round
learn-to-classic = I know Canasta already
learn-to-samba = I know Samba already
learn-to-rules = Read the rules
learn-closing = You have played your first round
learn-closing-what = All the rest comes with playing. At a table with computer players you can take your time, too, and ask for a hint whenever you like.

learn-intro-whole = Welcome to the table. You play together with { $player }, who sits across from you, against the other two. Try whatever you like: nothing can go wrong here, and every step can be taken back.
learn-intro-classic = You know Canasta, so here is only what is different in Bolivia. What you know already is played for you. Your partner is { $player }.
learn-intro-samba = You know Samba, so here is only what is different in Bolivia. What you know already is played for you. Your partner is { $player }.

# What the steps are called
learn-step-draw = Drawing
learn-step-rank = A rank meld
learn-step-sequence = A sequence
learn-step-wild = A wild meld
learn-step-opening = The opening
learn-step-pile = Taking the pile
learn-step-top = The top card alone
learn-step-threes = Red and black threes
learn-step-keeping = Keeping two cards
learn-step-out = Going out

# What they teach
learn-text-draw = Every turn has three parts: first you draw, then you may lay cards on the table, and at the end you throw one card onto the discard pile. { $player } has had a turn already.
learn-text-rank = Cards are laid in melds: three or more that belong together. A rank meld is made of cards of one rank, in any suits. Your side may lay them already, since { $player } has laid three aces; more of that soon.
learn-text-sequence = A sequence is made of cards of one suit in a row. Here no two and no joker can stand in for a card: each one has to be there. With { $size } cards it is finished and is called an escalera, a staircase. Without one, nobody may go out.
learn-text-wild = Twos and jokers are wild: in a rank meld they can stand in for other cards. You can also lay them by themselves. With { $size } of them such a meld is a bolivia, and worth { $wildmeldbonus } points.
learn-text-opening = A new round: nothing of yours lies on the table yet. The first melds of your side have to count { $needed } points together. One meld is often too little, so lay two at once. While you lay them out you can see what they count.
learn-text-pile = { $player } has thrown a queen, and you hold two. With two natural cards of that rank you may take the whole discard pile instead of drawing: the queen and your pair are laid, and all the other cards come into your hand.
learn-text-top = { $player } has thrown the ten of hearts, and it continues your sequence. So you may take it alone, without a pair and without the rest of the pile. That counts as your draw.
learn-text-threes = Red threes are laid by themselves, and you get another card for each. At the end they count for you if your side may go out, and otherwise against you. Black threes are dangerous: one that is still in a hand at the end costs { $blackthreeinhand } points.
learn-text-keeping = Your hand is getting small, but your side may not go out yet: none of its melds is finished. Until then two cards have to stay in your hand after laying, one to throw and one to keep. Try to lay more, if you like, and see what happens.
learn-text-out = Whoever gets rid of the last card goes out, and the round is over. For that your side needs its escalera and one more finished meld. Both lack one card. Draw, and see what comes.

# What is to be done now
learn-task-draw = Draw: press “{ verb-draw }”, or touch the stock.
learn-task-rank = Choose the three kings in your hand, press “{ game-lay-new }”, then “{ game-play-all }”.
learn-task-sequence = Choose the hearts from five to eight, press “{ game-lay-new }”, then “{ game-play-all }”.
learn-task-wild = Choose your two twos and the joker, and lay them as a new meld.
learn-task-discard = End your turn: choose a card that fits nothing, and press the button that discards it.
learn-task-open = Lay out the three kings as a new meld, then the hearts from six to nine as another one. Play both together.
learn-task-take = Don't draw: take the pile with your two queens.
learn-task-fours = The pile brought you a third four. Lay your three fours.
learn-task-top = Press “{ game-take-top }”.
learn-task-jack = Now your jack of hearts fits, too. Choose it, and add it to the sequence.
learn-task-black = The red three lies on the table already. Throw the black one: while it lies on top, nobody can take the pile.
learn-task-eights = Lay your three eights and your three fives. Keep the king.
learn-task-fives = Lay your three fives, too. Keep the king.
learn-task-escalera = Add the five of hearts to the sequence: that finishes the escalera.
learn-task-canasta = Add your king to the kings: that finishes a canasta.
learn-task-out = Throw your last card, and you are out.

# What is said when a step is done
learn-done-draw = The new cards are in your hand, each in its place.
learn-done-rank = Your side has three kings. With { $size } cards they are a canasta: without a wild card it is worth { $naturalcanasta } points.
learn-done-sequence = Well laid. More hearts can be added at both ends later, by you or your partner.
learn-done-wild = Your turn is over: drawn, laid, thrown. Every turn goes like that. Now a new round is dealt, and you play it to its end.
learn-done-opening = Your side has opened, for { $player } too. From now on every meld may be laid, however little it counts.
learn-done-pile = A pile can grow large, and it is yours with a pair. That is why pairs are worth keeping.
learn-done-top = Well seen. One more heart, and the escalera is finished.
learn-done-threes = Gone in time. And whoever plays next can't take the pile now.
learn-done-keeping = Well kept. Only the king is left in your hand, and next time you may finish.
learn-done-out = You are out, congratulations! This round brings your side { $score } points.
