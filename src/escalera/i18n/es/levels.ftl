## Los jugadores virtuales: sus niveles, y cómo juega cada uno.

level-beginner = Principiante
level-beginner-what = Juega como quien acaba de aprender: mira sus propias cartas y olvida pronto lo que se descartó.
level-casual = Familiar
level-casual-what = Juega como la familia un domingo: se acuerda un rato, y comete errores.
level-club = Club
level-club-what = Juega como la gente habitual de un club de cartas: se acuerda de todo y rara vez se equivoca.
level-expert = Experto
level-expert-what = Juega lo mejor que puede: se acuerda de todo, sopesa cada carta y piensa en la partida entera.
level-greedy = Reglas simples
level-greedy-what = La vara de medir para los demás: baja todo lo que puede, toma todo pozo que le permiten y descarta su carta suelta más baja.
level-random = Al azar
level-random-what = Hace cualquier cosa que esté permitida. Solo sirve para hacer pruebas.

levels-which = Cómo juegan los jugadores virtuales
levels-seat = Asiento { $seat }
levels-partner = Asiento { $seat }, tu compañero
levels-stand-in = Quién juega por alguien ausente
levels-of = Nivel de { $player }
