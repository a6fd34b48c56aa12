## Den første runde, trin for trin. $player er makkeren, eller den, der har afkastet kortet; $size kort gør en meld færdig.

learn-link = Lær det ved at spille: din første runde
learn-progress = Trin { $number } af { $count }
learn-rule = Reglen kort fortalt
learn-differs = Det, der er anderledes
learn-show = Vis mig det
# $word er navnet på det næste trin
learn-next = Næste: { $word }
learn-back = Et trin tilbage
learn-again = Begynd forfra
learn-again-sure = Ja, helt forfra
learn-again-not = Nej, fortsæt her
learn-to-whole = Hele den første runde
learn-to-classic = Jeg kan canasta i forvejen
learn-to-samba = Jeg kan samba i forvejen
learn-to-rules = Læs reglerne
learn-closing = Du har spillet din første runde
learn-closing-what = Resten kommer, når du spiller. Ved et bord med computerspillere kan du også tage dig god tid og få et tip, når du vil.

learn-intro-whole = Velkommen til bordet. Du spiller sammen med { $player }, der sidder over for dig, mod de to andre. Prøv, hvad du har lyst til: Her kan intet gå galt, og hvert trin kan tages tilbage.
learn-intro-classic = Du kan canasta, så her kommer kun det, der er anderledes i Bolivia. Det, du kender, bliver spillet for dig. Din makker er { $player }.
learn-intro-samba = Du kan samba, så her kommer kun det, der er anderledes i Bolivia. Det, du kender, bliver spillet for dig. Din makker er { $player }.

# Hvad trinene hedder
learn-step-draw = At trække
learn-step-rank = En gruppemeld
learn-step-sequence = En sekvens
learn-step-wild = En vild meld
learn-step-opening = Den første meld
learn-step-pile = Tag afkastbunken
learn-step-top = Kun det øverste kort
learn-step-threes = Røde og sorte treere
learn-step-keeping = Behold to kort
learn-step-out = At gå ud

# Hvad de viser
learn-text-draw = Hver tur har tre dele: Først trækker du, så må du melde kort, og til sidst lægger du ét kort på afkastbunken. { $player } har allerede haft sin tur.
learn-text-rank = Man melder tre eller flere kort, der hører sammen. En gruppemeld er kort af samme værdi i alle slags kulører. Din side må allerede melde, for { $player } har meldt tre esser; mere om det snart.
learn-text-sequence = En sekvens er kort i samme kulør i rækkefølge. Her kan ingen toer eller joker træde i stedet: Hvert kort skal være der. Med { $size } kort er den færdig og hedder en escalera, en trappe. Uden den må ingen gå ud.
learn-text-wild = Toere og jokere er vilde: I en gruppemeld kan de træde i stedet for andre kort. Du kan også melde dem alene. Med { $size } kort bliver sådan en meld en bolivia, og den giver { $wildmeldbonus } point.
learn-text-opening = En ny runde: Du har ikke noget på bordet endnu. Din sides første meld skal tælle { $needed } point i alt. Én meld er tit for lidt, så læg to på én gang. Du kan se, hvad de tæller, mens du lægger dem frem.
learn-text-pile = { $player } har afkastet en dame, og du har to. Med to naturlige kort af den værdi må du tage hele afkastbunken i stedet for at trække: Damen og dit par bliver meldt, og alle de andre kort kommer op på din hånd.
learn-text-top = { $player } har afkastet hjerter ti, og den fortsætter din sekvens. Derfor må du tage den alene, uden et par og uden resten af afkastbunken. Det gælder som dit træk.
learn-text-threes = Røde treere lægger sig selv på bordet, og du får et nyt kort for hver. Til sidst tæller de for dig, hvis din side må gå ud, og ellers imod dig. Sorte treere er farlige: Hver af dem, der stadig er på en hånd til sidst, koster { $blackthreeinhand } point.
learn-text-keeping = Din hånd er ved at være lille, men din side må ikke gå ud endnu: Ingen af dens meld er færdige. Indtil da skal der være to kort tilbage på hånden, når du har meldt: ét at afkaste og ét at beholde. Prøv bare at melde flere, og se, hvad der sker.
learn-text-out = Den, der slipper af med sit sidste kort, går ud, og så er runden slut. Det kræver, at din side har sin escalera og én færdig meld til. Begge mangler ét kort. Træk, og se, hvad der kommer.

# Hvad der skal gøres nu
learn-task-draw = Træk: Tryk på »{ verb-draw }«, eller rør ved trækbunken.
learn-task-rank = Vælg de tre konger på din hånd, tryk på »{ game-lay-new }« og så på »{ game-play-all }«.
learn-task-sequence = Vælg hjerterne fra fem til otte, tryk på »{ game-lay-new }« og så på »{ game-play-all }«.
learn-task-wild = Vælg dine to toere og jokeren, og læg dem som en ny meld.
learn-task-discard = Slut din tur: Vælg et kort, der ikke passer til noget, og tryk på knappen, der afkaster det.
learn-task-open = Læg de tre konger frem som en ny meld, og så hjerterne fra seks til ni som en til. Spil dem begge på én gang.
learn-task-take = Træk ikke: Tag afkastbunken med dine to damer.
learn-task-fours = Afkastbunken gav dig en tredje firer. Meld dine tre firere.
learn-task-top = Tryk på »{ game-take-top }«.
learn-task-jack = Nu passer din hjerter bonde også. Vælg den, og læg den til sekvensen.
learn-task-black = Den røde treer ligger allerede på bordet. Afkast den sorte: Så længe den ligger øverst, kan ingen tage afkastbunken.
learn-task-eights = Meld dine tre ottere og dine tre femmere. Behold kongen.
learn-task-fives = Meld også dine tre femmere. Behold kongen.
learn-task-escalera = Læg hjerter fem til sekvensen: Så er escaleraen færdig.
learn-task-canasta = Læg din konge til kongerne: Så er en canasta færdig.
learn-task-out = Afkast dit sidste kort, så er du gået ud.

# Hvad der siges, når et trin er klaret
learn-done-draw = De nye kort er på din hånd, hvert på sin plads.
learn-done-rank = Din side har tre konger. Med { $size } kort er de en canasta: Uden vilde kort giver den { $naturalcanasta } point.
learn-done-sequence = Flot meldt. Senere kan der komme flere hjerter til i begge ender, fra dig eller din makker.
learn-done-wild = Din tur er slut: trukket, meldt, afkastet. Sådan går hver tur. Nu bliver der givet til en ny runde, og den spiller du til ende.
learn-done-opening = Din side har sin første meld, også for { $player }. Fra nu af må hver meld lægges, hvor lidt den end tæller.
learn-done-pile = En afkastbunke kan blive stor, og med et par er den din. Derfor er det værd at gemme på par.
learn-done-top = Godt set. En hjerter til, og escaleraen er færdig.
learn-done-threes = Væk i tide. Og den næste kan ikke tage afkastbunken nu.
learn-done-keeping = Godt klaret. Kun kongen er tilbage på din hånd, og næste gang må du blive færdig.
learn-done-out = Du er gået ud, tillykke! Runden giver din side { $score } point.
