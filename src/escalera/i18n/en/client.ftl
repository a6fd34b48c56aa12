## The pages in the browser: landing, making a table, gathering, settings, and what can go wrong.

# On every page
client-skip = Skip to the content
client-version = Escalera { $build }
client-open-table = Open a table
client-kitchen = Keep score for real cards
client-home = Escalera, to the first page
client-settings = Settings
client-language = Language
client-close = Close
client-copy = Copy
client-copied = Copied
client-share = Share…
client-again = Try again
client-to-home = To the first page

# Landing
client-what = Bolivia, Samba and Canasta with friends, by a link, without an account
client-play-now = Play now
client-play-now-what = Bolivia with three computer players. It begins at once.
client-invite = Invite friends
client-invite-what = A Bolivia table for four. You get a link to send.
client-make = Make a table
client-make-what = Choose the game, the players, the pace and your house rules.
client-join = Join a table
client-join-what = With a link or a code that somebody gave you.
client-name = Your name
client-name-hint = Others see it at the table. You may leave it empty.
client-name-full = A name has at most { $most } characters.
client-alone = Player
client-host = Host
client-own-tables = Your tables
client-own-table = { $edition }, as { $player }
client-own-when = last opened { $when }
client-forget = Forget
client-forget-which = Forget { $edition }, { $when }
client-forgotten = The table is off this list. Its link still works.

# Join
client-join-link = Link, or the table’s address
client-join-link-hint = Paste the whole link. It looks like { $address }.
client-join-code = Code, if you were given one
client-join-code-hint = Eight letters that bring your seat to this device.
client-join-code-wrong = A code has eight letters and digits.
client-join-wrong = This is no link to a table. Please paste the whole link.
client-go = Go to the table

# Make a table
client-make-intro = Everything is chosen already. Change what you like, or just make the table.
client-make-button = Make the table
client-which = Which game
client-edition-bolivia = Three packs, sequences and melds of wild cards. For practised players.
client-edition-bolivia-dk = Bolivia as it is played in Denmark.
client-edition-samba = Three packs with sequences: fast, with large hands.
client-edition-classic = Two packs, without sequences: the Canasta of the fifties.
client-players = Players
client-sides =
    { $players ->
        [2] One against one.
        [3] Each for themselves.
        [6] Partners sit across: three pairs, or two sides of three.
        [4] Partners sit across from each other.
       *[other] Everybody for themselves.
    }
client-target = Play to
client-target-usual = { $target }, as usual
client-target-of = { $target }
client-target-own = Another number
client-others = The other seats
client-others-open = Open, for people with the link
client-others-computer = Computer players
client-pace = Pace
client-pace-relaxed = Relaxed
client-pace-relaxed-what = No clock. Play over days, if you like.
client-pace-steady = Steady
client-pace-steady-what = Two minutes a turn. Nobody loses a seat when they run out.
client-pace-quick = Quick
client-pace-quick-what = Forty-five seconds a turn. Nobody loses a seat when they run out.
client-away = When somebody is away, offer a computer stand-in
client-away-after =
    { $count ->
        [0] never
        [one] after one minute
       *[other] after { $count } minutes
    }
client-asking = Asking the partner before going out
client-house = House rules
client-house-what = { $count ->
        [0] None: the rules of the edition hold.
        [one] One rule is changed.
       *[other] { $count } rules are changed.
    }
client-house-more = All other rules
client-house-loading = Fetching the rules…
client-house-missing = The rules can’t be shown just now. The edition’s own rules hold.
client-rule-usual = as usual: { $word }
client-rule-source = Source
client-rule-from = “{ $word }” is from: { $sentence }.
client-rule-disputed = Other sources say otherwise. You can choose: { $list }.
client-rule-differ = The sources differ
client-rule-reset = Back to the edition’s rules

# Gathering
client-gathering = Waiting for players
client-ready = Everybody is here
client-seats-left =
    { $count ->
        [0] Every seat is taken.
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
client-sit = Sit down
client-sit-here = Sit here
client-sit-at = Sit here, seat { $seat }
client-guest = Guest
client-watching = You are watching. You see what every seat sees, and nobody’s hand.
client-wait-host = { $player } begins when everybody is here.
client-start = Begin
client-fill = Fill with computer players
client-link = Send this link to your friends
client-link-hint = Whoever has it may sit down or watch.
client-link-new = Show a link
client-share-title = Canasta at my table
client-share-text = Come and play { $edition } with me:
client-code-picture = The link as a picture for a phone’s camera
client-seat = Seat { $seat }
client-seat-side = Seat { $seat }, side { $side }
client-seat-open = Open
client-seat-computer = Computer
client-seat-away = away
client-seat-you = you
client-seat-partner = your partner
client-seat-partner-of = partner of { $player }
client-seat-man = Computer player
client-seat-free = Free the seat
client-seat-free-which = Free the seat of { $player }
client-seat-swap = Swap places
client-seat-swap-which = Swap places: seat { $seat }, { $player }
client-seat-swap-here = Swap here
client-seat-swap-stop = Leave as it is
client-about = This table
client-about-pace = Turns
client-about-no-clock = no clock
client-about-turn = { $count ->
        [one] one second a turn
       *[other] { $count } seconds a turn
    }
client-about-answer = Answering the partner
client-about-answer-none = no limit
client-about-answer-within = within { $count } seconds, then the answer is yes
client-about-away = Away
client-about-away-never = the others wait
client-about-away-after =
    { $count ->
        [one] after a minute the others are offered a computer stand-in
       *[other] after { $count } minutes the others are offered a computer stand-in
    }
client-about-until = Kept until
client-about-until-what = { $when }, longer with each visit
client-device = Your seat on another device
client-device-what = Open this link there, or type the code after opening the table’s address. Don’t share them: whoever has them plays for you.
client-device-link = Show my seat’s link
client-device-code = Show a code
client-device-link-is = Your seat’s link
client-device-code-is = Your seat’s code
client-device-address-is = The table’s address

# Settings
client-theme = Colours
client-theme-system = As the device
client-theme-light = Light
client-theme-dark = Dark
client-theme-contrast = High contrast
client-set-reading = Reading
client-set-playing = Playing
client-set-around = Sound and movement
client-set-four-colours = Four colours for the suits
client-set-large-print = Large print
client-set-left-handed = Left-handed
client-set-sound = Sound
client-set-motion = Cards move
client-set-confirm = Ask once more before a discard
client-set-warn = Warn before a discard that helps others
client-set-notify = Notify me when it is my turn
client-set-notify-blocked = This browser doesn’t allow it here.
client-set-kept = Kept in this browser.

# What can go wrong
client-arriving = Coming to the table…
client-code = Your seat’s code
client-closed = This table can’t be opened
client-nowhere = There is nothing at this address
client-nowhere-what = Perhaps a part of it got lost. From the first page you get to your tables, to the rules and to everything else.
client-wrong-link = This link opens no table
client-wrong-link-what = Perhaps a part of it got lost. Ask for the link once more, or type your seat’s code.
client-expired = This table is gone
client-expired-what = Nobody came for a long time, so it was given up. A new one is quickly made.
client-full-what = Every seat is taken. You can watch: you see what every seat sees.
client-offline = The service can’t be reached just now. Please try again in a moment.
client-offline-title = No connection
client-offline-what = This device seems to be offline. Your seat is kept, and the table comes back by itself.
client-reconnecting = The line was lost. Coming back…
client-restarting = The server isn’t answering; perhaps it is starting anew. Nothing is lost, and the table comes back by itself.
client-back = You are connected again.
client-troubled = That can’t be done just now. It is tried again until it works.
client-link-in-house = This link works for phones and computers in the same network as this one. The address at the top of your own window works on this computer only.
client-link-only-here = This link works on this computer only. For others in the house, stop Escalera and start it with: make play ARGS="serve --host 0.0.0.0". Then open the address of this computer in the house’s network.

# Ways to the rule pages
client-rules = How to play
client-rules-table = The rules of this table, in full
client-rules-chosen = How to play what is chosen here
