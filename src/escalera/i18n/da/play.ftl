## Hvad en spiller bliver bedt om, og navnene på det, man kan gøre.

turn-draw = Din tur: Træk, eller tag afkastbunken.
turn-draw-only = Din tur: Træk. Afkastbunken kan ikke tages nu.
turn-draw-top = Din tur: Træk, tag afkastbunken, eller tag dens øverste kort alene til en sekvens.
turn-stock-empty = Trækbunken er tom: Tag afkastbunken, eller pas, så runden slutter.
turn-stock-empty-pass = Trækbunken er tom, og du kan ikke tage afkastbunken: Pas, så runden slutter.
turn-stock-empty-take = Trækbunken er tom, og du er nødt til at tage afkastbunken.
turn-play = Din tur: Meld kort, eller afkast ét og slut din tur.
turn-answer = { $player } vil vide, om det er i orden at gå ud. Svar ja eller nej.
turn-wait = { $player } spiller.
turn-wait-answer = { $player } skal svare.

# Handlingerne, som knapper og overskrifter; .help siger, hvad de gør.
verb-draw = Træk
    .help = tag kort fra trækbunken
verb-take = Tag afkastbunken
    .help = læg dens øverste kort i en meld sammen med kort fra din hånd; resten kommer op på hånden
verb-top = Tag øverste kort
    .help = kun det kort, til en sekvens på din side, i stedet for at trække
verb-meld = Meld
    .help = læg nye melder på bordet, og læg kort til melder på din side
verb-add = Læg til
    .help = læg kort til melder på din side
verb-merge = Læg sammen
    .help = gør to melder af samme værdi til én
verb-ask = Spørg
    .help = spørg din makker, om du skal gå ud; du skal rette dig efter svaret
verb-yes = Ja
    .help = din makker skal gå ud
verb-no = Nej
    .help = din makker skal ikke gå ud i denne tur
verb-discard = Afkast
    .help = læg et kort på afkastbunken, så din tur slutter
verb-pass = Pas
    .help = tag ingenting, når trækbunken er tom, så runden slutter

# Mens man vælger kort.
chosen-count = { $count ->
        [one] Et kort valgt
       *[other] { $count } kort valgt
    }
chosen-minimum = De valgte kort tæller { $counted } af de { $needed }, din side skal bruge til sin første meld.
chosen-opens = De valgte kort tæller { $counted }: nok til den første meld, som kræver { $needed }.
