# Stray Cat in the browser. Names are never inflected.

## Where we are

str-web-round = { $round }. kolo
str-web-over = Někdo je doma
str-web-map = Okolí
str-web-pile = { $count ->
    [one] V balíčku { $count } karta
    [few] V balíčku { $count } karty
   *[other] V balíčku { $count } karet
}

## Houses, places, cards

str-web-place = Dílek { $cell }, { $row }. řada, { $column }. sloupec: { $what }
str-web-place-short = Dílek { $cell }: { $what }
str-web-fog = ještě neznámo
str-web-start = startovní pole
str-web-field = { $field ->
    [N] cesta nahoře
    [E] cesta vpravo
    [S] cesta dole
    [W] cesta vlevo
   *[middle] cesta uprostřed
}
str-web-may-be-home = { $place }. Možná tvůj domov
str-web-kitten = { $name }. { $place }

## What is asked and answered

str-web-ask-walk = { $steps ->
    [one] Jít { $steps } krok?
    [few] Jít { $steps } kroky?
   *[other] Jít { $steps } kroků?
}
str-web-walk = { $steps ->
    [one] Jít { $steps } krok
    [few] Jít { $steps } kroky
   *[other] Jít { $steps } kroků
}
str-web-food = Hledat jídlo
str-web-fight-with = Do boje: { $card }
str-web-discard = { $count ->
    [one] Odhodit tuhle kartu
    [few] Odhodit tyhle { $count }
   *[other] Odhodit těchto { $count }
}
str-web-remember = { $token ->
    [shape] Otočit počet pater
    [roof] Otočit střechu
    [garden] Otočit zahradu
   *[nothing] Nic nesedí
}
str-web-hint = nápověda
str-web-hand = Tvoje karty
str-web-steps-left = { $count ->
    [one] Zbývá { $count } krok
    [few] Zbývají { $count } kroky
   *[other] Zbývá { $count } kroků
}

## Homes and the notebook

str-web-my-home = Domov
str-web-slip = { $token ->
    [shape] Patra
    [roof] Střecha
   *[garden] Zahrada
}: { $feature ->
    [one] jen přízemí
    [two] přízemí a patro
    [red] červená
    [yellow] žlutá
    [blue] modrá
    [fence] plot
    [tree] strom
    [flowers] záhon
   *[unknown] neznámo
}
str-web-only-you = { $what } (víš jen ty)
str-web-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
str-web-notebook = Zápisník
str-web-notebook-close = Zavřít zápisník
str-web-houses-left = { $count ->
    [one] Zbývá jediný dům: to je domov.
    [few] Domovem mohou být { $count } domy. Ťuknutím si uděláš značku.
   *[other] Domovem může být { $count } domů. Ťuknutím si uděláš značku.
}
str-web-crossed = { $house } (vyškrtnuto)
str-web-fight = Boj
str-web-sealed = Karta lícem dolů
str-web-who = Kotě
str-web-home = Domov
str-web-known = Vzpomenuto
str-web-of-three = { $count } ze 3
str-web-home-unknown = Zatím neznámo
