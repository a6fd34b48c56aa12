## What the service writes into a page before it is sent: for search engines, shared links and browsers without script.

page-landing = Escalera: Bolivia, Samba and Canasta online
    .description = Bolivia, Samba and Canasta with friends, by a link, without an account. Or at once, against computer players.
page-new = Make a table
    .description = Choose the game, the players, the pace and your house rules, and send the link to your friends.
page-join = Join a table
    .description = To a table of Bolivia, Samba or Canasta, with the link or code that somebody gave you.
page-look = Look at a record
    .description = A finished game of Bolivia, Samba or Canasta, act by act with all hands open.
page-kitchen = Keep score for real cards
    .description = The score sheet for Bolivia, Samba and Canasta with real cards, with the next minimum and whose deal it is. It works without a connection.
page-learn = Your first round of Bolivia
    .description = Learn Bolivia by playing it: ten short steps at a real table, in about ten minutes. Every wrong try is explained, and you can stop and go on later.
page-learn-classic = Bolivia for Canasta players
    .description = You know Canasta: play only the steps that are different in Bolivia, each beside the rule you know.
page-learn-samba = Bolivia for Samba players
    .description = You know Samba: play only the steps that are different in Bolivia, each beside the rule you know.
page-table = A table
    .description = You are invited to a table of cards. Whoever has this link may sit down or watch.

# A browser that can't show the table
page-old = This browser is too old for the table
    .what = Please use a newer one, for instance today’s Firefox, Chrome, Edge or Safari, and open the same link there.
page-missing = A part of this page is missing
    .what = Perhaps a new version was put in its place just now. Please load it again in a moment.
page-no-script = The table needs JavaScript. Please allow it for this page, and load it again.
