## Historia, cómo jugar con cartas de verdad, y en qué no coinciden las fuentes.

guide-history-canasta =
    Se suele decir que la Canasta se inventó en Montevideo, Uruguay, en 1939. Hay quien sitúa sus comienzos más tarde, ya
    en los años cuarenta. Se extendió por América del Sur y llegó a los Estados Unidos en 1949. El nombre viene de la
    canasta, la cesta.
guide-history-samba =
    Samba es una Canasta con tres barajas. Los catálogos de juegos la fechan hacia 1950, cuando la fiebre de la Canasta
    estaba en su apogeo. De las variantes con tres barajas se dice que es la más extendida.
guide-history-bolivia =
    Los libros de consulta describen Bolivia, o Canasta boliviana, como pariente cercana de Samba. Nadie sabe quién la
    inventó, y no se conoce ninguna fecha. Sus reglas cambian de una fuente a otra, sobre todo en cuántos comodines puede
    llevar una combinación y en los premios de combinaciones y treses.
guide-history-here-bolivia = Las reglas de esta página siguen las de una sala de cartas en línea, que las publica en alemán, griego y ruso.
guide-history-here-bolivia-dk = Las reglas de esta página siguen una guía danesa de Bolivia. Donde no dice nada, se juega con las reglas de Samba.
guide-history-here-samba = Las reglas de esta página siguen una guía danesa de Samba.
guide-history-here-classic =
    Las reglas de esta página siguen la comparación que ofrece una sala de cartas en línea. Lo que allí falta se completa
    con las leyes internacionales de la Canasta.
guide-history-years-two-pack = Este es el juego del que vienen los demás.

guide-real-packs =
    { $packs ->
        [one] Hace falta una baraja completa, { $deck } cartas en total con los jokers.
       *[other] Hacen falta { $packs } barajas completas con el mismo dorso, { $deck } cartas en total con los jokers.
    }
guide-real-jokers =
    { $jokers ->
        [0] Las barajas se venden con dos o tres jokers cada una. Apártalos todos.
        [one] Las barajas se venden con dos o tres jokers cada una. Hace falta un joker: aparta los demás.
       *[other]
            Las barajas se venden con dos o tres jokers cada una. Hacen falta { $jokers } jokers: cuéntalos, y aparta los
            demás.
    }
guide-real-agree = Antes del primer reparto hay que ponerse de acuerdo en esto:
guide-real-edition = la variante: { $name };
guide-real-bonus = el premio del cierre: { amount-points };
guide-real-asking = preguntar al compañero: { $word };
guide-real-target = el puntaje de victoria: { amount-points }.
guide-real-pile = El pozo se pone de modo que toda la mesa vea su carta de arriba.
guide-real-frozen = La carta que congela el pozo se pone atravesada, para que nadie lo olvide.
guide-real-writer = Una persona anota los totales después de cada ronda y dice qué mínimo necesita cada bando en la siguiente.

guide-dispute-intro =
    Estos juegos no tienen una autoridad única, y las fuentes no coinciden. Esto es lo que está en discusión, y cómo se juega
    en cada variante. En tu propia mesa, cada una de estas cosas puede ser una regla de la casa.
guide-dispute-going_out_bonus = El cierre da en Bolivia { $one } según unas fuentes y { $other } según otras.
guide-dispute-concealed_bonus = Unas pagan más por un cierre de mano; otras, no.
guide-dispute-max_wilds = La mayoría permite dos comodines en un grupo, algunas tres, y una no pone límite.
guide-dispute-naturals_per_wild = Unas piden al menos dos cartas naturales; otras, el doble de naturales que de comodines.
guide-dispute-minimum_7000 = El mínimo más alto de la bajada inicial es { $one } según unas fuentes y { $other } según otras.
guide-dispute-red_threes_need = Para unas, los treses rojos cuentan con dos combinaciones completas; para otras, solo con todo lo que hace falta para cerrar.
guide-dispute-top_card_to_sequence = Unas dejan tomar solo la carta de arriba para una secuencia; otras, no.
guide-dispute-cover_upcard = Unas cubren un tres negro que se descubre después de repartir; otras lo dejan.
guide-dispute-hand = Cuando juegan seis, las fuentes reparten distinta cantidad de cartas.
guide-dispute-ask_partner = Unas dejan preguntar al compañero antes de cerrar; otras, no.
guide-dispute-more = También están en discusión algunos valores sueltos, marcados en la lista al final de esta página.
