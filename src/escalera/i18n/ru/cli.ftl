## Что выводит командная строка. $edition — код игры.

# Строки таблицы счёта, для всех сторон сразу
sheet-side = Сторона { $side }: { $player }
sheet-melded = Выложенные карты
sheet-natural-canastas = Натуральные канасты
sheet-mixed-canastas = Смешанные канасты
sheet-sequences =
    { $edition ->
        [samba] Samba
       *[other] Escalera
    }
sheet-wild-melds = Bolivia
sheet-red-threes = Красные тройки
sheet-going-out = Выход
sheet-concealed = Скрытый выход
sheet-hands = Осталось в руке
sheet-black-threes = Чёрные тройки в руке

# $edition здесь — её название
score-of-table = Счёт стола, { $edition }
match-runs =
    { $count ->
        [0] Ни одной раздачи ещё не было.
       *[other] Партия продолжается.
    }

# Чего на столе быть не может, в файле стола
position-not-a-meld = Из этих карт комбинации не получается: { $written }. Нужно одно достоинство; не писать масти можно только в комбинации одного достоинства.
position-black-threes-only-going-out = Чёрные тройки лежат на столе, только если эта сторона вышла, и в одной комбинации; у стороны { $side } они лежат иначе.
position-red-three =
    { $what ->
        [meld] Красной тройки в комбинации не бывает: её считают в red_threes.
       *[hand] Красной тройки в руке не бывает: её считают в red_threes.
    }
position-out-twice = Выйти могла только одна сторона, а здесь ещё и сторона { $side }.
position-out-with-cards = Сторона { $side } выйти не могла: ни одна её рука не пуста.
position-no-right-to-go-out = Сторона { $side } выйти не могла: { right-needed }; { right-held }.

file-missing = Такого файла нет.
file-typed = Наберите то, что было бы в файле; Ctrl-D на отдельной строке заканчивает.

# Почему что-то нельзя записать
output-failed = escalera: вывести это не удаётся: { $why }.
file-not-written = Записать { $path } не удаётся: { $why }.
why-full = диск полон
why-missing = такой папки нет
why-forbidden = писать туда вам нельзя
why-read-only = этот диск можно только читать
why-folder = это папка
why-no-file = это не файл
why-broken = диск неисправен
why-other = «{ $word }»

# Столько в эту игру не играют; $edition здесь — её название
players-wrong = { $edition }: игроков здесь может быть { $players }, а не { $count }. Для { $count } есть: { $list }.
players-none = { $edition }: игроков здесь может быть { $players }, а не { $count }.

# Сервер: $address — что открыть, $path — база данных
open-ready = Escalera готова: { $address }
open-how =
    { $what ->
        [opened] Ваш браузер открывает этот адрес. Ctrl-C останавливает Escalera; игры сохраняются.
       *[open] Откройте этот адрес в браузере. Ctrl-C останавливает Escalera; игры сохраняются.
    }
open-other-port = Порт { $port } занят другой программой, поэтому на этот раз { $number }.
open-running = Escalera уже работает: { $address }
open-stopped = Escalera остановлена. Игры сохранены.
serve-network = Для других в вашей сети: { $address }
serve-listens = Сервер отвечает здесь: { $address }
serve-kept = Столы хранятся в { $path }. Ctrl-C останавливает сервер, ничего не теряется.
worker-ready = Здесь решают за компьютерных игроков. Ctrl-C останавливает работу, и ничего не теряется.

# Обзор команд
overview-what = Escalera: Боливия, Самба и Канаста, точно до карты.
overview-try = Например:
overview-help = Подробнее о команде: escalera COMMAND --help
command-open = столы этого компьютера в браузере
command-play = игра в терминале против компьютерных игроков
    .usage = play
command-serve = держит столы для браузеров и ботов
    .usage = serve
command-worker = решает за компьютерных игроков нескольких серверов
    .usage = worker
command-join = сажает бота за стол на сервере
    .usage = join LINK
command-replay = проверяет запись игры действие за действием и выводит её таблицы счёта
    .usage = replay FILE
command-score = считает, что лежит на столе, строка за строкой
    .usage = score FILE
command-suggest = что сделал бы здесь компьютерный игрок и почему
    .usage = suggest FILE
command-simulate = играет много игр между компьютерными игроками и измеряет их
    .usage = simulate
command-tune = находит веса для компьютерных игроков, играя
    .usage = tune
command-rules = правила игры или чем она отличается от другой
    .usage = rules [EDITION]
command-verify = проверяет, честно ли тасовали в записи игры
    .usage = verify FILE
command-backup = копирует базу данных сервера, даже пока он работает
    .usage = backup FILE
command-restore = ставит копию на место базы данных сервера
    .usage = restore FILE
command-export = пишет запись одного стола или его журнал
    .usage = export TABLE

# Правила игры
rules-editions = Игры
rules-differences = Что отличается
rules-same = Они не отличаются.
rules-disputed = источники расходятся; другой вариант — домашнее правило
rules-column-rule = Правило
rules-column-name = Домашнее правило
rules-column-value = Значение
rules-column-source = Источник
rules-column-edition = Игра
rules-cards-in-all = Всего карт
rules-house = Домашнее правило меняет одно значение: escalera play --rule NAME=VALUE, например --rule hand=13.
rules-more = Одна игра полностью: escalera rules EDITION
# $players — одно или несколько чисел игроков; дальше стоит то, что верно для них
rules-with-players = если игроков { $players }

# Откуда взято значение, в столбце и полностью
source-card-room = карточный клуб
    .long = страница правил карточного клуба в интернете
source-danish-bolivia = о Боливии
    .long = датское руководство к Боливии
source-danish-samba = о Самбе
    .long = датское руководство к Самбе
source-laws = правила
    .long = международные правила Канасты
source-project = наш выбор
    .long = выбор этого проекта там, где источники молчат
