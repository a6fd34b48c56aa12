## Por qué el servicio de mesas no hace algo, dicho a quien está en la mesa.

# En la mesa
refusal-spectators-only-watch = Estás mirando esta mesa. Para jugar, ocupa un asiento.
refusal-not-now = Eso no se puede hacer ahora.
refusal-no-hints = En esta mesa no hay pistas: así se eligió al crearla.
refusal-host-only = Eso solo puede hacerlo quien creó la mesa.
refusal-seats-open = Todavía hay asientos libres. Espera a que venga gente, o dalos a jugadores virtuales.
refusal-seat-taken = Ese asiento está ocupado. Por favor, elige otro.
refusal-table-full = Todos los asientos de esta mesa están ocupados. Puedes mirar.
refusal-own-seat = Ese es tu propio asiento.
refusal-unknown-player = No hay ningún jugador virtual llamado «{ $player }».
refusal-no-such-seat = Esta mesa no tiene asiento { $seat }.
refusal-one-discard = Se descarta una sola carta.
refusal-nothing-said = No había nada que decir.
refusal-unknown-phrase = Esa frase no existe.
refusal-no-such-line = Ese renglón no está en ninguna hoja de puntos terminada.
refusal-doubted-already = Ya lo dijiste; quien creó la mesa puede verlo.
refusal-id-used = Esto llegó con un número que ya se había usado para otra cosa, así que no se hizo. Prueba otra vez.
refusal-wrong-seal = Este no es el número que tu asiento había sellado, así que no se añadió al barajar.
refusal-bad-name = Por favor, da un nombre de 1 a { $most } caracteres.
refusal-bad-options = Así no se puede crear una mesa. { $sentence }

# A la puerta
refusal-no-such-table = Esa mesa no existe, o este enlace no la abre. Pide el enlace otra vez.
refusal-no-such-page = En esta dirección no hay nada.
refusal-wrong-code = Este código no abre ningún asiento de esta mesa. Por favor, míralo otra vez.
refusal-foreign-origin = Esto venía de otro sitio web, así que no se hizo nada.
refusal-try-again = El servidor no pudo hacerlo. Prueba otra vez.
refusal-too-fast =
    { $count ->
        [one] Demasiado rápido. Prueba otra vez dentro de un segundo.
       *[other] Demasiado rápido. Prueba otra vez dentro de { $count } segundos.
    }
refusal-takes-too-long = Recorrer este registro lleva demasiado tiempo. Prueba con «escalera replay».
refusal-too-large = Es demasiado largo: se pueden leer { $most } bytes de una vez.
refusal-too-many =
    { $most ->
        [one] Esta mesa ya está abierta demasiadas veces: se permite una ventana.
       *[other] Esta mesa ya está abierta demasiadas veces: se permiten { $most } ventanas.
    }

# En la lección
refusal-step-done = Este paso está hecho. Pulsa «Siguiente» para continuar.
refusal-needed-later = Las reglas lo permiten. Pero una de esas cartas te hará falta más adelante en esta ronda: elige otras, por favor.
refusal-lesson-lost = El punto donde lo habías dejado ya no se encuentra, así que se empieza de nuevo.
refusal-other-step =
    { $what ->
        [rank] Las reglas lo permiten. Pero este paso trata de un grupo: baja solo cartas del mismo valor.
        [sequence] Las reglas lo permiten. Pero este paso trata de una secuencia: baja cartas seguidas de un mismo palo.
        [wild] Las reglas lo permiten. Pero este paso trata de los comodines: baja solo doses y jokers.
        [take] También podrías robar. Pero este paso trata del pozo: tómalo con tus dos reinas.
        [top] También podrías robar. Pero este paso trata de la carta de arriba: tómala sola, para tu secuencia.
        [black] Las reglas lo permiten. Pero descarta ahora el tres negro: en tu mano te costaría puntos.
        [discard] Las reglas lo permiten. Pero termina ahora tu turno: descarta una carta que no sirva para nada.
       *[other] Las reglas lo permiten. Pero haz primero lo que pide este paso, por favor.
    }
