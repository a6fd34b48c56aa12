## Warum der Tischdienst etwas ablehnt, in den Worten derer, die am Tisch sitzen.

# Am Tisch
refusal-spectators-only-watch = Du siehst an diesem Tisch zu. Zum Mitspielen nimm Platz.
refusal-not-now = Das geht jetzt nicht.
refusal-no-hints = An diesem Tisch gibt es keine Tipps: So ist er aufgemacht worden.
refusal-host-only = Das kann nur, wer diesen Tisch aufgemacht hat.
refusal-seats-open = Einige Plätze sind noch frei. Warte auf Mitspieler, oder setz Computerspieler dorthin.
refusal-seat-taken = Dieser Platz ist besetzt. Bitte such dir einen anderen.
refusal-table-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zusehen.
refusal-own-seat = Das ist dein eigener Platz.
refusal-unknown-player = Es gibt keinen Computerspieler „{ $player }“.
refusal-no-such-seat = Dieser Tisch hat keinen Platz { $seat }.
refusal-one-discard = Abgeworfen wird genau eine Karte.
refusal-nothing-said = Da stand nichts, was zu sagen wäre.
refusal-unknown-phrase = Diesen Satz gibt es nicht.
refusal-no-such-line = Diese Zeile gibt es in keiner fertigen Abrechnung.
refusal-doubted-already = Das hast du schon gesagt; wer den Tisch aufgemacht hat, kann es sehen.
refusal-id-used = Das kam unter einer Nummer, die schon für etwas anderes gebraucht war, und ist nicht geschehen. Bitte versuch es noch einmal.
refusal-wrong-seal = Das ist nicht die Zahl, die dein Platz versiegelt hatte, darum ist sie nicht ins Mischen eingegangen.
refusal-bad-name = Bitte gib einen Namen mit 1 bis { $most } Zeichen an.
refusal-bad-options = So lässt sich kein Tisch aufmachen. { $sentence }

# An der Tür
refusal-no-such-table = Diesen Tisch gibt es nicht, oder dieser Link öffnet ihn nicht. Lass dir den Link noch einmal schicken.
refusal-no-such-page = Unter dieser Adresse gibt es nichts.
refusal-wrong-code = Dieser Code öffnet an diesem Tisch keinen Platz. Bitte sieh noch einmal nach.
refusal-foreign-origin = Das kam von einer anderen Website, darum ist nichts geschehen.
refusal-try-again = Der Server hat das gerade nicht geschafft. Bitte versuch es noch einmal.
refusal-too-fast =
    { $count ->
        [one] Das war zu schnell. Bitte versuch es in einer Sekunde noch einmal.
       *[other] Das war zu schnell. Bitte versuch es in { $count } Sekunden noch einmal.
    }
refusal-takes-too-long = Diese Aufzeichnung durchzuspielen dauert zu lange. Bitte versuch es mit „escalera replay“.
refusal-too-large = Das ist zu lang: Auf einmal lassen sich höchstens { $most } Bytes lesen.
refusal-too-many =
    { $most ->
        [one] Dieser Tisch ist schon zu oft geöffnet: Erlaubt ist ein Fenster.
       *[other] Dieser Tisch ist schon zu oft geöffnet: Erlaubt sind { $most } Fenster.
    }

# In der Lektion
refusal-step-done = Dieser Schritt ist geschafft. Drück auf „Weiter“.
refusal-needed-later = Die Regeln erlauben das. Aber eine dieser Karten brauchst du in dieser Runde noch: Bitte wähl andere.
refusal-lesson-lost = Die Stelle, an der du aufgehört hast, ist nicht mehr zu finden, darum geht es von vorn los.
refusal-other-step =
    { $what ->
        [rank] Die Regeln erlauben das. Aber hier geht es um eine Auslage eines Rangs: Leg nur gleich hohe Karten aus.
        [sequence] Die Regeln erlauben das. Aber hier geht es um eine Sequenz: Leg Karten einer Farbe der Reihe nach aus.
        [wild] Die Regeln erlauben das. Aber hier geht es um eine wilde Auslage: Leg nur Zweien und Joker aus.
        [take] Du könntest auch ziehen. Aber hier geht es um den Ablagestapel: Nimm ihn mit deinen zwei Damen.
        [top] Du könntest auch ziehen. Aber hier geht es um die oberste Karte: Nimm sie allein, für deine Sequenz.
        [black] Die Regeln erlauben das. Aber wirf jetzt die schwarze Drei ab: Auf deiner Hand würde sie dich Punkte kosten.
        [discard] Die Regeln erlauben das. Aber beende jetzt deinen Zug: Wirf eine Karte ab, die zu nichts passt.
       *[other] Die Regeln erlauben das. Aber mach bitte erst, worum es in diesem Schritt geht.
    }
