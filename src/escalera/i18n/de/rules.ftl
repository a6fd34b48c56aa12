## Die Spielarten, und jeder Wert der Regeln: sein Name, und in .meaning, was er sagt, in einer Zeile.

edition-bolivia = Bolivia
edition-bolivia-dk = Boliviansk Canasta
edition-samba = Samba
edition-classic = Standard-Canasta
edition-mini-classic = Mini-Canasta
edition-mini-sequences = Mini-Samba
edition-mini-wilds = Mini-Bolivia

section-pack = Das Kartenspiel
section-deal = Personen und Geben
section-melds = Auslagen
section-pile = Der Ablagestapel
section-opening = Die Erstauslage
section-going-out = Das Ausmachen
section-scoring = Die Abrechnung
section-match = Die Partie

# Das Kartenspiel

field-packs = Kartenspiele
    .meaning = Wie viele Kartenspiele zusammengemischt werden.
field-jokers = Joker
    .meaning = Wie viele Joker es in allen Kartenspielen zusammen gibt.
field-suits = Farben
    .meaning = Wie viele Farben mitspielen: erst Kreuz, dann Karo, Herz und Pik.
field-low_rank = Niedrigster Rang
    .meaning = Die niedrigste natürliche Karte.
field-high_rank = Höchster Rang
    .meaning = Die höchste natürliche Karte.

# Personen und Geben

field-players = Personen
    .meaning = Zu wievielt man spielen kann.
field-six_as = Zu sechst als
    .meaning = Ob sechs Personen drei Paare bilden oder zwei Seiten zu dritt.
field-hand = Karten für jeden
    .meaning = Wie viele Karten jeder bekommt.
field-draw = Gezogene Karten
    .meaning = Wie viele Karten man am Anfang eines Zuges vom Talon zieht.
field-cover_upcard = Aufgedeckte Karte zudecken
    .meaning = Welche Karten, wenn sie nach dem Geben aufgedeckt werden, mit der nächsten zugedeckt werden.

# Auslagen

field-canasta_size = Karten einer fertigen Auslage
    .meaning = Mit so vielen Karten ist eine Auslage fertig und bringt ihre Prämie.
field-max_wilds = Wilde Karten höchstens
    .meaning = Eine Auslage eines Rangs enthält höchstens so viele Zweien und Joker.
field-min_naturals = Natürliche Karten mindestens
    .meaning = Eine Auslage eines Rangs mit wilden Karten enthält mindestens so viele natürliche.
field-naturals_per_wild = Natürliche je wilde Karte
    .meaning = Eine Auslage eines Rangs braucht für jede wilde Karte so viele natürliche; 0 heißt, dass es keine solche Grenze gibt.
field-naturals_over_wilds = Natürliche in der Überzahl um
    .meaning = In einer Auslage eines Rangs mit wilden Karten sind mindestens um so viel mehr natürliche Karten als wilde; 0 heißt, dass es keine solche Grenze gibt.
field-rank_meld_past_canasta = Canastas dürfen wachsen
    .meaning = An eine fertige Auslage eines Rangs dürfen weitere Karten angelegt werden.
field-one_meld_per_rank = Eine Auslage je Rang
    .meaning = Eine Seite legt von einem Rang nur eine Auslage, und weitere Karten des Rangs kommen dazu.
field-merge = Auslagen zusammenlegen
    .meaning = Eine Seite darf aus zwei Auslagen desselben Rangs eine machen.
field-sequences = Sequenzen
    .meaning = Drei oder mehr Karten einer Farbe in lückenloser Folge, ohne wilde Karten, sind eine Auslage; ist sie fertig, ist sie geschlossen.
field-wild_melds = Wilde Auslagen
    .meaning = Drei oder mehr Zweien und Joker für sich allein sind eine Auslage; ist sie fertig, ist sie geschlossen.
field-wild_on_finished = Wilde an reines Canasta
    .meaning = An ein fertiges reines Canasta darf eine wilde Karte angelegt werden; dadurch wird es gemischt.

# Der Ablagestapel

field-pair_always = Ablagestapel nur mit natürlichem Paar
    .meaning = Um den Ablagestapel zu nehmen, braucht man aus der Hand immer zwei natürliche Karten vom Rang der obersten Karte.
field-take_natural_and_wild = Eine natürliche und eine wilde genügen
    .meaning = Ein Ablagestapel, der nicht eingefroren ist, lässt sich mit einer natürlichen Karte vom Rang der obersten und einer wilden Karte nehmen.
field-top_card_onto_meld = Oberste Karte an eine Auslage
    .meaning = Ein Ablagestapel, der nicht eingefroren ist, lässt sich nehmen, indem man die oberste Karte an eine Auslage der eigenen Seite anlegt.
field-take_joins = Genommenes Paar darf angelegt werden
    .meaning = Ein natürliches Paar und die damit genommene oberste Karte dürfen an eine Auslage ihres Rangs, die schon auf dem Tisch liegt.
field-top_card_to_sequence = Oberste Karte allein
    .meaning = Statt zu ziehen, darf man nur die oberste Karte nehmen, wenn sie eine Sequenz der eigenen Seite fortsetzt.
field-wild_blocks = Wilde Karten sperren
    .meaning = Niemand kann den Ablagestapel nehmen, solange eine wilde Karte oben liegt.
field-threes_block = Dreien sperren
    .meaning = Niemand kann den Ablagestapel nehmen, solange eine Drei oben liegt.
field-frozen_until_opened = Bis zur Erstauslage eingefroren
    .meaning = Für eine Seite ist der Ablagestapel eingefroren, bis ihre Erstauslage liegt.

# Die Erstauslage

field-minimum_negative = Mindestpunktzahl unter null
    .meaning = Was die ersten Auslagen einer Seite zählen müssen, wenn ihr Gesamtstand unter null ist.
field-minimum_0 = Mindestpunktzahl ab 0
    .meaning = Was die ersten Auslagen einer Seite zählen müssen, wenn ihr Gesamtstand 0 oder mehr ist.
field-minimum_1500 = Mindestpunktzahl ab 1.500
    .meaning = Was die ersten Auslagen einer Seite zählen müssen, wenn ihr Gesamtstand 1.500 oder mehr ist.
field-minimum_3000 = Mindestpunktzahl ab 3.000
    .meaning = Was die ersten Auslagen einer Seite zählen müssen, wenn ihr Gesamtstand 3.000 oder mehr ist.
field-minimum_7000 = Mindestpunktzahl ab 7.000
    .meaning = Was die ersten Auslagen einer Seite zählen müssen, wenn ihr Gesamtstand 7.000 oder mehr ist.

# Das Ausmachen

field-right_melds = Fertige Auslagen zum Ausmachen
    .meaning = Wie viele fertige Auslagen eine Seite braucht, bevor jemand von ihr ausmachen darf.
field-right_sequence = Sequenz zum Ausmachen
    .meaning = Eine dieser fertigen Auslagen muss eine Sequenz sein.
field-going_out_bonus = Ausmachen
    .meaning = Was eine Seite bekommt, wenn jemand von ihr ausmacht.
field-concealed_bonus = Verdeckt ausmachen
    .meaning = Was verdecktes Ausmachen anstelle der üblichen Prämie bringt.
field-concealed_own_cards = Verdeckt aus eigenen Karten
    .meaning = Verdeckt macht aus, wer vorher nichts ausgelegt hat, nichts an die Auslagen des Partners legt und die nötigen Canastas allein hat; sonst, wenn die ganze Seite vorher nichts ausgelegt hat.
field-concealed_waives_minimum = Verdeckt ohne Mindestpunktzahl
    .meaning = Wer verdeckt ausmacht, braucht keine Mindestpunktzahl für die Erstauslage.
field-ask_partner = Den Partner fragen
    .meaning = Ob man den Partner vor dem Ausmachen fragen darf oder muss; seine Antwort gilt.

# Die Abrechnung

field-natural_canasta = Reines Canasta
    .meaning = Was ein Canasta ohne wilde Karten bringt.
field-mixed_canasta = Gemischtes Canasta
    .meaning = Was ein Canasta mit wilden Karten bringt.
field-sequence_bonus = Fertige Sequenz
    .meaning = Was eine fertige Sequenz bringt, eine Escalera oder Samba.
field-wild_meld_bonus = Fertige wilde Auslage
    .meaning = Was eine fertige wilde Auslage bringt, eine Bolivia.
field-red_three = Rote Drei
    .meaning = Was jede rote Drei zählt.
field-all_red_threes = Alle roten Dreien
    .meaning = Was die roten Dreien zusammen zählen, wenn eine Seite alle hat.
field-red_threes_need = Rote Dreien brauchen
    .meaning = Was eine Seite braucht, damit ihre roten Dreien für sie zählen.
field-red_threes_against = Rote Dreien zählen auch gegen
    .meaning = Fehlt einer Seite, was ihre roten Dreien brauchen, zählen sie gegen sie.
field-black_three_in_hand = Schwarze Drei auf der Hand
    .meaning = Was jede schwarze Drei kostet, die auf einer Hand bleibt.
field-black_threes_cost = Dieser Preis ist fällig
    .meaning = Ob schwarze Dreien auf der Hand immer so viel kosten oder nur, wenn jemand ausmacht, und sonst ihre Punkte.
field-points_joker = Joker
    .meaning = Was ein Joker zählt.
field-points_ace = Ass
    .meaning = Was ein Ass zählt.
field-points_two = Zwei
    .meaning = Was eine Zwei zählt.
field-points_high = Acht bis König
    .meaning = Was König, Dame, Bube, Zehn, Neun und Acht zählen.
field-points_low = Vier bis Sieben
    .meaning = Was Sieben, Sechs, Fünf und Vier zählen.
field-points_black_three = Schwarze Drei
    .meaning = Was eine schwarze Drei in einer Auslage zählt.

# Die Partie

field-target = Siegpunktzahl
    .meaning = Die Partie endet nach der Runde, in der eine Seite diesen Gesamtstand erreicht.
field-round_cap = Längste Partie
    .meaning = Nach der Runde mit dieser Nummer endet die Partie unentschieden, wenn keine Seite die Siegpunktzahl erreicht hat.
field-equal_totals = Gleicher Gesamtstand
    .meaning = Was gilt, wenn zwei Seiten am Ende denselben höchsten Gesamtstand haben.
