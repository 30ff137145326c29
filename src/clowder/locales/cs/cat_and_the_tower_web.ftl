# Koťátko, nespadni! v prohlížeči. Jména se neskloňují.

## Dílky

tow-web-wall = { $kind ->
    [brick] cihlová zeď
    [window] okno
    [portal] portál
    [statue] socha
   *[pillar] sloup
}
tow-web-wall-short = { $kind ->
    [brick] cihly
    [window] okno
    [portal] portál
    [statue] socha
   *[pillar] sloup
}
tow-web-friend = { $colour ->
    [orange] oranžový kamarád
    [grey] šedý kamarád
    [white] bílý kamarád
    [brown] hnědý kamarád
   *[any] libovolný kamarád
}
tow-web-floor = { $floor }. patro
tow-web-toto = Toto
tow-web-kitten = koťátko

## Akční karty a cíle

tow-web-build = Stavba: { $one } + { $two }
tow-web-befriend = { $colour ->
    [any] Libovolný kamarád
    [orange] Oranžový kamarád
    [grey] Šedý kamarád
    [white] Bílý kamarád
   *[brown] Hnědý kamarád
}
tow-web-pets = { $pets ->
    [floor] pak pohlaď všechny kamarády v tom patře
    [other] pak pohlaď jednoho jiného kamaráda
   *[colours] pak pohlaď po jednom kamarádovi od každé barvy
}
tow-web-put-away = Odlož kartu { $card }
tow-web-goal = { $test ->
    [touch] { $of ->
        [alike] Dva kamarádi stejné barvy se dotýkají
       *[unlike] Dva kamarádi různých barev se dotýkají
    }
    [pile] { $of ->
        [orange] Oranžový kamarád na dvou oranžových hřbetech
        [grey] Šedý kamarád na dvou šedých hřbetech
        [white] Bílý kamarád na dvou bílých hřbetech
       *[brown] Hnědý kamarád na dvou hnědých hřbetech
    }
    [three] Tři kamarádi tří barev se dotýkají
    [back] { $of ->
        [any] Kamarád na hřbetě jiného
        [orange] Oranžový kamarád na hřbetě jiné barvy
        [grey] Šedý kamarád na hřbetě jiné barvy
        [white] Bílý kamarád na hřbetě jiné barvy
       *[brown] Hnědý kamarád na hřbetě jiné barvy
    }
   *[there] { $of ->
        [orange] Je tam oranžový kamarád
        [grey] Je tam šedý kamarád
        [white] Je tam bílý kamarád
       *[brown] Je tam hnědý kamarád
    }
}
tow-web-reward = { $count ->
    [one] o 1 patro výš
    [few] až o { $count } patra výš
    [many] až o { $count } patra výš
   *[other] až o { $count } pater výš
}
tow-web-goals = Cíle
tow-web-own-goals = Tvoje cíle
tow-web-holds = splněný
tow-web-hidden-goals = { $count ->
    [one] 1 tajný cíl
    [few] { $count } tajné cíle
    [many] { $count } tajného cíle
   *[other] { $count } tajných cílů
}

## Na co se hra ptá

tow-web-ask-side = { $piece }: na kterou stranu šťouchneš?

## Odpovědi

tow-web-on-floor = { $floor }. patro
tow-web-side = { $side ->
    [0] doprava
    [45] dozadu doprava
    [90] dozadu
    [135] dozadu doleva
    [180] doleva
    [225] dopředu doleva
    [270] dopředu
   *[315] dopředu doprava
}
tow-web-climb = Do { $floor }. patra
tow-web-swap = Vyměnit za nový cíl
tow-web-pass = Nechat být
tow-web-give-up = Vzdát to
tow-web-further = { $further ->
    [yes] Dál do { $floor }. patra
   *[no] Tady skončit
}

## V ruce

tow-web-grip = Dílek v tvé ruce
tow-web-move = { $way ->
    [left] Doleva
    [right] Doprava
    [back] Dozadu, od sebe
   *[front] Dopředu, k sobě
}
tow-web-turn = { $way ->
    [left] Otočit doleva
   *[right] Otočit doprava
}
tow-web-bend = { $way ->
    [open] Ohnout méně
   *[shut] Ohnout více
}
tow-web-let-go = Pustit
tow-web-steady = Ruka je klidná: plus minus 1 mm.
tow-web-hasty = Vydechni. Ruka se uklidňuje.
tow-web-bring = Přesuň dílek nad podlahu.
tow-web-bring-in = Mimo věž. Přetáhni dílek dovnitř, tady nebo nahoře.
tow-web-deciding = Ještě se rozmýšlí.
tow-web-under = Opora
tow-web-spare = Rezerva
tow-web-storey-gauge = Stěny { $floor }
tow-web-percent = { $value } %
tow-web-degree = { $value }°
tow-web-mm = { $value } mm
tow-web-from-above = { $floor }. patro shora
tow-web-reading = { $level ->
    [safe] { $worst ->
        [spare] Bezpečné: rezerva { $value }°.
       *[other] Bezpečné.
    }
    [shaky] { $worst ->
        [spare] Vratké: ještě { $value }° a převrátí se.
        [under] Vratké: podepřeno je { $value } %.
       *[storey] Vratké: stěny { V($floor) }. patře mají rezervu { $value } mm.
    }
   *[slips] { $worst ->
        [spare] Sklouzne: je tu moc šikmo.
        [under] Sklouzne: podepřeno je { $value } %.
       *[storey] Na stěny { V($floor) }. patře je to moc.
    }
}
tow-note-way = V cestě: { $by ->
    [toto] Toto
    [kitten] koťátko
    [pillar] sloup
    [brick] stěna
    [window] stěna
    [portal] stěna
    [statue] stěna
   *[other] kamarád
}.
tow-web-numbers = Zadat čísly
tow-web-x = Doprava, mm
tow-web-y = Dozadu, mm
tow-web-degrees = Otočení, °
tow-web-bent = Ohyb, °
tow-web-storey = Patro
tow-web-keys = Šipky posouvají, Q a E otáčejí, R a F ohýbají, se Shiftem jemněji. Home přenese dílek nad podlahu, Page Up a Page Down mění patro, Enter dílek pustí.
tow-web-spot = { $piece }: { $x ->
    [0] uprostřed
   *[other] { $side ->
        [left] { $x } mm vlevo
       *[right] { $x } mm vpravo
    }
}, { $y ->
    [0] ani vpředu, ani vzadu
   *[other] { $way ->
        [back] { $y } mm vzadu
       *[front] { $y } mm vpředu
    }
}, otočení { $turn }°{ $bent ->
    [yes] , ohyb { $bend }°
   *[no] {""}
}.

## Scéna

tow-web-stage = Věž
tow-web-tower = Věž: { $floors ->
    [one] 1 patro
    [few] { $floors } patra
    [many] { $floors } patra
   *[other] { $floors } pater
}, výška { $height } cm.
tow-web-no-picture = Tenhle prohlížeč neumí nakreslit věž prostorově. Všechno se dá hrát slovy a čísly.
tow-web-height = { $height } cm
tow-web-lean = { $lean ->
    [none] stojí rovně
    [little] trochu se naklání
    [much] naklání se
   *[badly] hodně se naklání
}
tow-web-tilt = { $tilt }°
tow-web-view = { $view ->
    [whole] Celá věž
    [storey] Patro zblízka
   *[plan] Patro shora
}
tow-web-views = Odkud se díváš
tow-web-view-short = { $view ->
    [whole] Celá
    [storey] Patro
   *[plan] Plán
}
tow-web-ruler = Patra
tow-web-scenario = příběh
tow-web-fallen-now = Spadlo: { $pieces }
tow-web-moment = Poslední pohyb, okamžik po okamžiku
tow-web-seconds = { $seconds } s
tow-web-before = Předtím
tow-web-after = Potom

## Čísla

tow-web-whiskers = { $count ->
    [one] zbývá 1 vous z 5
    [few] zbývají { $count } vousy z 5
    [many] zbývá { $count } vousu z 5
   *[other] zbývá { $count } vousů z 5
}
tow-web-fallen = { $count ->
    [0] Zatím nespadla žádná stěna
    [one] Spadla 1 stěna
    [few] Spadly { $count } stěny
    [many] Spadlo { $count } stěny
   *[other] Spadlo { $count } stěn
}
tow-web-at = { $floor }. patro
tow-web-beside = vedle věže
tow-web-stands = Stojí.
tow-web-heartbeats = Pět úderů srdce, a nikdo nedýchal.
tow-web-lovely = Byla to krásná věž.
tow-web-tallest = Nejvyšší
tow-web-tallest-is = { $floors ->
    [one] 1 patro
    [few] { $floors } patra
    [many] { $floors } patra
   *[other] { $floors } pater
}, { $height } cm
tow-web-leaned = Náklon
tow-web-pieces = Dílky
tow-web-pieces-are = { $count }, z toho kamarádi: { $friends }
tow-web-stood = Stála
tow-web-stood-for = { $count ->
    [one] 1 tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
tow-web-taken = Vyfoceno { V($turn) }. tahu, než na ni zase někdo sáhl.
tow-web-save-picture = Uložit obrázek
tow-web-story = Příběh { $floor }
tow-web-toto-at = Toto: { $floor }
tow-web-lost = Ztracené stěny: { $over ->
    [yes] { $count }
   *[no] { $count } z { $most }
}
tow-web-climber-at = Toto: { $floor }. patro
tow-web-where-turn = { $turn }. tah
tow-web-where-floors = { $floors ->
    [one] 1 patro
    [few] { $floors } patra
    [many] { $floors } patra
   *[other] { $floors } pater
}
tow-web-no-scenarios = Zatím žádný vyhraný příběh.

## Věž slovy

tow-web-words = Věž slovy
tow-web-word-floor = { $floor }. patro
tow-web-word-lean = sklon { $tilt }°, { $off } mm od středu
tow-web-word-straight = rovně, { $off } mm od středu
tow-web-word-walls = stěny: { $walls }
tow-web-word-cats = kočky: { $cats }
tow-web-turn-heading = { $turn }. tah

## Settings

tow-web-aids = Které cíle jsou splněné; a než dílek pustíš, jak moc je podepřený a jaké je riziko.
