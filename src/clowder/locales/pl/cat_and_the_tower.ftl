# Kot i wieża przy stole. Dziennik jest w czasie teraźniejszym, imion się nie odmienia.
# $you to "yes", gdy mowa o tym, kto czyta.

tow-title = Kot i wieża
tow-tagline = Zbuduj ją. Wejdź na nią. Wstrzymaj oddech.
tow-aim = Budujcie ściany i piętra aż do gwiazdy, do której wspina się Toto. Prawdziwa równowaga, jedna drżąca łapka.

## Elementy

tow-piece = { $piece ->
    [floor] podłoga { $number }
    [brick] ściana z cegieł
    [window] ściana z oknem
    [portal] ściana z portalem
    [statue] ściana z posągiem
    [pillar] filar
    [orange] pomarańczowy przyjaciel { $number }
    [grey] szary przyjaciel { $number }
    [white] biały przyjaciel { $number }
    [brown] brązowy przyjaciel { $number }
    [toto] Toto
   *[kitten] kociak
}
tow-kind = { $kind ->
    [brick] cegły
    [window] okno
    [portal] portal
    [statue] posąg
   *[pillar] filar
}
tow-colour = { $colour ->
    [orange] pomarańczowy
    [grey] szary
    [white] biały
    [brown] brązowy
   *[any] dowolny
}
tow-by = { $by ->
    [floor] podłoga
    [toto] Toto
    [kitten] kociak
    [nothing] samo powietrze
    [table] stół
    [brick] ściana
    [window] ściana
    [portal] ściana
    [statue] ściana
    [pillar] filar
   *[orange] przyjaciel
}
tow-side = { $what ->
    [brick-window] budowa: cegły i okno
    [brick-portal] budowa: cegły i portal
    [brick-statue] budowa: cegły i posąg
    [window-portal] budowa: okno i portal
    [window-statue] budowa: okno i posąg
    [portal-statue] budowa: portal i posąg
    [pillar-pillar] budowa: dwa filary
    [orange] pomarańczowy przyjaciel
    [grey] szary przyjaciel
    [white] biały przyjaciel
    [brown] brązowy przyjaciel
   *[any] dowolny przyjaciel
}{ $pets ->
    [floor] , potem pogłaszcz wszystkich na jego piętrze
    [other] , potem pogłaszcz jednego innego
    [colours] , potem pogłaszcz po jednym z każdego koloru
   *[none] { "" }
}
tow-goal = { $goal ->
    [1] dwaj przyjaciele jednego koloru się stykają (2)
    [2] dwaj przyjaciele różnych kolorów się stykają (2)
    [3] pomarańczowy na grzbietach dwóch pomarańczowych (3)
    [4] szary na grzbietach dwóch szarych (3)
    [5] biały na grzbietach dwóch białych (3)
    [6] brązowy na grzbietach dwóch brązowych (3)
    [7] trzej przyjaciele trzech kolorów, każdy styka się z innym z nich (3)
    [8] przyjaciel na grzbiecie innego (2)
    [9] pomarańczowy na grzbiecie przyjaciela innego koloru (2)
    [10] szary na grzbiecie przyjaciela innego koloru (2)
    [11] biały na grzbiecie przyjaciela innego koloru (2)
    [12] brązowy na grzbiecie przyjaciela innego koloru (2)
    [13] jest tam pomarańczowy przyjaciel (1)
    [14] jest tam szary przyjaciel (1)
    [15] jest tam biały przyjaciel (1)
   *[16] jest tam brązowy przyjaciel (1)
}

## O co pyta gra

tow-ask-use = Wybierz kartę akcji.
tow-ask-wall = { $count ->
    [1] Postaw ścianę na najwyższej podłodze: { tow-wall-last }.
   *[other] Postaw ścianę na najwyższej podłodze: { tow-wall-first } albo { tow-wall-last }.
}{ $tries ->
    [0] { "" }
   *[other] { " " }Nieudane próby: { $tries }.
}
tow-wall-first = { $first ->
    [brick] cegły
    [window] okno
    [portal] portal
    [statue] posąg
   *[pillar] filar
}
tow-wall-last = { $last ->
    [brick] cegły
    [window] okno
    [portal] portal
    [statue] posąg
   *[pillar] filar
}
tow-ask-floor = Połóż na ścianach następną podłogę.{ $tries ->
    [0] { "" }
   *[other] { " " }Nieudane próby: { $tries }.
}
tow-ask-friend = Posadź na wieży przyjaciela. Kolor: { tow-colour }.{ $tries ->
    [0] { "" }
   *[other] { " " }Nieudane próby: { $tries }.
}
tow-ask-put = Posadź kociaka na piętrze { $floor }.{ $tries ->
    [0] { "" }
   *[other] { " " }Nieudane próby: { $tries }.
}
tow-ask-lift = Wszyscy tego koloru są już na wieży. Którego bierzesz?
tow-ask-pet = Pogłaszcz przyjaciela, lekko. W którą stronę ustąpi?
tow-ask-take = Możesz przenieść przyjaciela z piętra swojego kociaka wyżej.
tow-ask-claim = { $together ->
    [yes] Cel jest spełniony. Realizujesz go?
   *[no] Zrealizuj cel, wymień jeden albo zostaw.
}
tow-ask-further = Opowieść wygrana. Grać dalej z tą samą wieżą?

## Odpowiedzi do wyboru

tow-move-start = wskaż, kto zaczyna
tow-move-deal = potasuj karty
tow-move-plan = postaw kilka pięter i je potrąć
tow-move-shuffle = potasuj odrzucone karty
tow-move-tremble = ręka drży
tow-move-settle = wieża się uspokaja
tow-move-use = karta { $card }, { tow-side }
tow-move-discard = odłóż kartę { $card }
tow-move-wall = ściana: { tow-kind }
tow-move-floor = następna podłoga
tow-move-friend = przyjaciel na piętro { $floor }, { tow-colour }
tow-move-put = kociak tutaj
tow-move-lift = weź: { tow-piece }
tow-move-pet = pogłaszcz: { tow-piece }, kierunek { $side }°
tow-move-claim = { tow-goal }: wejście na piętro { $floor }
tow-move-swap = wymień: { tow-goal }
tow-move-pass = zostaw
tow-move-giveup = zrezygnuj
tow-move-further = { $further ->
    [yes] idziemy dalej
   *[no] na dziś wystarczy
}

## Co się stało

tow-event-startchosen = { $you ->
    [yes] Zaczynasz.
   *[no] { $name } zaczyna.
}
tow-event-dealt = Karty są potasowane. Na razie leży tylko podłoga 1.
tow-event-raised = A jednak: stoi tu już wieża aż do podłogi { $top } i ktoś ją potrącił.
tow-event-used = { $you ->
    [yes] Bierzesz kartę { $card }: { tow-side }.
   *[no] { $name } bierze kartę { $card }: { tow-side }.
}
tow-event-unused = { $you ->
    [yes] Odkładasz kartę { $card }. Nic się z nią nie da zrobić.
   *[no] { $name } odkłada kartę { $card }. Nic się z nią nie da zrobić.
}
tow-event-letgo = { $you ->
    [yes] Puszczasz: { tow-piece }.
   *[no] { $name } puszcza: { tow-piece }.
}{ $hasty ->
    [yes] { " " }W pośpiechu.
   *[no] { "" }
}
tow-event-petted = { $you ->
    [yes] Głaszczesz: { tow-piece }.
   *[no] { $name } głaszcze: { tow-piece }.
}
tow-event-lifted = { $you ->
    [yes] Podnosisz: { tow-piece }.
   *[no] { $name } podnosi: { tow-piece }.
}
tow-event-blocked = Przeszkadza: { tow-by }. W ręce zostaje: { tow-piece }.
tow-event-held = Trzyma się: { tow-piece }.
tow-event-slipped = Nie trzyma się i wraca do ręki: { tow-piece }.
tow-event-fell = { $count ->
    [one] Spada { $count } element.
    [few] Spadają { $count } elementy.
    [many] Spada { $count } elementów.
   *[other] Spada { $count } elementu.
}{ $walls ->
    [0] { "" }
   *[other] { " " }Stracone ściany: { $over ->
        [yes] { $total }. Gra kończy się już przy pięciu.
       *[no] { $total } z 5.
    }
}
tow-event-returned = { $count ->
    [one] { $count } element wraca na miejsce.
    [few] { $count } elementy wracają na miejsce.
    [many] { $count } elementów wraca na miejsce.
   *[other] { $count } elementu wraca na miejsce.
}
tow-event-gaveup = { $you ->
    [yes] Rezygnujesz.
   *[no] { $name } rezygnuje.
}
tow-event-passed = { $you ->
    [yes] Zostawiasz to.
   *[no] { $name } to zostawia.
}
tow-event-claimed = { $you ->
    [yes] Realizujesz cel: { tow-goal }.
   *[no] { $name } realizuje cel: { tow-goal }.
}
tow-event-swapped = { $you ->
    [yes] Wymieniasz cel: { tow-goal }.
   *[no] { $name } wymienia cel: { tow-goal }.
}
tow-event-turned = { $pile ->
    [actions] Nowa karta akcji: { $card }.
   *[goals] Nowy cel: { $card }.
}
tow-event-shuffled = { $pile ->
    [actions] Karty akcji są tasowane od nowa.
   *[goals] Cele są tasowane od nowa.
}
tow-event-climbed = { $piece ->
    [toto] Toto jest na piętrze { $floor }.
   *[kitten] { $you ->
        [yes] Twój kociak jest na piętrze { $floor }.
       *[no] { $name }: kociak jest na piętrze { $floor }.
    }
}
tow-event-counted = { $floor ->
    [0] Pięć sekund. Tym razem nie.
   *[other] Pięć sekund i stoi. Opowieść z piętra { $floor } wygrana.
}
tow-event-spokeup = { $you ->
    [yes] { $further ->
        [yes] Chcesz budować dalej.
       *[no] Na dziś kończysz.
    }
   *[no] { $further ->
        [yes] { $name } chce budować dalej.
       *[no] { $name } na dziś kończy.
    }
}
tow-event-collapsed = Wieża się wali.

## Dlaczego nie

tow-refusal-not-the-box = To nie są karty z naszego pudełka.
tow-refusal-not-the-discards = To nie są odrzucone karty.
tow-refusal-not-on-the-tower = Takiego elementu na wieży nie ma.
tow-refusal-keep-trying = Najpierw spróbuj jeszcze raz. Zrezygnować możesz po { $count ->
    [one] { $count } kolejnej nieudanej próbie
    [few] { $count } kolejnych nieudanych próbach
    [many] { $count } kolejnych nieudanych próbach
   *[other] { $count } kolejnej nieudanej próby
}.
tow-refusal-other-piece = W ręce masz coś innego.
tow-refusal-out-of-reach = To za daleko. Sięgasz najwyżej { $reach } cm od środka.
tow-refusal-no-such-turn = Obrót to od 0 do 359 stopni, nie { $turn }.
tow-refusal-walls-stand = Obie ściany stoją. Teraz podłoga.
tow-refusal-walls-first = Podłoga jest na końcu. Najpierw muszą stać obie ściany.
tow-refusal-none-left = Tego rodzaju już nie ma: { tow-kind }.
tow-refusal-other-wall = Karta wymaga innej ściany, nie tej: { tow-kind }.
tow-refusal-no-such-bend = Ścianę zgina się pod kątem od { $least } do { $most } stopni.
tow-refusal-other-colour = Karta wymaga innego koloru, nie tego: { tow-colour }.
tow-refusal-no-such-floor = Przyjaciel może teraz usiąść na piętrach od { $least } do { $most }.
tow-refusal-not-open = Karta { $card } nie jest odkryta.
tow-refusal-no-such-side = Karta { $card } nie ma takiej strony.
tow-refusal-cannot-build = Nie ma z czego budować.
tow-refusal-usable = Karty, której da się użyć, trzeba użyć.
tow-refusal-not-that-friend = Tego wziąć nie możesz.
tow-refusal-not-to-pet = Tego teraz nie głaszczesz.
tow-refusal-no-such-goal = Celu { $card } nie możesz zrealizować.
tow-refusal-no-swap = Cele wymienia się tylko, gdy gracie przeciw sobie.
tow-refusal-does-not-hold = Cel { $card } nie jest spełniony.
tow-refusal-too-far = Ten cel nie prowadzi na piętro { $floor }.
tow-refusal-answered = Już mamy twoją odpowiedź.

## Dlaczego nie, na przycisku

tow-short-does-not-hold = nie jest spełniony
tow-short-keep-trying = spróbuj jeszcze raz

## Jak się skończyło

tow-line-scenario = opowieść z piętra { $floor }
tow-line-height = wysokość
tow-unit-scenarios = { $count ->
    [one] { $count } opowieść
    [few] { $count } opowieści
    [many] { $count } opowieści
   *[other] { $count } opowieści
}
tow-unit-floors = { $count ->
    [one] { $count } piętro
    [few] { $count } piętra
    [many] { $count } pięter
   *[other] { $count } piętra
}
tow-result-won-collapsed = Wieża leży. Co wygrane, to wygrane.
tow-result-won-stopped = Stoi i na tym poprzestajecie.
tow-result-won-finished = Toto doszedł tak wysoko, jak sięga wieża.
tow-result-won-bound = Trzysta tur. Co wygrane, to wygrane.
tow-result-lost-collapsed = Wieża leży. Toto otrzepuje się i znów patrzy w górę.
tow-result-lost-bound = Trzysta tur, a gwiazda wciąż daleko.
tow-result-race-collapsed = Wieża leży. Kto ją zwalił, jest ostatni.
tow-result-race-finished = Wszystkie kociaki siedzą na piętrze 24.
tow-result-race-bound = Trzysta tur. Liczy się klasyfikacja.

## Pięć opowieści

tow-scenario-10 = Na dziesiątym piętrze wiatr pachnie łąką. Toto zamyka oczy. Gdy je otwiera, przyjaciele już są, zdyszani, i nikt nie mówi, po co przyszli.
tow-scenario-13 = Na trzynastym piętrze jest okno, a w nim stara kotka. „Nie przechodziła tędy gwiazda?” – pyta Toto. „Co noc” – mówi kotka. „Najpierw zawsze patrzy tu, w dół”.
tow-scenario-15 = Na piętnastym piętrze deszcz zacina z boku. Przyjaciele siedzą ciasno, a Toto w środku jest suchy. Więc tak to robiła, myśli.
tow-scenario-17 = Na siedemnastym piętrze chmury są w dole. Toto miauczy raz, niezbyt głośno. Mija chwila. Potem z góry słychać coś jakby odpowiedź.
tow-scenario-20 = Nad dwudziestym piętrem jest już tylko jedna gwiazda, i to ciepła. Toto zwija się pod nią. „Aleś urósł” – mówi gwiazda. Daleko w dole wieża się chwieje i stoi.

## Stół

tow-turn = Tura { $turn }
tow-scenario = Opowieść: piętro { $floor }
tow-walls-lost = Stracone ściany: { $over ->
    [yes] { $count }
   *[no] { $count } z 5
}
tow-floor = Piętro { $floor }
tow-lean = { $tilt ->
    [0] równo
   *[other] przechył { $tilt }°
}, { $off } mm od środka
tow-nothing = pusto
tow-goals = Cele
tow-actions = Karty akcji
tow-decks = W taliach: karty akcji { $actions }, cele { $goals }
tow-standings = Klasyfikacja
tow-height = { $floor ->
    [0] obok wieży
   *[other] piętro { $floor }
}
tow-hint-build = { $count ->
    [0] Wyżej nie ma jeszcze żadnego piętra.
    [one] Wyżej jest na razie tylko 1 piętro.
    [few] Wyżej są { $count } piętra, ale trzeba jeszcze więcej.
    [many] Wyżej jest { $count } pięter, ale trzeba jeszcze więcej.
   *[other] Wyżej jest { $count } piętra, ale trzeba jeszcze więcej.
}
tow-hint-friend = Przyjaciel na piętrze { $floor } przybliża do celów.
tow-hint-climb = Prowadzi wyżej o { $count ->
    [one] 1 piętro
    [few] { $count } piętra
    [many] { $count } pięter
   *[other] { $count } piętra
}.
tow-hint-wait = Gdy wieża urośnie, ten cel zaprowadzi wyżej.
tow-hint-swap = Z tych celów ten jest teraz najdalej.
tow-hint-worth = ok. { $whole },{ $tenth } piętra
tow-hint-lie = najwyższe piętro: przechył { $whole },{ $tenth }°, { $off } mm od środka
tow-help-wall = Ściana: rodzaj, x, y, obrót, zgięcie. Dziesiąte części milimetra od środka, stopnie. Przykład: { $example }
tow-help-floor = Podłoga: x, y, obrót. Przykład: { $example }
tow-help-friend = Przyjaciel: kolor, piętro, x, y, obrót. Przykład: { $example }
tow-help-put = Kociak: x, y, obrót. Przykład: { $example }
tow-option-mode = Jak gracie
tow-option-mode-about = Wszyscy razem, żeby Toto dotarł do swojej gwiazdy, albo każdy z własnym kociakiem.
tow-option-mode-together = Razem
tow-option-mode-against = Przeciw sobie
tow-option-start = Co już stoi
tow-option-start-about = Sama podłoga 1 albo kilka pięter, które ktoś już potrącił.
tow-option-start-ground = Podłoga 1
tow-option-start-shaken = Potrącona wieża
