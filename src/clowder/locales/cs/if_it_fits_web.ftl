# Co se vejde v prohlížeči. Jména se neskloňují.

## Kde jsme

fit-web-opening = Výchozí krabice
fit-web-playing = Hra
fit-web-ending = Poslední karty
fit-web-pile = { $count ->
    [one] v balíčku 1 karta
    [few] v balíčku { $count } karty
    [many] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
}

## Na co se ptáme a karta v tlapce

fit-web-ask-where = { $what ->
    [princess] Čí místo zabere Princezna?
    [cat] Kde bude tvoje kočka spát?
    [toy] Přes který spoj hračku položíš?
   *[box] Kam se vejde?
}
fit-web-ask-spot = { $what ->
    [princess] Princezna sem?
    [cat] Bude spát tady?
    [toy] Hračka sem?
   *[box] Takhle?
}
fit-web-draw = Dobrat kartu
fit-web-sleep = Položit spící kočku
fit-web-lay = Položit sem
fit-web-turn = Otočit
fit-web-elsewhere = Jinam
fit-web-oust = Zabrat místo: { $name }
fit-web-discard = Odhodit Princeznu
fit-web-settle = { $side ->
    [left] Kočka na levý spoj
   *[right] Kočka na pravý spoj
}
fit-web-pass = Bez kočky

## Stůl nahlas

fit-web-table = Krabice na stole
fit-web-place = Řada { $row }, sloupec { $column }
fit-web-free = volno
fit-web-toys = { $toy ->
    [mouse] { $count ->
        [one] jedna myška
        [few] { $count } myšky
        [many] { $count } myšky
       *[other] { $count } myšek
    }
    [yarn] { $count ->
        [one] jedno klubíčko
        [few] { $count } klubíčka
        [many] { $count } klubíčka
       *[other] { $count } klubíček
    }
   *[feather] { $count ->
        [one] jedno pírko
        [few] { $count } pírka
        [many] { $count } pírka
       *[other] { $count } pírek
    }
}
fit-web-sprays = { $count ->
    [one] 1 rozprašovač
    [few] { $count } rozprašovače
    [many] { $count } rozprašovače
   *[other] { $count } rozprašovačů
}
fit-web-princess = Princezna
fit-web-cat = kočka: { $name }
fit-web-asleep = spící kočka: { $name }
fit-web-over-right = přes spoj vpravo: { $what }
fit-web-over-left = přes spoj vlevo: { $what }
fit-web-box = { $closed ->
    [yes] zavřená krabice
   *[no] otevřená krabice
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}, hodnota { $worth }{ $winners ->
    [0] {""}
   *[other] {""}, zatím ji drží: { $names }
}
fit-web-barred = pro tvoje kočky zavřeno
fit-web-aids = Do kterých krabic tvoje kočky nesmí.
fit-web-fits = { $aim ->
    [cat] tohle místo může zabrat Princezna
    [seam] vejde se přes spoj vpravo
   *[cell] sem se vejde
}
fit-web-spot = tady by ležela: { $card }{ $turns ->
    [yes] . Enter ji otočí
   *[no] {""}
}

## Bodování

fit-web-boxes = krabice
fit-web-extras = další kočky
fit-web-all = celkem
fit-web-no-boxes = Zatím žádná krabice nemá majitele.

## Počítání

fit-web-count-box = Krabice { $number }, hodnota { $worth }
fit-web-count-alone = { $you ->
    [yes] jen tvoje kočky
   *[no] jen kočky: { $name }
}
fit-web-count-most = nejvíc koček: { $name }
fit-web-count-tie = nejvíc koček: shoda
fit-web-count-nobody = Nikdo tu nebydlí.
fit-web-count-sleepers = Samí spáči: bez bodů.
fit-web-count-more = Další kočky: { $name }
fit-web-count-more-note = probuzené spolu v jedné krabici
