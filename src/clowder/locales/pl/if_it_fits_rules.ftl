# Zasady gry Co się zmieści naszymi słowami, według numerów, na które powołują się odmowy.
# (D) oznacza nasz projekt, (R) nasze rozstrzygnięcie tam, gdzie drukowane zasady milczą.

fit-opening =
    Koty kochają pudła. Kładziesz obok siebie karty ze ściankami i przerwami, aż wyrosną z nich pudła, i wprowadzasz do nich swoje koty.
    Punkty za pudło dostaje ten, kto ma w nim najwięcej kotów. Takie same zabawki podnoszą jego wartość, spryskiwacze obniżają, a pudło bez żadnej przerwy liczy się podwójnie. Wygrywa, kto ma na końcu najwięcej punktów.
    Dobierz kartę. Zagraj jedną ze swoich trzech kart, zwykle kawałek pudła. Potem możesz położyć kota w poprzek nowej karty i jej sąsiadki. Zamiast tego wszystkiego wolno położyć kota spać.
    Gdy stos jest pusty albo ktoś ma na stole wszystkie pięć kotów, wszyscy dogrywają swoje karty i liczycie punkty.

fit-section-components = Co jest w pudełku
fit-section-setup = Zanim zaczniecie
fit-section-laying = Układanie pudeł
fit-section-turn = Tura
fit-section-cats = Koty
fit-section-end = Koniec i punkty
fit-section-advanced = Gra zaawansowana

rule-fit-c1 = Pięć kotów (Lilly, Charlie, Milo, Jack i Izzy) ma po 5 dwustronnych kart: na jednej stronie kot nie śpi, na drugiej śpi. Do tego 5 czarnych kotek o imieniu Księżniczka, 5 pudeł startowych, 3 specjalne zabawki i 72 karty pudeł.
rule-fit-c2 = Dziewięć układów ścianek, po osiem kart (D). Lewy i prawy bok są długie: bez ścianek; u góry; z lewej; u góry i u dołu; z lewej i z prawej; z lewej i u góry; z lewej i u dołu; z lewej, u góry i u dołu; z lewej, z prawej i u góry. Każdy układ ma 1 myszkę, 1 kłębek, 1 piórko, 1 podwójną zabawkę, 1 spryskiwacz i 3 puste karty. Razem 15 zabawek każdego rodzaju, 9 spryskiwaczy i 27 pustych.
rule-fit-c3 = Pięć pudeł startowych ma ścianki z lewej i u góry i żadnego nadruku (D). Każdego rodzaju jest jedna specjalna zabawka; liczy się za 2 i jest otwarta z każdej strony. Śpiący kot też jest otwarty z każdej strony.
rule-fit-1 = Każdy bierze pięć kart jednego kota. Księżniczek jest tyle, ilu graczy.
rule-fit-2 = Pudła i specjalne zabawki się tasuje i każdy dostaje 2 karty, nigdy Księżniczkę. Resztę dzieli się na tyle możliwie równych stosów, ilu jest graczy, większe na spodzie (R). W każdy wtasowuje się jedną Księżniczkę i stosy układa się jeden na drugim: to stos dobierania.
rule-fit-3 = Kto zaczyna, rozstrzyga los (R). Potem, zgodnie z ruchem wskazówek zegara, każdy kładzie jedno pudło startowe według zasad układania, bez kota; pierwsze leży prosto (R). Odtąd to pudła jak każde inne. Potem zaczyna pierwszy gracz.
rule-fit-4 = Karty leżą w siatce, prosto albo obrócone o 180°: długi bok do długiego, krótki do krótkiego, całym bokiem (R). Nic się nie nakłada. Karta musi dotykać innej bokiem; róg nie wystarczy. Obrót karty, której ścianki się przy tym nie zmieniają, nie jest innym zagraniem (R).
rule-fit-5 = Ścianki nigdy nie zabraniają położyć karty, a podwójne nie szkodzą, z wyjątkiem gry zaawansowanej. Każda karta ma więc zawsze jakieś miejsce.
rule-fit-6 = Dwa otwarte boki, które się stykają, łączą karty w jedno pudło. Ścianka na którymkolwiek je rozdziela.
rule-fit-7 = Bok jest zamknięty, jeśli ma ściankę albo styka się ze ścianką (R). Pudło jest zamknięte, gdy żaden jego otwarty bok nie wychodzi na puste miejsce; dziura w środku też nim jest.
rule-fit-8 = W swojej turze dobierz kartę i zagraj jedną ze swoich trzech: pudło (a po nim, jeśli chcesz, kota); specjalną zabawkę; albo Księżniczkę.
rule-fit-9 = Albo połóż jednego ze swoich kotów jako śpiącego, bez dobierania i bez zagrywania karty. Decydujesz więc przed dobraniem.
rule-fit-10 = Po położeniu pudła możesz położyć jednego obudzonego kota w poprzek styku dwóch kart połączonych otwartym długim bokiem. Jedną z nich musi być właśnie położone pudło. Nigdy na ściance.
rule-fit-11 = Na karcie leży w poprzek najwyżej jeden kot, jedna Księżniczka albo jedna zabawka (R). Na śpiących kotach i na Księżniczce na miejscu takiego kota nie leży nic. Na pudłach startowych i na zabawkach położonych jako pudła leżeć wolno.
rule-fit-12 = Kotu nie wolno wejść do pudła z kotem innego gracza, obudzonym czy śpiącym, chyba że jest w nim już któryś z twoich. Ocenia się to po położeniu pudła.
rule-fit-13 = Śpiącego kota kładzie się jak pudło, gdziekolwiek się zmieści: może dołączyć do cudzego pudła albo połączyć kilka w jedno. Zajmuje pudło, ale nie punktuje, póki nie ma w nim obudzonego kota tego samego gracza; wtedy liczy się jak każdy inny. Rozstrzyga tylko stan przy liczeniu (R).
rule-fit-14 = Księżniczka zastępuje dowolnego kota, obudzonego albo śpiącego, wszystko jedno czyjego. Kot wraca do domu, do swojego gracza. Ona nie należy do nikogo: nic nie blokuje, nie punktuje i zostaje na miejscu. Po niej nie kładzie się już kota. Dopóki na stole nie ma kota, nie można jej zagrać (R); kto ma wtedy same Księżniczki, pokazuje i odrzuca jedną.
rule-fit-15 = Specjalną zabawkę kładzie się jak kota, w poprzek wolnego otwartego długiego styku pudła, do którego mógłby wejść twój kot: dowolnego, nie tylko z tej tury (R). Liczy się w tym pudle. Tylko gdy takiego styku nie ma, kładzie się ją jako pudło. Po niej nie kładzie się już kota (R).
rule-fit-16 = Końcówka zaczyna się, gdy ktoś dobierze ostatnią kartę (ta tura jest jeszcze rozgrywana) albo ma na stole wszystkie pięć kotów. Księżniczka tego nie cofa. Odtąd nikt nie dobiera ani nie kładzie śpiących kotów: wszyscy grają po karcie, aż karty się skończą. Po położeniu pudła nadal można dołożyć obudzonego kota.
rule-fit-17 = Pudło zdobywa, kto ma w nim najwięcej kotów. Przy remisie wszyscy punktują w pełni. Śpiące koty liczą się tylko razem z obudzonym kotem tego samego gracza; pudło z samymi śpiącymi nie daje nikomu nic.
rule-fit-18 = Pudło jest warte punkt za każdą zabawkę najczęstszego rodzaju (podwójna i specjalna to 2), minus 1 za każdy spryskiwacz. Zamknięte liczy się podwójnie, plusy i minusy. Może być warte mniej niż nic: kto je zdobędzie, traci punkty.
rule-fit-19 = Każdy twój obudzony kot w pudle poza pierwszym daje 1 punkt, nigdy podwójnie, czy zdobędziesz pudło, czy nie (R). Śpiące nie (R).
rule-fit-20 = Wygrywa, kto ma najwięcej punktów. Przy remisie ten, kto ma najmniej punktów ujemnych: liczą się spryskiwacze, w zamkniętym pudle podwójnie, w pudłach zdobytych, także przy remisie (R). Przy dalszym remisie wygrana jest wspólna (R).
rule-fit-21 = Gra zaawansowana: wszystkie pięć Księżniczek wtasowuje się w cały stos, po rozdaniu (R). Dwie ścianki nie mogą się zetknąć, nawet przy pudłach startowych (R). Nie ma punktów za dodatkowe koty. Śpiące koty liczą się za pół, nadal tylko razem z obudzonym.
