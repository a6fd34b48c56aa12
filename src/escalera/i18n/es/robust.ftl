## Lo que puede fallar alrededor de una mesa, y cómo se sigue.

client-newer = Hay una versión nueva de esta página. Tus cartas se quedan como están.
client-newer-load = Cargarla
client-not-now = Ahora no
client-part-missing = Ahora no se puede traer esta parte de la página. Prueba otra vez dentro de un momento.
client-device-lost = ¿Se perdió un dispositivo, u otras personas tienen tu enlace? Crea uno nuevo: a partir de entonces, tu asiento lo tienen solo este navegador y quien reciba ese enlace. Todos los demás enlaces y códigos solo sirven para mirar.
client-device-renew = Crear un enlace nuevo y anular los demás
client-device-renewed = Los demás enlaces a tu asiento ya no valen.

# Cómo se barajó, comprobado en el navegador
client-fair-check = Comprobar cómo se barajó
client-fair-holds =
    { $count ->
        [one] Calculado de nuevo en este navegador: se barajó como se había anunciado antes de repartir.
       *[other] Calculado de nuevo en este navegador: las { $count } veces se barajó como se había anunciado antes de repartir.
    }
client-fair-broken = En la ronda { $round } no se barajó como se había anunciado. Por favor, avisa a los demás.
client-fair-none = La prueba todavía no está. Inténtalo otra vez dentro de un momento.
