## Was im Browser auf dem Tisch liegt: Handkarten, Auslagen, Talon und Ablagestapel, Plätze, Gesamtstände.

# Die Hand
part-hand = Deine Hand, { amount-cards }
part-sort = Ordnung deiner Hand
part-sort-rank = Nach Rang ordnen
part-sort-suit = Nach Farbe ordnen
# Unter den Zeichen auf denselben Knöpfen
part-sort-rank-short = nach Rang
part-sort-suit-short = nach Farbe
part-card-of = { card-words }, { $number } von { $count }
part-card-new = { $card }, neu

# Was die ausgewählten Karten sind; $counted sind ihre Punkte.
part-points = { $counted } Punkte
part-chosen-none = Tippe Karten an.
part-chosen-one = { card-words }, { part-points }
# Eine schwarze Drei, wo sie auf der Hand mehr kostet, als sie in einer Auslage zählt.
part-chosen-one-black = { card-words }, { part-points } in einer Auslage; bleibt sie auf der Hand, kostet sie { $count }
part-chosen-rank =
    { $wilds ->
        [0] { $many } { ranks }, { part-points }
        [one] { $many } Karten: { ranks } mit einer wilden Karte, { part-points }
       *[other] { $many } Karten: { ranks } mit { $wilds } wilden Karten, { part-points }
    }
part-chosen-wilds = { $many } wilde Karten, { part-points }
part-chosen-black = { $many } schwarze Dreien, { part-points }: Sie werden nur beim Ausmachen ausgelegt
# $first und $last stehen in den Ecken der ersten und letzten Karte.
part-chosen-run = { suit } { $first }–{ $last } in Folge, { part-points }
part-chosen-gap =
    { $count ->
        [1] noch keine Auslage: { card-words } fehlt
       *[other] noch keine Auslage: In { suit } fehlen { $list }
    }
part-chosen-twice = so keine Auslage: { card-words } ist doppelt
part-chosen-wild-in-run = so keine Auslage: In einer Sequenz gibt es keine wilde Karte
part-chosen-mixed = { $many } Karten, die zusammen keine Auslage sind, { part-points }

# Auslagen; $what ist rank, sequence oder wild.
part-meld-rank = { ranks }
part-meld-sequence = { suit } { $first }–{ $last }
part-meld-wild = wilde Karten
part-meld-wilds =
    { $wilds ->
        [one] eine wilde
       *[other] { $wilds } wilde
    }
part-missing =
    { $what ->
        [rank]
            { $count ->
                [one] noch eine zum Canasta
               *[other] noch { $count } zum Canasta
            }
        [wild]
            { $count ->
                [one] noch eine zur Bolivia
               *[other] noch { $count } zur Bolivia
            }
       *[sequence]
            { $edition ->
                [samba]
                    { $count ->
                        [one] noch eine zur Samba
                       *[other] noch { $count } zur Samba
                    }
               *[other]
                    { $count ->
                        [one] noch eine zur Escalera
                       *[other] noch { $count } zur Escalera
                    }
            }
    }
part-meld-said = Auslage { $meld }: { $list }, { amount-cards }

# Eine Seite
part-side-empty = Noch nichts auf dem Tisch
part-red-threes-count =
    { $count ->
        [one] { table-red-threes }: So wie es steht, zählt sie { $written }
       *[other] { table-red-threes }: So wie es steht, zählen sie { $written }
    }

# Talon und Ablagestapel
part-stock = Talon
part-draw = Ziehen
# Mit einem weichen Trennstrich (U+00AD) vor „stapel“, für schmale Telefone
part-pile = Ablage­stapel
part-pile-empty = Der Ablagestapel ist leer
part-pile-top = Oben { $card }, { amount-cards }
part-pile-frozen = eingefroren
part-take = Ablagestapel nehmen
part-look = Durchsehen
part-look-title = Der Ablagestapel, { amount-cards }
part-look-order = Die oberste Karte kommt zuerst.
part-close = Schließen

# Plätze
part-seats = Am Tisch
part-seat-cards = { amount-cards } auf der Hand
part-turn = am Zug
part-dealer = hat gegeben
# Ein Buchstabe: das Zeichen am Platz des Gebers
part-dealer-mark = G
part-you = du
part-away = nicht da
part-stand-in = ein Computer spielt für diesen Platz
# Dasselbe auf einem Telefon
part-stand-in-short = Vertretung
part-computer = Computer
part-offer = Für { $player } einen Computer spielen lassen

# Gesamtstände und das Recht auszumachen
part-totals = Gesamtstände
part-target = Siegpunktzahl { $target }
part-own = deine Seite
part-needs = braucht { $needed } zur Erstauslage
part-opened = hat die Erstauslage gelegt
part-checklist = Zum Ausmachen braucht deine Seite
part-may-go-out = Deine Seite darf ausmachen
part-done = erledigt
part-lacking = fehlt noch
