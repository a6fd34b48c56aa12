## Why the table service refuses something, in the words of who sits at the table.

# At the table
refusal-spectators-only-watch = You are watching this table. To play, take a seat.
refusal-not-now = That can't be done now.
refusal-no-hints = At this table there are no hints: that was chosen when it was made.
refusal-host-only = Only the person who made this table can do that.
refusal-seats-open = Some seats are still open. Wait for people, or give these seats to computer players.
refusal-seat-taken = That seat is taken. Please choose another one.
refusal-table-full = Every seat at this table is taken. You can watch.
refusal-own-seat = That is your own seat.
refusal-unknown-player = There is no computer player called “{ $player }”.
refusal-no-such-seat = This table has no seat { $seat }.
refusal-one-discard = A discard is one card.
refusal-nothing-said = There was nothing to say.
refusal-unknown-phrase = There is no such phrase.
refusal-no-such-line = There is no such line on a finished score sheet.
refusal-doubted-already = You have said so already; whoever made the table can see it.
refusal-id-used = This was sent under a number that had been used for something else, so it wasn't done. Please try again.
refusal-wrong-seal = This isn't the number your seat had sealed, so it wasn't added to the shuffle.
refusal-bad-name = Please give a name of 1 to { $most } characters.
refusal-bad-options = A table can't be made like this. { $sentence }

# At the door
refusal-no-such-table = There is no such table, or this link doesn't open it. Ask for the link once more.
refusal-no-such-page = There is nothing at this address.
refusal-wrong-code = This code opens no seat at this table. Please look at it once more.
refusal-foreign-origin = This came from another website, so nothing was done.
refusal-try-again = The server couldn't do that just now. Please try again.
refusal-too-fast =
    { $count ->
        [one] That was too fast. Please try again in one second.
       *[other] That was too fast. Please try again in { $count } seconds.
    }
refusal-takes-too-long = This record takes too long to play through. Please try it with “escalera replay”.
refusal-too-large = That is too long: { $most } bytes can be read at once.
refusal-too-many =
    { $most ->
        [one] This table is open too often already: one window is allowed.
       *[other] This table is open too often already: { $most } windows are allowed.
    }

# In the lesson
refusal-step-done = This step is done. Press “Next” to go on.
refusal-needed-later = The rules allow that. But you will need one of these cards later in this round: please choose others.
refusal-lesson-lost = The place where you had stopped can’t be found any more, so the lesson begins anew.
refusal-other-step =
    { $what ->
        [rank] The rules allow that. But this step is about a rank meld: lay cards of one rank by themselves.
        [sequence] The rules allow that. But this step is about a sequence: lay cards of one suit in a row.
        [wild] The rules allow that. But this step is about a wild meld: lay twos and jokers by themselves.
        [take] You could draw, too. But this step is about the pile: take it with your two queens.
        [top] You could draw, too. But this step is about the top card: take it alone, onto your sequence.
        [black] The rules allow that. But throw the black three now: in your hand it would cost you points.
        [discard] The rules allow that. But now end your turn: throw a card that fits nothing.
       *[other] The rules allow that. But please do first what this step asks.
    }
