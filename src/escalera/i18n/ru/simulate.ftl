## Что выводят `escalera simulate` и `escalera tune`. $player — имя компьютерного игрока или несколько.

simulate-title = { $edition }, игроков { $players }: { $list }
simulate-progress =
    { $what ->
        [matches] Партии
       *[deals] Сдачи
    }
simulate-stopped =
    { $what ->
        [matches] Прервано: с каждой стороны сыграно партий { $count } из { $most }.
       *[deals] Прервано: с каждой стороны сыграно сдач { $count } из { $most }.
    }
# Число с одной цифрой после запятой, то же для процентов, и время
simulate-decimal = { $number },{ $tenths }
simulate-percent = { $number },{ $tenths } %
simulate-time = { $number } мкс
# От одного числа до другого
simulate-interval = от { $first } до { $last }
simulate-column-what = Всё вместе
simulate-column-number = Число
simulate-column-interval = Интервал 95 %
simulate-difference = Очков за раздачу больше, чем у лучшей из других сторон: { $player }
simulate-won =
    { $what ->
        [matches] Выигранные партии, ничья за половину: { $player }
       *[deals] Выигранные партии, сложенные из этих раздач: { $player }
    }
simulate-rounds = Раздачи
simulate-matches = Партии
simulate-turns = Ходов за раздачу
simulate-ended-out = Раздачи, которые закончил выход
simulate-ended-stock = Раздачи, которые закончила колода
simulate-column-side = Раздача одной стороны
simulate-points = Очки
simulate-went-out = Выходы
simulate-melds =
    { $what ->
        [sequence]
            { $edition ->
                [samba] Samba
                [classic] Последовательности
               *[other] Escalera
            }
        [natural] Натуральные канасты
        [mixed] Смешанные канасты
        [wild]
            { $edition ->
                [samba] Комбинации диких карт
                [classic] Комбинации диких карт
               *[other] Bolivia
            }
       *[unfinished] Незаконченные комбинации
    }
simulate-column-player = Игрок
simulate-column-decisions = Решения
simulate-column-slow = 99 % не дольше
simulate-column-failed = Заменено безопасным
simulate-column-blunders = Промахи на 1 000 раздач
simulate-blunder =
    { $what ->
        [wild-thrown] Дикая карта сброшена на маленький сброс
        [seventh-given] Отдана седьмая карта
        [completion-missed] Своя комбинация не закончена
        [black-three-caught] Чёрные тройки остались в руке
       *[long-round] Раздачи длиннее 400 ходов
    }
simulate-fault = { $player }, место { $seat }: сбой, сыграно безопасное действие: { $sentence }

## Чем это кончается

simulate-bad-bots = Игроков названо { $count }, из них стол для { $players } не составить. Назовите одного для всех, двух — одна сторона против остальных, по одному на сторону или по одному на место.
simulate-unknown-bot = Компьютерного игрока «{ $player }» нет. Наши: { $list }; другие называются MODULE:CLASS или файлом весов.
simulate-bad-player = Этого игрока загрузить не удаётся: { $sentence }
simulate-bad-weights =
    { $what ->
        [missing] Файла { $path } нет.
        [unread] Прочитать файл { $path } не удаётся.
       *[other] В { $path } нет весов в том виде, в каком их пишет «escalera tune».
    }
simulate-both = Дайте --pairs или --matches, но не оба.
simulate-no-folder = Записи в { $path } писать не удаётся: { $why }.
simulate-used-folder = В { $path } уже есть записи. Выберите другую папку.
simulate-lost = Один из играющих процессов закончился сам или был остановлен, поэтому сыграно не всё.
simulate-no-ray = Ray не установлен. Он входит в дополнение «cluster»: pip install "escalera[cluster]".
simulate-no-cluster = Нет связи с кластером по адресу { $address }. { $sentence }

## Что выводит `escalera tune`

tune-progress = Поколения
# $score — на сколько очков за раздачу впереди лучшая половина кандидатов
tune-generation = Поколение { $number }: впереди на { $score }.
tune-written = Поколений готово { $count } из { $most }. Веса лежат в { $path }.
tune-no-cma = Пакет cma не установлен. Он входит в дополнение «tune»: pip install "escalera[tune]".
tune-another-task = В { $path } начат другой поиск: другая игра, другое число игроков, сдач или кандидатов или другое начальное число. Выберите другую папку.
tune-broken-search = Поиск в { $path } не читается. Выберите другую папку.
