## Hvad en spiller får at vide før en handling: hvorfor afkastbunken ikke kan tages, og huskelisten for at gå ud.

may-not-open =
    Afkastbunken kan ikke tages: Intet af det, du kunne melde med dens øverste kort, når op på de { $needed }, din side
    skal bruge til sin første meld.

# Felterne på huskelisten: $count af $needed er der.
out-finished =
    { $needed ->
        [one] En færdig meld: { $count } af { $needed }
       *[other] Færdige melder: { $count } af { $needed }
    }
out-sequence = En færdig sekvens iblandt dem
out-partner = Et ja fra din makker
