# Lekcje gry Kot i wieża: pierwsze tury jednej osoby. Zob. lessons.py.

tow-lesson-cards-title = Jedna karta na turę
tow-lesson-cards-text = Pomóżcie Toto dostać się do mamy: jest gwiazdą. Zaprowadźcie go na piętro 10 tak, żeby wieża stała; tak wygrywacie, wszyscy razem. W każdej turze wybierasz jedną z dwóch odkrytych kart akcji. Weź kartę budowy ze ścianą z cegieł i ścianą z oknem.
tow-lesson-cards-praise = Dwie ściany i podłoga: to jest piętro.
tow-lesson-cards-again = Tak wolno i jeszcze do tego dojdziemy. Najpierw piętro: cegły i okno.

tow-lesson-wall-title = Ściana w dłoni
tow-lesson-wall-text = Ściana to karta, którą się zgina. Przesuwaj ją nad podłogą przeciąganiem, przyciskami, strzałkami albo liczbami. Obróć ją, zegnij, przez chwilę się nie ruszaj i puść. Odtąd decyduje grawitacja.
tow-lesson-wall-praise = To wszystko. Ściana, która nie stoi, po prostu wraca do twojej dłoni.
tow-lesson-wall-again = Nie ustała, więc znów jest w twojej dłoni. Postaw ją całą na podłodze, zgiętą mniej więcej pod kątem prostym i z dala od Toto.

tow-lesson-shove-title = Ktoś tam stoi
tow-lesson-shove-text = Jedna ściana stoi, następna jest w twojej dłoni. Tego, co stoi na wieży, nie wolno popychać. Mimo to spróbuj: przytrzymaj ścianę dokładnie nad Toto i puść.
tow-lesson-shove-praise = Tu nie da się puścić. Ściana zostaje w dłoni, a to liczy się jako nieudana próba. Po pięciu takich możesz zrezygnować.
tow-lesson-shove-again = Tak by się udało, ale najpierw spróbuj tego, czego nie wolno: dokładnie nad Toto.

tow-lesson-beside-title = Nie na stole
tow-lesson-beside-text = Ściana stoi na najwyższej podłodze i nigdzie indziej. Spróbuj: przytrzymaj ją obok podłogi, nad samym stołem, i puść.
tow-lesson-beside-praise = Tu też nie da się puścić. Gdy element trochę wystaje, to co innego: tak wolno, a decyduje grawitacja.
tow-lesson-beside-again = To nie jest obok podłogi. Jeszcze dalej: wystarczy 90 milimetrów do tyłu.

tow-lesson-floor-title = A na wierzch podłoga
tow-lesson-floor-text = Obie ściany stoją. Teraz połóż na nich następną podłogę. Ma leżeć na obu, środkiem pomiędzy nimi. Okno jest trochę wyższe niż cegły, więc podłoga się przechyli. Tutejsze wieże tak mają.
tow-lesson-floor-praise = Gdy podłoga się trzyma, karta jest wykonana.
tow-lesson-floor-again = Zsunęła się. Spróbuj jeszcze raz, środkiem pomiędzy ścianami.

tow-lesson-friend-title = Przyjaciele idą z nami
tow-lesson-friend-text = Na piętrze 2 jest już pomarańczowy przyjaciel. Posadź tam następnego, w dowolnym kolorze, obok niego albo na jego grzbiecie. Piętro zmienisz pod „Podaj liczby” albo klawiszami Page Up i Page Down.
tow-lesson-friend-praise = Do celów liczą się tylko przyjaciele na piętrze tuż nad Toto.
tow-lesson-friend-again = Jeszcze nie. Ma siedzieć prosto na piętrze 2, z dala od krawędzi.

tow-lesson-goal-title = Cel jest spełniony
tow-lesson-goal-text = Dwaj przyjaciele jednego koloru stykają się na piętrze nad Toto. Tego wymaga jeden z celów, dlatego świeci. Zrealizuj go, a Toto może wejść na piętro 2.
tow-lesson-goal-praise = Teraz trzeba go tam przenieść.
tow-lesson-goal-again = Cel można zostawić, ale Toto wolałby się wspinać. Zrealizuj go.

tow-lesson-climb-title = I do góry
tow-lesson-climb-text = Toto jest w twojej dłoni. Posadź go gdziekolwiek na piętrze 2, byle nie na innych kotach.
tow-lesson-climb-praise = Jedno piętro za nami. Zostało osiem.
tow-lesson-climb-again = Toto znów jest w twojej dłoni. Znajdź mu na piętrze 2 wolne miejsce obok przyjaciół.

tow-lesson-pet-title = Pogłaszcz kota
tow-lesson-pet-text = Przybył biały przyjaciel, a karta każe zrobić jeszcze jedno: pogłaszcz któregoś z pozostałych. Wybierz, którego i z której strony. To tylko lekkie dotknięcie, ale głaskany kot się rusza, a z nim czasem i to, co niesie.
tow-lesson-pet-praise = Na tym polega głaskanie. Inne karty każą pogłaskać wszystkich przyjaciół na piętrze albo po jednym z każdego koloru.

tow-lesson-fall-title = Co może spaść
tow-lesson-fall-text = Podłóg i przyjaciół, którzy spadli, można znów użyć. Spadłe ściany z wcześniejszych tur przepadają, a każda zabiera jeden z pięciu wąsów. Przy piątej wieża się wali i wszyscy przegrywają. Gdy Toto stanie na piętrze 10, policzcie do pięciu: jeśli wieża stoi, opowieść jest wygrana. Teraz wybierz następną kartę.
tow-lesson-fall-praise = Do gry w pojedynkę i do wspólnej więcej nie trzeba wiedzieć. Reszta to już pewna ręka.

tow-lesson-race-title = Przeciw sobie
tow-lesson-race-text = Można też grać przeciw sobie: każdy ma obok podłogi 1 własnego kociaka, a do tego dwa tajne cele. Trzy karty leżą odkryte. Do jednego z twoich celów potrzebny jest pomarańczowy przyjaciel: weź kartę, która go sprowadza.
tow-lesson-race-praise = Po karcie możesz jeszcze przenieść jednego przyjaciela z piętra swojego kociaka na któreś wyższe.
tow-lesson-race-again = Tak też wolno, ale do celu potrzebny jest pomarańczowy przyjaciel. Weź tamtą kartę.

tow-lesson-secret-title = Tajny cel
tow-lesson-secret-text = Do twoich celów liczą się przyjaciele na dowolnym piętrze nad twoim kociakiem. On jest jeszcze na stole, a pomarańczowy przyjaciel siedzi na podłodze 1: cel jest spełniony. Zrealizuj go, a kociak się wespnie. Cel można też wymienić na nowy.
tow-lesson-secret-praise = Twoja łapka idzie w górę klasyfikacji. Kto zawali wieżę, jest ostatni; spośród pozostałych wygrywa kociak, który jest najwyżej.
tow-lesson-secret-again = Tak też wolno, ale kociak wolałby się wspinać. Zrealizuj cel.
