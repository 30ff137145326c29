# Co się zmieści przy stole. Zapis jest w czasie teraźniejszym, a imiona się nie odmieniają.
# $you to "yes", gdy mowa o czytelniku. Miejsce podają tylko odpowiedzi, które się wpisuje.

fit-title = Co się zmieści
fit-tagline = Twój kot, cudze pudło, jedna większość.
fit-aim = Dokładaj karty, aż zamkną się w pudła, i wprowadzaj swoje koty. Kto ma ich w pudle najwięcej, ten je bierze.

## Koty, zabawki i karty

fit-cat = { $cat ->
    [lilly] Lilly
    [charlie] Charlie
    [milo] Milo
    [jack] Jack
    [izzy] Izzy
   *[princess] Księżniczka
}
fit-toy = { $toy ->
    [mouse] myszki
    [yarn] kłębki
    [feather] piórka
   *[none] bez zabawki
}
fit-special = { $toy ->
    [mouse] dużą mysz
    [yarn] duży kłębek
   *[feather] duże piórko
}
fit-print = { $print ->
    [m] myszka
    [y] kłębek
    [f] piórko
    [mm] dwie myszki
    [yy] dwa kłębki
    [ff] dwa piórka
    [s] spryskiwacz
    [start] pudło startowe
    [mouse] duża mysz
    [yarn] duży kłębek
    [feather] duże piórko
    [princess] Księżniczka
   *[blank] puste
}
fit-walls = { $walls ->
    [T] ścianka u góry
    [R] ścianka z prawej
    [B] ścianka u dołu
    [L] ścianka z lewej
    [TR] ścianki u góry i z prawej
    [TB] ścianki u góry i u dołu
    [TL] ścianki u góry i z lewej
    [RB] ścianki z prawej i u dołu
    [RL] ścianki z prawej i z lewej
    [BL] ścianki u dołu i z lewej
    [TRB] otwarte tylko z lewej
    [TRL] otwarte tylko u dołu
    [TBL] otwarte tylko z prawej
    [RBL] otwarte tylko u góry
   *[O] bez ścianek
}
fit-card = { fit-print }{ $print ->
    [mouse] {""}
    [yarn] {""}
    [feather] {""}
    [princess] {""}
   *[box] , { fit-walls }
}
fit-place = ({ $column }; { $row })

## O co pyta gra

fit-ask-open = Dołóż swoje pudło startowe do innego.
fit-ask-turn = Dobierz kartę albo połóż śpiącego kota.
fit-ask-play = Zagraj jedną z trzech kart.
fit-ask-last = Koniec dobierania. Zagraj kartę. Na ręce zostało: { $count }.
fit-ask-settle = Wprowadza się jakiś kot?

## Odpowiedzi do wyboru

fit-move-start = wskaż, kto zaczyna
fit-move-deal = rozdaj karty
fit-move-draw = dobierz kartę
fit-move-sleep = połóż śpiącego kota na { fit-place }
fit-move-lay = { fit-card }: na { fit-place }{ $turned ->
    [yes] , obrócone
   *[no] {""}
}
fit-move-settle = kot w poprzek { fit-place } i pudła po prawej
fit-move-pass = bez kota
fit-move-give = połóż { fit-special } w poprzek { fit-place } i pudła po prawej
fit-move-oust = Księżniczka zamiast kota na { fit-place }
fit-move-discard = odrzuć Księżniczkę

## Co przyniesie odpowiedź, na przycisku

fit-note-closed = zamknięte, warte { $worth }
fit-note-box = pudło warte { $worth }

## Co się stało

fit-event-start = { $you ->
    [yes] Zaczynasz.
   *[no] { $name } zaczyna.
}
fit-event-dealt = Każdy ma dwie karty.
fit-event-laid = { $you ->
    [yes] Kładziesz
   *[no] { $name } kładzie
}: { fit-card }.
fit-event-drawn = { $you ->
    [yes] Dobierasz kartę.
   *[no] { $name } dobiera kartę.
}
fit-event-drew = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
}: { fit-card }.
fit-event-asleep = { $you ->
    [yes] Kładziesz
   *[no] { $name } kładzie
} kota spać.
fit-event-settled = { $you ->
    [yes] Twój kot się wprowadza.
   *[no] { $name }: kot się wprowadza.
}
fit-event-given = { $you ->
    [yes] Wkładasz
   *[no] { $name } wkłada
} { fit-special } do pudła.
fit-event-ousted = { $you ->
    [yes] Wysyłasz
   *[no] { $name } wysyła
} Księżniczkę. Do domu wraca kot: { $owner }.
fit-event-discarded = { $you ->
    [yes] Odrzucasz
   *[no] { $name } odrzuca
} Księżniczkę. Nie miała komu przeszkadzać.
fit-event-joined = Pudła się łączą. Koty w środku: { LIST($names) }.
fit-event-closed = Pudło jest zamknięte. Jest warte { $worth }.
fit-event-pile-empty = Stos jest pusty. Odtąd tylko to, co na ręce.
fit-event-out = { $you ->
    [yes] Wszystkie twoje koty są
   *[no] { $name }: wszystkie koty są
} na stole. Odtąd tylko to, co na ręce.
fit-event-finished = Nikt nie ma już kart. Pora liczyć.

## Dlaczego nie

fit-refusal-start-box-first = Najpierw pudła startowe.
fit-refusal-draw-first = Najpierw dobierz kartę albo zamiast tego połóż śpiącego kota.
fit-refusal-drawn-already = Karta jest już dobrana. Zagraj którąś.
fit-refusal-too-late-to-sleep = Śpiącego kota kładzie się zamiast dobierania. Karta jest już dobrana.
fit-refusal-end-began = Gramy ostatnie karty: bez dobierania i bez zasypiania.
fit-refusal-box-first = Kot przychodzi po pudle. Najpierw połóż pudło.
fit-refusal-wrong-hands = Każdy dostaje dwie karty.
fit-refusal-not-the-box = To nie są karty z naszego pudełka.
fit-refusal-wrong-princesses = Księżniczki nie są rozłożone w stosie tak, jak trzeba.
fit-refusal-not-in-hand = Nie masz takiej karty.
fit-refusal-princess-replaces = Księżniczka to nie pudło. Zajmuje miejsce kota.
fit-refusal-toy-needs-a-seam = Jest wolny styk na zabawkę. Jako pudło kładzie się ją tylko wtedy, gdy żadnego nie ma.
fit-refusal-no-princess = Nie masz Księżniczki.
fit-refusal-other-cards = Masz inne karty do zagrania.
fit-refusal-cat-to-replace = Na stole jest kot. Księżniczka zajmuje jego miejsce.
fit-refusal-cell-taken = W tym miejscu leży już karta.
fit-refusal-not-touching = Obok tego miejsca nic nie leży. Róg nie wystarczy.
fit-refusal-turn-unseen = Ta karta po obrocie wygląda tak samo. Połóż ją prosto.
fit-refusal-double-wall = Spotkałyby się tam dwie ścianki. Gra zaawansowana tego zabrania.
fit-refusal-not-this-box = Kot musi leżeć częściowo na właśnie położonym pudle.
fit-refusal-no-seam = Nie leżą tam dwa pudła obok siebie.
fit-refusal-on-a-wall = Między nimi jest ścianka. Koty nie leżą na ściankach.
fit-refusal-seam-taken = Jedno z tych pudeł jest zajęte albo nie da się na nim leżeć w poprzek.
fit-refusal-rivals-box = W tym pudle mieszka ktoś inny i nie ma w nim żadnego twojego kota.
fit-refusal-no-cat-there = Tam nie ma kota.

## Dlaczego nie, na przycisku

fit-short-cell-taken = zajęte
fit-short-not-touching = niczego nie dotyka
fit-short-double-wall = podwójna ścianka
fit-short-seam-taken = ktoś tu już leży
fit-short-rivals-box = cudze pudło

## Jak się skończyło

fit-line-box = otwarte pudło, { fit-toy } { $toys }, spryskiwacze { $sprays }
fit-line-closed = zamknięte pudło, podwójnie, { fit-toy } { $toys }, spryskiwacze { $sprays }
fit-line-extras = koty, które mieszkają razem
fit-result-hands-empty = Karty leżą, koty się zmieściły.
fit-tie-minus = Punktów jest po równo: wygrywa, kto ma mniej punktów ujemnych.
fit-decided = Rozstrzygnęła karta nr { $at }: potem nikt inny już nie prowadził.

## Stół

fit-pile = Stos: { $count }
fit-ending = Ostatnie karty: koniec dobierania.
fit-hand = Twoje karty
fit-supply = Koty w domu: { $count }
fit-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
fit-held = Karty: { $count }
fit-help-sleep = Śpiący kot: sleep, kolumna, rząd. Na przykład: sleep 2 -1
fit-help-lay = Pudło: numer karty, kolumna, rząd i t, by je obrócić. Na przykład: 1 2 -1 t
fit-help-give = Zabawka: give, nazwa, kolumna i rząd lewego pudła. Na przykład: give yarn 2 -1
fit-help-oust = Księżniczka: oust, kolumna, rząd. Na przykład: oust 2 -1
fit-option-advanced = Gra zaawansowana
fit-option-advanced-about = Pięć Księżniczek gdziekolwiek w stosie, żadnych podwójnych ścianek, bez punktów za dodatkowe koty, a śpiące koty liczą się za pół.
