# Lekcje Kocie w kłopocie: jedna krótka gra we dwoje, z nakręcaną myszą. Zobacz lessons.py.

str-lesson-meals-title = Gdzie ja jestem
str-lesson-meals-text = Znajdź swój dom przed innymi, tak się wygrywa. Jesteś kotkiem w lewym górnym rogu, a trzy żetony mówią, jak wygląda twój dom. Leżą zakryte i nawet tobie nie wolno zajrzeć. Żeby iść, trzeba jeść: skromny posiłek starcza na 1 krok, pożywny na 2. Zagraj wszystkie trzy razem.
str-lesson-meals-praise = Cztery kroki. Ani więcej, ani mniej.
str-lesson-meals-again = Tak wolno, ale ruszmy dalej. Zagraj wszystkie trzy posiłki naraz.

str-lesson-back-title = Bez zawracania
str-lesson-back-text = Za tobą pierwszy z czterech kroków. Spróbuj od razu wrócić na pole startowe.
str-lesson-back-praise = Właśnie tak, na to gra nie pozwala: droga nigdy nie wraca od razu na pole, z którego się przyszło. Naokoło wolno.
str-lesson-back-again = Tak wolno i przyjdzie na to czas. Najpierw spróbuj zawrócić.

str-lesson-fog-title = W nieznane
str-lesson-fog-text = Następny kafelek leży zakryty. Wybierasz, którędy przejść, potem się go odwraca i idzie się dalej. Przejdź.
str-lesson-fog-praise = Odtąd leży odkryty. Dwa domy, jeden na północy, drugi na południu.

str-lesson-food-title = Głód
str-lesson-food-text = Nie masz kart, więc zostaje jedno: szukać posiłku. Na polu wędrówki dobiera się jedną kartę.
str-lesson-food-praise = Pożywny posiłek. W domu byłyby dwie karty.

str-lesson-house-title = Dom
str-lesson-house-text = Masz dwa kroki, a do obu domów są dwa kroki. Gdy droga kończy się w domu, sąsiad po lewej porównuje go z twoimi żetonami. Idź na północ, do 1-piętrowego domu z czerwonym dachem i płotkiem.
str-lesson-house-praise = Mysz ogląda twoje żetony i odwraca jeden, który pasuje: jedno piętro. Za każdym razem tylko jeden.
str-lesson-house-again = Tak wolno, ale tym razem idź do domu na północy.

str-lesson-nowhere-title = Szczęście też potrzebuje miejsca
str-lesson-nowhere-text = Skrót prowadzi na pole wędrówki sąsiedniego odkrytego kafelka. Na razie takiego nie ma. Spróbuj go mimo to zagrać.
str-lesson-nowhere-praise = Teraz prowadzi donikąd. Zachowaj go, w walce jest wart 27.
str-lesson-nowhere-again = Tak wolno, ale najpierw spróbuj skrótu.

str-lesson-mixed-title = Jedno albo drugie
str-lesson-mixed-text = Zagrywasz posiłki, ile chcesz, albo jedną kartę szczęścia. Spróbuj posiłku razem ze skrótem.
str-lesson-mixed-praise = Nigdy razem. Posiłki wspólnie, szczęście osobno.
str-lesson-mixed-again = Tak wolno, ale najpierw spróbuj obu naraz: posiłku i skrótu.

str-lesson-works-title = Pech
str-lesson-works-text = Jesteś w domu, więc szukanie posiłku dało ci dwie karty. Jedna z nich to pech i działa od razu: roboty drogowe. Wybierz kafelek, a na nim pole wędrówki do zamknięcia.
str-lesson-works-praise = Nikt tamtędy nie przejdzie, póki ktoś nie przeniesie znacznika. Pech ma jeszcze cztery postacie.

str-lesson-dog-title = Pies
str-lesson-dog-text = Jeszcze raz z domu, ale tym razem trafił się pies. Wybierz, gdzie stanie. Każdy kotek na tym kafelku ucieka o trzy kroki, a twój jest wśród nich.
str-lesson-dog-praise = No to w nogi: trzy kroki, którędy chcesz, byle nie na pole psa.

str-lesson-mouse-title = Mysz
str-lesson-mouse-text = Teraz trafiła się mysz, prawdziwa. Pobiegnie za nią kotek przeciwnika, trzy kroki drogą, którą wybierzesz. Wskaż czyj.
str-lesson-mouse-praise = Prowadzisz go, dokąd chcesz: daleko od domu albo na innego kotka, i wtedy walczą.

str-lesson-raven-title = Kruk
str-lesson-raven-text = A teraz kruk. W ciemno zabiera przeciwnikowi kartę i ją odrzuca. Wskaż komu.
str-lesson-raven-praise = O jedną kartę mniej do walki. Nikt nic nie widział.

str-lesson-meeting-title = Kocie spotkanie
str-lesson-meeting-text = Na koniec kocie spotkanie. Kotki ze wszystkich sąsiednich kafelków, także tych, które stykają się tylko rogiem, przychodzą na twój kafelek. Mysz jest wśród nich. Postaw ją na dowolnym polu wędrówki.
str-lesson-meeting-praise = Na spotkaniu nikt nie walczy. A pech nigdy nie zostaje na ręce: działa i jest odrzucany.

str-lesson-truck-title = Podwózka
str-lesson-truck-text = Tym razem trafiła się półciężarówka i już jest zagrana. Zawiezie cię na dowolne pole startowe. Na tym w prawym dolnym rogu siedzi mysz. Wysiądź tam: dwa kotki na jednym polu walczą.
str-lesson-truck-praise = To ty przychodzisz, więc to ty atakujesz.
str-lesson-truck-again = Tak wolno, ale nikogo tam nie ma. Wysiądź w prawym dolnym rogu.

str-lesson-fight-title = Walka
str-lesson-fight-text = Obie strony wybierają kartę w tajemnicy. Mysz już wybrała. Wyższa liczba wygrywa, a obie karty przepadają. Zostaje ci jedna karta, zagraj ją.
str-lesson-fight-praise = 27 do 13. Wygrywasz i dobierasz kartę.

str-lesson-push-title = W drogę
str-lesson-push-text = Zwycięzca odprowadza pokonanego o trzy kroki, dokąd chce. Zrób pierwszy.
str-lesson-push-praise = Kto jest odprowadzany, niczego sobie nie przypomina, nawet w domu. Ale jeśli trafi na innego kotka, zaczyna się nowa walka.

str-lesson-last-title = Prawie w domu
str-lesson-last-text = Wracamy do pierwszej historii. Pamiętasz jedno piętro i czerwony dach i stoisz przed domem, który ma jedno i drugie. Jeśli zgadza się też ogród, to ten. Wejdź.
str-lesson-last-praise = Mysz ogląda twój ostatni żeton.
str-lesson-last-again = Tak wolno, ale do drzwi jest jeden krok. Zagraj skromny posiłek.

str-lesson-end-title = W domu
str-lesson-end-text = Płotek: trzeci żeton zostaje odwrócony w twoim własnym domu i gra od razu się kończy. Wygrywasz. Gdyby wszystkie trzy leżały odkryte już wcześniej, wystarczyłoby wejść albo dać się wepchnąć.
