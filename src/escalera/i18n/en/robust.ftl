## What goes wrong around a table, and how it goes on.

client-newer = There is a new version of this page. Your cards stay as they are.
client-newer-load = Load it
client-not-now = Not now
client-part-missing = This part of the page can’t be fetched now. Please try again in a moment.
client-device-lost = Have you lost a device, or do others have your link? Make a new one: from then on only this browser, and whoever gets the new link, has your seat. All its other links and codes can only watch.
client-device-renew = Make a new link, end all others
client-device-renewed = All other links to your seat have ended.

# The shuffle, checked in the browser
client-fair-check = Check the shuffles
client-fair-holds =
    { $count ->
        [one] Computed anew in this browser: the shuffle is the one that was announced before the deal.
       *[other] Computed anew in this browser: all { $count } shuffles are the ones that were announced before the deals.
    }
client-fair-broken = The shuffle of round { $round } isn’t the one that was announced. Please tell the others.
client-fair-none = The proof isn’t there yet. Please try again in a moment.
