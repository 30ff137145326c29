# Stray Cat in the browser. Names are never inflected.

## Where we are

str-web-round = { $round }. kör
str-web-over = Valaki hazaért
str-web-map = A környék
str-web-pile = { $count } lap a húzópakliban

## Houses, places, cards

str-web-place = { $cell }. lapka, { $row }. sor, { $column }. oszlop: { $what }
str-web-place-short = { $cell }. lapka: { $what }
str-web-fog = még ismeretlen
str-web-start = kezdőmező
str-web-field = { $field ->
    [N] út, fent
    [E] út, jobbra
    [S] út, lent
    [W] út, balra
   *[middle] út, középen
}
str-web-may-be-home = { $place }. Talán az otthonod
str-web-kitten = { $name }. { $place }

## What is asked and answered

str-web-ask-walk = Menjünk { $steps } lépést?
str-web-walk = { $steps } lépés
str-web-food = Ételt keresek
str-web-fight-with = Harcba: { $card }
str-web-discard = { $count ->
    [one] Ezt a lapot eldobom
   *[other] Ezt a { $count } lapot eldobom
}
str-web-remember = { $token ->
    [shape] Felfordítom az emeletet
    [roof] Felfordítom a tetőt
    [garden] Felfordítom a kertet
   *[nothing] Semmi sem illik
}
str-web-hint = ez a tipp
str-web-hand = A lapjaid
str-web-steps-left = Még { $count } lépés

## Homes and the notebook

str-web-my-home = Otthon
str-web-slip = { $token ->
    [shape] Emelet
    [roof] Tető
   *[garden] Kert
}: { $feature ->
    [one] csak földszint
    [two] földszint és emelet
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
str-web-notebook-close = Jegyzetek bezárása
str-web-houses-left = { $count ->
    [one] Egyetlen ház maradt: ez az otthon.
   *[other] { $count } ház lehet az otthon. Koppintással megjelölheted.
}
str-web-crossed = { $house } (kihúzva)
str-web-fight = Harc
str-web-sealed = Egy lefordított lap
str-web-who = Kiscica
str-web-home = Otthon
str-web-known = Emlékszik
str-web-of-three = { $count } a 3-ból
str-web-home-unknown = Még ismeretlen
