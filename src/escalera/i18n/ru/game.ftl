## Игра в браузере.

# Чего ждут
game-reconnecting = Связь прервалась. Подключаемся снова…
game-dealing = Карты тасуются…
game-ready-ask = Раздача закончена. Продолжайте, когда будете готовы.
game-ready-wait = Ждём остальных
game-over = Партия закончена.
game-wait-draw = { $player } берёт карты.
game-wait-play = Сейчас ходит { $player }.
game-wait-answer = Теперь отвечает { $player }.
game-answer = { $player } спрашивает: «Можно мне выйти?»
game-draw = Ваш ход: возьмите карты.
game-draw-take = Ваш ход: возьмите из колоды или возьмите сброс.
game-stock-empty = Колода пуста: возьмите сброс или пропустите ход.
game-stock-empty-pass = Колода пуста: пропустите ход, и раздача закончится.
game-play = Выложите карты, если хотите, потом сбросьте одну.
game-play-out = Вам можно выйти. Выложите карты, если хотите, потом сбросьте одну.
game-answered-yes = Ответ «да», значит, вы выходите. Выложите все карты или все, кроме одной, и сбросьте её.
game-answered-no = Ответ «нет», значит, сейчас выйти нельзя. Выложите карты, если хотите, потом сбросьте одну.
game-answer-late = Если ответа вовремя не будет, он считается как «да».
game-seconds =
    { $count ->
        [1] осталась одна секунда
        [one] осталась { $count } секунда
        [few] остались { $count } секунды
       *[other] осталось { $count } секунд
    }
game-drawer-unread =
    { $count ->
        [1] История, беседа, стол; одно новое сообщение
        [one] История, беседа, стол; { $count } новое сообщение
        [few] История, беседа, стол; { $count } новых сообщения
       *[other] История, беседа, стол; { $count } новых сообщений
    }
game-title-mine = Ваш ход — Escalera
game-heading = Раздача { $round }
game-watching = Вы смотрите игру. Вам видно то, что видно всем, а рук не видно.
game-not-yours = Сейчас не ваш ход.
game-understood = Понятно

# План хода
game-plan = Подготовлено, ещё не сыграно
game-plan-short = { $counted } из { $needed }, не хватает { $lacking }.
game-plan-enough = { $counted } из { $needed }: для первого выклада хватает.
game-plan-counts = Очков: { $counted }.
game-plan-left =
    { $count ->
        [0] В руке не останется ни одной карты.
        [1] В руке останется одна карта.
        [one] В руке останется { $count } карта.
        [few] В руке останутся { $count } карты.
       *[other] В руке останется { $count } карт.
    }
# Стол изменился, пока карты были подготовлены; $cards — карты, $why — целое предложение
game-plan-over = Ваш ход закончен. Подготовленного больше нет.
game-plan-gone = { $cards }: больше не подготовлено, не все эти карты у вас в руке.
game-plan-unfit = { $cards }: больше не подготовлено. { $why }
game-plan-finishes =
    { $what ->
        [natural] Получится натуральная канаста.
        [mixed] Получится смешанная канаста.
        [samba] Получится samba.
        [bolivia] Получится bolivia.
       *[escalera] Получится escalera.
    }
game-part-new = Новая комбинация: { $cards }
game-part-black = Чёрные тройки: { $cards }
game-part-add = К комбинации № { $meld }: { $cards }
game-part-take = Сброс с картами { $cards }
game-part-take-onto = Сброс в комбинацию № { $meld } { $cards }
game-take-back-one = Вернуть в руку: { $what }
# На подготовленных картах; $what — комбинация, к которой они идут: семёрки, червы 4–8, дикие карты
game-plan-onto = к комбинации: { $what }

# Кнопки
game-actions = Что можно сделать
game-play-all = Сыграть
# Пока карта не взята, ничего не играется
game-play-after-draw = Сыграть потом
game-take-back = Вернуть всё
game-lay-new = Новая комбинация
game-lay-with = К подготовленным ({ $count })
game-lay-black = Выложить чёрные тройки
game-lay-onto = К комбинации № { $meld }
game-join = Объединить № { $meld } и № { $gone }
game-take-with = Взять сброс с этими
game-take-onto = Взять сброс в № { $meld }
game-take-by = Взять сброс: { $cards }
game-take-top = Только верхнюю карту
game-discard = Сбросить { $card }
game-lay-first = Сыграйте подготовленное или верните его; потом можно сбросить.
game-choose-none = Снять выбор
game-take-seat-back = Вернуть моё место
game-ask = Спросить: «Можно мне выйти?»
game-next-round = Следующая раздача
game-rematch = Сыграть ещё
game-record = Скачать запись
game-waits-for = Ждём: { $players }

# Вопросы в ответ
game-ask-first = Спросить сначала партнёра ({ $player })?
game-ask-must = За этим столом перед выходом нужно спросить.
game-ask-may = Можно спросить, выходить ли. Что ответит { $player }, то и придётся сделать.
game-ask-not = Выйти, не спрашивая
game-back = Назад
game-discard-sure = Сбросить { $card }?
game-fits-own = { $card } подходит к вашей комбинации № { $meld }.
game-fits-other = { $card } подходит к последовательности № { $meld } ({ $side }): её смогут продолжить.

# История, беседа, счёт
game-drawer = История, беседа, стол
game-drawer-short = Меню
game-tab-history = История
game-tab-chat = Беседа
game-tab-score = Счёт
game-tab-table = Стол
game-close = Закрыть
game-no-score = Ни одна раздача ещё не закончена.
game-say = Скажите что-нибудь
game-send = Отправить
# Когда строка почти полна
game-left =
    { $count ->
        [0] Больше ни один знак не поместится.
        [1] Поместится ещё один знак.
        [one] Поместится ещё { $count } знак.
        [few] Поместятся ещё { $count } знака.
       *[other] Поместится ещё { $count } знаков.
    }
game-too-many =
    { $count ->
        [1] Один знак лишний.
        [one] Лишних знаков: { $count }.
        [few] Лишних знаков: { $count }.
       *[other] Лишних знаков: { $count }.
    }
game-goes-on = Знаков в строке: не больше { $most }. Остальное ждёт здесь, его можно отправить следующей строкой.
game-mute = Не слышать: { $player }
game-unmute = Снова слышать: { $player }
game-started = Партия начинается.
game-rematched = Начинается новая партия.
game-stood-in = Теперь компьютерный игрок заменяет: { $player }.
game-returned = { $player } снова за столом.
game-readied = { $player } продолжает.
game-sat = { $player } садится за стол.
game-checked-added = В тасовании участвовало число, которое добавил ваш браузер.
game-checked-kept = Тасование именно то, что было объявлено, без числа вашего браузера.
game-checked-broken = Тасование не то, что было объявлено. Скажите, пожалуйста, остальным.
game-checked-unknown = Этот браузер ничего не добавил к тасованию.

phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-well-played = Отличный ход!
phrase-thank-you = Спасибо!
phrase-sorry = Извините!
phrase-one-moment = Минутку, пожалуйста.
phrase-good-game = Хорошая была игра!
phrase-bye = До свидания!

# Строки таблицы счёта, для всех сторон сразу
game-line-melded = Выложенные карты
game-line-natural-canastas = Натуральные канасты
game-line-mixed-canastas = Смешанные канасты
game-line-sequences =
    { $edition ->
        [samba] Samba
       *[other] Escalera
    }
game-line-wild-melds = Bolivia
game-line-red-threes = Красные тройки
game-line-going-out = Выход
game-line-concealed = Скрытый выход
game-line-hands = Карты, оставшиеся в руке
game-line-black-threes = Чёрные тройки в руке
