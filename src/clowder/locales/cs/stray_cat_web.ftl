# Stray Cat in the browser. Names are never inflected.

## Where we are

str-web-where-round = { $round }. kolo
str-web-where-pile = v balíčku { $pile }
str-web-turn = { $turn }. tah
str-web-over = Někdo je doma
str-web-map = Okolí

## Houses, places, cards

str-web-place = { $row }. řada, { $column }. sloupec: { $what }
str-web-square = { $row }. řada, { $column }. sloupec
str-web-fog = ještě neznámý dílek
str-web-start = startovní pole
str-web-field = { $field ->
    [N] pole cesty nahoře
    [E] pole cesty vpravo
    [S] pole cesty dole
    [W] pole cesty vlevo
   *[middle] pole cesty uprostřed
}
str-web-road = pole cesty
str-web-may-be-home = { $place }. Možná tvůj domov

## What is asked and answered

str-web-ask-look = Hledat domov, nebo jídlo?
str-web-ask-lead = Vedeš kotě: { $name }. Zbývající kroky: { $left }.
str-web-ask-remember = { $name } je v domě. Který žeton sedí?
str-web-ask-gather = Kočičí sraz. Kam si { $name } sedne?
str-web-ask-fight = Rvačka. Soupeř: { $name }. Kterou kartu?
str-web-walk = { $steps ->
    [one] Jít { $steps } krok
    [few] Jít { $steps } kroky
    [many] Jít { $steps } kroku
   *[other] Jít { $steps } kroků
}
str-web-walk-none = Jít
str-web-walk-how = vyber, co sníš
str-web-walk-eats = { $count ->
    [one] sníš tu kartu
    [few] sníš ty karty
    [many] sníš ty karty
   *[other] sníš ty karty
}
str-web-step = { $way ->
    [up] Nahoru
    [up-right] Vpravo nahoru
    [right] Vpravo
    [down-right] Vpravo dolů
    [down] Dolů
    [down-left] Vlevo dolů
    [left] Vlevo
   *[up-left] Vlevo nahoru
}
# In one word, where four answers share a phone's width.
str-web-step-onto = { $onto ->
    [house] dům
    [fog] neznámo
    [start] start
    [back] zpátky
   *[road] cesta
}
str-web-walk-to = Dojít sem: { $place }
str-web-look-closer = { $row }. řada, { $column }. sloupec: podívat se zblízka
str-web-places = Místa na výběr
str-web-food = Hledat jídlo
str-web-food-draw = { $count ->
    [one] dober { $count } kartu
    [few] dober { $count } karty
    [many] dober { $count } karty
   *[other] dober { $count } karet
}
str-web-fight-with = Do rvačky: { $card }
str-web-discard = { $count ->
    [one] Odhodit tuhle kartu
    [few] Odhodit tyhle { $count }
    [many] Odhodit { $count } karty
   *[other] Odhodit těchto { $count }
}
str-web-remember = { $token ->
    [shape] Otočit tvar
    [roof] Otočit střechu
    [garden] Otočit zahradu
   *[nothing] Nic nesedí
}
str-web-hand = Tvoje karty
str-web-card = { $name }: { $steps ->
    [0] {""}
    [one] { $steps } krok,
    [few] { $steps } kroky,
    [many] { $steps } kroku,
   *[other] { $steps } kroků,
} ve rvačce { $number }

## Homes and the notebook

str-web-my-home = Domov
str-web-slip = { $token ->
    [shape] Tvar
    [roof] Střecha
   *[garden] Zahrada
}: { $feature ->
    [one] přízemní dům
    [two] patrový dům
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
    [many] { $count } karty
   *[other] { $count } karet
}
str-web-notebook = Zápisník
str-web-whose = Čí domov?
str-web-pencil = Klepnutím si uděláš značku.
str-web-houses-left = { $count ->
    [one] Zbývá jediný dům: to je domov.
    [few] Domovem mohou být { $count } domy. Klepnutím si uděláš značku.
    [many] Domovem může být { $count } domu. Klepnutím si uděláš značku.
   *[other] Domovem může být { $count } domů. Klepnutím si uděláš značku.
}
str-web-crossed = { $house } (vyškrtnuto)
str-web-fight = Rvačka
str-web-won = vyhrává
str-web-visit = { $name }. Dům: { $house }
str-web-sealed = Karta lícem dolů
str-web-who = Kotě
str-web-home = Domov
str-web-known = Vzpomínky
str-web-of-three = { $count } { Z(3) }
str-web-home-unknown = Zatím neznámo

## Settings

str-web-aids = Kam tě jídlo dovede a které domy mohou být domov.

## Vlastní tvar

str-web-shape-tile = dílek
str-web-shape-start = { $start }. startovní dílek
str-web-shape-gap = mezera
str-web-shape-count = Dílky: { $tiles }, z toho startovní: { $starts }
