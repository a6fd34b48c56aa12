## Стол в браузере там, где мало места, и чем его правила отличаются от правил игры.

# Под комбинацией: чем она стала или сколько карт ей ещё нужно
board-natural = натуральная
board-mixed = смешанная
board-missing =
    { $count ->
        [one] ещё { $count } карта
        [few] ещё { $count } карты
       *[other] ещё { $count } карт
    }

# Общий счёт стороны рядом с её именем
board-total = { $total } из { $target }
board-needs = нужно { $needed }
board-opened = выклад есть
# Красные тройки стороны с их нынешним знаком: он ещё может измениться
board-reds = { table-red-threes }: пока { $written }
# Право на выход, одной строкой
board-out = Для выхода:
board-out-finished = законченных { $count } из { $needed }
board-out-sequence = последовательность
board-out-now = можно выйти

# Домашние правила этого стола
board-house =
    { $count ->
        [0] Правила игры без изменений.
        [1] Одно правило изменено.
        [one] Изменено { $count } правило.
        [few] Изменены { $count } правила.
       *[other] Изменено { $count } правил.
    }
board-house-rule = домашнее правило
