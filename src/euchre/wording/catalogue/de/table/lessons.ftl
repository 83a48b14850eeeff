# Die elf Lektionen: je ihr Titel, die Geschichte bis zur ersten Entscheidung, die Frage bei der ersten und der zweiten,
# ein Wort zu jeder Wahl und was man sich merkt. Bess sitzt links von dir, Cleo dir gegenüber.

lesson-1-title = Der erste Stich
lesson-1-story =
    Du und Cleo, dir gegenüber, spielt zusammen gegen Bess und Dora. Alle bekommen fünf Karten.
    Eine Farbe ist Trumpf: Sie schlägt die drei anderen. Cleo nimmt die Herz-Dame, die offen lag, und macht so Herz zu Trumpf.
    Dora spielt zuerst, den Pik-König. Wer Pik hat, muss Pik spielen. Das Ass ist das höchste Pik, dann kommen König, Dame, Bube, Zehn, Neun.
    Vier Karten, von jedem eine, sind ein Stich. Ihn gewinnt die höchste Karte der Farbe, die zuerst gespielt wurde: Cleos Pik-Ass.
    Gewinnt ihr zusammen drei der fünf Stiche, gewinnt ihr die Runde. Wer einen Stich gewinnt, spielt zum nächsten aus: hier Cleo das Kreuz-Ass.
lesson-1-first = Du hast kein Kreuz, darfst also jede deiner Karten spielen. Bis jetzt gewinnt Cleos Ass. Welche Karte spielst du?
lesson-1-leave = Das Ass ist das höchste Kreuz, und was Cleo gewinnt, zählt für euch beide. Du hast eine Karte gespielt, die dir nicht fehlen wird, und deinen Trumpf behalten.
lesson-1-spent = Dein Herz schlägt das Ass, aber das Ass ist von deinem Partner: Der Stich gehörte euch schon. Das Herz wird dir später fehlen, und ihr macht einen Stich weniger.
lesson-1-second = Du und Cleo habt zwei Stiche. Im dritten schlägt Doras Kreuz-Dame Cleos Neun, und du hast wieder kein Kreuz. Welche Karte spielst du?
lesson-1-trump = Herz ist Trumpf, und selbst die Trumpf-Neun schlägt jede Karte einer anderen Farbe. Das ist euer dritter Stich, also gewinnt ihr die Runde.
lesson-1-throw = Diese Karte gewinnt nichts: Nur ein höheres Kreuz oder ein Trumpf schlägt die Dame. Bess macht den Stich mit dem König; deine Herz-Neun hätte ihn gewonnen.
lesson-1-end = Vier Karten sind ein Stich. Ihn gewinnt die höchste der Farbe, die zuerst gespielt wurde, wenn niemand einen Trumpf spielt. Gewinnt zu zweit drei von fünf.

lesson-2-title = Farbe bedienen
lesson-2-story =
    Du gibst und deckst den Kreuz-König auf.
    Cleo, dein Partner, nimmt an: Kreuz ist Trumpf.
    Du drückst die Karo-Dame.
    Bess spielt den Herz-Buben aus, Cleo gibt die Zehn zu, und Dora hat kein Herz und wirft ein Pik ab.
lesson-2-first = Herz wurde ausgespielt, und du hast zwei: Eines davon musst du zugeben. Welches?
lesson-2-follow = Du musst bedienen, wenn du kannst, und die höchste Karte der ausgespielten Farbe gewinnt den Stich, wenn niemand trumpft. Deine Dame schlägt den Buben.
lesson-2-low = Die Neun ist erlaubt, aber Bess behält mit dem Buben den Stich. Wenn du zuletzt dran bist und gewinnen kannst, gewinne.
lesson-2-second = Cleo hat den Karo-König ausgespielt, und Dora hat ihn mit dem Ass geschlagen. Du hast kein Karo.
lesson-2-trump = Ohne eine Karte der ausgespielten Farbe darfst du trumpfen, und jeder Trumpf schlägt jede Karte einer anderen Farbe. Deine Zehn sticht das Ass.
lesson-2-throw = Erlaubt, aber so gewinnt Doras Ass den Stich. Ein Trumpf hätte es gestochen.
lesson-2-end = Bediene, wenn du kannst. Wenn nicht, darfst du trumpfen.

lesson-3-title = Die Bower
lesson-3-story =
    Cleo gibt und deckt die Pik-Neun auf.
    Du nimmst an. Ist Pik Trumpf, dann ist der Pik-Bube der rechte Bower, die höchste Karte von allen.
    Der Kreuz-Bube ist der linke Bower, die zweithöchste, und zählt als Pik.
lesson-3-first = Dora spielt den rechten Bower aus. Du hast zwei Trümpfe, den linken Bower und die Zehn.
lesson-3-ten = Nichts schlägt den rechten Bower. Gib deinen kleinsten Trumpf zu und heb den linken Bower auf.
lesson-3-wasted = Der rechte Bower holt deinen linken, die zweitbeste Karte im Spiel, und du bekommst nichts dafür. Er wird dir fehlen.
lesson-3-second = Bess hat die Kreuz-Zehn ausgespielt, und Dora hat mit dem Pik-König getrumpft. Du hast den Kreuz-Buben und das Herz-Ass.
lesson-3-left = Der Kreuz-Bube ist jetzt ein Pik. Du hast kein Kreuz, darfst also trumpfen, und der linke Bower schlägt den König.
lesson-3-ace = Doras König gewinnt den Stich: Euchre für die anderen. Der Kreuz-Bube ist jetzt kein Kreuz, sondern der zweitbeste Trumpf, und hätte gewonnen.
lesson-3-end = Der Trumpf-Bube ist die höchste Karte. Der andere Bube derselben Kartenfarbe, rot oder schwarz, kommt gleich danach und gehört zum Trumpf.

lesson-4-title = Annehmen
lesson-4-story =
    Cleo, dein Partner, gibt und deckt den Karo-Buben auf. Wer ihn annimmt, macht Karo zu Trumpf, und Cleo nimmt die Karte auf die Hand.
    Dora hat gepasst.
lesson-4-first = Dein Herz-Bube wäre der linke Bower. Soll Karo Trumpf sein?
lesson-4-order = Du hast drei Trümpfe, darunter den linken Bower, und der rechte geht an deinen Partner. Das reicht zusammen für drei Stiche.
lesson-4-pass = Zu bescheiden. Auch die anderen passen, bis Dora Herz ansagt und damit punktet.
lesson-4-alone = Wer allein spielt, schickt den Partner hinaus, hier mit dem rechten Bower. Es geht gerade noch gut, für denselben einen Punkt wie zusammen.
lesson-4-end = Nimm an, wenn du und dein Partner drei Stiche erwarten könnt. Die offene Karte zählt für die Seite, die gibt.

lesson-5-title = Wann man passt
lesson-5-story =
    Dora, rechts von dir, gibt und deckt den Herz-Buben auf. Du bist zuerst dran.
lesson-5-first = Du hast den linken Bower und die Herz-Neun. Soll Herz Trumpf sein?
lesson-5-pass = Wer annimmt, schenkt Dora den rechten Bower. Und wenn alle passen, kannst du Karo ansagen, wo dein Blatt viel stärker ist.
lesson-5-order = Dora nimmt den rechten Bower, und deine zwei Trümpfe reichen nicht: Euchre, zwei Punkte für die anderen.
lesson-5-second = Alle haben gepasst, und der Herz-Bube wurde abgelehnt. Jetzt kannst du eine andere Farbe ansagen.
lesson-5-diamonds = Der Karo-Bube ist der rechte Bower, Ass und Dame sind dabei, und du hast noch ein Ass. Der linke Bower liegt verdeckt und ist aus dem Spiel.
lesson-5-diamonds-alone = Mutig und gut: Du hast Bube, Ass und Dame von Karo, und der linke Bower ist aus dem Spiel. Alle fünf Stiche allein bringen vier Punkte, drei oder vier immer noch einen.
lesson-5-again = Bess sagt Pik an und macht mit Dora alle Stiche. Mit einem so guten Blatt passt man nicht zweimal.
lesson-5-other = In dieser Farbe hast du höchstens einen Trumpf. In Karo hast du drei, mit dem rechten Bower an der Spitze.
lesson-5-end = Passe, wenn die offene Karte den anderen mehr hilft als euch. In der zweiten Ansagerunde wartet vielleicht eine bessere Farbe.

lesson-6-title = Was die Ansage deines Partners verrät
lesson-6-story =
    Dora gibt und deckt den Karo-König auf.
    Du und Bess passt; Cleo, dein Partner, nimmt an.
    Dora nimmt die Karte und drückt eine. Du spielst zum ersten Stich aus.
lesson-6-first = Dein Blatt ist schwach, aber es hat zwei Trümpfe. Was spielst du aus?
lesson-6-trump = Wer gegen den Geber annimmt, ist stark in Trumpf: Spiel einen aus. Cleo gewinnt mit dem linken Bower, und Doras König fällt.
lesson-6-side = Cleo hat Karo gewählt, und du könntest zweimal Karo ausspielen. Eine andere Farbe kostet euch hier einen Stich.
lesson-6-second = Cleo spielt das Kreuz-Ass aus, Dora bedient. Du hast kein Kreuz.
lesson-6-throw = Cleos Ass gewinnt schon. Lass ihm den Stich, wirf eine Karte ab, die dir nicht fehlen wird, und behalte deinen Trumpf.
lesson-6-king = Nicht schlimm: Cleos Ass gewinnt. Aber eine Neun hätte genügt; ein König macht manchmal einen Stich.
lesson-6-trumped = Der Stich gehörte euch schon. Der Trumpf, den du hineingeworfen hast, fehlt später: ein Stich weniger.
lesson-6-end = Wenn dein Partner den Trumpf wählt, hilf mit: Spiel Trumpf aus, und lass die Stiche in Ruhe, die dein Partner schon gewinnt.

lesson-7-title = An zweiter Stelle
lesson-7-story =
    Cleo gibt und deckt die Kreuz-Neun auf.
    Du nimmst an, mit beiden Bowern und dazu Pik-König und Pik-Dame.
    Dora spielt die Karo-Dame aus.
lesson-7-first = Du bist an zweiter Stelle dran und hast kein Karo. Nach dir kommen Bess und dann Cleo, dein Partner.
lesson-7-king = Dein Partner ist zuletzt dran, kann ohne dich gewinnen und tut es auch, mit dem Ass. Du hast dein einziges Herz abgeworfen und kannst Herz von jetzt an trumpfen.
lesson-7-spade = Du hast die Bower behalten und Cleo den Stich gelassen. Noch besser wäre der Herz-König gewesen: Ohne Herz kannst du Herz trumpfen.
lesson-7-bower = Dein Bower nimmt einen Stich, den Cleos Ass gewonnen hätte. Jeder Bower ist einen Stich wert, und am Ende fehlt dir einer.
lesson-7-end = An zweiter Stelle hat es keine Eile: Dein Partner hat noch eine Karte zu spielen.

lesson-8-title = Trumpf ziehen
lesson-8-story =
    Du gibst und deckst die Kreuz-Zehn auf.
    Alle passen, und du nimmst sie auf, mit beiden Bowern auf der Hand.
    Bess spielt das Pik-Ass aus.
    Der Pik-Bube ist jetzt ein Kreuz, du hast also kein Pik und trumpfst das Ass mit der Zehn.
lesson-8-first = Du hast den Trumpf gewählt und hast beide Bower. Was spielst du aus?
lesson-8-bower = Deine besten Trümpfe ziehen die der anderen, bevor sie damit deine Herzen trumpfen.
lesson-8-heart = Herz kann warten. Bess und Dora haben noch Trümpfe, und ihr macht drei Stiche statt fünf.
lesson-8-second = Die Neun und die Dame von Kreuz sind gefallen. Ass und König fehlen noch.
lesson-8-again = Der zweite Bower zieht das Ass und den König. Jetzt kann niemand mehr trumpfen.
lesson-8-stop = Einen Stich zu früh: Trumpf-Ass und Trumpf-König sind noch draußen, und das kostet einen Stich.
lesson-8-end = Wenn du mit starken Trümpfen gewählt hast, spiel sie aus, bis die anderen keine mehr haben.

lesson-9-title = Allein spielen
lesson-9-story =
    Dora gibt und deckt das Karo-Ass auf. Du bist zuerst dran und hast beide roten Buben, die Karo-Neun und die beiden schwarzen Asse.
lesson-9-first = Was sagst du?
lesson-9-alone = Zwei Bower, ein dritter Trumpf und zwei Asse können alle fünf Stiche ohne Hilfe machen. Allein bringt das vier Punkte statt zwei.
lesson-9-together = Ihr macht alle fünf Stiche, für zwei Punkte. Allein bringen dieselben fünf Stiche vier.
lesson-9-pass = Bessere Blätter gibt es kaum. Alle passen, und mit Herz macht ihr einen einzigen Punkt.
lesson-9-second = Dora hat das Karo-Ass genommen. Cleo setzt aus. Du spielst aus.
lesson-9-draw = Zuerst die Bower: Sie ziehen die Trümpfe, und deine Asse warten so lange.
lesson-9-nine = Die Neun verliert einen Stich und damit drei deiner vier Punkte. Fang mit den Bowern an.
lesson-9-ace = Bess und Dora haben noch Trümpfe. Jedes deiner Asse wird getrumpft, und dir bleibt ein einziger Punkt.
lesson-9-end = Spiel allein, wenn dein Blatt ohne Hilfe alle fünf Stiche machen kann. Dann spiel zuerst Trumpf aus.

lesson-10-title = Verteidigen
lesson-10-story =
    Dora gibt und deckt den Kreuz-Buben auf.
    Du passt, und Bess nimmt an: Kreuz ist Trumpf, und Dora nimmt den rechten Bower.
    Du hast den linken, den Pik-Buben. Mit drei Stichen macht ihr die anderen Euchre.
lesson-10-first = Du spielst aus. Was?
lesson-10-ace = Spiel ein Ass früh aus, solange alle noch Karten der Farbe haben. Es gewinnt den ersten Stich.
lesson-10-diamond = In dieser Runde schadet es nicht. Aber jetzt ist das Ass sicherer als später, wenn es vielleicht jemand trumpft.
lesson-10-nine = Trumpf auszuspielen ist Sache der anderen Seite. Du hilfst ihr, deine Trümpfe zu ziehen, und sie macht ihren Punkt.
lesson-10-bower = Doras rechter Bower holt deinen linken. Hier geht es noch einmal gut; meist hilft es der Seite, die den Trumpf gewählt hat.
lesson-10-second = Bess hat den Kreuz-König ausgespielt, und Dora hat den rechten Bower zugegeben. Du hast den linken Bower und die Neun.
lesson-10-keep = Der rechte Bower ist nicht zu schlagen: Gib die Neun. Dein linker Bower ist jetzt der beste Trumpf, den es noch gibt.
lesson-10-spent = Der linke Bower fällt für nichts, und die anderen bekommen ihren dritten Stich.
lesson-10-end = Mach als Verteidiger deine Asse früh, und heb einen hohen Trumpf auf, bis er einen Stich gewinnt. Drei Stiche genügen.

lesson-11-title = Mitzählen
lesson-11-story =
    Achte darauf, welche hohen Karten fallen.
    In der ersten Ansagerunde passen alle; in der zweiten sagt Cleo Pik an.
    Den dritten Stich machst du.
lesson-11-first = Du hast gerade mit dem Kreuz-Ass gewonnen und hast noch die Kreuz-Dame und die Karo-Neun. Was spielst du aus?
lesson-11-queen = Ass und König von Kreuz sind weg, und der Bube ist ein Trumpf. Deine Dame ist das höchste Kreuz, das es noch gibt.
lesson-11-nine = Der Karo-König ist noch nicht gefallen, die Neun gewinnt also nicht sicher. Dora hat kein Karo und trumpft.
lesson-11-end = Merk dir die hohen Karten, die gefallen sind. Wenn alle über deiner weg sind, ist deine die höchste.
