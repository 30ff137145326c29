# Co se vejde u stolu. Záznam je v přítomném čase a jména se neskloňují.
# $you je "yes", když je řeč o čtenáři. Místo mají jen odpovědi, které se píšou.

fit-title = Co se vejde
fit-tagline = Tvoje kočka, cizí krabice, jedna většina.
fit-aim = Přikládej karty, dokud se neuzavřou do krabic, a nastěhuj si kočky. Krabici bere většina.

## Kočky, hračky a karty

fit-cat = { $cat ->
    [lilly] Lilly
    [charlie] Charlie
    [milo] Milo
    [jack] Jack
    [izzy] Izzy
   *[princess] Princezna
}
fit-toy = { $toy ->
    [mouse] myšky
    [yarn] klubíčka
    [feather] pírka
   *[none] bez hračky
}
fit-special = { $toy ->
    [mouse] velkou myš
    [yarn] velké klubíčko
   *[feather] velké pírko
}
fit-print = { $print ->
    [m] myška
    [y] klubíčko
    [f] pírko
    [mm] dvě myšky
    [yy] dvě klubíčka
    [ff] dvě pírka
    [s] rozprašovač
    [start] výchozí krabice
    [mouse] velká myš
    [yarn] velké klubíčko
    [feather] velké pírko
    [princess] Princezna
   *[blank] prázdná
}
fit-walls = { $walls ->
    [T] stěna nahoře
    [R] stěna vpravo
    [B] stěna dole
    [L] stěna vlevo
    [TR] stěny nahoře a vpravo
    [TB] stěny nahoře a dole
    [TL] stěny nahoře a vlevo
    [RB] stěny vpravo a dole
    [RL] stěny vpravo a vlevo
    [BL] stěny dole a vlevo
    [TRB] otevřená jen vlevo
    [TRL] otevřená jen dole
    [TBL] otevřená jen vpravo
    [RBL] otevřená jen nahoře
   *[O] beze stěn
}
fit-card = { fit-print }{ $print ->
    [mouse] {""}
    [yarn] {""}
    [feather] {""}
    [princess] {""}
   *[box] , { fit-walls }
}
fit-place = [{ $column }, { $row }]

## Na co se hra ptá

fit-ask-open = Přilož svou výchozí krabici k jiné.
fit-ask-turn = Dober kartu, nebo polož spící kočku.
fit-ask-play = Zahraj jednu ze tří karet.
fit-ask-last = Už se nedobírá. Zahraj kartu. V ruce zbývá: { $count }.
fit-ask-settle = Nastěhuje se kočka?

## Odpovědi na výběr

fit-move-start = určit, kdo začne
fit-move-deal = rozdat karty
fit-move-draw = dobrat kartu
fit-move-sleep = položit spící kočku na { fit-place }
fit-move-lay = { fit-card }: na { fit-place }{ $turned ->
    [yes] , otočená
   *[no] {""}
}
fit-move-settle = kočka přes { fit-place } a krabici hned vpravo
fit-move-pass = bez kočky
fit-move-give = { fit-special } přes { fit-place } a krabici hned vpravo
fit-move-oust = Princezna místo kočky na { fit-place }
fit-move-discard = odhodit Princeznu

## Co odpověď přinese, na tlačítku

fit-note-closed = zavřená, hodnota { $worth }
fit-note-box = krabice, hodnota { $worth }

## Co se stalo

fit-event-start = { $you ->
    [yes] Začínáš.
   *[no] { $name } začíná.
}
fit-event-dealt = Všichni mají dvě karty.
fit-event-laid = { $you ->
    [yes] Pokládáš
   *[no] { $name } pokládá
}: { fit-card }.
fit-event-drawn = { $you ->
    [yes] Dobíráš kartu.
   *[no] { $name } dobírá kartu.
}
fit-event-drew = { $you ->
    [yes] Dobíráš
   *[no] { $name } dobírá
}: { fit-card }.
fit-event-asleep = { $you ->
    [yes] Ukládáš
   *[no] { $name } ukládá
} kočku ke spánku.
fit-event-settled = { $you ->
    [yes] Tvoje kočka se stěhuje dovnitř.
   *[no] { $name }: kočka se stěhuje dovnitř.
}
fit-event-given = { $you ->
    [yes] Dáváš
   *[no] { $name } dává
} { fit-special } do krabice.
fit-event-ousted = { $you ->
    [yes] Posíláš
   *[no] { $name } posílá
} Princeznu. Domů jde kočka: { $owner }.
fit-event-discarded = { $you ->
    [yes] Odhazuješ
   *[no] { $name } odhazuje
} Princeznu. Neměla koho obtěžovat.
fit-event-joined = Krabice se spojují. Kočky uvnitř: { LIST($names) }.
fit-event-closed = Krabice je zavřená. Má hodnotu { $worth }.
fit-event-pile-empty = Balíček je prázdný. Teď už se hraje jen z ruky.
fit-event-out = { $you ->
    [yes] Všechny tvoje kočky jsou
   *[no] { $name }: všechny kočky jsou
} venku. Teď už se hraje jen z ruky.
fit-event-finished = Nikdo už nemá karty. Jde se počítat.

## Proč ne

fit-refusal-start-box-first = Nejdřív jdou na stůl výchozí krabice.
fit-refusal-draw-first = Nejdřív dober kartu, nebo místo toho polož spící kočku.
fit-refusal-drawn-already = Kartu už máš dobranou. Jednu zahraj.
fit-refusal-too-late-to-sleep = Spící kočka se pokládá místo dobrání. Kartu už máš dobranou.
fit-refusal-end-began = Dohrávají se poslední karty: už se nedobírá ani neusíná.
fit-refusal-box-first = Kočka přichází až po krabici. Nejdřív polož krabici.
fit-refusal-wrong-hands = Každý dostane dvě karty.
fit-refusal-not-the-box = Tohle nejsou karty z naší krabice.
fit-refusal-wrong-princesses = Princezny nejsou v balíčku rozložené, jak mají být.
fit-refusal-not-in-hand = Takovou kartu nemáš.
fit-refusal-princess-replaces = Princezna není krabice. Zabírá místo kočce.
fit-refusal-toy-needs-a-seam = Pro hračku je volný spoj. Jako krabice se pokládá, jen když žádný není.
fit-refusal-no-princess = Žádnou Princeznu nemáš.
fit-refusal-other-cards = Máš i jiné karty.
fit-refusal-cat-to-replace = Na stole je kočka. Princezna jde na její místo.
fit-refusal-cell-taken = Na tom místě už karta leží.
fit-refusal-not-touching = Vedle toho místa nic neleží. Roh nestačí.
fit-refusal-turn-unseen = Ta karta vypadá po otočení stejně. Polož ji neotočenou.
fit-refusal-double-wall = Potkaly by se tam dvě stěny. To pokročilá hra nedovoluje.
fit-refusal-not-this-box = Kočka musí ležet zčásti na právě položené krabici.
fit-refusal-no-seam = Tam neleží dvě krabice vedle sebe.
fit-refusal-on-a-wall = Mezi nimi je stěna. Kočky na stěnách neleží.
fit-refusal-seam-taken = Jedna z těch krabic je obsazená, nebo se přes ni ležet nedá.
fit-refusal-rivals-box = V té krabici bydlí někdo jiný a žádná tvoje kočka v ní není.
fit-refusal-no-cat-there = Tam žádná kočka není.

## Proč ne, na tlačítku

fit-short-cell-taken = obsazeno
fit-short-not-touching = ničeho se nedotýká
fit-short-double-wall = dvojitá stěna
fit-short-seam-taken = už tu někdo leží
fit-short-rivals-box = cizí krabice

## Jak to dopadlo

fit-line-box = otevřená krabice, { fit-toy } { $toys }, rozprašovače { $sprays }
fit-line-closed = zavřená krabice, dvojnásobně, { fit-toy } { $toys }, rozprašovače { $sprays }
fit-line-extras = kočky, co bydlí spolu
fit-result-hands-empty = Karty leží, kočky se vešly.
fit-tie-minus = Bodů je stejně: vyhrává, kdo má méně minusových bodů.
fit-decided = Rozhodla { $at }. karta: potom už nikdo jiný nevedl.

## Stůl

fit-pile = Balíček: { $count }
fit-ending = Poslední karty: už se nedobírá.
fit-hand = Tvoje karty
fit-supply = Kočky doma: { $count }
fit-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
fit-held = Karty: { $count }
fit-help-sleep = Spící kočka: sleep, sloupec, řada. Třeba: sleep 2 -1
fit-help-lay = Krabice: číslo karty, sloupec, řada a t pro otočení. Třeba: 1 2 -1 t
fit-help-give = Hračka: give, název, sloupec a řada levé krabice. Třeba: give yarn 2 -1
fit-help-oust = Princezna: oust, sloupec, řada. Třeba: oust 2 -1
fit-option-advanced = Pokročilá hra
fit-option-advanced-about = Pět Princezen kdekoli v balíčku, žádné dvojité stěny, žádné body za další kočky a spící kočky platí za půl.
