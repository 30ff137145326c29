# Kočičí labyrint v prohlížeči. Jména se neskloňují.

## Kde jsme

cha-web-out = { $count ->
    [one] Venku je ještě 1 kočka
    [few] Venku jsou ještě { $count } kočky
    [many] Venku je ještě { $count } kočky
   *[other] Venku je ještě { $count } koček
}
cha-web-actions = { $count ->
    [one] Zbývá 1 akce
    [few] Zbývají { $count } akce
    [many] Zbývá { $count } akce
   *[other] Zbývá { $count } akcí
}

## Na co se hra ptá a co je v tlapce

cha-web-ask-act = Otočit kartu, nebo jednu zasunout?
cha-web-ask-card = Kam ji otočíš?
cha-web-ask-next = Kde ji zasuneš?
cha-web-ask-place = Jak má ležet?
cha-web-turn = { $quarters ->
    [1] Doprava
    [2] 180°
   *[3] Doleva
}
# cha-note-home, on a button of a phone
cha-web-brief-home = { $count ->
    [one] +1 kočka
    [few] +{ $count } kočky
    [many] +{ $count } kočky
   *[other] +{ $count } koček
}

## Čtverec a co je kolem něj

cha-web-square = Stoky
cha-web-place = místo { $place }, { $edge ->
    [top] nad { $line }. sloupcem
    [right] vpravo od { $line }. řady
    [bottom] pod { $line }. sloupcem
   *[left] vlevo od { $line }. řady
}: { $who }
cha-web-free = volné
cha-web-stray = { cha-cat }, hodnota { $worth }
cha-web-found = { cha-cat }, nalezená kočka
cha-web-next = další
cha-web-deck = Další stoky
cha-web-litter = Další kočky

## Lidé

cha-web-partner = hraje s tebou

## Čísla a zápis

cha-web-home = Kočky
cha-web-cats = { $count ->
    [one] 1 kočka
    [few] { $count } kočky
    [many] { $count } kočky
   *[other] { $count } koček
}
cha-web-points = Body
cha-web-turns = Tahy
cha-web-title = Hodnocení
cha-web-most = do { $turns }
cha-web-more = přes { $turns }

## Settings

cha-web-aids = Kam vedou cesty, než zahraješ.
