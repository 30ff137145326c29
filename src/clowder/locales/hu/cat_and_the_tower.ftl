# A macska és a torony az asztalnál. A napló jelen idejű, a neveket nem ragozzuk.
# $you értéke "yes", ha arról van szó, aki olvas.

tow-title = A macska és a torony
tow-tagline = Építsd fel. Mássz fel rá. Tartsd vissza a lélegzeted.
tow-aim = Falakból és padlókból építesz tornyot Totónak, egészen a csillagig. Igazi egyensúly, egyetlen remegő mancs.

## Darabok

tow-piece = { $piece ->
    [floor] { $number }. padló
    [brick] téglafal
    [window] ablakos fal
    [portal] kapus fal
    [statue] szobros fal
    [pillar] oszlop
    [orange] { $number }. narancssárga pajtás
    [grey] { $number }. szürke pajtás
    [white] { $number }. fehér pajtás
    [brown] { $number }. barna pajtás
    [toto] Toto
   *[kitten] kiscica
}
tow-kind = { $kind ->
    [brick] tégla
    [window] ablak
    [portal] kapu
    [statue] szobor
   *[pillar] oszlop
}
tow-colour = { $colour ->
    [orange] narancssárga
    [grey] szürke
    [white] fehér
    [brown] barna
   *[any] bármelyik
}
tow-by = { $by ->
    [floor] egy padló
    [toto] Toto
    [kitten] egy kiscica
    [nothing] csak levegő
    [table] az asztal
    [brick] egy fal
    [window] egy fal
    [portal] egy fal
    [statue] egy fal
    [pillar] egy oszlop
   *[orange] egy pajtás
}
tow-side = { $what ->
    [brick-window] építés: tégla és ablak
    [brick-portal] építés: tégla és kapu
    [brick-statue] építés: tégla és szobor
    [window-portal] építés: ablak és kapu
    [window-statue] építés: ablak és szobor
    [portal-statue] építés: kapu és szobor
    [pillar-pillar] építés: két oszlop
    [orange] narancssárga pajtás
    [grey] szürke pajtás
    [white] fehér pajtás
    [brown] barna pajtás
   *[any] bármelyik pajtás
}{ $pets ->
    [floor] , aztán simogasd meg az emelete összes pajtását
    [other] , aztán simogass meg egy másikat
    [colours] , aztán simogass meg színenként egyet
   *[none] { "" }
}
tow-goal = { $goal ->
    [1] két azonos színű pajtás összeér (2)
    [2] két különböző színű pajtás összeér (2)
    [3] narancssárga pajtás két narancssárga pajtás hátán (3)
    [4] szürke pajtás két szürke pajtás hátán (3)
    [5] fehér pajtás két fehér pajtás hátán (3)
    [6] barna pajtás két barna pajtás hátán (3)
    [7] három pajtás három színben, mindegyik hozzáér egy másikhoz (3)
    [8] egy pajtás egy másik hátán (2)
    [9] narancssárga pajtás más színű pajtás hátán (2)
    [10] szürke pajtás más színű pajtás hátán (2)
    [11] fehér pajtás más színű pajtás hátán (2)
    [12] barna pajtás más színű pajtás hátán (2)
    [13] van ott narancssárga pajtás (1)
    [14] van ott szürke pajtás (1)
    [15] van ott fehér pajtás (1)
   *[16] van ott barna pajtás (1)
}

## Amit a játék kérdez

tow-ask-use = Válassz egy akciólapot.
tow-ask-wall = { $count ->
    [1] Állíts falat a legfelső padlóra: { tow-wall-last }.
   *[other] Állíts falat a legfelső padlóra: { tow-wall-first } vagy { tow-wall-last }.
}{ $tries ->
    [0] { "" }
   *[other] { " " }Sikertelen próba: { $tries }.
}
tow-wall-first = { $first ->
    [brick] tégla
    [window] ablak
    [portal] kapu
    [statue] szobor
   *[pillar] oszlop
}
tow-wall-last = { $last ->
    [brick] tégla
    [window] ablak
    [portal] kapu
    [statue] szobor
   *[pillar] oszlop
}
tow-ask-floor = Fektesd a falakra a következő padlót.{ $tries ->
    [0] { "" }
   *[other] { " " }Sikertelen próba: { $tries }.
}
tow-ask-friend = Ültess egy pajtást a toronyra. Szín: { tow-colour }.{ $tries ->
    [0] { "" }
   *[other] { " " }Sikertelen próba: { $tries }.
}
tow-ask-put = Ültesd a kiscicát { AZ($floor) }. emeletre.{ $tries ->
    [0] { "" }
   *[other] { " " }Sikertelen próba: { $tries }.
}
tow-ask-lift = Ebből a színből mind a tornyon van. Melyiket veszed le?
tow-ask-pet = Simogass meg egy pajtást, finoman. Merre mozduljon?
tow-ask-take = A kiscicád emeletéről feljebb vihetsz egy pajtást.
tow-ask-claim = { $together ->
    [yes] Teljesült egy cél. Beváltod?
   *[no] Válts be egy célt, cserélj egyet, vagy hagyd ki.
}
tow-ask-further = A történet megvan. Tovább ugyanezzel a toronnyal?

## Választható válaszok

tow-move-start = döntsd el, ki kezd
tow-move-deal = keverd meg a lapokat
tow-move-plan = építs néhány emeletet, és lökd meg őket
tow-move-shuffle = keverd meg az eldobott lapokat
tow-move-tremble = remeg a kéz
tow-move-settle = a torony megnyugszik
tow-move-use = { $card }. lap, { tow-side }
tow-move-discard = dobd el a lapot: { $card }
tow-move-wall = fal: { tow-kind }
tow-move-floor = a következő padló
tow-move-friend = pajtás, { $floor }. emelet, { tow-colour }
tow-move-put = ide a kiscicát
tow-move-lift = vedd le: { tow-piece }
tow-move-pet = simogasd meg: { tow-piece }, irány { $side }°
tow-move-claim = { tow-goal }: mászás, { $floor }. emelet
tow-move-swap = cseréld: { tow-goal }
tow-move-pass = hagyd ki
tow-move-giveup = add fel
tow-move-further = { $further ->
    [yes] menjünk tovább
   *[no] mára elég
}

## Ami történt

tow-event-startchosen = { $you ->
    [yes] Te kezdesz.
   *[no] { $name } kezd.
}
tow-event-dealt = A lapok megkeverve. Egyelőre csak az 1. padló van az asztalon.
tow-event-raised = Vagy mégsem: már áll itt egy torony egészen { AZ($top) }. padlóig, és valaki meglökte.
tow-event-used = { $you ->
    [yes] Kiválasztasz egy lapot: { $card } ({ tow-side }).
   *[no] { $name } kiválaszt egy lapot: { $card } ({ tow-side }).
}
tow-event-unused = { $you ->
    [yes] Eldobsz egy lapot: { $card }. Nem lehet vele mit kezdeni.
   *[no] { $name } eldob egy lapot: { $card }. Nem lehet vele mit kezdeni.
}
tow-event-letgo = { $you ->
    [yes] Elengeded: { tow-piece }.
   *[no] { $name } elengedi: { tow-piece }.
}{ $hasty ->
    [yes] { " " }Kapkodva.
   *[no] { "" }
}
tow-event-petted = { $you ->
    [yes] Megsimogatod: { tow-piece }.
   *[no] { $name } megsimogatja: { tow-piece }.
}
tow-event-lifted = { $you ->
    [yes] Fölemeled: { tow-piece }.
   *[no] { $name } fölemeli: { tow-piece }.
}
tow-event-blocked = Útban van: { tow-by }. Kézben marad: { tow-piece }.
tow-event-held = Megáll: { tow-piece }.
tow-event-slipped = Nem áll meg, újra kézben van: { tow-piece }.
tow-event-fell = { $count ->
    [one] { $count } darab leesik.
   *[other] { $count } darab leesik.
}{ $walls ->
    [0] { "" }
   *[other] { " " }Elveszett fal: { $over ->
        [yes] { $total }. Már öt után vége a játéknak.
       *[no] { $total } az 5-ből.
    }
}
tow-event-returned = { $count ->
    [one] { $count } darab visszakerül a helyére.
   *[other] { $count } darab visszakerül a helyére.
}
tow-event-gaveup = { $you ->
    [yes] Feladod.
   *[no] { $name } feladja.
}
tow-event-passed = { $you ->
    [yes] Kihagyod.
   *[no] { $name } kihagyja.
}
tow-event-claimed = { $you ->
    [yes] Beváltasz egy célt: { tow-goal }.
   *[no] { $name } bevált egy célt: { tow-goal }.
}
tow-event-swapped = { $you ->
    [yes] Célt cserélsz: { tow-goal }.
   *[no] { $name } célt cserél: { tow-goal }.
}
tow-event-turned = { $pile ->
    [actions] Új akciólap: { $card }.
   *[goals] Új cél: { $card }.
}
tow-event-shuffled = { $pile ->
    [actions] Az akciólapok újra megkeverve.
   *[goals] A célok újra megkeverve.
}
tow-event-climbed = { $piece ->
    [toto] Toto feljebb ért: { $floor }. emelet.
   *[kitten] { $you ->
        [yes] A kiscicád feljebb ért: { $floor }. emelet.
       *[no] { $name } kiscicája feljebb ért: { $floor }. emelet.
    }
}
tow-event-counted = { $floor ->
    [0] Öt másodperc. Most nem sikerült.
   *[other] Öt másodperc, és áll. Megvan { AZ($floor) }. emelet története.
}
tow-event-spokeup = { $you ->
    [yes] { $further ->
        [yes] Te tovább építenél.
       *[no] Neked mára elég.
    }
   *[no] { $further ->
        [yes] { $name } tovább építene.
       *[no] { $name } szerint mára elég.
    }
}
tow-event-collapsed = A torony összedől.

## Miért nem

tow-refusal-not-the-box = Ezek nem a mi dobozunk lapjai.
tow-refusal-not-the-discards = Ezek nem az eldobott lapok.
tow-refusal-not-on-the-tower = Ez a darab nincs a tornyon.
tow-refusal-keep-trying = Előbb próbáld újra. Még { $count } sikertelen próba után feladhatod.
tow-refusal-other-piece = Valami más van a kezedben.
tow-refusal-out-of-reach = Ez túl messze van. A középponttól legfeljebb { $reach } cm-re nyúlhatsz.
tow-refusal-no-such-turn = Egy darabot 0 és 359 fok között lehet elfordítani, ennyivel nem: { $turn }.
tow-refusal-walls-stand = Mindkét fal áll. Most a padló jön.
tow-refusal-walls-first = A padló az utolsó. Előbb álljon mindkét fal.
tow-refusal-none-left = Ez a fajta elfogyott: { tow-kind }.
tow-refusal-other-wall = A lap más falat kér, nem ezt: { tow-kind }.
tow-refusal-no-such-bend = A falat { $least } és { $most } fok között lehet meghajlítani.
tow-refusal-other-colour = A lap más színt kér, nem ezt: { tow-colour }.
tow-refusal-no-such-floor = Egy pajtás most ide ülhet: { $least }–{ $most }. emelet.
tow-refusal-not-open = Ez a lap nincs felfordítva: { $card }.
tow-refusal-no-such-side = Ennek a lapnak nincs ilyen oldala: { $card }.
tow-refusal-cannot-build = Nincs miből építeni.
tow-refusal-usable = Ami használható, azt használni kell.
tow-refusal-not-that-friend = Ezt nem veheted le.
tow-refusal-not-to-pet = Ezt most nem kell megsimogatni.
tow-refusal-no-such-goal = Ezt a célt nem válthatod be: { $card }.
tow-refusal-no-swap = Célt cserélni csak egymás ellen lehet.
tow-refusal-does-not-hold = Ez a cél nem teljesül: { $card }.
tow-refusal-too-far = Ez a cél nem visz odáig: { $floor }. emelet.
tow-refusal-answered = Már válaszoltál.

## Miért nem, a gombon

tow-short-does-not-hold = nem teljesül
tow-short-keep-trying = próbáld még

## Hogyan végződött

tow-line-scenario = { $floor }. emelet története
tow-line-height = magasság
tow-unit-scenarios = { $count } történet
tow-unit-floors = { $count } emelet
tow-result-won-collapsed = A torony összedőlt. A megnyert történetek megmaradnak.
tow-result-won-stopped = Áll, és így is hagyjátok.
tow-result-won-finished = Toto feljutott, ameddig a torony ér.
tow-result-won-bound = Háromszáz kör. A megnyert történetek megmaradnak.
tow-result-lost-collapsed = A torony összedőlt. Toto leporolja magát, és újra fölnéz.
tow-result-lost-bound = Háromszáz kör, és a csillag még messze van.
tow-result-race-collapsed = A torony összedőlt. Aki ledöntötte, az utolsó.
tow-result-race-finished = Minden kiscica a 24. emeleten ül.
tow-result-race-bound = Háromszáz kör. A rangsor számít.

## Az öt mese

tow-scenario-10 = A 10. emeleten rétillatú a szél. Toto becsukja a szemét. Mire kinyitja, ott vannak a pajtásai, lihegve, és senki sem mondja, miért jöttek.
tow-scenario-13 = A 13. emeleten ablak van, benne egy öreg macska. „Nem járt erre egy csillag?” – kérdi Toto. „Minden éjjel” – feleli a macska. „Először mindig ide néz le.”
tow-scenario-15 = A 15. emeleten oldalról esik az eső. A pajtások összebújnak, és Toto középen száraz marad. Szóval így csinálta, gondolja.
tow-scenario-17 = A 17. emelet alatt már felhők úsznak. Toto nyávog egyet, nem túl hangosan. Eltelik egy kis idő. Aztán fentről valami olyan hallatszik, mintha válasz volna.
tow-scenario-20 = A 20. emelet fölött már csak egy csillag van, és meleg. Toto összegömbölyödik alatta. „De megnőttél!” – mondja a csillag. Messze lent a torony meginog, de áll.

## Az asztal

tow-turn = { $turn }. kör
tow-scenario = Történet: { $floor }. emelet
tow-walls-lost = Elveszett fal: { $over ->
    [yes] { $count }
   *[no] { $count } az 5-ből
}
tow-floor = { $floor }. emelet
tow-lean = { $tilt ->
    [0] vízszintes
   *[other] dőlés { $tilt }°
}, { $off } mm a középponttól
tow-nothing = üres
tow-goals = Célok
tow-actions = Akciólapok
tow-decks = A paklikban: akciólap { $actions }, cél { $goals }
tow-standings = Rangsor
tow-height = { $floor ->
    [0] a torony mellett
   *[other] { $floor }. emelet
}
tow-hint-build = { $count ->
    [0] Feljebb még nincs emelet.
    [one] Feljebb még csak 1 emelet van.
   *[other] Feljebb { $count } emelet van, de még több kell.
}
tow-hint-friend = Egy pajtás { AZ($floor) }. emeleten közelebb hozza a célokat.
tow-hint-climb = { $count } emelettel visz feljebb.
tow-hint-wait = Ha magasabb lesz a torony, ez a cél feljebb visz majd.
tow-hint-swap = Ezek közül a célok közül most ezt a legnehezebb elérni.
tow-hint-worth = kb. { $whole },{ $tenth } emelet
tow-hint-lie = legfelső emelet: dőlése { $whole },{ $tenth }°, { $off } mm-re a középponttól
tow-help-wall = Fal: fajta, x, y, fordítás, hajlás. Tizedmilliméter a középponttól, fok. Példa: { $example }
tow-help-floor = Padló: x, y, fordítás. Példa: { $example }
tow-help-friend = Pajtás: szín, emelet, x, y, fordítás. Példa: { $example }
tow-help-put = Kiscica: x, y, fordítás. Példa: { $example }
tow-option-mode = Hogyan játszotok
tow-option-mode-about = Mind együtt, hogy Toto elérje a csillagát, vagy mindenki a saját kiscicájával.
tow-option-mode-together = Együtt
tow-option-mode-against = Egymás ellen
tow-option-start = Ami már áll
tow-option-start-about = Csak az 1. padló, vagy néhány emelet, amit valaki már meglökött.
tow-option-start-ground = 1. padló
tow-option-start-shaken = Meglökött torony
