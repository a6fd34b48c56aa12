## Страницы в браузере: начало, новый стол, сбор игроков, настройки и что может пойти не так.

# На каждой странице
client-skip = К содержанию
client-version = Escalera { $build }
client-open-table = Открыть стол
client-kitchen = Счёт для настоящих карт
client-home = Escalera, на первую страницу
client-settings = Настройки
client-language = Язык
client-close = Закрыть
client-copy = Скопировать
client-copied = Скопировано
client-share = Поделиться…
client-again = Ещё раз
client-to-home = На первую страницу

# Начало
client-what = Боливия, Самба и Канаста с друзьями: по ссылке, без регистрации
client-play-now = Играть сейчас
client-play-now-what = Боливия с тремя компьютерными игроками. Начинается сразу.
client-invite = Пригласить друзей
client-invite-what = Стол на четверых для Боливии. Вы получите ссылку, которую можно разослать.
client-make = Новый стол
client-make-what = Выберите игру, игроков, темп и домашние правила.
client-join = Сесть за стол
client-join-what = По ссылке или коду, которые вам дали.
client-name = Ваше имя
client-name-hint = Его увидят за столом. Можно не указывать.
client-name-full = В имени не больше { $most } знаков.
client-alone = Игрок
client-host = Хозяин стола
client-own-tables = Ваши столы
client-own-table = { $edition }, имя: { $player }
client-own-when = открывали { $when }
client-forget = Забыть
client-forget-which = Забыть: { $edition }, { $when }
client-forgotten = Этого стола в списке больше нет. Ссылка на него по-прежнему действует.

# Сесть за стол
client-join-link = Ссылка или адрес стола
client-join-link-hint = Вставьте ссылку целиком. Она выглядит так: { $address }.
client-join-code = Код, если вам его дали
client-join-code-hint = Восемь знаков, по которым ваше место откроется на этом устройстве.
client-join-code-wrong = В коде восемь букв и цифр.
client-join-wrong = Это не ссылка на стол. Вставьте, пожалуйста, ссылку целиком.
client-go = К столу

# Новый стол
client-make-intro = Всё уже выбрано. Измените, что хотите, или просто откройте стол.
client-make-button = Открыть стол
client-which = Какая игра
client-edition-bolivia = Три колоды карт, последовательности и комбинации диких карт. Для опытных.
client-edition-bolivia-dk = Боливия, как её играют в Дании.
client-edition-samba = Три колоды карт и последовательности: быстро и с большой рукой.
client-edition-classic = Две колоды карт, без последовательностей: Канаста пятидесятых годов.
client-players = Игроки
client-sides =
    { $players ->
        [2] Один на один.
        [3] Каждый сам за себя.
        [6] Партнёры сидят напротив: три пары или две стороны по трое.
        [4] Партнёры сидят друг напротив друга.
       *[other] Каждый сам за себя.
    }
client-target = Играть до
client-target-usual = { $target }, как обычно
client-target-of = { $target }
client-target-own = Другое число
client-others = Остальные места
client-others-open = Свободны, для людей со ссылкой
client-others-computer = Компьютерные игроки
client-pace = Темп
client-pace-relaxed = Спокойный
client-pace-relaxed-what = Без часов. Партию можно растянуть и на несколько дней.
client-pace-steady = Ровный
client-pace-steady-what = Две минуты на ход. Если время выйдет, место останется за игроком.
client-pace-quick = Быстрый
client-pace-quick-what = Сорок пять секунд на ход. Если время выйдет, место останется за игроком.
client-away = Если кого-то нет, предложить замену компьютером
client-away-after =
    { $count ->
        [0] никогда
        [1] через минуту
        [one] через { $count } минуту
        [few] через { $count } минуты
       *[other] через { $count } минут
    }
client-asking = Вопрос партнёру перед выходом
client-house = Домашние правила
client-house-what = { $count ->
        [0] Нет: действуют правила игры.
        [1] Изменено одно правило.
        [one] Изменено { $count } правило.
        [few] Изменены { $count } правила.
       *[other] Изменено { $count } правил.
    }
client-house-more = Все остальные правила
client-house-loading = Загружаются правила…
client-house-missing = Показать правила сейчас не удаётся. Действуют обычные правила игры.
client-rule-usual = обычно: { $word }
client-rule-source = Источник
client-rule-from = «{ $word }» взято отсюда: { $sentence }.
client-rule-disputed = В других источниках иначе. Можно выбрать: { $list }.
client-rule-differ = Источники расходятся
client-rule-reset = Вернуть правила игры

# Сбор игроков
client-gathering = Ждём игроков
client-ready = Все на месте
client-seats-left =
    { $count ->
        [0] Все места заняты.
        [1] Свободно ещё одно место.
        [one] Свободно ещё { $count } место.
        [few] Свободны ещё { $count } места.
       *[other] Свободно ещё { $count } мест.
    }
client-sit = Сесть
client-sit-here = Сесть сюда
client-sit-at = Сесть сюда, место { $seat }
client-guest = Гость
client-watching = Вы смотрите игру. Вам видно то, что видно всем, а рук не видно.
client-wait-host = Когда все соберутся, игру начнёт { $player }.
client-start = Начать
client-fill = Добавить компьютерных игроков
client-link = Пошлите эту ссылку друзьям
client-link-hint = По ней можно сесть за стол или смотреть.
client-link-new = Показать ссылку
client-share-title = Канаста за моим столом
client-share-text = Приходите сыграть со мной ({ $edition }):
client-code-picture = Ссылка картинкой, для камеры телефона
client-seat = Место { $seat }
client-seat-side = Место { $seat }, сторона { $side }
client-seat-open = Свободно
client-seat-computer = Компьютер
client-seat-away = не за столом
client-seat-you = вы
client-seat-partner = ваш партнёр
client-seat-partner-of = в паре: { $player }
client-seat-man = Компьютерный игрок
client-seat-free = Освободить место
client-seat-free-which = Освободить место: { $player }
client-seat-swap = Поменять места
client-seat-swap-which = Поменять места: место { $seat }, { $player }
client-seat-swap-here = Поменять с этим
client-seat-swap-stop = Оставить как есть
client-about = Этот стол
client-about-pace = Ходы
client-about-no-clock = без часов
client-about-turn = { $count ->
        [1] секунда на ход
        [one] { $count } секунда на ход
        [few] { $count } секунды на ход
       *[other] { $count } секунд на ход
    }
client-about-answer = Ответ партнёру
client-about-answer-none = без ограничения
client-about-answer-within =
    { $count ->
        [one] за { $count } секунду, потом ответ «да»
        [few] за { $count } секунды, потом ответ «да»
       *[other] за { $count } секунд, потом ответ «да»
    }
client-about-away = Если кого-то нет
client-about-away-never = остальные ждут
client-about-away-after =
    { $count ->
        [1] через минуту остальным предложат замену компьютером
        [one] через { $count } минуту остальным предложат замену компьютером
        [few] через { $count } минуты остальным предложат замену компьютером
       *[other] через { $count } минут остальным предложат замену компьютером
    }
client-about-until = Хранится до
client-about-until-what = { $when }; с каждым приходом срок продлевается
client-device = Ваше место на другом устройстве
client-device-what = Откройте эту ссылку там или откройте адрес стола и наберите код. Никому их не давайте: у кого они есть, тот играет за вас.
client-device-link = Показать ссылку моего места
client-device-code = Показать код
client-device-link-is = Ссылка вашего места
client-device-code-is = Код вашего места
client-device-address-is = Адрес стола

# Настройки
client-theme = Цвета
client-theme-system = Как на устройстве
client-theme-light = Светлые
client-theme-dark = Тёмные
client-theme-contrast = Контрастные
client-set-reading = Чтение
client-set-playing = Игра
client-set-around = Звук и движение
client-set-four-colours = Масти в четыре цвета
client-set-large-print = Крупный шрифт
client-set-left-handed = Для левой руки
client-set-sound = Звук
client-set-motion = Карты движутся
client-set-confirm = Переспрашивать перед сбросом карты
client-set-warn = Предупреждать, если сброшенная карта поможет другим
client-set-notify = Сообщать, когда мой ход
client-set-notify-blocked = Этот браузер здесь не разрешает.
client-set-kept = Хранится в этом браузере.

# Что может пойти не так
client-arriving = Идём к столу…
client-code = Код вашего места
client-closed = Этот стол открыть нельзя
client-nowhere = По этому адресу ничего нет
client-nowhere-what = Возможно, часть адреса потерялась. С первой страницы можно попасть к вашим столам, к правилам и ко всему остальному.
client-wrong-link = Эта ссылка ни к какому столу не ведёт
client-wrong-link-what = Возможно, потерялась её часть. Попросите ссылку ещё раз или наберите код вашего места.
client-expired = Этого стола больше нет
client-expired-what = За ним долго никого не было, и его убрали. Новый открыть недолго.
client-full-what = Все места заняты. Можно смотреть: вам видно то, что видно всем.
client-offline = Сейчас нет связи со столами. Попробуйте, пожалуйста, чуть позже.
client-offline-title = Нет связи
client-offline-what = Похоже, это устройство не в сети. Ваше место сохраняется, и стол вернётся сам.
client-reconnecting = Связь прервалась. Восстанавливаем…
client-restarting = Сервер не отвечает, возможно, он запускается заново. Ничего не потеряно, стол вернётся сам.
client-back = Связь восстановлена.
client-troubled = Сейчас это сделать не удаётся. Попытки продолжаются, пока не получится.
client-link-in-house = Эта ссылка действует для телефонов и компьютеров в той же сети, что и этот компьютер. Адрес вверху вашего окна действует только на этом компьютере.
client-link-only-here = Эта ссылка действует только на этом компьютере. Для других в доме остановите Escalera и запустите её так: make play ARGS="serve --host 0.0.0.0". Потом откройте адрес этого компьютера в домашней сети.

# К страницам правил
client-rules = Как играть
client-rules-table = Правила этого стола полностью
client-rules-chosen = Как играть в выбранную игру
