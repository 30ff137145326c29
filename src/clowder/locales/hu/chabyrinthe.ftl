# Cicalabirintus az asztalnál. A napló jelen idejű, a nevek nem kapnak ragot.
# A $you értéke "yes", ha az olvasóról van szó.

cha-title = Cicalabirintus
cha-tagline = Forgasd a csatornákat, és vezesd haza a cicákat.
cha-aim = Forgasd és tologasd a csatornákat, amíg a kóbor cicák oda nem találnak ahhoz, aki várja őket.

## Cicák és gondozók

cha-cat = { $cat ->
    [pickle] Uborka
    [crumb] Morzsa
    [soot] Korom
    [button] Gomb
    [puddle] Pocsolya
    [noodle] Nudli
    [thimble] Gyűszű
    [moss] Moha
    [rusty] Rozsda
    [biscuit] Keksz
    [duchess] Grófnő
    [admiral] Admirális
    [velvet] Bársony
    [truffle] Trüffel
   *[comet] Üstökös
}
cha-guardian = { $guardian ->
    [agatha] Ágota
   *[edith] Edit
}

## Csatornalapok: a fajtája, hogyan fekszik, és hol

cha-kind = { $kind ->
    [elbow] kanyar
    [straight] egyenes
    [tee] elágazás
    [cross] kereszteződés
   *[bridge] híd
}
cha-look = { $look ->
    [elbow-0] kanyar, északra és keletre nyílik
    [elbow-1] kanyar, keletre és délre nyílik
    [elbow-2] kanyar, délre és nyugatra nyílik
    [elbow-3] kanyar, északra és nyugatra nyílik
    [straight-0] egyenes, északra és délre nyílik
    [straight-1] egyenes, keletre és nyugatra nyílik
    [tee-0] elágazás, keletre, délre és nyugatra nyílik
    [tee-1] elágazás, északra, délre és nyugatra nyílik
    [tee-2] elágazás, északra, keletre és nyugatra nyílik
    [tee-3] elágazás, északra, keletre és délre nyílik
    [cross-0] kereszteződés, minden oldalra nyílik
   *[bridge-0] híd, észak és dél között, alatta út kelet és nyugat között
}
cha-card = { $row }. sor, { $column }. oszlop: { cha-look }
cha-rotation = { $quarters ->
    [1] jobbra
    [2] félfordulattal
   *[3] balra
}

## Amit a játék kérdez

cha-ask-act = Fordíts el egy lapot, vagy tolj be egyet. Hátralévő akció: { $left }.
cha-ask-rotate = Most fordíts el egy lapot. A két akció egyikének fordításnak kell lennie.
cha-ask-order = Több cica is hazaért. Melyik legyen az első, és ki jön érte?
cha-ask-guardian = Az út mindkét gondozóhoz elvezet. Ki jön érte? A cica: { cha-cat }.

## Választható válaszok

cha-move-start = döntsd el, ki kezd
cha-move-deal = rakd ki a csatornákat
cha-move-rotate = egy lap fordítása { cha-rotation } ({ $row }. sor, { $column }. oszlop)
cha-move-insert = betolás, { $place }. hely, { $turn }. állás
cha-move-adopt = cica { AZ($place) }. helyről, { cha-guardian } jön érte

## Mit hoz a válasz, a gombon

cha-note-home = { $count ->
    [one] hazavezet egy cicát
   *[other] hazavezet { $count } cicát
}

## Ami történt

cha-event-start = { $you ->
    [yes] Te kezdesz.
   *[no] { $name } kezd.
}
cha-event-dealt = A csatornák a helyükön. Két cica vár.
cha-event-rotated = { $you ->
    [yes] Elfordítasz
   *[no] { $name } elfordít
} egy lapot { AZ($row) }. sorban.
cha-event-inserted = { $you ->
    [yes] Betolsz
   *[no] { $name } betol
} egy lapot { AZ($place) }. helynél.
cha-event-taken = { $you ->
    [yes] Tiéd egy cica
   *[no] { $name } megszerez egy cicát
}: { cha-cat } ({ $worth }).
cha-event-moved = { cha-guardian } továbblép { AZ($place) }. helyre.
cha-event-came = Előkerül { cha-cat } ({ $worth }) { AZ($place) }. helyen.

## Miért nem

cha-refusal-wrong-square = A négyzet { $side } sorból áll, soronként { $side } lappal.
cha-refusal-no-such-look = Az egyik lap úgy fekszik, ahogy nem feküdhet.
cha-refusal-not-the-box = Ezek nem a mi dobozunk lapjai.
cha-refusal-wrong-corners = A bal alsó és a jobb felső sarokban befelé nyíló kanyarnak kell lennie.
cha-refusal-no-such-card = Nincs ilyen lap: { $row }. sor, { $column }. oszlop.
cha-refusal-no-such-turn = Egy lapot jobbra, balra vagy félfordulattal lehet elfordítani.
cha-refusal-rotation-due = Egy lapot már betoltál. A másik akció csak fordítás lehet.
cha-refusal-no-such-place = Nincs { $place }. hely. A helyek sorszáma 0 és { $last } közötti.
cha-refusal-no-such-rotation = Az új lap állása 0, 1, 2 vagy 3.
cha-refusal-no-cat-found = Itt nem szereztél cicát: { $place }. hely.
cha-refusal-not-joined = Közöttük nem vezetett út: { cha-cat }, { cha-guardian }.

## Miért nem, a gombon

cha-short-rotation-due = most fordíts
cha-short-not-joined = oda nincs út

## Hogyan végződött

cha-line-cats = { $worth } pontos cica: { $count }
cha-line-turns = körök
cha-unit-turns = { $count } kör
cha-result-all-home = Minden cica hazaért.
cha-result-gone-quiet = Kétszáz kör cica nélkül. Jól érzik magukat odalent.
cha-result-lost = Kétszáz kör cica nélkül. Berendezkedtek odalent.
cha-tie-cats = Pontegyenlőség: a több cica dönt.
cha-decided = Eldőlt { AZ($at) }. körben: utána már senki más nem vezetett.
cha-result-grade-1 = Minden cica hazaért, és száraz a mancsuk.
cha-result-grade-2 = Minden cica hazaért, mielőtt kihűlt volna a leves.
cha-result-grade-3 = Minden cica hazaért. A patkányok jegyzetelnek.
cha-result-grade-4 = Minden cica hazaért, épp vacsorára.
cha-result-grade-5 = Minden cica hazaért, festői kerülővel.
cha-result-grade-6 = Minden cica hazaért. A vacsora tegnap volt.
cha-result-grade-7 = Minden cica hazaért. Odalent már minden téglát a nevén szólítasz.

## Az asztal

cha-turn = { $turn }. kör
cha-next = Következő lap: { cha-kind }
cha-under = Aztán { $hidden } lefordított lap, majd:
cha-out = Cicák a pakliban: { $count }
cha-points = { $count } pont
cha-help-rotate = Fordítás: sor és oszlop, utána > (jobbra), < (balra) vagy 180. Például: 2 3 >
cha-help-insert = Betolás: hely és állás. Például: 5 0
cha-option-way = Hogyan játszotok
cha-option-way-about = Mindenki magáért, mindenki együtt, minél kevesebb körben, vagy kettő kettő ellen.
cha-option-way-each = Mindenki magáért
cha-option-way-together = Mindenki együtt
cha-option-way-teams = Két csapat
cha-option-kittens = Kiscicák
cha-option-kittens-about = Kisebb négyzet, háromszor három. Rövidebb utak, hosszabb bajszok.
cha-option-first_edition = Első kiadás
cha-option-first_edition-about = A két akció egyikének fordításnak kell lennie.
