## Was geschehen ist, allen am Tisch erzählt, nach der Art des Ereignisses.
## $player ist ein Name oder „Platz 2“; $cards sind geschriebene Karten.

event-deal =
    { $count ->
        [one] { $player } gibt allen eine Karte.
       *[other] { $player } gibt allen je { $count } Karten.
    }
event-hand = Deine Karten: { $cards }
event-red =
    { $suit ->
        [diamonds] { $player } legt eine rote Drei aus, die Karo-Drei.
       *[hearts] { $player } legt eine rote Drei aus, die Herz-Drei.
    }
event-upcard =
    { $many ->
        [0] Es konnte keine Karte aufgedeckt werden: Der Ablagestapel ist leer.
        [one] { $cards } wird aufgedeckt.
       *[other] Nacheinander aufgedeckt: { $cards }. Die letzte liegt oben.
    }
event-turn = { $player } ist am Zug.

event-draw =
    { $count ->
        [0] { $player } zieht keine Karte, die auf der Hand bleibt.
        [one] { $player } zieht eine Karte.
       *[other] { $player } zieht { $count } Karten.
    }
event-drew =
    { $many ->
        [0] Du hast keine Karte gezogen, die auf der Hand bleibt.
       *[other] Du hast { $cards } gezogen.
    }

# $count ist die Größe des Ablagestapels, $cards was aus der Hand mit seiner obersten Karte ausgelegt wurde
event-take = { $player } nimmt den Ablagestapel ({ amount-cards }) { with-cards }.
# Dasselbe, an Auslage $meld
event-take-onto = { $player } nimmt den Ablagestapel ({ amount-cards }) { with-cards } für Auslage #{ $meld }.
with-cards =
    { $many ->
        [0] nur mit seiner obersten Karte
       *[other]
            { $rank ->
                [mixed] mit { $cards }
               *[other] mit { cards-of-rank }
            }
    }

event-top = { $player } legt die oberste Karte { $card } an Auslage #{ $meld } an.

# $what: rank-meld, sequence, wild-meld, black-threes
event-lay =
    { $what ->
        [sequence] { $player } legt eine Sequenz aus: { $cards }.
        [wild-meld] { $player } legt wilde Karten aus: { $cards }.
        [black-threes] { $player } legt schwarze Dreien aus: { $cards }.
       *[rank-meld] { $player } legt aus: { $cards }.
    }
event-add = { $player } legt { $cards } an Auslage #{ $meld } an.
event-merge = { $player } legt Auslage #{ $gone } mit Auslage #{ $meld } zusammen.

event-ask = { $player } fragt: „Darf ich ausmachen?“
event-yes = { $player } sagt ja.
event-no = { $player } sagt nein.
event-discard = { $player } wirft { $card } ab.
event-pass = { $player } passt.

event-out =
    { $concealed ->
        [yes] { $player } macht verdeckt aus.
       *[no] { $player } macht aus.
    }
event-stock-out = Der Talon ist aufgebraucht, und niemand macht aus.

# Das Ende
round-over = Runde { $round } ist zu Ende.
match-won = { $player } gewinnt die Partie mit { $total } Punkten.
match-won-side = Seite { $side } ({ $player }) gewinnt die Partie mit { $total } Punkten.
match-draw = Die Partie endet unentschieden.
