## Lo que está mal en un archivo. $sentence dice más; está en inglés, como los nombres de los archivos.

refusal-wrong-score = Los puntos escritos para el bando { $side } son { $written }; las cartas dan { $right }.
refusal-beyond-pack = Aquí hay más cartas de las que puede haber: { $sentence }
refusal-malformed = Esto no se puede leer: { $sentence }
refusal-newer-format = Este archivo necesita una versión más nueva de Escalera: { $sentence }
