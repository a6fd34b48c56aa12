## The frame of the rule pages, and what stands on all of them. $name is an edition's name.

guide-site = Rules of the Canasta family
# The language in its own words
guide-language = English
guide-skip = To the text
guide-contents = On this page
guide-languages = Languages
guide-home = To the tables
guide-all-rules = All editions
guide-open-table = Open a table
guide-also = The same in other forms
guide-build = Made by Escalera { $build } from the rules it plays by.

guide-title = How to play { $name }
guide-description =
    The rules of { $name } with examples that the game itself has checked, a worked round, strategy, questions and
    answers.
guide-of-house =
    { $count ->
        [one] These are the rules of one table: one house rule differs from { $name }.
       *[other] These are the rules of one table: { $count } house rules differ from { $name }.
    }
guide-of-players = Everything on this page is for { $players } players.
guide-players-link = For { $count } players
guide-sheet-link = On one page, to print
guide-compare-link = { $name } and { $other } side by side

guide-index-title = The rules
guide-index-description = Bolivia, Boliviansk Canasta, Samba and classic Canasta: their rules, one by one and side by side.
guide-index-intro = Four games of one family are played here. Each has a page of its own, and any two can be compared.
guide-index-short = The editions in short
guide-index-compare = Two side by side

guide-compare-title = { $name } and { $other }
guide-compare-description = What sets { $name } and { $other } apart, row by row.
guide-compare-what = What is compared
guide-compare-more = How to play each of them

guide-sheet-title = { $name } on one page
guide-sheet-description = The rules of { $name } on one page, to print and lay beside the cards.

guide-verdict-right = Right
guide-verdict-wrong = Wrong

# What a group of cards in a picture is
guide-cards-table = on the table
guide-cards-laid = laid from the hand
guide-cards-added = added
guide-cards-kept = stay in the hand
guide-cards-pile = the pile, its top card last
guide-cards-stock = from the stock
guide-cards-hand = in the hand
guide-cards-discarded = discarded
guide-cards-left = left in the hands
guide-cards-red = red threes
guide-cards-face-down = the stock, face down

# The sections of a page
guide-section-about = What it is
guide-section-set-up = Setting up
guide-section-turn = A turn in pictures
guide-section-melds = Melds
guide-section-rank = Rank melds
guide-section-sequence = Sequences
guide-section-wild = Wild melds
guide-section-threes = Threes
guide-section-opening = Opening
guide-section-pile = The discard pile
guide-section-out = Going out
guide-section-scoring = Scoring
guide-section-round = A worked round
guide-section-strategy = Strategy
guide-section-questions = Questions and answers
guide-section-history = History
guide-section-preparing = With real cards
guide-section-disputes = Where the sources disagree
guide-section-short = All editions in short
guide-section-values = Every value of the rules
guide-section-more = More

guide-column-rule = Rule
guide-column-value = Value
guide-column-source = Source
guide-column-total = Total of the side
guide-column-minimum = The first melds count at least
guide-column-card = Card
guide-column-points = Points
guide-column-finished = Finished meld
guide-column-bonus = Bonus
guide-column-players = Players
guide-column-sides = Sides
guide-name-sequence =
    { $edition ->
        [samba] Samba
       *[other] Escalera
    }
guide-name-wild = Bolivia
