## Die Karten, geschrieben und vorgelesen.
## $rank ist two … ace oder joker; $suit ist clubs, diamonds, hearts, spades oder none.

# Was auf der Karte vor dem Zeichen der Farbe steht.
letter-jack = B
letter-queen = D
letter-king = K
letter-ace = A

joker = Joker

# Eine Karte, zum Vorlesen: „Herz-Vier“.
card-words =
    { $rank ->
        [joker] Joker
        [three]
            { $suit ->
                [diamonds] rote Drei
                [hearts] rote Drei
               *[other] schwarze Drei
            }
       *[other] { suit }-{ rank }
    }

suit =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }

# Eine Karte eines Rangs: „Neun“; als Objekt „einen Buben“.
rank =
    { $rank ->
        [two] Zwei
        [three] Drei
        [four] Vier
        [five] Fünf
        [six] Sechs
        [seven] Sieben
        [eight] Acht
        [nine] Neun
        [ten] Zehn
        [jack] Bube
        [queen] Dame
        [king] König
        [joker] Joker
       *[ace] Ass
    }
    .none =
    { $rank ->
        [jack] keinen Buben
        [king] keinen König
        [joker] keinen Joker
        [ace] kein Ass
       *[other] keine { rank }
    }
    .nom =
    { $rank ->
        [jack] ein Bube
        [king] ein König
        [joker] ein Joker
        [ace] ein Ass
       *[other] eine { rank }
    }
    .one =
    { $rank ->
        [jack] einen Buben
        [king] einen König
        [joker] einen Joker
        [ace] ein Ass
       *[other] eine { rank }
    }
    .dat =
    { $rank ->
        [jack] einem Buben
        [king] einem König
        [joker] einem Joker
        [ace] einem Ass
       *[other] einer { rank }
    }

# Mehrere Karten eines Rangs: „Neunen“; nach „mit“ und „aus“ im Dativ.
ranks =
    { $rank ->
        [two] Zweien
        [three] Dreien
        [four] Vieren
        [five] Fünfen
        [six] Sechsen
        [seven] Siebenen
        [eight] Achten
        [nine] Neunen
        [ten] Zehnen
        [jack] Buben
        [queen] Damen
        [king] Könige
        [joker] Joker
       *[ace] Asse
    }
    .dat =
    { $rank ->
        [king] Königen
        [joker] Jokern
        [ace] Assen
       *[other] { ranks }
    }

# Die Karten einer Liste, die alle denselben Rang haben, nach „mit“: „zwei Königen“.
cards-of-rank =
    { $many ->
        [1] { rank.dat }
        [2] zwei { ranks.dat }
        [3] drei { ranks.dat }
        [4] vier { ranks.dat }
       *[other] { $many } { ranks.dat }
    }
