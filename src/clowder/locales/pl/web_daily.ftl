# Rozdanie dnia: dla wszystkich takie samo, na stronie gry, która je ma.

web-daily-about = Wszyscy mają to samo rozdanie, każdy gra w pojedynkę i tylko raz. Niczego się nie cofa i nikt nie podpowiada.
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
