## Las pistas en el navegador y en la terminal: lo que se pulsa. Lo que dice una pista está en hints.ftl.

hinting-button = Pista
hinting-title = Una pista: dónde mirar; otra vez: por qué; otra vez: la jugada
hinting-why = ¿Por qué?
hinting-move = Mostrar la jugada
hinting-lay = Prepararla
hinting-choose = Elegir esta carta
hinting-allowed = Pistas
hinting-allowed-yes = Permitidas: en su turno, cada cual puede pedir dónde mirar, por qué, y la jugada
hinting-allowed-no = Ninguna en esta mesa
