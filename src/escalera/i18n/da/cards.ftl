## Kortene, på skrift og i tale.
## $rank er two … ace eller joker; $suit er clubs, diamonds, hearts, spades eller none.

# Det, der står på kortet foran farvens tegn.
letter-jack = B
letter-queen = D
letter-king = K
letter-ace = E

joker = joker

# Et kort, til at læse højt: »hjerter fire«.
card-words =
    { $rank ->
        [joker] joker
        [three]
            { $suit ->
                [diamonds] rød treer
                [hearts] rød treer
               *[other] sort treer
            }
       *[other] { suit } { rank.spoken }
    }

suit =
    { $suit ->
        [clubs] klør
        [diamonds] ruder
        [hearts] hjerter
       *[spades] spar
    }

# Et kort af en værdi: »nier«; efter farven »ni«; med artikel »en nier«, »et es«.
rank =
    { $rank ->
        [two] toer
        [three] treer
        [four] firer
        [five] femmer
        [six] sekser
        [seven] syver
        [eight] otter
        [nine] nier
        [ten] tier
        [jack] bonde
        [queen] dame
        [king] konge
        [joker] joker
       *[ace] es
    }
    .spoken =
    { $rank ->
        [two] to
        [three] tre
        [four] fire
        [five] fem
        [six] seks
        [seven] syv
        [eight] otte
        [nine] ni
        [ten] ti
       *[other] { rank }
    }
    .one =
    { $rank ->
        [ace] et es
       *[other] en { rank }
    }

# Flere kort af en værdi: »niere«.
ranks =
    { $rank ->
        [two] toere
        [three] treere
        [four] firere
        [five] femmere
        [six] seksere
        [seven] syvere
        [eight] ottere
        [nine] niere
        [ten] tiere
        [jack] bønder
        [queen] damer
        [king] konger
        [joker] jokere
       *[ace] esser
    }

# Kortene på en liste, der alle har samme værdi: »to konger«.
cards-of-rank =
    { $many ->
        [1] { rank.one }
        [2] to { ranks }
        [3] tre { ranks }
        [4] fire { ranks }
       *[other] { $many } { ranks }
    }
