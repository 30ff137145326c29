# Co się zmieści od początku do końca gry; numery na końcu akapitu to jego zasady.

fit-chapter-setup = Zanim zaczniecie
fit-chapter-setup-text =
    Każdy bierze pięć kart jednego kota i dostaje 2 karty ze stosu. W stos wtasowuje się czarne kotki, Księżniczki, po jednej na każdego gracza. (FIT-1, FIT-2)
    Potem, zgodnie z ruchem wskazówek zegara, każdy kładzie jedno pudło startowe. Ma ono ścianki z dwóch stron. Teraz jest już na czym budować. (FIT-3)

fit-chapter-boxes = Jak rosną pudła
fit-chapter-boxes-text =
    Połóż kartę obok innej, całym bokiem do całego boku, prosto albo do góry nogami. Gdzie stykają się dwa otwarte boki, karty tworzą jedno pudło. Ścianka między nimi je rozdziela. (FIT-4, FIT-6)
    Pudło jest zamknięte, gdy żaden jego otwarty bok nie wychodzi na puste miejsce. Ścianki nigdy nie zabraniają położyć karty: gdzieś zawsze się zmieści. (FIT-5, FIT-7)

fit-chapter-turn = Twoja tura
fit-chapter-turn-text =
    Dobierz kartę, a potem zagraj jedną ze swoich trzech. Zwykle to kawałek pudła: z zabawkami, ze spryskiwaczem albo pusty. (FIT-8, FIT-C2)

fit-chapter-cats = Koty się wprowadzają
fit-chapter-cats-text =
    Po karcie pudła możesz położyć obudzonego kota w poprzek styku dwóch kart połączonych otwartym długim bokiem. Jedną z nich musi być karta dopiero co położona, a obie muszą być wolne. (FIT-10, FIT-11)
    Do pudła z cudzym kotem wejść nie wolno, chyba że jest w nim już któryś z twoich. (FIT-12)

fit-chapter-sleep = Albo drzemka
fit-chapter-sleep-text =
    Zamiast dobierać i zagrywać wolno położyć jednego ze swoich kotów spać. Kładzie się go jak kartę pudła, a jest otwarty z każdej strony: może wśliznąć się do cudzego pudła albo połączyć dwa w jedno. Liczy się tylko wtedy, gdy w tym samym pudle jest twój obudzony kot. (FIT-9, FIT-13)

fit-chapter-special = Księżniczka i specjalne zabawki
fit-chapter-special-text =
    Księżniczka zajmuje miejsce dowolnego kota na stole, a on wraca do domu, do swojego gracza. Ona nie należy do nikogo i tam zostaje. (FIT-14)
    Specjalną zabawkę kładzie się jak kota, w poprzek wolnego styku pudła, do którego mógłby wejść twój kot. Liczy się za 2 zabawki swojego rodzaju. Po Księżniczce ani po specjalnej zabawce kota już się nie kładzie. (FIT-15, FIT-C3)

fit-chapter-end = Ostatnie karty i liczenie
fit-chapter-end-text =
    Gdy ktoś dobierze ostatnią kartę ze stosu albo ma na stole wszystkie pięć kotów, zaczyna się końcówka. Nikt już nie dobiera i żaden kot nie idzie spać; wszyscy dogrywają karty, które im zostały. (FIT-16)
    Potem liczy się pudło po pudle. Kto ma w nim najwięcej kotów, dostaje jego punkty; przy remisie wszyscy dostają je w całości. Pudło jest warte 1 punkt za każdą zabawkę najczęstszego rodzaju, minus 1 za każdy spryskiwacz. Zamknięte liczy się podwójnie. (FIT-17, FIT-18)
    Każdy kolejny obudzony kot w tym samym pudle daje ci jeszcze 1 punkt. Wygrywa, kto ma najwięcej punktów; przy remisie ten, kto ma najmniej ujemnych. (FIT-19, FIT-20)

fit-chapter-advanced = Gra zaawansowana
fit-chapter-advanced-text =
    W stosie kryje się wszystkich pięć Księżniczek, dwie ścianki nigdy nie mogą się zetknąć, śpiące koty liczą się za pół, a za kolejne koty nie ma punktów. (FIT-21)
