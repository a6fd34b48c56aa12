## Карты: как они пишутся и как читаются вслух.
## $rank: от two до ace или joker; $suit: clubs, diamonds, hearts, spades или none.

# Что стоит на карте перед знаком масти.
letter-jack = В
letter-queen = Д
letter-king = К
letter-ace = Т

joker = джокер

# Одна карта вслух: «четвёрка червей».
card-words =
    { $rank ->
        [joker] джокер
        [three]
            { $suit ->
                [diamonds] красная тройка
                [hearts] красная тройка
               *[other] чёрная тройка
            }
       *[other] { rank } { suit.gen }
    }

suit =
    { $suit ->
        [clubs] трефы
        [diamonds] бубны
        [hearts] червы
       *[spades] пики
    }
    .gen =
    { $suit ->
        [clubs] треф
        [diamonds] бубен
        [hearts] червей
       *[spades] пик
    }

# Одна карта достоинства: «девятка».
# .gen: «две девятки»; .one, .two и .none: одна такая карта, две и ни одной; .ins: «с одной девяткой».
rank =
    { $rank ->
        [two] двойка
        [three] тройка
        [four] четвёрка
        [five] пятёрка
        [six] шестёрка
        [seven] семёрка
        [eight] восьмёрка
        [nine] девятка
        [ten] десятка
        [jack] валет
        [queen] дама
        [king] король
        [joker] джокер
       *[ace] туз
    }
    .gen =
    { $rank ->
        [two] двойки
        [three] тройки
        [four] четвёрки
        [five] пятёрки
        [six] шестёрки
        [seven] семёрки
        [eight] восьмёрки
        [nine] девятки
        [ten] десятки
        [jack] валета
        [queen] дамы
        [king] короля
        [joker] джокера
       *[ace] туза
    }
    .one =
    { $rank ->
        [jack] один валет
        [king] один король
        [joker] один джокер
        [ace] один туз
       *[other] одна { rank }
    }
    .none =
    { $rank ->
        [jack] ни одного валета
        [king] ни одного короля
        [joker] ни одного джокера
        [ace] ни одного туза
       *[other] ни одной { rank.gen }
    }
    .two =
    { $rank ->
        [jack] два валета
        [king] два короля
        [joker] два джокера
        [ace] два туза
       *[other] две { rank.gen }
    }
    .ins =
    { $rank ->
        [two] одной двойкой
        [three] одной тройкой
        [four] одной четвёркой
        [five] одной пятёркой
        [six] одной шестёркой
        [seven] одной семёркой
        [eight] одной восьмёркой
        [nine] одной девяткой
        [ten] одной десяткой
        [jack] одним валетом
        [queen] одной дамой
        [king] одним королём
        [joker] одним джокером
       *[ace] одним тузом
    }

# Несколько карт достоинства: «девятки»; .gen: «пять девяток»; .ins: «с двумя девятками»; .count: «3 девятки».
ranks =
    { $rank ->
        [two] двойки
        [three] тройки
        [four] четвёрки
        [five] пятёрки
        [six] шестёрки
        [seven] семёрки
        [eight] восьмёрки
        [nine] девятки
        [ten] десятки
        [jack] валеты
        [queen] дамы
        [king] короли
        [joker] джокеры
       *[ace] тузы
    }
    .gen =
    { $rank ->
        [two] двоек
        [three] троек
        [four] четвёрок
        [five] пятёрок
        [six] шестёрок
        [seven] семёрок
        [eight] восьмёрок
        [nine] девяток
        [ten] десяток
        [jack] валетов
        [queen] дам
        [king] королей
        [joker] джокеров
       *[ace] тузов
    }
    .ins =
    { $rank ->
        [two] двойками
        [three] тройками
        [four] четвёрками
        [five] пятёрками
        [six] шестёрками
        [seven] семёрками
        [eight] восьмёрками
        [nine] девятками
        [ten] десятками
        [jack] валетами
        [queen] дамами
        [king] королями
        [joker] джокерами
       *[ace] тузами
    }
    .count =
    { $many ->
        [1] { rank.one }
        [one] { $many } { rank }
        [few] { $many } { rank.gen }
       *[other] { $many } { ranks.gen }
    }

# Карты списка, все одного достоинства, после «с»: «двумя королями».
cards-of-rank =
    { $many ->
        [1] { rank.ins }
        [2] двумя { ranks.ins }
        [3] тремя { ranks.ins }
        [4] четырьмя { ranks.ins }
       *[other] { $many } { ranks.ins }
    }
