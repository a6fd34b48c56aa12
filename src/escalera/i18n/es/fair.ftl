## Si las cartas se repartieron limpiamente: lo que dice `escalera verify`.

fair-holds = Ronda { $round }: la prueba es correcta.
fair-fails = Ronda { $round }: la prueba no es correcta.
fair-no-proof = La ronda { $round } no tiene prueba: no se puede comprobar si se barajó limpiamente.
fair-no-rounds = En este registro no hay ninguna ronda, así que no hay nada que comprobar.

# Lo que se comprobó, y el resultado
fair-right-order = Las cartas se repartieron exactamente en el orden que dan todas las aportaciones juntas.
fair-wrong-order = Las cartas se repartieron en un orden distinto del que dan las aportaciones.
fair-right-dealer = Las aportaciones decidieron también quién reparte primero: el asiento { $seat }.
fair-due-dealer = Repartió el asiento { $seat }, como estaba decidido de antes.
fair-wrong-dealer = Repartió el asiento { $seat }, aunque según la prueba le tocaba a otro.
fair-right-commitment = La parte del servicio es la que fijaba su compromiso.
fair-wrong-commitment = La parte del servicio no es la que fijaba su compromiso.

# Lo que hizo un asiento; la columna de la izquierda dice quién
fair-person = añadió (así empieza)
fair-computer = jugador virtual, fijado por el compromiso
fair-none = no añadió nada
fair-withheld = selló un número y no lo abrió nunca

# Lo que la prueba no puede decir por sí sola
fair-alone = Ninguna persona añadió nada: el servicio fijó solo este orden, y la prueba dice únicamente que lo hizo de antemano.
fair-compare = Ahora compara con lo que mostraba tu pantalla antes de repartir: el compromiso, y lo que añadió tu propio asiento.
