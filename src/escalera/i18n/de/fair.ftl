## Ob die Karten ehrlich gegeben wurden: was „escalera verify“ sagt.

fair-holds = Runde { $round }: Der Nachweis stimmt.
fair-fails = Runde { $round }: Der Nachweis stimmt nicht.
fair-no-proof = Runde { $round } hat keinen Nachweis: Ob ehrlich gemischt wurde, lässt sich nicht prüfen.
fair-no-rounds = In dieser Aufzeichnung ist keine Runde, also gibt es nichts zu prüfen.

# Was geprüft wurde, und was dabei herauskam
fair-right-order = Die Karten wurden genau in der Reihenfolge gegeben, die alle Beiträge zusammen ergeben.
fair-wrong-order = Die Karten wurden in einer anderen Reihenfolge gegeben, als die Beiträge ergeben.
fair-right-dealer = Die Beiträge haben auch ausgelost, wer zuerst gibt: Platz { $seat }.
fair-due-dealer = Platz { $seat } hat gegeben, wie es vorher feststand.
fair-wrong-dealer = Platz { $seat } hat gegeben, obwohl der Nachweis einen anderen Platz ergibt.
fair-right-commitment = Der Beitrag des Dienstes ist der, auf den er sich festgelegt hatte.
fair-wrong-commitment = Der Beitrag des Dienstes ist nicht der, auf den er sich festgelegt hatte.

# Was ein Platz getan hat; die Spalte links nennt den Namen
fair-person = hat beigetragen (der Anfang)
fair-computer = Computerspieler, durch die Festlegung bestimmt
fair-none = hat nichts beigetragen
fair-withheld = hat eine Zahl versiegelt und nie geöffnet

# Was der Nachweis allein nicht sagen kann
fair-alone = Niemand hat etwas beigetragen: Der Dienst allein hat diese Reihenfolge bestimmt, und der Nachweis sagt nur, dass er es vorher getan hat.
fair-compare = Vergleiche jetzt mit dem, was dein Bildschirm vor dem Geben gezeigt hat: die Festlegung, und was dein eigener Platz beigetragen hat.
