## Lo que escriben `escalera simulate` y `escalera tune`. $player es el nombre de un jugador virtual, o de varios.

simulate-title = { $edition } para { $players }: { $list }
simulate-progress =
    { $what ->
        [matches] Partidas
       *[deals] Repartos
    }
simulate-stopped =
    { $what ->
        [matches] Interrumpido: se jugaron { $count } de { $most } partidas desde todos los bandos.
       *[deals] Interrumpido: se jugaron { $count } de { $most } repartos desde todos los bandos.
    }
# Un número con una cifra decimal, lo mismo de cada cien, y un tiempo
simulate-decimal = { $number },{ $tenths }
simulate-percent = { $number },{ $tenths } %
simulate-time = { $number } µs
# De un número a otro, los dos por escrito
simulate-interval = de { $first } a { $last }
simulate-column-what = El conjunto
simulate-column-number = Número
simulate-column-interval = Intervalo del 95 %
simulate-difference = Puntos por ronda de { $player } sobre el mejor de los otros bandos
simulate-won =
    { $what ->
        [matches] Partidas ganadas por { $player }, los empates como mitades
       *[deals] Partidas ganadas por { $player }, formadas con estas rondas
    }
simulate-rounds = Rondas
simulate-matches = Partidas
simulate-turns = Turnos por ronda
simulate-ended-out = Rondas terminadas con un cierre
simulate-ended-stock = Rondas terminadas al agotarse el mazo
simulate-column-side = Una ronda de un bando
simulate-points = Puntos
simulate-went-out = Cierres
simulate-melds =
    { $what ->
        [sequence]
            { $edition ->
                [samba] Sambas
                [classic] Secuencias
               *[other] Escaleras
            }
        [natural] Canastas limpias
        [mixed] Canastas sucias
        [wild]
            { $edition ->
                [samba] Combinaciones de comodines
                [classic] Combinaciones de comodines
               *[other] Bolivias
            }
       *[unfinished] Combinaciones sin completar
    }
simulate-column-player = Jugador
simulate-column-decisions = Decisiones
simulate-column-slow = El 99 % tarda como mucho
simulate-column-failed = Cambiadas por una jugada segura
simulate-column-blunders = Errores graves en 1.000 rondas
simulate-blunder =
    { $what ->
        [wild-thrown] Un comodín descartado en un pozo pequeño
        [seventh-given] Una séptima carta regalada
        [completion-missed] Una combinación propia sin completar por descuido
        [black-three-caught] Treses negros que quedan en la mano
       *[long-round] Rondas de más de 400 turnos
    }
simulate-fault = { $player } en el asiento { $seat } falló, y se hizo una jugada segura: { $sentence }

## Lo que lo termina

simulate-bad-bots = Se dieron { $count } jugadores, que no llenan ninguna mesa de { $players }. Da un nombre para todos, dos para un bando contra los demás, uno por bando, o uno por asiento.
simulate-unknown-bot = No existe el jugador virtual «{ $player }». Los nuestros son { $list }; los demás se nombran MODULE:CLASS o con un archivo de pesos.
simulate-bad-player = No se puede cargar este jugador: { $sentence }
simulate-bad-weights =
    { $what ->
        [missing] No existe el archivo { $path }.
        [unread] No se puede leer el archivo { $path }.
       *[other] En { $path } no hay pesos como los que escribe «escalera tune».
    }
simulate-both = Da --pairs o --matches, no los dos.
simulate-no-folder = No se pueden escribir registros en { $path }: { $why }.
simulate-used-folder = En { $path } ya hay registros. Elige otra carpeta.
simulate-lost = Un proceso que jugaba terminó por sí solo o lo detuvieron, así que no se jugó todo.
simulate-no-ray = Ray no está instalado. Viene con el extra «cluster»: pip install "escalera[cluster]".
simulate-no-cluster = No se puede llegar al clúster en { $address }. { $sentence }

## Lo que escribe `escalera tune`

tune-progress = Generaciones
# $score es cuántos puntos por ronda aventaja la mejor mitad de los candidatos
tune-generation = Generación { $number }: { $score } puntos de ventaja.
tune-written = Están hechas { $count } de { $most } generaciones. Los pesos están en { $path }.
tune-no-cma = El paquete cma no está instalado. Viene con el extra «tune»: pip install "escalera[tune]".
tune-another-task = En { $path } se empezó otra búsqueda: con otra variante, otro número de jugadores, otros repartos, candidatos o semilla. Elige otra carpeta.
tune-broken-search = La búsqueda de { $path } no se puede leer. Elige otra carpeta.
