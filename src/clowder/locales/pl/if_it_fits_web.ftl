# Co się zmieści w przeglądarce. Imion się nie odmienia.

## Gdzie jesteśmy

fit-web-opening = Pudła startowe
fit-web-playing = Gra
fit-web-ending = Ostatnie karty
fit-web-pile = { $count ->
    [one] w stosie 1 karta
    [few] w stosie { $count } karty
    [many] w stosie { $count } kart
   *[other] w stosie { $count } karty
}

## O co pytamy i karta w łapce

fit-web-ask-where = { $what ->
    [princess] Czyje miejsce zajmie Księżniczka?
    [cat] Gdzie twój kot pójdzie spać?
    [toy] Na którym styku położysz zabawkę?
   *[box] Gdzie się zmieści?
}
fit-web-ask-spot = { $what ->
    [princess] Księżniczka tutaj?
    [cat] Spać tutaj?
    [toy] Zabawka tutaj?
   *[box] Tak?
}
fit-web-draw = Dobierz kartę
fit-web-sleep = Połóż śpiącego kota
fit-web-lay = Połóż tutaj
fit-web-turn = Obróć
fit-web-elsewhere = Gdzie indziej
fit-web-oust = Zajmij to miejsce: { $name }
fit-web-discard = Odrzuć Księżniczkę
fit-web-settle = { $side ->
    [left] Kot na lewy styk
   *[right] Kot na prawy styk
}
fit-web-pass = Bez kota

## Stół na głos

fit-web-table = Pudła na stole
fit-web-place = Rząd { $row }, kolumna { $column }
fit-web-free = wolne
fit-web-toys = { $toy ->
    [mouse] { $count ->
        [one] jedna myszka
        [few] { $count } myszki
        [many] { $count } myszek
       *[other] { $count } myszki
    }
    [yarn] { $count ->
        [one] jeden kłębek
        [few] { $count } kłębki
        [many] { $count } kłębków
       *[other] { $count } kłębka
    }
   *[feather] { $count ->
        [one] jedno piórko
        [few] { $count } piórka
        [many] { $count } piórek
       *[other] { $count } piórka
    }
}
fit-web-sprays = { $count ->
    [one] 1 spryskiwacz
    [few] { $count } spryskiwacze
    [many] { $count } spryskiwaczy
   *[other] { $count } spryskiwacza
}
fit-web-princess = Księżniczka
fit-web-cat = kot: { $name }
fit-web-asleep = śpiący kot: { $name }
fit-web-over-right = na styku z prawej: { $what }
fit-web-over-left = na styku z lewej: { $what }
fit-web-box = { $closed ->
    [yes] zamknięte pudło
   *[no] otwarte pudło
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, wartość { $worth }{ $winners ->
    [0] {""}
   *[other] {""}, na razie ma: { $names }
}
fit-web-barred = nie dla twoich kotów
fit-web-aids = Do których pudeł twoim kotom nie wolno.
fit-web-fits = { $aim ->
    [cat] to miejsce może zająć Księżniczka
    [seam] zmieści się na styku z prawej
   *[cell] tu się zmieści
}
fit-web-spot = tu by leżało: { $card }{ $turns ->
    [yes] . Enter obraca
   *[no] {""}
}

## Punktacja

fit-web-boxes = pudła
fit-web-extras = kolejne koty
fit-web-all = razem
fit-web-no-boxes = Żadne pudło nie ma jeszcze właściciela.

## Liczenie

fit-web-count-box = Pudło { $number }, warte { $worth }
fit-web-count-alone = { $you ->
    [yes] tylko twoje koty
   *[no] tylko koty: { $name }
}
fit-web-count-most = najwięcej kotów: { $name }
fit-web-count-tie = najwięcej kotów: remis
fit-web-count-nobody = Nikt tu nie mieszka.
fit-web-count-sleepers = Same śpiochy: bez punktów.
fit-web-count-more = Kolejne koty: { $name }
fit-web-count-more-note = obudzone, razem w jednym pudle
