# Stray Cat in the browser. Names are never inflected.

## Where we are

str-web-where-round = { $round }. forduló
str-web-where-pile = { $pile } a pakliban
str-web-turn = { $turn }. kör
str-web-over = Valaki hazaért
str-web-map = A környék

## Houses, places, cards

str-web-place = { $row }. sor, { $column }. oszlop: { $what }
str-web-square = { $row }. sor, { $column }. oszlop
str-web-fog = még ismeretlen lapka
str-web-start = kezdőmező
str-web-field = { $field ->
    [N] útmező, fent
    [E] útmező, jobbra
    [S] útmező, lent
    [W] útmező, balra
   *[middle] útmező, középen
}
str-web-road = útmező
str-web-may-be-home = { $place }. Talán az otthonod

## What is asked and answered

str-web-ask-look = Az otthonodat keresed, vagy ennivalót?
str-web-ask-lead = Te vezeted: { $name }. Hátralévő lépések: { $left }.
str-web-ask-remember = Egy házban van: { $name }. Melyik zseton illik?
str-web-ask-gather = Macskatalálkozó. Hová ül: { $name }?
str-web-ask-fight = Verekedés. Az ellenfél: { $name }. Melyik lap?
str-web-walk = { $steps } lépés
str-web-walk-none = Séta
str-web-walk-how = válaszd ki, mit eszel
str-web-walk-eats = { $count ->
    [one] megeszed a lapot
   *[other] megeszed a lapokat
}
str-web-step = { $way ->
    [up] Fel
    [up-right] Jobbra fel
    [right] Jobbra
    [down-right] Jobbra le
    [down] Le
    [down-left] Balra le
    [left] Balra
   *[up-left] Balra fel
}
# In one word, where four answers share a phone's width.
str-web-step-onto = { $onto ->
    [house] ház
    [fog] ismeretlen
    [start] kezdőmező
    [back] vissza
   *[road] út
}
str-web-walk-to = Menj el idáig: { $place }
str-web-look-closer = { $row }. sor, { $column }. oszlop: nézd meg közelebbről
str-web-places = Választható helyek
str-web-food = Ennivalót keresek
str-web-food-draw = { $count ->
    [one] húzz { $count } lapot
   *[other] húzz { $count } lapot
}
str-web-fight-with = Verekedéshez: { $card }
str-web-discard = { $count ->
    [one] Ezt a lapot eldobom
   *[other] Ezt a { $count } lapot eldobom
}
str-web-remember = { $token ->
    [shape] A formát fordítom fel
    [roof] A tetőt fordítom fel
    [garden] A kertet fordítom fel
   *[nothing] Semmi sem illik
}
str-web-hand = A lapjaid
str-web-card = { $name }: { $steps ->
    [0] {""}
   *[other] { $steps } lépés,
} verekedésben { $number }

## Homes and the notebook

str-web-my-home = Otthon
str-web-slip = { $token ->
    [shape] Forma
    [roof] Tető
   *[garden] Kert
}: { $feature ->
    [one] egyszintes
    [two] kétszintes
    [red] piros
    [yellow] sárga
    [blue] kék
    [fence] kerítés
    [tree] fa
    [flowers] virágágyás
   *[unknown] ismeretlen
}
str-web-only-you = { $what } (csak te tudod)
str-web-cards = { $count } lap
str-web-notebook = Jegyzetek
str-web-whose = Kinek az otthona?
str-web-pencil = Koppintással megjelölheted.
str-web-houses-left = { $count ->
    [one] Egyetlen ház maradt: ez az otthon.
   *[other] { $count } ház lehet az otthon. Koppintással megjelölheted.
}
str-web-crossed = { $house } (kihúzva)
str-web-fight = Verekedés
str-web-won = nyer
str-web-visit = { $name }. A ház: { $house }
str-web-sealed = Egy lefordított lap
str-web-who = Cica
str-web-home = Otthon
str-web-known = Emlékek
str-web-of-three = { $count } a 3-ból
str-web-home-unknown = Még ismeretlen

## Settings

str-web-aids = Merre visz az étel, és melyik ház lehet az otthonod.

## Saját alakzat

str-web-shape-tile = lapka
str-web-shape-start = { $start }. kezdőlapka
str-web-shape-gap = hézag
str-web-shape-count = { $tiles } lapka, ebből { $starts } kezdőlapka
