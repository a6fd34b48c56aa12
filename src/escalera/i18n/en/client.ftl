## The pages in the browser.

client-skip = Skip to the content
client-version = Escalera { $build }
client-open-table = Open a table
client-what = Bolivia, Samba and Canasta with friends, by a link, without an account
client-play-now = Play now
client-you = You
client-offline = The service can’t be reached just now. Please try again in a moment.
client-arriving = Coming to the table…
client-closed = This table can’t be opened
client-gathering = Waiting for players
client-start = Begin
client-name = Your name
client-sit = Sit down
