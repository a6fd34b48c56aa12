## Домашний стол: счёт в браузере для игры настоящими картами. Для игроков любого возраста, у которых в одной руке
## карты.

kitchen-title = Домашний стол
kitchen-what = Таблица счёта для игры настоящими картами. Вы вводите, что лежит на столе, а очки сложатся сами.
kitchen-new = Новая таблица счёта
kitchen-sheets = Ваши таблицы счёта
kitchen-sheet = Таблица счёта
kitchen-all-sheets = Все таблицы счёта
kitchen-rounds =
    { $count ->
        [0] Раздач ещё нет
        [1] Одна раздача
        [one] { $count } раздача
        [few] { $count } раздачи
       *[other] { $count } раздач
    }
kitchen-changed = Изменена { $when }
kitchen-kept = Таблицы счёта хранятся только в этом браузере. Чтобы взять таблицу с собой, сохраните её файлом.
kitchen-ready = Теперь эта страница работает и без связи.
kitchen-no-rules = Правил в этом браузере ещё нет. Подключитесь один раз к интернету, и потом страница будет работать без связи.
kitchen-gone = Этой таблицы счёта в браузере нет. Если она есть у вас файлом, откройте файл.
kitchen-keeps-nothing = Этот браузер ничего не хранит. Сохраните, пожалуйста, таблицу файлом, прежде чем закрыть страницу.

# Подготовка. Номера $seat идут вокруг стола по часовой стрелке.
kitchen-names = Кто играет
kitchen-names-what = В том порядке, как вы сидите, по часовой стрелке. Имена можно не указывать.
kitchen-first-dealer = Кто сдаёт первую раздачу
kitchen-rules-what = Это правила, от которых зависит счёт. Об остальных договоритесь между собой.
kitchen-fixed = Игра и число игроков остаются прежними: в таблице уже есть раздачи. Для другой игры начните новую таблицу.
kitchen-begin = Начать таблицу счёта
kitchen-keep = Сохранить изменения
kitchen-set-up = Имена и правила
kitchen-set-up-kept = Имена и правила теперь такие, как вы хотели.

# Таблица
kitchen-about =
    { $target ->
        [one] { $edition }, до { $target } очка.
        [few] { $edition }, до { $target } очков.
       *[other] { $edition }, до { $target } очков.
    }
kitchen-deals = { $player } сдаёт раздачу { $round }.
kitchen-dealt = { $player } сдаёт.
kitchen-minimum = Для первого выклада нужно { $needed }
kitchen-enter = Ввести раздачу { $round }
kitchen-go-on = Продолжить ввод раздачи { $round }
kitchen-correct = Исправить раздачу { $round }
kitchen-correct-doubtful = Исправить раздачу { $round }, в которой, возможно, ошибка
kitchen-lines = Показать все строки
kitchen-after-end = После раздачи { $round } партия была закончена. Следующие раздачи остаются в таблице, но не считаются.
kitchen-undo = Отменить
kitchen-redo = Вернуть
# $what: round или set-up, имена и правила.
kitchen-undone =
    { $what ->
        [set-up] Имена и правила снова прежние.
       *[round] Раздача { $round } снова прежняя.
    }
kitchen-redone =
    { $what ->
        [set-up] Имена и правила снова изменены.
       *[round] Раздача { $round } снова изменена.
    }
kitchen-print = Напечатать
kitchen-save = Сохранить файлом
kitchen-saved = Файл лежит среди загрузок.
kitchen-delete = Удалить эту таблицу
kitchen-delete-sure = Удалить эту таблицу счёта?
kitchen-delete-what = Вернуть её нельзя, если вы не сохранили её файлом.

# Раздача. $word — строка таблицы или вид карты: «Натуральные канасты», «Джокер».
kitchen-who-out = Кто вышел?
kitchen-nobody-out = Никто
kitchen-concealed = Скрытый выход
kitchen-concealed-what = Приносит { $count } вместо обычной премии.
kitchen-melded = Очки выложенных карт
kitchen-hands = Очки карт, оставшихся в руке
kitchen-each =
    { $count ->
        [one] по { $count } очку
        [few] по { $count } очка
       *[other] по { $count } очков
    }
kitchen-costs =
    { $count ->
        [one] минус { $count } очко за каждую
        [few] минус { $count } очка за каждую
       *[other] минус { $count } очков за каждую
    }
# $count за одну, $total за все, их $number.
kitchen-reds =
    { $count ->
        [one] { $count } очко за каждую, { $total } за все { $number }
        [few] { $count } очка за каждую, { $total } за все { $number }
       *[other] { $count } очков за каждую, { $total } за все { $number }
    }
kitchen-count-cards = Сосчитать карты
kitchen-count-cards-of = { $word }: сосчитать карты
kitchen-write-points = Ввести очки
kitchen-write-points-of = { $word }: ввести очки
kitchen-more = { $word }: прибавить { $count }
kitchen-fewer = { $word }: убавить { $count }
kitchen-now = { $word }: { $number }
kitchen-write = Записать раздачу { $round } в таблицу
kitchen-written = Раздача { $round } записана в таблицу.
kitchen-corrected = Раздача { $round } исправлена, общий счёт пересчитан.
kitchen-look-again = Возможно, в ней ошибка: откройте её, чтобы увидеть какая.
kitchen-to-sheet = К таблице
kitchen-draft-kept = То, что вы ввели, сохранено, можно продолжить.
kitchen-throw-away = Выбросить введённое
kitchen-leave-as-was = Оставить раздачу как была
kitchen-remove = Убрать раздачу { $round } из таблицы
kitchen-removed = Раздача { $round } убрана из таблицы. «Отменить» вернёт её.

# Чего быть не может. Никого это не задерживает.
kitchen-doubts = Посмотрите, пожалуйста, ещё раз
kitchen-doubt-reds = Красных троек посчитано { $count }, а их всего { $most }.
# $word — вид карты в единственном числе: «Джокер», «От восьмёрки до короля».
kitchen-doubt-cards = Слишком много карт посчитано как «{ $word }»: { $count }, а их всего { $most }.
kitchen-doubt-sequences = Столько законченных последовательностей из всех карт не собрать: { $count }, а может быть не больше { $most }.
kitchen-doubt-wild-melds = Столько законченных комбинаций диких карт из всех двоек и джокеров не собрать: { $count }, а может быть не больше { $most }.
kitchen-doubt-naturals = Столько натуральных канаст из всех карт не собрать: { $count }, а может быть не больше { $most }.
kitchen-doubt-points = Очков в картах всех сторон вместе { $count }, а во всех картах их только { $most }.
kitchen-doubt-melded = Очков в картах законченных комбинаций не меньше { $needed }, а у выложенных карт их { $counted }.
kitchen-doubt-melded-cards = Карт в законченных комбинациях не меньше { $needed }, а выложенных посчитано { $count }.
kitchen-doubt-step = Числа { $count } здесь быть не может: очки карт кратны { $number }.
# $sequence: needed или free — должна ли одна из законченных комбинаций быть последовательностью.
kitchen-doubt-right =
    { $sequence ->
        [needed]
            { $edition ->
                [samba] Для выхода стороне нужно законченных комбинаций: { $needed }, одна из них — samba.
               *[other] Для выхода стороне нужно законченных комбинаций: { $needed }, одна из них — escalera.
            }
       *[free]
            { $needed ->
                [1] Для выхода стороне нужна законченная комбинация.
                [one] Для выхода стороне нужна { $needed } законченная комбинация.
                [few] Для выхода стороне нужны { $needed } законченные комбинации.
               *[other] Для выхода стороне нужно { $needed } законченных комбинаций.
            }
    }
kitchen-doubt-hand = { $player }: это выход, а в руке остались карты.

# Файл с таблицей счёта. $word — что стоит в файле.
kitchen-open-file = Открыть сохранённую таблицу счёта
kitchen-file-what = Это будет отдельная таблица; другие не изменятся.
kitchen-file-nothing = Ничего не изменено.
kitchen-file-other = В этом файле нет таблицы счёта домашнего стола.
kitchen-file-newer = Этот файл из более новой версии Escalera. Загрузите, пожалуйста, страницу заново и попробуйте ещё раз.
kitchen-file-edition = Игра «{ $word }» из этого файла здесь неизвестна.
kitchen-file-players = В этом файле число игроков «{ $word }», а так в эту игру не играют.
kitchen-file-names = Имена в этом файле прочитать нельзя: их должно быть { $players }, знаков в каждом не больше { $most }.
kitchen-file-dealer = Первый сдающий в этом файле должен сидеть на одном из мест от 1 до { $players }.
kitchen-file-rule = Домашнее правило «{ $word }» из этого файла неизвестно, или его значения быть не может.
kitchen-file-rounds = Раздачи этого файла прочитать нельзя.
kitchen-file-round = Раздачу { $round } этого файла прочитать нельзя: в ней чего-то не хватает или вместо целого числа от 0 стоит что-то другое.
