# Cicalabirintus a böngészőben. A nevek nem kapnak ragot.

## Hol tartunk

cha-web-out = { $count ->
    [one] Még 1 cica kóborol
   *[other] Még { $count } cica kóborol
}
cha-web-actions = { $count ->
    [one] Még 1 akció
   *[other] Még { $count } akció
}

## Amit a játék kérdez, és ami a mancsban van

cha-web-ask-act = Elfordítasz egy lapot, vagy betolsz egyet?
cha-web-ask-card = Merre fordítod?
cha-web-ask-next = Hol tolod be?
cha-web-ask-place = Hogyan feküdjön?
cha-web-turn = { $quarters ->
    [1] Jobbra
    [2] 180°
   *[3] Balra
}
# cha-note-home, on a button of a phone
cha-web-brief-home = { $count ->
    [one] +1 cica
   *[other] +{ $count } cica
}

## A négyzet, és ami körülötte van

cha-web-square = A csatornák
cha-web-place = { $place }. hely, { $edge ->
    [top] { AZ($line) }. oszlop fölött
    [right] { AZ($line) }. sortól jobbra
    [bottom] { AZ($line) }. oszlop alatt
   *[left] { AZ($line) }. sortól balra
}: { $who }
cha-web-free = szabad
cha-web-stray = { cha-cat }, értéke { $worth }
cha-web-found = { cha-cat }, megtalált cica
cha-web-next = jön
cha-web-deck = Következő csatornák
cha-web-litter = Következő cicák

## Emberek

cha-web-partner = veled játszik

## Számok és értékelés

cha-web-home = Cicák
cha-web-cats = { $count ->
    [one] 1 cica
   *[other] { $count } cica
}
cha-web-points = Pontok
cha-web-turns = Körök
cha-web-title = Értékelés
cha-web-most = legfeljebb { $turns }
cha-web-more = több mint { $turns }

## Settings

cha-web-aids = Merre vezetnek az utak, mielőtt lépsz.
