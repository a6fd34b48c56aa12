## Таблица счёта. $edition — код игры: законченная последовательность в Самбе samba, иначе escalera.

score-title = Счёт раздачи { $round }
score-melded = Выложенные карты
score-bonuses = Премии за законченные комбинации
score-natural-canastas =
    { $count ->
        [1] Одна натуральная канаста
        [one] { $count } натуральная канаста
        [few] { $count } натуральные канасты
       *[other] { $count } натуральных канаст
    }
score-mixed-canastas =
    { $count ->
        [1] Одна смешанная канаста
        [one] { $count } смешанная канаста
        [few] { $count } смешанные канасты
       *[other] { $count } смешанных канаст
    }
score-sequences =
    { $edition ->
        [samba]
            { $count ->
                [1] Одна samba
                [one] { $count } samba
                [few] { $count } samba
               *[other] { $count } samba
            }
       *[other]
            { $count ->
                [1] Одна escalera
                [one] { $count } escalera
                [few] { $count } escalera
               *[other] { $count } escalera
            }
    }
score-wild-melds =
    { $count ->
        [1] Одна bolivia
        [one] { $count } bolivia
        [few] { $count } bolivia
       *[other] { $count } bolivia
    }
score-red-threes =
    { $count ->
        [0] Красные тройки
        [1] Одна красная тройка
        [one] { $count } красная тройка
        [few] { $count } красные тройки
       *[other] { $count } красных троек
    }
score-red-threes-all =
    { $count ->
        [one] Все красные тройки: { $count }
        [few] Все { $count } красные тройки
       *[other] Все { $count } красных троек
    }
score-red-threes-against =
    { $count ->
        [1] Одна красная тройка, в минус
        [one] { $count } красная тройка, в минус
        [few] { $count } красные тройки, в минус
       *[other] { $count } красных троек, в минус
    }
score-going-out = Выход
score-concealed = Скрытый выход
score-hands = Карты, оставшиеся в руке
score-black-threes =
    { $count ->
        [1] Одна чёрная тройка в руке
        [one] { $count } чёрная тройка в руке
        [few] { $count } чёрные тройки в руке
       *[other] { $count } чёрных троек в руке
    }
score-unknown =
    { $count ->
        [1] Одна неизвестная карта, без очков
        [one] { $count } неизвестная карта, без очков
        [few] { $count } неизвестные карты, без очков
       *[other] { $count } неизвестных карт, без очков
    }
score-round = Счёт за раздачу
score-before = Было раньше
score-total = Общий счёт
score-if-stopped = Если бы раздача закончилась сейчас
