## Lo que se dice antes de jugar: por qué no se puede tomar el pozo, y la lista de lo que falta para cerrar.

may-not-open =
    No se puede tomar el pozo: nada de lo que podrías bajar con su carta de arriba llega a los { $needed } que tu bando
    necesita para la bajada inicial.

# Casillas de la lista: hay $count de $needed.
out-finished =
    { $needed ->
        [one] Una combinación completa: { $count } de { $needed }
       *[other] Combinaciones completas: { $count } de { $needed }
    }
out-sequence = Entre ellas, una secuencia completa
out-partner = El sí de tu compañero
