## Geschichte, Spielen mit echten Karten, und worin die Quellen uneins sind.

guide-history-canasta =
    Canasta soll 1939 in Montevideo in Uruguay erfunden worden sein; so heißt es meistens. Manche setzen die Anfänge später
    in den Vierzigerjahren an. Es verbreitete sich in Südamerika und kam 1949 in die Vereinigten Staaten. Das Wort bedeutet
    Korb.
guide-history-samba =
    Samba ist ein Canasta mit drei Kartenspielen. Spieleverzeichnisse datieren es auf etwa 1950, als die
    Canasta-Begeisterung auf dem Höhepunkt war. Es gilt als das verbreitetste der Spiele mit drei Kartenspielen.
guide-history-bolivia =
    Bolivia, auch bolivianisches Canasta, wird in Nachschlagewerken als naher Verwandter von Samba beschrieben. Niemand weiß,
    wer es erfunden hat, und kein Jahr ist bekannt. Die Regeln sind von Quelle zu Quelle verschieden, vor allem darin, wie
    viele wilde Karten eine Auslage enthalten darf, und in den Prämien für Auslagen und Dreien.
guide-history-here-bolivia = Die Regeln auf dieser Seite folgen einem Kartenspielportal im Netz, das sie auf Deutsch, Griechisch und Russisch veröffentlicht.
guide-history-here-bolivia-dk = Die Regeln auf dieser Seite folgen einer dänischen Anleitung zu Bolivia. Wo sie nichts sagt, gilt, was in Samba gilt.
guide-history-here-samba = Die Regeln auf dieser Seite folgen einer dänischen Anleitung zu Samba.
guide-history-here-classic =
    Die Regeln auf dieser Seite folgen dem Vergleich, den ein Kartenspielportal im Netz gibt. Seine Lücken sind nach den
    internationalen Canasta-Regeln gefüllt.
guide-history-years-two-pack = Das ist das Spiel, von dem die anderen abstammen.

guide-real-packs =
    { $packs ->
        [one] Du brauchst ein vollständiges Kartenspiel, mit den Jokern zusammen { $deck } Karten.
       *[other] Du brauchst { $packs } vollständige Kartenspiele mit gleichen Rückseiten, mit den Jokern zusammen { $deck } Karten.
    }
guide-real-jokers =
    { $jokers ->
        [0] Kartenspiele werden mit zwei oder drei Jokern verkauft. Leg sie alle beiseite.
        [one] Kartenspiele werden mit zwei oder drei Jokern verkauft. Ein Joker wird gebraucht: Leg die anderen beiseite.
       *[other]
            Kartenspiele werden mit zwei oder drei Jokern verkauft. { $jokers } Joker werden gebraucht: Zähl sie ab, und
            leg die anderen beiseite.
    }
guide-real-agree = Das macht ihr vor dem ersten Geben aus:
guide-real-edition = die Spielart: { $name };
guide-real-bonus = die Prämie für das Ausmachen: { amount-points };
guide-real-asking = den Partner fragen: { $word };
guide-real-target = die Siegpunktzahl: { amount-points }.
guide-real-pile = Legt den Ablagestapel so, dass alle seine oberste Karte sehen.
guide-real-frozen = Legt die Karte, die den Ablagestapel einfriert, quer hinein, damit es niemand vergisst.
guide-real-writer = Jemand schreibt nach jeder Runde den Gesamtstand auf und sagt an, welche Mindestpunktzahl jede Seite als Nächstes braucht.

guide-dispute-intro =
    Für diese Spiele gibt es keine Stelle, die allein entscheidet, und die Quellen sind uneins. Hier steht, worüber man
    streitet und was jede Spielart spielt. An deinem eigenen Tisch kann jedes davon eine Hausregel sein.
guide-dispute-going_out_bonus = Ausmachen in Bolivia bringt in manchen Quellen { $one }, in anderen { $other }.
guide-dispute-concealed_bonus = Manche geben für verdecktes Ausmachen mehr, andere nicht.
guide-dispute-max_wilds = Die meisten erlauben in einer Auslage eines Rangs zwei wilde Karten, manche drei, und eine Quelle setzt keine Grenze.
guide-dispute-naturals_per_wild = Manche verlangen mindestens zwei natürliche Karten, andere doppelt so viele natürliche wie wilde.
guide-dispute-minimum_7000 = Die höchste Mindestpunktzahl der Erstauslage ist in manchen Quellen { $one }, in anderen { $other }.
guide-dispute-red_threes_need = Bei manchen zählen rote Dreien mit zwei fertigen Auslagen, bei anderen erst mit allem, was man zum Ausmachen braucht.
guide-dispute-top_card_to_sequence = Bei manchen darf man die oberste Karte allein für eine Sequenz nehmen, bei anderen nicht.
guide-dispute-cover_upcard = Manche decken eine schwarze Drei zu, die nach dem Geben aufgedeckt wird, andere lassen sie liegen.
guide-dispute-hand = Wie viele Karten man zu sechst bekommt, ist von Quelle zu Quelle verschieden.
guide-dispute-ask_partner = Bei manchen darf man vor dem Ausmachen den Partner fragen, bei anderen nicht.
guide-dispute-more = Umstritten sind auch einzelne Werte, die in der Liste am Ende dieser Seite gekennzeichnet sind.
