## Что не так с файлом. $sentence говорит подробнее; оно на английском, как и имена в файлах.

refusal-wrong-score = Для стороны { $side } записан счёт { $written }; по картам получается { $right }.
refusal-beyond-pack = Здесь больше карт, чем может быть: { $sentence }
refusal-malformed = Это прочитать нельзя: { $sentence }
refusal-newer-format = Для этого файла нужна более новая версия Escalera: { $sentence }
