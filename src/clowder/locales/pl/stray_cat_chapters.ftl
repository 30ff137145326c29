# Kocie w kłopocie od początku do końca gry; numery na końcu akapitu to jego zasady.

str-chapter-setup = Zanim zaczniecie
str-chapter-setup-text =
    Okolica to 16 kafelków. Startowe leżą odkryte w rogach, pozostałe są zakryte. Twój kotek zaczyna na polu startowym swojego kafelka. (STR-1)
    Każdy dostaje trzy zakryte żetony: kształt, dach i ogród. Razem opisują twój dom, a zajrzeć nie wolno. Dostajesz też dwa skromne posiłki i jeden pożywny. (STR-3, STR-4)

str-chapter-walk = Szukanie domu: wędrówka
str-chapter-walk-text =
    W swojej turze szukasz domu albo posiłku. Żeby iść, zagrywasz jeden lub więcej posiłków: skromny daje 1 krok, pożywny 2, obfity 3. Przechodzisz dokładnie tyle kroków i nigdy od razu z powrotem. (STR-7, STR-8, STR-C1)
    Gdy dochodzisz do zakrytego kafelka, wybierz przejście. Kafelek odwraca się na stałe i idziesz dalej. (STR-9)

str-chapter-home = Wizyta w domu
str-chapter-home-text =
    Jeśli droga kończy się w domu, sąsiad po lewej ogląda twoje żetony. Jeśli któreś z zakrytych pasują do domu, odwraca jeden z nich. Jeśli żaden, dowiadujesz się tylko tego. (STR-12)
    Dom to ślepa uliczka. Żeby zapytać znowu, wyjdź i wróć. (STR-13)

str-chapter-luck = Karty szczęścia
str-chapter-luck-text =
    Zamiast posiłków możesz zagrać jedną kartę szczęścia. Skrót prowadzi na dowolne pole wędrówki sąsiedniego odkrytego kafelka. Półciężarówka wiezie na pole startowe. Koci przyjaciel przynosi 4 nowe karty; potem zachowaj dowolne 4. (STR-14, STR-15, STR-16)

str-chapter-food = Szukanie posiłku
str-chapter-food-text =
    Możesz też dobierać karty: na polu wędrówki 1, w domu 2. Na polu startowym 2, jeśli nie masz nic na ręce, inaczej 1. Nigdy nie trzymasz więcej niż 4. (STR-17, STR-19)

str-chapter-badluck = Pech
str-chapter-badluck-text =
    Pech dobrany przy szukaniu posiłku działa od razu. Kruk zabiera kartę przeciwnikowi. Pies przegania każdego kotka na swoim kafelku o 3 kroki. Mysz odciąga kotka przeciwnika o 3 kroki. (STR-18, STR-21, STR-22, STR-24)
    Kocie spotkanie zwołuje na twój kafelek kotki ze wszystkich sąsiednich. Roboty drogowe zamykają jedno pole wędrówki dla wszystkich, aż ktoś przeniesie znacznik. (STR-10, STR-23, STR-25)

str-chapter-fight = Dwa kotki na jednym polu
str-chapter-fight-text =
    Jeśli wejdziesz na pole z innym kotkiem, walczycie. Oboje w tajemnicy wybieracie kartę; wyższa liczba wygrywa, a obie karty są odrzucane. Kto nie ma karty, przegrywa. (STR-11, STR-26, STR-29)
    Zwycięzca dobiera kartę i odprowadza pokonanego o 3 kroki. Odprowadzony kotek niczego sobie nie przypomina, nawet w domu. Jeśli trafi na innego kotka, zaczyna się nowa walka. (STR-27, STR-28, STR-30)

str-chapter-end = W domu
str-chapter-end-text =
    Gra kończy się od razu, gdy kotek jest we własnym domu i wszystkie trzy jego żetony są odkryte. Ten kotek wygrał, jakkolwiek się tam znalazł. (STR-31)
    Gdy znasz już okolicę, wypróbuj inny układ: kafelki startowe w środku, długą ulicę albo własny kształt. (STR-2)
