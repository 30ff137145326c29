# Ha belefér az asztalnál. A napló jelen idejű, és a neveket nem ragozzuk.
# A $you értéke "yes", ha az olvasóról van szó. Helyet csak a begépelhető válaszok neveznek meg.

fit-title = Ha belefér
fit-tagline = A te cicád, mások doboza, egyetlen többség.
fit-aim = Rakd a lapokat, amíg dobozzá nem zárulnak, és költöztesd be a cicáidat. A dobozt a többség viszi.

## Cicák, játékok és lapok

fit-cat = { $cat ->
    [lilly] Lilly
    [charlie] Charlie
    [milo] Milo
    [jack] Jack
    [izzy] Izzy
   *[princess] Hercegnő
}
fit-toy = { $toy ->
    [mouse] egér
    [yarn] gombolyag
    [feather] toll
   *[none] nincs cicajáték
}
fit-special = { $toy ->
    [mouse] a nagy egeret
    [yarn] a nagy gombolyagot
   *[feather] a nagy tollat
}
fit-print = { $print ->
    [m] egér
    [y] gombolyag
    [f] toll
    [mm] két egér
    [yy] két gombolyag
    [ff] két toll
    [s] permetező
    [start] kezdő doboz
    [mouse] nagy egér
    [yarn] nagy gombolyag
    [feather] nagy toll
    [princess] Hercegnő
   *[blank] üres
}
fit-walls = { $walls ->
    [T] fal fent
    [R] fal jobbra
    [B] fal lent
    [L] fal balra
    [TR] fal fent és jobbra
    [TB] fal fent és lent
    [TL] fal fent és balra
    [RB] fal jobbra és lent
    [RL] fal jobbra és balra
    [BL] fal lent és balra
    [TRB] csak balra nyitott
    [TRL] csak lefelé nyitott
    [TBL] csak jobbra nyitott
    [RBL] csak felfelé nyitott
   *[O] fal nélkül
}
fit-card = { fit-print }{ $print ->
    [mouse] {""}
    [yarn] {""}
    [feather] {""}
    [princess] {""}
   *[box] , { fit-walls }
}
fit-place = ({ $column }; { $row })

## Amit a játék kérdez

fit-ask-open = Tedd le a kezdő dobozodat egy másik mellé.
fit-ask-turn = Húzz egy lapot, vagy tegyél le egy alvó cicát.
fit-ask-play = Játssz ki egyet a három lapodból.
fit-ask-last = Húzás már nincs. Játssz ki egy lapot. A kezedben maradt: { $count }.
fit-ask-settle = Beköltözik egy cica?

## Választható válaszok

fit-move-start = döntsd el, ki kezd
fit-move-deal = oszd ki a lapokat
fit-move-draw = húzz egy lapot
fit-move-sleep = alvó cica ide: { fit-place }
fit-move-lay = { fit-card }, ide: { fit-place }{ $turned ->
    [yes] , megfordítva
   *[no] {""}
}
fit-move-settle = cica erre a két dobozra: { fit-place } és a jobb szomszédja
fit-move-pass = nincs cica
fit-move-give = { fit-special } erre a két dobozra: { fit-place } és a jobb szomszédja
fit-move-oust = a Hercegnő a cica helyére: { fit-place }
fit-move-discard = dobj el egy Hercegnőt

## Mit hoz a válasz, a gombon

fit-note-closed = zárt, értéke { $worth }
fit-note-box = a doboz értéke { $worth }

## Ami történt

fit-event-start = { $you ->
    [yes] Te kezdesz.
   *[no] { $name } kezd.
}
fit-event-dealt = Mindenkinek két lapja van.
fit-event-laid = { $you ->
    [yes] Leteszel egy lapot
   *[no] { $name } letesz egy lapot
}: { fit-card }.
fit-event-drawn = { $you ->
    [yes] Húzol egy lapot.
   *[no] { $name } húz egy lapot.
}
fit-event-drew = { $you ->
    [yes] Húzol
   *[no] { $name } húz
}: { fit-card }.
fit-event-asleep = { $you ->
    [yes] Lefektetsz egy cicát aludni.
   *[no] { $name } lefektet egy cicát aludni.
}
fit-event-settled = { $you ->
    [yes] A cicád beköltözik.
   *[no] { $name } cicája beköltözik.
}
fit-event-given = { $you ->
    [yes] Egy dobozba teszed
   *[no] { $name } egy dobozba teszi
} { fit-special }.
fit-event-ousted = { $you ->
    [yes] Hercegnőt küldesz
   *[no] { $name } Hercegnőt küld
}. Egy cica hazamegy: { $owner }.
fit-event-discarded = { $you ->
    [yes] Eldobsz egy Hercegnőt
   *[no] { $name } eldob egy Hercegnőt
}. Nem volt kit zavarnia.
fit-event-joined = Dobozok kapcsolódnak össze. Cicák bennük: { LIST($names) }.
fit-event-closed = Bezárult egy doboz. Az értéke { $worth }.
fit-event-pile-empty = A pakli elfogyott. Innentől csak a kézben lévő lapok jönnek.
fit-event-out = { $you ->
    [yes] Az összes cicád kint van
   *[no] { $name } összes cicája kint van
}. Innentől csak a kézben lévő lapok jönnek.
fit-event-finished = Elfogytak a lapok. Jöhet a számolás.

## Miért nem

fit-refusal-start-box-first = Előbb a kezdő dobozok jönnek.
fit-refusal-draw-first = Előbb húzz egy lapot, vagy tegyél le helyette egy alvó cicát.
fit-refusal-drawn-already = Már húztál. Játssz ki egy lapot.
fit-refusal-too-late-to-sleep = Alvó cicát húzás helyett lehet letenni. Te már húztál.
fit-refusal-end-began = Elkezdődött a végjáték: nincs több húzás, és nincs több alvás.
fit-refusal-box-first = A cica a doboz után jön. Előbb tedd le a dobozt.
fit-refusal-wrong-hands = Mindenki két lapot kap.
fit-refusal-not-the-box = Ezek nem a mi dobozunk lapjai.
fit-refusal-wrong-princesses = A Hercegnők nem úgy oszlanak el a pakliban, ahogy kell.
fit-refusal-not-in-hand = Nincs ilyen lapod.
fit-refusal-princess-replaces = A Hercegnő nem doboz. Egy cica helyét foglalja el.
fit-refusal-toy-needs-a-seam = Van szabad hely a cicajátéknak. Dobozként csak akkor tehető le, ha egy sincs.
fit-refusal-no-princess = Nincs Hercegnőd.
fit-refusal-other-cards = Van más lapod is.
fit-refusal-cat-to-replace = Van cica az asztalon. A Hercegnő az ő helyére megy.
fit-refusal-cell-taken = Azon a helyen már fekszik egy lap.
fit-refusal-not-touching = A hely mellett nincs semmi. A sarok nem elég.
fit-refusal-turn-unseen = Ez a lap megfordítva is ugyanolyan. Tedd le egyenesen.
fit-refusal-double-wall = Ott két fal érne össze. A nehezített játék ezt tiltja.
fit-refusal-not-this-box = A cicának részben a most letett dobozon kell feküdnie.
fit-refusal-no-seam = Ott nincs két doboz egymás mellett.
fit-refusal-on-a-wall = Fal van köztük. A cicák nem fekszenek falra.
fit-refusal-seam-taken = Az egyik doboz foglalt, vagy nem lehet rajta keresztben feküdni.
fit-refusal-rivals-box = Abban a dobozban más lakik, a te cicáid közül egy sem.
fit-refusal-no-cat-there = Ott nincs cica.

## Miért nem, a gombon

fit-short-cell-taken = foglalt
fit-short-not-touching = semmihez sem ér
fit-short-double-wall = dupla fal
fit-short-seam-taken = itt már fekszenek
fit-short-rivals-box = más doboza

## Hogyan végződött

fit-line-box = nyitott doboz, { fit-toy } { $toys }, permetező { $sprays }
fit-line-closed = zárt doboz, duplán, { fit-toy } { $toys }, permetező { $sprays }
fit-line-extras = összeköltözött cicák
fit-result-hands-empty = Lapok lent, cicák bent.
fit-tie-minus = Pontegyenlőség: az nyer, akinek kevesebb mínuszpontja van.
fit-decided = Eldőlt { AZ($at) }. lapnál: utána már senki más nem vezetett.

## Az asztal

fit-pile = Pakli: { $count }
fit-ending = Végjáték: nincs több húzás.
fit-hand = A lapjaid
fit-supply = Cicák otthon: { $count }
fit-points = { $count } pont
fit-held = Lapok: { $count }
fit-help-sleep = Alvó cica: sleep, oszlop, sor. Például: sleep 2 -1
fit-help-lay = Doboz: a lap száma, oszlop, sor, és t, ha megfordítod. Például: 1 2 -1 t
fit-help-give = Cicajáték: give, a neve, a bal doboz oszlopa és sora. Például: give yarn 2 -1
fit-help-oust = Hercegnő: oust, oszlop, sor. Például: oust 2 -1
fit-option-advanced = Nehezített játék
fit-option-advanced-about = Öt Hercegnő bárhol a pakliban, nincs dupla fal, a további cicákért nem jár pont, és az alvó cicák fél cicának számítanak.
