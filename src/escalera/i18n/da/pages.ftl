## Hvad tjenesten skriver i en side, før den sendes: for søgemaskiner, delte links og browsere uden script.

page-landing = Escalera: Bolivia, Samba og Canasta på nettet
    .description = Bolivia, Samba og Canasta med venner, via et link og uden konto. Eller med det samme mod computerspillere.
page-new = Lav et bord
    .description = Vælg spil, spillere, tempo og jeres husregler, og send linket til dine venner.
page-join = Sæt dig ved et bord
    .description = Til et bord med Bolivia, Samba eller Canasta, med det link eller den kode, du har fået.
page-look = Se på et referat
    .description = Et færdigspillet parti Bolivia, Samba eller Canasta, handling for handling, med alle hænder åbne.
page-kitchen = Før regnskab for rigtige kort
    .description = Regnskabet til Bolivia, Samba og Canasta med rigtige kort, med det næste minimum og hvem der skal give. Det virker uden forbindelse.
page-learn = Din første runde Bolivia
    .description = Lær Bolivia ved at spille: ti korte trin ved et rigtigt bord på omkring ti minutter. Hvert forkert forsøg bliver forklaret, og du kan holde op og fortsætte senere.
page-learn-classic = Bolivia for dig, der kan canasta
    .description = Du kan canasta: Spil kun de trin, der er anderledes i Bolivia, hvert ved siden af den regel, du kender.
page-learn-samba = Bolivia for dig, der kan samba
    .description = Du kan samba: Spil kun de trin, der er anderledes i Bolivia, hvert ved siden af den regel, du kender.
page-table = Et bord
    .description = Du er inviteret til et kortbord. Enhver, der har dette link, kan sætte sig eller kigge med.

# En browser, der ikke kan vise bordet
page-old = Denne browser er for gammel til bordet
    .what = Brug en nyere, for eksempel en Firefox, Chrome, Edge eller Safari fra i dag, og åbn det samme link dér.
page-missing = En del af denne side mangler
    .what = Måske er der netop kommet en ny version. Hent siden igen om et øjeblik.
page-no-script = Bordet kræver JavaScript. Tillad det for denne side, og hent den igen.
