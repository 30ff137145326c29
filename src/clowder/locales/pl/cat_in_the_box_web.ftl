# Kot w pudełku w przeglądarce. Imiona się nie odmieniają.

## Gdzie jesteśmy

cib-web-burying = odkładanie
cib-web-bidding = deklaracje
cib-web-counting = liczenie
cib-web-trick-of = lewa { $number } z { $tricks }

## O co pyta gra i karta w łapie

cib-web-colour = Jaki kolor ma twoja { cib-card }?
cib-web-brief = { $what ->
    [cib-note-gives-up] tracisz
    [cib-short-cell-blocked] neutralny
    [cib-short-colour-lost] stracony
    [cib-short-cell-taken] zajęte
    [cib-short-trump-lead] jeszcze nie
   *[other] {""}
}
cib-web-card-dead = { cib-card }: nie ma już koloru

## Ludzie

cib-web-next = Następny ruch: { $name }
cib-web-choosing = Jeszcze wybiera: { $name }
cib-web-led = wyjście

## Plansza badań

cib-web-cell = { $number }, { cib-colour }: { $what ->
    [free] wolne
    [may] wolne, możesz tu zagrać
   *[taken] { $name }
}
cib-web-board-of = Plansza badań, runda { $round }
cib-web-colour-lost = { cib-colour }: stracony

## Liczby

cib-web-tricks-of = { $tricks } z { $count } { $count ->
    [one] lewy
    [few] lew
    [many] lew
   *[other] lewy
}
cib-web-tricks-word = { $count ->
    [one] lewa
    [few] lewy
    [many] lew
   *[other] lewy
}
cib-web-group = największa grupa
cib-web-fits = miejsce na { $fits } z { $needed }
cib-web-danger = Grozi paradoks: już tylko tyle twoich pozostałych kart ma wolne pole.
cib-web-aids = Największa grupa i jak blisko jest paradoks.

## Zapis punktów

cib-web-all = razem
cib-web-no-sheets = Żadna runda nie jest jeszcze policzona.

## Dziennik, w którym kolor jest narysowany za słowami

cib-web-log-played = { $how ->
    [leads] { $you ->
        [yes] Wychodzisz: { $number }
       *[no] { $name } wychodzi: { $number }
    }
    [follows] { $you ->
        [yes] Do koloru: { $number }
       *[no] { $name } do koloru: { $number }
    }
   *[leaves] { $you ->
        [yes] Zagrywasz: { $number }
       *[no] { $name } zagrywa: { $number }
    }
}
cib-web-log-lost = { $you ->
    [yes] Tracisz kolor
   *[no] { $name } traci kolor
}

## Liczenie

cib-web-count-tricks = { $name }: { cib-move-bid }
cib-web-count-bid = deklaracja: { $count }
cib-web-count-paradox = Paradoks: każda lewa kosztuje punkt.
cib-web-count-group = { $name }: { $count } w grupie
cib-web-count-kept = tyle lew, ile w deklaracji
