## Historie, spil med rigtige kort, og hvor kilderne er uenige.

guide-history-canasta =
    Canasta siges som regel at være opfundet i Montevideo i Uruguay i 1939. Nogle lægger begyndelsen senere i
    1940'erne. Spillet bredte sig gennem Sydamerika og nåede USA i 1949. Ordet betyder kurv.
guide-history-samba =
    Samba er en Canasta med tre sæt kort. Spilkataloger daterer den til omkring 1950, da Canasta-feberen var på sit
    højeste. Den kaldes den mest udbredte af varianterne med tre sæt kort.
guide-history-bolivia =
    Bolivia, eller Boliviansk Canasta, beskrives i opslagsværker som en nær slægtning til Samba. Ingen ved, hvem der
    fandt på det, og der kendes intet årstal. Reglerne er forskellige fra kilde til kilde, først og fremmest i, hvor
    mange vilde kort der må være i en meld, og i bonus for melder og treere.
guide-history-here-bolivia = Reglerne på denne side følger en kortklub på nettet, som udgiver dem på tysk, græsk og russisk.
guide-history-here-bolivia-dk = Reglerne på denne side følger en dansk vejledning til Bolivia. Hvor den intet siger, spilles der efter Sambas regler.
guide-history-here-samba = Reglerne på denne side følger en dansk vejledning til Samba.
guide-history-here-classic =
    Reglerne på denne side følger den sammenligning, en kortklub på nettet giver. Hullerne i den er fyldt ud efter de
    internationale regler for Canasta.
guide-history-years-two-pack = Dette er spillet, som de andre kommer af.

guide-real-packs =
    { $packs ->
        [one] I skal bruge ét helt sæt kort, { $deck } kort i alt med jokerne.
       *[other] I skal bruge { $packs } hele sæt kort med ens bagside, { $deck } kort i alt med jokerne.
    }
guide-real-jokers =
    { $jokers ->
        [0] Sæt kort sælges med to eller tre jokere i hvert. Læg dem alle til side.
        [one] Sæt kort sælges med to eller tre jokere i hvert. Der skal bruges én joker: Læg de andre til side.
       *[other]
            Sæt kort sælges med to eller tre jokere i hvert. Der skal bruges { $jokers } jokere: Tæl dem, og læg de andre
            til side.
    }
guide-real-agree = Bliv enige om dette, før der gives første gang:
guide-real-edition = udgaven: { $name };
guide-real-bonus = bonus for at gå ud: { amount-points };
guide-real-asking = at spørge makkeren: { $word };
guide-real-target = målet: { amount-points }.
guide-real-pile = Læg afkastbunken, så alle kan se dens øverste kort.
guide-real-frozen = Læg det kort, der fryser afkastbunken, på tværs, så ingen glemmer det.
guide-real-writer = Én spiller skriver stillingen op efter hver runde og siger, hvilket minimum hver side skal nå næste gang.

guide-dispute-intro =
    Ingen bestemmer alene over disse spil, og kilderne er ikke enige. Her står, hvad de er uenige om, og hvad hver udgave
    spiller. Ved jeres eget bord kan alt dette være en husregel.
guide-dispute-going_out_bonus = At gå ud i Bolivia giver { $one } i nogle kilder og { $other } i andre.
guide-dispute-concealed_bonus = Nogle giver mere for at gå skjult ud, andre gør det ikke.
guide-dispute-max_wilds = De fleste tillader to vilde kort i en gruppemeld, nogle tre, og én sætter ingen grænse.
guide-dispute-naturals_per_wild = Nogle kræver mindst to naturlige kort, andre dobbelt så mange naturlige kort som vilde.
guide-dispute-minimum_7000 = Det højeste minimum for den første meld er { $one } i nogle kilder og { $other } i andre.
guide-dispute-red_threes_need = Nogle lader røde treere tælle med to færdige melder, andre kun med alt det, der skal til for at gå ud.
guide-dispute-top_card_to_sequence = Nogle lader en spiller tage det øverste kort alene til en sekvens, andre gør det ikke.
guide-dispute-cover_upcard = Nogle dækker en sort treer, der vendes efter kortgivningen, andre lader den ligge.
guide-dispute-hand = Kilderne giver forskelligt antal kort, når seks spiller.
guide-dispute-ask_partner = Nogle lader en spiller spørge sin makker om lov til at gå ud, andre gør det ikke.
guide-dispute-more = Kilderne er også uenige om enkelte værdier, der er mærket i listen sidst på siden.
