# Kocie w kłopocie przy stole. Zapis jest w czasie teraźniejszym, a imion się nie odmienia.
# $you to "yes", gdy mowa o czytającym.

str-title = Kocie w kłopocie
str-tagline = Gdzieś tu mieszkasz. Tylko gdzie?
str-aim = Zgubiony kotek, osiemnaście domów. Chodź, zaglądaj, pamiętaj: wygrywa, kto pierwszy trafi do domu.

## Karty, pola i żetony

str-kind = { $kind ->
    [modest] skromny posiłek
    [nourishing] pożywny posiłek
    [hearty] obfity posiłek
    [friend] koci przyjaciel
    [shortcut] skrót
    [truck] półciężarówka
    [raven] kruk
    [dog] pies
    [mouse] mysz
    [meeting] kocie spotkanie
   *[roadworks] roboty drogowe
}
str-place = { $field ->
    [fog] nieodkryty kafelek
    [start] pole startowe
    [one] dom 1-piętrowy
    [two] dom 2-piętrowy
   *[other] pole wędrówki
}
str-feature = { $feature ->
    [one] jedno piętro
    [two] dwa piętra
    [red] czerwony dach
    [yellow] żółty dach
    [blue] niebieski dach
    [fence] płotek
    [tree] drzewo
   *[flowers] rabatka
}
str-token = { $token ->
    [shape] kształt
    [roof] dach
   *[garden] ogród
}
str-house = { $shape ->
    [one] 1-piętrowy
   *[two] 2-piętrowy
}, { $roof ->
    [red] czerwony dach
    [yellow] żółty dach
   *[blue] niebieski dach
}, { $garden ->
    [fence] płotek
    [tree] drzewo
   *[flowers] rabatka
}

## O co pyta gra

str-ask-look = Zagraj karty i szukaj domu albo szukaj posiłku ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}).
str-ask-walk = Którędy? Zostało kroków: { $left }.
str-ask-flee = Pies! Uciekaj. Zostało kroków: { $left }.
str-ask-push = Odprowadź drugiego kotka. Zostało kroków: { $left }.
str-ask-shortcut = Skrót. Gdzie wychodzisz?
str-ask-truck = Półciężarówka rusza. Gdzie wysiadasz?
str-ask-dog = Gdzie pojawia się pies?
str-ask-meeting = Kotki do posadzenia na twoim kafelku: { $count }. Gdzie siada następny?
str-ask-roadworks = Gdzie będą kopać?
str-ask-raven = Kruk. Komu zabiera kartę?
str-ask-mouse = Mysz. Czyj kotek za nią biegnie?
str-ask-discard = Masz za dużo kart. Odrzuć { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
str-ask-fight = Walka. Wybierz kartę w tajemnicy: wyższa liczba wygrywa.
str-ask-remember = Porównaj żetony z domem. Odwróć jeden, który pasuje, albo powiedz, że żaden.
str-ask-suffer = Dwie karty pecha naraz. Która zadziała?

## Odpowiedzi do wyboru

str-move-start = wskaż, kto zaczyna
str-move-deal = rozłóż okolicę
str-move-shuffle = potasuj odrzucone karty
str-move-peck = zabierz kartę w ciemno
str-move-walk = { $steps ->
    [one] idź { $steps } krok, posiłki { LIST($cards) }
    [few] idź { $steps } kroki, posiłki { LIST($cards) }
    [many] idź { $steps } kroków, posiłki { LIST($cards) }
   *[other] idź { $steps } kroku, posiłki { LIST($cards) }
}
str-move-luck = { str-kind } ({ $number })
str-move-food = szukaj posiłku
str-move-step = krok: { str-place }
str-move-at = { str-place }
str-move-fight = { str-kind } ({ $number })
str-move-suffer = { str-kind }
str-move-discard = odrzuć { LIST($cards) }
str-move-remember = { $token ->
    [shape] odwróć kształt
    [roof] odwróć dach
    [garden] odwróć ogród
   *[nothing] nic nie pasuje
}
str-move-pick = gracz na miejscu { $seat }

## Co się stało

str-event-start = { $you ->
    [yes] Zaczynasz.
   *[no] { $name } zaczyna.
}
str-event-dealt = Okolica leży zakryta. Wspomnienia też.
str-event-shuffled = Z odrzuconych kart powstaje nowy stos. Karty: { $count }.
str-event-searched = { $you ->
    [yes] Szukasz posiłku.
   *[no] { $name } szuka posiłku.
} Karty do dobrania: { $count }.
str-event-meals = { $you ->
    [yes] Idziesz
   *[no] { $name } idzie
} { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}.
str-event-luck = { $you ->
    [yes] Zagrywasz
   *[no] { $name } zagrywa
}: { str-kind } ({ $number }).
str-event-drew = { $you ->
    [yes] Dobierasz
   *[no] { $name } dobiera
}: { str-kind } ({ $number }).
str-event-drew-unseen = { $you ->
    [yes] Dobierasz kartę.
   *[no] { $name } dobiera kartę.
}
str-event-discarded = { $you ->
    [yes] Odrzucasz
   *[no] { $name } odrzuca
}: { LIST($cards) }.
str-event-pushed = { $you ->
    [yes] Lądujesz w jakimś domu
   *[no] { $name } ląduje w jakimś domu
}.
str-event-jumped = { $you ->
    [yes] Pojawiasz się gdzie indziej
   *[no] { $name } pojawia się gdzie indziej
}.
str-event-gathered = { $you ->
    [yes] Jesteś na spotkaniu
   *[no] { $name } jest na spotkaniu
}.
str-event-turned = { $count ->
    [one] Nowy kafelek: { $count } dom.
    [few] Nowy kafelek: { $count } domy.
    [many] Nowy kafelek: { $count } domów.
   *[other] Nowy kafelek: { $count } domu.
}
str-event-dog = Pojawia się pies.
str-event-works = Rozkopują drogę.
str-event-fight = { $you ->
    [yes] Zaczynasz walkę
   *[no] { $name } zaczyna walkę
}. Przeciwnik: { $rival }.
str-event-hidden = { $you ->
    [yes] Karta wybrana.
   *[no] { $name } ma już wybraną kartę.
}
str-event-nobody = Obie strony są zbyt głodne na walkę. Każda odpycha drugą o krok.
str-event-unarmed = { $you ->
    [yes] Wygrywasz: z pustym brzuchem nikt nie walczy.
   *[no] { $name } wygrywa: z pustym brzuchem nikt nie walczy.
}
str-event-fought = { $you ->
    [yes] Wygrywasz walkę
   *[no] { $name } wygrywa walkę
}, { $high } do { $low }.
str-event-visited = { $you ->
    [yes] Zaglądasz do środka
   *[no] { $name } zagląda do środka
}: { str-house }.
str-event-nothing = { $you ->
    [yes] Nic tu nie przypomina domu.
   *[no] { $name } niczego sobie nie przypomina.
}
str-event-remembered = { $you ->
    [yes] Przypominasz sobie
   *[no] { $name } przypomina sobie
}: { str-feature }.
str-event-bad = { $you ->
    [yes] Dobierasz kartę pecha
   *[no] { $name } dobiera kartę pecha
}: { str-kind }. Tym razem bez skutków.
str-event-struck = { $you ->
    [yes] Masz pecha
   *[no] { $name } ma pecha
}: { str-kind }.
str-event-idle = { $you ->
    [yes] Masz pecha
   *[no] { $name } ma pecha
}: { str-kind }. Nic z tego nie wynika.
str-event-picked = { $you ->
    [yes] Wybierasz
   *[no] { $name } wybiera
}: { $rival } ({ str-kind }).
str-event-pecked = { $you ->
    [yes] Tracisz kartę
   *[no] { $name } traci kartę
}: { str-kind } ({ $number }).
str-event-home = { $you ->
    [yes] Jesteś u siebie.
   *[no] { $name } jest u siebie.
}
str-event-late = Jest późno. Wszyscy śpią tam, gdzie są.

## Dlaczego nie

str-refusal-not-the-tiles = To nie są kafelki z naszego pudełka.
str-refusal-no-such-turn = Któryś kafelek leży tak, jak leżeć nie może.
str-refusal-not-the-tokens = To nie są żetony z naszego pudełka.
str-refusal-not-the-cards = To nie są karty z naszego pudełka.
str-refusal-wrong-hands = Każdy zaczyna z dwoma skromnymi posiłkami i jednym pożywnym.
str-refusal-not-the-discards = Nowy stos powstaje ze wszystkich odrzuconych kart.
str-refusal-no-cards = Najpierw wybierz kartę. Albo szukaj posiłku.
str-refusal-not-in-hand = Tej karty nie ma na tej ręce.
str-refusal-each-once = Każdą kartę podaj raz i po kolei.
str-refusal-mixed-cards = Zagraj posiłki razem albo jedną kartę szczęścia. Nigdy jedno i drugie.
str-refusal-leads-nowhere = Z tą kartą nie ma teraz dokąd pójść.
str-refusal-no-such-walk = Tędy nie da się przejść dokładnie { $steps ->
    [one] { $steps } kroku
    [few] { $steps } kroków
    [many] { $steps } kroków
   *[other] { $steps } kroku
}.
str-refusal-no-road = Stąd droga tam nie prowadzi.
str-refusal-straight-back = Stamtąd właśnie przychodzisz. Od razu się nie zawraca.
str-refusal-roadworks = Tam kopią. Nikomu nie wolno wejść.
str-refusal-dog-there = Tam jest pies. Uciekaj gdzie indziej.
str-refusal-follows = Tędy właśnie poszedł drugi kotek. Nie możesz iść za nim.
str-refusal-no-such-place = Takiego pola nie widać.
str-refusal-works-there = Tam są roboty drogowe.
str-refusal-kitten-there = Tam już jest kotek.
str-refusal-not-there = Nie tam. Wybierz inne pole.
str-refusal-not-your-fight = To nie twoja walka.
str-refusal-already-chosen = Karta jest już wybrana.
str-refusal-wrong-count = Na ręce możesz mieć najwyżej { $limit } karty. Odrzuć dokładnie { $count }.
str-refusal-something-fits = Coś pasuje. Odwróć jeden żeton.
str-refusal-already-up = Ten żeton jest już odkryty: { str-token }.
str-refusal-does-not-fit = Ten żeton nie pasuje do domu: { str-token }.
str-refusal-not-drawn = Takiej karty nie dobrano.
str-refusal-not-yourself = Wybierz kogoś innego niż siebie.
str-refusal-no-cards-there = { $name } nie ma kart do zabrania.

## Dlaczego nie, na przycisku

str-short-no-such-walk = tędy nie wyjdzie
str-short-straight-back = od razu z powrotem
str-short-roadworks = roboty drogowe
str-short-mixed-cards = posiłki albo szczęście
str-short-leads-nowhere = nie ma dokąd
str-short-does-not-fit = nie pasuje

## Jak się skończyło

str-line-tokens = odkryte żetony
str-unit-tokens = { $count } z 3
str-unit-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
str-result-home = Kotek jest w domu.
str-result-too-late = Dwieście rund. Wygrywa najlepsza pamięć.

## Stół

str-round = Runda { $round }
str-pile = Stos: { $count }
str-hand = Twoje karty
str-counts = Karty: { $count }
str-sheet = Twój dom może mieć:
str-unknown = ?
str-help-step = Wpisz numer drogi albo pole: 7.N
str-option-layout = Układ
str-option-layout-about = Jak leży szesnaście kafelków.
str-option-layout-corners = Start w rogach
str-option-layout-centre = Start w środku
str-option-layout-long = Długa ulica
str-option-layout-custom = Własny kształt
str-option-shape = Kształt
str-option-shape-about = Szesnaście kafelków, które się łączą, w tym cztery startowe. Kolejne dotknięcia dają kafelek, kafelek startowy, przerwę.
str-option-first = Kto zaczyna
str-option-first-about = Los albo ten, kto siedzi na pierwszym miejscu.
str-option-first-by_lot = Los
str-option-first-first_seat = Pierwsze miejsce
