# Rozdanie dnia: dla wszystkich takie samo, na stronie gry, która je ma.

web-daily-about = { $mice ->
    [0] Wszyscy mają to samo rozdanie, każdy gra w pojedynkę i tylko raz. Niczego się nie cofa i nikt nie podpowiada.
   *[other] Wszyscy mają to samo rozdanie i te same myszy, a każdy gra tylko raz. Niczego się nie cofa i nikt nie podpowiada.
}
web-daily-play = Rozegraj dzisiejsze rozdanie
web-daily-go-on = Wróć do dzisiejszego rozdania
web-daily-done = Dzisiejsze rozdanie masz już za sobą.
web-daily-watch = Obejrzyj swoją grę
web-daily-next = Do następnego rozdania (o północy UTC): { $time }
web-daily-results = Wyniki
web-daily-place = Miejsce
web-daily-empty = Nikt nie ukończył tego rozdania.
web-daily-all = Wszystkie wyniki
web-daily-more = { $count ->
    [one] Ukończono { $count } raz.
    [few] Ukończono { $count } razy.
    [many] Ukończono { $count } razy.
   *[other] Ukończono { $count } razy.
}
web-daily-before = Dzień wcześniej
web-daily-after = Dzień później
web-daily-look = Obejrzyj: { $name }
web-daily-fair = Czy wszyscy mieli to samo?
web-daily-fair-about = Pieczęć była tu, zanim dzień się zaczął. Tajną liczbę, która się za nią kryje, pokazujemy godzinę po zakończeniu dnia i wtedy każdy może sprawdzić rozdanie.
web-daily-seal = Pieczęć tego dnia
web-daily-seal-next = Pieczęć następnego dnia
web-daily-number = Tajna liczba
web-daily-rank = Miejsce { $rank } z { $seats } przy stole
web-daily-place-of = Miejsce { $place } z { $count }
web-daily-share = Pochwal się wynikiem
web-daily-shared = Skopiowane, obrazek zapisany.
web-daily-not-shared = Nie udało się zrobić obrazka.
