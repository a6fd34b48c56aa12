## Was rund um einen Tisch schiefgeht, und wie es weitergeht.

client-newer = Es gibt eine neue Fassung dieser Seite. Deine Karten bleiben, wie sie sind.
client-newer-load = Laden
client-not-now = Jetzt nicht
client-part-missing = Dieser Teil der Seite ist gerade nicht zu holen. Bitte versuch es gleich noch einmal.
client-device-lost = Ein Gerät ist verloren, oder andere haben deinen Link? Mach einen neuen: Von da an gehört dein Platz nur noch diesem Browser und allen, denen du den neuen Link gibst. Mit allen anderen Links und Codes kann man dann nur noch zusehen.
client-device-renew = Neuer Link, alle anderen beenden
client-device-renewed = Alle anderen Links zu deinem Platz sind beendet.

# Das Mischen, im Browser geprüft
client-fair-check = Das Mischen prüfen
client-fair-holds =
    { $count ->
        [one] In diesem Browser nachgerechnet: Es ist gemischt worden, wie es vor dem Geben angekündigt war.
       *[other] In diesem Browser nachgerechnet: Alle { $count } Male ist gemischt worden, wie es vor dem Geben angekündigt war.
    }
client-fair-broken = In Runde { $round } ist nicht gemischt worden wie angekündigt. Bitte sag es den anderen.
client-fair-none = Der Nachweis ist noch nicht da. Bitte versuch es gleich noch einmal.
