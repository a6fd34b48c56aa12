## Las variantes, y cada valor de las reglas: su nombre, y en .meaning, en un renglón, lo que dice.

edition-bolivia = Bolivia
edition-bolivia-dk = Boliviansk Canasta
edition-samba = Samba
edition-classic = Canasta clásica
edition-mini-classic = Canasta pequeña
edition-mini-sequences = Samba pequeña
edition-mini-wilds = Bolivia pequeña

section-pack = La baraja
section-deal = Jugadores y reparto
section-melds = Combinaciones
section-pile = El pozo
section-opening = La bajada inicial
section-going-out = El cierre
section-scoring = Los puntos
section-match = La partida

# La baraja

field-packs = Barajas
    .meaning = Cuántas barajas se mezclan.
field-jokers = Jokers
    .meaning = Cuántos jokers hay entre todas las barajas.
field-suits = Palos
    .meaning = Cuántos palos se usan: primero tréboles, después diamantes, corazones y picas.
field-low_rank = Valor más bajo
    .meaning = La carta natural más baja.
field-high_rank = Valor más alto
    .meaning = La carta natural más alta.

# Jugadores y reparto

field-players = Jugadores
    .meaning = Cuántas personas pueden jugar.
field-six_as = Seis jugadores como
    .meaning = Si seis jugadores forman tres parejas o dos bandos de tres.
field-hand = Cartas por jugador
    .meaning = Cuántas cartas se reparten a cada jugador.
field-draw = Cartas que se roban
    .meaning = Cuántas cartas se roban del mazo al empezar el turno.
field-cover_upcard = Primera carta del pozo cubierta
    .meaning = Qué cartas, si se descubren después de repartir, se cubren con la siguiente.

# Combinaciones

field-canasta_size = Cartas de una combinación completa
    .meaning = Con este número de cartas una combinación está completa y da su premio.
field-max_wilds = Máximo de comodines
    .meaning = Un grupo lleva como mucho este número de doses y jokers.
field-min_naturals = Mínimo de cartas naturales
    .meaning = Un grupo con comodines lleva al menos este número de cartas naturales.
field-naturals_per_wild = Naturales por cada comodín
    .meaning = Un grupo necesita este número de cartas naturales por cada comodín; 0 significa que no hay tal límite.
field-naturals_over_wilds = Naturales de más sobre los comodines
    .meaning = Un grupo con comodines necesita al menos este número de cartas naturales más que de comodines; 0 significa que no hay tal límite.
field-rank_meld_past_canasta = Las canastas pueden crecer
    .meaning = A un grupo completo se le pueden añadir más cartas.
field-one_meld_per_rank = Un solo grupo por valor
    .meaning = Un bando baja un solo grupo de cada valor, y las demás cartas de ese valor se añaden a él.
field-merge = Unir combinaciones
    .meaning = Un bando puede hacer una sola de dos combinaciones suyas del mismo valor.
field-sequences = Secuencias
    .meaning = Tres o más cartas seguidas del mismo palo, sin huecos ni comodines, son una combinación, que ya no admite más cartas cuando está completa.
field-wild_melds = Combinaciones de comodines
    .meaning = Tres o más doses y jokers solos son una combinación, que ya no admite más cartas cuando está completa.
field-wild_on_finished = Comodín en una canasta limpia
    .meaning = A una canasta limpia completa se le puede añadir un comodín, y entonces pasa a ser sucia.

# El pozo

field-pair_always = Siempre hace falta un par natural
    .meaning = Para tomar el pozo siempre hacen falta de la mano dos cartas naturales del valor de la carta de arriba.
field-take_natural_and_wild = Una natural y un comodín
    .meaning = Un pozo que no está congelado se puede tomar con una carta natural del valor de la carta de arriba y un comodín.
field-top_card_onto_meld = Carta de arriba a una combinación
    .meaning = Un pozo que no está congelado se puede tomar poniendo su carta de arriba en una combinación del propio bando.
field-take_joins = El par puede ir a una combinación
    .meaning = Un par natural y la carta de arriba que se toma con él pueden unirse a una combinación de su valor que ya está en la mesa.
field-top_card_to_sequence = Solo la carta de arriba
    .meaning = En lugar de robar se puede tomar solo la carta de arriba, si continúa una secuencia del bando.
field-wild_blocks = Los comodines bloquean
    .meaning = Nadie puede tomar el pozo mientras haya un comodín arriba.
field-threes_block = Los treses bloquean
    .meaning = Nadie puede tomar el pozo mientras haya un tres arriba.
field-frozen_until_opened = Congelado hasta la bajada inicial
    .meaning = Para un bando, el pozo está congelado hasta que hace su bajada inicial.

# La bajada inicial

field-minimum_negative = Mínimo por debajo de cero
    .meaning = Lo que deben sumar las primeras combinaciones de un bando cuando su total está por debajo de cero.
field-minimum_0 = Mínimo desde 0
    .meaning = Lo que deben sumar las primeras combinaciones de un bando cuando su total es de 0 o más.
field-minimum_1500 = Mínimo desde 1.500
    .meaning = Lo que deben sumar las primeras combinaciones de un bando cuando su total es de 1.500 o más.
field-minimum_3000 = Mínimo desde 3.000
    .meaning = Lo que deben sumar las primeras combinaciones de un bando cuando su total es de 3.000 o más.
field-minimum_7000 = Mínimo desde 7.000
    .meaning = Lo que deben sumar las primeras combinaciones de un bando cuando su total es de 7.000 o más.

# El cierre

field-right_melds = Combinaciones completas para cerrar
    .meaning = Cuántas combinaciones completas necesita un bando antes de que uno de sus jugadores pueda cerrar.
field-right_sequence = Una secuencia para cerrar
    .meaning = Una de esas combinaciones completas tiene que ser una secuencia.
field-going_out_bonus = Cierre
    .meaning = Lo que recibe un bando cuando cierra uno de sus jugadores.
field-concealed_bonus = Cierre de mano
    .meaning = Lo que da un cierre de mano en lugar del premio habitual.
field-concealed_own_cards = De mano con las cartas propias
    .meaning = El cierre es de mano si quien cierra no había bajado nada, no añade nada a las combinaciones de su compañero y tiene por su cuenta las canastas necesarias; de lo contrario, si no había bajado nada el bando entero.
field-concealed_waives_minimum = Sin mínimo al cerrar de mano
    .meaning = Quien cierra de mano no necesita el mínimo de la bajada inicial.
field-ask_partner = Preguntar al compañero
    .meaning = Si se puede, o se debe, preguntar al compañero antes de cerrar; lo que responde obliga.

# Los puntos

field-natural_canasta = Canasta limpia
    .meaning = Lo que vale una canasta sin comodines.
field-mixed_canasta = Canasta sucia
    .meaning = Lo que vale una canasta con comodines.
field-sequence_bonus = Secuencia completa
    .meaning = Lo que vale una secuencia completa, una escalera o samba.
field-wild_meld_bonus = Combinación de comodines completa
    .meaning = Lo que vale una combinación de comodines completa, una bolivia.
field-red_three = Tres rojo
    .meaning = Lo que cuenta cada tres rojo.
field-all_red_threes = Todos los treses rojos
    .meaning = Lo que cuentan juntos los treses rojos cuando un bando los tiene todos.
field-red_threes_need = Treses rojos a favor si hay
    .meaning = Lo que necesita un bando para que sus treses rojos cuenten a su favor.
field-red_threes_against = Treses rojos en contra
    .meaning = Los treses rojos de un bando al que le falta lo necesario cuentan en su contra.
field-black_three_in_hand = Tres negro en la mano
    .meaning = Lo que cuesta cada tres negro que se queda en una mano.
field-black_threes_cost = Ese precio se paga
    .meaning = Si los treses negros que se quedan en la mano cuestan siempre eso, o solo cuando alguien cierra y, si no, sus puntos.
field-points_joker = Joker
    .meaning = Lo que cuenta un joker.
field-points_ace = As
    .meaning = Lo que cuenta un as.
field-points_two = Dos
    .meaning = Lo que cuenta un dos.
field-points_high = Del ocho al rey
    .meaning = Lo que cuenta un rey, una reina, una jota, un diez, un nueve o un ocho.
field-points_low = Del cuatro al siete
    .meaning = Lo que cuenta un siete, un seis, un cinco o un cuatro.
field-points_black_three = Tres negro
    .meaning = Lo que cuenta un tres negro en una combinación.

# La partida

field-target = Puntaje de victoria
    .meaning = La partida termina después de la ronda en la que un bando llega a este total.
field-round_cap = Partida más larga
    .meaning = Después de la ronda con este número la partida termina en empate, salvo que un bando haya llegado al puntaje de victoria.
field-equal_totals = Totales iguales
    .meaning = Lo que pasa cuando dos bandos terminan con el mismo total más alto.
