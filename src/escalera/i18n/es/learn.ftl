## La primera ronda, paso a paso. $player es tu pareja de juego, o quien descartó la carta; con $size cartas se completa una combinación.

learn-link = Aprender jugando: tu primera ronda
learn-progress = Paso { $number } de { $count }
learn-rule = La regla en pocas palabras
learn-differs = Lo que cambia
learn-show = Muéstramelo
# $word es el título del paso siguiente
learn-next = Siguiente: { $word }
learn-back = Un paso atrás
learn-again = Empezar de nuevo
learn-again-sure = Sí, desde el principio
learn-again-not = No, seguir aquí
learn-to-whole = La primera ronda entera
learn-to-classic = Ya conozco la Canasta
learn-to-samba = Ya conozco la Samba
learn-to-rules = Leer las reglas
learn-closing = Jugaste tu primera ronda
learn-closing-what = Lo demás se aprende jugando. En una mesa con jugadores virtuales también puedes tomarte tu tiempo y pedir una pista cuando quieras.

learn-intro-whole = Te damos la bienvenida a la mesa. Juegas con { $player }, enfrente de ti, contra los otros dos. Prueba lo que quieras: aquí nada puede salir mal, y cada paso se puede deshacer.
learn-intro-classic = Conoces la Canasta, así que aquí está solo lo que cambia en Bolivia. Lo que ya sabes se juega por ti. Juega contigo { $player }.
learn-intro-samba = Conoces la Samba, así que aquí está solo lo que cambia en Bolivia. Lo que ya sabes se juega por ti. Juega contigo { $player }.

# Cómo se llaman los pasos
learn-step-draw = Robar
learn-step-rank = Un grupo
learn-step-sequence = Una secuencia
learn-step-wild = Una combinación de comodines
learn-step-opening = La bajada inicial
learn-step-pile = Tomar el pozo
learn-step-top = Solo la carta de arriba
learn-step-threes = Treses rojos y negros
learn-step-keeping = Guardar dos cartas
learn-step-out = Cerrar

# Lo que enseñan
learn-text-draw = Cada turno tiene tres partes: primero robas, después puedes bajar cartas a la mesa, y al final descartas una carta en el pozo. { $player } ya jugó su turno.
learn-text-rank = Las cartas se bajan en combinaciones: tres o más que van juntas. Un grupo son cartas del mismo valor, de cualquier palo. Tu bando ya puede bajar, porque { $player } bajó tres ases; enseguida verás más sobre eso.
learn-text-sequence = Una secuencia son cartas seguidas de un mismo palo. Aquí ningún dos y ningún joker puede ocupar el lugar de otra: tienen que estar todas. Con { $size } cartas está completa y se llama escalera. Sin una, nadie puede cerrar.
learn-text-wild = Los doses y los jokers son comodines: en un grupo ocupan el lugar de otras cartas. También puedes bajarlos solos. Con { $size } cartas esa combinación es una bolivia, y vale { $wildmeldbonus } puntos.
learn-text-opening = Una ronda nueva: todavía no tienes nada en la mesa. Las primeras combinaciones de tu bando tienen que sumar { $needed } puntos entre todas. Una sola suele ser poco, así que baja dos a la vez. Mientras las preparas ves cuánto suman.
learn-text-pile = { $player } descartó una reina, y tú tienes dos. Con dos cartas naturales de ese valor puedes tomar el pozo entero en lugar de robar: la reina y tu par se bajan, y todas las demás cartas van a tu mano.
learn-text-top = { $player } descartó el diez de corazones, que continúa tu secuencia. Por eso puedes tomarlo solo, sin un par y sin el resto del pozo. Cuenta como tu robo.
learn-text-threes = Los treses rojos se bajan solos, y recibes otra carta por cada uno. Al final cuentan a tu favor si tu bando puede cerrar, y si no, en tu contra. Los treses negros son peligrosos: cada uno que al final siga en una mano cuesta { $blackthreeinhand } puntos.
learn-text-keeping = Te quedan pocas cartas, pero tu bando todavía no puede cerrar: no tiene ninguna combinación completa. Hasta entonces, después de bajar deben quedarte dos cartas en la mano, una para descartar y otra para guardar. Prueba a bajar más, si quieres, y mira qué pasa.
learn-text-out = Quien se queda sin cartas cierra, y la ronda termina. Para eso tu bando necesita su escalera y otra combinación completa. A las dos les falta una carta. Roba, y mira qué llega.

# Lo que hay que hacer ahora
learn-task-draw = Roba: pulsa «{ verb-draw }», o toca el mazo.
learn-task-rank = Elige los tres reyes de tu mano, pulsa «{ game-lay-new }» y después «{ game-play-all }».
learn-task-sequence = Elige los corazones del cinco al ocho, pulsa «{ game-lay-new }» y después «{ game-play-all }».
learn-task-wild = Elige tus dos doses y el joker, y bájalos como combinación nueva.
learn-task-discard = Termina tu turno: elige una carta que no sirva para nada y pulsa el botón que la descarta.
learn-task-open = Prepara los tres reyes como combinación nueva, y después los corazones del seis al nueve como otra. Juega las dos a la vez.
learn-task-take = No robes: toma el pozo con tus dos reinas.
learn-task-fours = El pozo te trajo un tercer cuatro. Baja tus tres cuatros.
learn-task-top = Pulsa «{ game-take-top }».
learn-task-jack = Ahora también sirve tu jota de corazones. Elígela y añádela a la secuencia.
learn-task-black = El tres rojo ya está en la mesa. Descarta el negro: mientras esté arriba, nadie puede tomar el pozo.
learn-task-eights = Baja tus tres ochos y tus tres cincos. Guarda el rey.
learn-task-fives = Baja también tus tres cincos. Guarda el rey.
learn-task-escalera = Añade el cinco de corazones a la secuencia: así se completa la escalera.
learn-task-canasta = Añade tu rey a los reyes: así se completa una canasta.
learn-task-out = Descarta tu última carta y cierras.

# Lo que se dice al terminar un paso
learn-done-draw = Las cartas nuevas están en tu mano, cada una en su sitio.
learn-done-rank = Tu bando tiene tres reyes. Con { $size } cartas son una canasta: sin comodines vale { $naturalcanasta } puntos.
learn-done-sequence = Bien bajada. Más adelante se pueden añadir corazones por los dos extremos, tú o quien juega contigo.
learn-done-wild = Tu turno terminó: robar, bajar, descartar. Así es cada turno. Ahora se reparte una ronda nueva, y la juegas hasta el final.
learn-done-opening = Tu bando ya tiene su bajada inicial, también para { $player }. Desde ahora se puede bajar cualquier combinación, sume lo que sume.
learn-done-pile = El pozo puede crecer mucho, y con un par es tuyo. Por eso vale la pena guardar pares.
learn-done-top = Bien visto. Un corazón más, y la escalera está completa.
learn-done-threes = Fuera a tiempo. Y quien juega ahora no puede tomar el pozo.
learn-done-keeping = Bien guardado. Solo te queda el rey en la mano, y la próxima vez podrás cerrar.
learn-done-out = ¡Cerraste, felicitaciones! Esta ronda le da a tu bando { $score } puntos.
