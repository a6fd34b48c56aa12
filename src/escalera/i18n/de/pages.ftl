## Was der Dienst in eine Seite schreibt, bevor sie verschickt wird: für Suchmaschinen, geteilte Links und Browser ohne Script.

page-landing = Escalera: Bolivia, Samba und Canasta online
    .description = Bolivia, Samba und Canasta mit Freunden, über einen Link, ohne Anmeldung. Oder gleich, gegen Computerspieler.
page-new = Tisch aufmachen
    .description = Such dir das Spiel, die Mitspieler, das Tempo und deine Hausregeln aus, und schick den Link deinen Freunden.
page-join = An einen Tisch kommen
    .description = An einen Tisch mit Bolivia, Samba oder Canasta, mit dem Link oder Code, den du bekommen hast.
page-kitchen = Punktezettel für echte Karten
    .description = Der Punktezettel für Bolivia, Samba und Canasta mit echten Karten, mit der nächsten Mindestpunktzahl und wer gibt. Er geht auch ohne Internet.
page-look = Aufzeichnung ansehen
    .description = Eine beendete Partie Bolivia, Samba oder Canasta, Schritt für Schritt und mit offenen Händen.
page-learn = Deine erste Runde Bolivia
    .description = Bolivia beim Spielen lernen: zehn kurze Schritte an einem richtigen Tisch, in etwa zehn Minuten. Jeder falsche Versuch wird erklärt, und du kannst aufhören und später weitermachen.
page-learn-classic = Bolivia, wenn du Canasta kennst
    .description = Du kennst Canasta: Spiel nur die Schritte, die bei Bolivia anders sind, jeden neben der Regel, die du kennst.
page-learn-samba = Bolivia, wenn du Samba kennst
    .description = Du kennst Samba: Spiel nur die Schritte, die bei Bolivia anders sind, jeden neben der Regel, die du kennst.
page-table = Ein Tisch
    .description = Du bist an einen Kartentisch eingeladen. Wer diesen Link hat, darf sich hinsetzen oder zusehen.

# Ein Browser, der den Tisch nicht zeigen kann
page-old = Dieser Browser ist zu alt für den Tisch
    .what = Bitte nimm einen neueren, zum Beispiel Firefox, Chrome, Edge oder Safari von heute, und öffne dort denselben Link.
page-missing = Ein Teil dieser Seite fehlt
    .what = Vielleicht ist gerade eine neue Fassung an ihre Stelle gekommen. Bitte lade sie gleich noch einmal.
page-no-script = Der Tisch braucht JavaScript. Bitte erlaube es für diese Seite, und lade sie noch einmal.
