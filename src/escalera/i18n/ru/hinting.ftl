## Подсказки в браузере и в терминале: что нажимают. Что говорит подсказка, стоит в hints.ftl.

hinting-button = Подсказка
hinting-title = Подсказка: куда смотреть; ещё раз: почему; ещё раз: ход
hinting-why = Почему?
hinting-move = Показать ход
hinting-lay = Подготовить
hinting-choose = Выбрать эту карту
hinting-allowed = Подсказки
hinting-allowed-yes = Разрешены: чей ход, тот может спросить, куда смотреть, почему и какой ход лучший
hinting-allowed-no = За этим столом их нет
