## Слова стола.

word-match = партия
word-round = раздача
word-turn = ход
word-seat = место
word-side = сторона
word-partner = партнёр
word-dealer = сдающий
word-stock = колода
word-pile = сброс
word-top-card = верхняя карта
word-hand = рука
word-melds = комбинации
word-red-threes = красные тройки
word-minimum = минимум
word-target = счёт для победы
word-total = общий счёт
word-frozen = заморожен
word-opened = первый выклад сделан
word-not-opened = первого выклада ещё нет

seat-number = место { $seat }
side-number = сторона { $side }
round-number = раздача { $round }
meld-number = № { $meld }

# Виды комбинаций. $edition — код игры.
meld-rank = комбинация одного достоинства
meld-sequence = последовательность
meld-wild = комбинация диких карт
meld-black-threes = чёрные тройки
meld-natural-canasta = натуральная канаста
meld-mixed-canasta = смешанная канаста
meld-finished-sequence =
    { $edition ->
        [samba] samba
       *[other] escalera
    }
meld-finished-wild = bolivia

# Строки стола
table-stock = Колода: { amount-cards }
table-pile = Сброс: { amount-cards }, сверху { $card }
table-pile-empty = Сброс: пусто
table-pile-frozen = Сброс заморожен: его берут только натуральной парой.
table-hand = { $player }, в руке: { amount-cards }
table-minimum = Для первого выклада вашей стороне нужно очков: { $needed }.
table-red-threes =
    { $count ->
        [0] Нет красных троек
        [1] Одна красная тройка
        [one] { $count } красная тройка
        [few] { $count } красные тройки
       *[other] { $count } красных троек
    }
table-no-melds = Пока ничего не выложено

# Количества, по единице поля правил
amount-cards =
    { $count ->
        [0] ни одной карты
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
amount-packs =
    { $count ->
        [1] одна колода карт
        [one] { $count } колода карт
        [few] { $count } колоды карт
       *[other] { $count } колод карт
    }
amount-suits =
    { $count ->
        [1] одна масть
        [one] { $count } масть
        [few] { $count } масти
       *[other] { $count } мастей
    }
amount-players =
    { $count ->
        [1] один игрок
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
amount-points =
    { $count ->
        [1] одно очко
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
amount-melds =
    { $count ->
        [1] одна комбинация
        [one] { $count } комбинация
        [few] { $count } комбинации
       *[other] { $count } комбинаций
    }
amount-rounds =
    { $count ->
        [1] одна раздача
        [one] { $count } раздача
        [few] { $count } раздачи
       *[other] { $count } раздач
    }
# Достоинство по его числу: 2 — четвёрка, 12 — туз
amount-rank =
    { $count ->
        [0] двойка
        [1] тройка
        [2] четвёрка
        [3] пятёрка
        [4] шестёрка
        [5] семёрка
        [6] восьмёрка
        [7] девятка
        [8] десятка
        [9] валет
        [10] дама
        [11] король
       *[12] туз
    }
number = { $count }

# Несколько вещей в предложении: «Анна, Борис и Вера»; несколько целых частей: «если игроков 2: 15 карт; если игроков 3: 13 карт».
list-and = { $list } и { $last }
list-and-i = { $list } и { $last }
list-apart = { $list }; { $last }
# То, что кончается на -i, говорится перед звуком «и». `list-side` соединяет имена одной стороны: «Анна и Вера».
list-side = и
list-side-i = и
