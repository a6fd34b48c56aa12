## Lo que el servicio escribe en una página antes de enviarla: para buscadores, enlaces compartidos y navegadores sin script.

page-landing = Escalera: Bolivia, Samba y Canasta en línea
    .description = Bolivia, Samba y Canasta entre amigos, con un enlace y sin cuenta. O al momento, contra jugadores virtuales.
page-new = Crear una mesa
    .description = Elige el juego, los jugadores, el ritmo y las reglas de la casa, y envía el enlace a quienes quieras invitar.
page-join = Ir a una mesa
    .description = A una mesa de Bolivia, Samba o Canasta, con el enlace o el código que alguien te dio.
page-look = Ver un registro
    .description = Una partida terminada de Bolivia, Samba o Canasta, jugada a jugada y con todas las manos a la vista.
page-kitchen = Anotar puntos con cartas de verdad
    .description = La hoja de puntos para Bolivia, Samba y Canasta con cartas de verdad, con el mínimo siguiente y a quién le toca repartir. Funciona sin conexión.
page-learn = Tu primera ronda de Bolivia
    .description = Aprende Bolivia jugando: diez pasos cortos en una mesa de verdad, en unos diez minutos. Cada intento fallido se explica, y puedes dejarlo y seguir más tarde.
page-learn-classic = Bolivia para quien conoce la Canasta
    .description = Conoces la Canasta: juega solo los pasos que cambian en Bolivia, cada uno junto a la regla que conoces.
page-learn-samba = Bolivia para quien conoce la Samba
    .description = Conoces la Samba: juega solo los pasos que cambian en Bolivia, cada uno junto a la regla que conoces.
page-table = Una mesa
    .description = Tienes invitación a una mesa de cartas. Quien tenga este enlace puede sentarse o mirar.

# Un navegador que no puede mostrar la mesa
page-old = Este navegador es demasiado antiguo para la mesa
    .what = Por favor, usa uno más nuevo, por ejemplo Firefox, Chrome, Edge o Safari de hoy, y abre en él el mismo enlace.
page-missing = Falta una parte de esta página
    .what = Quizá la acaba de reemplazar una versión nueva. Vuelve a cargarla dentro de un momento.
page-no-script = La mesa necesita JavaScript. Por favor, permítelo en esta página y vuelve a cargarla.
