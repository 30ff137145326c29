# Kočka a věž u stolu. Zápis je v přítomném čase a jména se neskloňují.
# $you je "yes", když je řeč o tom, kdo čte.

tow-title = Koťátko, nespadni!
tow-tagline = Postav ji. Vylez na ni. A nedýchej.
tow-aim = Stavte stěny a podlahy až ke hvězdě, za kterou leze Toto. Opravdová rovnováha, jedna roztřesená tlapka.

## Díly

tow-piece = { $piece ->
    [floor] podlaha { $number }
    [brick] cihlová zeď
    [window] okno
    [portal] portál
    [statue] socha
    [pillar] sloup
    [orange] oranžový kamarád { $number }
    [grey] šedý kamarád { $number }
    [white] bílý kamarád { $number }
    [brown] hnědý kamarád { $number }
    [toto] Toto
   *[kitten] koťátko
}
tow-kind = { $kind ->
    [brick] cihly
    [window] okno
    [portal] portál
    [statue] socha
   *[pillar] sloup
}
tow-colour = { $colour ->
    [orange] oranžová
    [grey] šedá
    [white] bílá
    [brown] hnědá
   *[any] libovolná
}
tow-by = { $by ->
    [floor] podlaha
    [toto] Toto
    [kitten] koťátko
    [nothing] jen vzduch
    [table] stůl
    [brick] stěna
    [window] stěna
    [portal] stěna
    [statue] stěna
    [pillar] sloup
   *[orange] kamarád
}
tow-side = { $what ->
    [brick-window] stavba: cihly a okno
    [brick-portal] stavba: cihly a portál
    [brick-statue] stavba: cihly a socha
    [window-portal] stavba: okno a portál
    [window-statue] stavba: okno a socha
    [portal-statue] stavba: portál a socha
    [pillar-pillar] stavba: dva sloupy
    [orange] oranžový kamarád
    [grey] šedý kamarád
    [white] bílý kamarád
    [brown] hnědý kamarád
   *[any] libovolný kamarád
}{ $pets ->
    [floor] , pak pohlaď všechny v jeho patře
    [other] , pak pohlaď jednoho jiného
    [colours] , pak pohlaď po jednom od každé barvy
   *[none] { "" }
}
tow-goal = { $goal ->
    [1] dva kamarádi jedné barvy se dotýkají (2)
    [2] dva kamarádi různých barev se dotýkají (2)
    [3] oranžový na hřbetech dvou oranžových (3)
    [4] šedý na hřbetech dvou šedých (3)
    [5] bílý na hřbetech dvou bílých (3)
    [6] hnědý na hřbetech dvou hnědých (3)
    [7] tři kamarádi tří barev, každý se dotýká jiného z nich (3)
    [8] kamarád na hřbetě jiného (2)
    [9] oranžový na hřbetě jiné barvy (2)
    [10] šedý na hřbetě jiné barvy (2)
    [11] bílý na hřbetě jiné barvy (2)
    [12] hnědý na hřbetě jiné barvy (2)
    [13] je tam oranžový kamarád (1)
    [14] je tam šedý kamarád (1)
    [15] je tam bílý kamarád (1)
   *[16] je tam hnědý kamarád (1)
}

## Na co se hra ptá

tow-ask-use = Vyber akční kartu.
tow-ask-wall = { $count ->
    [1] Postav stěnu na nejvyšší podlahu: { tow-wall-last }.
   *[other] Postav stěnu na nejvyšší podlahu: { tow-wall-first } nebo { tow-wall-last }.
}{ $tries ->
    [0] { "" }
   *[other] { " " }Nezdařené pokusy: { $tries }.
}
tow-wall-first = { $first ->
    [brick] cihly
    [window] okno
    [portal] portál
    [statue] socha
   *[pillar] sloup
}
tow-wall-last = { $last ->
    [brick] cihly
    [window] okno
    [portal] portál
    [statue] socha
   *[pillar] sloup
}
tow-ask-floor = Polož na stěny další podlahu.{ $tries ->
    [0] { "" }
   *[other] { " " }Nezdařené pokusy: { $tries }.
}
tow-ask-friend = Posaď na věž kamaráda. Barva: { tow-colour }.{ $tries ->
    [0] { "" }
   *[other] { " " }Nezdařené pokusy: { $tries }.
}
tow-ask-put = Posaď koťátko do { $floor }. patra.{ $tries ->
    [0] { "" }
   *[other] { " " }Nezdařené pokusy: { $tries }.
}
tow-ask-lift = Všichni té barvy už na věži jsou. Kterého vezmeš?
tow-ask-pet = Pohlaď kamaráda, lehce. Kam ustoupí?
tow-ask-take = Smíš přenést kamaráda z patra svého koťátka výš.
tow-ask-claim = { $together ->
    [yes] Cíl je splněný. Uplatníš ho?
   *[no] Uplatni cíl, vyměň jeden, nebo nech být.
}
tow-ask-further = Příběh je vyhraný. Hrát dál se stejnou věží?

## Odpovědi na výběr

tow-move-start = určit, kdo začne
tow-move-deal = zamíchat karty
tow-move-plan = postavit pár pater a drcnout do nich
tow-move-shuffle = zamíchat odhozené karty
tow-move-tremble = ruka se chvěje
tow-move-settle = věž se uklidní
tow-move-use = karta { $card }, { tow-side }
tow-move-discard = odložit kartu { $card }
tow-move-wall = stěna: { tow-kind }
tow-move-floor = další podlaha
tow-move-friend = kamarád do { $floor }. patra, barva { tow-colour }
tow-move-put = koťátko sem
tow-move-lift = vzít: { tow-piece }
tow-move-pet = pohladit: { tow-piece }, směr { $side }°
tow-move-claim = { tow-goal }: výstup do { $floor }. patra
tow-move-swap = vyměnit: { tow-goal }
tow-move-pass = nechat být
tow-move-giveup = vzdát to
tow-move-further = { $further ->
    [yes] jdeme dál
   *[no] pro dnešek dost
}

## Co se stalo

tow-event-startchosen = { $you ->
    [yes] Začínáš.
   *[no] { $name } začíná.
}
tow-event-dealt = Karty jsou zamíchané. Zatím leží jen podlaha 1.
tow-event-raised = Vlastně ne: už tu stojí věž až k podlaze { $top } a někdo do ní drcl.
tow-event-used = { $you ->
    [yes] Bereš kartu { $card }: { tow-side }.
   *[no] { $name } bere kartu { $card }: { tow-side }.
}
tow-event-unused = { $you ->
    [yes] Odkládáš kartu { $card }. Nedá se s ní nic dělat.
   *[no] { $name } odkládá kartu { $card }. Nedá se s ní nic dělat.
}
tow-event-letgo = { $you ->
    [yes] Pouštíš: { tow-piece }.
   *[no] { $name } pouští: { tow-piece }.
}{ $hasty ->
    [yes] { " " }Ve spěchu.
   *[no] { "" }
}
tow-event-petted = { $you ->
    [yes] Hladíš: { tow-piece }.
   *[no] { $name } hladí: { tow-piece }.
}
tow-event-lifted = { $you ->
    [yes] Zvedáš: { tow-piece }.
   *[no] { $name } zvedá: { tow-piece }.
}
tow-event-blocked = Překáží: { tow-by }. V ruce zůstává: { tow-piece }.
tow-event-held = Drží: { tow-piece }.
tow-event-slipped = Nedrží a je zpátky v ruce: { tow-piece }.
tow-event-fell = { $count ->
    [one] Padá { $count } dílek.
    [few] Padají { $count } dílky.
    [many] Padá { $count } dílku.
   *[other] Padá { $count } dílků.
}{ $walls ->
    [0] { "" }
   *[other] { " " }Ztracené stěny: { $over ->
        [yes] { $total }. Hra končí už při pěti.
       *[no] { $total } z 5.
    }
}
tow-event-returned = { $count ->
    [one] { $count } dílek se vrací na místo.
    [few] { $count } dílky se vracejí na místo.
    [many] { $count } dílku se vrací na místo.
   *[other] { $count } dílků se vrací na místo.
}
tow-event-gaveup = { $you ->
    [yes] Vzdáváš to.
   *[no] { $name } to vzdává.
}
tow-event-passed = { $you ->
    [yes] Necháváš to být.
   *[no] { $name } to nechává být.
}
tow-event-claimed = { $you ->
    [yes] Uplatňuješ cíl: { tow-goal }.
   *[no] { $name } uplatňuje cíl: { tow-goal }.
}
tow-event-swapped = { $you ->
    [yes] Měníš cíl: { tow-goal }.
   *[no] { $name } mění cíl: { tow-goal }.
}
tow-event-turned = { $pile ->
    [actions] Nová akční karta: { $card }.
   *[goals] Nový cíl: { $card }.
}
tow-event-shuffled = { $pile ->
    [actions] Akční karty se znovu míchají.
   *[goals] Cíle se znovu míchají.
}
tow-event-climbed = { $piece ->
    [toto] Toto je { V($floor) }. patře.
   *[kitten] { $you ->
        [yes] Tvoje koťátko je { V($floor) }. patře.
       *[no] { $name }: koťátko je { V($floor) }. patře.
    }
}
tow-event-counted = { $floor ->
    [0] Pět sekund. Tentokrát ne.
   *[other] Pět sekund a stojí. Příběh { $floor }. patra je vyhraný.
}
tow-event-spokeup = { $you ->
    [yes] { $further ->
        [yes] Chceš stavět dál.
       *[no] Pro dnešek končíš.
    }
   *[no] { $further ->
        [yes] { $name } chce stavět dál.
       *[no] { $name } pro dnešek končí.
    }
}
tow-event-collapsed = Věž padá.

## Proč ne

tow-refusal-not-the-box = Tohle nejsou karty z naší krabice.
tow-refusal-not-the-discards = Tohle nejsou odhozené karty.
tow-refusal-not-on-the-tower = Takový dílek na věži není.
tow-refusal-keep-trying = Zkus to ještě. Vzdát to můžeš po { $count ->
    [one] { $count } dalším nezdařeném pokusu
    [few] { $count } dalších nezdařených pokusech
    [many] { $count } dalšího nezdařeného pokusu
   *[other] { $count } dalších nezdařených pokusech
}.
tow-refusal-other-piece = V ruce máš něco jiného.
tow-refusal-out-of-reach = To je moc daleko. Dosáhneš nejvýš { $reach } cm od středu.
tow-refusal-no-such-turn = Natočení je 0 až 359 stupňů, ne { $turn }.
tow-refusal-walls-stand = Obě stěny stojí. Teď podlaha.
tow-refusal-walls-first = Podlaha je poslední. Nejdřív musí stát obě stěny.
tow-refusal-none-left = Tenhle druh došel: { tow-kind }.
tow-refusal-other-wall = Na kartě je jiná stěna, ne tahle: { tow-kind }.
tow-refusal-no-such-bend = Stěna se ohýbá do úhlu { $least } až { $most } stupňů.
tow-refusal-other-colour = Na kartě je jiná barva, ne tahle: { tow-colour }.
tow-refusal-no-such-floor = Kamarád teď smí do { $least }. až { $most }. patra.
tow-refusal-not-open = Karta { $card } neleží lícem vzhůru.
tow-refusal-no-such-side = Karta { $card } takovou stranu nemá.
tow-refusal-cannot-build = Není z čeho stavět.
tow-refusal-usable = Kartu, která se dá použít, je třeba použít.
tow-refusal-not-that-friend = Tohohle vzít nemůžeš.
tow-refusal-not-to-pet = Tohohle teď nehladíš.
tow-refusal-no-such-goal = Cíl { $card } uplatnit nemůžeš.
tow-refusal-no-swap = Cíle se mění, jen když hrajete proti sobě.
tow-refusal-does-not-hold = Cíl { $card } splněný není.
tow-refusal-too-far = Ten cíl do { $floor }. patra nevede.
tow-refusal-answered = Odpověď už od tebe máme.

## Proč ne, na tlačítku

tow-short-does-not-hold = není splněný
tow-short-keep-trying = ještě to zkus

## Jak to skončilo

tow-line-scenario = příběh { $floor }. patra
tow-line-height = výška
tow-unit-scenarios = { $count ->
    [one] { $count } příběh
    [few] { $count } příběhy
    [many] { $count } příběhu
   *[other] { $count } příběhů
}
tow-unit-floors = { $count ->
    [one] { $count } patro
    [few] { $count } patra
    [many] { $count } patra
   *[other] { $count } pater
}
tow-result-won-collapsed = Věž leží. Co bylo vyhrané, zůstává.
tow-result-won-stopped = Stojí a vy to tak necháte.
tow-result-won-finished = Toto vylezl tak vysoko, jak věž sahá.
tow-result-won-bound = Tři sta tahů. Co bylo vyhrané, zůstává.
tow-result-lost-collapsed = Věž leží. Toto se oklepe a znovu se podívá nahoru.
tow-result-lost-bound = Tři sta tahů a hvězda je pořád daleko.
tow-result-race-collapsed = Věž leží. Kdo ji shodil, je poslední.
tow-result-race-finished = Všechna koťátka sedí ve 24. patře.
tow-result-race-bound = Tři sta tahů. Platí pořadí.

## Pět příběhů

tow-scenario-10 = V 10. patře voní vítr loukou. Toto zavře oči. Když je otevře, kamarádi jsou tu, udýchaní, a nikdo neříká, proč přišli.
tow-scenario-13 = Ve 13. patře je okno a v něm stará kočka. „Nešla tudy hvězda?“ ptá se Toto. „Každou noc,“ říká kočka. „Nejdřív se vždycky podívá sem dolů.“
tow-scenario-15 = V 15. patře prší ze strany. Kamarádi sedí těsně u sebe a Toto uprostřed je v suchu. Tak takhle to dělala, napadne ho.
tow-scenario-17 = V 17. patře jsou mraky dole. Toto jednou mňoukne, ne moc nahlas. Chvíli to trvá. Pak se shora ozve něco jako odpověď.
tow-scenario-20 = Ve 20. patře už je výš jen jedna hvězda a ta hřeje. Toto se pod ní stočí. „Ty jsi ale vyrostl,“ řekne mu hvězda. Hluboko dole se věž zakývá a drží.

## Stůl

tow-turn = { $turn }. tah
tow-scenario = Příběh: { $floor }. patro
tow-walls-lost = Ztracené stěny: { $over ->
    [yes] { $count }
   *[no] { $count } z 5
}
tow-floor = { $floor }. patro
tow-lean = { $tilt ->
    [0] rovně
   *[other] náklon { $tilt }°
}, { $off } mm od středu
tow-nothing = prázdno
tow-goals = Cíle
tow-actions = Akční karty
tow-decks = V balíčcích: akční karty { $actions }, cíle { $goals }
tow-standings = Pořadí
tow-height = { $floor ->
    [0] vedle věže
   *[other] { $floor }. patro
}
tow-hint-build = { $count ->
    [0] Výš zatím žádné patro není.
    [one] Výš je zatím jen 1 patro.
    [few] Výš jsou { $count } patra, ale je třeba ještě víc.
    [many] Výš je { $count } patra, ale je třeba ještě víc.
   *[other] Výš je { $count } pater, ale je třeba ještě víc.
}
tow-hint-friend = Když si kamarád sedne do { $floor }. patra, budou cíle blíž.
tow-hint-climb = Vede výš o { $count ->
    [one] 1 patro
    [few] { $count } patra
    [many] { $count } patra
   *[other] { $count } pater
}.
tow-hint-wait = Až bude věž vyšší, dovede tenhle cíl výš.
tow-hint-swap = Ze všech těchto cílů je teď nejdál.
tow-hint-worth = asi { $whole },{ $tenth } patra
tow-hint-lie = nejvyšší patro: náklon { $whole },{ $tenth }°, { $off } mm od středu
tow-help-wall = Stěna: druh, x, y, natočení, ohyb. Desetiny milimetru od středu, stupně. Příklad: { $example }
tow-help-floor = Podlaha: x, y, natočení. Příklad: { $example }
tow-help-friend = Kamarád: barva, patro, x, y, natočení. Příklad: { $example }
tow-help-put = Koťátko: x, y, natočení. Příklad: { $example }
tow-option-mode = Jak hrajete
tow-option-mode-about = Všichni spolu, aby Toto došel ke své hvězdě, nebo každý s vlastním koťátkem.
tow-option-mode-together = Společně
tow-option-mode-against = Proti sobě
tow-option-start = Co už stojí
tow-option-start-about = Jen podlaha 1, nebo pár pater, do kterých už někdo drcnul.
tow-option-start-ground = Podlaha 1
tow-option-start-shaken = Rozhoupaná věž
