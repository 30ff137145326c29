# Kot i wieża od początku do końca gry; numery na końcu akapitu to jego zasady.

tow-chapter-setup = Razem: zanim zaczniecie
tow-chapter-setup-text =
    Na stole leży podłoga 1, a na niej siedzi Toto. Odkryte leżą dwie karty akcji i dwie karty celów, wyłożona jest też karta opowieści z piętra 10. Gracie wszyscy razem, zgodnie z ruchem wskazówek zegara; w pojedynkę wszystkie tury są twoje. (TOW-1)

tow-chapter-build = Zbuduj piętro
tow-chapter-build-text =
    W swojej turze wybierasz jedną z dwóch kart akcji. Jeśli ma dwie strony, wybierasz też stronę. Wyboru się nie cofa. (TOW-2)
    Karta budowy pokazuje dwie ściany. Ściana to karta, którą zginasz: dzięki zgięciu stoi. Ustaw obie na najwyższej podłodze i połóż na nich następną podłogę. Cegły, okna, portale i posągi różnią się trochę wysokością, więc podłoga się przechyla. Filary są dużo wyższe. (TOW-3, TOW-C2)
    Póki trzymasz element, możesz go przesuwać i obracać. Nie wolno popychać tego, co już stoi. Jeśli element się nie utrzyma, weź go i spróbuj jeszcze raz; po 5 nieudanych próbach wolno zrezygnować. (TOW-6, TOW-13, TOW-26)

tow-chapter-friends = Przyjaciele i głaskanie
tow-chapter-friends-text =
    Inne karty sprowadzają kociego przyjaciela: pomarańczowego, szarego, białego albo brązowego. Posadź go na dowolnej podłodze albo na grzbietach innych przyjaciół, byle nie na Toto. (TOW-4)
    Karty 13, 18 i 19 każą zrobić więcej: posadź przyjaciela na wieży, a potem pogłaszcz niektórych przyjaciół. Wybierasz, z której strony. Głaskanie to tylko lekkie dotknięcie, ale głaskane koty się ruszają, a z nimi czasem i wieża. (TOW-5, TOW-C4)

tow-chapter-goals = Dzięki celom Toto się wspina
tow-chapter-goals-text =
    Teraz spójrz na cele. Karta celu pokazuje przyjaciół, którzy się stykają, siedzą komuś na grzbiecie albo po prostu tam są. Liczą się tylko przyjaciele na piętrze tuż nad Toto. Jeśli cel jest spełniony, możesz go zrealizować, jeden na turę. (TOW-8, TOW-9)
    Liczba na karcie mówi, o ile pięter Toto może się najwyżej wspiąć. Podnosisz go i sadzasz na wybranym piętrze. Ostrożnie: od tego wieża też może się zawalić. Potem na miejsce celu przychodzi nowy. (TOW-8, TOW-27)

tow-chapter-falling = Co spada
tow-chapter-falling-text =
    Po każdym dotknięciu wieża się uspokaja. Podłogi i przyjaciele, którzy spadli, wracają do zapasu i można ich znów użyć. Ściany z wcześniejszych tur, które spadły, przepadają i są liczone. (TOW-12, TOW-14)
    Gdy spada Toto, wraca na piętro, na którym był na początku tury. Gdy spadnie łącznie 5 ścian, wieża jest zawalona i wszyscy przegrywają. (TOW-15, TOW-17)

tow-chapter-story = Wspólna wygrana
tow-chapter-story-text =
    Gdy Toto jest na piętrze 10 lub wyżej, wszyscy wstrzymują oddech na 5 sekund. Jeśli wieża stoi, wygrywacie, a kartę opowieści się odwraca. (TOW-18)
    Jeśli wszyscy chcą, gracie dalej z tą samą wieżą: do pięter 13, 15, 17 i 20. Co wygrane, to wygrane, nawet jeśli wieża później się zawali. (TOW-19)

tow-chapter-against = Przeciw sobie: twoja tura
tow-chapter-against-text =
    Gra od 2 do 5 osób; każda ma kociaka obok podłogi 1 i łapkę na karcie klasyfikacji. Na wieży nikt jeszcze nie siedzi. Trzy karty akcji leżą odkryte, a każdy ma dwa tajne cele. (TOW-20)
    Tura ma trzy części. Zagrywasz kartę akcji. Możesz przenieść jednego przyjaciela z piętra swojego kociaka na któreś wyższe. Potem możesz zrealizować jeden ze swoich celów albo wymienić jeden na nowy. (TOW-21)
    Do twoich celów liczą się przyjaciele na dowolnym piętrze nad twoim kociakiem, byle wszyscy na jednym. Gdy kociak się wspina, jego łapka idzie w górę. Przy równej wysokości kładzie się ją na wierzch: kto był wcześniej, leży niżej, i tak jest lepiej. (TOW-22, TOW-23)

tow-chapter-ending = Przeciw sobie: koniec
tow-chapter-ending-text =
    Gdy wieża się zawali, gra się kończy. Sprawcą jest ten, czyja to tura, i zajmuje on ostatnie miejsce. Spośród pozostałych wygrywa kociak, który jest najwyżej, a przy równej wysokości ten, który był tam wcześniej. Gra kończy się także wtedy, gdy wszystkie kociaki dotrą na piętro 24. (TOW-24)
