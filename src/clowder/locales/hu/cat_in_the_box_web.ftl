# Macska a dobozban a böngészőben. A nevek nem kapnak ragot.

## Hol tartunk

cib-web-burying = félretevés
cib-web-bidding = vállalások
cib-web-counting = számolás
cib-web-trick-of = { $number }. ütés { $tricks ->
    [7] a 7-ből
    [8] a 8-ból
   *[other] / { $tricks }
}

## Amit a játék kérdez, és a lap a mancsban

cib-web-colour = Milyen színű { $number ->
    [1] az egyesed
    [2] a kettesed
    [3] a hármasod
    [4] a négyesed
    [5] az ötösöd
    [6] a hatosod
    [7] a hetesed
    [8] a nyolcasod
    [9] a kilencesed
   *[other] a lapod ({ $number })
}?
cib-web-brief = { $what ->
    [cib-note-gives-up] lemondás
    [cib-short-cell-blocked] semleges
    [cib-short-colour-lost] lemondtál
    [cib-short-cell-taken] foglalt
    [cib-short-trump-lead] még nem
   *[other] {""}
}
cib-web-card-dead = { cib-card }: nem maradt szín

## Emberek

cib-web-next = Következik: { $name }
cib-web-choosing = Még választ: { $name }
cib-web-led = hívás

## A kutatótábla

cib-web-cell = { $number }, { cib-colour }: { $what ->
    [free] szabad
    [may] szabad, ide teheted
   *[taken] { $name }
}
cib-web-board-of = Kutatótábla, { $round }. forduló
cib-web-colour-lost = { cib-colour }: elveszett

## Számok

cib-web-tricks-of = { $count } ütésből { $tricks }
cib-web-tricks-word = ütés
cib-web-group = legnagyobb csoport
cib-web-fits = { $needed } lapból { $fits } fér el
cib-web-danger = Paradoxon fenyeget: a maradék lapjaid közül már csak ennyinek van szabad mezője.
cib-web-aids = A legnagyobb csoport, és hogy milyen közel a paradoxon.

## A pontozólap

cib-web-all = össz.
cib-web-no-sheets = Még egy forduló sincs kiértékelve.

## A napló, ahol a szín a szavak után van rajzolva

cib-web-log-played = { $how ->
    [leads] { $you ->
        [yes] Te hívsz: { $number }
       *[no] { $name } hív: { $number }
    }
    [follows] { $you ->
        [yes] Követed a színt: { $number }
       *[no] { $name } követi a színt: { $number }
    }
   *[leaves] { $you ->
        [yes] Kijátszod: { $number }
       *[no] { $name } kijátssza: { $number }
    }
}
cib-web-log-lost = { $you ->
    [yes] Lemondasz erről:
   *[no] { $name } lemond erről:
}

## A számolás

cib-web-count-tricks = { $name }: { cib-move-bid }
cib-web-count-bid = vállalt: { $count }
cib-web-count-paradox = Paradoxon: minden ütés egy pontba kerül.
cib-web-count-group = { $name }: { $count } jelző egy csoportban
cib-web-count-kept = teljesült a vállalás
