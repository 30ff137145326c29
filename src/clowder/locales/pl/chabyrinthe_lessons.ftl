# Lekcje Kotobiryntu: gra przeciwko nakręcanej myszy, potem inne sposoby gry. Zob. lessons.py.

cha-lesson-turn-title = Pod miastem
cha-lesson-turn-text = Sprowadź bezdomne koty kanałami do domu: wygrywa, kto zbierze za nie najwięcej punktów. Wokół kwadratu czekają dwa koty i dwie opiekunki. Kot jest w domu, gdy połączy go z opiekunką nieprzerwana droga. Zacznij od jednej karty: obróć dowolną w prawo, w lewo albo o pół obrotu.
cha-lesson-turn-praise = To była jedna akcja. Tura ma dokładnie dwie.
cha-lesson-turn-again = To dozwolone i przyjdzie na to pora. Najpierw obróć którąś kartę kwadratu.

cha-lesson-slide-title = Przesuń rząd
cha-lesson-slide-text = Druga akcja. Następną kartę z talii widzą wszyscy. Wsuń ją przy dowolnym miejscu: cały rząd albo kolumna się przesunie, a karta, która wypadnie z drugiego końca, trafi na spód talii.
cha-lesson-slide-praise = Karty się przesunęły. Koty i opiekunki nie.
cha-lesson-slide-again = To dozwolone, ale tym razem wsuń kartę: weź następną i wybierz dla niej miejsce.

cha-lesson-home-title = Droga do domu
cha-lesson-home-text = Kilka tur później jedna droga jest prawie gotowa. Na dole po prawej czeka Kometa za 5 punktów, a na lewym końcu tego samego rzędu Edyta. Tylko jedna karta leży źle. Popraw ją, a kot jest twój.
cha-lesson-home-praise = Kot jest twój. Edyta przechodzi o jedno miejsce zgodnie z ruchem wskazówek zegara i przychodzi następny kot: Sadza, o jedno miejsce dalej niż tam, gdzie czekała Kometa.
cha-lesson-home-again = To dozwolone, ale drogi jeszcze nie ma. Obróć kartę w prawym dolnym rogu.

cha-lesson-next-title = I następny
cha-lesson-next-text = Teraz na dole czeka Sadza, a na lewym końcu trzeciego rzędu Edyta. Następna karta to prosty kanał. Wolno ją wsunąć także tuż obok opiekunki. Wsuń ją tam, gdzie dokończy drogę.
cha-lesson-next-praise = W domu. Jedna tura, dwie akcje, dwa koty. Zajęte miejsca zawsze się pomija: koty i opiekunki nigdy nie dzielą jednego miejsca.
cha-lesson-next-again = To dozwolone, ale Sadza nadal czeka. Trzeci rząd musi się przesunąć o jedną kartę w prawo.

cha-lesson-bridge-title = Uwaga, most
cha-lesson-bridge-text = Na moście dwie drogi krzyżują się, ale nie spotykają: idzie się zawsze prosto. Na dole czeka Admirał, przy drugim rzędzie Edyta. Obróć jedną kartę. Krótka droga w górę prowadzi przez most i mija cel. Dobra jest ta długa, naokoło.
cha-lesson-bridge-praise = Prosto przez dwa mosty i do domu. Odnogi i ślepe końce nie szkodzą. Przerwy tak.
cha-lesson-bridge-again = To dozwolone, ale żaden kot nie trafił do domu. Idź drogą kota w prawo: karta w rogu wyprowadza ją poza kwadrat.

cha-lesson-chain-title = Jeden za drugim
cha-lesson-chain-text = U góry czeka Hrabina, a tuż obok Edyta. Karta pod kotem może je połączyć na dwa sposoby. Pomyśl o krok dalej: Edyta przejdzie na miejsce zdobytego kota, a nowy kot przyjdzie tuż obok niej. Jeden z tych sposobów otwiera drogę także jemu.
cha-lesson-chain-praise = Dwa koty jedną akcją. Po każdym kocie sprawdzasz drogi znowu, a co jest połączone, też trafia do domu.
cha-lesson-chain-again = To dozwolone, ale to nie są dwa koty. Karta pod kotem u góry ma prowadzić w lewo, w prawo i w górę.

cha-lesson-guardian-title = Kto przyjdzie?
cha-lesson-guardian-text = Droga prowadzi do obu opiekunek, a ty wybierasz, która przyjdzie po kota. Potem przechodzi ona o jedno miejsce. Jeśli przyjdzie Agata, zwolni miejsce dla następnego kota, a stamtąd prowadzi droga do tej drugiej. W przeciwnym razie następny kot musi minąć Agatę.
cha-lesson-guardian-praise = Na zwolnione miejsce przychodzi Mech i od razu trafia do domu, do tej drugiej.
cha-lesson-guardian-again = To dozwolone, ale Agata zostaje na drodze: nowy kot ją pomija i nigdzie nie dochodzi. Niech przyjdzie ona.

cha-lesson-order-title = Dwa naraz
cha-lesson-order-text = Oba koty są twoje. Agata przychodzi po nie po kolei i za każdym razem zjawia się nowy kot. Tutaj kolejność jest obojętna.
cha-lesson-order-praise = Agata przeszła dalej dwa razy i czekają dwa nowe koty. Drogi sprawdzasz znowu, gdy wszystkie koty są odebrane.

cha-lesson-last-title = Ostatni kot
cha-lesson-last-text = Czternaście kotów jest w domu, a talia kotów jest pusta, więc ostatnim razem nowy już nie przyszedł. Został jeden, na dole: Guzik. Zaprowadź go do opiekunki, a gra od razu się skończy, nawet jeśli została ci jeszcze akcja.
cha-lesson-last-praise = Cała piętnastka jest w domu.
cha-lesson-last-again = To dozwolone, ale ostatni kot nadal czeka. Karta nad nim leży dokładnie na odwrót.

cha-lesson-end-title = Podliczone
cha-lesson-end-text = Twoje jedenaście kotów jest warte 43 punkty, a cztery koty myszy 17. Wygrywa, kto ma najwięcej punktów, a przy remisie, kto ma najwięcej kotów.

cha-lesson-due-title = Jak w pierwszym wydaniu
cha-lesson-due-text = Można grać także według starszej zasady: jedną z dwóch akcji musi być obrót. Jedna karta jest już wsunięta. Spróbuj wsunąć jeszcze jedną.
cha-lesson-due-praise = Nie w tym wydaniu. Po wsunięciu możesz już tylko obracać.
cha-lesson-due-again = To dozwolone: to obrót. Ale najpierw spróbuj tego, czego nie wolno: wsunąć jeszcze jedną kartę.

cha-lesson-kittens-title = Mały kwadrat, w pojedynkę
cha-lesson-kittens-text = Kotki to ta sama gra na kwadracie trzy na trzy. A tutaj grasz w pojedynkę: punkty nie mają znaczenia, liczą się tury. To twoja ósma, a został jeden kot: Mech. Zaprowadź go do opiekunki u góry po prawej. Czeka tam Agata.
cha-lesson-kittens-praise = W domu, w ósmej turze.
cha-lesson-kittens-again = To dozwolone, ale ostatni kot nadal czeka. Na drodze leży środkowa karta prawej kolumny.

cha-lesson-alone-title = Jest za to tytuł
cha-lesson-alone-text = Osiem tur: wszystkie koty są w domu, zanim wystygła zupa. Za siedem lub mniej jest najlepszy tytuł, za osiemnaście i więcej ostatni. Gdy gracie razem, liczą się tury wszystkich, a tytuły są te same.
