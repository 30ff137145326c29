# Kot w pudełku przy stole. Dziennik jest w czasie teraźniejszym, a imiona się nie odmieniają.
# $you to "yes", gdy mowa o czytającej osobie.

cib-title = Kot w pudełku
cib-tagline = Nie ma koloru, dopóki go nie podasz.
cib-aim = Twoje karty nie mają koloru, dopóki go nie podasz. Weź tyle lew, ile zadeklarujesz, i nie zostań bez kolorów.

## Kolory. Litery stoją na żetonach i w terminalu.

cib-colour = { $colour ->
    [red] czerwony
    [blue] niebieski
    [yellow] żółty
   *[green] zielony
}
    .feminine = { $colour ->
        [red] czerwona
        [blue] niebieska
        [yellow] żółta
       *[green] zielona
    }
    .feminine-accusative = { $colour ->
        [red] czerwoną
        [blue] niebieską
        [yellow] żółtą
       *[green] zieloną
    }
cib-letter = { $colour ->
    [red] Cz
    [blue] Ni
    [yellow] Żó
   *[green] Zi
}

## Karta według liczby

cib-card = { $number ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
   *[other] { $number }
}
    .accusative = { $number ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
        [7] siódemkę
        [8] ósemkę
        [9] dziewiątkę
       *[other] { $number }
    }
    .genitive = { $number ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [8] ósemki
        [9] dziewiątki
       *[other] { $number }
    }

## O co pyta gra

cib-ask-bury = Odłóż jedną kartę. Nikt za nią nie zatęskni.
cib-ask-bid = Ile lew weźmiesz?
cib-ask-lead = Twoje wyjście. Którą kartą i w jakim kolorze?
cib-ask-follow = Kolor wyjścia: { cib-colour }. Którą kartę zagrasz i w jakim kolorze?

## Odpowiedzi do wyboru

cib-move-start = wskaż, kto zaczyna
cib-move-deal = rozdaj karty
cib-move-bury = odłóż { cib-card.accusative }
cib-move-bid = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}
    .accusative = { $tricks ->
        [one] { $tricks } lewę
        [few] { $tricks } lewy
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }
cib-move-play = { cib-colour.feminine } { cib-card }

## Co przyniesie odpowiedź, na przycisku

cib-note-follows = do koloru
cib-note-gives-up = tracisz { cib-colour }

## Co się stało

cib-event-start = { $you ->
    [yes] Zaczynasz.
   *[no] { $name } zaczyna.
}
cib-event-dealt = Karty na rundę { $round } są rozdane. { $you ->
    [yes] W pierwszej lewie wychodzisz ty.
   *[no] W pierwszej lewie wychodzi { $name }.
}{ $up ->
    [none] {""}
   *[other] {" "}Odkryte karty: { LIST($up) }.
}
cib-event-buried = { $you ->
    [yes] Odkładasz { cib-card.accusative }.
   *[no] { $name } odkłada kartę.
}
cib-event-bid = { $you ->
    [yes] Deklarujesz { cib-move-bid.accusative }.
   *[no] { $name } deklaruje { cib-move-bid.accusative }.
}
cib-event-played = { $how ->
    [leads] { $you ->
        [yes] Wychodzisz: { cib-colour.feminine } { cib-card }.
       *[no] { $name } wychodzi: { cib-colour.feminine } { cib-card }.
    }
    [follows] { $you ->
        [yes] Dokładasz do koloru: { cib-colour.feminine } { cib-card }.
       *[no] { $name } dokłada do koloru: { cib-colour.feminine } { cib-card }.
    }
   *[leaves] { $you ->
        [yes] Zagrywasz { cib-colour.feminine-accusative } { cib-card.accusative }.
       *[no] { $name } zagrywa { cib-colour.feminine-accusative } { cib-card.accusative }.
    }
}
cib-event-colour-lost = { $you ->
    [yes] Tracisz kolor { cib-colour }.
   *[no] { $name } traci kolor { cib-colour }.
}
cib-event-trick-won = { $you ->
    [yes] { $tricks ->
        [1] Bierzesz swoją pierwszą lewę.
       *[other] Bierzesz lewę, masz już { $tricks }.
    }
   *[no] { $tricks ->
        [1] { $name } bierze swoją pierwszą lewę.
       *[other] { $name } bierze lewę, ma już { $tricks }.
    }
}
cib-event-paradox = { $you ->
    [yes] Paradoks. Dla żadnej z twoich kart nie ma już koloru: { LIST($hand) }.
   *[no] Paradoks. { $name } nie ma już koloru dla żadnej karty: { LIST($hand) }.
}
cib-event-round-scored = Punkty za rundę { $round }: { $points }.

## Dlaczego nie

cib-refusal-wrong-hand-size = Każdy musi dostać { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
cib-refusal-wrong-cards-aside = Nie zgadza się liczba kart, które zostały po rozdaniu.
cib-refusal-not-the-deck = To nie nasza talia. W naszej każda liczba jest na pięciu kartach.
cib-refusal-already-buried = Jedną kartę masz już odłożoną.
cib-refusal-not-in-hand = Nie masz na ręce żadnej { cib-card.genitive }.
cib-refusal-bid-not-offered = Nie możesz zadeklarować { $tricks ->
    [one] { $tricks } lewy
    [few] { $tricks } lew
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}. Do wyboru masz: { LIST($bids) }.
cib-refusal-cell-taken = Ta { cib-card } nie może być { cib-colour.feminine }. { $you ->
    [yes] Na tym polu leży już twój żeton.
   *[no] To pole jest już zajęte: { $name }.
}
cib-refusal-cell-blocked = Ta { cib-card } nie może być { cib-colour.feminine }. Na tym polu leży neutralny żeton.
cib-refusal-colour-lost = Ta { cib-card } nie może być { cib-colour.feminine }. Ten kolor jest dla ciebie stracony do końca rundy.
cib-refusal-trump-lead = Nie możesz jeszcze wyjść w czerwony. Nikt go dotąd nie zagrał, a ty możesz wyjść w inny kolor.

## Dlaczego nie, na przycisku

cib-short-not-in-hand = nie masz na ręce
cib-short-cell-taken = { $you ->
    [yes] już twoje
   *[no] zajęte: { $name }
}
cib-short-cell-blocked = neutralny żeton
cib-short-colour-lost = kolor stracony
cib-short-trump-lead = za wcześnie na wyjście

## Zapis punktów

cib-sheet-round = Runda { $round }
cib-sheet-player = Gracz
cib-sheet-bid = Deklaracja
cib-sheet-tricks = Lewy
cib-sheet-trick-points = Za lewy
cib-sheet-bonus = Bonus
cib-sheet-points = Punkty
cib-sheet-total = Razem
cib-line-tricks = Runda { $round }, lewy
cib-line-paradox = Runda { $round }, paradoks
cib-line-bonus = Runda { $round }, grupa
cib-result-rounds-played = Wszystkie rundy są rozegrane.
cib-tie-last-round = Punktów jest po równo: wygrywa, kto ma ich więcej z ostatniej rundy.
cib-decided = Rozstrzygnęła runda { $at }: potem nikt inny już nie prowadził.

## Stół

cib-research = Plansza badań
cib-research-hidden = Tryb Schrödingera: plansza badań jest w pudełku. Pamiętaj, co zagrano.
cib-round = Runda { $round } z { $rounds }
cib-hand = Twoje karty
cib-buried = Odłożona karta
cib-colours = Kolory
cib-neutral = neutralny
cib-trick = Lewa { $number }
cib-option-schrodinger = Tryb Schrödingera
cib-option-schrodinger-about = Plansza badań zostaje w pudełku przez całą rundę. Pamiętaj, co zagrano.
