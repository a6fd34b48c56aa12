## Просмотр раздачи, что было после своего хода, и счёт, который кажется неверным.

# Страница
looking-title = Просмотр записи
looking-title-round = { $edition }, раздача { $round }
looking-back = Просмотреть эту раздачу
looking-back-at = Просмотреть раздачу { $round }
looking-to-table = К столу
looking-another = Другая запись
looking-loading = Минутку…
looking-not-over = Эта раздача ещё идёт. Когда она закончится, её сможет просмотреть каждый.
# Чего просит адрес и чего нет
looking-no-such-round = Раздачи { $round } для просмотра здесь нет.
looking-no-such-place = Этот адрес не ведёт к раздаче, которую можно показать. Возможно, потерялась его часть: попросите ссылку ещё раз.
looking-no-such-act =
    { $what ->
        [first] Такого действия в этой раздаче нет; действия пронумерованы до { $count }. Вы видите сдачу.
       *[last] Такого действия в этой раздаче нет; действия пронумерованы до { $count }. Вы видите последнее.
    }
looking-controls = Просмотр раздачи
looking-slider = Какое действие показано
looking-act-of = Действие { $number } из { $count }
looking-first = Первое
looking-back-one = Назад
looking-play = Пуск
looking-pause = Пауза
looking-on = Дальше
looking-last = Последнее
# Клавиши так, как они называются на клавиатуре
looking-key-first = Home
looking-key-back-one = ←
looking-key-play = Пробел
looking-key-pause = Пробел
looking-key-on = →
looking-key-last = End
looking-pace = Скорость
looking-pace-slow = медленно
looking-pace-steady = ровно
looking-pace-quick = быстро
looking-round = Какая раздача
looking-hands = Открытые руки
looking-hands-all = все
looking-hands-none = ни одной
looking-hand-of = Рука: { $player }
looking-acts = Что было сделано
looking-deal = Сдача
looking-drew = { $player } берёт { $cards }.

# Запись с диска
looking-record-what = Запись — это файл, который даёт кнопка «Скачать запись» в конце партии. Выберите его здесь или перетащите на эту страницу. Его только покажут и не сохранят.
looking-record-choose = Выбрать запись
looking-fault = Строка { $number } файла: { $sentence }
looking-no-round = В этой записи нет ни одной раздачи.
looking-record-gone = Запись, открытая здесь, в этом окне больше не хранится. Выберите файл ещё раз.

# Ссылка на ход
looking-link = Ссылка на этот ход
looking-link-what = Кто её откроет, увидит стол таким, как сейчас. Продолжение и счёт покажут, когда об этом попросят. Она открывает и ваш стол, поэтому давайте её только друзьям.
looking-link-record = У записи на вашем диске нет адреса, который могли бы открыть другие. Дайте им сам файл.
looking-veiled = Вы видите раздачу до этого хода. Что было дальше, пока не показано.
looking-go-on = Показать, что было дальше

# Выдвижная часть
looking-rounds = Очки за каждую раздачу и общий счёт после неё
looking-match = Просмотреть партию { $number }

# Что было после своего последнего хода
happened-button = Что было?
happened-since-own = С вашего последнего хода
happened-since-deal = С начала раздачи
happened-since-turn = Последние ходы
happened-all = Всё
happened-nothing = С тех пор ничего не произошло.

# Строка счёта, которая кажется неверной
doubt-button = Здесь ошибка в счёте
doubt-mark = в этом сомневаются
doubt-no-cards = За этим числом нет карт.
doubt-what = Раздача { $round }, { $side }. { $word }: { $written }
doubt-rule = Правило
doubt-no-rule = Показать правило сейчас не удаётся.
doubt-cards = Карты за этим числом
doubt-words = Что кажется неверным? Можно в двух словах.
doubt-file = Сообщить хозяину стола
doubt-filed = Записано. Все за столом увидят это рядом со счётом, а хозяина стола попросят посмотреть.
doubt-list = Сомнения в счёте
doubt-host = Этот стол открыли вы. Откройте строку, посмотрите правило и карты и обсудите. Все карты есть в записи.
doubt-others = Хозяина стола попросят посмотреть.
doubt-said = { $player } сомневается: раздача { $round }, { $side }: { $word }.
doubt-look = Посмотреть
doubt-told = { $player } сомневается в строке счёта раздачи { $round }: { $word }.
