# Stray Cat in the browser. Names are never inflected.

## Where we are

str-web-where-round = Runda { $round }
str-web-where-pile = w stosie { $pile }
str-web-turn = Tura { $turn }
str-web-over = Ktoś jest w domu
str-web-map = Okolica

## Houses, places, cards

str-web-place = Rząd { $row }, kolumna { $column }: { $what }
str-web-square = Rząd { $row }, kolumna { $column }
str-web-fog = jeszcze nieznany kafelek
str-web-start = pole startowe
str-web-field = { $field ->
    [N] pole wędrówki u góry
    [E] pole wędrówki po prawej
    [S] pole wędrówki na dole
    [W] pole wędrówki po lewej
   *[middle] pole wędrówki pośrodku
}
str-web-road = pole wędrówki
str-web-may-be-home = { $place }. Może to twój dom

## What is asked and answered

str-web-ask-look = Szukasz domu czy posiłku?
str-web-ask-lead = Prowadzisz kotka: { $name }. Zostało kroków: { $left }.
str-web-ask-remember = W domu: { $name }. Który żeton pasuje?
str-web-ask-gather = Kocie spotkanie. Gdzie siada: { $name }?
str-web-ask-fight = Walka. Przeciwnik: { $name }. Która karta?
str-web-walk = { $steps ->
    [one] Idź { $steps } krok
    [few] Idź { $steps } kroki
    [many] Idź { $steps } kroków
   *[other] Idź { $steps } kroku
}
str-web-walk-none = Idź
str-web-walk-how = wybierz, co zjesz
str-web-walk-eats = { $count ->
    [one] zjesz tę kartę
    [few] zjesz te karty
    [many] zjesz te karty
   *[other] zjesz te karty
}
str-web-step = { $way ->
    [up] W górę
    [up-right] W prawo w górę
    [right] W prawo
    [down-right] W prawo w dół
    [down] W dół
    [down-left] W lewo w dół
    [left] W lewo
   *[up-left] W lewo w górę
}
# In one word, where four answers share a phone's width.
str-web-step-onto = { $onto ->
    [house] dom
    [fog] nieznane
    [start] start
    [back] z powrotem
   *[road] droga
}
str-web-walk-to = Idź aż tutaj: { $place }
str-web-look-closer = Rząd { $row }, kolumna { $column }: przyjrzyj się
str-web-places = Miejsca do wyboru
str-web-food = Szukaj posiłku
str-web-food-draw = { $count ->
    [one] dobierz { $count } kartę
    [few] dobierz { $count } karty
    [many] dobierz { $count } kart
   *[other] dobierz { $count } karty
}
str-web-fight-with = Do walki: { $card }
str-web-discard = { $count ->
    [one] Odrzuć tę kartę
    [few] Odrzuć te { $count }
    [many] Odrzuć tych { $count }
   *[other] Odrzuć { $count } karty
}
str-web-remember = { $token ->
    [shape] Odwróć kształt
    [roof] Odwróć dach
    [garden] Odwróć ogród
   *[nothing] Nic nie pasuje
}
str-web-hand = Twoje karty
str-web-card = { $name }: { $steps ->
    [0] {""}
    [one] { $steps } krok,
    [few] { $steps } kroki,
    [many] { $steps } kroków,
   *[other] { $steps } kroku,
} w walce { $number }

## Homes and the notebook

str-web-my-home = Dom
str-web-slip = { $token ->
    [shape] Kształt
    [roof] Dach
   *[garden] Ogród
}: { $feature ->
    [one] 1-piętrowy
    [two] 2-piętrowy
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
    [fence] płotek
    [tree] drzewo
    [flowers] rabatka
   *[unknown] nieznany
}
str-web-only-you = { $what } (wiesz tylko ty)
str-web-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
str-web-notebook = Notes
str-web-whose = Czyj dom?
str-web-pencil = Stuknięcie stawia znak ołówkiem.
str-web-houses-left = { $count ->
    [one] Został jeden dom: to ten.
    [few] W grę wchodzą { $count } domy. Stuknięcie stawia znak ołówkiem.
    [many] W grę wchodzi { $count } domów. Stuknięcie stawia znak ołówkiem.
   *[other] W grę wchodzi { $count } domu. Stuknięcie stawia znak ołówkiem.
}
str-web-crossed = { $house } (skreślony)
str-web-fight = Walka
str-web-won = wygrywa
str-web-visit = { $name }. Dom: { $house }
str-web-sealed = Zakryta karta
str-web-who = Kotek
str-web-home = Dom
str-web-known = Wspomnienia
str-web-of-three = { $count } z 3
str-web-home-unknown = Jeszcze nieznany

## Settings

str-web-aids = Dokąd zaprowadzi posiłek i które domy mogą być twoje.

## Własny kształt

str-web-shape-tile = kafelek
str-web-shape-start = { $start }. kafelek startowy
str-web-shape-gap = przerwa
str-web-shape-count = Kafelki: { $tiles }, w tym startowe: { $starts }
