# A Kóbor cica az asztalnál. A napló jelen idejű, a nevek ragozatlanok.
# A $you értéke "yes", ha az olvasóról van szó.

str-title = Kóbor cica
str-tagline = Valahol itt laksz. De hol?
str-aim = Egy eltévedt cica, tizennyolc ház. Sétálj, leselkedj, emlékezz: az nyer, aki először hazaér.

## Lapok, mezők és zsetonok

str-kind = { $kind ->
    [modest] szerény falat
    [nourishing] tápláló étel
    [hearty] bőséges lakoma
    [friend] macskapajtás
    [shortcut] rövidebb út
    [truck] kisteherautó
    [raven] holló
    [dog] kutya
    [mouse] egér
    [meeting] macskatalálkozó
   *[roadworks] útjavítás
}
str-place = { $field ->
    [fog] lefordított lapka
    [start] kezdőmező
    [one] egyszintes ház
    [two] kétszintes ház
   *[other] útmező
}
str-feature = { $feature ->
    [one] egy szint
    [two] két szint
    [red] piros tető
    [yellow] sárga tető
    [blue] kék tető
    [fence] kerítés
    [tree] fa
   *[flowers] virágágyás
}
str-token = { $token ->
    [shape] forma
    [roof] tető
   *[garden] kert
}
str-house = { $shape ->
    [one] egyszintes
   *[two] kétszintes
}, { $roof ->
    [red] piros tető
    [yellow] sárga tető
   *[blue] kék tető
}, { $garden ->
    [fence] kerítés
    [tree] fa
   *[flowers] virágágyás
}

## Amit a játék kérdez

str-ask-look = Keresd az otthonodat a lapjaiddal, vagy keress ennivalót ({ $count } lap).
str-ask-walk = Merre? Hátralévő lépések: { $left }.
str-ask-flee = Kutya! Fuss. Hátralévő lépések: { $left }.
str-ask-push = Vezesd el a másik cicát. Hátralévő lépések: { $left }.
str-ask-shortcut = Rövidebb út. Hol bújsz elő?
str-ask-truck = A kisteherautó indul. Hol szállsz le?
str-ask-dog = Hol bukkan fel a kutya?
str-ask-meeting = A lapkádra váró cicák: { $count }. Hová ül a következő?
str-ask-roadworks = Hol ássák fel az utat?
str-ask-raven = Holló. Kinek a lapját viszi el?
str-ask-mouse = Egér. Kinek a cicája fut utána?
str-ask-discard = Túl sok a lapod. Ennyit dobj el: { $count }.
str-ask-fight = Verekedés. Válassz titokban egy lapot: a nagyobb szám nyer.
str-ask-remember = Vesd össze a zsetonokat a házzal. Fordíts fel egyet, amelyik illik, vagy mondd, hogy egyik sem.
str-ask-suffer = Két balszerencselap egyszerre. Melyik csap le?

## Választható válaszok

str-move-start = a kezdő kijelölése
str-move-deal = a környék kirakása
str-move-shuffle = az eldobott lapok megkeverése
str-move-peck = egy lap elvétele vakon
str-move-walk = { $steps ->
    [one] { $steps } lépés, étel: { LIST($cards) }
   *[other] { $steps } lépés, ételek: { LIST($cards) }
}
str-move-luck = { str-kind } ({ $number })
str-move-food = ennivaló keresése
str-move-step = lépés: { str-place }
str-move-at = { str-place }
str-move-fight = { str-kind } ({ $number })
str-move-suffer = { str-kind }
str-move-discard = eldobás: { LIST($cards) }
str-move-remember = { $token ->
    [shape] a forma felfordítása
    [roof] a tető felfordítása
    [garden] a kert felfordítása
   *[nothing] semmi sem illik
}
str-move-pick = { $seat }. hely játékosa

## Ami történt

str-event-start = { $you ->
    [yes] Te kezdesz.
   *[no] { $name } kezd.
}
str-event-dealt = A környék lefordítva fekszik. Az emlékek is.
str-event-shuffled = Az eldobott lapokból új pakli lesz. Lapok: { $count }.
str-event-searched = { $you ->
    [yes] Ennivalót keresel.
   *[no] { $name } ennivalót keres.
} Húzható lapok: { $count }.
str-event-meals = { $you ->
    [yes] { $steps } lépést teszel.
   *[no] { $name } { $steps } lépést tesz.
}
str-event-luck = { $you ->
    [yes] Kijátszod
   *[no] { $name } kijátssza
}: { str-kind } ({ $number }).
str-event-drew = { $you ->
    [yes] Húzol
   *[no] { $name } húz
}: { str-kind } ({ $number }).
str-event-drew-unseen = { $you ->
    [yes] Húzol egy lapot.
   *[no] { $name } húz egy lapot.
}
str-event-discarded = { $you ->
    [yes] Eldobsz
   *[no] { $name } eldob
}: { LIST($cards) }.
str-event-pushed = { $you ->
    [yes] Egy házban kötsz ki
   *[no] { $name } egy házban köt ki
}.
str-event-jumped = { $you ->
    [yes] Máshol bukkansz fel
   *[no] { $name } máshol bukkan fel
}.
str-event-gathered = { $you ->
    [yes] Ott vagy a találkozón
   *[no] { $name } ott van a találkozón
}.
str-event-turned = { $count ->
    [one] Új lapka: { $count } ház.
   *[other] Új lapka: { $count } ház.
}
str-event-dog = Felbukkan a kutya.
str-event-works = Felássák az egyik utat.
str-event-fight = { $you ->
    [yes] Verekedni kezdesz
   *[no] { $name } verekedni kezd
}. Az ellenfél: { $rival }.
str-event-hidden = { $you ->
    [yes] Választottál egy lapot.
   *[no] { $name } választott egy lapot.
}
str-event-nobody = Mindketten túl éhesek a verekedéshez. Egy-egy lépéssel arrébb lökik egymást.
str-event-unarmed = { $you ->
    [yes] Te nyersz: üres hassal senki sem verekszik.
   *[no] { $name } nyer: üres hassal senki sem verekszik.
}
str-event-fought = { $you ->
    [yes] Te nyered a verekedést
   *[no] { $name } nyeri a verekedést
} ({ $high } : { $low }).
str-event-visited = { $you ->
    [yes] Benézel
   *[no] { $name } benéz
}: { str-house }.
str-event-nothing = { $you ->
    [yes] Itt semmi sem emlékeztet az otthonodra.
   *[no] { $name } semmire sem emlékszik.
}
str-event-remembered = { $you ->
    [yes] Eszedbe jut
   *[no] { $name } már emlékszik
}: { str-feature }.
str-event-bad = { $you ->
    [yes] Balszerencselapot húzol
   *[no] { $name } balszerencselapot húz
}: { str-kind }. Most nincs hatása.
str-event-struck = { $you ->
    [yes] Lecsap rád a balszerencse
   *[no] { $name }: lecsap a balszerencse
} ({ str-kind }).
str-event-idle = { $you ->
    [yes] Lecsap rád a balszerencse
   *[no] { $name }: lecsap a balszerencse
} ({ str-kind }). Nem lesz belőle semmi.
str-event-picked = { $you ->
    [yes] Őt választod
   *[no] { $name } őt választja
}: { $rival } ({ str-kind }).
str-event-pecked = { $you ->
    [yes] Elveszítesz egy lapot
   *[no] { $name } elveszít egy lapot
}: { str-kind } ({ $number }).
str-event-home = { $you ->
    [yes] Otthon vagy.
   *[no] { $name } otthon van.
}
str-event-late = Késő van. Mindenki ott alszik, ahol éppen van.

## Miért nem

str-refusal-not-the-tiles = Ezek nem a mi dobozunk lapkái.
str-refusal-no-such-turn = Egy lapka úgy fekszik, ahogy nem feküdhet.
str-refusal-not-the-tokens = Ezek nem a mi dobozunk zsetonjai.
str-refusal-not-the-cards = Ezek nem a mi dobozunk lapjai.
str-refusal-wrong-hands = Mindenki két szerény falattal és egy tápláló étellel kezd.
str-refusal-not-the-discards = Az új pakli az összes eldobott lapból áll.
str-refusal-no-cards = Előbb válassz lapot. Vagy keress ennivalót.
str-refusal-not-in-hand = Az a lap nincs annak a játékosnak a kezében.
str-refusal-each-once = Minden lapot egyszer nevezz meg, sorban.
str-refusal-mixed-cards = Játssz ki ételeket együtt, vagy egy szerencselapot. Vegyesen sosem.
str-refusal-leads-nowhere = Azzal a lappal most nincs hová menni.
str-refusal-no-such-walk = Arra nem lehet pontosan { $steps } lépést tenni.
str-refusal-no-road = Innen nem vezet oda út.
str-refusal-straight-back = Éppen onnan jössz. Rögtön visszafordulni nem lehet.
str-refusal-roadworks = Ott ássák az utat. Senki sem mehet be.
str-refusal-dog-there = Ott a kutya. Fuss másfelé.
str-refusal-follows = Arra ment épp a másik cica. Nem mehetsz utána.
str-refusal-no-such-place = Ilyen mező nem látszik.
str-refusal-works-there = Ott az útjavítás.
str-refusal-kitten-there = Ott már van egy cica.
str-refusal-not-there = Oda nem. Válassz másik mezőt.
str-refusal-not-your-fight = Ez nem a te verekedésed.
str-refusal-already-chosen = Már választottál.
str-refusal-wrong-count = Legfeljebb { $limit } lap lehet a kezedben. Pontosan { $count } lapot dobj el.
str-refusal-something-fits = Valami illik. Fordíts fel egy zsetont.
str-refusal-already-up = Az a zseton már fel van fordítva: { str-token }.
str-refusal-does-not-fit = Az a zseton nem illik a házhoz: { str-token }.
str-refusal-not-drawn = Ilyen lapot nem húztak.
str-refusal-not-yourself = Mást válassz, ne magadat.
str-refusal-no-cards-there = { $name }: nincs elvehető lapja.

## Miért nem, gombon

str-short-no-such-walk = arra nem jön ki
str-short-straight-back = rögtön vissza
str-short-roadworks = útjavítás
str-short-mixed-cards = étel vagy szerencse
str-short-leads-nowhere = nincs hová
str-short-does-not-fit = nem illik

## Hogyan ért véget

str-line-tokens = felfordított zsetonok
str-unit-tokens = { $count } a 3-ból
str-unit-rounds = { $count } forduló
str-result-home = Egy cica hazaért.
str-result-too-late = Kétszáz forduló. A legjobb emlékezet nyer.

## Az asztal

str-round = { $round }. forduló
str-pile = Pakli: { $count }
str-hand = A lapjaid
str-counts = Lapok: { $count }
str-sheet = Ilyen lehet az otthonod:
str-unknown = ?
str-help-step = Írd be egy út számát vagy egy mezőt: 7.N
str-option-layout = Elrendezés
str-option-layout-about = Hogyan fekszik a tizenhat lapka.
str-option-layout-corners = Kezdés a sarkokban
str-option-layout-centre = Kezdés középen
str-option-layout-long = Hosszú utca
str-option-layout-custom = Saját alakzat
str-option-shape = Alakzat
str-option-shape-about = Tizenhat összefüggő lapka, köztük négy kezdőlapka. Koppintásra sorban: lapka, kezdőlapka, hézag.
str-option-first = Ki kezd
str-option-first-about = Sorsolás, vagy aki az első helyen ül.
str-option-first-by_lot = Sorsolás
str-option-first-first_seat = Az első hely
