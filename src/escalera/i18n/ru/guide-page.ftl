## Рамка страниц с правилами и то, что стоит на всех них. $name — название игры.

guide-site = Правила игр семейства Канасты
# Язык его собственными словами
guide-language = Русский
guide-skip = К тексту
guide-contents = На этой странице
guide-languages = Языки
guide-home = К столам
guide-all-rules = Все игры
guide-open-table = Открыть стол
guide-also = То же в другом виде
guide-build = Страницу составила Escalera { $build } по правилам, по которым она играет.

guide-title = Как играть: { $name }
guide-description =
    Правила игры «{ $name }» с примерами, которые проверила сама игра, разбор раздачи, стратегия, вопросы и ответы.
guide-of-house =
    { $count ->
        [1] Это правила одного стола: одно домашнее правило не такое, как в игре «{ $name }».
        [one] Это правила одного стола: { $count } домашнее правило не такое, как в игре «{ $name }».
        [few] Это правила одного стола: { $count } домашних правила не такие, как в игре «{ $name }».
       *[other] Это правила одного стола: { $count } домашних правил не такие, как в игре «{ $name }».
    }
guide-of-players = Всё на этой странице сказано для такого числа игроков: { $players }.
guide-players-link =
    { $count ->
        [one] Для { $count } игрока
        [few] Для { $count } игроков
       *[other] Для { $count } игроков
    }
guide-sheet-link = На одной странице, для печати
guide-compare-link = { $name } и { $other } рядом

guide-index-title = Правила
guide-index-description = Боливия, Датская Боливия, Самба и классическая Канаста: правила по отдельности и рядом.
guide-index-intro = Здесь играют в четыре игры одного семейства. У каждой своя страница, и любые две можно сравнить.
guide-index-short = Игры вкратце
guide-index-compare = Две рядом

guide-compare-title = { $name } и { $other }
guide-compare-description = Чем отличаются { $name } и { $other }, строка за строкой.
guide-compare-what = Что сравнивается
guide-compare-more = Как играть в каждую

guide-sheet-title = { $name } на одной странице
guide-sheet-description = Правила игры «{ $name }» на одной странице: напечатать и положить рядом с картами.

guide-verdict-right = Верно
guide-verdict-wrong = Неверно

# Что за группа карт на картинке
guide-cards-table = на столе
guide-cards-laid = выложено из руки
guide-cards-added = добавлено
guide-cards-kept = остаётся в руке
guide-cards-pile = сброс, верхняя карта последняя
guide-cards-stock = из колоды
guide-cards-hand = в руке
guide-cards-discarded = сброшено
guide-cards-left = осталось в руках
guide-cards-red = красные тройки
guide-cards-face-down = колода, рубашкой вверх

# Разделы страницы
guide-section-about = Что это за игра
guide-section-set-up = Подготовка
guide-section-turn = Ход в картинках
guide-section-melds = Комбинации
guide-section-rank = Комбинации одного достоинства
guide-section-sequence = Последовательности
guide-section-wild = Комбинации диких карт
guide-section-threes = Тройки
guide-section-opening = Первый выклад
guide-section-pile = Сброс
guide-section-out = Выход
guide-section-scoring = Подсчёт очков
guide-section-round = Разбор раздачи
guide-section-strategy = Стратегия
guide-section-questions = Вопросы и ответы
guide-section-history = История
guide-section-preparing = С настоящими картами
guide-section-disputes = В чём источники расходятся
guide-section-short = Все игры вкратце
guide-section-values = Все значения правил
guide-section-more = Что ещё

guide-column-rule = Правило
guide-column-value = Значение
guide-column-source = Источник
guide-column-total = Общий счёт стороны
guide-column-minimum = В первом выкладе не меньше
guide-column-card = Карта
guide-column-points = Очки
guide-column-finished = Законченная комбинация
guide-column-bonus = Премия
guide-column-players = Игроки
guide-column-sides = Стороны
guide-name-sequence =
    { $edition ->
        [samba] Samba
       *[other] Escalera
    }
guide-name-wild = Bolivia
