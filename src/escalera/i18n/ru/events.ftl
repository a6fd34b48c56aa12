## Что произошло, для всех за столом, по виду события.
## $player — имя или «место 2»; $cards — карты на письме.

event-deal =
    { $count ->
        [1] { $player } сдаёт каждому по одной карте.
        [one] { $player } сдаёт каждому по { $count } карте.
        [few] { $player } сдаёт каждому по { $count } карты.
       *[other] { $player } сдаёт каждому по { $count } карт.
    }
event-hand = Ваши карты: { $cards }
event-red =
    { $suit ->
        [diamonds] { $player } выкладывает красную тройку, тройку бубен.
       *[hearts] { $player } выкладывает красную тройку, тройку червей.
    }
event-upcard =
    { $many ->
        [0] Открыть было нечего: сброс пуст.
        [1] Открыта карта { $cards }.
        [one] Открыты одна за другой: { $cards }. Последняя лежит сверху.
        [few] Открыты одна за другой: { $cards }. Последняя лежит сверху.
       *[other] Открыты одна за другой: { $cards }. Последняя лежит сверху.
    }
event-turn = Теперь ходит { $player }.

event-draw =
    { $count ->
        [0] { $player } берёт из колоды, но в руку ничего не идёт.
        [1] { $player } берёт одну карту.
        [one] { $player } берёт { $count } карту.
        [few] { $player } берёт { $count } карты.
       *[other] { $player } берёт { $count } карт.
    }
event-drew =
    { $many ->
        [0] Вы взяли из колоды, но в руку ничего не пошло.
       *[other] Вы взяли { $cards }.
    }

# $count — сколько карт в сбросе, $cards — что выложено из руки с верхней картой
event-take = { $player } берёт сброс ({ amount-cards }) { with-cards }.
# То же, но в комбинацию $meld
event-take-onto = { $player } берёт сброс ({ amount-cards }) { with-cards } в комбинацию № { $meld }.
with-cards =
    { $many ->
        [0] без карт из руки
       *[other]
            { $rank ->
                [mixed] с картами { $cards }
               *[other] с { cards-of-rank }
            }
    }

event-top = { $player } берёт верхнюю карту { $card } в комбинацию № { $meld }.

# $what: rank-meld, sequence, wild-meld, black-threes
event-lay =
    { $what ->
        [sequence] { $player } выкладывает последовательность: { $cards }.
        [wild-meld] { $player } выкладывает комбинацию диких карт: { $cards }.
        [black-threes] { $player } выкладывает чёрные тройки: { $cards }.
       *[rank-meld] { $player } выкладывает комбинацию одного достоинства: { $cards }.
    }
event-add = { $player } добавляет { $cards } к комбинации № { $meld }.
event-merge = { $player } присоединяет комбинацию № { $gone } к комбинации № { $meld }.

event-ask = { $player } спрашивает: «Можно мне выйти?»
event-yes = { $player } отвечает: да.
event-no = { $player } отвечает: нет.
event-discard = { $player } сбрасывает { $card }.
event-pass = { $player } пропускает ход.

event-out =
    { $concealed ->
        [yes] { $player } выходит, и это скрытый выход.
       *[no] { $player } выходит.
    }
event-stock-out = Колода кончилась, и никто не вышел.

# Конец
round-over = Раздача { $round } закончена.
match-won =
    { $total ->
        [one] { $player } выигрывает партию, набрав { $total } очко.
        [few] { $player } выигрывает партию, набрав { $total } очка.
       *[other] { $player } выигрывает партию, набрав { $total } очков.
    }
match-won-side =
    { $total ->
        [one] Сторона { $side } ({ $player }) выигрывает партию, набрав { $total } очко.
        [few] Сторона { $side } ({ $player }) выигрывает партию, набрав { $total } очка.
       *[other] Сторона { $side } ({ $player }) выигрывает партию, набрав { $total } очков.
    }
match-draw = Партия заканчивается вничью.
