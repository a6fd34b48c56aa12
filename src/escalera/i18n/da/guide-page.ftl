## Rammen om regelsiderne, og det, der står på dem alle. $name er en udgaves navn.

guide-site = Canasta-familiens regler
# Sproget i dets egne ord
guide-language = Dansk
guide-skip = Til teksten
guide-contents = På denne side
guide-languages = Sprog
guide-home = Til bordene
guide-all-rules = Alle udgaver
guide-open-table = Åbn et bord
guide-also = Det samme i andre former
guide-build = Lavet af Escalera { $build } ud fra de regler, det spiller efter.

guide-title = Sådan spiller man { $name }
guide-description =
    Reglerne for { $name } med eksempler, som spillet selv har kontrolleret, en gennemregnet runde, strategi, spørgsmål
    og svar.
guide-of-house =
    { $count ->
        [one] Dette er reglerne for ét bord: Én husregel er anderledes end i { $name }.
       *[other] Dette er reglerne for ét bord: { $count } husregler er anderledes end i { $name }.
    }
guide-of-players = Alt på denne side gælder for { $players } spillere.
guide-players-link = For { $count } spillere
guide-sheet-link = På én side, til at printe
guide-compare-link = { $name } og { $other } side om side

guide-index-title = Reglerne
guide-index-description = Bolivia, Boliviansk Canasta, Samba og klassisk Canasta: deres regler, hver for sig og side om side.
guide-index-intro = Her spilles fire spil af samme familie. Hvert har sin egen side, og to af dem kan altid sammenlignes.
guide-index-short = Udgaverne i korte træk
guide-index-compare = To side om side

guide-compare-title = { $name } og { $other }
guide-compare-description = Det, der skiller { $name } og { $other }, række for række.
guide-compare-what = Hvad der sammenlignes
guide-compare-more = Sådan spiller man hvert af dem

guide-sheet-title = { $name } på én side
guide-sheet-description = Reglerne for { $name } på én side, til at printe og lægge ved siden af kortene.

guide-verdict-right = Rigtigt
guide-verdict-wrong = Forkert

# Hvad en gruppe kort på et billede er
guide-cards-table = på bordet
guide-cards-laid = meldt fra hånden
guide-cards-added = lagt til
guide-cards-kept = bliver på hånden
guide-cards-pile = afkastbunken, dens øverste kort til sidst
guide-cards-stock = fra trækbunken
guide-cards-hand = på hånden
guide-cards-discarded = afkastet
guide-cards-left = tilbage på hænderne
guide-cards-red = røde treere
guide-cards-face-down = trækbunken, bagsiden opad

# En sides afsnit
guide-section-about = Hvad det er
guide-section-set-up = Før spillet
guide-section-turn = En tur i billeder
guide-section-melds = Melder
guide-section-rank = Gruppemelder
guide-section-sequence = Sekvenser
guide-section-wild = Vilde melder
guide-section-threes = Treere
guide-section-opening = Første meld
guide-section-pile = Afkastbunken
guide-section-out = At gå ud
guide-section-scoring = Regnskab
guide-section-round = En gennemregnet runde
guide-section-strategy = Strategi
guide-section-questions = Spørgsmål og svar
guide-section-history = Historie
guide-section-preparing = Med rigtige kort
guide-section-disputes = Hvor kilderne er uenige
guide-section-short = Alle udgaver i korte træk
guide-section-values = Alle reglernes værdier
guide-section-more = Mere

guide-column-rule = Regel
guide-column-value = Værdi
guide-column-source = Kilde
guide-column-total = Sidens stilling
guide-column-minimum = De første melder tæller mindst
guide-column-card = Kort
guide-column-points = Point
guide-column-finished = Færdig meld
guide-column-bonus = Bonus
guide-column-players = Spillere
guide-column-sides = Sider
guide-name-sequence =
    { $edition ->
        [samba] Samba
       *[other] Escalera
    }
guide-name-wild = Bolivia
