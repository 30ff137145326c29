# Kočičí labyrint u stolu. Záznam je v přítomném čase a jména se neskloňují.
# $you je "yes", když je řeč o čtenáři.

cha-title = Kočičí labyrint
cha-tagline = Otáčej stoky a přiveď kočky domů.
cha-aim = Otáčej a posouvej stoky, dokud toulavé kočky nenajdou cestu k někomu, kdo je chce.

## Kočky a opatrovnice

cha-cat = { $cat ->
    [pickle] Okurka
    [crumb] Drobek
    [soot] Mourek
    [button] Knoflík
    [puddle] Kalužka
    [noodle] Nudle
    [thimble] Náprstek
    [moss] Mech
    [rusty] Rezek
    [biscuit] Piškot
    [duchess] Hraběnka
    [admiral] Admirál
    [velvet] Samet
    [truffle] Lanýž
   *[comet] Kometa
}
cha-guardian = { $guardian ->
    [agatha] Agáta
   *[edith] Edita
}

## Karty stok: druh, jak leží a kde

cha-kind = { $kind ->
    [elbow] koleno
    [straight] rovná stoka
    [tee] odbočka
    [cross] křižovatka
   *[bridge] most
}
cha-look = { $look ->
    [elbow-0] koleno, vede na sever a na východ
    [elbow-1] koleno, vede na východ a na jih
    [elbow-2] koleno, vede na jih a na západ
    [elbow-3] koleno, vede na sever a na západ
    [straight-0] rovná stoka, vede na sever a na jih
    [straight-1] rovná stoka, vede na východ a na západ
    [tee-0] odbočka, vede na východ, na jih a na západ
    [tee-1] odbočka, vede na sever, na jih a na západ
    [tee-2] odbočka, vede na sever, na východ a na západ
    [tee-3] odbočka, vede na sever, na východ a na jih
    [cross-0] křižovatka, vede na všechny strany
   *[bridge-0] most, od severu k jihu nad cestou od východu k západu
}
cha-card = řada { $row }, sloupec { $column }: { cha-look }
cha-rotation = { $quarters ->
    [1] doprava
    [2] o půl otáčky
   *[3] doleva
}

## Na co se hra ptá

cha-ask-act = Otoč kartu, nebo jednu zasuň. Zbývající akce: { $left }.
cha-ask-rotate = Teď otoč kartu. Jedna ze dvou akcí musí být otočení.
cha-ask-order = Domů došla víc než jedna kočka. Která bude první a kdo si pro ni přijde?
cha-ask-guardian = Cesta vede k oběma opatrovnicím. Která přijde? Čeká { cha-cat }.

## Odpovědi na výběr

cha-move-start = určit, kdo začne
cha-move-deal = rozložit stoky
cha-move-rotate = otočit kartu (řada { $row }, sloupec { $column }) { cha-rotation }
cha-move-insert = zasunout na místě { $place }, natočení { $turn }
cha-move-adopt = kočka z místa { $place }, přijde { cha-guardian }

## Co odpověď přinese, na tlačítku

cha-note-home = { $count ->
    [one] přivede domů kočku
    [few] přivede domů { $count } kočky
    [many] přivede domů { $count } kočky
   *[other] přivede domů { $count } koček
}

## Co se stalo

cha-event-start = { $you ->
    [yes] Začínáš.
   *[no] { $name } začíná.
}
cha-event-dealt = Stoky jsou rozložené. Dvě kočky čekají.
cha-event-rotated = { $you ->
    [yes] Otáčíš
   *[no] { $name } otáčí
} kartu v řadě { $row }.
cha-event-inserted = { $you ->
    [yes] Zasouváš
   *[no] { $name } zasouvá
} kartu na místě { $place }.
cha-event-taken = { $you ->
    [yes] Získáváš kočku
   *[no] { $name } získává kočku
}: { cha-cat } ({ $worth }).
cha-event-moved = { cha-guardian } přechází na místo { $place }.
cha-event-came = Na místo { $place } přichází { cha-cat } ({ $worth }).

## Proč ne

cha-refusal-wrong-square = Čtverec má { $side } řady po { $side } kartách.
cha-refusal-no-such-look = Některá karta leží tak, jak ležet nemůže.
cha-refusal-not-the-box = Tohle nejsou karty z naší krabice.
cha-refusal-wrong-corners = Vlevo dole a vpravo nahoře leží kolena otevřená dovnitř.
cha-refusal-no-such-card = V řadě { $row } a sloupci { $column } žádná karta není.
cha-refusal-no-such-turn = Karta se otáčí doprava, doleva, nebo o půl otáčky.
cha-refusal-rotation-due = Jednu kartu už máš zasunutou. Druhá akce musí být otočení.
cha-refusal-no-such-place = Místo { $place } neexistuje. Místa jdou od 0 do { $last }.
cha-refusal-no-such-rotation = Nová karta se zasouvá s natočením 0, 1, 2 nebo 3.
cha-refusal-no-cat-found = Na místě { $place } žádná získaná kočka nečeká.
cha-refusal-not-joined = { cha-cat } a { cha-guardian }: mezi nimi cesta nevedla.

## Proč ne, na tlačítku

cha-short-rotation-due = teď otoč
cha-short-not-joined = cesta tam nevede

## Jak to dopadlo

cha-line-cats = kočky po { $worth } bodech: { $count }
cha-line-turns = tahy
cha-unit-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
cha-result-all-home = Všechny kočky jsou doma.
cha-result-gone-quiet = Dvě stě tahů bez kočky. Dole se jim líbí.
cha-result-lost = Dvě stě tahů bez kočky. Dole už se zabydlely.
cha-tie-cats = Bodů je stejně: rozhoduje víc koček.
cha-decided = Rozhodlo se { V($at) }. tahu: potom už nikdo jiný nevedl.
cha-result-grade-1 = Všechny kočky jsou doma a mají suché tlapky.
cha-result-grade-2 = Všechny kočky jsou doma, než vystydla polévka.
cha-result-grade-3 = Všechny kočky jsou doma. Krysy si dělají poznámky.
cha-result-grade-4 = Všechny kočky jsou doma právě k večeři.
cha-result-grade-5 = Všechny kočky jsou doma. Vzaly to vyhlídkovou trasou.
cha-result-grade-6 = Všechny kočky jsou doma. Večeře byla včera.
cha-result-grade-7 = Všechny kočky jsou doma. Každou cihlu tam dole znáš jménem.

## Stůl

cha-turn = { $turn }. tah
cha-next = Další karta: { cha-kind }
cha-under = Pak zakryté ({ $hidden }) a potom:
cha-out = Kočky v balíčku: { $count }
cha-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
cha-help-rotate = Otočení: řada a sloupec, pak > (doprava), < (doleva), nebo 180. Třeba: 2 3 >
cha-help-insert = Zasunutí: místo a natočení. Třeba: 5 0
cha-option-way = Jak hrajete
cha-option-way-about = Každý sám za sebe, všichni společně na co nejméně tahů, nebo dva na dva.
cha-option-way-each = Každý sám za sebe
cha-option-way-together = Všichni společně
cha-option-way-teams = Dva týmy
cha-option-kittens = Koťata
cha-option-kittens-about = Menší čtverec, tři krát tři. Kratší cesty, delší ocasy.
cha-option-first_edition = První vydání
cha-option-first_edition-about = Jedna ze dvou akcí musí být otočení.
