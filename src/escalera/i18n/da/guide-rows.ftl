## Sammenligningen og oversigten på én side: hver række et navn og korte sætninger.

guide-row-cards = Kort
guide-row-deal = Kortgivning
guide-row-draw = At trække
guide-row-rank = Gruppemelder
guide-row-sequence = Sekvenser
guide-row-wild = Vilde melder
guide-row-pile = At tage afkastbunken
guide-row-top = Kun det øverste kort
guide-row-opening = Første meld
guide-row-threes = Treere
guide-row-discard = At afkaste
guide-row-out = At gå ud
guide-row-bonuses = Bonus
guide-row-target = Mål

guide-cell-cards =
    { $packs ->
        [one] Ét sæt kort, { $deck } kort.
       *[other] { $packs } sæt kort, { $deck } kort.
    }
guide-cell-jokers = Jokere: { $jokers }.
guide-cell-deal = { $hand } kort til hver.
guide-cell-draw =
    { $draw ->
        [one] Ét kort, eller afkastbunken.
       *[other] { $draw } kort, eller afkastbunken.
    }
guide-cell-finished = Færdige med { $size } kort.
guide-cell-sequence =
    { $sequences ->
        [yes] Mindst tre og højst { $size } kort i samme farve, { $first } til { $last }, uden vilde kort; derefter lukket.
       *[no] Ingen.
    }
guide-cell-wild =
    { $wildmelds ->
        [yes] Mindst tre og højst { $size } toere og jokere; derefter lukket.
       *[no] Ingen.
    }
guide-cell-top =
    { $topcardtosequence ->
        [yes] Ja, når det forlænger en sekvens på ens egen side.
       *[no] Nej.
    }
guide-cell-opening-below = Under nul: { $needed }.
guide-cell-opening-from = Fra { $total }: { $needed }.
guide-cell-discard = Ét kort slutter turen. Alle kort må afkastes undtagen en rød treer, som aldrig er på en hånd.
guide-cell-bonus-natural = Ren canasta: { $naturalcanasta }.
guide-cell-bonus-mixed = Blandet canasta: { $mixedcanasta }.
guide-cell-bonus-sequence =
    { $edition ->
        [samba] Samba: { $sequencebonus }.
       *[other] Escalera: { $sequencebonus }.
    }
guide-cell-bonus-wild = Bolivia: { $wildmeldbonus }.
guide-cell-target =
    { $roundcap ->
        [one] { $target } point; nås de ikke, slutter partiet efter én runde.
       *[other] { $target } point; nås de ikke, slutter partiet efter { $roundcap } runder.
    }

# Den korte tabel over alle udgaver
guide-short-packs = Sæt kort
guide-short-hand = Kort til hver
guide-short-sequences = Sekvenser
guide-short-wild = Vilde melder
guide-short-out = For at gå ud
guide-short-black = Sort treer på hånden
guide-short-target = Mål
