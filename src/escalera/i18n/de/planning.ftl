## Was man vor dem Zug erfährt: warum der Ablagestapel nicht zu nehmen ist, und was zum Ausmachen fehlt.

may-not-open =
    Den Ablagestapel kannst du nicht nehmen: Was du mit seiner obersten Karte auslegen könntest, reicht nicht für die
    { $needed }, die deine Seite zur Erstauslage braucht.

# Kästchen der Liste: $count von $needed sind da.
out-finished =
    { $needed ->
        [one] Eine fertige Auslage: { $count } von { $needed }
       *[other] Fertige Auslagen: { $count } von { $needed }
    }
out-sequence = Darunter eine fertige Sequenz
out-partner = Das Ja deines Partners
