# Kot i wieża w przeglądarce. Imiona się nie odmieniają.

## Elementy

tow-web-wall = { $kind ->
    [brick] ściana z cegieł
    [window] ściana z oknem
    [portal] ściana z portalem
    [statue] ściana z posągiem
   *[pillar] filar
}
tow-web-wall-short = { $kind ->
    [brick] cegły
    [window] okno
    [portal] portal
    [statue] posąg
   *[pillar] filar
}
tow-web-friend = { $colour ->
    [orange] pomarańczowy przyjaciel
    [grey] szary przyjaciel
    [white] biały przyjaciel
    [brown] brązowy przyjaciel
   *[any] dowolny przyjaciel
}
tow-web-floor = piętro { $floor }
tow-web-toto = Toto
tow-web-kitten = kociak

## Karty akcji i cele

tow-web-build = Budowa: { $one } + { $two }
tow-web-befriend = { $colour ->
    [any] Dowolny przyjaciel
    [orange] Pomarańczowy przyjaciel
    [grey] Szary przyjaciel
    [white] Biały przyjaciel
   *[brown] Brązowy przyjaciel
}
tow-web-pets = { $pets ->
    [floor] potem pogłaszcz wszystkich przyjaciół na tym piętrze
    [other] potem pogłaszcz jednego innego przyjaciela
   *[colours] potem pogłaszcz po jednym przyjacielu każdego koloru
}
tow-web-put-away = Odłóż kartę { $card }
tow-web-goal = { $test ->
    [touch] { $of ->
        [alike] Dwaj przyjaciele jednego koloru się stykają
       *[unlike] Dwaj przyjaciele różnych kolorów się stykają
    }
    [pile] { $of ->
        [orange] Pomarańczowy na grzbietach dwóch pomarańczowych
        [grey] Szary na grzbietach dwóch szarych
        [white] Biały na grzbietach dwóch białych
       *[brown] Brązowy na grzbietach dwóch brązowych
    }
    [three] Trzej przyjaciele trzech kolorów się stykają
    [back] { $of ->
        [any] Przyjaciel na grzbiecie innego
        [orange] Pomarańczowy na kimś innego koloru
        [grey] Szary na kimś innego koloru
        [white] Biały na kimś innego koloru
       *[brown] Brązowy na kimś innego koloru
    }
   *[there] { $of ->
        [orange] Jest tam pomarańczowy przyjaciel
        [grey] Jest tam szary przyjaciel
        [white] Jest tam biały przyjaciel
       *[brown] Jest tam brązowy przyjaciel
    }
}
tow-web-reward = { $count ->
    [one] 1 piętro w górę
    [few] do { $count } pięter w górę
    [many] do { $count } pięter w górę
   *[other] do { $count } piętra w górę
}
tow-web-goals = Cele
tow-web-own-goals = Twoje cele
tow-web-holds = teraz spełniony
tow-web-hidden-goals = { $count ->
    [one] 1 tajny cel
    [few] { $count } tajne cele
    [many] { $count } tajnych celów
   *[other] { $count } tajnego celu
}

## O co pyta gra

tow-web-ask-side = { $piece }: w którą stronę szturchnąć?

## Odpowiedzi

tow-web-on-floor = piętro { $floor }
tow-web-side = { $side ->
    [0] w prawo
    [45] do tyłu w prawo
    [90] do tyłu
    [135] do tyłu w lewo
    [180] w lewo
    [225] do przodu w lewo
    [270] do przodu
   *[315] do przodu w prawo
}
tow-web-climb = Na piętro { $floor }
tow-web-swap = Wymień na nowy cel
tow-web-pass = Zostaw
tow-web-give-up = Zrezygnuj
tow-web-further = { $further ->
    [yes] Dalej na piętro { $floor }
   *[no] Tu skończ
}

## W dłoni

tow-web-grip = Element w twojej dłoni
tow-web-move = { $way ->
    [left] W lewo
    [right] W prawo
    [back] Do tyłu, od siebie
   *[front] Do przodu, do siebie
}
tow-web-turn = { $way ->
    [left] Obróć w lewo
   *[right] Obróć w prawo
}
tow-web-bend = { $way ->
    [open] Zegnij słabiej
   *[shut] Zegnij mocniej
}
tow-web-let-go = Puść
tow-web-steady = Dłoń jest spokojna: z dokładnością do 1 mm.
tow-web-hasty = Zrób wydech. Dłoń się uspokaja.
tow-web-bring = Przenieś to nad podłogę.
tow-web-bring-in = Obok wieży. Przeciągnij to nad podłogę, tutaj albo u góry.
tow-web-deciding = Jeszcze się zastanawia.
tow-web-under = Podparcie
tow-web-spare = Zapas nachylenia
tow-web-storey-gauge = Ściany { $floor }
tow-web-percent = { $value }%
tow-web-degree = { $value }°
tow-web-mm = { $value } mm
tow-web-from-above = piętro { $floor } z góry
tow-web-reading = { $level ->
    [safe] { $worst ->
        [spare] Bezpiecznie: zapas { $value }°.
       *[other] Bezpiecznie.
    }
    [shaky] { $worst ->
        [spare] Chwiejnie: jeszcze { $value }° i się przewróci.
        [under] Chwiejnie: podparte w { $value }%.
       *[storey] Chwiejnie: ściany na piętrze { $floor } mają { $value } mm zapasu.
    }
   *[slips] { $worst ->
        [spare] Ześlizgnie się: za stromo.
        [under] Ześlizgnie się: podparte w { $value }%.
       *[storey] To za dużo dla ścian na piętrze { $floor }.
    }
}
tow-note-way = Przeszkadza: { $by ->
    [toto] Toto
    [kitten] kociak
    [pillar] filar
    [brick] ściana
    [window] ściana
    [portal] ściana
    [statue] ściana
   *[other] przyjaciel
}.
tow-web-numbers = Podaj liczby
tow-web-x = W prawo, mm
tow-web-y = Do tyłu, mm
tow-web-degrees = Obrót, °
tow-web-bent = Zgięcie, °
tow-web-storey = Piętro
tow-web-keys = Strzałki przesuwają, Q i E obracają, R i F zginają, Shift robi to dokładniej. Home przenosi nad podłogę, Page Up i Page Down zmieniają piętro, Enter puszcza.
tow-web-spot = { $piece }: { $x ->
    [0] pośrodku
   *[other] { $side ->
        [left] { $x } mm w lewo
       *[right] { $x } mm w prawo
    }
}, { $y ->
    [0] ani z przodu, ani z tyłu
   *[other] { $way ->
        [back] { $y } mm do tyłu
       *[front] { $y } mm do przodu
    }
}, obrót { $turn }°{ $bent ->
    [yes] , zgięcie { $bend }°
   *[no] {""}
}.

## Scena

tow-web-stage = Wieża
tow-web-tower = Wieża: { $floors ->
    [one] 1 piętro
    [few] { $floors } piętra
    [many] { $floors } pięter
   *[other] { $floors } piętra
}, wysokość { $height } cm.
tow-web-no-picture = Ta przeglądarka nie umie narysować wieży w trzech wymiarach. Całą grę da się rozegrać słowami i liczbami.
tow-web-height = { $height } cm
tow-web-lean = { $lean ->
    [none] stoi prosto
    [little] trochę się przechyla
    [much] przechyla się
   *[badly] mocno się przechyla
}
tow-web-tilt = { $tilt }°
tow-web-view = { $view ->
    [whole] Cała wieża
    [storey] Piętro z bliska
   *[plan] Piętro z góry
}
tow-web-views = Skąd patrzysz
tow-web-view-short = { $view ->
    [whole] Cała
    [storey] Piętro
   *[plan] Plan
}
tow-web-ruler = Piętra
tow-web-scenario = opowieść
tow-web-fallen-now = Spadło: { $pieces }
tow-web-moment = Ostatni ruch, chwila po chwili
tow-web-seconds = { $seconds } s
tow-web-before = Przedtem
tow-web-after = Potem

## Liczby

tow-web-whiskers = { $count ->
    [one] został 1 wąs z 5
    [few] zostały { $count } wąsy z 5
    [many] zostało { $count } wąsów z 5
   *[other] zostało { $count } wąsa z 5
}
tow-web-fallen = { $count ->
    [0] Żadna ściana jeszcze nie spadła
    [one] Spadła 1 ściana
    [few] Spadły { $count } ściany
    [many] Spadło { $count } ścian
   *[other] Spadło { $count } ściany
}
tow-web-at = piętro { $floor }
tow-web-beside = obok wieży
tow-web-stands = Stoi.
tow-web-heartbeats = Pięć uderzeń serca i nikt nie oddychał.
tow-web-lovely = To była piękna wieża.
tow-web-tallest = Najwyższa
tow-web-tallest-is = { $floors ->
    [one] 1 piętro
    [few] { $floors } piętra
    [many] { $floors } pięter
   *[other] { $floors } piętra
}, { $height } cm
tow-web-leaned = Przechył
tow-web-pieces = Elementy
tow-web-pieces-are = { $count }, w tym przyjaciele: { $friends }
tow-web-stood = Stała
tow-web-stood-for = { $count ->
    [one] 1 turę
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
tow-web-taken = Zdjęcie z tury { $turn }, zanim ktoś znów dotknął wieży.
tow-web-save-picture = Zapisz obrazek
tow-web-story = Opowieść { $floor }
tow-web-toto-at = Toto: { $floor }
tow-web-lost = Stracone ściany: { $over ->
    [yes] { $count }
   *[no] { $count } z { $most }
}
tow-web-climber-at = Toto: piętro { $floor }
tow-web-where-turn = tura { $turn }
tow-web-where-floors = { $floors ->
    [one] 1 piętro
    [few] { $floors } piętra
    [many] { $floors } pięter
   *[other] { $floors } piętra
}
tow-web-no-scenarios = Żadna opowieść nie jest jeszcze wygrana.

## Wieża słowami

tow-web-words = Wieża słowami
tow-web-word-floor = Piętro { $floor }
tow-web-word-lean = przechył { $tilt }°, { $off } mm od środka
tow-web-word-straight = prosto, { $off } mm od środka
tow-web-word-walls = ściany: { $walls }
tow-web-word-cats = koty: { $cats }
tow-web-turn-heading = Tura { $turn }

## Settings

tow-web-aids = Które cele są spełnione; a zanim puścisz, jak mocno element jest podparty i jakie jest ryzyko.
