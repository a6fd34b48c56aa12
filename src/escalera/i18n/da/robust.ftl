## Hvad der kan gå galt omkring et bord, og hvordan det går videre.

client-newer = Der er en ny version af denne side. Dine kort bliver, som de er.
client-newer-load = Hent den
client-not-now = Ikke nu
client-part-missing = Denne del af siden kan ikke hentes nu. Prøv igen om et øjeblik.
client-device-lost = Er en enhed blevet væk, eller har andre fået dit link? Lav et nyt: Fra da af er det kun denne browser, og den, der får linket, som har din plads. Med alle andre links og koder kan man kun kigge med.
client-device-renew = Lav et nyt link, og afslut alle andre
client-device-renewed = Alle andre links til din plads er afsluttet.

# Blandingen, kontrolleret i browseren
client-fair-check = Kontrollér blandingerne
client-fair-holds =
    { $count ->
        [one] Regnet efter i denne browser: Kortene blev blandet, som det var lovet, før der blev givet.
       *[other] Regnet efter i denne browser: Alle { $count } gange blev kortene blandet, som det var lovet, før der blev givet.
    }
client-fair-broken = I runde { $round } blev kortene ikke blandet som lovet. Sig det til de andre.
client-fair-none = Beviset er her ikke endnu. Prøv igen om et øjeblik.
