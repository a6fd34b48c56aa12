## Игра в терминале. $cards — карты на письме, $card — одна из них.

# Верхняя строка
terminal-head = { $edition }, раздача { $round }, выигрывает сторона, первой набравшая { $target }

# Места, стороны и комбинации
terminal-partner = (партнёр)
terminal-total = { $side }: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[other] { $total } очков
    }
terminal-opened = первый выклад сделан
terminal-to-open = для первого выклада нужно { $needed }
terminal-reds = { $count ->
        [1] одна красная тройка
        [one] { $count } красная тройка
        [few] { $count } красные тройки
       *[other] { $count } красных троек
    } (сейчас { $total })
terminal-finished = { $count ->
        [1] одна законченная комбинация
        [one] { $count } законченная комбинация
        [few] { $count } законченные комбинации
       *[other] { $count } законченных комбинаций
    }
terminal-finished-canastas = { $count ->
        [1] одна канаста
        [one] { $count } канаста
        [few] { $count } канасты
       *[other] { $count } канаст
    }
terminal-may-go-out = можно выйти
terminal-going-out = Для выхода:
terminal-one-of = { $what }
terminal-of-any-kind = законченные комбинации, любые: { $finished } из { $needed }
terminal-canastas = канасты: { $finished } из { $needed }
terminal-missing = (ещё { $count })
terminal-wilds = диких: { $count }
terminal-ranks = { $count ->
        [1] { rank.one }
        [one] { $count } { rank }
        [few] { $count } { rank.gen }
       *[other] { $count } { ranks.gen }
    }

# Сброс
terminal-frozen = Он заморожен.
terminal-can-take = Его можно взять.
terminal-can-take-with = Его можно взять с картами { $cards }.
terminal-cannot-take = Взять его нельзя.
terminal-needs-pair =
    Чтобы взять сброс, нужны из руки { rank.two } или { rank.one } и дикая карта; { $held ->
        [0] у вас нет { rank.none }.
        [1] у вас только { rank.one }.
        [one] у вас таких карт { $held }.
        [few] у вас таких карт { $held }.
       *[other] у вас таких карт { $held }.
    }
terminal-cannot-take-minimum = Взять его нельзя: не выложить { $needed }, нужных вашей стороне для первого выклада.

# Рука
terminal-hand = Ваша рука, { $count ->
        [1] одна карта
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }, { $order ->
        [suit] по масти
       *[rank] по достоинству
    }
terminal-hand-other = (o: { $order ->
        [suit] по достоинству
       *[rank] по масти
    })

# Чего ждут
terminal-turn-play = Ваш ход: выкладывайте карты или сбросьте одну, и ход закончится.
terminal-turn-top = Ваш ход: возьмите из колоды или возьмите одну верхнюю карту в последовательность.

# Что подготовлено
terminal-laid-out = Подготовлено, ещё не сыграно:
terminal-from-pile = сброс: { $card } с картами { $cards }
terminal-counts = Здесь { $counted ->
        [1] одно очко
        [one] { $counted } очко
        [few] { $counted } очка
       *[other] { $counted } очков
    }.
terminal-counts-short = Здесь { $counted } из { $needed }: не хватает { $lacking }.
terminal-counts-enough = Здесь { $counted }: для первого выклада хватает, нужно { $needed }.
terminal-stay = { $count ->
        [0] В руке не останется ни одной карты.
        [1] В руке останется одна карта.
        [one] В руке останется { $count } карта.
        [few] В руке останутся { $count } карты.
       *[other] В руке останется { $count } карт.
    }
terminal-ready = Наберите p, чтобы это сыграть.
terminal-spoilt = Так это сыграть нельзя: { $sentence } Наберите b, чтобы вернуть карты.

# Меню
terminal-menu-draw = взять из колоды
terminal-menu-take = взять сброс
terminal-menu-top = одну верхнюю карту
terminal-menu-pass = закончить раздачу
terminal-menu-meld = выложить комбинацию
terminal-menu-add = добавить к комбинации
terminal-menu-merge = объединить две
terminal-menu-ask = спросить партнёра
terminal-menu-discard = сбросить
terminal-menu-yes = да
terminal-menu-no = нет
terminal-menu-play = сыграть подготовленное
terminal-menu-back = вернуть
terminal-menu-order = порядок в руке
terminal-menu-history = история
terminal-menu-score = счёт
terminal-menu-rules = правила
terminal-menu-hint = подсказка
terminal-menu-help = помощь
terminal-menu-quit = уйти

# Подсказки
terminal-hint-why = Наберите i ещё раз, чтобы узнать почему.
terminal-hint-move = Наберите i ещё раз, чтобы увидеть ход.
terminal-hint-lay = Наберите i ещё раз, чтобы подготовить его; сыграно от этого ничего не будет.

# Вопросы, на каждый отвечают следующей строкой
terminal-which-meld = Какие карты? Номера или имена, например «1 2 3» или «4h 5h 6h». Enter: назад.
terminal-which-addition = Какие карты и к какой комбинации? Подходят: { $list }. Например «{ $word }». Enter: назад.
terminal-which-onto = Какие карты к комбинации #{ $meld }? Подходят: { $list }. Enter: назад.
terminal-which-discard = Какую карту? Её номер или имя. Enter: назад.
terminal-which-take = Какие ваши карты пойдут с { $card }? Например: { $list }. Enter: назад.
terminal-which-top = В какую последовательность? Можно выбрать { $list }. Enter: назад.
terminal-which-merge = Какие две комбинации? Можно объединить { $list }. Enter: назад.

# Чего нельзя понять или сделать
terminal-nothing-done = Ничего не сделано.
terminal-unknown = «{ $word }» здесь сделать нельзя. Что можно, стоит в строке под вашими картами; ? объяснит.
terminal-only-cards = Что сделать с этими картами? Поставьте перед ними букву: m выложить комбинацию, a добавить, x сбросить.
terminal-too-long = Эта строка слишком длинная: знаков может быть не больше { $most }.
terminal-no-card = «{ $word }» — не карта. Карты — это номера из вашей руки или имена: 4h, 10s, kd, joker.
terminal-draw-first = Сначала берут карты: возьмите из колоды (d) или возьмите сброс (t).
terminal-pass-early = Пропустить ход можно, только когда колода пуста. Сначала берут карты: возьмите из колоды (d) или возьмите сброс (t).
terminal-no-such-number = Карты номер { $number } в вашей руке нет; номера идут от 1 до { $most }.
terminal-bad-range = «{ $word }» — не ряд номеров: меньший стоит первым, например 2-4.
terminal-none-of-rank = Больше у вас в руке таких нет: { ranks }.
terminal-number-twice = Карта номер { $number } названа дважды.
terminal-two-melds = Назовите только одну комбинацию или поставьте между списками черту (/).
terminal-no-cards = Не названо ни одной карты.
terminal-one-card = Назовите ровно одну карту, чтобы сбросить.
terminal-two-numbers = Назовите две комбинации, например «#1 #4».
terminal-no-numbers = Называйте комбинации по номерам, например «#1».
terminal-laid-out-already = Ваша карта { $card } уже подготовлена.
terminal-plan-open = Есть подготовленные карты: сначала сыграйте их (p) или верните (b).
terminal-nothing-laid-out = Ничего не подготовлено.
terminal-taken-already = Сброс уже подготовлен. Добавьте комбинации буквой m, сыграйте буквой p или верните буквой b.
terminal-take-only-new = Вместе со сбросом можно выложить только новые комбинации. К другим добавите потом.
terminal-fits-nowhere = Ни к одной комбинации вашей стороны не подходит: { $cards }.
terminal-fits-several = К нескольким комбинациям подходит { $cards }: { $list }. Поставьте номер перед картами.
terminal-no-melds = У вашей стороны на столе ещё нет комбинаций: m выкладывает.
terminal-nothing-fits = Ни одна карта вашей руки не подходит к комбинациям вашей стороны.
terminal-top-nowhere = Верхняя карта не подходит ни к одной последовательности вашей стороны.
terminal-nothing-to-merge = У вашей стороны нет двух комбинаций, которые можно объединить.

# История, счёт, правила
terminal-more = Enter: дальше. Или наберите, что хотите сделать.
terminal-enter-table = Enter снова покажет стол.
terminal-earlier = (h расскажет, что было раньше)
terminal-history-end = Конец истории этой раздачи («h all» покажет всё):
terminal-sheet-open = За каждой строкой можно посмотреть её карты: от «s 1» до «s { $most }» или «s all».
terminal-sheet-next = Enter: следующая раздача. Номер откроет строку, «all» — все строки, s снова покажет таблицу, q — уйти.
terminal-sheet-last = Enter: дальше. Номер откроет строку, «all» — все строки, s снова покажет таблицу.
terminal-no-such-line =
    { $most ->
        [0] В таблице пока ничего нет.
        [1] Такой строки в таблице нет: есть только строка 1.
        [one] Такой строки в таблице нет: строки идут от 1 до { $most }.
        [few] Такой строки в таблице нет: строки идут от 1 до { $most }.
       *[other] Такой строки в таблице нет: строки идут от 1 до { $most }.
    }
terminal-rounds-title = Раздачи
terminal-round-row = Раздача { $round }
terminal-running-title = Раздача { $round }, сейчас на столе
terminal-running-note = Как если бы она закончилась сейчас; из рук посчитана только ваша.
terminal-rules-title = { $edition }, игроков: { $count }
terminal-house-rule = (домашнее правило)

# Помощь
terminal-help-cards =
    Карты выбирают по номерам над ними или по именам, в любом порядке: «1 2 3», «1-3» или «4h 5h 6h»; десятка — 10h или
    th, джокер — x или joker, «пятёрка пятёрка» — две пятёрки, «пятёрки» — все. Масти: c — трефы, d — бубны, h — червы, s — пики. Буква говорит, что делать; карты можно писать сразу за ней, например «m 1 2 3».
terminal-help-draw = берёт из колоды.
terminal-help-take = готовит верхнюю карту сброса с картами вашей руки.
terminal-help-top = берёт одну верхнюю карту в последовательность.
terminal-help-meld = готовит новую комбинацию; несколько — через черту: «m 4h 5h 6h / 7c 7d 7s».
terminal-help-add = готовит карты к комбинации: «a #2 8h» или просто «a 8h».
terminal-help-play = играет сразу всё подготовленное. До этого ничего не произошло.
terminal-help-back = возвращает последнее подготовленное; «b all» возвращает всё.
terminal-help-discard = сбрасывает карту и заканчивает ход. Сыгранное остаётся.
terminal-help-merge = объединяет две комбинации одного достоинства.
terminal-help-ask = спрашивает партнёра, можно ли вам выйти.
terminal-help-pass = заканчивает раздачу, когда колода пуста.
terminal-help-look =
    o меняет порядок в руке (по достоинству или масти), h рассказывает, что было, s показывает счёт, r — правила этого стола,
    i — подсказку (ещё раз: почему; ещё раз: ход; ещё раз: он подготовлен), Enter — снова стол, q — уйти; игра сохраняется после каждого действия.
terminal-help-full =
    Полными словами действие играется сразу: «meld 4h 5h 6h / #2 9s», «take kd kh», «add #2 8h», «discard kd».

# Что произошло: $player и всё, что сделано подряд, это $done. $own: yes, если это сам игрок («Вы»).
terminal-did = { $player } { $done }.
terminal-did-draw =
    { $count ->
        [0] берёт из колоды, но в руку ничего не идёт
        [1] берёт одну карту
        [one] берёт { $count } карту
        [few] берёт { $count } карты
       *[other] берёт { $count } карт
    }
terminal-did-drew =
    { $many ->
        [0] берёте из колоды, но в руку ничего не идёт
       *[other] берёте { $cards }
    }
terminal-did-red =
    { $own ->
        [yes]
            { $many ->
                [1] выкладываете красную тройку ({ $cards })
                [one] выкладываете { $many } красную тройку ({ $cards })
                [few] выкладываете { $many } красные тройки ({ $cards })
               *[other] выкладываете { $many } красных троек ({ $cards })
            }
       *[no]
            { $many ->
                [1] выкладывает красную тройку ({ $cards })
                [one] выкладывает { $many } красную тройку ({ $cards })
                [few] выкладывает { $many } красные тройки ({ $cards })
               *[other] выкладывает { $many } красных троек ({ $cards })
            }
    }
terminal-did-take =
    { $own ->
        [yes] берёте сброс ({ amount-cards }) и выкладываете { $cards }
       *[no] берёт сброс ({ amount-cards }) и выкладывает { $cards }
    }
terminal-did-take-onto =
    { $own ->
        [yes] берёте сброс ({ amount-cards }) и добавляете { $cards } к комбинации #{ $meld }
       *[no] берёт сброс ({ amount-cards }) и добавляет { $cards } к комбинации #{ $meld }
    }
terminal-did-top =
    { $own ->
        [yes] берёте верхнюю карту { $card } в комбинацию #{ $meld }
       *[no] берёт верхнюю карту { $card } в комбинацию #{ $meld }
    }
terminal-did-lay =
    { $own ->
        [yes] выкладываете { $cards }
       *[no] выкладывает { $cards }
    }
terminal-did-add =
    { $own ->
        [yes] добавляете { $cards } к комбинации #{ $meld }
       *[no] добавляет { $cards } к комбинации #{ $meld }
    }
terminal-did-merge =
    { $own ->
        [yes] присоединяете комбинацию #{ $gone } к комбинации #{ $meld }
       *[no] присоединяет комбинацию #{ $gone } к комбинации #{ $meld }
    }
terminal-did-ask =
    { $own ->
        [yes] спрашиваете: «Можно мне выйти?»
       *[no] спрашивает: «Можно мне выйти?»
    }
terminal-did-yes =
    { $own ->
        [yes] отвечаете «да»
       *[no] отвечает «да»
    }
terminal-did-no =
    { $own ->
        [yes] отвечаете «нет»
       *[no] отвечает «нет»
    }
terminal-did-discard =
    { $own ->
        [yes] сбрасываете { $card }
       *[no] сбрасывает { $card }
    }
terminal-did-pass =
    { $own ->
        [yes] пропускаете ход
       *[no] пропускает ход
    }
# $count: 1, если выход скрытый
terminal-did-out =
    { $own ->
        [yes]
            { $count ->
                [1] выходите, и это скрытый выход
               *[other] выходите
            }
       *[no]
            { $count ->
                [1] выходит, и это скрытый выход
               *[other] выходит
            }
    }
terminal-own-deal =
    { $count ->
        [1] Вы сдаёте каждому по одной карте.
        [one] Вы сдаёте каждому по { $count } карте.
        [few] Вы сдаёте каждому по { $count } карты.
       *[other] Вы сдаёте каждому по { $count } карт.
    }
terminal-win =
    { $many ->
        [1] { $player } выигрывает партию со счётом { $total }.
        [one] { $player } выигрывают партию со счётом { $total }.
        [few] { $player } выигрывают партию со счётом { $total }.
       *[other] { $player } выигрывают партию со счётом { $total }.
    }
terminal-own-win =
    { $many ->
        [1] Вы выигрываете партию со счётом { $total }.
        [one] Ваша сторона ({ $player }) выигрывает партию со счётом { $total }.
        [few] Ваша сторона ({ $player }) выигрывает партию со счётом { $total }.
       *[other] Ваша сторона ({ $player }) выигрывает партию со счётом { $total }.
    }

# Начало и уход
terminal-welcome-goal =
    Добро пожаловать за стол: { $edition }. Выкладывайте на стол карты одного достоинства{ $sequences ->
        [yes] { " " }или одной масти подряд
       *[no] { "" }
    }: комбинации, где карт { $count } или больше, приносят большие премии. Выигрывает сторона, которая за несколько раздач первой наберёт { $target }.
terminal-welcome-partner = { $many ->
        [1] Ваш партнёр — { $player }; против вас играют: { $list }.
        [one] Ваши партнёры — { $player }; против вас играют: { $list }.
        [few] Ваши партнёры — { $player }; против вас играют: { $list }.
       *[other] Ваши партнёры — { $player }; против вас играют: { $list }.
    }
terminal-welcome-alone = Вы играете сами за себя; { $many ->
        [1] ваш противник — { $list }.
        [one] ваши противники — { $list }.
        [few] ваши противники — { $list }.
       *[other] ваши противники — { $list }.
    }
terminal-welcome-seats = Вокруг стола, по часовой стрелке: { $list }.
terminal-welcome-level = { $list } ({ $word }): { $sentence }
terminal-welcome-keys = Наберите ?, чтобы увидеть помощь, h — что было, i — подсказку.
terminal-welcome-go = Enter: сдать карты.
terminal-you = Вы
terminal-names = Игрок | Анна | Борис | Вера | Денис | Ольга
terminal-offer = { $edition }, раздача { $round }: { $list } ({ $when })
terminal-offer-title =
    { $count ->
        [1] Есть незаконченная игра:
        [one] Есть незаконченные игры ({ $count }), новые сверху:
        [few] Есть незаконченные игры ({ $count }), новые сверху:
       *[other] Есть незаконченные игры ({ $count }), новые сверху:
    }
terminal-offer-keys =
    { $count ->
        [1] Enter: продолжить её. n: новая игра, эта сохраняется. q: уйти.
        [one] Номер: продолжить эту игру. Enter: номер 1. n: новая игра, все эти сохраняются. q: уйти.
        [few] Номер: продолжить эту игру. Enter: номер 1. n: новая игра, все эти сохраняются. q: уйти.
       *[other] Номер: продолжить эту игру. Enter: номер 1. n: новая игра, все эти сохраняются. q: уйти.
    }
terminal-offer-more = «{ $word }» покажет все; у более старых тоже есть номера.
terminal-offer-again = «{ $word }» здесь не ответ.
terminal-list-keys = «{ $word }» продолжит игру номер 1.
terminal-none-left = Незаконченных игр нет.
terminal-none-unfinished = Незаконченных игр нет, поэтому начинается новая.
terminal-saved = Игра сохранена. «{ $word }» продолжит её.
terminal-no-copy = Записать в { $path } не удаётся: { $why }. Игра продолжается без этого.
terminal-not-saved = Сохранить игру в { $path } не удаётся: { $why }. Играть можно, но продолжить потом не получится.
terminal-left = Игра не сохранена.
terminal-record = Запись партии лежит в { $path }.
terminal-elsewhere = В эту игру сейчас играют в другом окне.
terminal-bad-names = Имён должно быть столько же, сколько игроков ({ $count }), через запятую.
terminal-bad-name = Такого имени быть не может: { $sentence }.
terminal-long-name = Имя «{ $word }» слишком длинное: букв может быть не больше { $most }.
terminal-bad-bots = Компьютерного игрока «{ $word }» нет; есть { $list }.
terminal-bad-rule = «{ $word }» написано не так: нужно name=value.
terminal-not-with-resume = --resume продолжает игру такой, какая она есть: уберите { $list }.
terminal-no-number =
    { $count ->
        [0] Незаконченных игр нет.
        [1] Игры { $number } нет: незаконченная только одна. --list покажет её.
        [one] Игры { $number } нет: незаконченных { $count }. --list покажет их.
        [few] Игры { $number } нет: незаконченных { $count }. --list покажет их.
       *[other] Игры { $number } нет: незаконченных { $count }. --list покажет их.
    }
terminal-bad-seat = Места { $seat } нет: места идут от 1 до { $most }.
terminal-target-twice = Назовите счёт для победы один раз: в --target или в --rule.
