# Lekcje gry Kot i wieża: pierwsze tury jednej osoby. Zob. lessons.py.

tow-lesson-cards-title = Jedna karta na turę
tow-lesson-cards-text = Czarny kociak to Toto. Jego mama jest gwiazdą, więc chce dostać się na górę: na początek na piętro 10. W każdej turze wybierasz jedną z dwóch odkrytych kart akcji. Weź tę, która buduje z cegieł i okna.
tow-lesson-cards-praise = Dwie ściany i podłoga: to jest kondygnacja.
tow-lesson-cards-again = Tak wolno i jeszcze do tego dojdziemy. Najpierw kondygnacja: cegły i okno.

tow-lesson-wall-title = Ściana w dłoni
tow-lesson-wall-text = Ściana to karta, którą się zgina. Przesuwaj ją nad podłogą palcem, przyciskami, strzałkami albo liczbami. Obróć ją, zegnij, przez chwilę się nie ruszaj i puść. Odtąd decyduje grawitacja.
tow-lesson-wall-praise = To wszystko. Ściana, która nie stoi, po prostu wraca do twojej dłoni.

tow-lesson-floor-title = A na wierzch podłoga
tow-lesson-floor-text = Obie ściany stoją. Teraz połóż na nich następną podłogę. Ma leżeć na obu, środkiem pomiędzy nimi. Okno jest trochę wyższe niż cegły, więc wieża się przechyli. Tu to normalne.
tow-lesson-floor-praise = Gdy podłoga się trzyma, karta jest wykonana.

tow-lesson-friend-title = Przyjaciele idą z nami
tow-lesson-friend-text = Na piętrze 2 jest już pomarańczowy przyjaciel. Postaw tam następnego, w dowolnym kolorze, obok niego albo na jego grzbiecie. Piętro zmienisz pod „Liczbami” albo klawiszami Page Up i Page Down.
tow-lesson-friend-praise = Cele patrzą na przyjaciół na piętrze tuż nad Toto.

tow-lesson-goal-title = Cel jest spełniony
tow-lesson-goal-text = Dwaj przyjaciele jednego koloru stykają się na piętrze nad Toto. Tego chce jeden z celów, dlatego świeci. Zrealizuj go, a Toto może wejść na piętro 2.
tow-lesson-goal-praise = Teraz trzeba go tam przenieść.
tow-lesson-goal-again = Cel można zostawić, ale Toto wolałby się wspinać. Zrealizuj go.

tow-lesson-climb-title = I do góry
tow-lesson-climb-text = Toto jest w twojej dłoni. Postaw go gdziekolwiek na piętrze 2, byle nie na innych kotach.
tow-lesson-climb-praise = Jedno piętro za nami. Zostało dziewięć.

tow-lesson-fall-title = Co może spaść
tow-lesson-fall-text = Podłóg i przyjaciół, którzy spadli, można użyć znowu. Ściany z wcześniejszych tur przepadają, a każda zabiera jeden z pięciu wąsów. Przy piątej wieża się zawaliła i wszyscy przegrali. Gdy Toto stanie na piętrze 10, policzcie do pięciu: jeśli wieża stoi, opowieść jest wygrana. Teraz wybierz następną kartę.
tow-lesson-fall-praise = Więcej nie trzeba wiedzieć. Reszta to spokojna dłoń.
