# Kočka v krabici v prohlížeči. Jména se neskloňují.

## Kde jsme

cib-web-burying = odkládání
cib-web-bidding = odhady
cib-web-counting = počítání
cib-web-trick-of = štych { $number } { $tricks ->
    [7] ze
   *[other] z
} { $tricks }

## Na co se hra ptá a karta v tlapce

cib-web-colour = Jakou barvu má tvoje { cib-card }?
cib-web-brief = { $what ->
    [cib-note-gives-up] ztráta
    [cib-short-cell-blocked] neutrální
    [cib-short-colour-lost] ztracená
    [cib-short-cell-taken] obsazeno
    [cib-short-trump-lead] zatím ne
   *[other] {""}
}
cib-web-card-dead = { cib-card }: nezbyla žádná barva

## Lidé

cib-web-next = Na řadě: { $name }
cib-web-choosing = Ještě vybírá: { $name }
cib-web-led = výnos

## Deska výzkumu

cib-web-cell = { $number }, { cib-colour }: { $what ->
    [free] volné
    [may] volné, můžeš sem
   *[taken] { $name }
}
cib-web-board-of = Deska výzkumu, { $round }. kolo
cib-web-colour-lost = { cib-colour }: ztracená

## Čísla

cib-web-tricks-of = { $tricks } { $count ->
    [one] z { $count } štychu
    [few] ze { $count } štychů
    [many] z { $count } štychu
   *[other] z { $count } štychů
}
cib-web-tricks-word = { $count ->
    [one] štych
    [few] štychy
    [many] štychu
   *[other] štychů
}
cib-web-group = největší skupina
cib-web-fits = místo pro { $fits } { Z($needed) }
cib-web-danger = Hrozí paradox: už jen tolik tvých zbývajících karet má volné pole.
cib-web-aids = Největší skupina, jak blízko je paradox.

## Bodový zápis

cib-web-all = celkem
cib-web-no-sheets = Zatím není spočítané žádné kolo.

## Záznam, kde je barva nakreslená za slovy

cib-web-log-played = { $how ->
    [leads] { $you ->
        [yes] Vynášíš { $number }
       *[no] { $name } vynáší { $number }
    }
    [follows] { $you ->
        [yes] Ctíš barvu: { $number }
       *[no] { $name } ctí barvu: { $number }
    }
   *[leaves] { $you ->
        [yes] Hraješ { $number }
       *[no] { $name } hraje { $number }
    }
}
cib-web-log-lost = { $you ->
    [yes] Přicházíš o barvu
   *[no] { $name } přichází o barvu
}

## Počítání

cib-web-count-tricks = { $name }: { cib-move-bid }
cib-web-count-bid = odhad: { $count }
cib-web-count-paradox = Paradox: každý štych stojí bod.
cib-web-count-group = { $name }: velikost skupiny { $count }
cib-web-count-kept = přesně podle odhadu
