# Kočka v krabici u stolu. Záznam je v přítomném čase a jména se neskloňují.
# $you je "yes", když je řeč o čtenáři.

cib-title = Kočka v krabici
cib-tagline = Nemá barvu, dokud ji neřekneš.
cib-aim = Tvoje karty nemají barvu, dokud ji neřekneš. Získej přesně tolik štychů, kolik odhadneš, a ať ti barvy nedojdou.

## Barvy. Písmena stojí na žetonech a v terminálu.

cib-colour = { $colour ->
    [red] červená
    [blue] modrá
    [yellow] žlutá
   *[green] zelená
}
    .accusative = { $colour ->
        [red] červenou
        [blue] modrou
        [yellow] žlutou
       *[green] zelenou
    }
cib-letter = { $colour ->
    [red] Če
    [blue] Mo
    [yellow] Žl
   *[green] Ze
}

## Karta podle čísla

cib-card = { $number ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
    [6] šestka
    [7] sedmička
    [8] osmička
    [9] devítka
   *[other] { $number }
}
    .accusative = { $number ->
        [1] jedničku
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [5] pětku
        [6] šestku
        [7] sedmičku
        [8] osmičku
        [9] devítku
       *[other] { $number }
    }

## Na co se hra ptá

cib-ask-bury = Jednu kartu odlož. Nikdo ji postrádat nebude.
cib-ask-bid = Kolik štychů získáš?
cib-ask-lead = Vynášíš. Kterou kartu a v jaké barvě?
cib-ask-follow = Barva štychu je { cib-colour }. Kterou kartu zahraješ a v jaké barvě?

## Odpovědi na výběr

cib-move-start = určit, kdo začne
cib-move-deal = rozdat
cib-move-bury = odložit { cib-card.accusative }
cib-move-bid = { $tricks ->
    [one] { $tricks } štych
    [few] { $tricks } štychy
    [many] { $tricks } štychu
   *[other] { $tricks } štychů
}
cib-move-play = { cib-colour } { cib-card }

## Co odpověď přinese, na tlačítku

cib-note-follows = ctíš barvu
cib-note-gives-up = přijdeš o { cib-colour.accusative }

## Co se stalo

cib-event-start = { $you ->
    [yes] Začínáš.
   *[no] { $name } začíná.
}
cib-event-dealt = { $round }. kolo je rozdané. { $you ->
    [yes] Do prvního štychu vynášíš ty.
   *[no] Do prvního štychu vynáší { $name }.
}{ $up ->
    [none] {""}
   *[other] {" "}Odkryté karty: { LIST($up) }.
}
cib-event-buried = { $you ->
    [yes] Odkládáš { cib-card.accusative }.
   *[no] { $name } odkládá kartu.
}
cib-event-bid = { $you ->
    [yes] Odhaduješ { cib-move-bid }.
   *[no] { $name } odhaduje { cib-move-bid }.
}
cib-event-played = { $how ->
    [leads] { $you ->
        [yes] Vynášíš { cib-colour.accusative } { cib-card.accusative }.
       *[no] { $name } vynáší { cib-colour.accusative } { cib-card.accusative }.
    }
    [follows] { $you ->
        [yes] Ctíš barvu: { cib-colour } { cib-card }.
       *[no] { $name } ctí barvu: { cib-colour } { cib-card }.
    }
   *[leaves] { $you ->
        [yes] Hraješ { cib-colour.accusative } { cib-card.accusative }.
       *[no] { $name } hraje { cib-colour.accusative } { cib-card.accusative }.
    }
}
cib-event-colour-lost = { $you ->
    [yes] Přicházíš o { cib-colour.accusative }.
   *[no] { $name } přichází o { cib-colour.accusative }.
}
cib-event-trick-won = { $you ->
    [yes] { $tricks ->
        [1] Získáváš svůj první štych.
       *[other] Získáváš štych, máš už { $tricks }.
    }
   *[no] { $tricks ->
        [1] { $name } získává svůj první štych.
       *[other] { $name } získává štych, má už { $tricks }.
    }
}
cib-event-paradox = { $you ->
    [yes] Paradox. Na žádnou z tvých karet už nezbyla barva: { LIST($hand) }.
   *[no] Paradox. { $name } už nemá barvu pro žádnou kartu: { LIST($hand) }.
}
cib-event-round-scored = Body za { $round }. kolo: { $points }.

## Proč ne

cib-refusal-wrong-hand-size = Každý musí dostat { $number ->
    [one] { $number } kartu
    [few] { $number } karty
    [many] { $number } karty
   *[other] { $number } karet
}.
cib-refusal-wrong-cards-aside = Nesedí počet karet, které zbyly po rozdání.
cib-refusal-not-the-deck = To není náš balíček. V našem je od každého čísla pět karet.
cib-refusal-already-buried = Jednu kartu už máš odloženou.
cib-refusal-not-in-hand = Žádnou { cib-card.accusative } v ruce nemáš.
cib-refusal-bid-not-offered = Odhadnout { cib-move-bid } nemůžeš. Na výběr máš: { LIST($bids) }.
cib-refusal-cell-taken = Tvoje { cib-card } nemůže být { cib-colour }. { $you ->
    [yes] Na tom poli už leží tvůj žeton.
   *[no] To pole už je obsazené: { $name }.
}
cib-refusal-cell-blocked = Tvoje { cib-card } nemůže být { cib-colour }. Na tom poli leží neutrální žeton.
cib-refusal-colour-lost = Tvoje { cib-card } nemůže být { cib-colour }. Tahle barva je pro tebe do konce kola ztracená.
cib-refusal-trump-lead = Červenou zatím vynést nemůžeš. Nikdo ji ještě nezahrál a ty můžeš vynést jinou barvu.

## Proč ne, na tlačítku

cib-short-not-in-hand = nemáš v ruce
cib-short-cell-taken = { $you ->
    [yes] už ji máš ty
   *[no] má ji { $name }
}
cib-short-cell-blocked = neutrální žeton
cib-short-colour-lost = ztracená barva
cib-short-trump-lead = zatím nejde vynést

## Bodový zápis

cib-sheet-round = { $round }. kolo
cib-sheet-player = Hráč
cib-sheet-bid = Odhad
cib-sheet-tricks = Štychy
cib-sheet-trick-points = Za štychy
cib-sheet-bonus = Bonus
cib-sheet-points = Body
cib-sheet-total = Celkem
cib-line-tricks = { $round }. kolo, štychy
cib-line-paradox = { $round }. kolo, paradox
cib-line-bonus = { $round }. kolo, skupina
cib-result-rounds-played = Všechna kola jsou odehraná.
cib-tie-last-round = Bodů je stejně: rozhodlo víc bodů v posledním kole.
cib-decided = Rozhodlo se { V($at) }. kole: potom už nikdo jiný nevedl.

## Stůl

cib-research = Deska výzkumu
cib-research-hidden = Schrödingerův režim: deska výzkumu je v krabici. Pamatuj si, co se hrálo.
cib-round = { $round }. kolo { $rounds ->
    [2] ze
    [3] ze
    [4] ze
   *[other] z
} { $rounds }
cib-hand = Tvoje karty
cib-buried = Odložená karta
cib-colours = Barvy
cib-neutral = neutrální
cib-trick = { $number }. štych
cib-option-schrodinger = Schrödingerův režim
cib-option-schrodinger-about = Deska výzkumu zůstává během kola v krabici. Pamatuj si, co se zahrálo.
