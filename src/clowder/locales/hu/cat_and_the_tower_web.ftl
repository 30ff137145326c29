# A macska és a torony a böngészőben. A neveket nem ragozzuk.

## Elemek

tow-web-wall = { $kind ->
    [brick] téglafal
    [window] ablakos fal
    [portal] kapus fal
    [statue] szobros fal
   *[pillar] oszlop
}
tow-web-wall-short = { $kind ->
    [brick] tégla
    [window] ablak
    [portal] kapu
    [statue] szobor
   *[pillar] oszlop
}
tow-web-friend = { $colour ->
    [orange] narancssárga pajtás
    [grey] szürke pajtás
    [white] fehér pajtás
    [brown] barna pajtás
   *[any] bármelyik pajtás
}
tow-web-floor = { $floor }. emelet
tow-web-toto = Toto
tow-web-kitten = kiscica

## Akciólapok és célok

tow-web-build = Építs: { $one } + { $two }
tow-web-befriend = { $colour ->
    [any] Bármelyik pajtás
    [orange] Narancssárga pajtás
    [grey] Szürke pajtás
    [white] Fehér pajtás
   *[brown] Barna pajtás
}
tow-web-pets = { $pets ->
    [floor] aztán simogasd meg az emelet összes pajtását
    [other] aztán simogass meg egy másik pajtást
   *[colours] aztán simogass meg színenként egy pajtást
}
tow-web-put-away = Dobd el: { $card }. lap
tow-web-goal = { $test ->
    [touch] { $of ->
        [alike] Két azonos színű pajtás összeér
       *[unlike] Két különböző színű pajtás összeér
    }
    [pile] { $of ->
        [orange] Narancssárga pajtás két narancssárga pajtás hátán
        [grey] Szürke pajtás két szürke pajtás hátán
        [white] Fehér pajtás két fehér pajtás hátán
       *[brown] Barna pajtás két barna pajtás hátán
    }
    [three] Három különböző színű pajtás összeér
    [back] { $of ->
        [any] Egy pajtás egy másik hátán
        [orange] Narancssárga pajtás más színű pajtás hátán
        [grey] Szürke pajtás más színű pajtás hátán
        [white] Fehér pajtás más színű pajtás hátán
       *[brown] Barna pajtás más színű pajtás hátán
    }
   *[there] { $of ->
        [orange] Van ott narancssárga pajtás
        [grey] Van ott szürke pajtás
        [white] Van ott fehér pajtás
       *[brown] Van ott barna pajtás
    }
}
tow-web-reward = { $count ->
    [one] 1 emelettel feljebb
   *[other] legfeljebb { $count } emelettel feljebb
}
tow-web-goals = Célok
tow-web-own-goals = A céljaid
tow-web-holds = most teljesül
tow-web-hidden-goals = { $count ->
    [one] 1 titkos cél
   *[other] { $count } titkos cél
}

## Amit a játék kérdez

tow-web-ask-side = { $piece }: merre mozduljon?

## Válaszok

tow-web-on-floor = { $floor }. emelet
tow-web-side = { $side ->
    [0] jobbra
    [45] jobbra hátra
    [90] hátra
    [135] balra hátra
    [180] balra
    [225] balra előre
    [270] előre
   *[315] jobbra előre
}
tow-web-climb = Irány { AZ($floor) }. emelet
tow-web-swap = Csere új célra
tow-web-pass = Kihagyom
tow-web-give-up = Feladom
tow-web-further = { $further ->
    [yes] Tovább: { $floor }. emelet
   *[no] Elég volt
}

## Kézben

tow-web-grip = A darab a kezedben
tow-web-move = { $way ->
    [left] Balra
    [right] Jobbra
    [back] Hátra, magadtól el
   *[front] Előre, magad felé
}
tow-web-turn = { $way ->
    [left] Fordítás balra
   *[right] Fordítás jobbra
}
tow-web-bend = { $way ->
    [open] Hajlítás tágabbra
   *[shut] Hajlítás szűkebbre
}
tow-web-let-go = Elengedem
tow-web-steady = Nyugodt a kezed: 1 mm ide vagy oda.
tow-web-hasty = Fújd ki a levegőt. Megnyugszik a kezed.
tow-web-bring = Vidd a padló fölé.
tow-web-bring-in = A torony mellett van. Húzd be, itt vagy odafent.
tow-web-deciding = Még nem dőlt el.
tow-web-under = Alátámasztás
tow-web-spare = Dőlési tartalék
tow-web-storey-gauge = { $floor }. emelet
tow-web-percent = { $value }%
tow-web-degree = { $value }°
tow-web-mm = { $value } mm
tow-web-from-above = { $floor }. emelet felülről
tow-web-reading = { $level ->
    [safe] { $worst ->
        [spare] Biztos: { $value }° tartalék.
       *[other] Biztos.
    }
    [shaky] { $worst ->
        [spare] Ingatag: még { $value }°, és felborul.
        [under] Ingatag: { $value }%-a van alátámasztva.
       *[storey] Ingatag: { $value } mm maradt ({ $floor }. emelet).
    }
   *[slips] { $worst ->
        [spare] Lecsúszik: itt túl meredek.
        [under] Lecsúszik: csak { $value }%-a van alátámasztva.
       *[storey] Túl sok a falaknak ({ $floor }. emelet).
    }
}
tow-note-way = Útban van: { $by ->
    [toto] Toto
    [kitten] egy kiscica
    [pillar] egy oszlop
    [brick] egy fal
    [window] egy fal
    [portal] egy fal
    [statue] egy fal
   *[other] egy pajtás
}.
tow-web-numbers = Számok megadása
tow-web-x = Jobbra, mm
tow-web-y = Hátra, mm
tow-web-degrees = Fordulat, °
tow-web-bent = Hajlás, °
tow-web-storey = Emelet
tow-web-keys = A nyilak mozgatnak, a Q és az E forgat, az R és az F hajlít, Shifttel finomabban. A Home a padló fölé viszi, a Page Up és a Page Down emeletet vált, az Enter elengedi.
tow-web-spot = { $piece }: { $x ->
    [0] középen
   *[other] { $side ->
        [left] { $x } mm balra
       *[right] { $x } mm jobbra
    }
}, { $y ->
    [0] se előrébb, se hátrébb
   *[other] { $way ->
        [back] { $y } mm hátra
       *[front] { $y } mm előre
    }
}, fordulat { $turn }°{ $bent ->
    [yes] , hajlás { $bend }°
   *[no] {""}
}.

## A színpad

tow-web-stage = A torony
tow-web-tower = A torony: { $floors ->
    [one] 1 emelet
   *[other] { $floors } emelet
}, magassága { $height } cm.
tow-web-no-picture = Ez a böngésző nem tudja térben megrajzolni a tornyot. Szavakkal és számokkal minden játszható.
tow-web-height = { $height } cm
tow-web-lean = { $lean ->
    [none] egyenesen áll
    [little] kicsit megdőlt
    [much] megdőlt
   *[badly] nagyon megdőlt
}
tow-web-tilt = { $tilt }°
tow-web-view = { $view ->
    [whole] Az egész torony
    [storey] Az emelet közelről
   *[plan] Az emelet felülről
}
tow-web-views = Honnan nézed
tow-web-view-short = { $view ->
    [whole] Egész
    [storey] Emelet
   *[plan] Alaprajz
}
tow-web-ruler = Emeletek
tow-web-scenario = történet
tow-web-fallen-now = Leesett: { $pieces }
tow-web-moment = Az utolsó mozgás, pillanatról pillanatra
tow-web-seconds = { $seconds } mp
tow-web-before = Előtte
tow-web-after = Utána

## Számok

tow-web-whiskers = még { $count } bajuszszál az 5-ből
tow-web-fallen = { $count ->
    [0] Még egy fal sem esett le
    [one] 1 fal esett le
   *[other] { $count } fal esett le
}
tow-web-at = { $floor }. emelet
tow-web-beside = a torony mellett
tow-web-stands = Áll.
tow-web-heartbeats = Öt szívdobbanás, és senki sem vett levegőt.
tow-web-lovely = Szép torony volt.
tow-web-tallest = Legmagasabb
tow-web-tallest-is = { $floors } emelet, { $height } cm
tow-web-leaned = Dőlése
tow-web-pieces = Darabok
tow-web-pieces-are = { $count }, ebből pajtás: { $friends }
tow-web-stood = Állt
tow-web-stood-for = { $count } körön át
tow-web-taken = Készült { AZ($turn) }. körben, mielőtt bárki újra hozzáért volna.
tow-web-save-picture = Kép mentése
tow-web-story = { $floor }. emelet története
tow-web-toto-at = Toto: { $floor }.
tow-web-lost = Elveszett falak: { $over ->
    [yes] { $count }
   *[no] { $count } / { $most }
}
tow-web-climber-at = Toto: { $floor }. emelet
tow-web-where-turn = { $turn }. kör
tow-web-where-floors = { $floors ->
    [one] 1 emelet
   *[other] { $floors } emelet
}
tow-web-no-scenarios = Még nincs befejezett történet.

## A torony szavakban

tow-web-words = A torony szavakban
tow-web-word-floor = { $floor }. emelet
tow-web-word-lean = dőlés { $tilt }°, { $off } mm a középponttól
tow-web-word-straight = egyenes, { $off } mm a középponttól
tow-web-word-walls = falak: { $walls }
tow-web-word-cats = cicák: { $cats }
tow-web-turn-heading = { $turn }. kör

## Settings

tow-web-aids = Melyik cél teljesül; és mielőtt elengeded, mennyire van alátámasztva a darab, és mekkora a kockázat.
