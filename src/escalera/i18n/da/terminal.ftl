## Spillet i terminalen. $cards er kort på skrift, $card er ét af dem.

# Linjen øverst
terminal-head = { $edition }, runde { $round }, første side til { $target } vinder

# Pladser, sider og melder
terminal-partner = (makker)
terminal-total = { $side }: { $total ->
        [one] { $total } point
       *[other] { $total } point
    }
terminal-opened = har meldt
terminal-to-open = første meld kræver { $needed }
terminal-reds = { $count ->
        [one] en rød treer
       *[other] { $count } røde treere
    } (nu { $total })
terminal-finished = { $count ->
        [one] en færdig meld
       *[other] { $count } færdige melder
    }
terminal-finished-canastas = { $count ->
        [one] en canasta
       *[other] { $count } canastaer
    }
terminal-may-go-out = må gå ud
terminal-going-out = For at gå ud:
terminal-one-of = { $what }
terminal-of-any-kind = færdige melder, uanset slags: { $finished } af { $needed }
terminal-canastas = canastaer: { $finished } af { $needed }
terminal-missing = (mangler { $count })
terminal-wilds = { $count } vilde
terminal-ranks = { $count ->
        [one] { rank.one }
       *[other] { $count } { ranks }
    }

# Afkastbunken
terminal-frozen = Den er frossen.
terminal-can-take = Du kan tage den.
terminal-can-take-with = Du kan tage den med { $cards }.
terminal-cannot-take = Du kan ikke tage den.
terminal-needs-pair =
    For at tage afkastbunken skal du bruge to { ranks } fra din hånd, eller { rank.one } og et vildt kort; { $held ->
        [0] du har ingen { ranks }.
        [one] du har kun { rank.one }.
       *[other] du har { $held }.
    }
terminal-cannot-take-minimum = Du kan ikke tage den: Du ville ikke kunne melde de { $needed }, din side skal bruge til sin første meld.

# Hånden
terminal-hand = Din hånd, { $count ->
        [one] et kort
       *[other] { $count } kort
    }, { $order ->
        [suit] efter farve
       *[rank] efter værdi
    }
terminal-hand-other = (o: { $order ->
        [suit] efter værdi
       *[rank] efter farve
    })

# Hvad der ventes på
terminal-turn-play = Din tur: Meld kort, eller afkast ét og slut din tur.
terminal-turn-top = Din tur: Træk, eller tag det øverste kort alene til en sekvens.

# Hvad der er lagt frem
terminal-laid-out = Lagt frem, ikke spillet endnu:
terminal-from-pile = afkastbunken: { $card } med { $cards }
terminal-counts = De tæller { $counted ->
        [one] et point
       *[other] { $counted } point
    }.
terminal-counts-short = De tæller { $counted } af { $needed }: Der mangler { $lacking }.
terminal-counts-enough = De tæller { $counted }: nok til den første meld, som kræver { $needed }.
terminal-stay = { $count ->
        [0] Der bliver ingen kort tilbage på din hånd.
        [one] Der bliver ét kort tilbage på din hånd.
       *[other] Der bliver { $count } kort tilbage på din hånd.
    }
terminal-ready = Tast p for at spille det.
terminal-spoilt = Det kan ikke spilles, som det er: { $sentence } Tast b for at tage det tilbage.

# Menuen
terminal-menu-draw = træk
terminal-menu-take = tag afkastbunken
terminal-menu-top = øverste kort alene
terminal-menu-pass = slut runden
terminal-menu-meld = læg en meld
terminal-menu-add = læg til en meld
terminal-menu-merge = læg melder sammen
terminal-menu-ask = spørg din makker
terminal-menu-discard = afkast
terminal-menu-yes = ja
terminal-menu-no = nej
terminal-menu-play = spil det fremlagte
terminal-menu-back = tag tilbage
terminal-menu-order = ordn hånden
terminal-menu-history = forløb
terminal-menu-score = regnskab
terminal-menu-rules = regler
terminal-menu-hint = tip
terminal-menu-help = hjælp
terminal-menu-quit = stop

# Tips
terminal-hint-why = Tast i igen for at få grundene.
terminal-hint-move = Tast i igen for at få forslaget.
terminal-hint-lay = Tast i igen for at lægge det frem; dermed er intet spillet.

# Spørgsmål, der hver besvares på den næste linje
terminal-which-meld = Hvilke kort? Numre eller navne, som i »1 2 3« eller »4h 5h 6h«. Enter: tilbage.
terminal-which-addition = Hvilke kort, og til hvilken meld? Disse passer: { $list }. For eksempel »{ $word }«. Enter: tilbage.
terminal-which-onto = Hvilke kort til meld #{ $meld }? Disse passer: { $list }. Enter: tilbage.
terminal-which-discard = Hvilket kort? Dets nummer eller navn. Enter: tilbage.
terminal-which-take = Hvilke af dine kort skal sammen med { $card }? For eksempel: { $list }. Enter: tilbage.
terminal-which-top = Til hvilken sekvens? Du kan vælge { $list }. Enter: tilbage.
terminal-which-merge = Hvilke to melder? Du kan lægge disse sammen: { $list }. Enter: tilbage.

# Hvad der ikke kan forstås eller gøres
terminal-nothing-done = Intet er gjort.
terminal-unknown = »{ $word }« er ikke noget, du kan gøre her. Linjen under dine kort viser, hvad du kan; ? forklarer.
terminal-only-cards = Hvad skal der ske med disse kort? Sæt et bogstav foran dem: m lægger en meld, a lægger til, x afkaster.
terminal-too-long = Denne linje er for lang: højst { $most } tegn.
terminal-no-card = »{ $word }« er ikke et kort. Kort er numre fra din hånd eller navne: 4h, 10s, kd, joker.
terminal-draw-first = En tur begynder med, at du trækker (d) eller tager afkastbunken (t).
terminal-pass-early = Du må kun passe, når trækbunken er tom. En tur begynder med, at du trækker (d) eller tager afkastbunken (t).
terminal-no-such-number = Der er ikke noget kort nummer { $number } på din hånd; numrene går fra 1 til { $most }.
terminal-bad-range = »{ $word }« dækker ingen kort: Det mindste tal kommer først, som i 2-4.
terminal-none-of-rank = Der er ikke flere { ranks } på din hånd.
terminal-number-twice = Kort nummer { $number } er nævnt to gange.
terminal-two-melds = Nævn kun én meld, eller sæt en skråstreg (/) mellem listerne.
terminal-no-cards = Der er ikke nævnt nogen kort.
terminal-one-card = Nævn netop ét kort at afkaste.
terminal-two-numbers = Nævn to melder, som i »#1 #4«.
terminal-no-numbers = Nævn melder ved deres numre, som i »#1«.
terminal-laid-out-already = { $card } fra din hånd er allerede lagt frem.
terminal-plan-open = Der er lagt kort frem: Spil dem først (p), eller tag dem tilbage (b).
terminal-nothing-laid-out = Der er ikke lagt noget frem.
terminal-taken-already = Afkastbunken er allerede lagt frem. Føj melder til med m, spil med p, eller tag tilbage med b.
terminal-take-only-new = Sammen med afkastbunken kan du kun lægge nye melder. Læg til andre melder bagefter.
terminal-fits-nowhere = Ingen meld på din side tager { $cards }.
terminal-fits-several = Flere melder tager { $cards }: { $list }. Sæt nummeret foran kortene.
terminal-no-melds = Din side har ingen melder på bordet endnu: m lægger en.
terminal-nothing-fits = Intet kort på din hånd passer til en meld på din side.
terminal-top-nowhere = Det øverste kort passer ikke til nogen af din sides sekvenser.
terminal-nothing-to-merge = Din side har ikke to melder, der kan lægges sammen.

# Forløb, regnskab, regler
terminal-more = Enter: mere. Eller tast det, du nu vil gøre.
terminal-enter-table = Enter viser bordet igen.
terminal-earlier = (h fortæller, hvad der skete før dette)
terminal-history-end = Slutningen af denne rundes forløb (»h all« viser alt):
terminal-sheet-open = Hver linje kan åbnes, så kortene ses: »s 1« til »s { $most }«, eller »s all«.
terminal-sheet-next = Enter: næste runde. Et nummer åbner den linje, »all« alle linjer, s viser regnskabet igen, q stopper.
terminal-sheet-last = Enter: videre. Et nummer åbner den linje, »all« alle linjer, s viser regnskabet igen.
terminal-no-such-line =
    { $most ->
        [0] Der står ikke noget i regnskabet endnu.
        [one] Den linje er ikke i regnskabet: Der er kun linje 1.
       *[other] Den linje er ikke i regnskabet: Dets linjer går fra 1 til { $most }.
    }
terminal-rounds-title = Runder
terminal-round-row = Runde { $round }
terminal-running-title = Runde { $round }, på bordet nu
terminal-running-note = Som hvis den sluttede nu; af hænderne er kun din talt med.
terminal-rules-title = { $edition } for { $count } spillere
terminal-house-rule = (husregel)

# Hjælp
terminal-help-cards =
    Kort vælges med numrene over dem eller ved navn, i vilkårlig rækkefølge: »1 2 3«, »1-3« eller »4h 5h 6h«, 10h eller th
    for en tier, x eller joker for jokeren, »femmer femmer« for to femmere, »femmere« for dem alle. Et bogstav siger, hvad
    der skal ske; kortene kan følge straks efter, som i »m 1 2 3«. Farverne tastes c for klør, d for ruder, h for hjerter
    og s for spar.
terminal-help-draw = trækker.
terminal-help-take = lægger afkastbunkens øverste kort frem med kort fra din hånd.
terminal-help-top = tager det øverste kort alene til en sekvens.
terminal-help-meld = lægger en ny meld frem; flere med skråstreger: »m 4h 5h 6h / 7c 7d 7s«.
terminal-help-add = lægger kort frem til en meld: »a #2 8h«, eller blot »a 8h«.
terminal-help-play = spiller alt, der er lagt frem, på én gang. Før det er der ikke sket noget.
terminal-help-back = tager det tilbage, der sidst blev lagt frem; »b all« tager alt tilbage.
terminal-help-discard = afkaster et kort og slutter din tur. Det, der er spillet, står ved magt.
terminal-help-merge = lægger to melder af samme værdi sammen.
terminal-help-ask = spørger din makker, om du må gå ud.
terminal-help-pass = slutter runden, når trækbunken er tom.
terminal-help-look =
    o ordner hånden efter værdi eller farve, h fortæller, hvad der er sket, s viser regnskabet, r dette bords regler,
    i et tip (igen: hvorfor; igen: forslaget; igen: det lægges frem), Enter bordet igen, q stopper; spillet gemmes efter hver
    handling.
terminal-help-full =
    Skrevet helt ud spilles en handling med det samme: »meld 4h 5h 6h / #2 9s«, »take kd kh«, »add #2 8h«, »discard kd«.

# Hvad der er sket: $player og alt, hvad der blev gjort i træk, som $done. $own: yes for spilleren selv (»Du«).
terminal-did = { $player } { $done }.
terminal-did-draw =
    { $count ->
        [0] trækker ingen kort til hånden
        [one] trækker et kort
       *[other] trækker { $count } kort
    }
terminal-did-drew =
    { $many ->
        [0] trækker ingen kort til hånden
       *[other] trækker { $cards }
    }
terminal-did-red =
    { $many ->
        [one] lægger en rød treer på bordet ({ $cards })
       *[other] lægger { $many } røde treere på bordet ({ $cards })
    }
terminal-did-take = tager afkastbunken ({ amount-cards }) som { $cards }
terminal-did-take-onto = tager afkastbunken ({ amount-cards }), med { $cards } til meld #{ $meld }
terminal-did-top = tager det øverste kort, { $card }, til meld #{ $meld }
terminal-did-lay = melder { $cards }
terminal-did-add = lægger { $cards } til meld #{ $meld }
terminal-did-merge = lægger meld #{ $gone } sammen med meld #{ $meld }
terminal-did-ask = spørger »Må jeg gå ud?«
terminal-did-yes = siger ja
terminal-did-no = siger nej
terminal-did-discard = afkaster { $card }
terminal-did-pass = passer
# $count: 1, når der gås skjult ud
terminal-did-out =
    { $count ->
        [1] går skjult ud
       *[other] går ud
    }
terminal-own-deal =
    { $count ->
        [one] Du giver hver spiller ét kort.
       *[other] Du giver hver spiller { $count } kort.
    }
terminal-win =
    { $many ->
        [one] { $player } vinder partiet med { $total } point.
       *[other] { $player } vinder partiet med { $total } point.
    }
terminal-own-win =
    { $many ->
        [one] Du vinder partiet med { $total } point.
       *[other] Din side ({ $player }) vinder partiet med { $total } point.
    }

# At begynde og at gå
terminal-welcome-goal =
    Velkommen til { $edition }. Læg kort af samme værdi{ $sequences ->
        [yes] , eller kort i rækkefølge i samme farve,
       *[no] { "" }
    } på bordet: Melder på { $count } kort eller flere giver høj bonus. Den første side, der når { $target } point over flere runder, vinder.
terminal-welcome-partner = { $many ->
        [one] { $player } er din makker og spiller sammen med dig; { $list } spiller imod jer.
       *[other] { $player } er dine makkere og spiller sammen med dig; { $list } spiller imod jer.
    }
terminal-welcome-alone = Du spiller alene; { $list } { $many ->
        [one] spiller
       *[other] spiller
    } imod dig.
terminal-welcome-seats = Rundt om bordet, med uret: { $list }.
terminal-welcome-level = { $list } ({ $word }): { $sentence }
terminal-welcome-keys = Tast ? for hjælp, h for at høre, hvad der er sket, i for et tip.
terminal-welcome-go = Enter: giv kortene.
terminal-you = Du
terminal-names = Spiller | Anna | Jens | Kirsten | Lars | Inge
terminal-offer = { $edition }, runde { $round }: { $list } ({ $when })
terminal-offer-title =
    { $count ->
        [one] Der er et uafsluttet spil:
       *[other] Der er { $count } uafsluttede spil, det nyeste først:
    }
terminal-offer-keys =
    { $count ->
        [one] Enter: spil videre på det. n: et nyt spil; dette bliver gemt. q: stop.
       *[other] Et nummer: spil videre på det spil. Enter: på nummer 1. n: et nyt spil; alle disse bliver gemt. q: stop.
    }
terminal-offer-more = »{ $word }« viser dem alle; ældre har også numre.
terminal-offer-again = »{ $word }« er ikke et svar her.
terminal-list-keys = »{ $word }« går videre med nummer 1.
terminal-none-left = Der er ikke noget uafsluttet spil.
terminal-none-unfinished = Der er ikke noget uafsluttet spil, så et nyt begynder.
terminal-saved = Spillet er gemt. »{ $word }« går videre med det.
terminal-no-copy = Referatet kan ikke skrives til { $path }: { $why }. Spillet går videre uden.
terminal-not-saved = Spillet kan ikke gemmes i { $path }: { $why }. Det kan spilles, men ikke fortsættes senere.
terminal-left = Spillet er ikke gemt.
terminal-record = Referatet af partiet er i { $path }.
terminal-elsewhere = Dette spil bliver lige nu spillet i et andet vindue.
terminal-bad-names = Angiv ét navn for hver af de { $count } spillere, med komma imellem.
terminal-bad-name = Det kan ikke være et navn: { $sentence }.
terminal-long-name = Navnet »{ $word }« er for langt: højst { $most } bogstaver.
terminal-bad-bots = Der er ingen computerspiller »{ $word }«; der er { $list }.
terminal-bad-rule = »{ $word }« har ikke formen name=value.
terminal-not-with-resume = --resume går videre med et spil, som det er: Lad { $list } være væk.
terminal-no-number =
    { $count ->
        [0] Der er ikke noget uafsluttet spil.
        [one] Der er ikke noget spil { $number }: Ét er uafsluttet. --list viser det.
       *[other] Der er ikke noget spil { $number }: { $count } er uafsluttede. --list viser dem.
    }
terminal-bad-seat = Der er ingen plads { $seat }: Pladserne går fra 1 til { $most }.
terminal-target-twice = Angiv målet én gang: med --target eller med --rule.
