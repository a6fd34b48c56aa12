## What a player is told before acting: why the pile can't be taken, and the checklist of going out.

may-not-open =
    The pile can't be taken: nothing that you could lay with its top card reaches the { $needed } your side needs
    to open.

# Boxes of the checklist: $count of $needed are there.
out-finished =
    { $needed ->
        [one] A finished meld: { $count } of { $needed }
       *[other] Finished melds: { $count } of { $needed }
    }
out-sequence = A finished sequence among them
out-partner = Your partner's yes
