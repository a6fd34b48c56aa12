## Сравнение и правила на одной странице: в каждой строке название и короткие предложения.

guide-row-cards = Карты
guide-row-deal = Сдача
guide-row-draw = Сколько берут
guide-row-rank = Комбинации одного достоинства
guide-row-sequence = Последовательности
guide-row-wild = Комбинации диких карт
guide-row-pile = Как взять сброс
guide-row-top = Только верхняя карта
guide-row-opening = Первый выклад
guide-row-threes = Тройки
guide-row-discard = Сброс карты
guide-row-out = Выход
guide-row-bonuses = Премии
guide-row-target = Счёт для победы

guide-cell-cards =
    { $packs ->
        [1] Одна колода карт, всего карт: { $deck }.
        [one] { $packs } колода карт, всего карт: { $deck }.
        [few] { $packs } колоды карт, всего карт: { $deck }.
       *[other] { $packs } колод карт, всего карт: { $deck }.
    }
guide-cell-jokers = Джокеров: { $jokers }.
guide-cell-deal = Карт каждому: { $hand }.
guide-cell-draw =
    { $draw ->
        [1] Одну карту или сброс.
        [one] { $draw } карту или сброс.
        [few] { $draw } карты или сброс.
       *[other] { $draw } карт или сброс.
    }
guide-cell-finished =
    { $size ->
        [one] Закончена, когда в ней { $size } карта.
        [few] Закончена, когда в ней { $size } карты.
       *[other] Закончена, когда в ней { $size } карт.
    }
guide-cell-sequence =
    { $sequences ->
        [yes] Карты одной масти подряд, от трёх до { $size } карт, от { $first } до { $last }, без диких; потом закрыта.
       *[no] Нет.
    }
guide-cell-wild =
    { $wildmelds ->
        [yes] Двойки и джокеры, от трёх до { $size } карт; потом закрыта.
       *[no] Нет.
    }
guide-cell-top =
    { $topcardtosequence ->
        [yes] Да, если она продолжает последовательность своей стороны.
       *[no] Нет.
    }
guide-cell-opening-below = Ниже нуля: { $needed }.
guide-cell-opening-from = От { $total }: { $needed }.
guide-cell-discard = Одна карта, и ход закончен. Сбросить можно любую карту, кроме красной тройки: в руке её не бывает.
guide-cell-bonus-natural = Натуральная канаста: { $naturalcanasta }.
guide-cell-bonus-mixed = Смешанная канаста: { $mixedcanasta }.
guide-cell-bonus-sequence =
    { $edition ->
        [samba] Samba: { $sequencebonus }.
       *[other] Escalera: { $sequencebonus }.
    }
guide-cell-bonus-wild = Bolivia: { $wildmeldbonus }.
guide-cell-target =
    { $roundcap ->
        [1] Очков: { $target }; если их никто не набрал, партия заканчивается после одной раздачи.
        [one] Очков: { $target }; если их никто не набрал, партия заканчивается после { $roundcap } раздачи.
        [few] Очков: { $target }; если их никто не набрал, партия заканчивается после { $roundcap } раздач.
       *[other] Очков: { $target }; если их никто не набрал, партия заканчивается после { $roundcap } раздач.
    }

# Короткая таблица всех игр
guide-short-packs = Колоды карт
guide-short-hand = Карт каждому
guide-short-sequences = Последовательности
guide-short-wild = Комбинации диких карт
guide-short-out = Для выхода
guide-short-black = Чёрная тройка в руке
guide-short-target = Счёт для победы
