## Udgaverne og hver værdi i reglerne: dens navn, og i .meaning hvad den siger, på én linje.

edition-bolivia = Bolivia
edition-bolivia-dk = Boliviansk Canasta
edition-samba = Samba
edition-classic = Klassisk Canasta
edition-mini-classic = Lille Canasta
edition-mini-sequences = Lille Samba
edition-mini-wilds = Lille Bolivia

section-pack = Kortene
section-deal = Spillere og kortgivning
section-melds = Melder
section-pile = Afkastbunken
section-opening = Første meld
section-going-out = At gå ud
section-scoring = Regnskab
section-match = Partiet

# Kortene

field-packs = Sæt kort
    .meaning = Hvor mange sæt kort der blandes sammen.
field-jokers = Jokere
    .meaning = Hvor mange jokere der er i alle sæt tilsammen.
field-suits = Farver
    .meaning = Hvor mange farver der bruges: først klør, så ruder, hjerter og spar.
field-low_rank = Laveste værdi
    .meaning = Det laveste naturlige kort.
field-high_rank = Højeste værdi
    .meaning = Det højeste naturlige kort.

# Spillere og kortgivning

field-players = Spillere
    .meaning = Hvor mange der kan spille.
field-six_as = Seks spillere som
    .meaning = Om seks spillere er tre par eller to sider med tre på hver.
field-hand = Kort til hver
    .meaning = Hvor mange kort hver spiller får.
field-draw = Kort at trække
    .meaning = Hvor mange kort en spiller trækker fra trækbunken i begyndelsen af en tur.
field-cover_upcard = Vendt kort dækkes
    .meaning = Hvilke kort der dækkes af det næste, når de vendes efter kortgivningen.

# Melder

field-canasta_size = Kort i en færdig meld
    .meaning = Med så mange kort er en meld færdig og giver sin bonus.
field-max_wilds = Vilde kort, højst
    .meaning = I en gruppemeld er der højst så mange toere og jokere.
field-min_naturals = Naturlige kort, mindst
    .meaning = I en gruppemeld med vilde kort er der mindst så mange naturlige.
field-naturals_per_wild = Naturlige kort for hvert vildt
    .meaning = En gruppemeld skal have så mange naturlige kort for hvert vildt; 0 betyder, at der ikke er sådan en grænse.
field-naturals_over_wilds = Flere naturlige end vilde
    .meaning = En gruppemeld med vilde kort skal have mindst så mange flere naturlige kort end vilde; 0 betyder, at der ikke er sådan en grænse.
field-rank_meld_past_canasta = Canastaer kan vokse
    .meaning = Der må lægges flere kort til en færdig gruppemeld.
field-one_meld_per_rank = Én meld af hver værdi
    .meaning = En side lægger kun én meld af en værdi, og flere kort af den værdi lægges til den.
field-merge = Lægge melder sammen
    .meaning = En side må gøre to af sine melder af samme værdi til én.
field-sequences = Sekvenser
    .meaning = Tre eller flere kort i samme farve i ubrudt rækkefølge, uden vilde kort, er en meld, som lukkes, når den er færdig.
field-wild_melds = Vilde melder
    .meaning = Tre eller flere toere og jokere alene er en meld, som lukkes, når den er færdig.
field-wild_on_finished = Vildt kort på ren canasta
    .meaning = Der må lægges et vildt kort til en færdig ren canasta, som så bliver blandet.

# Afkastbunken

field-pair_always = Altid et naturligt par
    .meaning = For at tage afkastbunken skal man altid bruge to naturlige kort fra hånden af samme værdi som det øverste kort.
field-take_natural_and_wild = Et naturligt og et vildt
    .meaning = En afkastbunke, der ikke er frossen, må tages med et naturligt kort af det øverste korts værdi og et vildt kort.
field-top_card_onto_meld = Øverste kort til en meld
    .meaning = En afkastbunke, der ikke er frossen, må tages ved at lægge dens øverste kort til en meld på ens egen side.
field-take_joins = Taget par til en meld
    .meaning = Et naturligt par og det øverste kort, der tages med det, må lægges til en meld af samme værdi, der ligger på bordet.
field-top_card_to_sequence = Øverste kort alene
    .meaning = I stedet for at trække må en spiller tage kun det øverste kort, når det forlænger en af sidens sekvenser.
field-wild_blocks = Vilde kort spærrer
    .meaning = Ingen kan tage afkastbunken, så længe der ligger et vildt kort øverst.
field-threes_block = Treere spærrer
    .meaning = Ingen kan tage afkastbunken, så længe der ligger en treer øverst.
field-frozen_until_opened = Frossen indtil første meld
    .meaning = Afkastbunken er frossen for en side, indtil den har lagt sin første meld.

# Første meld

field-minimum_negative = Minimum under nul
    .meaning = Hvad en sides første melder skal tælle, når dens stilling er under nul.
field-minimum_0 = Minimum fra 0
    .meaning = Hvad en sides første melder skal tælle, når dens stilling er 0 eller mere.
field-minimum_1500 = Minimum fra 1.500
    .meaning = Hvad en sides første melder skal tælle, når dens stilling er 1.500 eller mere.
field-minimum_3000 = Minimum fra 3.000
    .meaning = Hvad en sides første melder skal tælle, når dens stilling er 3.000 eller mere.
field-minimum_7000 = Minimum fra 7.000
    .meaning = Hvad en sides første melder skal tælle, når dens stilling er 7.000 eller mere.

# At gå ud

field-right_melds = Færdige melder for at gå ud
    .meaning = Hvor mange færdige melder en side skal have, før en af dens spillere må gå ud.
field-right_sequence = En sekvens for at gå ud
    .meaning = En af de færdige melder skal være en sekvens.
field-going_out_bonus = At gå ud
    .meaning = Hvad en side får, når en af dens spillere går ud.
field-concealed_bonus = At gå skjult ud
    .meaning = Hvad det giver at gå skjult ud, i stedet for den sædvanlige bonus.
field-concealed_own_cards = Skjult med egne kort
    .meaning = Man går skjult ud, når spilleren intet havde meldt, intet lægger til makkerens melder og alene har de canastaer, der skal til; ellers når hele siden intet havde meldt.
field-concealed_waives_minimum = Skjult uden minimum
    .meaning = En spiller, der går skjult ud, behøver ikke at nå minimum for den første meld.
field-ask_partner = Spørge makkeren
    .meaning = Om man må eller skal spørge sin makker, før man går ud; makkerens svar er bindende.

# Regnskab

field-natural_canasta = Ren canasta
    .meaning = Hvad en canasta uden vilde kort giver.
field-mixed_canasta = Blandet canasta
    .meaning = Hvad en canasta med vilde kort giver.
field-sequence_bonus = Færdig sekvens
    .meaning = Hvad en færdig sekvens, en escalera eller samba, giver.
field-wild_meld_bonus = Færdig vild meld
    .meaning = Hvad en færdig vild meld, en bolivia, giver.
field-red_three = Rød treer
    .meaning = Hvad hver rød treer tæller.
field-all_red_threes = Alle røde treere
    .meaning = Hvad de røde treere tæller tilsammen, når én side har dem alle.
field-red_threes_need = Røde treere tæller for en side
    .meaning = Hvad en side skal have, for at dens røde treere tæller for den.
field-red_threes_against = Røde treere tæller imod
    .meaning = Mangler en side det, dens røde treere kræver, tæller de imod den.
field-black_three_in_hand = Sort treer på hånden
    .meaning = Hvad hver sort treer, der er tilbage på en hånd, koster.
field-black_threes_cost = Den pris betales
    .meaning = Om sorte treere tilbage på hånden altid koster så meget, eller kun når nogen går ud og ellers deres point.
field-points_joker = Joker
    .meaning = Hvad en joker tæller.
field-points_ace = Es
    .meaning = Hvad et es tæller.
field-points_two = Toer
    .meaning = Hvad en toer tæller.
field-points_high = Otter til konge
    .meaning = Hvad en konge, dame, bonde, tier, nier eller otter tæller.
field-points_low = Firer til syver
    .meaning = Hvad en syver, sekser, femmer eller firer tæller.
field-points_black_three = Sort treer
    .meaning = Hvad en sort treer tæller i en meld.

# Partiet

field-target = Mål
    .meaning = Partiet slutter efter den runde, hvor en side når så mange point i alt.
field-round_cap = Længste parti
    .meaning = Efter runden med dette nummer ender partiet uafgjort, medmindre en side har nået målet.
field-equal_totals = Lige mange point
    .meaning = Hvad der sker, når to sider slutter lige med den højeste stilling.
