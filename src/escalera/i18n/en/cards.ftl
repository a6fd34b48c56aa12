## Cards, in writing and in speech.
## $rank is two … ace or joker; $suit is clubs, diamonds, hearts, spades or none.

# What stands on the card before the suit sign.
letter-jack = J
letter-queen = Q
letter-king = K
letter-ace = A

joker = joker

# One card, to be read aloud: “four of hearts”.
card-words =
    { $rank ->
        [joker] joker
        [three]
            { $suit ->
                [diamonds] red three
                [hearts] red three
               *[other] black three
            }
       *[other] { rank } of { suit }
    }

suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }

# One card of a rank: “nine”.
rank =
    { $rank ->
        [two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
        [king] king
        [joker] joker
       *[ace] ace
    }

# Several cards of a rank: “nines”.
ranks =
    { $rank ->
        [two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
        [joker] jokers
       *[ace] aces
    }

# The cards of a list that all have one rank: “two kings”.
cards-of-rank =
    { $many ->
        [1] one { rank }
        [2] two { ranks }
        [3] three { ranks }
        [4] four { ranks }
       *[other] { $many } { ranks }
    }
