## Siderne i browseren: forsiden, at lave et bord, at samles, indstillinger, og hvad der kan gå galt.

# På alle sider
client-skip = Gå til indholdet
client-version = Escalera { $build }
client-open-table = Åbn et bord
client-kitchen = Før regnskab for rigtige kort
client-home = Escalera, til forsiden
client-settings = Indstillinger
client-language = Sprog
client-close = Luk
client-copy = Kopiér
client-copied = Kopieret
client-share = Del …
client-again = Prøv igen
client-to-home = Til forsiden

# Forsiden
client-what = Bolivia, Samba og Canasta med venner, via et link og uden konto
client-play-now = Spil nu
client-play-now-what = Bolivia med tre computerspillere. Det begynder med det samme.
client-invite = Inviter venner
client-invite-what = Et Bolivia-bord for fire. Du får et link, du kan sende.
client-make = Lav et bord
client-make-what = Vælg spil, spillere, tempo og jeres husregler.
client-join = Sæt dig ved et bord
client-join-what = Med et link eller en kode, som du har fået.
client-name = Dit navn
client-name-hint = De andre ser det ved bordet. Du må gerne lade feltet stå tomt.
client-name-full = Et navn har højst { $most } tegn.
client-alone = Spiller
client-host = Vært
client-own-tables = Dine borde
client-own-table = { $edition }, som { $player }
client-own-when = sidst åbnet { $when }
client-forget = Glem
client-forget-which = Glem { $edition }, { $when }
client-forgotten = Bordet er væk fra denne liste. Linket virker stadig.

# Sæt dig ved et bord
client-join-link = Link eller bordets adresse
client-join-link-hint = Indsæt hele linket. Det ser ud som { $address }.
client-join-code = Kode, hvis du har fået en
client-join-code-hint = Otte tegn, der flytter din plads til denne enhed.
client-join-code-wrong = En kode har otte bogstaver og tal.
client-join-wrong = Det er ikke et link til et bord. Indsæt hele linket.
client-go = Gå til bordet

# Lav et bord
client-make-intro = Alt er valgt på forhånd. Ret, hvad du vil, eller lav bare bordet.
client-make-button = Lav bordet
client-which = Hvilket spil
client-edition-bolivia = Tre sæt kort, sekvenser og vilde melder. For øvede spillere.
client-edition-bolivia-dk = Bolivia, som det spilles i Danmark.
client-edition-samba = Tre sæt kort og sekvenser: hurtigt, med mange kort på hånden.
client-edition-classic = To sæt kort, uden sekvenser: halvtredsernes Canasta.
client-players = Spillere
client-sides =
    { $players ->
        [2] En mod en.
        [3] Hver for sig.
        [6] Makkere sidder fordelt rundt om bordet: tre par, eller to sider med tre på hver.
        [4] Makkere sidder over for hinanden.
       *[other] Alle hver for sig.
    }
client-target = Spil til
client-target-usual = { $target }, som sædvanlig
client-target-of = { $target }
client-target-own = Et andet tal
client-others = De andre pladser
client-others-open = Åbne, for dem med linket
client-others-computer = Computerspillere
client-pace = Tempo
client-pace-relaxed = Roligt
client-pace-relaxed-what = Intet ur. Spil gerne over flere dage.
client-pace-steady = Jævnt
client-pace-steady-what = To minutter pr. tur. Ingen mister sin plads, når tiden er gået.
client-pace-quick = Hurtigt
client-pace-quick-what = Femogfyrre sekunder pr. tur. Ingen mister sin plads, når tiden er gået.
client-away = Tilbyd en computerafløser, når nogen er væk
client-away-after =
    { $count ->
        [0] aldrig
        [one] efter et minut
       *[other] efter { $count } minutter
    }
client-asking = Spørge makkeren, før man går ud
client-house = Husregler
client-house-what = { $count ->
        [0] Ingen: Udgavens regler gælder.
        [one] Én regel er ændret.
       *[other] { $count } regler er ændret.
    }
client-house-more = Alle andre regler
client-house-loading = Henter reglerne …
client-house-missing = Reglerne kan ikke vises lige nu. Udgavens egne regler gælder.
client-rule-usual = normalt: { $word }
client-rule-source = Kilde
client-rule-from = »{ $word }« kommer fra: { $sentence }.
client-rule-disputed = Andre kilder siger noget andet. Du kan vælge: { $list }.
client-rule-differ = Kilderne er uenige
client-rule-reset = Tilbage til udgavens regler

# At samles
client-gathering = Venter på spillere
client-ready = Alle er her
client-seats-left =
    { $count ->
        [0] Alle pladser er optaget.
        [one] Én plads er stadig ledig.
       *[other] { $count } pladser er stadig ledige.
    }
client-sit = Sæt dig
client-sit-here = Sæt dig her
client-sit-at = Sæt dig her, plads { $seat }
client-guest = Gæst
client-watching = Du kigger med. Du ser det, alle ved bordet ser, men ingens hånd.
client-wait-host = { $player } begynder, når alle er her.
client-start = Begynd
client-fill = Fyld op med computerspillere
client-link = Send dette link til dine venner
client-link-hint = Enhver, der har det, kan sætte sig eller kigge med.
client-link-new = Vis et link
client-share-title = Canasta ved mit bord
client-share-text = Kom og spil { $edition } med mig:
client-code-picture = Linket som et billede til telefonens kamera
client-seat = Plads { $seat }
client-seat-side = Plads { $seat }, side { $side }
client-seat-open = Ledig
client-seat-computer = Computer
client-seat-away = væk
client-seat-you = dig
client-seat-partner = din makker
client-seat-partner-of = makker til { $player }
client-seat-man = Computerspiller
client-seat-free = Gør pladsen fri
client-seat-free-which = Gør pladsen fri: { $player }
client-seat-swap = Byt plads
client-seat-swap-which = Byt plads: plads { $seat }, { $player }
client-seat-swap-here = Byt hertil
client-seat-swap-stop = Lad det være
client-about = Dette bord
client-about-pace = Ture
client-about-no-clock = intet ur
client-about-turn = { $count ->
        [one] et sekund pr. tur
       *[other] { $count } sekunder pr. tur
    }
client-about-answer = Svar til makkeren
client-about-answer-none = ingen grænse
client-about-answer-within = inden { $count } sekunder, ellers er svaret ja
client-about-away = Væk
client-about-away-never = de andre venter
client-about-away-after =
    { $count ->
        [one] efter et minut tilbydes de andre en computerafløser
       *[other] efter { $count } minutter tilbydes de andre en computerafløser
    }
client-about-until = Gemmes til
client-about-until-what = { $when }, længere for hvert besøg
client-device = Din plads på en anden enhed
client-device-what = Åbn dette link dér, eller åbn bordets adresse, og tast koden. Vis dem ikke til andre: Den, der har dem, spiller for dig.
client-device-link = Vis linket til min plads
client-device-code = Vis en kode
client-device-link-is = Linket til din plads
client-device-code-is = Koden til din plads
client-device-address-is = Bordets adresse

# Indstillinger
client-theme = Farver
client-theme-system = Som enheden
client-theme-light = Lyse
client-theme-dark = Mørke
client-theme-contrast = Høj kontrast
client-set-reading = Læsning
client-set-playing = Spil
client-set-around = Lyd og bevægelse
client-set-four-colours = Fire farver til kortfarverne
client-set-large-print = Stor skrift
client-set-left-handed = Venstrehåndet
client-set-sound = Lyd
client-set-motion = Kort bevæger sig
client-set-confirm = Spørg en gang til, før jeg afkaster
client-set-warn = Advar, før jeg afkaster noget, der hjælper andre
client-set-notify = Giv mig besked, når det er min tur
client-set-notify-blocked = Denne browser tillader det ikke her.
client-set-kept = Gemt i denne browser.

# Hvad der kan gå galt
client-arriving = På vej til bordet …
client-code = Koden til din plads
client-closed = Dette bord kan ikke åbnes
client-nowhere = Der er ikke noget på denne adresse
client-nowhere-what = Måske er en del af den gået tabt. Fra forsiden kommer du til dine borde, til reglerne og til alt det andet.
client-wrong-link = Dette link åbner ikke noget bord
client-wrong-link-what = Måske er en del af det gået tabt. Bed om linket en gang til, eller tast koden til din plads.
client-expired = Dette bord er væk
client-expired-what = Der kom ingen i lang tid, så det blev opgivet. Et nyt er hurtigt lavet.
client-full-what = Alle pladser er optaget. Du kan kigge med: Du ser det, alle ved bordet ser.
client-offline = Tjenesten kan ikke nås lige nu. Prøv igen om et øjeblik.
client-offline-title = Ingen forbindelse
client-offline-what = Denne enhed ser ud til at være uden net. Din plads er gemt, og bordet kommer tilbage af sig selv.
client-reconnecting = Forbindelsen røg. Kommer tilbage …
client-restarting = Serveren svarer ikke, måske er den ved at starte på ny. Intet er tabt, bordet kommer tilbage af sig selv.
client-back = Du har forbindelse igen.
client-troubled = Det kan tjenesten ikke lige nu. Der prøves igen, til det lykkes.
client-link-in-house = Dette link virker på telefoner og computere på samme netværk som denne computer. Adressen øverst i dit eget vindue virker kun på denne computer.
client-link-only-here = Dette link virker kun på denne computer. Skal andre i huset være med, så stop Escalera, og start det med: make play ARGS="serve --host 0.0.0.0". Åbn så denne computers adresse på husets netværk.

# Veje til regelsiderne
client-rules = Sådan spiller man
client-rules-table = Alle regler for dette bord
client-rules-chosen = Sådan spiller man det, der er valgt her
