## Computerspieler: wie gut sie sind, und wie jeder spielt.

level-beginner = Anfänger
level-beginner-what = Spielt wie jemand, der es eben erst gelernt hat: schaut auf die eigenen Karten und vergisst bald, was abgeworfen wurde.
level-casual = Hobby
level-casual-what = Spielt wie die Familie am Sonntag: merkt sich eine Weile etwas und macht Fehler.
level-club = Klub
level-club-what = Spielt wie jemand, der Woche für Woche im Kartenklub sitzt: merkt sich alles und irrt selten.
level-expert = Experte
level-expert-what = Spielt, so gut es geht: merkt sich alles, wägt jede Karte ab und spielt auf die ganze Partie.
level-greedy = Einfache Regeln
level-greedy-what = Der Maßstab für die anderen: legt aus, was geht, nimmt den Ablagestapel, sooft es geht, und wirft die niedrigste einzelne Karte ab.
level-random = Zufall
level-random-what = Tut irgendetwas, das erlaubt ist. Nur gut, um etwas auszuprobieren.

levels-which = Wie die Computerspieler spielen
levels-seat = Platz { $seat }
levels-partner = Platz { $seat }, dein Partner
levels-stand-in = Wer für jemanden spielt, der nicht da ist
levels-of = Spielstärke von { $player }
