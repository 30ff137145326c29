# Stray Cat in the browser. Names are never inflected.

## Where we are

str-web-round = Runda { $round }
str-web-over = Ktoś jest w domu
str-web-map = Okolica
str-web-pile = { $count ->
    [one] W stosie { $count } karta
    [few] W stosie { $count } karty
   *[many] W stosie { $count } kart
}

## Houses, places, cards

str-web-place = Kafelek { $cell }, rząd { $row }, kolumna { $column }: { $what }
str-web-place-short = Kafelek { $cell }: { $what }
str-web-fog = jeszcze nieznane
str-web-start = pole startowe
str-web-field = { $field ->
    [N] droga u góry
    [E] droga po prawej
    [S] droga na dole
    [W] droga po lewej
   *[middle] droga pośrodku
}
str-web-may-be-home = { $place }. Może to twój dom
str-web-kitten = { $name }. { $place }

## What is asked and answered

str-web-ask-walk = { $steps ->
    [one] Przejść { $steps } krok?
    [few] Przejść { $steps } kroki?
   *[many] Przejść { $steps } kroków?
}
str-web-walk = { $steps ->
    [one] Idź { $steps } krok
    [few] Idź { $steps } kroki
   *[many] Idź { $steps } kroków
}
str-web-food = Szukaj jedzenia
str-web-fight-with = Do walki: { $card }
str-web-discard = { $count ->
    [one] Odrzuć tę kartę
    [few] Odrzuć te { $count }
   *[many] Odrzuć tych { $count }
}
str-web-remember = { $token ->
    [shape] Odkryj piętra
    [roof] Odkryj dach
    [garden] Odkryj ogród
   *[nothing] Nic nie pasuje
}
str-web-hint = podpowiedź
str-web-hand = Twoje karty
str-web-steps-left = { $count ->
    [one] Został { $count } krok
    [few] Zostały { $count } kroki
   *[many] Zostało { $count } kroków
}

## Homes and the notebook

str-web-my-home = Dom
str-web-slip = { $token ->
    [shape] Piętra
    [roof] Dach
   *[garden] Ogród
}: { $feature ->
    [one] tylko parter
    [two] parter i piętro
    [red] czerwony
    [yellow] żółty
    [blue] niebieski
    [fence] płot
    [tree] drzewo
    [flowers] klomb
   *[unknown] nieznane
}
str-web-only-you = { $what } (wiesz tylko ty)
str-web-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
str-web-notebook = Notes
str-web-notebook-close = Zamknij notes
str-web-houses-left = { $count ->
    [one] Został jeden dom: to ten.
    [few] Domem mogą być { $count } domy. Stuknięcie stawia znak ołówkiem.
   *[many] Domem może być { $count } domów. Stuknięcie stawia znak ołówkiem.
}
str-web-crossed = { $house } (skreślony)
str-web-fight = Walka
str-web-sealed = Zakryta karta
str-web-who = Kotek
str-web-home = Dom
str-web-known = Pamięta
str-web-of-three = { $count } z 3
str-web-home-unknown = Jeszcze nieznany
