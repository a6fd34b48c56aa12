## Las pistas: dónde mirar, por qué, y la jugada. Cada una es verdad según las cartas que se ven.

# Dónde mirar
hint-where-stock = Solo queda el mazo: roba, y después mira otra vez tu mano.
hint-where-pile = Mira el pozo. ¿Vale la pena tomarlo?
hint-where-answer = Mira tu propia mano. ¿Te conviene que la ronda termine ahora?
hint-where-ask = Piensa en tu compañero antes de cerrar.
hint-where-out = Mira tu mano entera. ¿Puedes quedarte sin cartas?
hint-where-open = Mira cuánto necesita tu bando para la bajada inicial. Quizá lo tengas en la mano.
hint-where-meld = Mira tu combinación #{ $meld }.
hint-where-hand = Mira tu mano. Hay algo nuevo que bajar.
hint-where-merge = Mira dos combinaciones de tu bando del mismo valor.
hint-where-discard = Piensa en el descarte. ¿Qué carta te hará menos falta, y cuál le sirve menos a quien juega después?
hint-where-pass = En este turno ya no se puede hacer nada más.

# Con qué comparan las razones
hint-against-meant = Comparado con lo que tienes pensado:
hint-against-other = Comparado con la segunda mejor jugada:
hint-against-none = Por qué:
hint-agrees = Lo que tienes pensado viene a ser lo mismo: es la mejor jugada.
hint-no-why = Aquí hay varias jugadas más o menos igual de buenas; esta sale un poco mejor.

# Por qué
hint-out = Así cierras.
hint-must-ask = Tu bando tiene que preguntar antes de cerrar.
hint-asks =
    { $count ->
        [one] A tu compañero le queda una carta, y quizá quiera bajarla antes.
       *[other] A tu compañero le quedan { $count } cartas, y quizá quiera bajar antes algunas.
    }
hint-yes = Si la ronda termina ahora, tu mano te cuesta solo { $score }.
hint-no = Si la ronda terminara ahora, tu mano te costaría { $score }.
hint-no-take = Ahora no se puede tomar el pozo, así que solo queda robar.
hint-finishes =
    { $what ->
        [natural] Completa una canasta limpia, que vale { $score }.
        [mixed] Completa una canasta sucia, que vale { $score }.
        [wild] Completa una bolivia, que vale { $score }.
       *[sequence]
            { $edition ->
                [samba] Completa una samba, que vale { $score }.
               *[other] Completa una escalera, que vale { $score }.
            }
    }
hint-opens = Sirve para la bajada inicial: suma { $counted }, y tu bando necesita { $needed }.
hint-wilds-kept =
    { $count ->
        [one] Hace la bajada inicial solo con cartas naturales y guarda tu comodín para después.
       *[other] Hace la bajada inicial solo con cartas naturales y guarda tus { $count } comodines para después.
    }
hint-keeps-wilds =
    { $count ->
        [one] Guardas un comodín para después.
       *[other] Guardas { $count } comodines para después.
    }
hint-begins =
    { $what ->
        [natural] Empieza una combinación de { $count } cartas; con { $left } más será canasta.
        [mixed] Empieza una combinación de { $count } cartas; con { $left } más será canasta.
        [wild] Empieza una combinación de { $count } comodines; con { $left } más será bolivia.
       *[sequence]
            { $edition ->
                [samba] Empieza una secuencia de { $count } cartas; con { $left } más será samba.
               *[other] Empieza una secuencia de { $count } cartas; con { $left } más será escalera.
            }
    }
hint-grows =
    { $left ->
        [one] Tu combinación #{ $meld } llega a { $count } cartas; con una más estará completa.
       *[other] Tu combinación #{ $meld } llega a { $count } cartas; con { $left } más estará completa.
    }
hint-stays =
    { $count ->
        [one] Te queda una carta en la mano; sin ninguna no se puede tomar el pozo.
       *[other] Te quedan { $count } cartas en la mano; con menos es muy difícil tomar el pozo.
    }
hint-unloads = Solo te quedan { $score } puntos en la mano, y la ronda puede terminar pronto.
hint-pile =
    { $count ->
        [one] El pozo te da una carta.
       *[other] El pozo te da { $count } cartas.
    }
hint-small-pile =
    { $count ->
        [one] El pozo tiene solo una carta, y quien lo toma no roba.
       *[other] El pozo tiene solo { $count } cartas, y quien lo toma no roba.
    }
hint-spends = Tomar el pozo gastaría { $cards } de tu mano.
hint-burden = Tomar el pozo te dejaría { $score } puntos más en la mano, y la ronda puede terminar pronto.
hint-top = Tu combinación #{ $meld } recibe enseguida { $card }.
hint-blocks = Mientras haya un tres negro arriba, nadie puede tomar el pozo.
hint-costs = Un tres negro que se queda en la mano cuesta { $score }.
hint-wild = Un comodín como { $card } combina con casi todo.
hint-breaks =
    { $count ->
        [2] Descartar { $card } rompería un par.
       *[other] Descartar { $card } rompería { $count } cartas del mismo valor.
    }
hint-needs =
    { $edition ->
        [samba] Con { $card } tienes { $count } de las { $needed } cartas de una samba, y las demás aún pueden llegar.
       *[other] Con { $card } tienes { $count } de las { $needed } cartas de una escalera, y las demás aún pueden llegar.
    }
hint-dead =
    { $edition ->
        [samba] Con { $card } ya no se puede completar ninguna samba: todos los ejemplares de una carta que haría falta están ya bajados.
       *[other] Con { $card } ya no se puede completar ninguna escalera: todos los ejemplares de una carta que haría falta están ya bajados.
    }
hint-spare = Es tu única carta de ese valor.
hint-heavier = Si se queda en tu mano te cuesta { $score }, más que { $card }.
hint-lighter = En una combinación vale solo { $score }, menos que { $card }.
hint-refused = Quien juega después de ti dejó pasar ese valor hace poco.
hint-threw = Quien juega después de ti descartó ese valor hace poco.
hint-holds =
    { $count ->
        [one] Quien juega después de ti se llevó con el pozo una carta del valor de { $card }, y no la mostró desde entonces.
       *[other] Quien juega después de ti se llevó con el pozo { $count } cartas del valor de { $card }, y no las mostró desde entonces.
    }
hint-fits = Quien juega después de ti podría tomar el pozo con { $card }: encaja en una combinación de su bando.
hint-few =
    { $count ->
        [0] Todas las demás cartas de su valor ya se vieron.
        [one] Solo falta por ver otra carta de su valor.
       *[other] Solo faltan por ver otras { $count } cartas de su valor.
    }
hint-helps = A quien juega después de ti le habría servido { $card } para una secuencia.
hint-stock = Ya nadie puede robar: lo que se queda en la mano cuenta en contra.

# La jugada
hint-move-draw = Roba.
hint-move-take = Toma el pozo con { $cards }.
hint-move-take-onto =
    { $many ->
        [0] Toma el pozo para tu combinación #{ $meld }.
       *[other] Toma el pozo para tu combinación #{ $meld } con { $cards }.
    }
hint-move-top = Toma solo la carta de arriba para tu combinación #{ $meld }.
hint-move-meld = Baja { $cards }.
hint-move-add = Añade { $cards } a tu combinación #{ $meld }.
hint-move-merge = Une tus combinaciones #{ $meld } y #{ $gone }.
hint-move-ask = Pregunta a tu compañero si puedes cerrar. Lo demás vale si responde que sí.
hint-move-yes = Di que sí.
hint-move-no = Di que no.
hint-move-discard = Descarta { $card }.
hint-move-pass = Pasa.

suggest-ask-yes = Lo demás vale si la respuesta es sí.
suggest-until-draw = Lo que sigue depende de las cartas robadas.
suggest-no-hand = No se puede aconsejar nada: el archivo de mesa no nombra ninguna carta en la mano del asiento { $seat }.
