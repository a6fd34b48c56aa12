## Spillet i browseren med tastatur og oplæsning: listen over taster, bordet i ord.

keys-happens = Hvad der sker
keys-turn-out = Du må gå ud. { turn-play }
keys-said = { $player } siger: { $word }

# Listen over taster
keys-title = Taster
keys-key = Tast
keys-does = Hvad den gør
keys-in-hand = På din hånd
keys-in-acts = Det, du kan gøre
keys-in-anywhere = Overalt ved bordet
keys-space = Mellemrum
keys-move = Fra kort til kort
keys-rank = Til det næste kort af den værdi; 0 er tieren, X jokeren
keys-ends = Til det første eller sidste kort
keys-choose = Vælg kortet, eller fravælg det
keys-none = Fravælg alle
keys-order = Flyt kortet eller de valgte kort langs hånden
keys-open = Til det, der kan tage de valgte kort; er intet kort valgt, så det kort, du står på
keys-acts = Fra den første eller sidste række til knapperne
keys-along = Fra knap til knap
keys-do = Gør det
keys-back = Tilbage til hånden
keys-go = Videre: træk, læg de valgte kort, spil det fremlagte, sig ja
keys-pile = Tag afkastbunken; når makkeren spørger: nej
keys-discard = Afkast det valgte kort
keys-words = Bordet i ord
keys-hint = Et tip: hvor du skal se hen; igen: hvorfor; igen: forslaget
keys-help = Denne liste
keys-tab = Fra del til del
keys-close = Luk det, der er åbent
keys-obvious = Enter, og Enter igen, gør det nærliggende med de valgte kort: hellere til en meld end som en ny, og et enkelt kort, der ikke passer nogen steder, bliver afkastet.
keys-quiet = Mens du skriver, og mens et spørgsmål er åbent, gælder kun dets egne taster.

# Bordet i ord
keys-summary = Bordet i ord
keys-now = Nu
keys-hand = Din hånd
keys-piles = Trækbunke og afkastbunke
keys-out = At gå ud
# $many kort af en værdi, og hvilke: »3 syvere: klør syv, …«
keys-of-rank =
    { $rank ->
        [joker]
            { $many ->
                [1] en joker
               *[other] { $many } jokere
            }
       *[other]
            { $many ->
                [1] { $list }
               *[other] { $many } { ranks }: { $list }
            }
    }
keys-take =
    { $many ->
        [0] Du kan tage den til meld { $meld }.
       *[other] Du kan tage den med { $cards }.
    }
keys-top = Du kan tage dens øverste kort alene til meld { $meld }.
keys-total = Stilling { $total }, { $word }
keys-meld = Meld { $meld }: { $what }, { $list }
keys-not-out =
    { $needed ->
        [one] Din side må ikke gå ud endnu: { $count } af { $needed } færdig meld.
       *[other] Din side må ikke gå ud endnu: { $count } af { $needed } færdige melder.
    }
keys-condition =
    { $what ->
        [met] { $sentence }, i orden
       *[lacking] { $sentence }, mangler endnu
    }
