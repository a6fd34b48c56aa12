## Computerspillere: deres niveauer, og hvordan hvert af dem spiller.

level-beginner = Begynder
level-beginner-what = Spiller som en, der lige har lært det: ser på sine egne kort og glemmer snart, hvad der blev afkastet.
level-casual = Hygge
level-casual-what = Spiller som familien om søndagen: husker et stykke tid og laver fejl.
level-club = Klub
level-club-what = Spiller som en fast gæst i kortklubben: husker alt og tager sjældent fejl.
level-expert = Ekspert
level-expert-what = Spiller så godt, den kan: husker alt, vejer hvert kort og spiller efter at vinde partiet.
level-greedy = Enkle regler
level-greedy-what = Målestokken for de andre: melder alt, hvad den kan, tager hver afkastbunke, den må, og afkaster sit laveste enlige kort.
level-random = Tilfældig
level-random-what = Gør hvad som helst, der er tilladt. Kun god til at prøve ting af med.

levels-which = Sådan spiller computerspillerne
levels-seat = Plads { $seat }
levels-partner = Plads { $seat }, din makker
levels-stand-in = Hvem der spiller for en, der er væk
levels-of = Niveau for { $player }
