# A Ha belefér a böngészőben. A neveket nem ragozzuk.

## Hol tartunk

fit-web-opening = Kezdő dobozok
fit-web-playing = A játék
fit-web-ending = Végjáték
fit-web-pile = { $count ->
   *[other] még { $count } lap
}

## A kérdés és a lap a mancsban

fit-web-ask-where = { $what ->
    [princess] Kinek a helyére ül a Hercegnő?
    [cat] Hol alszik el a cicád?
    [toy] Melyik két doboz közé kerül a cicajáték?
   *[box] Hová fér be?
}
fit-web-ask-spot = { $what ->
    [princess] A Hercegnő ide?
    [cat] Itt aludjon?
    [toy] Ide a cicajátékot?
   *[box] Így?
}
fit-web-draw = Húzok egy lapot
fit-web-sleep = Alvó cicát teszek le
fit-web-lay = Ide teszem
fit-web-turn = Megfordítom
fit-web-elsewhere = Máshová
fit-web-oust = Az ő helyére: { $name }
fit-web-discard = Eldobok egy Hercegnőt
fit-web-settle = { $side ->
    [left] Cica balra, a két doboz közé
   *[right] Cica jobbra, a két doboz közé
}
fit-web-pass = Cica nélkül

## Az asztal felolvasva

fit-web-table = Dobozok az asztalon
fit-web-place = { $row }. sor, { $column }. oszlop
fit-web-free = szabad
fit-web-toys = { $toy ->
    [mouse] { $count ->
        [one] egy egér
       *[other] { $count } egér
    }
    [yarn] { $count ->
        [one] egy gombolyag
       *[other] { $count } gombolyag
    }
   *[feather] { $count ->
        [one] egy toll
       *[other] { $count } toll
    }
}
fit-web-sprays = { $count ->
   *[other] { $count } permetező
}
fit-web-princess = a Hercegnő
fit-web-cat = cica: { $name }
fit-web-asleep = alvó cica: { $name }
fit-web-over-right = jobbra, a szomszédos dobozzal közösen: { $what }
fit-web-over-left = balra, a szomszédos dobozzal közösen: { $what }
fit-web-box = { $closed ->
    [yes] zárt doboz
   *[no] nyitott doboz
}, { $cards } lap, értéke { $worth }{ $winners ->
    [0] {""}
   *[other] {""}, most itt vezet: { $names }
}
fit-web-barred = a te cicáidnak tilos
fit-web-aids = Melyik dobozba nem mehet a cicád.
fit-web-fits = { $aim ->
    [cat] ide ülhet a Hercegnő
    [seam] elfér keresztben a jobb oldali szomszéddal
   *[cell] ide befér
}
fit-web-spot = itt feküdne: { $card }{ $turns ->
    [yes] . Az Enter megfordítja
   *[no] {""}
}

## Pontozólap

fit-web-boxes = dobozok
fit-web-extras = további cicák
fit-web-all = összesen
fit-web-no-boxes = Még egyik doboznak sincs gazdája.

## A számolás

fit-web-count-box = { $number }. doboz, értéke { $worth }
fit-web-count-alone = { $you ->
    [yes] csak a te cicáid
   *[no] csak { $name } cicái
}
fit-web-count-most = legtöbb cica: { $name }
fit-web-count-tie = legtöbb cica: döntetlen
fit-web-count-nobody = Itt senki sem lakik.
fit-web-count-sleepers = Csak alvók: nincs pont.
fit-web-count-more = További cicák: { $name }
fit-web-count-more-note = ébren, egy dobozban
