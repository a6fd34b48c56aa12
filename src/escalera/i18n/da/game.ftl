## Spillet i browseren.

# Hvad der ventes på
game-reconnecting = Forbindelsen er væk. Prøver igen …
game-dealing = Kortene bliver blandet …
game-ready-ask = Runden er slut. Gå videre, når du er klar.
game-ready-wait = Venter på de andre
game-over = Partiet er slut.
game-wait-draw = { $player } trækker.
game-wait-play = { $player } spiller.
game-wait-answer = { $player } skal svare.
game-answer = { $player } spørger: »Må jeg gå ud?«
game-draw = Din tur: Træk.
game-draw-take = Din tur: Træk, eller tag afkastbunken.
game-stock-empty = Trækbunken er tom: Tag afkastbunken, eller pas.
game-stock-empty-pass = Trækbunken er tom: Pas, så runden slutter.
game-play = Meld kort, hvis du vil, og afkast så ét.
game-play-out = Du må gå ud. Meld kort, hvis du vil, og afkast så ét.
game-answered-yes = Svaret er ja, så nu går du ud. Meld alle dine kort, eller alle undtagen ét, som du afkaster.
game-answered-no = Svaret er nej, så du kan ikke gå ud nu. Meld kort, hvis du vil, og afkast så ét.
game-answer-late = Kommer der ikke svar i tide, gælder det som et ja.
game-seconds =
    { $count ->
        [one] et sekund tilbage
       *[other] { $count } sekunder tilbage
    }
game-drawer-unread =
    { $count ->
        [one] Forløb, chat, bord; en ny besked
       *[other] Forløb, chat, bord; { $count } nye beskeder
    }
game-title-mine = Din tur – Escalera
game-heading = Runde { $round }
game-watching = Du kigger med. Du ser det, alle ved bordet ser, men ingens hånd.
game-not-yours = Det er ikke din tur.
game-understood = Forstået

# Turens plan
game-plan = Lagt frem, ikke spillet endnu
game-plan-short = { $counted } af { $needed }, der mangler { $lacking }.
game-plan-enough = { $counted } af { $needed }: nok til den første meld.
game-plan-counts = Tæller { $counted }.
game-plan-left =
    { $count ->
        [0] Der bliver ingen kort tilbage på din hånd.
        [one] Der bliver ét kort tilbage på din hånd.
       *[other] Der bliver { $count } kort tilbage på din hånd.
    }
# Bordet er ændret, siden kortene blev lagt frem; $cards er kort på skrift, $why en hel sætning
game-plan-over = Din tur er slut. Der er ikke længere lagt noget frem.
game-plan-gone = { $cards } kan ikke blive liggende fremme: Du har ikke længere alle de kort.
game-plan-unfit = { $cards } kan ikke blive liggende fremme. { $why }
game-plan-finishes =
    { $what ->
        [natural] Gør en ren canasta færdig.
        [mixed] Gør en blandet canasta færdig.
        [samba] Gør en samba færdig.
        [bolivia] Gør en bolivia færdig.
       *[escalera] Gør en escalera færdig.
    }
game-part-new = Ny meld: { $cards }
game-part-black = Sorte treere: { $cards }
game-part-add = Til meld #{ $meld }: { $cards }
game-part-take = Afkastbunken, med { $cards }
game-part-take-onto = Afkastbunken til meld #{ $meld } { $cards }
game-take-back-one = Tag tilbage: { $what }
# På de kort, der er lagt frem; $what er den meld, de skal til: syvere, hjerter 4–8, vilde kort
game-plan-onto = til { $what }

# Knapper
game-actions = Hvad du kan gøre
game-play-all = Spil
# Intet spilles, før der er trukket et kort eller taget afkastbunke
game-play-after-draw = Spil, når du har trukket
game-take-back = Tag alt tilbage
game-lay-new = Læg som ny meld
game-lay-with = Læg til den fremlagte meld ({ $count })
game-lay-black = Meld sorte treere
game-lay-onto = Læg til meld #{ $meld }
game-join = Læg melderne #{ $meld } og #{ $gone } sammen
game-take-with = Tag afkastbunken med dem
game-take-onto = Tag afkastbunken til meld #{ $meld }
game-take-by = Tag afkastbunken med { $cards }
game-take-top = Tag øverste kort alene
game-discard = Afkast { $card }
game-lay-first = Spil det, der er lagt frem, eller tag det tilbage; så kan du afkaste.
game-choose-none = Fravælg alle
game-take-seat-back = Tag min plads igen
game-ask = Spørg: »Må jeg gå ud?«
game-next-round = Næste runde
game-rematch = Spil igen
game-record = Hent referatet
game-waits-for = Venter på { $players }

# Spørgsmål, der stilles tilbage
game-ask-first = Vil du først spørge { $player }?
game-ask-must = Ved dette bord skal du spørge, før du går ud.
game-ask-may = Du må spørge, om du skal gå ud. Du skal rette dig efter det svar, { $player } giver.
game-ask-not = Gå ud uden at spørge
game-back = Tilbage
game-discard-sure = Afkast { $card }?
game-fits-own = { $card } passer til din egen meld #{ $meld }.
game-fits-other = { $card } passer til sekvens #{ $meld } hos { $side }: De kunne bygge videre med det.

# Forløb, snak, regnskab
game-drawer = Forløb, chat, bord
game-drawer-short = Menu
game-tab-history = Forløb
game-tab-chat = Chat
game-tab-score = Point
game-tab-table = Bord
game-close = Luk
game-no-score = Ingen runde er slut endnu.
game-say = Sig noget
game-send = Send
# Når der snart ikke er plads til mere på en linje
game-left =
    { $count ->
        [0] Der er ikke plads til flere tegn.
        [one] Der er plads til ét tegn mere.
       *[other] Der er plads til { $count } tegn mere.
    }
game-too-many =
    { $count ->
        [one] Det er ét tegn for meget.
       *[other] Det er { $count } tegn for meget.
    }
game-goes-on = Der er plads til { $most } tegn på en linje. Resten bliver stående her og kan sendes som den næste linje.
game-mute = Ignorer { $player }
game-unmute = Hør { $player } igen
game-started = Partiet begynder.
game-rematched = Et nyt parti begynder.
game-stood-in = En computerspiller afløser { $player }.
game-returned = { $player } er tilbage.
game-readied = { $player } er klar.
game-sat = { $player } sætter sig.
game-checked-added = Tallet fra din browser blev brugt, da kortene blev blandet.
game-checked-kept = Kortene blev blandet som lovet, uden tallet fra din browser.
game-checked-broken = Kortene blev ikke blandet som lovet. Sig det til de andre.
game-checked-unknown = Denne browser lagde intet tal til, da kortene blev blandet.

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet!
phrase-thank-you = Tak!
phrase-sorry = Undskyld!
phrase-one-moment = Et øjeblik.
phrase-good-game = Tak for spillet!
phrase-bye = Farvel!

# Regnskabets linjer, for alle sider på én gang
game-line-melded = Meldte kort
game-line-natural-canastas = Rene canastaer
game-line-mixed-canastas = Blandede canastaer
game-line-sequences =
    { $edition ->
        [samba] Sambaer
       *[other] Escaleraer
    }
game-line-wild-melds = Boliviaer
game-line-red-threes = Røde treere
game-line-going-out = Gået ud
game-line-concealed = Gået skjult ud
game-line-hands = Kort tilbage på hånden
game-line-black-threes = Sorte treere på hånden
