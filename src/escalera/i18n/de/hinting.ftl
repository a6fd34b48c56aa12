## Tipps im Browser und im Terminal: was man drückt. Was ein Tipp sagt, steht in hints.ftl.

hinting-button = Tipp
hinting-title = Ein Tipp: wohin schauen; noch einmal: warum; noch einmal: der Zug
hinting-why = Warum?
hinting-move = Zug zeigen
hinting-lay = Hinlegen
hinting-choose = Diese Karte auswählen
hinting-allowed = Tipps
hinting-allowed-yes = Erlaubt: Wer am Zug ist, darf fragen, wohin zu schauen ist, warum, und nach dem Zug
hinting-allowed-no = An diesem Tisch keine
