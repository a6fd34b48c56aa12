## Was an einer Datei falsch ist. $sentence sagt mehr; es ist englisch, wie die Namen in Dateien.

refusal-wrong-score = Für Seite { $side } stehen { $written } Punkte da; die Karten ergeben { $right }.
refusal-beyond-pack = Das sind mehr Karten, als es geben kann: { $sentence }
refusal-malformed = Das ist nicht lesbar: { $sentence }
refusal-newer-format = Diese Datei braucht eine neuere Fassung von Escalera: { $sentence }
