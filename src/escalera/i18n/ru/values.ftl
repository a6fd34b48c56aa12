## Каким может быть значение правила, если это не число: value-FIELD-VALUE, а для переключателей да и нет.

value-yes = да
value-no = нет

value-six_as-pairs = три пары
value-six_as-trios = две стороны по трое

value-cover_upcard-wild-and-red = если это дикая карта или красная тройка
value-cover_upcard-wild-red-black = если это дикая карта или любая тройка
value-cover_upcard-none = никогда

value-concealed_bonus-none = ничего особого

value-ask_partner-off = не спрашивают
value-ask_partner-may = можно спросить
value-ask_partner-must = нужно спросить

value-red_threes_need-melded = первый выклад
value-red_threes_need-two-canastas = две канасты
value-red_threes_need-two-finished = две любые законченные комбинации
value-red_threes_need-right = право на выход

value-black_threes_cost-always = в конце каждой раздачи
value-black_threes_cost-when-somebody-goes-out = только если кто-то вышел

value-equal_totals-draw = ничья
