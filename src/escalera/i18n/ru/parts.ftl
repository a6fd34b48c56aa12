## Что лежит на столе в браузере: карты в руке, комбинации, колода и сброс, места, счёт.

# Рука
part-hand = Ваша рука, { amount-cards }
part-sort = Порядок карт в руке
part-sort-rank = По порядку достоинств
part-sort-suit = По масти
# Под знаками на тех же кнопках
part-sort-rank-short = по порядку
part-sort-suit-short = по масти
part-card-of = { card-words }, { $number } из { $count }
part-card-new = { $card }, новая

# Что такое выбранные карты; $counted — их очки.
part-points =
    { $counted ->
        [one] { $counted } очко
        [few] { $counted } очка
       *[other] { $counted } очков
    }
part-chosen-none = Касайтесь карт, чтобы выбрать их.
part-chosen-one = { card-words }, { part-points }
# Чёрная тройка, если в руке она стоит больше, чем даёт в комбинации.
part-chosen-one-black = { card-words }, { part-points } в комбинации; останется в руке — штраф { $count }
part-chosen-rank =
    { $wilds ->
        [0] { ranks.count }, { part-points }
        [1] { ranks } с одной дикой картой, карт: { $many }, { part-points }
        [one] { ranks } и { $wilds } дикая карта, карт: { $many }, { part-points }
        [few] { ranks } и { $wilds } дикие карты, карт: { $many }, { part-points }
       *[other] { ranks } и { $wilds } диких карт, карт: { $many }, { part-points }
    }
part-chosen-wilds =
    { $many ->
        [one] { $many } дикая карта, { part-points }
        [few] { $many } дикие карты, { part-points }
       *[other] { $many } диких карт, { part-points }
    }
part-chosen-black =
    { $many ->
        [one] { $many } чёрная тройка, { part-points }; их выкладывают только при выходе
        [few] { $many } чёрные тройки, { part-points }; их выкладывают только при выходе
       *[other] { $many } чёрных троек, { part-points }; их выкладывают только при выходе
    }
# $first и $last стоят на углах первой и последней карты.
part-chosen-run = { suit } подряд, { $first }–{ $last }, { part-points }
part-chosen-gap =
    { $count ->
        [1] ещё не комбинация, не хватает одной: { card-words }
       *[other] ещё не комбинация, не хватает: { suit } { $list }
    }
part-chosen-twice = не одна комбинация: { card-words } здесь дважды
part-chosen-wild-in-run = не комбинация: дикой карты в последовательности быть не может
part-chosen-mixed =
    { $many ->
        [one] { $many } карта, это не одна комбинация, { part-points }
        [few] { $many } карты, это не одна комбинация, { part-points }
       *[other] { $many } карт, это не одна комбинация, { part-points }
    }

# Комбинации; $what: rank, sequence или wild.
part-meld-rank = { ranks }
part-meld-sequence = { suit } { $first }–{ $last }
part-meld-wild = дикие карты
part-meld-wilds =
    { $wilds ->
        [1] одна дикая
        [one] { $wilds } дикая
        [few] { $wilds } дикие
       *[other] { $wilds } диких
    }
part-missing =
    { $what ->
        [rank]
            { $count ->
                [1] до канасты нужна ещё одна
                [one] до канасты нужна ещё { $count }
                [few] до канасты нужны ещё { $count }
               *[other] до канасты нужно ещё { $count }
            }
        [wild]
            { $count ->
                [1] до bolivia нужна ещё одна
                [one] до bolivia нужна ещё { $count }
                [few] до bolivia нужны ещё { $count }
               *[other] до bolivia нужно ещё { $count }
            }
       *[sequence]
            { $edition ->
                [samba]
                    { $count ->
                        [1] до samba нужна ещё одна
                        [one] до samba нужна ещё { $count }
                        [few] до samba нужны ещё { $count }
                       *[other] до samba нужно ещё { $count }
                    }
               *[other]
                    { $count ->
                        [1] до escalera нужна ещё одна
                        [one] до escalera нужна ещё { $count }
                        [few] до escalera нужны ещё { $count }
                       *[other] до escalera нужно ещё { $count }
                    }
            }
    }
part-meld-said = Комбинация { $meld }: { $list }, { amount-cards }

# Сторона
part-side-empty = На столе пока ничего
part-red-threes-count = { table-red-threes }: сейчас это { $written }

# Колода и сброс
part-stock = Колода
part-draw = Взять
part-pile = Сброс
part-pile-empty = Сброс пуст
part-pile-top = сверху { $card }, { amount-cards }
part-pile-frozen = заморожен
part-take = Взять сброс
part-look = Смотреть
part-look-title = Сброс, { amount-cards }
part-look-order = Верхняя карта стоит первой.
part-close = Закрыть

# Места
part-seats = Игроки
part-seat-cards = в руке: { amount-cards }
part-turn = ходит
part-dealer = сдаёт
# Одна буква: знак на месте сдающего
part-dealer-mark = С
part-you = вы
part-away = не за столом
part-stand-in = за это место играет компьютер
# То же на телефоне
part-stand-in-short = замена
part-computer = компьютер
part-offer = Пусть компьютер заменит: { $player }

# Общий счёт и право на выход
part-totals = Общий счёт
part-target = До { $target }
part-own = ваша сторона
part-needs = для выклада нужно { $needed }
part-opened = первый выклад в этой раздаче сделан
part-checklist = Для выхода вашей стороне нужно
part-may-go-out = Ваша сторона может выйти
part-done = готово
part-lacking = ещё нет
