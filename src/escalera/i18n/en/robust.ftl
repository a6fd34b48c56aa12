## What goes wrong around a table, and how it goes on.

client-newer = There is a new version of this page. Your cards stay as they are.
client-newer-load = Load it
client-not-now = Not now
client-part-missing = This part of the page can’t be fetched now. Please try again in a moment.
client-device-lost = A device was lost, or others have your link? Make a new one: only this browser and whoever gets it have your seat from then on. All other links and codes of it just watch.
client-device-renew = Make a new link, end all others
client-device-renewed = All other links to your seat have ended.
