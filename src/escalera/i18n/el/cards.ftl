## Φύλλα, γραπτά και προφορικά.
## $rank: two … ace ή joker· $suit: clubs, diamonds, hearts, spades ή none.

# Τι γράφει το φύλλο πριν από το σύμβολο.
letter-jack = Β
letter-queen = Ν
letter-king = Ρ
letter-ace = Α

joker = τζόκερ

# Ένα φύλλο, για να διαβαστεί δυνατά: «τεσσάρι κούπα».
card-words =
    { $rank ->
        [joker] τζόκερ
        [three]
            { $suit ->
                [diamonds] κόκκινο τριάρι
                [hearts] κόκκινο τριάρι
               *[other] μαύρο τριάρι
            }
       *[other] { rank } { suit.one }
    }

# Πληθυντικός· .one μετά από ένα φύλλο: «ρήγας κούπα».
suit =
    { $suit ->
        [clubs] σπαθιά
        [diamonds] καρό
        [hearts] κούπες
       *[spades] μπαστούνια
    }
    .one =
        { $suit ->
            [clubs] σπαθί
            [diamonds] καρό
            [hearts] κούπα
           *[spades] μπαστούνι
        }

# Ένα φύλλο ενός βαθμού: «εννιάρι»· .one «έναν ρήγα», .none «κανέναν ρήγα».
rank =
    { $rank ->
        [two] δυάρι
        [three] τριάρι
        [four] τεσσάρι
        [five] πεντάρι
        [six] εξάρι
        [seven] εφτάρι
        [eight] οχτάρι
        [nine] εννιάρι
        [ten] δεκάρι
        [jack] βαλές
        [queen] ντάμα
        [king] ρήγας
        [joker] τζόκερ
       *[ace] άσσος
    }
    .one =
        { $rank ->
            [jack] έναν βαλέ
            [queen] μία ντάμα
            [king] έναν ρήγα
            [ace] έναν άσσο
           *[other] ένα { rank }
        }
    .none =
        { $rank ->
            [jack] κανέναν βαλέ
            [queen] καμία ντάμα
            [king] κανέναν ρήγα
            [ace] κανέναν άσσο
           *[other] κανένα { rank }
        }

# .acc μετά από «με» και ως αντικείμενο: «με δύο άσσους»
ranks =
    { $rank ->
        [two] δυάρια
        [three] τριάρια
        [four] τεσσάρια
        [five] πεντάρια
        [six] εξάρια
        [seven] εφτάρια
        [eight] οχτάρια
        [nine] εννιάρια
        [ten] δεκάρια
        [jack] βαλέδες
        [queen] ντάμες
        [king] ρηγάδες
        [joker] τζόκερ
       *[ace] άσσοι
    }
    .acc =
        { $rank ->
            [two] δυάρια
            [three] τριάρια
            [four] τεσσάρια
            [five] πεντάρια
            [six] εξάρια
            [seven] εφτάρια
            [eight] οχτάρια
            [nine] εννιάρια
            [ten] δεκάρια
            [jack] βαλέδες
            [queen] ντάμες
            [king] ρηγάδες
            [joker] τζόκερ
           *[ace] άσσους
        }

# Φύλλα ενός βαθμού, μετά από «με»: «με δύο ρηγάδες», «με τρία δεκάρια».
cards-of-rank =
    { $many ->
        [1] { rank.one }
        [2] δύο { ranks.acc }
        [3]
            { $rank ->
                [jack] τρεις { ranks.acc }
                [queen] τρεις { ranks.acc }
                [king] τρεις { ranks.acc }
                [ace] τρεις { ranks.acc }
               *[other] τρία { ranks.acc }
            }
        [4]
            { $rank ->
                [jack] τέσσερις { ranks.acc }
                [queen] τέσσερις { ranks.acc }
                [king] τέσσερις { ranks.acc }
                [ace] τέσσερις { ranks.acc }
               *[other] τέσσερα { ranks.acc }
            }
       *[other] { $many } { ranks.acc }
    }
