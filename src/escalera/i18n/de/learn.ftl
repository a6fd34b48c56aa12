## Die erste Runde, Schritt für Schritt. $player ist der Partner, oder wer die Karte abgeworfen hat; $size Karten machen eine Auslage fertig.

learn-link = Beim Spielen lernen: deine erste Runde
learn-progress = Schritt { $number } von { $count }
learn-rule = Die Regel in Kürze
learn-differs = Was anders ist
learn-show = Zeig es mir
# $word ist der Titel des nächsten Schritts
learn-next = Weiter: { $word }
learn-back = Einen Schritt zurück
learn-again = Von vorn anfangen
learn-again-sure = Ja, von vorn
learn-again-not = Nein, hier weiter
learn-to-whole = Die ganze erste Runde
learn-to-classic = Ich kenne schon Canasta
learn-to-samba = Ich kenne schon Samba
learn-to-rules = Die Regeln lesen
learn-closing = Du hast deine erste Runde gespielt
learn-closing-what = Alles andere kommt beim Spielen. Auch am Tisch mit Computerspielern kannst du dir Zeit lassen und jederzeit einen Tipp holen.

learn-intro-whole = Willkommen am Tisch. Du spielst zusammen mit { $player } dir gegenüber, gegen die beiden anderen. Probier aus, was du magst: Hier kann nichts schiefgehen, und jeder Schritt lässt sich zurücknehmen.
learn-intro-classic = Du kennst Canasta, darum kommt hier nur, was bei Bolivia anders ist. Was du schon kennst, wird für dich gespielt. Mit dir spielt { $player }.
learn-intro-samba = Du kennst Samba, darum kommt hier nur, was bei Bolivia anders ist. Was du schon kennst, wird für dich gespielt. Mit dir spielt { $player }.

# Wie die Schritte heißen
learn-step-draw = Ziehen
learn-step-rank = Auslage eines Rangs
learn-step-sequence = Eine Sequenz
learn-step-wild = Wilde Auslage
learn-step-opening = Die Erstauslage
learn-step-pile = Den Ablagestapel nehmen
learn-step-top = Nur die oberste Karte
learn-step-threes = Rote und schwarze Dreien
learn-step-keeping = Zwei Karten behalten
learn-step-out = Ausmachen

# Was sie zeigen
learn-text-draw = Jeder Zug hat drei Teile: Erst ziehst du, dann darfst du Karten auslegen, und am Ende wirfst du eine Karte auf den Ablagestapel. { $player } war schon am Zug.
learn-text-rank = Ausgelegt werden drei oder mehr Karten, die zusammengehören. Eine Auslage eines Rangs sind gleich hohe Karten in beliebigen Farben. Deine Seite darf schon auslegen, denn { $player } hat drei Asse hingelegt; dazu bald mehr.
learn-text-sequence = Eine Sequenz sind Karten einer Farbe der Reihe nach. Hier hilft keine Zwei und kein Joker: Jede Karte muss da sein. Mit { $size } Karten ist sie fertig und heißt Escalera, die Treppe. Ohne eine macht niemand aus.
learn-text-wild = Zweien und Joker sind wild: In einer Auslage eines Rangs ersetzen sie andere Karten. Du kannst sie auch für sich allein auslegen. Mit { $size } Karten wird daraus eine Bolivia, und die bringt { $wildmeldbonus } Punkte.
learn-text-opening = Eine neue Runde: Von dir liegt noch nichts auf dem Tisch. Die ersten Auslagen deiner Seite müssen zusammen { $needed } Punkte zählen. Eine allein ist oft zu wenig, darum leg gleich zwei aus. Was sie zählen, siehst du beim Hinlegen.
learn-text-pile = { $player } hat eine Dame abgeworfen, und du hast zwei. Mit zwei natürlichen Karten dieses Rangs darfst du den ganzen Ablagestapel nehmen, statt zu ziehen: Die Dame und dein Paar werden ausgelegt, alle übrigen Karten kommen auf deine Hand.
learn-text-top = { $player } hat die Herz-Zehn abgeworfen, und sie setzt deine Sequenz fort. Darum darfst du sie allein nehmen, ohne Paar und ohne den Rest des Ablagestapels. Das gilt als dein Ziehen.
learn-text-threes = Rote Dreien legen sich von selbst hin, und du bekommst für jede eine andere Karte. Am Ende zählen sie für dich, wenn deine Seite ausmachen darf, und sonst gegen dich. Schwarze Dreien sind gefährlich: Jede, die am Ende noch auf einer Hand ist, kostet { $blackthreeinhand } Punkte.
learn-text-keeping = Deine Hand wird klein, aber deine Seite darf noch nicht ausmachen: Keine ihrer Auslagen ist fertig. Bis dahin müssen nach dem Auslegen zwei Karten auf deiner Hand bleiben, eine zum Abwerfen und eine zum Behalten. Versuch ruhig, mehr auszulegen, und sieh, was geschieht.
learn-text-out = Wer die letzte Karte loswird, macht aus, und die Runde ist vorbei. Dafür braucht deine Seite ihre Escalera und noch eine fertige Auslage. Beiden fehlt eine Karte. Zieh, und sieh, was kommt.

# Was jetzt zu tun ist
learn-task-draw = Zieh: Drück auf „{ verb-draw }“, oder tipp auf den Talon.
learn-task-rank = Wähl die drei Könige auf deiner Hand, drück auf „{ game-lay-new }“ und dann auf „{ game-play-all }“.
learn-task-sequence = Wähl die Herzkarten von fünf bis acht, drück auf „{ game-lay-new }“ und dann auf „{ game-play-all }“.
learn-task-wild = Wähl deine zwei Zweien und den Joker, und leg sie als neue Auslage aus.
learn-task-discard = Beende deinen Zug: Wähl eine Karte, die zu nichts passt, und drück auf den Knopf, der sie abwirft.
learn-task-open = Leg die drei Könige als neue Auslage hin, dann die Herzkarten von sechs bis neun als zweite. Spiel beide zusammen.
learn-task-take = Zieh nicht: Nimm den Ablagestapel mit deinen zwei Damen.
learn-task-fours = Der Ablagestapel hat dir eine dritte Vier gebracht. Leg deine drei Vieren aus.
learn-task-top = Drück auf „{ game-take-top }“.
learn-task-jack = Jetzt passt auch dein Herz-Bube. Wähl ihn, und leg ihn an die Sequenz an.
learn-task-black = Die rote Drei liegt schon auf dem Tisch. Wirf die schwarze ab: Solange sie obenauf liegt, kann niemand den Ablagestapel nehmen.
learn-task-eights = Leg deine drei Achten und deine drei Fünfen aus. Behalte den König.
learn-task-fives = Leg auch deine drei Fünfen aus. Behalte den König.
learn-task-escalera = Leg die Herz-Fünf an die Sequenz an: Damit ist die Escalera fertig.
learn-task-canasta = Leg deinen König an die Könige an: Damit ist ein Canasta fertig.
learn-task-out = Wirf deine letzte Karte ab, dann hast du ausgemacht.

# Was gesagt wird, wenn ein Schritt geschafft ist
learn-done-draw = Die neuen Karten stecken auf deiner Hand, jede an ihrem Platz.
learn-done-rank = Deine Seite hat drei Könige. Mit { $size } Karten sind sie ein Canasta: Ohne wilde Karte bringt es { $naturalcanasta } Punkte.
learn-done-sequence = Gut ausgelegt. An beiden Enden können später weitere Herzkarten dazukommen, von dir oder von deinem Partner.
learn-done-wild = Dein Zug ist zu Ende: gezogen, ausgelegt, abgeworfen. So geht jeder Zug. Jetzt wird eine neue Runde gegeben, und die spielst du bis zum Schluss.
learn-done-opening = Deine Seite hat die Erstauslage, { $player } braucht keine mehr. Ab jetzt darf jede Auslage hin, wie wenig sie auch zählt.
learn-done-pile = Der Ablagestapel kann groß werden, und mit einem Paar gehört er dir. Darum lohnt es sich, Paare zu behalten.
learn-done-top = Gut gesehen. Noch eine Herzkarte, und die Escalera ist fertig.
learn-done-threes = Rechtzeitig abgeworfen. Und wer jetzt kommt, kann den Ablagestapel nicht nehmen.
learn-done-keeping = Gut behalten. Nur der König ist noch auf deiner Hand, und nächstes Mal darfst du fertig werden.
learn-done-out = Du hast ausgemacht, herzlichen Glückwunsch! Diese Runde bringt deiner Seite { $score } Punkte.
