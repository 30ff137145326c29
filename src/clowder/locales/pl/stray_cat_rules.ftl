# Zasady Kocie w kłopocie własnymi słowami, według numerów, na które powołują się odmowy.
# (D) to nasz pomysł, (R) nasze rozstrzygnięcie tam, gdzie drukowane zasady milczą.

str-opening =
    Jesteś zagubionym kotkiem. Gdzieś w tej okolicy jest twój dom, ale nie pamiętasz, jak wygląda. Mówią to trzy żetony: kształt, dach i ogród. Leżą zakryte i nie wolno ci zajrzeć.
    Wygrywa kotek, który pierwszy stanie we własnym domu i ma odkryte wszystkie trzy żetony.
    Jedz albo szukaj posiłku. Posiłki pozwalają przejść tyle kroków, ile na nich widać; nowe kafelki odwraca się po drodze. Gdy droga skończy się w domu, sąsiad ogląda twoje żetony i odwraca jeden, który pasuje.
    Dwa kotki na jednym polu walczą: każdy w tajemnicy zagrywa kartę, a zwycięzca odprowadza pokonanego. Szukanie posiłku może też przynieść pecha: psa, mysz albo kruka.

str-section-components = Co jest w pudełku
str-section-setup = Zanim zaczniecie
str-section-turn = Tura
str-section-luck = Pech
str-section-fights = Walki
str-section-end = Koniec

rule-str-c1 = Kart jest 38. Posiłki: 11 skromnych (1 krok), 8 pożywnych (2), 5 obfitych (3). Szczęście: 2 kocich przyjaciół, 4 skróty, 2 półciężarówki. Pech: kruk, pies, mysz i kocie spotkanie po jednej karcie oraz 2 roboty drogowe.
rule-str-c2 = Kafelków jest 16: 4 startowe i 12 kafelków okolicy, z polami startowymi, polami wędrówki i domami. Z każdego kafelka wychodzi droga pośrodku każdego boku, więc drogi zawsze się łączą. Przejście na sąsiedni kafelek to jeden krok. Na skraju mapy droga się kończy (R).
rule-str-c3 = Żetonów domu jest 18: kształt (jedno i dwa piętra, po trzy), dach (czerwony, żółty, niebieski, po dwa) i ogród (płotek, drzewo, rabatka, po dwa). Do tego jeden znacznik robót drogowych i cztery kotki.
rule-str-c4 = Każdy z 18 możliwych domów stoi w okolicy dokładnie raz (D). Każdy kafelek ma jedno wyjście z każdej strony: N, E, S i W jak na nieobróconym kafelku. W środku drogi tworzą skrzyżowanie (ze środkiem C), pierścień (z podwórkiem Y przy N) albo dwa zakręty (N–E przez a, S–W przez b) połączone alejką. Dom to ślepa uliczka przy jednym polu.
rule-str-c5 = Liczby do walki są wszystkie różne (D): skromne 1–11, pożywne 12–19, obfite 20–24, koci przyjaciel 25 i 26, skrót 27–30, półciężarówka 31 i 32. Pech nie ma żadnej.
rule-str-1 = Zwykły układ to cztery na cztery, kafelki startowe leżą odkryte w rogach. Pozostałe tasuje się, obraca losowo i kładzie zakryte. Każdy kotek zaczyna na polu startowym swojego kafelka. Gracze dostają kafelki startowe w kolejności miejsc, zgodnie z ruchem wskazówek zegara od lewego górnego rogu; we dwoje: pierwszy i trzeci (R).
rule-str-2 = Inne układy: kafelki startowe w środku, długa ulica dwa na osiem albo dowolny kształt z 16 kafelków stykających się bokami, w którym cztery kafelki startowe są oznaczone w kolejności graczy (R).
rule-str-3 = Każdy rodzaj żetonów tasuje się osobno i każdy dostaje po jednym, zakrytym. Nikomu nie wolno zajrzeć. Dwa kotki mogą mieć taki sam dom.
rule-str-4 = Każdy zaczyna z dwoma skromnymi posiłkami i jednym pożywnym, rozdanymi losowo (R). Pozostałe karty tasuje się w stos.
rule-str-5 = O pierwszym graczu decyduje los albo umowa. Potem gra się zgodnie z ruchem wskazówek zegara.
rule-str-6 = Kafelki, które się stykają, choćby tylko rogiem, sąsiadują ze sobą. Żaden kafelek nie sąsiaduje sam ze sobą.
rule-str-7 = Szukanie domu: zagraj jedną kartę szczęścia albo jeden lub więcej posiłków razem, nigdy jedno i drugie. Zagrane karty odrzuca się odkryte, zanim zadziałają (R). Z pustą ręką można tylko szukać posiłku.
rule-str-8 = Posiłki przesuwają twojego kotka po drogach dokładnie o tyle kroków, ile mają razem. Żaden krok nie prowadzi od razu z powrotem; obejść pierścień wolno (R). Posiłków, dla których nie ma drogi takiej długości, nie można zagrać. Krok wolno zrobić tylko wtedy, gdy potem da się przejść wszystkie pozostałe; zakryte kafelki uważa się za otwarte, a kotki nie blokują drogi (R).
rule-str-9 = Przed wejściem na zakryty kafelek wybiera się przejście. Potem kafelek odwraca się na stałe, tak jak leży, i idzie się dalej. Jeśli nie da się już przejść wszystkich kroków, idzie się najdalej jak można i tam kończy (R).
rule-str-10 = Na pole z robotami drogowymi nikomu nie wolno wejść w żaden sposób.
rule-str-11 = Wejście na pole z innym kotkiem od razu zaczyna walkę, także skrótem lub półciężarówką (R). Kto wchodzi, atakuje. Wędrowiec, który wygra, idzie dalej, gdy skończą się wszystkie walki, które z tego wynikły; kto nie wygra, kończy drogę i niczego sobie nie przypomina (R). Z kilkoma kotkami walczy się po kolei, zgodnie z ruchem wskazówek zegara, dopóki się wygrywa (R).
rule-str-12 = Jeśli droga za posiłki kończy się w domu, po ewentualnej walce (R), sąsiad po lewej ogląda wszystkie trzy twoje żetony. Jeśli któryś zakryty pasuje do domu, odwraca dokładnie jeden, który zechce (R); jeśli żaden, dowiadujesz się tylko tego. Żetony, które sąsiad już widział, może oglądać dalej.
rule-str-13 = Dom, tak jak pole startowe, to ślepa uliczka: droga może się w nim skończyć, ale nie może przez niego prowadzić. Kto wyjdzie i wróci, pyta od nowa.
rule-str-14 = Koci przyjaciel: dobierz 4 karty, jedną po drugiej (R). Karty pecha wśród nich odrzuca się bez skutku; jeśli to wszystkie cztery, dobieraj dalej, aż przyjdzie inna. Potem z kart na ręce zachowaj dowolne 4.
rule-str-15 = Skrót: przejdź na dowolne pole wędrówki sąsiedniego odkrytego kafelka okolicy, nigdy na startowy. Jeśli takiego kafelka nie ma, skrótu nie można zagrać.
rule-str-16 = Półciężarówka: przejdź na pole startowe dowolnego kafelka startowego, byle inne niż to, na którym stoisz (R).
rule-str-17 = Szukanie posiłku: na polu wędrówki dobierz 1 kartę, w domu 2. Na polu startowym 2 z pustą ręką, inaczej 1.
rule-str-18 = Dobrana tak karta pecha działa od razu i jest odrzucana. Z dwóch naraz wybierasz jedną, drugą odrzuca się bez skutku. Kart pecha nigdy nie trzyma się na ręce. Najpierw dobiera się wszystkie karty, potem odrzucasz karty ponad limit, potem działa pech (R).
rule-str-19 = Na ręce są zawsze najwyżej 4 karty. Wybierasz, co odrzucić, i robisz to od razu (R); zwycięzca walki jeszcze przed przesunięciem pokonanego.
rule-str-20 = Pusty stos tworzy się z potasowanych odrzuconych kart, gdy trzeba dobrać następną (R). Zawsze jest co dobrać, więc nikt nigdy nie musi pasować.
rule-str-21 = Kruk: wybierz przeciwnika z kartami. Jedna z nich, wybrana w ciemno (R), zostaje odrzucona. Jeśli nikt nie ma kart, nic się nie dzieje.
rule-str-22 = Pies: wybierz dowolne pole dowolnego odkrytego kafelka okolicy, nawet z kotkiem (R). Każdy kotek na tym kafelku, najpierw twój, potem zgodnie z ruchem wskazówek zegara, ucieka o 3 kroki drogą wybraną przez właściciela (R), nigdy na pole psa; jeśli się nie da, najdalej jak można. Kto w tym czasie walczył i nie wygrał, nie musi uciekać (R). Bez takiego kafelka nic się nie dzieje.
rule-str-23 = Kocie spotkanie: każdego kotka z sąsiednich kafelków stawiasz, zgodnie z ruchem wskazówek zegara po kolei (R), na innym wolnym polu wędrówki swojego kafelka. Walk nie ma, a miejsca zawsze wystarczy.
rule-str-24 = Mysz: wybierz przeciwnika i przesuń jego kotka o 3 kroki dowolną drogą; jeśli się nie da, najdalej jak można.
rule-str-25 = Roboty drogowe: połóż lub przenieś znacznik na pole wędrówki dowolnego odkrytego kafelka (R), na którym nie ma kotka, inne niż dotychczas.
rule-str-26 = W walce oboje wybierają kartę w tajemnicy, nawet jeśli mają tylko jedną, i odkrywają razem. Wyższa liczba wygrywa. Obie karty są odrzucane.
rule-str-27 = Zwycięzca dobiera kartę. Kartę pecha odrzuca się i dobiera następną.
rule-str-28 = Potem zwycięzca przesuwa pokonanego o 3 kroki wybraną drogą; jeśli się nie da, najdalej jak można. Zakryte kafelki, na które wejdzie, odwraca się.
rule-str-29 = Bez karty przegrywa się od razu; zwycięzca żadnej nie zagrywa, ale dobiera. Jeśli nikt jej nie ma, nikt nie wygrywa ani nie dobiera: każdy przesuwa kotka drugiego o 1 krok. Najpierw rusza zaatakowany i od razu toczą się wszystkie walki tam, gdzie trafi (R); potem atakujący, ale nie na pole, na które poszedł tamten. Kotek zostaje, jeśli nie ma innej drogi albo jeśli w tym czasie przesunęła go inna walka (R).
rule-str-30 = Kotek przesunięty przez walkę, psa lub mysz niczego sobie nie przypomina i nie zawraca od razu; jeśli trafi na innego kotka, atakuje. Po drodze mija innych (R). Pierwszy krok może prowadzić dokądkolwiek; kotek przechodzi wszystkie kroki, gdzie się da, a inaczej jak najwięcej (R). Jeśli nie może się ruszyć, zostaje, a dwa kotki mogą wtedy dzielić pole bez kolejnej walki.
rule-str-31 = Gra kończy się od razu, gdy kotek jest we własnym domu i wszystkie trzy jego żetony są odkryte. Ten gracz wygrywa, jeszcze przed ewentualną walką (R). Pozostali dzielą ostatnie miejsce (R).
rule-str-32 = Limity techniczne (R): po 20 walkach w jednej turze następna się nie zaczyna. Po 200 rundach gra się kończy, a pierwszy jest ten, kto ma najwięcej odkrytych żetonów.
